"""What a bot would do, and why: for players who ask. It sees what their seat sees, and no more.

The numbers are those that the bot goes by: what its plan thinks of the answers (`kernel.opinions`), how many games it
won with them in its head, or what stood at the end of the tries. What they are made of, and what happened in the tries,
is told beside them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sztab.bots import levels
from sztab.bots.bot import Adviser, Glimpse
from sztab.bots.following import Reply, line_of
from sztab.bots.greedy import Ended, weighed
from sztab.bots.happenings import AHEAD, Counts, Happening, counted, shared, told, went_on
from sztab.bots.line import WIN
from sztab.bots.officer import TRIES
from sztab.bots.reasons import Worths, in_common, largest, mean, rounded, summed
from sztab.bots.search import SearchBot
from sztab.bots.trial import Trial
from sztab.bots.winning import Scale
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import S
from sztab.kernel.opinions import Opinion, Opinions, Part, Planning, Reasoned, changes
from sztab.kernel.requests import Seat

FIRST = 3
"""How many of its choices a bot tells."""
WORLDS = 16
"""In how many worlds each of them is tried."""
MANY = 48
"""So often a choice is tried where the game is looked ahead in: what comes long after it hangs on much else."""
WINS = "wins"
"""The measure of games won in a bot's head."""


class Hint(Struct, frozen=True):
    """A choice of the bot: the option's number, the seat's own answers that would follow it, and why."""

    index: int
    then: list[Reply]
    """Further answers of the seat, up to chance, another seat or the end of what was begun."""
    worth: float
    """What the bot counts for it, against the position as it stands; by the measure of the advice."""
    parts: list[Part]
    """What that is made of, the largest first, less what all choices have in common."""
    aim: Part | None = None
    """What it is meant for later on."""
    happens: list[Happening] = []
    """What happened in the tries."""
    tries: int = 0
    """One: nothing that could come otherwise comes in."""
    better: int = 0
    """In how many of them the seat stands better than now,"""
    up: float = 0.0
    down: float = 0.0
    """by how much on the average, and by how much worse in the others."""
    won: int = 0
    lost: int = 0
    """In how many of the tries the game is over by it."""
    win: float = 0.5
    """How likely the seat is to win then."""


class Advice(Struct, frozen=True):
    """A bot's first choices, the best first."""

    bot: str
    hints: list[Hint]
    measure: str = ""
    """What is counted; empty: the numbers say nothing by themselves."""
    common: list[Part] = []
    """What comes of it whichever of them is taken,"""
    happens: list[Happening] = []
    tries: int = 0
    """and what happens then, in so many tries."""
    is_plan: bool = False
    """They are done one after the other, and not one of them alone."""
    win: float = 0.5
    """How likely the seat is to win as things stand."""


def adviser(game: str) -> str:
    """The strongest bot of a game that can say what it thinks."""
    able = [name for name, level in levels.LEVELS.items() if level.advises(game)]
    if not able:
        raise BadNotation(f"{game} has no bot that gives hints")
    return able[-1]


def advise(
    glimpse: Glimpse[S],
    seed: int | str | None,
    bot: str = "",
    scenario: str = "",
    options: Mapping[str, str] | None = None,
) -> Advice:
    """What the best bot of a game would do at a moment, as the seat knows it; with chances to win where the scenario
    is named, played with these options."""
    name = bot or adviser(glimpse.game.id)
    partners = glimpse.game.scenario(scenario).partners(glimpse.seat) if scenario else ()
    thinking = _Thinking(glimpse, name, seed, partners)
    scale = Scale(glimpse.game, scenario, options=options) if scenario else None
    return thinking.advice(scale)


