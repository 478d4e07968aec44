"""41-46: what the optional rules do not allow."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920.forces.status import CALLED, FORMED
from sztab.games.rok1920.moving.reach import march_range

GAME = "rok-1920"
UA_T = 1


def with_option(option: str, units: str, **more: Any) -> Scene:
    return scene(units, setting={"options": {option: "yes"}}, **more)


@pytest.mark.rule(GAME, "43", "35.2.1")
def test_one_division_a_player_turn_glavkom_or_not() -> None:
    base: dict[str, Any] = {
        "theatre": "lb", "phase": "receive", "phasing": "su", "chapters": 39,
        "marks": {"strip-entered": 1, "volunteers": FORMED},
    }  # fmt: skip
    table = with_option("glavkom", "pl: 16DP@0101 / su: 27DS@0909", **base)
    assert table.prompt == "call-up"
    table.give("su-19ds")
    assert table.prompt == "glavkom", "a roll for replacements, without the choice of a second division"
    assert not hasattr(table.play.question, "options")
    saved = with_option("glavkom", "pl: 16DP@0101 / su: 27DS@0909", **base)
    saved.give("replacements", "replacements")
    assert "su-19ds" in saved.options(), "whoever called nobody may still try"


@pytest.mark.rule(GAME, "44")
def test_budyonny_is_rolled_for_in_the_first_movement_phase_after_the_attacks() -> None:
    base: dict[str, Any] = {
        "theatre": "ua", "phase": "attacks", "phasing": "su", "chapters": 24, "stage": "9.V", "morale": {"ua": 0},
        "regions": {"ka": "0909 0908"}, "due": {"su-4dk": 5}, "marks": {"kijow-taken": 1},
    }  # fmt: skip
    table = with_option("budyonny", "pl: 16DP@0401 / su: 58DS@0402", **base)
    assert table.prompt == "attack", "the fear comes after the attacks"
    table.give("done")
    while table.prompt == "reserve-phase":
        table.give("pass")
    assert table.prompt == "budyonny-morale"
    table.roll(6, 6)
    assert table.state.morale[UA_T] == 10
    assert table.prompt == "move"
    again = table.give("done").skip_to("attack", "pl")
    assert again.state.morale[UA_T] == 10, "once a player-turn"
    early = with_option("budyonny", "pl: 16DP@0401 / su: 58DS@0902", **{**base, "phase": "first-window"})
    early.give("take")
    assert early.prompt == "budyonny-morale", "a reserve phase may be the first"


@pytest.mark.rule(GAME, "42")
def test_formation_lasts_until_the_last_volunteer_has_come() -> None:
    halves = {
        name: " ".join(f"{c:02}{r:02}" for c in columns for r in range(1, 10))
        for name, columns in (("pl", range(1, 6)), ("lb", range(6, 10)))
    }
    base: dict[str, Any] = {
        "places": {"Warszawa": "0105"}, "regions": {"town": "0105", **halves},
        "held": {"pl": ["0105"]}, "phase": "formation", "phasing": "pl", "chapters": 36, "stage": "25.VII",
        "marks": {"volunteers": CALLED, "coupled": 4}, "morale": {"pl": 20, "lb": 20},
    }  # fmt: skip
    table = with_option("upsurge", "pl: 16DP@0904 / su: 27DS@0104", **base)
    for turn, dice, count in ((1, (6, 6), 10), (2, (1, 1), 0), (3, (6, 6), 5)):
        table.skip_to("upsurge")
        table.roll(*dice)
        for _ in range(count):
            assert table.prompt == "upsurge-unit"
            table.play.answer_index(0)
        assert table.prompt == "upsurge-morale", f"player-turn {turn} of formation"
        table.roll(1, 1)
        assert table.marks["volunteers"] < FORMED
    table.skip_to("attack", "su")
    assert table.marks["volunteers"] == FORMED, "in the third player-turn, with the fifteenth unit"


@pytest.mark.rule(GAME, "45", "C.1")
def test_nobody_flees_over_a_closed_river() -> None:
    options = {"flight": "yes", "pursuit": "yes"}
    table = real(
        "C", clear=True, units="pl-1bk@Witebsk su-58ds@Homel", phasing="pl", phase="movement",
        morale={"ua": 0, "lb": 8}, options=options, marks={"strip-entered": 1},
    )  # fmt: skip
    bank = table.war.board.map.regions["north-of-dzwina"]
    assert not march_range(table.war, table.state, table.unit("pl-1bk")).hexes & bank
    table.play.answer(("press-on", table.unit("pl-1bk"), "flight"))
    assert table.options()
    assert not any(bank >> table.hex(h) & 1 for h in table.options())


@pytest.mark.rule(GAME, "45", "46")
def test_every_step_goes_the_right_way() -> None:
    base: dict[str, Any] = {
        "theatre": "lb", "phase": "movement", "phasing": "su", "chapters": 15, "places": {"Warszawa": "0105"},
    }  # fmt: skip
    hunt = with_option("pursuit", "pl: 16DP@0101 / su: 58DS@0905", morale={"lb": 8}, **base)
    hunt.play.answer(("press-on", hunt.unit("58DS"), "pursuit"))
    assert all(h.startswith("05") for h in hunt.options()), "the Bolshevik presses on to the west, as the Poles retreat"
    flight = with_option("flight", "pl: 16DP@0101 / su: 58DS@0105", morale={"lb": -8}, **base)
    flight.play.answer(("press-on", flight.unit("58DS"), "flight"))
    assert all(h[:2] in ("05", "06") for h in flight.options()), "and flees to the east"
    assert "0505" in flight.options()
