"""What happens in the worlds that an answer is tried in: events worth telling, counted."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins

from sztab.bots.trial import Trial
from sztab.kernel.chronicle import Chronicled, alike
from sztab.kernel.dice import RandomDice
from sztab.kernel.events import Event, is_for
from sztab.kernel.requests import Choice, Seat

MOST = 2
"""So many events are told of a choice."""
LEAST = 0.12
"""What happens in fewer of the tries is not told."""
APART = 0.25
"""Choices are told apart by what happens in so much more of the tries."""
AHEAD = {"bitwa-warszawska": 80}
"""Games in which tries go on after the activity, by quick answers, to the end of the turn, so far at the most: an
attack that is ordered there is fought much later."""


class Happening(Struct, frozen=True):
    """An event, as data, and in how many of the tries it happened."""

    event: Any
    count: int
    others: int = -1
    """In how many of as many tries it happens with the other choices; -1: there are none."""
    harms: bool = False
    """It helps the other side."""


class Count(NamedTuple):
    """How often an event happened, and how much it is worth telling."""

    event: Event
    worth: float
    times: int
    harms: bool


Counts = Mapping[Any, Count]
"""By what alike events have in common."""


def counted(
    trials: Sequence[Iterable[Event]], state: Any, game: Any, seat: Seat, partners: Sequence[Seat] = ()
) -> Counts:
    """The events worth telling of some tries; `partners`: who plays the same side."""
    if not isinstance(game, Chronicled) or not trials:
        return {}
    found: dict[Any, Count] = {}
    ours = (None, seat, *partners)
    for events in trials:
        once: dict[Any, tuple[float, Event]] = {}
        for event in events:
            if is_for(event, seat) and (worth := game.noted(state, event, seat)) > 0:
                once.setdefault(alike(event), (worth, event))
        for key, (worth, event) in once.items():
            harms = game.favours(state, event) not in ours
            found[key] = Count(event, worth, 1 + (found[key].times if key in found else 0), harms)
    return found


def told(
    counts: Counts, tries: int, less: Container[Any] = (), others: Sequence[tuple[Counts, int]] = ()
) -> list[Happening]:
    """What counts most first; `less`: without these; `others`: what happens with the other choices, in their tries."""
    some = [(key, one) for key, one in counts.items() if one.times >= LEAST * tries and key not in less]
    some.sort(key=lambda one: -one[1].worth * one[1].times)
    return [
        Happening(to_builtins(one.event), one.times, _elsewhere(key, others, tries), one.harms)
        for key, one in some[:MOST]
    ]


def _elsewhere(key: Any, others: Sequence[tuple[Counts, int]], tries: int) -> int:
    """In how many of so many tries it happens with other choices, on the average of them; -1: there are none."""
    return round(_mean([_share(key, one) for one in others]) * tries) if others else -1


def _share(key: Any, choice: tuple[Counts, int]) -> float:
    counts, tries = choice
    return counts[key].times / max(1, tries) if key in counts else 0.0


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares)


def shared(choices: Sequence[tuple[Counts, int]]) -> Counts:
    """What happens about as often whichever of several choices is taken: how often on the average of them, in as many
    tries as the first of them had."""
    if len(choices) < 2:
        return {}
    (first, tries), found = choices[0], {}
    for key, one in first.items():
        shares = [_share(key, choice) for choice in choices]
        if min(shares) >= LEAST and max(shares) - min(shares) < APART:
            found[key] = one._replace(times=round(_mean(shares) * tries))
    return found


def went_on(trial: Trial[Any], dice: RandomDice) -> tuple[Trial[Any], list[Event]]:
    """Where a trial leads in games that are looked ahead in (elsewhere as it is), and what happened in it."""
    game, found = trial.game, trial.events
    left, turn = AHEAD.get(game.id, 0), game.turn(trial.state)
    while left and trial.state.outcome is None and game.turn(trial.state) == turn:
        if trial.question is None:
            start = trial.state.copy()
            start.events = []
            trial = Trial(game, start)
            continue
        question = trial.question
        if isinstance(question, Choice):
            trial.answer(question.options[game.quick_answer(trial.state, question, dice)])
        else:
            trial.answer(dice.settle(question))
        left -= 1
        if trial.question is None or left == 0:
            found = [*found, *trial.events]
    return trial, found
