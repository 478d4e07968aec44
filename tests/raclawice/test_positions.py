"""Positions in words, drawn maps, and questions to them: what can be read, and what is refused with its reason."""

from typing import Any

import pytest

from sztab.games.raclawice.posing.notation import format_units
from sztab.kernel.errors import BadNotation
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.situations import run
from tests.raclawice.table import Table, alone, opened

GAME = "raclawice-1794"
FOOT, ENEMY = "pl-1-i-2-pp", "ru-1-ii-uglicki"


def test_units_are_written_as_they_are_read() -> None:
    line = f"{FOOT}@0505/E/skirmish/lost=1/shots=2 {ENEMY}@0909/SSW pl-1-art-polska@0505/W/limbered"
    table = Table(line, leaders="zajaczek@0504", active="zajaczek")
    assert format_units(table.ed, table.state) == line


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"units": "nobody@0505"}, "'nobody' is not the name of a unit"),
        ({"units": FOOT}, "a unit stands as id@hex"),
        ({"units": f"{FOOT}@0505/backwards"}, "'backwards' is not one of"),
        ({"units": f"{FOOT}@0505/lost=4"}, "cannot have 4 losses"),
        ({"units": f"{FOOT}@9999"}, "not on the map"),
        ({"units": f"{FOOT}@0505", "leaders": "zajaczek"}, "name@hex"),
        ({"units": f"{FOOT}@0505", "leaders": "bartosz@0505"}, "'bartosz' is not a leader"),
        ({"units": f"{FOOT}@0505", "phase": "movement"}, "needs `active`"),
        ({"units": f"{FOOT}@0505", "active": "zajaczek"}, "not among the leaders"),
        ({"units": f"{FOOT}@0505", "turn": 13}, "turn 13 is not one of 1 to 12"),
        ({"units": f"{FOOT}@0505", "die": "d20"}, "die is one of d10, d6"),
        ({"units": f"{FOOT}@0505", "captured": [FOOT]}, "no battery"),
        ({"units": f"{FOOT}@0505", "weather": "rain"}, "unknown weather"),
        ({"scenario": "waterloo"}, "no scenario 'waterloo'"),
        ({"units": "", "map": {"columns": 0}}, "columns and rows"),
        ({"units": "", "map": {"swamp": ["0101"]}}, "unknown swamp"),
        ({"units": "", "map": {"forest": ["2020"]}}, "2020 is not on the map"),
        ({"units": "", "map": {"streams": ["0101/0303"]}}, "not neighbours"),
    ],
)
def test_a_bad_position_is_refused_with_its_reason(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        opened().drawn(position).place(position)


def test_a_change_is_put_on_top_of_the_scenario() -> None:
    game = opened()
    state = game.place({"scenario": "battle", "change": f"{FOOT}@1010/E/lost=2"})
    unit = game.ed.unit(FOOT)
    assert (game.ed.number(state.hexes[unit]), state.lost[unit]) == ("1010", 2)
    assert state.stacks[0][game.ed.hex("0820")] == (game.ed.unit("pl-2-i-2-pp"),)
    game.check(state)


def test_why_not_looks_along_several_answers() -> None:
    """The move is allowed, the hex after it is not."""
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0101")
    unit = table.unit(FOOT)
    why = why_not(table.play, [("move", unit), ("enter", unit, table.ed.hex("0604"))])
    assert [refusal.rule for refusal in why] == ["8.1"]
    fine = why_not(table.play, [("move", unit), ("enter", unit, table.ed.hex("0506"))])
    assert fine == []


@pytest.mark.rule(GAME, "10.10.10", "12.1/d")
def test_guns_are_taken_back_by_entering_their_hex() -> None:
    table = alone(f"{FOOT}@0505/NNE pl-1-art-polska@0506 {ENEMY}@0909", captured=["pl-1-art-polska"])
    table.say(f"move {FOOT}", "enter 0506")
    assert table.state.score == 2
    assert table.state.fate[table.unit("pl-1-art-polska")] == 4, "they stay out of action"


def test_a_whole_position_survives_saving_in_the_middle_of_a_move() -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0507/SSW").say(f"move {FOOT}", "enter 0506")
    assert table.asked == "ru react"
    again = Play.resume(table.game, table.play.position())
    assert again.question == table.play.question
    assert table.game.dump(again.state) == table.game.dump(table.state)


def test_a_situation_answers_questions_about_costs_and_units() -> None:
    report = run(
        {
            "game": GAME,
            "rules": ["8.2"],
            "position": {
                "map": {"forest": ["0506"]}, "units": f"{FOOT}@0505/NNE/lost=1", "leaders": "zajaczek@0503",
                "active": "zajaczek", "first": "pl",
            },
            "ask": [
                {"what": "cost", "of": {"unit": FOOT, "to": "0506"}, "at": "cost", "is": 2},
                {"what": "cost", "of": {"unit": FOOT, "to": "0604"}, "at": "rule", "is": "8.1"},
                {"what": "unit", "of": {"unit": FOOT}, "at": "strength", "is": 3},
                {"what": "units", "has": f"{FOOT}@0505/NNE/lost=1"},
            ],
        }
    )  # fmt: skip
    assert report.ok, report.failures
