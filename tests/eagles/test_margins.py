"""What lies beside the map of Nest of Eagles, as each seat sees it: boxes, operations, and the markers of Kijów, Wilno,
the Cheka and political priorities."""

from sztab.games import load
from sztab.games.rok1920.eagles.options import priorities
from sztab.games.rok1920.forces.lithuania import CROSSED
from sztab.games.rok1920.state import State
from sztab.games.rok1920.table.view import View
from tests.rok1920 import marks

GAME = load("nest-of-eagles")


def campaign(**options: str) -> State:
    state = GAME.start("9", GAME.scenario("9").settle(options))
    assert isinstance(state, State)
    return state


def seen(state: State, seat: str = "pl") -> View:
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view


def lying(state: State, kind: str, seat: str = "pl") -> list[tuple[str, str, str]]:
    return [(m.side, m.place, m.name) for m in seen(state, seat).markers if m.kind == kind]


def test_a_unit_is_in_its_box_until_it_is_on_its_way() -> None:
    state = campaign()
    assert "pl-1rbp" in seen(state).boxes["reserves-allies"]
    unit = next(u for u, c in enumerate(GAME.roster.counters) if c.id == "pl-1rbp")  # type: ignore[attr-defined]
    state.due[unit] = state.stage + 1
    assert "pl-1rbp" not in seen(state).boxes["reserves-allies"]


def test_divisions_wait_while_their_brigades_fight() -> None:
    assert {"pl-4dp", "pl-19bp"} <= {*seen(campaign()).boxes["divisional-brigades"]}


def test_operations_and_what_they_bring_follow_the_attacks() -> None:
    state = campaign()
    assert seen(state).notes.income == {"pl": 4, "west": 2, "southwest": 2}
    marks.put(state, "attacks-ua", 3)
    marks.put(state, "attacks-west", 1)
    notes = seen(state).notes
    assert notes.operations == {"ua": "offensive", "lb": "pause", "west": "limited", "southwest": "pause"}
    assert notes.income == {"pl": 2, "west": 1, "southwest": 2}


def test_kijow_lies_on_its_stage_and_then_beside_the_morale_track() -> None:
    state = campaign()
    assert lying(state, "kiev") == [("pl", "30.V", "kiev")]
    marks.put(state, "kijow-taken", 1)
    marks.put(state, "kiev-effect", 1)
    assert lying(state, "kiev") == [("pl", "morale", "kiev")]


def test_wilno_lies_on_the_stage_by_which_the_lithuanians_must_hold_it() -> None:
    state = campaign()
    assert lying(state, "wilno") == []
    marks.put(state, "lithuania", CROSSED)
    assert lying(state, "wilno") == [("su", "9.V", "wilno")]
    marks.put(state, "lithuania-since", 1)
    assert lying(state, "wilno") == [("su", "2.V", "wilno")]


def test_the_cheka_lies_open_on_its_hex() -> None:
    state = campaign()
    hexmap = GAME.war(state).board.map  # type: ignore[attr-defined]
    marks.add(state, "cheka-at", hexmap.places["Orsza"])
    assert lying(state, "cheka") == [("su", hexmap.numbers[hexmap.places["Orsza"]], "cheka")]


def test_a_priority_is_its_owners_until_it_is_revealed() -> None:
    state = campaign(priorities="yes", players="three")
    assert lying(state, "priority", "pl") == [("pl", "unchosen", ""), ("su", "unchosen", "")]
    marks.put(state, "priority-pl", 3)
    marks.put(state, "priority-su", 1)
    assert lying(state, "priority", "pl") == [("pl", "chosen", "none"), ("su", "chosen", "")]
    for seat in ("west", "southwest"):
        assert lying(state, "priority", seat) == [("pl", "chosen", ""), ("su", "chosen", "stalin")]
    priorities.reveal(GAME.war(state), state, 1)  # type: ignore[attr-defined]
    assert lying(state, "priority", "pl")[1:] == [("su", "revealed", "stalin")]


def test_counters_say_their_stripe_and_label() -> None:
    units = {unit.id: unit for unit in seen(campaign()).units}
    assert units["su-44ds"].stripe == "yellow"
    assert units["su-8ds"].stripe == "teal"
    assert (units["pl-7bp"].label, units["pl-pp1"].support) == ("7/4", 1)
