"""26 / Eagles 20: the two Bolshevik fronts, their areas, and the Lithuanian-Belarusian divisions."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import KonarmiaHandedOver
from sztab.games.rok1920.chapter_rules import DLB_AREA, FRONT_RETURN, FRONT_SOUTHWEST, FRONT_WEST, KA_TRANSFER
from sztab.games.rok1920.chapter_state import ChapterState, mark, mark_row, with_number
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, MustGoTo, theatre_hexes
from sztab.games.rok1920.command import leader_of, player
from sztab.games.rok1920.forces.status import IN_PLAY, CavalryArmy
from sztab.games.rok1920.moving.destinations import must_go_to
from sztab.games.rok1920.named import KONARMIA
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FRONTS, SU, THEATRES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Steps, choose

PL_THEATRE, UA, LB = (THEATRES.index(name) for name in ("pl", "ua", "lb"))
OTHER_FRONTS_THEATRE = {"west": UA, "southwest": LB}
"""26.1.1, 26.1.2: the theatre that a front has to leave to the other."""
BAND = 2
"""26.1.1: how far from the boundary the one unit there may go."""
HANDED, HANDED_DIVISIONS = "handed", 2


class Fronts(ChapterState, frozen=True):
    """26.1.3: guests in the theatre of the other front."""

    guests_due: int = mark("guests-due")
    """26.1.3: fronts (a set) whose player has to say in this movement phase which unit stays in the other's theatre."""
    guest_stays: tuple[int, ...] = mark_row("guest-stays-west", "guest-stays-southwest")
    """26.1.3: by front, the number of that unit and 1."""


def front_of(war: War, state: State, unit: Unit) -> str:
    """26, 26.3, H.5: the front that a Bolshevik unit belongs to; "" for all others."""
    return fronts(war, HANDED if state.of[CavalryArmy].front else "")[unit]


def fronts_now(war: War, state: State) -> tuple[str, ...]:
    """The fronts of all units."""
    return fronts(war, HANDED if state.of[CavalryArmy].front else "")


def konarmia_now(state: State) -> str:
    """26.3: whether the Cavalry Army has been handed over, as the tables by unit want to know it."""
    return HANDED if state.of[CavalryArmy].front else ""


@lru_cache(maxsize=64)
def fronts(war: War, konarmia: str) -> tuple[str, ...]:
    """The fronts of all units, before and after the Cavalry Army is handed over."""
    units = range(war.roster.size)
    return tuple("west" if konarmia and is_konarmia(war, u) else front_at_start(war, u) for u in units)


def front_at_start(war: War, unit: Unit) -> str:
    """The front that a counter belongs to before any hand-over (26.1.4)."""
    counter = war.roster.counters[unit]
    return war.setting.front_changes.get(counter.id, counter.front)


def is_konarmia(war: War, unit: Unit) -> bool:
    return war.is_of_army(unit, KONARMIA)


def belonging(war: War, state: State, front: str) -> tuple[Unit, ...]:
    """All units of a front, wherever they are."""
    return units_of(war, front, konarmia_now(state))


@lru_cache(maxsize=64)
def units_of(war: War, front: str, konarmia: str) -> tuple[Unit, ...]:
    return tuple(u for u in war.roster.of_side[SU] if fronts(war, konarmia)[u] == front)


@lru_cache(maxsize=64)
def far_hexes(war: War, theatre: int) -> int:
    """The hexes of a theatre more than two hexes from any other theatre."""
    board = war.board
    inside, near = board.theatres[theatre], 0
    outside = board.theatres[PL_THEATRE] | board.theatres[UA] | board.theatres[LB]
    ring = outside & ~inside
    for _ in range(BAND):
        ring = board.around(ring) & inside & ~near
        near |= ring
    return inside & ~near


@lru_cache(maxsize=64)
def theatre_as_set(war: War, theatre: int) -> frozenset[int]:
    """The hexes of a theatre, for many that are looked up at once."""
    return frozenset(members(war.board.theatres[theatre]))


