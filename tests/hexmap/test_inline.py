from collections.abc import Mapping

import pytest
import yaml

from sztab.hexmap.bits import members
from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.inline import inline_map
from sztab.kernel.errors import BadNotation

RACLAWICE = Grid(Orientation.FLAT, Shifted.ODD, rows_up=True)


def read(text: str) -> Mapping[str, object]:
    found = yaml.safe_load(text)
    assert isinstance(found, dict)
    return found


def numbers(hexmap: HexMap, hexes: int) -> list[str]:
    return [hexmap.numbers[i] for i in members(hexes)]


def side_numbers(hexmap: HexMap, sides: int) -> list[str]:
    return sorted(hexmap.side_number(side) for side in members(sides))


def test_a_map_by_size_with_everything() -> None:
    hexmap = inline_map(
        read("""
            size: 4x3
            terrain: {forest: 0201 0301..0302, swamp: 0403}
            places: {Warszawa: 0202, Brześć Litewski: 0401}
            regions: {polish: 0101..0203, russian: [Brześć Litewski, 0402]}
            sides: {river: 0101/0102 Warszawa/N+SE, bridge: 0101/0102}
            networks: {rail: 0101-0201-0302 0402-0403}
        """)
    )
    assert hexmap.grid == Grid()
    assert hexmap.size == 12
    assert numbers(hexmap, hexmap.with_terrain("forest")) == ["0201", "0301", "0302"]
    assert numbers(hexmap, hexmap.with_terrain("swamp")) == ["0403"]
    assert hexmap.with_terrain("clear").bit_count() == 8
    assert hexmap.numbers[hexmap.places["Warszawa"]] == "0202"
    assert numbers(hexmap, hexmap.regions["polish"]) == ["0101", "0102", "0103", "0201", "0202", "0203"]
    assert numbers(hexmap, hexmap.regions["russian"]) == ["0401", "0402"]
    assert side_numbers(hexmap, hexmap.features["river"]) == ["0101/0102", "0201/0202", "0202/0303"]
    assert side_numbers(hexmap, hexmap.features["bridge"]) == ["0101/0102"]
    assert side_numbers(hexmap, hexmap.networks["rail"]) == ["0101/0201", "0201/0302", "0402/0403"]


def test_a_drawing_with_places_and_holes() -> None:
    hexmap = inline_map(
        read("""
            hexes: pointy
            shifted: odd
            first: 1105
            draw: |
                .  f  A
                  -  .  f:B
            legend: {f: forest}
            default: plain
            networks: {road: [A-B]}
        """)
    )
    assert hexmap.grid == Grid(Orientation.POINTY, Shifted.ODD)
    assert hexmap.numbers == ("1105", "1205", "1305", "1206", "1306")
    assert hexmap.terrain == ("plain", "forest", "plain", "plain", "forest")
    assert {name: hexmap.numbers[i] for name, i in hexmap.places.items()} == {"A": "1305", "B": "1306"}
    assert side_numbers(hexmap, hexmap.networks["road"]) == ["1305/1306"]


def test_rows_that_rise_northwards_are_drawn_with_the_highest_on_top() -> None:
    """Racławice 10.1, its example: the hills 1315 and 1316 between 1215 and 1415."""
    drawn = read("""
        first: 1215
        draw: |
            .  h  .
            A  h  B
        legend: {h: hill}
    """)
    hexmap = inline_map(drawn, grid=RACLAWICE)
    assert numbers(hexmap, hexmap.with_terrain("hill")) == ["1315", "1316"]
    assert (hexmap.numbers[hexmap.at("A")], hexmap.numbers[hexmap.at("B")]) == ("1215", "1415")
    assert inline_map({**drawn, "rows": "up", "shifted": "odd"}).numbers == hexmap.numbers


@pytest.mark.parametrize("written", ["0101", "0707", "0108", "0910", "1000", "1215", "9999"])
def test_a_lone_number_without_quotes_is_not_taken_for_another(written: str) -> None:
    """YAML makes 0101 the octal number 65."""
    assert inline_map(read(f"{{size: 1x1, first: {written}, places: {{X: {written}}}}}")).numbers == (written,)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("size: 3x3, terain: {}", r"map\.terain: unknown key \(known: hexes, shifted"),
        ("size: 3x3, hexes: round", r"map\.hexes: 'round' is none of flat, pointy"),
        ("size: 3x3, hexes: [flat]", r"map\.hexes: \['flat'\] is none of flat, pointy"),
        ("size: 3x3, rows: left", r"map\.rows: 'left' is none of down, up"),
        ("places: {}", r"map\.size: give either size"),
        ("size: 3x3, draw: .", r"map\.size: give either size"),
        ("size: 3", r"map\.size: a text is wanted, not 3"),
        ("size: 3x0", r"map\.size: '3x0' is not columns x rows"),
        ("size: 30x30, first: 8001", r"map\.size: column 100, row 1 has no printed number"),
        ("size: 3x3, first: abc", r"map\.first: 'abc' is not a hex number"),
        ("size: 3x3, default: 4", r"map\.default: a text is wanted, not 4"),
        ("draw: -", r"map\.draw: no hex is drawn"),
        ("draw: . f", r"map\.draw: 'f' is neither in the legend nor a place"),
        ("draw: A A", r"map\.draw: the place 'A' stands on the map already"),
        ("draw: ., legend: {f: [forest, hill]}", r"map\.legend\.f: one word is wanted"),
        ("draw: ., legend: {1: forest}", r"map\.legend: the name 1 must be a text"),
        ("size: 3x3, terrain: {forest: 0104}", r"map\.terrain\.forest: hex 0104 is not on the map"),
        ("size: 3x3, terrain: {forest: 700}", r"map\.terrain\.forest: 700 is not a hex number"),
        ("size: 3x3, terrain: {forest: true}", r"map\.terrain\.forest: hexes are wanted as a text or a list, not True"),
        ("size: 3x3, terrain: forest", r"map\.terrain: names with their values are wanted, not 'forest'"),
        ("size: 3x3, places: {A: Kijów}", r"map\.places\.A: 'Kijów' is neither a hex number nor a place"),
        ("size: 3x3, places: {A: [0101, 0102]}", r"map\.places\.A: one word is wanted"),
        ("size: 3x3, regions: {r: 0203..0101}", r"map\.regions\.r: '0203\.\.0101' does not lead from the lowest"),
        ("size: 3x3, sides: {river: 0101}", r"map\.sides\.river: '0101' is not a side"),
        ("size: 3x3, sides: {river: 0101/0103}", r"map\.sides\.river: 0101 and 0103 are not neighbours"),
        ("size: 3x3, sides: {river: 0101/N}", r"map\.sides\.river: side N of 0101 lies on the rim"),
        ("size: 3x3, sides: {river: 0101/E}", r"map\.sides\.river: 'E' is neither a hex number nor a place"),
        ("size: 3x3, networks: {rail: 0101}", r"map\.networks\.rail: '0101' is not a chain"),
        ("size: 3x3, networks: {rail: 0101-0102-0301}", r"map\.networks\.rail: 0102 and 0301 are not neighbours"),
    ],
)
def test_a_fault_names_its_key(text: str, fault: str) -> None:
    with pytest.raises(BadNotation, match=fault):
        inline_map(read("{" + text + "}"))
