"""What a bot would do, with its reasons in numbers: for players who ask. It sees what their seat sees, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from sztab.bots import levels
from sztab.bots.bot import Adviser, Glimpse
from sztab.bots.greedy import WIN
from sztab.bots.trial import Trial
from sztab.bots.winning import Scale, shifted
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game, S
from sztab.kernel.requests import Choice

FIRST = 3
"""How many of its choices a bot tells."""
WORLDS = 16
"""In how many worlds each of them is tried."""
LONGEST = 8
"""How many answers of the seat's own a line holds."""


class Hint(Struct, frozen=True):
    """A choice of the bot: the option's number, the seat's own answers that would follow it, and what it expects.

    Points are the bot's own count of a position (strength, goals, supply; each game has its own), against the position
    as it stands. What ends the game counts as a point more or less than all other tries, and is counted apart.
    """

    index: int
    then: list[dict[str, Any]]
    """Further answers of the seat, up to chance, another seat or the end of the activity."""
    gain: float
    """Points that it wins, on the average of the worlds that it was tried in."""
    worst: float
    best: float
    better: int
    """In how many of the tries the seat stands better than now."""
    tries: int
    """One: nothing that could come otherwise comes in."""
    won: int = 0
    lost: int = 0
    """In how many of the tries the game is over by it."""
    win: float = 0.5
    """How likely the seat is to win then, by what the bot expects of it."""


class Advice(Struct, frozen=True):
    """A bot's first choices, the best first."""

    bot: str
    hints: list[Hint]
    win: float = 0.5
    """How likely the seat is to win as things stand."""


def adviser(game: str) -> str:
    """The strongest bot of a game that can say what it thinks."""
    told = [name for name, level in levels.LEVELS.items() if level.advises(game)]
    if not told:
        raise BadNotation(f"{game} has no bot that gives hints")
    return told[-1]


def advise(
    glimpse: Glimpse[S],
    seed: int | str | None,
    bot: str = "",
    scenario: str = "",
    options: Mapping[str, str] | None = None,
) -> Advice:
    """What the best bot of a game would do at a moment, as the seat knows it; with chances to win where the scenario
    is named, played with these options."""
    game, question = glimpse.game, glimpse.question
    name = bot or adviser(game.id)
    mind: Adviser = levels.known(name).make(seed)  # type: ignore[assignment]
    values, stands = mind.worths(glimpse, FIRST, WORLDS)
    world = glimpse.imagine(RandomDice(f"{seed} line"))
    lines = {index: line_of(game, Trial.of(world), question, index) for index in values}
    scale = Scale(game, scenario, options=options) if scenario else None
    now = scale.chances(world.state)[glimpse.seat] if scale else 0.5
    steep = scale.points(world.state) if scale else 0.0
    hints = [_hint(index, found, stands, lines[index], now, steep) for index, found in values.items()]
    return Advice(name, hints, round(now, 3))


def _hint(index: int, values: list[float], stands: float, then: list[dict[str, Any]], now: float, steep: float) -> Hint:
    won, lost = (sum(value == end for value in values) for end in (WIN, -WIN))
    played = [value - stands for value in values if abs(value) != WIN]
    low, high = min(played, default=0.0), max(played, default=0.0)
    gains = [low - 1] * lost + played + [high + 1] * won
    worst, mean, best = (round(gain, 1) + 0.0 for gain in (min(gains), sum(gains) / len(gains), max(gains)))
    chances = [1.0] * won + [0.0] * lost + [shifted(now, gain * steep) for gain in played]
    return Hint(
        index, then, min(best, max(worst, mean)), worst, best, sum(gain > 0 for gain in gains), len(values), won, lost,
        round(sum(chances) / len(chances), 3),
    )  # fmt: skip


def line_of(game: Game[S], trial: Trial[S], question: Choice, index: int) -> list[dict[str, Any]]:
    """How the seat would go on by itself after an answer: by the first of the game's candidates."""
    found: list[dict[str, Any]] = []
    trial = trial.fork(question.options[index])
    while len(found) < LONGEST and trial.tape:
        following = trial.question
        if not isinstance(following, Choice) or following.seat != question.seat:
            break
        candidates = game.candidates(trial.state, following)
        if candidates is None and len(following.options) > 1:
            break
        answer = following.options[candidates[0] if candidates else 0]
        found.append(game.codec.encode(following, answer))
        trial.answer(answer)
    return found
