"""3.3, 8.2, 10, 11, 12: losses, reserves, attacks, retreats, pursuit."""

from typing import Any

import pytest

from sztab.games.rok1920.events import AttackDeclared
from tests.eagles.kit import draw
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"
HIT, MISS, BLOODY = (2, 2), (5, 6), (6, 6)


def modifiers(table: Scene, units: list[str], target: str) -> dict[str, int]:
    return {part["rule"]: part["value"] for part in table.ask("attack", units=units, hex=target)["modifiers"]}


@pytest.mark.rule(GAME, "10.1/a", "10.1/b")
def test_only_enemies_on_a_neighbouring_hex_and_all_of_them() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0403 45DS@0403 44DS@0505")
    assert table.options() == {"0403", "done"}
    assert table.reasons("0505") == [("10.1/a", "not-adjacent")]
    assert table.reasons("0304") == [("10.1/a", "no-enemy-there")], "next to it, but empty"
    assert table.ask("attack", units=["16DP"], hex="0403")["defence"] == 6, "the whole hex"


@pytest.mark.rule(GAME, "10.1/c", "10.1/d", "10.2/a", "10")
def test_units_of_several_hexes_attack_together_or_apart() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 13DP@0402 / su: 58DS@0403 45DS@0304")
    table.give("0403", "16DP", "13DP")
    assert table.options() == {"pl-12dp", "go"}
    table.give("go", MISS)
    assert table.events(AttackDeclared)[0].attack == 8
    assert table.give("0304").options() == {"pl-12dp"}


@pytest.mark.rule(GAME, "10.1/e", "10.1/f", "10.1/h")
def test_a_hex_again_but_not_by_the_same_unit_and_nobody_has_to() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", MISS)
    assert table.options() == {"0403", "done"}
    assert table.give("0403").options() == {"pl-12dp"}
    assert draw("pl: 16DP@0303 / su: 58DS@0403").give("done").prompt != "attack"


@pytest.mark.rule(GAME, "10.3/a", "10.7/t")
def test_eight_is_the_most_that_counts() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 13DP@0303 / su: 58DS@0403 45DS@0403 44DS@0403")
    three = table.ask("attack", units=["16DP", "12DP", "13DP"], hex="0403")
    two = table.ask("attack", units=["16DP", "12DP"], hex="0403")
    assert three["base"] == two["base"]
    weak = draw("pl: 16DP@0303 12DP@0303 13DP@0303 / su: 58DS@0403", terrain={"forest": "0403"})
    found = weak.ask("attack", units=["16DP", "12DP", "13DP"], hex="0403")
    assert (found["base"], found["chance"]) == (10, 9), "12 count as 8; the forest changes the chance, not the cell"


@pytest.mark.parametrize(
    ("what", "number", "value"),
    [
        pytest.param(
            {"terrain": {"forest": "0403"}}, "10.7/a", -1, marks=pytest.mark.rule(GAME, "10.7/a"), id="rough ground"
        ),
        pytest.param({"regions": {"city": "0403"}}, "10.7/b", -1, marks=pytest.mark.rule(GAME, "10.7/b"), id="town"),
        pytest.param(
            {"regions": {"fortress": "0403"}}, "10.7/c", -2, marks=pytest.mark.rule(GAME, "10.7/c"), id="fortress"
        ),
        pytest.param(
            {"sides": {"small-river": "0403/NW"}}, "10.7/d", -1, marks=pytest.mark.rule(GAME, "10.7/d"), id="small one"
        ),
        pytest.param(
            {"sides": {"large-river": "0403/NW"}}, "10.7/e", -2, marks=pytest.mark.rule(GAME, "10.7/e"), id="large one"
        ),
        pytest.param(
            {"sides": {"large-river": "0403/NW", "bridge": "0403/NW"}}, "10.7/e", -2,
            marks=pytest.mark.rule(GAME, "10.7/o"), id="a bridge",
        ),
    ],
)  # fmt: skip
def test_ground_and_rivers(what: Any, number: str, value: int) -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0403", **what)
    assert modifiers(table, ["16DP"], "0403")[number] == value


@pytest.mark.rule(GAME, "10.7/i", "10.7/n")
def test_elite_attackers_not_defenders() -> None:
    table = draw("pl: 1DPLeg@0303 16DP@0303 2DPLeg@0303 / su: 4DK@0403")
    assert modifiers(table, ["1DPLeg"], "0403")["10.7/i"] == 1
    assert modifiers(table, ["1DPLeg", "2DPLeg"], "0403")["10.7/i"] == 1, "once"
    assert modifiers(table, ["16DP"], "0403") == {}
    weak = draw("pl: 1DPLeg-@0303 / su: 58DS@0403")
    assert modifiers(weak, ["1DPLeg"], "0403") == {}, "its weak face is not elite"


