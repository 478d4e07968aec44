"""Positions in words, drawn maps, and questions to them: what can be read, and what is refused with its reason."""

from typing import Any

import pytest

from sztab.games.raclawice.posing.notation import format_units
from sztab.games.raclawice.state import GONE
from sztab.kernel.errors import BadNotation
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.situations import run
from tests.raclawice.table import Table, alone, opened

GAME = "raclawice-1794"
FOOT, ENEMY = "pl-1-i-2-pp", "ru-1-ii-uglicki"


MOVING = {"units": f"{FOOT}@0505 {ENEMY}@0909", "leaders": "zajaczek@0504", "active": "zajaczek"}


def test_units_are_written_as_they_are_read() -> None:
    line = f"{FOOT}@0505/E/lost=1/shots=2 {ENEMY}@0909/SSW pl-1-art-polska@0505/W/limbered"
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
        ({"units": f"{FOOT}@0505", "due": {FOOT: 9}}, "cannot be to come"),
        ({"units": f"{FOOT}@0505", "due": {"ru-7-kozacy": 13}}, "13 is not a turn from 1 to 12"),
        ({"units": f"{FOOT}@0505", "due": {"ru-7-kozacy": True}}, "True is not a turn"),
        ({"scenario": "battery", "units": f"{FOOT}@0505", "due": {"ru-7-kozacy": 9}}, "no place on this map"),
        ({"units": f"{FOOT}@0505", "leaders": "bartosz@0505"}, "'bartosz' is not a leader"),
        ({"units": f"{FOOT}@0505", "phase": "movement"}, "needs `active`"),
        ({"units": f"{FOOT}@0505", "active": "zajaczek"}, "not among the leaders"),
        ({"units": f"{FOOT}@0505", "turn": 13}, "turn 13 is not one of 1 to 12"),
        ({"units": f"{FOOT}@0505", "die": "d20"}, "die is one of d10, d6"),
        ({"units": f"{FOOT}@0505", "captured": [FOOT]}, "no battery"),
        ({"units": f"{FOOT}@0505", "weather": "rain"}, "unknown weather"),
        ({"units": f"{FOOT}@0505 {FOOT}@0606"}, f"{FOOT} stands twice"),
        ({"units": f"{FOOT}@0505", "fled": {FOOT: 5}}, "stands on the map, and cannot have fled"),
        ({"units": "", "fled": {FOOT: {"turn": 5, "lost": 4}}}, "cannot have 4 losses"),
        ({"units": "", "fled": {FOOT: {"turn": 5, "sick": 1}}}, "a turn, or"),
        ({"units": "", "fled": {FOOT: 13}}, "after the last turn"),
        ({"units": "", "fled": {"pl-1-art-polska": 3}}, "never flees"),
        ({"units": "", "fled": [FOOT]}, "fled is .* not a mapping"),
        ({"units": f"{FOOT}@0505", "recaptured": ["pl-1-art-polska"]}, "not among the captured"),
        ({"units": f"{FOOT}@0505/skirmish"}, "never skirmishes"),
        ({"units": f"{FOOT}@0505/square"}, "cannot be in square alone"),
        ({"units": f"{FOOT}@0505/abreast"}, "side by side"),
        ({"units": f"{FOOT}@0505/limbered"}, "cannot be limbered"),
        ({"units": f"{FOOT}@0505/jammed"}, "is no battery"),
        ({"units": f"{FOOT}@0505/shots=5"}, "more than four times"),
        ({"units": "pl-1-art-polska@0505/shots=1"}, "counts no shots"),
        ({"units": f"{FOOT}@0505/came=0506"}, "no step into a clash hex"),
        ({"units": f"{FOOT}@0505/came=0909 {ENEMY}@0505"}, "no step into a clash hex"),
        ({"units": f"{FOOT}@0505", "holds": {"0505": "ru"}}, "no side of a clash hex"),
        ({"units": f"{FOOT}@0505 pl-1-2-mbkn@0505"}, "mixed-arms"),
        ({"units": " ".join(f"pl-{n}-kos@0505" for n in range(1, 6))}, "stack-limit"),
        ({"units": f"{FOOT}@0505", "map": {"pond": ["0505"]}}, "stands in a closed hex"),
        ({"units": f"{FOOT}@0505", "map": {"holes": ["0505"]}}, "not on the map"),
        ({"units": f"{FOOT}@0505", "leaders": "tomatis@0505"}, "among enemies alone"),
        ({"units": f"{FOOT}@0505", "score": 6}, "would have won"),
        ({"units": f"{FOOT}@0505", "pool": ["tomatis"], "contused": ["tomatis"]}, "contused leader"),
        ({"units": f"{FOOT}@0505", "moving": [{"units": [FOOT]}]}, "in a movement phase"),
        ({**MOVING, "moving": [{"units": [FOOT, ENEMY]}]}, "in one hex"),
        ({**MOVING, "moving": [{"units": [FOOT], "entered": -1}]}, "not a number of hexes"),
        ({**MOVING, "moving": [{"units": [FOOT], "entered": 50}]}, r"not a number of hexes from 0 to 6 \(8.8\)"),
        ({"units": f"{FOOT}@0505", "threshold": 500}, r"at most 99 \(12.4\)"),
        ({"units": "", "fled": {FOOT: -3}}, "before the first or after the last turn"),
        ({"units": "", "fled": {FOOT: 99}}, "before the first or after the last turn"),
        ({**MOVING, "moving": [{"units": [FOOT], "speed": 3}]}, "is not a group"),
        ({**MOVING, "moving": [{"units": [FOOT]}, {"units": [FOOT]}]}, "in two groups"),
        ({**MOVING, "moving": [{"units": [FOOT], "came": "0909"}]}, "is not beside"),
        ({**MOVING, "moving": [{"units": [FOOT], "double": "yes"}]}, "not true or false"),
        ({**MOVING, "units": f"{FOOT}@0505/left=9 {ENEMY}@0909"}, "has 9 points left of 6"),
        ({**MOVING, "six": [FOOT]}, "with `of: six`"),
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


