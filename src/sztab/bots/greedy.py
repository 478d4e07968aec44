"""A bot that takes the answer after which its side stands best, as far as it can see."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sztab.bots.bot import Glimpse
from sztab.bots.line import Finder, Judge, Line
from sztab.bots.trial import Trial
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game, S
from sztab.kernel.garbage import SearchPutOff
from sztab.kernel.requests import Answer, Choice, Seat


class Ended(NamedTuple):
    """The end of a trial: what it is worth to who tried it, and how it stands."""

    worth: float
    trial: Trial[Any]


NO_SLIPS: Mapping[str, float] = {}


def appraised(game: Game[Any], state: Any, seat: Seat) -> float:
    """As the corporal sees it."""
    return game.appraise(state, seat)


def weighed(game: Game[Any], state: Any, seat: Seat) -> float:
    """By weights that were tuned in play."""
    return game.weigh(state, seat)


def usual(game: Game[Any], state: Any, question: Choice) -> Sequence[int] | None:
    """What a corporal thinks of."""
    return game.candidates(state, question)


class GreedyBot:
    """Tries each answer in a few imagined worlds, plays the activity to its end, and compares the game's `appraise`.

    Where the game names `candidates`, it looks at those only, and inside an activity it goes on with the first of them.
    Otherwise its own further answers are the best of a few tries, those of others are any legal ones.
    What no chance and no secret can change is tried once; of a long list of answers it tries some, and the longer the
    list, the fewer worlds. A `careless` one gives a share of its answers without trying any (but in games where it is
    `careful`); by a `slip` (a share by
    the id of the game) it gives any legal answer, even one that the game does not think worth a thought.
    """

    def __init__(
        self,
        seed: int | str | None = None,
        *,
        worlds: int = 4,
        breadth: int = 6,
        patience: int = 60,
        many: int = 28,
        effort: int = 112,
        careless: float = 0.0,
        careful: frozenset[str] = frozenset(),
        slips: Mapping[str, float] = NO_SLIPS,
        judge: Judge | None = None,
        finder: Finder = usual,
    ) -> None:
        self._dice = RandomDice(seed)
        self._worlds = worlds
        self._breadth = breadth
        self._patience = patience
        self._many = many
        self._effort = effort
        self._careless = careless
        self._careful = careful
        self._slips = slips
        self._judge = judge or appraised
        self._find = finder

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        question = glimpse.question
        if len(question.options) == 1:
            return question.options[0]
        if self._happens(self._slips.get(glimpse.game.id, 0.0)):
            return question.options[self._dice.below(len(question.options))]
        with SearchPutOff():
            world = Trial.at(glimpse.look(self._dice))
            return self._best(glimpse, world, self._find(world.game, world.state, question))

    def _best(self, glimpse: Glimpse[S], world: Trial[S], candidates: Sequence[int] | None) -> Answer:
        """The best of the answers worth a thought, as far as it looks; `world`: the first to try them in."""
        question = glimpse.question
        tried = self._some(range(len(question.options)) if candidates is None else candidates)
        if len(tried) == 1:
            return question.options[tried[0]]
        if glimpse.game.id not in self._careful and self._happens(self._careless):
            return question.options[tried[self._dice.below(len(tried))]]
        values = self._values(glimpse, world, question, tried)
        best = max(values.values())
        tied = [index for index, value in values.items() if value == best]
        return question.options[tied[self._dice.below(len(tied)) if candidates is None else 0]]

    def values(self, glimpse: Glimpse[S], also: int | None = None, times: int = 1) -> dict[int, float]:
        """What the answers worth a thought are worth, by their numbers, and perhaps one more that is asked for; tried
        in so many times as many worlds as usual."""
        question = glimpse.question
        world = Trial.at(glimpse.look(self._dice))
        candidates = self._find(world.game, world.state, question)
        tried = self._some(range(len(question.options)) if candidates is None else candidates)
        tried = tried if also is None or also in tried else [*tried, also]
        found = self._tried(glimpse, world, question, tried, self._worlds * times, self._effort * times, also)
        return {index: sum(values) / len(values) for index, values in found.items()}

    def first(self, glimpse: Glimpse[S], candidates: Sequence[int] | None, most: int) -> list[int]:
        """The numbers of the best of these answers (None: of all), the best first, at most so many."""
        question, world = glimpse.question, Trial.at(glimpse.look(self._dice))
        tried = self._some(range(len(question.options)) if candidates is None else candidates)
        values = self._values(glimpse, world, question, tried)
        return sorted(values, key=lambda index: (-values[index], index))[:most]

    def tries(self, glimpse: Glimpse[S], indexes: Sequence[int], worlds: int) -> dict[int, list[Ended]]:
        """Where answers lead in each of so many worlds (what is sure once): what that is worth, and how it stands."""
        found: dict[int, list[Ended]] = {index: [] for index in indexes}
        world = Trial.at(glimpse.look(self._dice))

        def note(index: int, value: float, trial: Trial[Any]) -> None:
            found[index].append(Ended(value, trial))

        self._tried(glimpse, world, glimpse.question, indexes, worlds, worlds * max(1, len(indexes)), None, note)
        return found

    def _values(self, glimpse: Glimpse[S], first: Trial[S], question: Choice, tried: Sequence[int]) -> dict[int, float]:
        """What each answer is worth, on the average of the worlds that it was tried in."""
        found = self._tried(glimpse, first, question, tried, self._worlds)
        return {index: sum(values) / len(values) for index, values in found.items()}

    def _tried(
        self,
        glimpse: Glimpse[S],
        first: Trial[S],
        question: Choice,
        tried: Sequence[int],
        worlds: int,
        effort: int = 0,
        also: int | None = None,
        note: Callable[[int, float, Trial[Any]], None] | None = None,
    ) -> dict[int, list[float]]:
        """What each answer is worth in the worlds that it was tried in. Those that lead back to where one stands are
        left out, as long as there are others (but for one that is asked for): one would be asked the same for ever."""
        found: dict[int, list[float]] = {index: [] for index in tried}
        sure: set[int] = set()
        idle = set(tried)
        breadth = self._breadth if len(tried) <= 12 else max(2, self._breadth // 2)
        parts = max(1, min(worlds, (effort or self._effort) // len(tried)))
        world = first
        for part in range(parts):
            line = Line(self._dice, self._judge, self._find, question.seat, breadth, self._patience, part, parts)
            if part:
                world = Trial.at(glimpse.look(self._dice))
            is_known = world.quiet == first.quiet and world.tape == first.tape
            for index in tried:
                if index in sure and is_known:
                    continue
                line.is_sure = True
                trial = world.fork(question.options[index])
                value, ended = line.end(trial)
                found[index].append(value)
                if note is not None:
                    note(index, value, ended)
                if line.is_sure:
                    sure.add(index)
                if not trial.is_idle:
                    idle.discard(index)
            if is_known and len(sure) == len(tried) and not world.game.has_secrets:
                break
        return {i: values for i, values in found.items() if i not in idle or i == also} or found

    def _happens(self, share: float) -> bool:
        return share > 0 and self._dice.below(1000) < 1000 * share

    def _some(self, indexes: Sequence[int]) -> list[int]:
        """All answers, or as many as it has patience for: always the first and the last (to stop, mostly), else any."""
        if len(indexes) <= 2:
            return list(indexes)
        middle = list(indexes[1:-1])
        while len(middle) > self._many - 2:
            middle.pop(self._dice.below(len(middle)))
        return [indexes[0], *middle, indexes[-1]]
