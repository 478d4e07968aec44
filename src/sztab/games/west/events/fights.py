"""Withdrawal, attacks, losses, retreats and pursuit. Counters, hexes and cards are named by their ids."""

from typing import ClassVar

from sztab.kernel.events import Event
from sztab.kernel.modifiers import Modifier


class Withdrew(Event, frozen=True):
    side: str
    path: tuple[str, ...]
    units: tuple[str, ...]
    reveals: ClassVar[bool] = True


class AttackDeclared(Event, frozen=True):
    """Both stacks are shown; `with_hex`: the hex of a second stack that is called."""

    side: str
    start: str
    hex: str
    units: tuple[str, ...]
    target: tuple[str, ...]
    with_hex: str = ""
    reveals: ClassVar[bool] = True


class CoordinationRolled(Event, frozen=True):
    """`result`: together, alone, cancelled."""

    side: str
    dice: tuple[int, ...]
    result: str


class CombatCardUsed(Event, frozen=True):
    side: str
    card: str
    value: int
    role: str


class CombatResolved(Event, frozen=True):
    """Both sums part by part, the dice, the values, the winner (empty: nobody) and the difference."""

    start: str
    hex: str
    attack_modifiers: tuple[Modifier, ...]
    defence_modifiers: tuple[Modifier, ...]
    dice: tuple[int, int]
    attack: int
    defence: int
    winner: str
    difference: int
    noise: ClassVar[tuple[str, ...]] = ("dice", "only", "attack", "defence")


class LossesDue(Event, frozen=True):
    side: str
    losses: int


class Retreated(Event, frozen=True):
    side: str
    path: tuple[str, ...]
    units: tuple[str, ...]
    reveals: ClassVar[bool] = True


class NoRetreat(Event, frozen=True):
    side: str
    hex: str


class Pursued(Event, frozen=True):
    side: str
    start: str
    hex: str
    units: tuple[str, ...]
