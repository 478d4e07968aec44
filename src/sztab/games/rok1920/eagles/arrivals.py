"""16, S1.6, S2.3: units that come into play, in the first movement phase of their owner's player-turn."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_rules import ARRIVALS, ARRIVALS_RAIL, ARRIVALS_WARSAW, KA_ENTRY, KOWNO, UA_RAISE
from sztab.games.rok1920.chapters import Action, Chapter, For, anyone
from sztab.games.rok1920.command import leader, led
from sztab.games.rok1920.eagles.named import EDGE_TOWNS, RIDERS
from sztab.games.rok1920.eagles.railway import reached
from sztab.games.rok1920.eagles.rules import BY_RAIL_1, COSSACKS_WHERE, RESERVE_PLACES
from sztab.games.rok1920.eagles.tries import HEXES, WORDS
from sztab.games.rok1920.forces.status import VolunteerArmy
from sztab.games.rok1920.kept import shared
from sztab.games.rok1920.logistics import arrivals as common
from sztab.games.rok1920.logistics.arrival_hexes import KA_REGION, free_for, may_stand
from sztab.games.rok1920.logistics.arrivals import Arrivals
from sztab.games.rok1920.logistics.railway import Railway, danger, railway_hexes
from sztab.games.rok1920.logistics.supply import field_of, net
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.moving.coming import has_come
from sztab.games.rok1920.named import KONARMIA, LITHUANIAN_CAPITAL, SECOND_RECEPTION
from sztab.games.rok1920.state import HangsOn, State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SU, THEATRES, TRAIN, Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps, choose

PL_THEATRE, UA = THEATRES.index("pl"), THEATRES.index("ua")
UKRAINIAN_DISTANCE, COSSACK_DISTANCE = 3, 3
CHOSEN = ("ukrainian", "reserve", "cossack")
"""16/d, 16/e, 19.2/b, 19.6/b: Polish units whose owner says where they come."""
RULES = {
    "kowno": KOWNO, "ka": KA_ENTRY, "place": BY_RAIL_1, "march": ARRIVALS, "train": ARRIVALS_RAIL, "ukraine": UA_RAISE,
    "reserve": RESERVE_PLACES, "anywhere": COSSACKS_WHERE,
}  # fmt: skip

ASKED = ("kowno", "ka", "place", "march", "train")
"""Ways that an owner may choose between; by the others alone some units come."""


def far_from(war: War, state: State, side: Side, distance: int) -> int:
    """The open hexes at least so many hexes from every enemy."""
    near = enemies(state, side)
    for _ in range(distance - 1):
        near |= war.board.around(near)
    return war.board.open & ~near


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """16/a, 16/c: in the first movement phase of the own player-turn, be it a reserve phase; Poles appear in Warsaw,
    however full it is, and may move."""
    is_first = side == state.phasing and not state.of[Arrivals].has_moved
    state.change(Arrivals, first_phase=int(is_first), placed=0, entry_one=0, entry_two=0)
    if side == state.phasing:
        state.change(Arrivals, has_moved=1)
    if not is_first or side != PL or war.setting.by_rail:
        return
    for unit in common.due_units(war, state, PL):
        h = reception(war, state, unit)
        if h >= 0:
            common.come(war, state, unit, h, ARRIVALS_WARSAW if state.crowded[PL] >> h & 1 else ARRIVALS)
            common.may_move(state, unit)
            state.began |= 1 << h


def reception(war: War, state: State, unit: Unit) -> int:
    """6.2/b, 16/c, 19.1.1/e: Warsaw, or Lwów for the one brigade that goes there if there is room (A64b); -1: it
    waits, or its
    owner says where it comes."""
    if war.roster.counters[unit].formation in CHOSEN:
        return -1
    in_lwow = bool(state.of[VolunteerArmy].in_lwow >> unit & 1)
    h = war.named_hex(SECOND_RECEPTION) if in_lwow else war.warsaw
    if h < 0 or state.held[SU] >> h & 1 or (in_lwow and state.crowded[PL] >> h & 1):
        return -1
    return h


def rail_places(war: War, state: State, side: Side) -> int:
    """S1.6: own places joined by rail with Warsaw (Poles) or the east end (Bolsheviks), not beside enemies."""
    field = field_of(war, state, side)
    warsaw = 1 << war.warsaw if war.warsaw >= 0 else 0
    sources = warsaw if side == PL else end_of(war.board, "east-edge")
    joined = net(war, SIDE_NAMES[side]).on_rails(field, sources)
    return joined & war.board.localities & state.held[side] & ~danger(war, state, side)


def placed_by_rail(war: War, state: State, side: Side) -> int:
    """The same, looked for once for a question."""
    return shared(state, "rail-places", side, lambda: rail_places(war, state, side))


def edge_towns(war: War, state: State) -> int:
    """16/g: those of the six places that the Bolsheviks hold, and where no enemy is near."""
    return war.named_places(EDGE_TOWNS) & state.held[SU] & ~danger(war, state, SU)


def train_entries(war: War, state: State) -> int:
    """16/g, 9.1: places that a train from one of them reaches."""
    return reached(war, state, SU, edge_towns(war, state)) & state.of[Railway].held


def entries(war: War, state: State, unit: Unit) -> dict[str, int]:
    """16/d, 16/e, 17.1.4/d: the hexes by which a unit may come now, by the manner of coming."""
    side, counter = war.roster.side[unit], war.roster.counters[unit]
    free = free_for(war, state, unit)
    if counter.nation == "lt":
        h = war.named_hex(LITHUANIAN_CAPITAL)
        return {"kowno": 1 << h & free} if h >= 0 else {}
    if war.is_of_army(unit, KONARMIA):
        return {"ka": war.board.map.regions.get(KA_REGION, 0) & free}
    places = war.board.localities & state.held[side]
    if counter.formation == "ukrainian":
        far = 1 if unit == war.named_unit(RIDERS) else UKRAINIAN_DISTANCE
        return {"ukraine": places & war.board.theatres[UA] & far_from(war, state, PL, far) & free}
    if counter.formation == "cossack":
        return {"anywhere": far_from(war, state, PL, COSSACK_DISTANCE) & free}
    if counter.formation == "reserve" and not war.setting.by_rail:
        return {"reserve": places & war.board.theatres[PL_THEATRE] & free}
    if war.setting.by_rail:
        found = {"place": placed_by_rail(war, state, side) & free}
        if side == SU and war.setting.edge_entry:
            found["march"] = march_entries(war, state, unit)
        return found
    return {"march": march_entries(war, state, unit), "train": train_entries(war, state) & free} if side == SU else {}


def march_entries(war: War, state: State, unit: Unit) -> int:
    """16/f: the hexes of the east end; trains only on the rails."""
    found = end_of(war.board, "east-edge")
    if war.roster.counters[unit].arm == TRAIN:
        found &= railway_hexes(war)
    return found & free_for(war, state, unit)


def waiting(war: War, state: State, side: Side) -> list[Unit]:
    """Units that may be brought on in the phase that is on."""
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return []

    def find() -> list[Unit]:
        return [unit for unit in common.due_units(war, state, side) if has_entry(war, state, unit)]

    return shared(state, "waiting", side, find)


def has_entry(war: War, state: State, unit: Unit) -> bool:
    """Is there any way in? The east end is looked at first, since the railway takes longer."""
    if may_march_in(war, state, unit):
        return True
    placed = placed_by_rail(war, state, war.roster.side[unit]) if war.setting.by_rail and is_usual(war, unit) else 0
    if may_stand(war, state, unit, placed):
        return True
    return any(entries(war, state, unit).values())


def is_usual(war: War, unit: Unit) -> bool:
    """16/f, 16/g, S1.6: it comes over the east end or by rail, as units do of which no rule says anything else."""
    counter = war.roster.counters[unit]
    is_own_way = counter.nation == "lt" or counter.formation in CHOSEN or war.is_of_army(unit, KONARMIA)
    return not is_own_way


def may_march_in(war: War, state: State, unit: Unit) -> bool:
    """16/f: is there room at the east end for a unit that comes there on foot?"""
    counter = war.roster.counters[unit]
    on_foot = counter.nation == "su" and counter.arm != TRAIN and not war.setting.by_rail and is_usual(war, unit)
    return on_foot and may_stand(war, state, unit, end_of(war.board, "east-edge"))


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [(common.TAG, unit) for unit in waiting(war, state, side)]


def hangs_on(war: War, state: State, side: Side) -> HangsOn:
    """Room where they come, the railway that own units keep open, and own units in places beside enemies (9.1/d); if
    there is room for all of them at the east end, no more than that."""
    room, rails, _, places = found = common.hangs_on(war, state, side)
    if not room:
        return found
    due = common.due_units(war, state, side)
    if all(may_march_in(war, state, unit) for unit in due):
        return HangsOn(room)
    if any(war.roster.counters[unit].formation == "cossack" for unit in due):
        room = war.board.open
    return HangsOn(room, rails | war.board.localities & danger(war, state, side), hands=places)


def must(war: War, state: State, side: Side) -> Refusal | None:
    """16/a: they come in this phase, so it does not end before."""
    units = led(war, state, side, waiting(war, state, side))
    rule = BY_RAIL_1 if war.setting.by_rail else ARRIVALS
    return Refusal(rule, "arrivals-first", {"unit": war.roster.ids[units[0]]}) if units else None


def arrive(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """16: a unit comes: by which way, and where."""
    unit = answer[1]
    ways = {name: hexes for name, hexes in entries(war, state, unit).items() if hexes}
    about, seat = {"unit": war.roster.ids[unit]}, leader(war, state, unit)
    way = next(iter(ways))
    if len(ways) > 1:
        case = (war, state, tuple(ways), ASKED, ARRIVALS)
        way = yield from choose(seat, "arrive-way", tuple(ways), rule=ARRIVALS, about=about, tries=WORDS, case=case)
    hexes, rule = members(ways[way]), RULES[way]
    at = (war, state, unit, hexes, rule)
    h = yield from choose(seat, "arrive-at", hexes, rule=rule, about=about, tries=HEXES, case=at)
    common.come(war, state, unit, h, RULES[way])
    settle(war, state, unit, way)
    yield from has_come(war, state, unit, (h,))


def settle(war: War, state: State, unit: Unit, way: str) -> None:
    """5.1/c, 16/f, 16/h: who marched in goes on with what is left after 1 point, who came by rail stays; others may
    move."""
    if way in ("place", "train"):
        state.change(Arrivals, placed=state.of[Arrivals].placed | 1 << unit)
        return
    common.may_move(state, unit)
    if way == "march":
        state.change(Arrivals, entry_one=state.of[Arrivals].entry_one | 1 << unit)
    else:
        state.began |= 1 << state.at[unit]


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """Why a unit may not be brought on now."""
    unit = answer[1]
    if (found := common.refusal_due(war, state, side, unit)) is not None:
        return found
    return None if any(entries(war, state, unit).values()) else Refusal(ARRIVALS, "no-entry")


CHAPTER = Chapter(
    name="arrivals",
    allowance=(For(anyone, common.points_left, now=common.has_any_marched_in),),
    actions=(Action(common.TAG, offers, arrive, must, refusal, common.tries, hangs_on=hangs_on),),
    phase_begins=(begin_phase,),
)
