"""7.1 with 2.4.1, 2.7, 13.3.2, 17.1.5, 19.1, 19.7, 20.2.1, 21.4, S3.V, S3.P: where the way of a march brings something
about, the player says whether it does."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct

from sztab.games.rok1920.chapter_events import FormationBegan, LithuaniaChanged
from sztab.games.rok1920.events import MoraleShifted, Moved
from sztab.games.rok1920.moving.way_as_answers import answers_along
from sztab.games.rok1920.units.counters import PL
from sztab.hexmap.bits import members
from tests.eagles.kit import ALL, draw, real
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"
START, BETWEEN, STRAIGHT_ON = "0505", "0506", "0507"
"""The straight way goes through the hex between; those round it take three points."""
EVERYWHERE = tuple(f"{column:02}{row:02}" for column in range(1, 10) for row in range(1, 10))
WHOLE = " ".join(EVERYWHERE)
Position = dict[str, Any]


class Case(Struct, frozen=True):
    """A hex that brings something about, and how that shows."""

    unit: str
    others: str
    position: Callable[[str], Position]
    """Given the hex."""
    has_come: Callable[[Scene, str], bool]
    marks: Callable[[int], dict[str, int]] = lambda _: {}


def all_but(hex: str) -> str:
    return " ".join(h for h in EVERYWHERE if h != hex)


def noted(name: str) -> Callable[[Scene, str], bool]:
    return lambda table, hex: bool(marks.get(table.state, name))


def told(kind: type[Any]) -> Callable[[Scene, str], bool]:
    return lambda table, hex: bool(table.events(kind))


REDS: Position = {"phasing": "su"}
POLES, HORSE = "pl: 16DP@0909", "su: 4DK@0505"
RIDERS, FOES = "pl: 1DJ@0505", "su: 58DS@0101"
CASES = {
    "2.4.1/c": Case(
        "4DK", f"{POLES} / {HORSE}",
        lambda hex: {**REDS, "regions": {"pl": hex, "ua": all_but(hex)}, "volunteers": "formed"},
        noted("been-in-poland"),
    ),
    "19.1/a": Case(
        "4DK", f"{POLES} / {HORSE}", lambda hex: {**REDS, "regions": {"pl": hex, "ua": all_but(hex)}},
        told(FormationBegan), lambda _: {"been-in-poland": 1},
    ),
    "19.7/c": Case(
        "4DK", f"{POLES} / {HORSE}",
        lambda hex: {**REDS, "regions": {"pl": WHOLE, "west-of-wisla": hex}, "volunteers": "formed"},
        noted("vistula-crossed"), lambda _: {"been-in-poland": 1},
    ),
    "20.2.1/b": Case(
        "1DJ", f"{RIDERS} / {FOES}", lambda hex: {"regions": {"lb": WHOLE, "north-of-dzwina": hex}},
        noted("expansion-west"),
    ),
    "20.2.1/c": Case(
        "1DJ", f"{RIDERS} / {FOES}", lambda hex: {"regions": {"lb": WHOLE}, "places": {"Smoleńsk": hex}},
        noted("expansion-west"),
    ),
    "17.1.5/j": Case(
        "1DJ", f"{RIDERS} / {FOES}",
        lambda hex: {"regions": {"lb": WHOLE, "town": hex}, "held": {"pl": [hex]}},
        noted("cheka-lost"), lambda h: {"cheka-at": 1 << h},
    ),
    "2.7": Case(
        "1DJ", f"{RIDERS} / {FOES}",
        lambda hex: {"regions": {"lb": WHOLE, "town": hex}, "held": {"su": [hex]}},
        lambda table, hex: bool(table.state.held[PL] >> table.hex(hex) & 1),
    ),
    "3.4.1/b": Case(
        "1DJ", f"{RIDERS} / {FOES} su-ppw1@0909",
        lambda hex: {"regions": {"lb": WHOLE, "town": "0909"}, "held": {"su": ["0909"]},
                     "networks": {"rail": f"{hex}-{hex[:2]}{int(hex[2:]) + 1:02}"}},
        lambda table, hex: bool(marks.get(table.state, "ground-pl") >> table.hex(hex) & 1),
        lambda h: {"ground-su": 1 << h, "ground-pl": 0},
    ),
    "13.3.2": Case(
        "1DJ", f"{RIDERS} 12DP@0909 / {FOES}",
        lambda hex: {"regions": {"ua": hex, "lb": all_but(hex)}, "morale": {"lb": 0, "ua": 20}},
        told(MoraleShifted),
    ),
    "21.4": Case(
        "lt-1d", f"{POLES} / su: lt-1d@0505",
        lambda hex: {**REDS, "regions": {"lb": WHOLE, "lithuania": all_but(hex), "aspiration": WHOLE},
                     "lithuania": "neutral"},
        told(LithuaniaChanged),
    ),
}  # fmt: skip
EACH = [pytest.param(id, marks=pytest.mark.rule(GAME, id)) for id in CASES]


def posed(id: str, hex: str) -> Scene:
    case = CASES[id]
    what: Position = {"phase": "movement", "chapters": ALL, **case.position(hex)}
    probe = draw(case.others, **what)
    return draw(case.others, marks=case.marks(probe.hex(hex)), **what).skip_to("move")


def shared(table: Scene, goal: str) -> list[str]:
    """The hexes beside the start and a goal two hexes away."""
    board = table.war.board
    return [board.map.numbers[h] for h in members(board.masks[table.hex(START)] & board.masks[table.hex(goal)])]


@pytest.mark.parametrize("id", EACH)
def test_a_march_goes_round_unless_its_player_says_so(id: str) -> None:
    case = CASES[id]
    table = posed(id, BETWEEN).give(case.unit, STRAIGHT_ON)
    assert table.prompt == "move-by"
    assert table.options() == {"straight", BETWEEN}
    table.give("straight")
    path = table.events(Moved)[-1].path
    assert (len(path), path[-1]) == (3, STRAIGHT_ON)
    assert BETWEEN not in path
    assert not case.has_come(table, BETWEEN)
    bold = posed(id, BETWEEN).give(case.unit, STRAIGHT_ON, BETWEEN)
    assert bold.events(Moved)[-1].path == (BETWEEN, STRAIGHT_ON)
    assert case.has_come(bold, BETWEEN)


@pytest.mark.parametrize("id", EACH)
def test_of_two_equal_ways_the_quiet_one_is_taken(id: str) -> None:
    case = CASES[id]
    plain = posed(id, "0101" if id == "21.4" else "0103")
    goal = next(h for h in ("0704", "0705", "0706") if len(shared(plain, h)) == 2)
    for loud, quiet in (shared(plain, goal), shared(plain, goal)[::-1]):
        table = posed(id, loud)
        cost = table.ask("cost", unit=case.unit, hex=goal)
        assert (cost["points"], cost["path"]) == (2, [quiet, goal])
        table.give(case.unit, goal)
        assert table.options() == {"straight", loud}, "still the player's choice"
        table.give("straight")
        assert table.events(Moved)[-1].path == (quiet, goal)
        assert not case.has_come(table, loud)


@pytest.mark.parametrize("id", EACH)
def test_a_way_that_is_given_whole_brings_about_what_lies_on_it(id: str) -> None:
    case = CASES[id]
    table = posed(id, BETWEEN).give(case.unit)
    board = table.war.board
    walk = board.masks[table.hex(START)] & ~(1 << table.hex(BETWEEN)), board.masks[table.hex(STRAIGHT_ON)]
    first, second = next(
        (a, b) for a in members(walk[0]) for b in members(walk[1] & board.masks[a] & ~(1 << table.hex(BETWEEN)))
        if b != table.hex(START)
    )  # fmt: skip
    ways = {True: [table.hex(BETWEEN), table.hex(STRAIGHT_ON)], False: [first, second, table.hex(STRAIGHT_ON)]}
    for through, way in ways.items():
        twin = posed(id, BETWEEN).give(case.unit)
        for answer in answers_along(twin.war, twin.play, way):
            twin.play.answer(answer)
        assert twin.prompt != "move-by"
        assert case.has_come(twin, BETWEEN) is through
        numbers = [board.map.numbers[h] for h in way]
        assert twin.at(case.unit) == STRAIGHT_ON
        assert posed(id, BETWEEN).ask("cost", unit=case.unit, path=numbers)["points"] == len(way)


OVER: dict[str, Position] = {
    "2.4.1/c": {"marks": {"been-in-poland": 1}}, "19.1/a": {"volunteers": "formed"},
    "19.7/c": {"marks": {"been-in-poland": 1, "vistula-crossed": 1}}, "20.2.1/b": {"marks": {"expansion-west": 1}},
    "20.2.1/c": {"marks": {"expansion-west": 1}}, "17.1.5/j": {"marks": {}}, "2.7": {"held": {"pl": [BETWEEN]}},
    "3.4.1/b": {"marks": {"ground-su": 0, "ground-pl": 0}}, "13.3.2": {"morale": {"lb": 20, "ua": 20}},
    "21.4": {"lithuania": "at-war"},
}  # fmt: skip
"""The same with nothing left to bring about."""


@pytest.mark.parametrize("id", EACH)
def test_ways_that_differ_in_nothing_are_one(id: str) -> None:
    case, over = CASES[id], dict(OVER[id])
    what: Position = {"phase": "movement", "chapters": ALL, **case.position(BETWEEN)}
    probe = draw(case.others, **what)
    remembered = over.pop("marks", case.marks(probe.hex(BETWEEN)))
    table = draw(case.others, marks=remembered, **{**what, **over}).skip_to("move").give(case.unit, STRAIGHT_ON)
    assert table.events(Moved)[-1].path == (BETWEEN, STRAIGHT_ON)


def test_railways_without_trains_are_no_matter() -> None:
    """A84: only armoured trains ask who controls the hexes between the localities."""
    case = CASES["3.4.1/b"]
    what: Position = {"phase": "movement", "chapters": ALL, **case.position(BETWEEN)}
    others = f"{RIDERS} / {FOES}"
    table = draw(others, marks=case.marks(draw(others, **what).hex(BETWEEN)), **what)
    table.give(case.unit, STRAIGHT_ON)
    assert table.events(Moved)[-1].path == (BETWEEN, STRAIGHT_ON)
    assert case.has_come(table, BETWEEN)


@pytest.mark.rule(GAME, "S3.V")
def test_whether_the_spring_ends_is_the_players_word() -> None:
    """17 DK from 1617 to 1716: a way outside the Polish theatre takes 3 of its 4 points."""
    table = real("3", "17DK@1617", clear=True, phase="movement", phasing="su").skip_to("move", "su")
    table.give("17DK", "1716")
    assert table.options() == {"straight", "1616"}
    quiet = table.play.copy()
    quiet.answer("straight")
    assert quiet.outcome is None
    assert not marks.get(quiet.state, "been-in-poland")
    table.give("1616")
    assert table.play.outcome is not None
    assert (table.play.outcome.winner, table.play.outcome.reason) == ("su", "poland-entered")
