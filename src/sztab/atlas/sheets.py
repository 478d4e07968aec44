"""The rows of a board's files, by printed number, out of its survey, rivers and railways."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from sztab.atlas.frame import Frame
from sztab.atlas.survey import CLOSED_TERRAIN, Survey
from sztab.atlas.tracks import Track, lay_tracks
from sztab.atlas.waters import Stretch, lay_fortifications, lay_rivers
from sztab.hexmap.hexes import Hex, Hexside
from sztab.kernel.errors import DataError

Row = dict[str, str]
Regions = Callable[[Survey, Iterable[Stretch]], dict[str, list[Hex]]]
SIDE_COLUMNS = ("side", "river", "name", "bridge", "border", "lines", "front")


@dataclass(frozen=True)
class Sheets:
    """Everything that is written down about a board."""

    frame: Frame
    hexes: list[Row]
    sides: list[Row]
    rails: list[Row]
    places: list[Row]
    regions: list[Row]
    railways: list[Row]
    waters: list[Row]
    needs: list[str]  # the places that rules and scenarios name


@dataclass
class _Sides:
    """Sides in the making: one row a side."""

    frame: Frame
    rows: dict[Hexside, dict[str, str]] = field(default_factory=dict)

    def row(self, side: Hexside) -> dict[str, str]:
        return self.rows.setdefault(side, dict.fromkeys(SIDE_COLUMNS, ""))

    def sorted(self) -> list[Row]:
        named = {side_number(self.frame, side): row for side, row in self.rows.items()}
        return [{**named[number], "side": number} for number in sorted(named)]


def survey_sheets(found: Survey, regions: Regions, *, has_railways: bool = True) -> Sheets:
    """All sheets of a board; without railways there are no lines of works either, only towns, rivers and bridges."""
    rivers, tracks = lay_rivers(found), lay_tracks(found) if has_railways else []
    named = regions(found, rivers)
    return Sheets(
        found.frame,
        hexes=_hexes(found),
        sides=_sides(found, rivers, tracks, named, has_works=has_railways),
        rails=_rails(found.frame, tracks),
        places=_places(found),
        regions=[
            {"region": name, "hexes": " ".join(sorted(found.frame.grid.number(hex) for hex in hexes))}
            for name, hexes in sorted(named.items())
        ],
        railways=_railways(found, tracks),
        waters=_waters(found),
        needs=sorted(name for name in found.places if found.book.towns[name].ranks[found.name] == 1),
    )


def _waters(found: Survey) -> list[Row]:
    """True shores for pictures, in parts of a hex (centre to corner) from the middle of hex 0101."""
    start, size = found.frame.centre(found.frame.grid.hex_at(1, 1)), found.frame.layout.size
    rows = []
    for water in found.book.waters:
        dots = [((point.x - start.x) / size, (point.y - start.y) / size) for point in found.outline(water)]
        if any(found.frame.has(found.frame.hex_at(spot)) for spot in water.outline):
            outline = "; ".join(f"{x:.2f} {y:.2f}" for x, y in dots)
            rows.append({"name": water.name, "kind": water.kind, "outline": outline})
    return rows


def side_number(frame: Frame, side: Hexside) -> str:
    return "/".join(sorted(frame.grid.number(hex) for hex in side))


def _hexes(found: Survey) -> list[Row]:
    rows = []
    division = found.division
    for hex in found.frame.hexes():
        is_closed = hex in found.closed
        state = found.states.get(hex, "")
        terrain = found.terrain[hex]
        if is_closed and terrain not in CLOSED_TERRAIN:
            terrain = "sea" if state == "sea" else "closed"
        theatre = "" if is_closed else found.theatres[hex].lower()
        row = {"hex": found.frame.grid.number(hex), "terrain": terrain, division: theatre, "state": state}
        rows.append({**row, "area": "" if is_closed and terrain in ("closed", "sea") else found.areas[hex]})
    return rows


def _sides(
    found: Survey, rivers: list[Stretch], tracks: list[Track], regions: Mapping[str, list[Hex]], *, has_works: bool
) -> list[Row]:
    sides = _Sides(found.frame)
    _add_rivers(found, sides, rivers)
    _add_bridges(found, sides, tracks)
    _add_borders(found, sides)
    _add_lines(found, sides, regions)
    for works in found.book.works if has_works else ():
        for behind, front in lay_fortifications(found, works.front, found.frame.chain(works.course)):
            if not {behind, front} & found.closed:
                sides.row(Hexside.between(behind, front))["front"] = found.frame.grid.number(front)
    return sides.sorted()


def _add_rivers(found: Survey, sides: _Sides, rivers: list[Stretch]) -> None:
    for stretch in rivers:
        for side in stretch.sides:
            sides.row(side).update(river=stretch.kind, name=stretch.name)


def _add_bridges(found: Survey, sides: _Sides, tracks: list[Track]) -> None:
    """A bridge where a railway crosses a large river, and at the towns that bridges.csv names."""
    for track in tracks:
        for side in track.sides:
            if sides.rows.get(side, {}).get("river") == "large":
                sides.rows[side]["bridge"] = "yes"
    for bridge in found.book.bridges:
        where = bridge.boards.get(found.name)
        if where == "yes" and bridge.place in found.places:
            _bridge_at(found, sides, bridge.river, found.places[bridge.place])
        elif where and where != "yes":
            for number in where.split():
                _bridge_over(found, sides, bridge.river, number)


def _bridge_at(found: Survey, sides: _Sides, river: str, hex: Hex) -> None:
    """The bridge of a town: on a side of its hex, unless the railway has one there."""
    rows = [(side, sides.rows[side]) for side in hex.sides() if side in sides.rows]
    of_hex = [side for side, row in rows if row["name"] == river and row["river"] == "large"]
    passable = [side for side in of_hex if side.across(hex) not in found.closed]
    if passable and not any(sides.rows[side]["bridge"] for side in of_hex):
        sides.rows[min(passable, key=lambda side: side_number(found.frame, side))]["bridge"] = "yes"


def _bridge_over(found: Survey, sides: _Sides, river: str, number: str) -> None:
    a, b = (found.frame.grid.hex(part) for part in number.split("/"))
    row = sides.rows.get(Hexside.between(a, b))
    if row is None or row["name"] != river:
        raise DataError(f"bridges.csv: the {river} does not flow along {number} on the {found.name} board")
    row["bridge"] = "yes"


def _add_borders(found: Survey, sides: _Sides) -> None:
    """The borders of foreign states, with the theatre of war and with each other; the sea has some with the former."""
    foreign = found.foreign
    for hex in found.frame.hexes():
        for other in hex.neighbours():
            states = found.states.get(hex, ""), found.states.get(other, "")
            if not found.frame.has(other) or states[0] == states[1] or states[1] not in foreign:
                continue
            if states[0] not in foreign:
                sides.row(Hexside.between(hex, other))["border"] = states[1]
            elif "sea" not in states:
                sides.row(Hexside.between(hex, other))["border"] = " / ".join(sorted(states))


def _add_lines(found: Survey, sides: _Sides, regions: Mapping[str, list[Hex]]) -> None:
    """Lines between regions: of theatres, of Lithuania, of her aspirations."""
    parts: list[tuple[str, Mapping[Hex, object]]] = [(found.division, found.theatres)]
    for line, region in (("demarcation", "lithuania"), ("aspiration", "aspiration")):
        if found.division == "theatre":
            inside = set(regions[region])
            parts.append((line, {hex: hex in inside for hex in found.frame.hexes()}))
    for line, part in parts:
        for hex in found.frame.hexes():
            for other in hex.neighbours()[:3]:
                if found.frame.has(other) and not {hex, other} & found.closed and part[hex] != part[other]:
                    row = sides.row(Hexside.between(hex, other))
                    row["lines"] = f"{row['lines']} {line}".strip()


def _rails(frame: Frame, tracks: list[Track]) -> list[Row]:
    lines: dict[Hexside, list[Track]] = {}
    for track in tracks:
        for side in track.sides:
            lines.setdefault(side, []).append(track)
    rows = [
        {
            "side": side_number(frame, side),
            "kind": "lateral" if any(track.kind == "lateral" for track in on_it) else "main",
            "lines": "; ".join(dict.fromkeys(track.name for track in on_it)),
        }
        for side, on_it in lines.items()
    ]
    return sorted(rows, key=lambda row: row["side"])


def _railways(found: Survey, tracks: list[Track]) -> list[Row]:
    """The towns of each line that are on the board, in order."""
    stations = {railway.name: railway.stations for railway in found.book.railways}
    return [
        {"name": track.name, "stations": "; ".join(town for town in stations[track.name] if town in found.places)}
        for track in tracks
    ]


def _places(found: Survey) -> list[Row]:
    roles = [role for role in found.book.roles if role.board == found.name]
    columns = list(dict.fromkeys(role.role for role in roles))
    missing = sorted({role.place for role in roles} - set(found.places))
    if missing:
        raise DataError(f"roles.csv: not on the board: {', '.join(missing)}")
    values = {(role.place, role.role): role.value for role in roles}
    kinds = {fix.object: fix.value for fix in found.fixed("kind")}
    rows = []
    for name, hex in sorted(found.places.items(), key=lambda item: found.frame.grid.number(item[1])):
        kind = "foreign" if hex in found.closed else kinds.get(name) or found.kind(found.book.towns[name])
        row = {"name": name, "hex": found.frame.grid.number(hex), "kind": kind}
        rows.append({**row, **{column: values.get((name, column), "") for column in columns}})
    return rows
