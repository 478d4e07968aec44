"""Exact odds of one test, one shot or one melee, over all faces of the dice (2.2); nothing of the state is changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire.artillery import POLISH_AIM
from sztab.games.raclawice.melee.fight import CLEAR_WIN, outcome
from sztab.games.raclawice.rules import COUNTER_BATTERY_EFFECT, COUNTER_BATTERY_HIT, FIRE_EFFECT, LONE_GUNS_ROLL
from sztab.games.raclawice.state import State
from sztab.games.raclawice.units.counters import POLES, SEATS
from sztab.kernel.modifiers import Modifier
from sztab.kernel.requests import D6, D10_FROM_ZERO, Die


def faces(die: Die) -> range:
    return range(die.low, die.low + die.sides)


def share(count: int, of: int) -> float:
    return round(count / of, 6)


def passed(morale: int, total: int) -> float:
    """3.4/g: how likely a test is passed."""
    return share(sum(face + total <= morale for face in faces(D10_FROM_ZERO)), D10_FROM_ZERO.sides)


def under_fire(edition: Edition, morale: int, total: int) -> list[dict[str, Any]]:
    """10.9.4/d, 10.10.4: what the test may bring, from the best to the worst for the unit that makes it."""
    counts: dict[tuple[int, int], int] = {}
    for face in faces(D10_FROM_ZERO):
        margin = face + total - morale
        result = edition.tables.failed_fire.at(margin) if margin > 0 else None
        key = (result.losses, result.hexes) if result else (0, 0)
        counts[key] = counts.get(key, 0) + 1
    return [
        {"losses": losses, "withdraw": hexes, "chance": share(count, D10_FROM_ZERO.sides), "rule": FIRE_EFFECT}
        for (losses, hexes), count in sorted(counts.items())
    ]


def leader_fates(edition: Edition) -> dict[str, float]:
    """4.6.1: the fates of a leader in danger."""
    counts: dict[str, int] = {}
    for face in faces(D10_FROM_ZERO):
        fate = edition.tables.leader_roll.at(face) or "none"
        counts[fate] = counts.get(fate, 0) + 1
    return {fate: share(count, D10_FROM_ZERO.sides) for fate, count in counts.items()}


def silencing(strength: int) -> dict[str, Any]:
    """10.9.5/c: the die must stay below the strength."""
    hits = sum(face < strength for face in faces(D10_FROM_ZERO))
    return {"captured": share(hits, D10_FROM_ZERO.sides), "rule": LONE_GUNS_ROLL}


def counter_battery(edition: Edition, gun: int, distance: int) -> dict[str, Any]:
    """10.10.7/a, 10.10.7/b: the roll to hit, then the one for effect."""
    aim = POLISH_AIM if edition.side[gun] == POLES else 0
    hit = share(sum(face + aim > distance for face in faces(D10_FROM_ZERO)), D10_FROM_ZERO.sides)
    effect = share(sum(face - edition.stars[gun] <= 0 for face in faces(D10_FROM_ZERO)), D10_FROM_ZERO.sides)
    return {
        "hit": hit,
        "hit-modifier": aim,
        "hit-rule": COUNTER_BATTERY_HIT,
        "effect": effect,
        "effect-modifier": -edition.stars[gun],
        "captured": round(hit * effect, 6),
        "rule": COUNTER_BATTERY_EFFECT,
    }


def melee(
    edition: Edition, state: State, attacker: int, attack: Sequence[Modifier], defence: Sequence[Modifier]
) -> list[dict[str, Any]]:
    """11.7/c, 11.8, 11.11.2: who wins, whether the winner bears a loss, and for how many turns the loser flees."""
    counts: dict[tuple[int, bool, int], int] = {}
    rolls = list(_rolls(state))
    for dice in rolls:
        winner, difference = outcome(attacker, dice, attack, defence)
        key = (winner, difference < CLEAR_WIN, edition.tables.flight.at(difference) or 0)
        counts[key] = counts.get(key, 0) + 1
    return [
        {"winner": SEATS[winner], "loss": loss, "turns": turns, "chance": share(count, len(rolls))}
        for (winner, loss, turns), count in sorted(counts.items())
    ]


def _rolls(state: State) -> Iterator[tuple[int, ...]]:
    """11.7/opt: both dice, of ten or of six sides."""
    die = D6 if state.melee_die == D6.sides else D10_FROM_ZERO
    return product(faces(die), repeat=2)