def test_losses_of_those_who_fled_come_back_with_them() -> None:
    table = Table(
        f"{ENEMY}@0909", leaders="zajaczek@0505", pool=["zajaczek"], turn=5, fled={FOOT: {"turn": 5, "lost": 2}}
    )
    table.draw("zajaczek").say("0505", "NNE")
    assert (table.hex(FOOT), table.strength(FOOT)) == ("0505", 2)


def test_a_group_goes_on_in_the_middle_of_its_move() -> None:
    """It has entered two hexes straight on open ground, and a third makes a charge."""
    horse = "ru-i-smolenski"
    units = f"{horse}@0506/SSW/left=5 {FOOT}@0505/NNE"
    straight: dict[str, Any] = {"units": [horse], "entered": 2, "came": "0507"}
    for more, rule in (({}, ""), ({"turned": True}, "8.14.1/b"), ({"rough": True}, "8.14.1/c")):
        table = Table(units, leaders="muromcow@0510", active="muromcow", moving=[{**straight, **more}])
        assert table.asked == "ru step"
        assert table.why("charge 0505") == rule


def test_a_leader_who_is_absent_has_not_fallen() -> None:
    """4.3: Kościuszko need not lead the units of a leader who takes no part."""
    place: dict[str, Any] = {"leaders": "kosciuszko@0303", "pool": ["kosciuszko"]}
    fallen = Table(f"{FOOT}@0505", **place).draw("kosciuszko")
    assert fallen.asked == "pl orphans"
    others = ["zajaczek", "szyrer", "manget", "walewski", "madalinski"]
    known = [name for name in others if name in fallen.ed.leader_numbers]
    absent = Table(f"{FOOT}@0505", absent=known, **place).draw("kosciuszko")
    assert absent.asked == "pl activate"
    assert absent.game.view(absent.state, "pl").leader_fate[absent.ed.leader("zajaczek")] == GONE


def test_who_was_first_in_a_clash_hex_and_from_where_a_unit_came() -> None:
    units = f"{FOOT}@0505/NNE {ENEMY}@0505/SSW/came=0504"
    place: dict[str, Any] = {"leaders": "zajaczek@0503", "active": "zajaczek", "phase": "melee"}
    ground = {"buildings": ["0505"]}
    for side in ("pl", "ru"):
        table = Table(units, ground=ground, holds={"0505": side}, **place)
        assert table.state.first_in == [(table.ed.hex("0505"), ("pl", "ru").index(side))]
        assert table.ed.number(table.state.came[table.unit(ENEMY)]) == "0504"


def test_a_map_with_holes() -> None:
    table = Table(
        f"{FOOT}@0505/NNE", ground={"holes": ["0506"]}, leaders="zajaczek@0504", active="zajaczek", first="pl"
    )
    assert "0506" not in table.ed.board.map.numbers
    table.say(f"move {FOOT}")
    assert table.offers("enter 0605")
    assert len(table.ed.board.map.numbers) == 12 * 12 - 1


def test_the_six_that_kosciuszko_has_chosen() -> None:
    six = [FOOT, *(f"pl-{n}-i-2-pp" for n in (2, 3, 4)), "pl-1-i-3-pp", "pl-2-i-3-pp"]
    units = " ".join(f"{unit}@0505" for unit in six[:4]) + " pl-1-i-3-pp@0404 pl-2-i-3-pp@0404 pl-1-i-6-pp@0606"
    table = Table(units, leaders="kosciuszko@0504", active="kosciuszko", of="six", six=six, first="pl")
    assert table.why("move pl-1-i-6-pp") == "4.4/b2"
    assert table.why(f"move {FOOT}") == ""


@pytest.mark.parametrize("scenario", ["battle", "battery"])
def test_a_battle_that_is_told_and_drawn_again_is_the_same(scenario: str) -> None:
    """Those who are still to come too: Denisov's column is not lost."""
    game = opened()
    play = Play.begin(game, scenario)
    assert play.question is not None
    assert game.dump(game.place(game.posed(play.state))) == game.dump(play.state)
