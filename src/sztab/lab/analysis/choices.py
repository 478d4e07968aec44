"""What else could have been done: every choice against the bot's first one, as the seat saw it."""

import time
from typing import Any

from msgspec import Struct

from sztab.bots.bot import Glimpse
from sztab.bots.greedy import GreedyBot
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat
from sztab.lab.analysis.walking import Progress, Walk
from sztab.lab.analysis.winning import Scale, shifted

MARKS = ((0.2, "blunder"), (0.1, "mistake"), (0.05, "inaccuracy"))
"""What a choice is called that costs so much probability of winning."""
STRIDE = 4
"""With little time, every fourth choice is looked at first."""


class Better(Struct, frozen=True):
    """A choice that cost something: what was played, what the bot would have done, and what that gains."""

    answer: int
    seat: Seat
    turn: int
    prompt: str
    played: dict[str, Any]
    best: dict[str, Any]
    gain: float
    mark: str


class Looked(Struct, frozen=True):
    """What was found, and how many of the choices were looked at."""

    better: list[Better]
    seen: int
    of: int


def better(walk: Walk, scale: Scale, seed: str, ends: float, progress: Progress) -> Looked:
    """Choices that cost more than an inaccuracy, the worst first; it looks until a moment of the monotonic clock."""
    free = [number for number, play in walk.steps() if _is_free(play)]
    first = set(free[::STRIDE])
    found: list[Better] = []
    seen = 0
    for wanted in (first, set(free) - first):
        if time.monotonic() >= ends:
            break
        for number, play in walk.steps():
            if number not in wanted or number >= len(walk.answers):
                continue
            if time.monotonic() >= ends:
                break
            seen += 1
            progress("choices", seen, len(free))
            if (weighed := _weigh(play, walk.answers[number], scale, f"{seed}{number}", number)) is not None:
                found.append(weighed)
    return Looked(sorted(found, key=lambda one: (-one.gain, one.answer)), seen, len(free))


def _is_free(play: Play[Any]) -> bool:
    return isinstance(play.question, Choice) and len(play.question.options) > 1


def _weigh(play: Play[Any], played: Any, scale: Scale, seed: str, number: int) -> Better | None:
    question = play.question
    assert isinstance(question, Choice)
    values = GreedyBot(seed, worlds=3).values(Glimpse(play, question.seat), question.options.index(played))
    best = max(values, key=lambda index: values[index])
    lead = values[best] - values[question.options.index(played)]
    if lead <= 0:
        return None
    now = scale.chances(play.state)[question.seat]
    gain = now - shifted(now, -lead * scale.steepness(play.state))
    mark = next((name for least, name in MARKS if gain >= least), "")
    if not mark:
        return None
    codec = play.game.codec
    answers = (codec.encode(question, played), codec.encode(question, question.options[best]))
    turn = play.game.turn(play.state)
    return Better(number, question.seat, turn, question.prompt, *answers, round(gain, 3), mark)