@pytest.mark.rule(GAME, "10.7/k", "3.4.2/a", "10.7/l", "3.4.2/b")
def test_support_symbols() -> None:
    table = draw("pl: 16DP@0303 Art@0303 1PCz@0303 / su: 58DS@0403 su-art@0403")
    assert sum(modifiers(table, ["16DP", "Art", "1PCz"], "0403").values()) == 1 + 2 - 1
    assert modifiers(table, ["16DP"], "0403") == {"10.7/l": -1}


@pytest.mark.rule(GAME, "3.4.2/e")
def test_no_more_support_than_strength() -> None:
    table = draw("pl: pl-mot@0303 Art@0303 1PCz@0303 / su: 58DS@0403").give("0403")
    assert table.why_not("go")[0] in ("10.1/c", "3.4.2/e", "10.1/a")
    table.give("pl-mot", "Art")
    assert "pl-1pcz" not in table.options() or table.give("1PCz").why_not("go") == ["3.4.2/e"]


@pytest.mark.rule(GAME, "10.7/p", "10.7/q")
def test_half_the_strength_over_an_obstacle() -> None:
    table = draw(
        "pl: 16DP@0303 12DP-@0402 13DP@0402 / su: 58DS@0403", sides={"large-river": "0403/NW", "small-river": "0403/N"}
    )
    assert list(modifiers(table, ["16DP", "13DP"], "0403").values()) == [-2], "half is enough"
    assert list(modifiers(table, ["16DP", "13DP", "12DP"], "0403").values()) == [-1]


@pytest.mark.rule(GAME, "10.3/d", "10.3/f", "10.2")
def test_success_and_failure() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", MISS)
    assert (table.at("16DP"), table.at("58DS"), table.prompt) == ("0303", "0403", "attack")
    felt = draw("pl: 16DP@0303 / su: 58DS@0403", chapters=13, theatre="ua", morale={"ua": 0})
    assert felt.give("0403", "16DP", "go", MISS).state.morale[1] == 1, "a space for the defender"
    table = draw("pl: 16DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", HIT)
    assert (table.asked, table.prompt) == ("su", "retreat-route")


@pytest.mark.rule(GAME, "10.4", "10.4/a", "10.4/b", "10.7/r")
def test_bloody_combat() -> None:
    for dice in ((1, 1), BLOODY):
        table = draw("pl: 16DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", dice).finish()
        assert (table.level("16DP"), table.level("58DS")) == ("weak", "weak")
        assert (table.at("16DP"), table.at("58DS")) == ("0303", "0403")


@pytest.mark.rule(GAME, "10.4/d", "3.3/c", "3.3/b")
def test_pursuit_into_a_hex_emptied_by_bloody_combat() -> None:
    table = draw("pl: 16DP@0303 / su: 16BK-@0403").give("0403", "16DP", "go", BLOODY)
    while table.prompt == "loss":
        table.play.answer_index(0)
    assert table.level("16BK") == "eliminated", "two levels only"
    assert table.prompt == "pursue"


@pytest.mark.rule(GAME, "3.3", "3.3/a", "3.3/e")
def test_three_levels() -> None:
    for before, after in (("", "weak"), ("-", "cadre"), ("--", "eliminated")):
        table = draw(f"pl: 16DP@0303 / su: 58DS{before}@0403 45DS@0403")
        table.give("0403", "16DP", "go", BLOODY)
        assert table.prompt == "loss", "3.3/i: the owner chooses"
        assert table.give("58DS").level("58DS") == after


@pytest.mark.rule(GAME, "3.3/f", "3.3/i")
def test_a_cadre_has_one_strength_and_no_lines() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS--@0403 45DS@0403")
    assert table.ask("attack", units=["16DP"], hex="0403")["defence"] == 1 + 3
    assert draw("su: 58DS--@0403").ask("control-lines", side="su")["sides"] == []


@pytest.mark.rule(GAME, "3.3/g")
def test_a_cadre_that_ends_its_move_alone_beside_an_enemy_is_lost() -> None:
    table = draw("pl: 16DP--@0305 / su: 58DS@0303", phase="movement").march("16DP", "0304")
    assert table.level("16DP") == "eliminated"
    table = draw("pl: 16DP--@0305 12DP@0304 / su: 58DS@0303", phase="movement").march("16DP", "0304")
    assert table.level("16DP") == "cadre"


@pytest.mark.rule(GAME, "10.5", "10.5/a")
def test_especially_favourable_attacks() -> None:
    for dice, after in (((2, 2), "eliminated"), ((2, 3), "weak")):
        table = draw("pl: 16DP@0303 12DP@0303 / su: 16BK-@0403").give("0403", "16DP", "12DP", "go", dice)
        assert table.level("16BK") == after, dice


