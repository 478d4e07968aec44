"""15: moral advantage."""

from typing import Any

import pytest
from tests.rok1920.kit import Table, draw, game

from sztab.games.rok1920.events import MoraleShifted

GAME = "rok-1920"

PAIR = "pl: 16DP@0303 12DP@0303 / su: 58DS@0403"
SURE, SURE_EVEN, MISS, BLOODY = (1, 2), (2, 2), (5, 6), (6, 6)


def fought(dice: tuple[int, int], units: str = PAIR, **what: Any) -> Table:
    table = draw(units, **{"chapters": 15, "theatre": "ua", "morale": {"ua": 0, "lb": 5}, **what})
    table.give("0403", "16DP", "go", dice)
    while table.prompt in ("loss", "retreat-route", "retreat-group"):
        table.play.answer_index(0)
    return table


def fields(table: Table) -> dict[str, int]:
    return {t.theatre: t.field for t in table.game.view(table.state, None).morale}


@pytest.mark.rule(GAME, "15.1", "15.1.2", "15.2")
@pytest.mark.parametrize(
    ("dice", "field"),
    [
        pytest.param(SURE, -1, id="success: towards the attacker"),
        pytest.param(MISS, 1, id="failure: towards the defender"),
        pytest.param(BLOODY, 0, id="bloody combat: nowhere"),
    ],
)
def test_attacks_shift_the_marker_of_their_theatre(dice: tuple[int, int], field: int) -> None:
    """15.1.2: the Polish advantage lies below 0, the Bolshevik above."""
    assert fields(fought(dice)) == {"ua": field, "lb": 5}


@pytest.mark.rule(GAME, "15.2", "15.1.2")
def test_a_bolshevik_success_shifts_the_other_way() -> None:
    table = draw("pl: 1BK@0403 / su: 25DS@0303", phasing="su", chapters=15, theatre="lb", morale={"lb": 0})
    table.give("0403", "25DS", "go", SURE)
    assert fields(table) == {"lb": 1}


@pytest.mark.rule(GAME, "15.1")
def test_without_the_rule_or_the_marker_nothing_moves() -> None:
    assert fields(fought(SURE, chapters=12)) == {"ua": 0, "lb": 5}
    assert fields(fought(SURE, morale={"lb": 5})) == {"lb": 5}


@pytest.mark.rule(GAME, "15.2.1")
@pytest.mark.parametrize(
    ("red", "expected"),
    [
        pytest.param("58DS--", -2, id="a division"),
        pytest.param("164BS-", 0, id="a brigade"),
        pytest.param("1DLit-", 0, id="a Lithuanian division"),
    ],
)
def test_an_eliminated_division_counts_two(red: str, expected: int) -> None:
    table = fought(BLOODY, f"pl: 16DP@0303 / su: {red}@0403")
    assert fields(table)["ua"] == expected


@pytest.mark.rule(GAME, "15.2.1")
@pytest.mark.parametrize(
    ("pole", "expected"), [("16DP--", 2), ("1Zap-", 0), ("DBB-", 0), ("1DLB--", 2)], ids=lambda v: str(v)
)
def test_which_divisions_of_the_polish_player_count(pole: str, expected: int) -> None:
    table = draw(f"pl: {pole}@0303 / su: 58DS@0403", chapters=15, theatre="ua", morale={"ua": 0}, phasing="su")
    table.give("0303", "58DS", "go", BLOODY)
    while table.prompt == "loss":
        table.play.answer_index(0)
    assert table.level(pole.rstrip("-")) == "eliminated"
    assert fields(table) == {"ua": expected}


@pytest.mark.rule(GAME, "15.3")
@pytest.mark.parametrize(
    ("field", "bonus"),
    [
        pytest.param(0, 0, id="none"),
        pytest.param(-7, 0, id="level 0"),
        pytest.param(-8, 1, id="level 1"),
        pytest.param(-16, 2, id="level 2"),
        pytest.param(-24, 2, id="the end of the track"),
        pytest.param(16, 0, id="the defender's does not matter"),
    ],
)
def test_the_attackers_level_is_added(field: int, bonus: int) -> None:
    table = draw(PAIR, chapters=15, theatre="ua", morale={"ua": field, "lb": -24})
    found = table.ask("attack", units=["16DP"], hex="0403")
    assert [m["value"] for m in found["modifiers"] if m["rule"] == "15.3"] == ([bonus] if bonus else [])


def two_theatres(**more: Any) -> Any:
    """Columns 1 to 4 lie in the Ukrainian, 5 to 9 in the Lithuanian-Belarusian theatre."""
    regions = {"ua": "0101..0409", "lb": "0501..0909", **more.pop("regions", {})}
    return {"chapters": 15, "regions": regions, **more}


