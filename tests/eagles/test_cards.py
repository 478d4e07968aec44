"""The scenario cards of Nest of Eagles: every counter once, places on the map, dates on the track."""

from collections import Counter

import pytest

from sztab.atlas.reading import read_map
from sztab.games.rok1920.scenarios.cards import split_place
from sztab.games.rok1920.scenarios.victory_table import read_victories
from tests.eagles.boxed import SCENARIOS, arrivals, base, box, boxes, card, later, rows, set_up, stages

UNITS = rows("units")
MAP = read_map(box())
VICTORIES = read_victories(box())
NATIONS = {"pl": ("pl", "ua"), "su": ("su",), "lt": ("lt",)}


def hex_of(place: str) -> int:
    """The hex of a place on a card, "Lwów SE2" included."""
    name, way, times = split_place(place)
    h = MAP.places[name]
    for _ in range(times):
        h = MAP.neighbours[h][MAP.grid.orientation.directions.index(way)]
        assert h >= 0, place
    return h


def family(unit: str) -> str:
    """The division that a counter belongs to: its own, or that of the brigade."""
    return next((u for u, row in UNITS.items() if unit in row.words("parts")), unit)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_counter_stands_once_on_a_card(scenario: int) -> None:
    placed = [base(unit) for units in set_up(scenario).values() for unit in units]
    boxed = [unit for units in boxes(scenario).values() for unit in units]
    listed = Counter([*placed, *arrivals(scenario), *boxed, *later(scenario), *card(scenario).get("out", list)])
    assert set(listed) == set(UNITS)
    assert max(listed.values()) == 1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_places_are_on_the_map_and_stacks_within_the_limit(scenario: int) -> None:
    """6, 6.1"""
    stacks: Counter[int] = Counter()
    sides: dict[int, str] = {}
    for side, places in card(scenario).get("setup", dict).items():
        for place, units in places.items():
            h = hex_of(place)
            stacks[h] += len(units)
            assert sides.setdefault(h, side) == side, place
            assert all(UNITS[base(unit)].text("side") in NATIONS[side] for unit in units), place
            assert MAP.with_terrain("clear", "forest", "swamp", "mountain") >> h & 1, place
    assert all(count <= (5 if h == MAP.places["Warszawa"] else 4) for h, count in stacks.items())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_levels_on_a_card_exist(scenario: int) -> None:
    for units in set_up(scenario).values():
        for unit in units:
            assert len(unit) - len(base(unit)) < UNITS[base(unit)].int("levels"), unit


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_is_in_play_twice(scenario: int) -> None:
    """18, 20.2.2: a division or its brigades, one counter of a twin pair."""
    placed = [base(unit) for units in set_up(scenario).values() for unit in units]
    play = {*placed, *arrivals(scenario)}
    for unit in play:
        assert UNITS[unit].text("twin", "") not in play, unit
        assert family(unit) == unit or family(unit) not in play, unit


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_dates_lie_on_the_track(scenario: int) -> None:
    first = stages().index(card(scenario).get("first_stage", str))
    ends = card(scenario).get("ending", list, []) or [{"last_stage": card(scenario).get("last_stage", str)}]
    span = range(first, max(stages().index(entry["last_stage"]) for entry in ends) + 1)
    for entry in (*card(scenario).get("arrival", list, []), *card(scenario).get("withdrawal", list, []),
                  *card(scenario).get("box_arrival", list, [])):  # fmt: skip
        assert stages().index(entry["stage"]) in span, entry


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_control_agrees_with_who_stands_there(scenario: int) -> None:
    """2.7/a"""
    sides = {hex_of(p): side for side, places in card(scenario).get("setup", dict).items() for p in places}
    for side, places in card(scenario).get("control", dict).items():
        assert all(sides.get(MAP.places[place], side) == side for place in places)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_support_units_that_the_text_gives(scenario: int) -> None:
    """3.5/a, 3.5/b: trains from the start (those of Fronts that are there), the squadron in all but 1 and 8; other
    Polish support units come with the Volunteer Army only."""
    placed = {base(unit) for units in set_up(scenario).values() for unit in units}
    fronts = {UNITS[u].text("front", "") for u in placed} - {""}
    trains = {u for u in UNITS if UNITS[u].text("arm") == "armoured-train"}
    assert {u for u in trains if UNITS[u].text("front", "") in ("", *fronts)} <= placed
    assert ("pl-7esk" in placed) == (scenario not in (1, 8))
    early = {"pl-sp", "pl-art1", "pl-1pcz"} & placed
    assert not early or card(scenario).get("facts.volunteers", str, "none") == "formed"


def test_what_the_text_says_of_the_numbers() -> None:
    """1.4, 2/b, 20.4, 22.2, 23"""
    counted = {rule for rule, lines in VICTORIES.items() if any(line.points for line in lines)}
    assert counted == {"S1.V", "S2.V", "S3.V", "S4.V", "S8.V"}
    assert [n for n in SCENARIOS if card(n).get("three_players", bool)] == [3, 4, 5, 6, 7, 9]
    assert [n for n in SCENARIOS if card(n).get("facts.sich", str, "gone") == "waiting"] == [2, 3, 9]
    assert [n for n in SCENARIOS if "23.3" in card(n).get("rules.options", list)] == [9]
    assert [n for n in SCENARIOS if card(n).get("rules.default", str) == "learning"] == [1, 2]


def test_the_campaign_and_scenario_3_begin_alike() -> None:
    assert set_up(3) == set_up(9)
    assert card(3).data["morale"] == card(9).data["morale"]


def test_dated_arrivals_of_the_campaign() -> None:
    """3.5, 21.4, 23.4.2, 23.5.2"""
    come = arrivals(9)
    dated = {"su-25ds": "9.V", "su-baszk": "9.V", "su-4dk": "23.V", "su-spka": "23.V", "su-24ds": "13.VI",
             "su-art": "20.VI", "su-33ds": "20.VI", "su-8dk": "27.VI", "lt-1d": "29.VIII"}  # fmt: skip
    assert {unit: come[unit] for unit in dated} == dated
    assert come["lt-3d"] == "29.VIII"
    assert {"su-16ds", "su-16bk"} <= set(come)


def test_divisions_usually_start_split() -> None:
    """18.1"""
    whole, split = Counter[bool](), 0
    for n in SCENARIOS:
        play = {*(base(u) for units in set_up(n).values() for u in units), *arrivals(n)}
        for unit, row in UNITS.items():
            if row.flag("starts_split"):
                whole[unit in play] += 1
                split += set(row.words("parts")) <= play
    assert split > 3 * whole[True]


def test_every_counter_is_used_somewhere() -> None:
    out = [set(card(n).get("out", list)) for n in SCENARIOS]
    assert set.intersection(*out) == set()


def test_cards_agree_with_the_first_edition() -> None:
    """Where a card goes back to one of the first edition, its regular divisions start in the same places."""
    first = box("first")
    for n, matching in zip(SCENARIOS, ("a", "b", "c", "e", "f", "d", "g", "h", "campaign"), strict=True):
        old = first.card(f"scenario-{matching}")
        assert old.get("first_player", str) == card(n).get("first_player", str)
        assert old.get("first_stage", str) == card(n).get("first_stage", str)
        places = {base(u): p for side in ("pl", "su") for p, us in old.get(f"setup.{side}", dict).items() for u in us}
        here = {base(u): p for p, units in set_up(n).items() for u in units}
        moved = {u for u in here if u in places and hex_of(here[u]) != hex_of(places[u])}
        assert {UNITS[u].text("formation") for u in moved} <= {"support"}, moved