@pytest.mark.rule(GAME, "10.7/g", "10.8/a")
def test_attacks_of_the_repeat_phase() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0403", phase="repeat-attacks")
    assert modifiers(table, ["16DP"], "0403") in ({"10.7/g": -3}, {"10.8/a": -3})


@pytest.mark.rule(GAME, "10.8/b")
def test_cavalry_with_lines_counts_as_elite_in_repeat_attacks() -> None:
    table = draw("pl: 16DP@0303 / su: 8DK@0403 16BK-@0304", phase="repeat-attacks", phasing="su")
    assert sum(modifiers(table, ["8DK"], "0303").values()) == -2
    assert sum(modifiers(table, ["16BK"], "0303").values()) == -3


def ways(table: Scene, h: str, **more: Any) -> dict[str, list[str]]:
    """All ways from a hex with the keys of their losses."""
    found = table.ask("retreat", hex=h, all=True, **more)
    return {
        "-".join([*r["path"], *([r["exit"]] if r["exit"] else [])]): [p["key"] for p in r["parts"]]
        for r in found["all"]
    }


@pytest.mark.rule(GAME, "11", "11/a", "11.6/b", "11.6/a")
def test_all_defenders_retreat_two_hexes() -> None:
    table = draw("pl: 12DP@0303 13DP@0303 / su: 58DS@0403 45DS@0403").give("0403", "12DP", "13DP", "go", HIT)
    table.together()
    route = next(iter(table.options()))
    table.give(tuple(route.split("-")))
    every = ways(draw("pl: 12DP@0303 / su: 58DS@0403"), "0403")
    ends = {table.hex(path.split("-")[1]) for path in every if "-" in path}
    assert {table.war.board.distance(table.hex("0403"), h) for h in ends} == {2}, "not beside the hex that they leave"
    end = table.hex(route.split("-")[1])
    assert {table.at("58DS"), table.at("45DS")} == {route.split("-")[1]}
    assert table.war.board.distance(table.hex("0403"), end) == 2


@pytest.mark.rule(GAME, "11.1/a", "11/b", "10.8/c")
def test_bolsheviks_go_east_by_one_in_repeat_attacks() -> None:
    found = ways(draw("pl: pl-1bk-@0402 / su: 58DS@0503"), "0503", repeat=True)
    assert {h for h, losses in found.items() if "wrong-direction" not in losses} == {"0602", "0603"}


@pytest.mark.rule(GAME, "11.1", "11.3/b")
def test_poles_go_west_or_to_warsaw() -> None:
    table = draw("pl: 16DP@0503 / su: 16BK-@0602", phasing="su", places={"Warszawa": "0506"})
    south = ways(table, "0503", repeat=True)
    assert {h for h, losses in south.items() if "wrong-direction" not in losses} == {"0402", "0403", "0504"}


@pytest.mark.rule(GAME, "11.2", "11.2/a")
def test_groups() -> None:
    table = draw("pl: 12DP@0303 13DP@0303 / su: 58DS@0403 45DS@0403").give("0403", "12DP", "13DP", "go", HIT)
    assert (table.asked, table.prompt) == ("su", "retreat-group")
    table.give("done")
    routes = sorted(table.options())
    table.give(tuple(routes[0].split("-")))
    assert table.prompt == "retreat-route", "the other goes by itself"


@pytest.mark.rule(GAME, "11.3/a", "11.3/c", "11.3")
def test_losses_of_lines_and_rivers() -> None:
    table = draw("pl: 12DP@0402 / su: 58DS@0503", sides={"large-river": "0503/SE"})
    found = ways(table, "0503", repeat=True)
    assert "over-line" in found["0502"], "a line of 12 DP"
    assert found["0603"], "over the river"
    assert found["0602"] == []


@pytest.mark.rule(GAME, "12", "12/a", "12/b", "12/c")
def test_attackers_pursue_over_the_attacked_hex() -> None:
    table = won("pl: 16DP@0303 12DP@0303 / su: 58DS@0403", "0403")
    assert (table.prompt, table.options()) == ("pursue", {"pl-16dp", "pl-12dp", "done"})
    table.give("16DP")
    assert table.options() >= {"0403", "0404"}
    assert "0302" not in table.options()


def won(units: str, target: str, **what: Any) -> Scene:
    table = draw(units, **what).give(target)
    while table.prompt == "attackers":
        table.play.answer_index(0)
    table.give(HIT).together()
    while table.prompt in ("retreat-group", "retreat-route", "loss"):
        table.play.answer_index(0)
    return table