@pytest.mark.rule(GAME, "15.3", "15.2", "15.1")
def test_the_theatre_is_that_of_the_attacked_hex() -> None:
    table = draw("pl: 16DP@0403 / su: 58DS@0504", **two_theatres(morale={"ua": -24, "lb": -8}))
    found = table.ask("attack", units=["16DP"], hex="0504")
    assert [m["value"] for m in found["modifiers"] if m["rule"] == "15.3"] == [1]
    table.give("0504", "16DP", "go", SURE)
    assert fields(table) == {"ua": -24, "lb": -9}


def taking(place: str, **what: Any) -> Table:
    """16 DP marches into a town with the digit 3 that the enemy holds."""
    table = draw(
        "pl: 16DP@0303 / su: 58DS@0909",
        phase="movement",
        regions={"town": "0302", "digit-3": "0302"},
        places={place: "0302"},
        **{"chapters": 15, "theatre": "ua", "morale": {"ua": 0, "lb": 1}, "held": {"su": ["0302"]}, **what},
    )
    return table.give("16DP", "0302")


@pytest.mark.rule(GAME, "15.4")
def test_a_town_with_a_digit_raises_its_captors_advantage() -> None:
    assert fields(taking("Równe")) == {"ua": -3, "lb": 1}
    assert fields(taking("Lwów")) == {"ua": -3, "lb": -2}, "Lwów everywhere"
    assert fields(taking("Równe", held={"pl": ["0302"]})) == {"ua": 0, "lb": 1}, "it was his own"
    assert fields(taking("Równe", held={})) == {"ua": 0, "lb": 1}, "nobody lost it (amb-066)"


@pytest.mark.rule(GAME, "15.4")
def test_passing_through_is_enough_and_each_capture_counts() -> None:
    """amb-066, amb-128."""
    table = draw(
        "pl: 1BK@0303 / su: 8DK@0308",
        phase="movement",
        chapters=15,
        theatre="ua",
        regions={"town": "0302", "digit-3": "0302"},
        sides={"border": "0303/NW 0303/NE 0303/SW 0303/SE 0302/NW 0302/NE"},
        morale={"ua": 0},
        held={"su": ["0302"]},
    )
    table.give("1BK", "0301")
    assert fields(table) == {"ua": -3}


@pytest.mark.rule(GAME, "15.5")
@pytest.mark.parametrize(
    ("field", "dice", "asked"),
    [
        pytest.param(-24, SURE_EVEN, "loss", id="maximum, even"),
        pytest.param(-24, SURE, "retreat-route", id="maximum, odd"),
        pytest.param(-23, SURE_EVEN, "retreat-route", id="not the maximum"),
        pytest.param(24, SURE_EVEN, "retreat-route", id="the defender's maximum"),
    ],
)
def test_moral_rout(field: int, dice: tuple[int, int], asked: str) -> None:
    table = draw(PAIR, chapters=15, theatre="ua", morale={"ua": field}).give("0403", "16DP", "go", dice)
    assert table.prompt == asked


@pytest.mark.rule(GAME, "15.5", "8.5")
def test_both_routs_add_up() -> None:
    """amb-038"""
    table = draw("pl: 16DP@0303 12DP@0303 / su: 16BK@0403", chapters=15, theatre="ua", morale={"ua": -24}).give(
        "0403", "16DP", "12DP", "go", SURE_EVEN
    )
    table.give("16BK")
    assert table.level("16BK") == "eliminated"


def end_of_turn(field: int, **what: Any) -> int:
    table = draw(
        "pl: 16DP@0303 / su: 58DS@0909",
        **{"phase": "repeat-attacks", "chapters": 15, "theatre": "ua", "morale": {"ua": field}, **what},
    )
    table.end_turn()
    return fields(table)["ua"]


@pytest.mark.rule(GAME, "15.6")
def test_zeal_cools_without_attack_or_gain() -> None:
    assert end_of_turn(-20) == -18
    assert end_of_turn(-15) == -15, "level 1 does not cool"
    assert end_of_turn(20) == 20, "the enemy's cools in his own player-turn"


@pytest.mark.rule(GAME, "15.6")
def test_an_attack_or_a_gain_in_the_theatre_keeps_it() -> None:
    table = draw(PAIR, phase="repeat-attacks", chapters=15, theatre="ua", morale={"ua": -20})
    table.give("0403", "16DP", "go", BLOODY)
    while table.prompt == "loss":
        table.play.answer_index(0)
    table.end_turn()
    assert fields(table) == {"ua": -20}
    gained = taking("Równe", morale={"ua": -20, "lb": 1}).skip_to("attack", "su")
    assert fields(gained)["ua"] == -23


