"""What must be true of every map: rivers flow in connected chains, railways hang together, nothing open is cut off."""

from collections.abc import Iterable, Iterator

from sztab.hexmap.bits import first, members
from sztab.hexmap.hexes import Corner
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.ways import areas, ways

CLOSED = ("closed", "sea", "lake", "peaks", "morass")  # foreign country, water, high mountains, the central Pripet


def open_hexes(hexmap: HexMap) -> int:
    """The set of hexes that units may enter."""
    return hexmap.all_hexes & ~hexmap.with_terrain(*CLOSED)


def check_map(hexmap: HexMap) -> list[str]:
    """The problems of a map, one line each; none for a good one."""
    return [*_rivers(hexmap), *_bridges(hexmap), *_rails(hexmap), *_cut_off(hexmap)]


def _rivers(hexmap: HexMap) -> Iterator[str]:
    """A river is one chain of sides, or leaves the map and comes back; no corner has three of its sides."""
    for name, sides in hexmap.features.items():
        if not name.startswith("river:"):
            continue
        ends = [hexmap.side(side).corners() for side in members(sides)]
        corners = [corner for pair in ends for corner in pair]
        parts = _parts(ends)
        loose = {corner for corner in corners if corners.count(corner) == 1 and not _on_rim(hexmap, corner)}
        if len(parts) > 1 and (len(loose) > 2 or any(len(part & loose) > 1 for part in parts)):
            yield f"{name[6:]} does not flow in one chain"
        forks = sorted({corner for corner in corners if corners.count(corner) > 2})
        if forks:
            yield f"{name[6:]} forks where {_meeting(hexmap, forks[0])} meet"


def _on_rim(hexmap: HexMap, corner: Corner) -> bool:
    return any(hex not in hexmap.index_of for hex in corner.hexes())


def _parts(edges: list[tuple[Corner, Corner]]) -> list[set[Corner]]:
    """The connected parts into which these edges fall."""
    groups: list[set[Corner]] = []
    for a, b in edges:
        touching = [group for group in groups if a in group or b in group]
        merged = {a, b}.union(*touching)
        groups = [group for group in groups if group not in touching] + [merged]
    return groups


def _meeting(hexmap: HexMap, corner: Corner) -> str:
    return ", ".join(hexmap.grid.number(hex) for hex in corner.hexes())


def _bridges(hexmap: HexMap) -> Iterator[str]:
    rivers = _union(sides for name, sides in hexmap.features.items() if name.startswith("river:"))
    for side in members(hexmap.features.get("bridge", 0) & ~rivers):
        yield f"the bridge at {hexmap.side_number(side)} crosses no river"


def _rails(hexmap: HexMap) -> Iterator[str]:
    """Every railway reaches every other; none runs through closed country."""
    rails = hexmap.networks.get("rail", 0)
    if not rails:
        return
    on_it = _union(1 << a | 1 << b for a, b in (hexmap.side_hexes[side] for side in members(rails)))
    networks = areas(hexmap, on_it, across=rails)
    for lost in sorted(networks, key=lambda area: area.bit_count())[:-1]:
        yield f"the railway at {hexmap.numbers[first(lost)]} does not reach the others"


def _cut_off(hexmap: HexMap) -> Iterator[str]:
    """Open country hangs together, whatever borders and rivers run through it."""
    passable = open_hexes(hexmap)
    if not passable:
        yield "no hex is open"
        return
    whole = ways(hexmap, passable, out_of=passable)
    reached = whole.flood(_largest(areas(hexmap, passable)))
    for hex in members(passable & ~reached):
        yield f"hex {hexmap.numbers[hex]} is cut off"


def _largest(parts: Iterable[int]) -> int:
    return max(parts, key=lambda part: part.bit_count())


def _union(sets: Iterable[int]) -> int:
    found = 0
    for bits in sets:
        found |= bits
    return found