@pytest.mark.parametrize(
    ("units", "target", "points"),
    [
        pytest.param(
            "pl: pl-mot@0503 / su: 4DK@0403 8DK@0403", "0503", 3,
            marks=pytest.mark.rule(GAME, "12.1/a", "12.1"), id="Bolshevik cavalry",
        ),
        pytest.param(
            "pl: pl-mot@0503 / su: 25DS@0403 45DS@0403", "0503", 1, marks=pytest.mark.rule(GAME, "12.1/c"),
            id="Bolshevik infantry",
        ),
        pytest.param(
            "pl: 16DP@0403 12DP@0403 / su: 16BK-@0503", "0503", 2, marks=pytest.mark.rule(GAME, "12.1/b"),
            id="Polish infantry",
        ),
    ],
)  # fmt: skip
def test_how_far_they_pursue(units: str, target: str, points: int) -> None:
    side = "su" if "4DK@" in units or "25DS" in units else "pl"
    table = won(units, target, phasing=side)
    assert table.prompt == "pursue"
    table.play.answer_index(0)
    board, start = table.war.board, table.hex(target)
    reach = max(board.distance(start, table.hex(h)) for h in table.options() if h.isdigit())
    assert reach == points - 1


@pytest.mark.rule(GAME, "12/d", "10.8/d")
def test_in_repeat_attacks_only_the_attacked_hex() -> None:
    table = won("pl: 16DP@0403 12DP@0403 / su: 16BK-@0503", "0503", phase="repeat-attacks")
    assert table.prompt == "pursue"
    table.give("16DP")
    assert table.options() <= {"0503", "0403"}


@pytest.mark.rule(GAME, "8.2", "8.2/c", "8.2/d")
def test_reserves() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0403", phase="first-window").give("take")
    assert "pl-16dp" in table.options(), "4 against 3"
    table = draw("pl: 16DP-@0303 12DP@0505 / su: 58DS@0403", phase="first-window").give("take")
    assert "pl-16dp" not in table.options(), "2 against 3"
    table = draw("pl: 16DP@0303 12DP@0707 / su: 8DK@0403", phase="first-window").give("take")
    assert "pl-16dp" not in table.options(), "4 against 3 and half of it"
    table = draw("pl: pl-1bk@0303 12DP@0707 / su: 58DS@0403", phase="first-window").give("take")
    assert "pl-1bk" not in table.options(), "2 and half of it against 3: as much is not more"
    table = draw("pl: 16DP-@0303 13DP-@0303 12DP@0707 / su: 58DS@0403", phase="first-window").give("take")
    assert {"pl-16dp", "pl-13dp"} <= table.options(), "2 and 2 of one hex against 3"


@pytest.mark.rule(GAME, "8.2/e", "8.2/a")
def test_reserves_elite_and_rivers() -> None:
    against = "12DP@0707 / su: 58DS@0403 16BK-@0403"
    table = draw(f"pl: 1DPLeg@0303 {against}", phase="first-window").give("take")
    assert "pl-1dpleg" in table.options(), "4 and 2 against 3 and 1.5"
    assert "pl-16dp" not in draw(f"pl: 16DP@0303 {against}", phase="first-window").give("take").options()
    river = draw(f"pl: 16DP@0303 {against}", phase="first-window", sides={"large-river": "0403/NW"}).give("take")
    assert "pl-16dp" in river.options(), "enemies over a large river do not count"


@pytest.mark.rule(GAME, "8.2/f", "8.2/g", "8.2/h", "8.2/b")
def test_reserves_support_each_other() -> None:
    table = draw("pl: 16DP-@0303 12DP@0402 / su: 58DS@0403", phase="first-window").give("take")
    assert "pl-16dp" in table.options(), "2 and 4 against 3"
    table = draw("pl: 16DP-@0303 12DP@0402 / su: 58DS@0403 45DS@0302", phase="first-window").give("take")
    assert "pl-16dp" not in table.options(), "beside two enemy hexes"


@pytest.mark.rule(GAME, "3.4.5/a", "3.4.6/c", "3.4.7/d")
def test_guns_tanks_and_the_squadron_by_themselves_are_lost_when_attacked() -> None:
    table = draw("pl: 1PCz@0403 Art@0403 7Esk@0403 / su: 25DS@0303", phasing="su", chapters=15)
    table.give("0403", "25DS", "go")
    assert not [name for name in ("1PCz", "Art", "7Esk") if table.state.at[table.unit(name)] >= 0]
    table = draw("pl: 1PCz@0403 Art@0403 7Esk@0403 pl-sp@0403 / su: 25DS@0303", phasing="su", chapters=15)
    table.give("0403", "25DS", "go")
    assert [table.at(name) for name in ("1PCz", "Art", "7Esk", "pl-sp")] == ["removed"] * 3 + ["0403"], "A85"
