"""20 / Eagles 19.8: the Ukrainian army of Petlura: its own replacements, its area, and the Kijów deadline."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import DieRolled, Removed
from sztab.games.rok1920.chapter_rules import OPTION_UKRAINE, UA_AREA, UA_DEADLINE, UA_RAISE, UA_REPLACEMENT
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, ForbiddenHexes, MustGoTo, theatre_hexes
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.named import UKRAINIAN_CAPITAL, UKRAINIAN_DEADLINE
from sztab.games.rok1920.politics.operations import give
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, THEATRES, Side, Unit
from sztab.games.rok1920.units.positions import enemies, lift
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Rule, Steps, roll

FORMATION = "ukrainian"
DISTANCE = 3
"""20.1.2: hexes from the enemy at which a division may be raised."""
UA, LB = THEATRES.index("ua"), THEATRES.index("lb")
UNCERTAIN = (0, 0, 1, 1, 2, 2)
"""41: by the face of the die."""


class Ukrainians(ChapterState, frozen=True):
    """22: the Ukrainian army."""

    kijow_taken: int = mark("kijow-taken")
    gone: int = mark("ukrainians-gone")


def is_ukrainian(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].formation == FORMATION


def give_recruits(war: War, state: State, count: int, rule: Rule) -> Steps[None]:
    """Ukrainian replacements come into the pool (20.1.3); with option 41 each is a roll: none, one or two."""
    if state.of[Ukrainians].gone:
        return
    for _ in range(count):
        won = 1
        if war.has_option("ukraine"):
            (face,) = yield from roll(1, D6, rule=OPTION_UKRAINE, prompt="ukraine")
            won = UNCERTAIN[face - 1]
            state.events.append(DieRolled(what="ukraine", face=face, good=won, rule=OPTION_UKRAINE))
        give(war, state, "ua", won, rule)


def receive(war: War, state: State) -> Steps[None]:
    """20.1: a Ukrainian replacement in each Polish replacement phase with a unit of the Polish player in Kijów."""
    h = war.named_hex(UKRAINIAN_CAPITAL)
    if state.phasing == PL and h >= 0 and state.occupied[PL] >> h & 1:
        yield from give_recruits(war, state, 1, UA_REPLACEMENT)
    advance(state)


def raising_places(war: War, state: State, unit: Unit) -> int | None:
    """20.1.2, amb-147: any place of the UA theatre in Polish hands and at least three hexes from every enemy."""
    if not is_ukrainian(war, unit):
        return None
    near = enemies(state, PL)
    for _ in range(DISTANCE - 1):
        near |= war.board.around(near)
    places = war.board.localities & war.board.theatres[UA] & state.held[PL]
    return places & ~near & ~closed_to(war, state, unit)


def not_raised_at(war: War, state: State, unit: Unit, h: int) -> Reasons | None:
    """20.1.2: why a division is not raised on a hex."""
    return not_far_from_enemies(war, state, h, UA_RAISE, PL) if is_ukrainian(war, unit) else None


def not_far_from_enemies(war: War, state: State, h: int, rule: Rule, side: Side) -> Reasons:
    """20.1.2, 21.3: an own place of the UA theatre, so many hexes from every enemy."""
    if not war.board.localities >> h & 1:
        yield Refusal(rule, "not-a-place")
    if not war.board.theatres[UA] >> h & 1:
        yield Refusal(rule, "not-in-ukraine")
    if war.board.localities >> h & 1 and not state.held[side] >> h & 1:
        yield Refusal(rule, "not-in-our-hands")
    near = enemies(state, side)
    for _ in range(DISTANCE - 1):
        near |= war.board.around(near)
    if near >> h & 1:
        yield Refusal(rule, "enemies-within", {"distance": DISTANCE})


def not_any_more(war: War, state: State, unit: Unit) -> Refusal | None:
    """20.4: the Ukrainian army never comes again."""
    if is_ukrainian(war, unit) and state.of[Ukrainians].gone:
        return Refusal(UA_DEADLINE, "ukrainians-gone")
    return None


def closed(war: War, state: State, unit: Unit) -> int:
    """20.3: not into the LB theatre by choice."""
    return war.board.theatres[LB] if is_ukrainian(war, unit) else 0


def duty(war: War, state: State, unit: Unit) -> int:
    """20.3: driven there, they leave it as soon as they can."""
    return war.board.open & ~war.board.theatres[LB] if is_ukrainian(war, unit) else 0


def taken(war: War, state: State, side: Side, h: int) -> None:
    """20.4: the Poles have taken Kijów. Eagles 19.8.1/a."""
    if side == PL and h == war.named_hex(UKRAINIAN_CAPITAL):
        state.change(Ukrainians, kijow_taken=1)


def deadline(war: War, state: State) -> None:
    """20.4: without Kijów by the end of May all Ukrainian units are eliminated for good."""
    if state.stage != war.edition.named.stages[UKRAINIAN_DEADLINE] or state.of[Ukrainians].kijow_taken:
        return
    state.change(Ukrainians, gone=1)
    for unit in war.roster.where(formation=FORMATION):
        if state.at[unit] >= 0:
            state.events.append(Removed(unit=war.roster.ids[unit], rule=UA_DEADLINE))
        lift(war, state, unit, REMOVED)
    state.pools.pop("ua", None)


CHAPTER = Chapter(
    name=in_force.UKRAINIANS,
    forbidden_hexes=(ForbiddenHexes(UA_AREA, "ukrainian-area", closed, concerns=is_ukrainian, most=theatre_hexes(LB)),),
    must_go_to=(MustGoTo(UA_AREA, "duty-ukrainian-area", duty, is_ukrainian, theatre_hexes(LB)),),
    locality_taken=(taken,),
    stage_ends=(deadline,),
    no_restore=(not_any_more,),
    restore_places=(raising_places,),
    not_restored_at=(not_raised_at,),
)