class _Thinking:
    """A bot asked about one moment."""

    def __init__(self, glimpse: Glimpse[S], name: str, seed: int | str | None, partners: Sequence[Seat] = ()) -> None:
        self.glimpse, self.name, self.seed, self.partners = glimpse, name, seed, partners
        self.game, self.question, self.seat = glimpse.game, glimpse.question, glimpse.seat
        level = levels.known(name)
        self.mind: Adviser = level.make(seed)  # type: ignore[assignment]
        self.weights = level.weights(self.game, self.seat)
        self.dice = RandomDice(f"{seed} line")
        self.world: Trial[Any] = Trial.of(glimpse.imagine(self.dice))
        self._is_planned = False
        """Do the numbers come from a plan, and not from the tries?"""
        self.candidates, self.plan = self.game.planned(self.world.state, self.question, b"", self.weights)

    def advice(self, scale: Scale | None) -> Advice:
        found = self._searched() or self._planned() or self._tried()
        chosen = list(found.of)[:FIRST]
        ends = self.mind.tries(self.glimpse, chosen, WORLDS)
        if not any(one.parts for one in found.of.values()) or found.measure == WINS:
            found = self._judged(found, ends)
            chosen = list(found.of)[:FIRST]
        happened = {index: self._happened(ends[index]) for index in chosen}
        alike = shared([happened[index] for index in chosen])
        common = {} if found.is_plan else in_common([found.of[index].parts for index in chosen])
        now = scale.chances(self.world.state)[self.seat] if scale else 0.5
        hints = [self._hint(index, found, common, ends[index], scale, now) for index in chosen]
        compared = [] if found.is_plan else chosen
        others = {index: [happened[other] for other in compared if other != index] for index in chosen}
        hints = [replace(one, happens=told(*happened[one.index], alike, others[one.index])) for one in hints]
        tries = happened[chosen[0]][1] if chosen else 0
        return Advice(
            self.name, hints, found.measure, largest(common, self._unit(found)), told(alike, tries), tries,
            found.is_plan, round(now, 3),
        )  # fmt: skip

    def _happened(self, ends: Sequence[Ended]) -> tuple[Counts, int]:
        """What happens in the tries; where the game is looked ahead in, in as many as elsewhere."""
        times = max(1, -(-MANY // len(ends))) if self.game.id in AHEAD and ends else 1
        before = len(Trial(self.game, self.world.quiet, self.world.tape).events)
        events = [went_on(one.trial, self.dice)[1][before:] for one in ends for _ in range(times)]
        return counted(events, self.world.state, self.game, self.seat, self.partners), len(events)

    def _unit(self, found: Opinions) -> float:
        """How much of the worth of a position is one of what is counted; plans count in it already."""
        is_judged = isinstance(self.game, Reasoned) and found.measure in (self.game.measure, WINS)
        return self.game.unit if is_judged and not self._is_planned else 1.0  # type: ignore[attr-defined]

    def _searched(self) -> Opinions | None:
        """By games won in its head, where the officer looks ahead to the end."""
        most = TRIES.get(self.game.id) if self.name == "officer" else None
        if most is None or not self.game.is_weighty(self.world.state, self.question):
            return None
        root = SearchBot(self.seed, most=most, judge=weighed).search(self.glimpse)
        tried = sorted(root.children.items(), key=lambda one: -one[1].tries)[:FIRST]
        tried.sort(key=lambda one: -one[1].share)
        options = list(self.question.options)
        return Opinions({options.index(answer): Opinion(node.share) for answer, node in tried}, WINS)

    def _planned(self) -> Opinions | None:
        """By the plans of the game."""
        game = self.game
        if self.name == "corporal" or not isinstance(game, Planning):
            return None
        found = game.opinions(self.world.state, self.question, self.plan, self.weights)
        if found is None or not found.of:
            return None
        of = dict(found.of)
        if not found.is_plan:
            of = dict(sorted(of.items(), key=lambda one: -one[1].score))
        first = self.candidates[0] if self.candidates is not None and len(self.candidates) == 1 else None
        if first is not None and first not in (of if found.is_plan else list(of)[:FIRST]):
            of = {first: Opinion(max(one.score for one in of.values())), **of}
        self._is_planned = any(one.parts for one in of.values())
        return Opinions(of, found.measure, found.is_plan)

    def _tried(self) -> Opinions:
        """By what stands at the end of the tries: which come first, for now."""
        indexes = self.mind.first(self.glimpse, self.candidates, FIRST)
        return Opinions({index: Opinion(0.0) for index in indexes}, getattr(self.game, "measure", ""))

    def _judged(self, found: Opinions, ends: Mapping[int, Sequence[Ended]]) -> Opinions:
        """With what the judgement of the ends is made of; where nothing else ranks them, by what it says."""
        stands, values = self._parts(self.world.state), self._stands
        is_ranked = found.measure == WINS or len({found.of[index].score for index in ends}) > 1
        of: dict[int, Opinion] = {}
        for index in ends:
            played = [one for one in ends[index] if abs(one.worth) != WIN]
            parts_of: Worths = {}
            for one in played:
                for part in changes(stands, self._parts(one.trial.state)):
                    key = (part.name, part.field, part.about)
                    parts_of[key] = parts_of.get(key, 0.0) + part.worth / len(played)
            parts = tuple(Part(name, worth, field, about) for (name, field, about), worth in parts_of.items())
            score = found.of[index].score if is_ranked else mean(one.worth for one in ends[index]) - values
            of[index] = Opinion(score, parts, found.of[index].aim)
        if not is_ranked:
            of = dict(sorted(of.items(), key=lambda one: -one[1].score))
        return Opinions(of, found.measure, found.is_plan)

    @property
    def _stands(self) -> float:
        """What the position is worth as it stands."""
        return self.game.weigh(self.world.state, self.seat, self.weights)

    def _parts(self, state: Any) -> Sequence[Part]:
        return self.game.parts(state, self.seat, self.weights) if isinstance(self.game, Reasoned) else ()

    def _hint(
        self, index: int, found: Opinions, common: Worths, ends: Sequence[Ended], scale: Scale | None, now: float
    ) -> Hint:
        opinion, unit = found.of[index], self._unit(found)
        stands = self._stands
        won, lost = (sum(one.worth == end for one in ends) for end in (WIN, -WIN))
        gains = [] if self._is_planned else [(one.worth - stands) / unit for one in ends if abs(one.worth) != WIN]
        ups, downs = [gain for gain in gains if gain > 0], [gain for gain in gains if gain <= 0]
        own = {key: worth - common.get(key, 0.0) for key, worth in summed(opinion.parts).items()}
        chances = [scale.chances(one.trial.state)[self.seat] for one in ends] if scale else [now]
        worth = opinion.score / (1.0 if found.measure == WINS else unit)
        return Hint(
            index, line_of(self.world, self.question, index, self.plan, self.weights),
            rounded(max(-WIN, min(WIN, worth))), largest(own, unit), opinion.aim, [], len(ends), len(ups) + won,
            rounded(mean(ups)), rounded(mean(downs)), won, lost, round(mean(chances), 3),
        )  # fmt: skip
