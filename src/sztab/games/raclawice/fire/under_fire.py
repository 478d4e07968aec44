"""10: what fire does to the units it hits: the morale test with its modifiers (10.3.1, 10.9.7 to 10.9.9, 10.10.6), and
what a failed test brings (A70)."""

from collections.abc import Sequence

from msgspec import Struct

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire.withdrawal import withdraw
from sztab.games.raclawice.map.board import BUILDINGS, FOREST
from sztab.games.raclawice.rules import (
    ARTILLERY_TABLE,
    FIRE_EFFECT,
    FIRE_STOPS,
    FIRST_SHOT,
    FLANK_FIRE,
    GUN_EFFECT,
    GUN_STARS,
    LATE_SHOT,
    MUSKETRY_TABLE,
    SCORE_ELIMINATION,
    SKIRMISH_ORDER,
    SQUARE_FORM,
)
from sztab.games.raclawice.scenarios.victory import award
from sztab.games.raclawice.state import IN_PLAY, SKIRMISH, SQUARE, State
from sztab.games.raclawice.units import morale
from sztab.kernel.modifiers import Cited, Modifier, modifiers
from sztab.kernel.requests import Steps


class Shot(Struct, frozen=True):
    """One discharge at one hex."""

    firers: tuple[int, ...]
    """The units, or the one battery, that fire."""
    hexes: tuple[int, ...]
    """Where they stand, the nearest to the target first (A40: it is the cause of a withdrawal)."""
    target: int
    effect: int
    """The n of nM (10.9.4/c, 10.10.1)."""
    is_artillery: bool
    number: int = 0
    """10.9.7 to 10.9.9: which shot of the turn it is, by the firer who has fired most; 0 for artillery."""


class Hit(Struct, frozen=True):
    """A unit under a shot, as the modifiers look at it."""

    edition: Edition
    state: State
    unit: int
    shot: Shot


def table_effect(hit: Hit) -> int:
    return hit.shot.effect


def first_shot(hit: Hit) -> int:
    return 1 if hit.shot.number == 1 else 0


def late_shot(hit: Hit) -> int:
    """Third and fourth shot; of several firers the number best for the target counts (10.9.8)."""
    return -1 if hit.shot.number >= 3 else 0


def from_flank_or_rear(hit: Hit) -> int:
    """A72: in joint fire every line must come through flank or rear."""
    if hit.state.formation[hit.unit] == SQUARE:
        return 0
    sight, facing = hit.edition.sight, hit.state.facing[hit.unit]
    return int(all(sight.is_exposed(hit.shot.target, facing, hex) for hex in hit.shot.hexes))


def battery_stars(hit: Hit) -> int:
    return hit.edition.stars[hit.shot.firers[0]]


def target_in_forest(hit: Hit) -> int:
    return _case(hit, "forest") if hit.edition.board.terrain[hit.shot.target] == FOREST else 0


def target_in_buildings(hit: Hit) -> int:
    return _case(hit, "buildings") if hit.edition.board.terrain[hit.shot.target] == BUILDINGS else 0


def target_skirmishes(hit: Hit) -> int:
    return _case(hit, "skirmish") if hit.state.formation[hit.unit] == SKIRMISH else 0


def target_in_square(hit: Hit) -> int:
    return _case(hit, "square") if hit.state.formation[hit.unit] == SQUARE else 0


def _case(hit: Hit, case: str) -> int:
    return hit.edition.tables.fire_modifiers[case][hit.shot.is_artillery]


AT_ANY_FIRE: tuple[Cited[Hit], ...] = (
    (FLANK_FIRE, from_flank_or_rear),
    (GUN_STARS, target_in_forest),
    (GUN_STARS, target_in_buildings),
    (SKIRMISH_ORDER, target_skirmishes),
    (SQUARE_FORM, target_in_square),
)
AT_MUSKETRY: tuple[Cited[Hit], ...] = (
    (MUSKETRY_TABLE, table_effect),
    (FIRST_SHOT, first_shot),
    (LATE_SHOT, late_shot),
    *AT_ANY_FIRE,
)
AT_ARTILLERY: tuple[Cited[Hit], ...] = ((ARTILLERY_TABLE, table_effect), (GUN_STARS, battery_stars), *AT_ANY_FIRE)


def modifiers_of(edition: Edition, state: State, unit: int, shot: Shot) -> list[Modifier]:
    """All that is added to the test of a unit under this shot."""
    return modifiers(AT_ARTILLERY if shot.is_artillery else AT_MUSKETRY, Hit(edition, state, unit, shot))


def strike(edition: Edition, state: State, units: Sequence[int], shot: Shot) -> Steps[bool]:
    """10.9.4/d, 10.10.4: each of the units tests and bears the result at once. Returns whether a bare 0 was thrown
    (6.9)."""
    is_zero = False
    for unit in units:
        if state.fate[unit] == IN_PLAY and state.hexes[unit] == shot.target:
            die = yield from _strike_one(edition, state, unit, shot)
            is_zero = is_zero or die == 0
    return is_zero


def _strike_one(edition: Edition, state: State, unit: int, shot: Shot) -> Steps[int]:
    rule = GUN_EFFECT if shot.is_artillery else FIRE_EFFECT
    found = modifiers_of(edition, state, unit, shot)
    margin, die = yield from morale.check(edition, state, unit, found, rule)
    result = edition.tables.failed_fire.at(margin) if margin > 0 else None
    if result is None:
        return die
    for _ in range(result.losses):
        if morale.lose(edition, state, unit, rule):
            award(state, 1 - edition.side[unit], 1, SCORE_ELIMINATION)
            return die
    if result.hexes:
        yield from withdraw(edition, state, [unit], result.hexes, shot.hexes[0], FIRE_STOPS, scores=True)
    return die