def units_in_theatre(war: War, state: State, front: str, theatre: int) -> int:
    """The units of a front that stand in a theatre (a set)."""
    if not war.board.theatres[theatre] & state.occupied[SU]:
        return 0
    at, inside = state.at, theatre_as_set(war, theatre)
    return bit_set([unit for unit in belonging(war, state, front) if at[unit] in inside])


class FrontArea:
    """26.1.1, 26.1.2: at most one unit of a front may be in the other's theatre by choice, within two hexes of its
    own. Eagles 2.5.1/c, 2.5.1/d."""

    def __init__(self, front: str, theatre: int) -> None:
        self.front = front
        self.theatre = theatre

    def concerns(self, war: War, unit: Unit) -> bool:
        """Units of the front, and the Cavalry Army, which may come to belong to it (26.3)."""
        counter = war.roster.counters[unit]
        return counter.side == SU and (
            self.front in (counter.front, front_at_start(war, unit)) or is_konarmia(war, unit)
        )

    def counts_in(self, war: War) -> tuple[int, ...]:
        return (war.board.theatres[self.theatre],)

    def closed(self, war: War, state: State, unit: Unit) -> int:
        if front_of(war, state, unit) != self.front:
            return 0
        return war.board.theatres[self.theatre] if self.is_taken(war, state, unit) else far_hexes(war, self.theatre)

    def is_taken(self, war: War, state: State, unit: Unit) -> bool:
        """Does another unit of the front stand in the other's theatre already?"""
        if not war.board.theatres[self.theatre] & state.occupied[SU]:
            return False
        hexes, at, units = theatre_as_set(war, self.theatre), state.at, belonging(war, state, self.front)
        if at[unit] in hexes:
            return any(at[other] in hexes for other in units if other != unit)
        return not hexes.isdisjoint(map(at.__getitem__, units))

    def duty(self, war: War, state: State, unit: Unit) -> int:
        """26.1.3: surplus units go back as soon as they can; the one that its player named may stay."""
        if front_of(war, state, unit) != self.front or not war.board.theatres[self.theatre] >> state.at[unit] & 1:
            return 0
        there = members(units_in_theatre(war, state, self.front, self.theatre))
        named = state.of[Fronts].guest_stays[FRONTS.index(self.front)] - 1
        keeper = named if named in there else there[0]
        return 0 if keeper == unit else war.board.open & ~war.board.theatres[self.theatre]


WEST_AREA, SOUTHWEST_AREA = FrontArea("west", UA), FrontArea("southwest", LB)


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """26.1.3: where more than one unit of a front is in the other's theatre, and one of them can go, it is asked who
    stays."""
    if side != SU:
        return
    state.change(Fronts, guest_stays=(0, 0))
    able, due = bit_set(state.movers), 0
    for number, front in enumerate(FRONTS):
        there = units_in_theatre(war, state, front, OTHER_FRONTS_THEATRE[front])
        due |= (there.bit_count() > 1 and bool(there & able)) << number
    state.change(Fronts, guests_due=due)


def pending(war: War, state: State) -> Steps[None] | None:
    """26.1.3: the question that comes before the first move."""
    return name_guest(war, state) if state.of[Fronts].guests_due else None


def name_guest(war: War, state: State) -> Steps[None]:
    """26.1.3: the player names the unit of a front that stays in the other's theatre."""
    due = state.of[Fronts].guests_due
    number = members(due)[0]
    front = FRONTS[number]
    there = members(units_in_theatre(war, state, front, OTHER_FRONTS_THEATRE[front]))
    seat, about, case = leader_of(war, state, SU, there), {"front": front}, (war, state, there, front)
    unit = yield from choose(seat, "guest-stays", there, rule=FRONT_RETURN, about=about, tries=GUEST_TRIES, case=case)
    state.change(
        Fronts, guest_stays=with_number(state.of[Fronts].guest_stays, number, unit + 1), guests_due=due & ~(1 << number)
    )
    state.bound = bit_set(u for u in state.movers if must_go_to(war, state, u))


