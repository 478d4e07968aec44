"""5.2, 6.0: paths of supply, the chain of depots, and the supply check."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import SupplyChecked, SupplyFound
from sztab.games.west.map.fans import fans
from sztab.games.west.map.ground import country
from sztab.games.west.rules import NO_SUPPLY, SUPPLY_CHECK
from sztab.games.west.state import State
from sztab.games.west.turn.phases import end_phase
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.games.west.units.stacks import weaken
from sztab.hexmap.bits import members
from sztab.kernel.requests import Steps

Regions = tuple[int, int, int]
"""6.0: hexes in supply for most units of a side, for Russian cavalry, and for Lithuanians."""
KEPT = 4096
"""So many fans are kept."""


def passable(ed: Edition, st: State, side: int) -> int:
    """5.2/a, 5.2/b, 5.2/c, 1.3/h: hexes that a path of supply may run through."""
    board, enemy = ed.board, 1 - side
    foes = st.held[enemy][1]
    friends = st.held[side][1] | st.leaders[side]
    barred = foes | st.leaders[enemy] | board.zone(foes) & ~friends
    return country(ed, st) & ~board.east_prussia & ~barred


def fan(ed: Edition, sources: int, through: int, *, from_edge: bool) -> int:
    """5.2/g: the hexes with at most the usual gap between them and a source: those of each source together."""
    found = fan_of(ed, NONE, through & ed.around_edge) if from_edge else 0
    for h in members(sources):
        found |= fan_of(ed, h, through & ed.around[h])
    return found


def fan_of(ed: Edition, h: int, through: int) -> int:
    """The fan of one source (NONE: the eastern edge), by what is passable around it; the same is asked for often."""
    key = (h, through)
    if (found := ed.fans.get(key)) is None:
        if len(ed.fans) >= KEPT:
            ed.fans.clear()
        gap = ed.numbers.gap
        found = ed.fans[key] = fans(ed.board, 1 << h if h >= 0 else 0, gap, gap, through, from_edge=h < 0)[1]
    return found


def bases(ed: Edition, st: State, side: int) -> int:
    """5.0/a, 5.0/c: the main base as a hex: Warsaw, unless an enemy unit stands there (A45); the Russians have
    the edge."""
    if side == RU or ed.warsaw == NONE:
        return 0
    is_lost = (st.held[RU][1] | st.leaders[RU]) >> ed.warsaw & 1
    return 0 if is_lost else 1 << ed.warsaw


def chain(ed: Edition, st: State, side: int, depots: int) -> tuple[int, int]:
    """5.2/f: the depots that are linked to the main base, and the hexes where a further one would be."""
    through = passable(ed, st, side)
    linked = bases(ed, st, side)
    region = fan(ed, linked, through, from_edge=side == RU)
    return chain_on(ed, depots, through, linked, region)


def chain_on(ed: Edition, depots: int, through: int, linked: int, region: int) -> tuple[int, int]:
    """The chain goes on from depots that are linked, and the hexes where a further one would be."""
    while new := depots & region & ~linked:
        linked |= new
        region |= fan(ed, new, through, from_edge=False)
    return linked & depots, region


def regions(ed: Edition, st: State, side: int) -> Regions:
    """Where the units of a side are in supply; as long as nothing has changed there, it is not looked for again."""
    through = passable(ed, st, side)
    sources, kaunas = st.depots[side] | bases(ed, st, side), 0
    if side == RU and st.has_treaty and ed.kaunas != NONE:
        kaunas = 1 << ed.kaunas & ~(st.held[PL][1] | st.leaders[PL])
    kept = st.supply[side]
    if kept and kept[1] == sources and kept[2] == kaunas and not (kept[0] ^ through) & (kept[4] | kept[5]):
        return kept[3], kept[4], kept[5]
    found = regions_from(ed, side, through, sources, kaunas)
    st.supply[side] = (through, sources, kaunas, *found)
    return found


def regions_from(ed: Edition, side: int, through: int, sources: int, kaunas: int) -> Regions:
    """5.0/b, 5.0/d, 5.4/c, 6.0/a, 6.0/b, 6.0/c, 13.3/d: the regions of a side whose paths run through these hexes from
    depots and bases, and from Kaunas."""
    numbers = ed.numbers
    if side == PL:
        region = fan(ed, sources, through, from_edge=False)
        return region, region, region
    general, cavalry = fans(ed.board, sources, numbers.gap, numbers.cavalry_gap, through, from_edge=True)
    return general, cavalry, fan(ed, kaunas, through, from_edge=False) if kaunas else 0


def region_of(ed: Edition, found: Regions, piece: int) -> int:
    """6.0/f, 6.0/g: the region that counts for a counter; headquarters are never out of supply."""
    bit = 1 << piece
    if bit & ed.leaders:
        return -1
    if bit & ed.lithuanians:
        return found[2]
    return found[1] if bit & ed.russian_cavalry else found[0]


def is_supplied(ed: Edition, st: State, piece: int) -> bool:
    side = ed.side[piece]
    return bool(region_of(ed, regions(ed, st, side), piece) >> st.at[piece] & 1)


def unsupplied(ed: Edition, st: State) -> int:
    """6.0: all combat units on the map that are out of supply, of both sides."""
    return outside(ed, st, PL, regions(ed, st, PL)) | outside(ed, st, RU, regions(ed, st, RU))


def outside(ed: Edition, st: State, side: int, fed: Regions) -> int:
    """The combat units of a side on the map that are outside the regions where they would be in supply."""
    found, (general, cavalry, lithuanian) = 0, fed
    for h in members(st.held[side][1] & ~general):
        stack = st.on[side][h] & ed.combat
        if cavalry >> h & 1:
            stack &= ~ed.russian_cavalry
        if lithuanian >> h & 1:
            stack &= ~ed.lithuanians
        found |= stack
    if lithuanian or st.has_treaty:
        for h in members(st.held[side][1] & general & ~lithuanian):
            found |= st.on[side][h] & ed.combat & ed.lithuanians
    return found


def outside_with(ed: Edition, st: State, side: int, depots: int) -> int:
    """The combat units of a side that would be out of supply with just these depots."""
    kaunas = 0
    if side == RU and st.has_treaty and ed.kaunas != NONE:
        kaunas = 1 << ed.kaunas & ~(st.held[PL][1] | st.leaders[PL])
    sources = depots | bases(ed, st, side)
    return outside(ed, st, side, regions_from(ed, side, passable(ed, st, side), sources, kaunas))


def check_supply(ed: Edition, st: State) -> Steps[None]:
    """6.0: all units are looked at before any is weakened; the unsupplied are weakened, or eliminated."""
    cut_off = unsupplied(ed, st)
    st.events.append(SupplyChecked(rule=SUPPLY_CHECK))
    for side, own in zip(SIDES, ed.of_side, strict=True):
        units = ed.ids(members(cut_off & own))
        st.events.append(SupplyFound(side, units, rule=SUPPLY_CHECK, only=side))
    for piece in members(cut_off):
        weaken(ed, st, piece, "supply", NO_SUPPLY)
    end_phase(st)
    return
    yield