@pytest.mark.rule(GAME, "15.6")
def test_an_attack_in_another_theatre_does_not() -> None:
    table = draw("pl: 16DP@0403 / su: 58DS@0504", phase="repeat-attacks", **two_theatres(morale={"ua": -20, "lb": -20}))
    table.give("0504", "16DP", "go", BLOODY)
    while table.prompt == "loss":
        table.play.answer_index(0)
    table.end_turn()
    assert fields(table) == {"ua": -18, "lb": -20}


@pytest.mark.rule(GAME, "15.7")
@pytest.mark.parametrize(
    ("source", "target", "after"),
    [
        pytest.param(-8, 0, -1, id="from a higher level: it rises"),
        pytest.param(0, -8, -7, id="from a lower level: it falls"),
        pytest.param(-9, -8, -8, id="equal levels"),
        pytest.param(0, 8, 7, id="the enemy's level counts below 0"),
        pytest.param(8, 0, 1, id="from the enemy's level"),
    ],
)
def test_moral_support(source: int, target: int, after: int) -> None:
    table = draw("pl: 16DP@0403 / su: 58DS@0909", phase="movement", **two_theatres(morale={"ua": source, "lb": target}))
    table.give("16DP", "0504")
    assert fields(table) == {"ua": source, "lb": after}


@pytest.mark.rule(GAME, "15.7")
def test_no_support_without_both_markers_nor_by_retreat() -> None:
    table = draw("pl: 16DP@0403 / su: 58DS@0909", phase="movement", **two_theatres(morale={"ua": -8}))
    table.give("16DP", "0504")
    assert fields(table) == {"ua": -8}
    retreat = draw("pl: 16DP@0303 / su: 58DS@0403", **two_theatres(morale={"ua": 0, "lb": 8}))
    retreat.give("0403", "16DP", "go", SURE)
    retreat.play.answer_index(0)
    assert retreat.at("58DS") >= "0501"
    assert fields(retreat) == {"ua": -1, "lb": 8}
    assert len(retreat.events(MoraleShifted)) == 1


@pytest.mark.rule(GAME, "15.1")
def test_the_track_has_an_end() -> None:
    """amb-069: what goes beyond it is lost."""
    assert fields(fought(SURE, morale={"ua": -24})) == {"ua": -24}


@pytest.mark.rule(GAME, "15.1.1", "15.1.3")
@pytest.mark.parametrize("scenario", ["B", "C", "campaign"])
def test_markers_start_on_the_central_field_and_the_polish_one_not_at_all(scenario: str) -> None:
    state = game().start(scenario, game().scenario(scenario).settle({}))
    war = game().war(state)
    marked = {t.theatre: t.field for t in game().view(state, None).morale}
    assert set(marked.values()) == {0}
    assert "pl" not in marked
    assert not state.occupied[1] & war.board.theatres[0], "no Bolshevik unit stands in the Polish theatre"


@pytest.mark.rule(GAME, "15.1.1", "15.1.3")
def test_with_bolsheviks_in_the_polish_theatre_its_marker_lies_on_the_track() -> None:
    """D.2 says otherwise than 15.1.1 for two theatres; the third starts in the middle."""
    state = game().start("D", game().scenario("D").settle({}))
    marked = {t.theatre: t.field for t in game().view(state, None).morale}
    assert marked == {"pl": 24, "lb": 24, "ua": 0}
    assert state.occupied[1] & game().war(state).board.theatres[0]


@pytest.mark.rule(GAME, "15.6")
def test_what_the_enemy_takes_meanwhile_does_not_keep_it() -> None:
    table = draw(
        "pl: 1DK@0303 / su: 58DS@0808",
        phase="first-window",
        phasing="su",
        chapters=15,
        theatre="ua",
        regions={"town": "0404", "digit-2": "0404"},
        morale={"ua": 20},
        held={"su": ["0404"]},
    )
    table.give("pass", "take", "1DK", "0404", "done")
    assert fields(table) == {"ua": 18}
    table.end_turn()
    assert fields(table) == {"ua": 16}, "the Bolsheviks have neither attacked nor taken anything"


@pytest.mark.rule(GAME, "15.5")
def test_no_moral_rout_without_a_success() -> None:
    """15.5: an even roll in a failed attack costs the defenders nothing."""
    units = "pl: 16DP-@0303 / su: 58DS@0403 45DS@0403"
    table = draw(units, chapters=15, theatre="ua", morale={"ua": -24}).give("0403", "16DP", "go", (5, 5))
    assert table.prompt == "attack", "nobody loses a level"
    assert (table.level("58DS"), table.level("45DS")) == ("full", "full")