def _all_reds(war: War, *_: object) -> tuple[Unit, ...]:
    return war.roster.of_side[SU]


def _against_guest(unit: Unit, war: War, state: State, offered: Sequence[Unit], front: str) -> Reasons:
    """26.1.3: only units of the front that are in the other's theatre."""
    yield Refusal(FRONT_RETURN, "no-guest", {"front": front})


GUEST_TRIES = refusing(_all_reds, _against_guest)
"""Case: war, state, who is offered, the front."""


def is_lith_bel(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].formation == "lith-bel"


def lith_bel_closed(war: War, state: State, unit: Unit) -> int:
    """26.4: Lithuanian-Belarusian divisions do not go into the UA theatre by choice."""
    return war.board.theatres[UA] if war.roster.counters[unit].formation == "lith-bel" else 0


def lith_bel_must_go_to(war: War, state: State, unit: Unit) -> int:
    """26.4: forced there, they leave it as soon as they can."""
    return war.board.open & ~war.board.theatres[UA] if lith_bel_closed(war, state, unit) else 0


def may_hand_over(war: War, state: State) -> bool:
    """26.3: two divisions of the South-Western Front stand in the PL theatre, and the Cavalry Army is still its own."""
    if state.phasing != SU or state.of[CavalryArmy].front or state.of[CavalryArmy].status != IN_PLAY:
        return False
    there = units_in_theatre(war, state, "southwest", PL_THEATRE)
    return sum(war.roster.is_division[unit] for unit in members(there)) >= HANDED_DIVISIONS


def hand_over(war: War, state: State) -> Steps[None]:
    """26.3: the Cavalry Army may be given to the Western Front, for good; it does not attack in this player-turn."""
    if state.phasing == SU:
        state.change(CavalryArmy, handed=0)
    if may_hand_over(war, state):
        answer = yield from choose(player(war, state, SU), "hand-over", ("keep", "hand-over"), rule=KA_TRANSFER)
        if answer == "hand-over":
            state.change(CavalryArmy, front=1, handed=1)
            state.events.append(KonarmiaHandedOver(rule=KA_TRANSFER))
    advance(state)


def just_handed(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """26.3"""
    if state.of[CavalryArmy].handed and is_konarmia(war, unit):
        return Refusal(KA_TRANSFER, "just-handed")
    return None


CHAPTER = Chapter(
    name=in_force.FRONTS,
    forbidden_hexes=(
        ForbiddenHexes(
            FRONT_WEST,
            "front-west",
            WEST_AREA.closed,
            concerns=WEST_AREA.concerns,
            most=theatre_hexes(UA),
            counts_in=WEST_AREA.counts_in,
        ),
        ForbiddenHexes(
            FRONT_SOUTHWEST,
            "front-southwest",
            SOUTHWEST_AREA.closed,
            concerns=SOUTHWEST_AREA.concerns,
            most=theatre_hexes(LB),
            counts_in=SOUTHWEST_AREA.counts_in,
        ),
        ForbiddenHexes(DLB_AREA, "dlb-area", lith_bel_closed, concerns=is_lith_bel, most=theatre_hexes(UA)),
    ),
    must_go_to=(
        MustGoTo(FRONT_RETURN, "duty-front", WEST_AREA.duty, WEST_AREA.concerns, theatre_hexes(UA)),
        MustGoTo(FRONT_RETURN, "duty-front", SOUTHWEST_AREA.duty, SOUTHWEST_AREA.concerns, theatre_hexes(LB)),
        MustGoTo(DLB_AREA, "duty-dlb-area", lith_bel_must_go_to, is_lith_bel, theatre_hexes(UA)),
    ),
    forbidden_attacks=(For(is_konarmia, just_handed),),
    phase_begins=(begin_phase,),
    pending_by_marks=(pending,),
)
