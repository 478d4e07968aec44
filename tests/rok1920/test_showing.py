"""What a player sees before he decides: the table's row, each roll, ways of retreat, supply, how the game stands."""

from tests.rok1920.kit import draw
from tests.rok1920.special_kit import real

PAIR = "pl: 16DP@0303 4BK-@0303 / su: 58DS@0403"


def test_the_row_of_the_table_holds_the_cell_that_is_read() -> None:
    table = draw(PAIR)
    found = table.ask("attack", units=["16DP", "4BK"], hex="0403")
    row = found["row"]
    assert (row["column"], row["defence"]) == (found["attack"], found["defence"])
    assert row["chances"][row["columns"].index(row["column"])] == found["base"]
    assert row["columns"] == sorted(row["columns"])
    assert row["columns"] == list(range(1, 9)), "the whole row, where it is short"


def test_every_roll_says_its_result_and_who_loses() -> None:
    found = draw(PAIR).ask("attack", units=["16DP", "4BK"], hex="0403")
    rolls = {roll["roll"]: roll for roll in found["rolls"]}
    assert sum(roll["ways"] for roll in found["rolls"]) == 36
    assert [rolls[n]["result"] for n in (2, 12)] == ["bloody", "bloody"]
    assert [loss["side"] for loss in rolls[2]["losses"]] == ["su", "pl"], "both lose a level, the defender first"
    won = sum(roll["ways"] for roll in found["rolls"] if roll["result"] == "success") / 36
    assert round(won, 4) == found["success"]
    assert all(rolls[n]["result"] == "success" for n in range(3, found["chance"] + 1))


def test_an_assault_shows_that_odd_rolls_cost_the_attacker() -> None:
    scene = real("B")
    scene.skip_to("attack", "pl")
    target = next(iter(sorted(scene.options() - {"done"})))
    scene.give(target)
    unit = next(iter(sorted(scene.options())))
    assault = scene.ask("attack", units=[unit], hex=target, order="assault")
    plain = scene.ask("attack", units=[unit], hex=target)
    assert assault["chance"] == plain["chance"] + 2
    for roll in assault["rolls"]:
        own = [loss["rule"] for loss in roll["losses"] if loss["side"] == "pl" and loss["rule"] == "16.2"]
        assert bool(own) == (roll["roll"] % 2 == 1)


def test_overlays_tell_ways_of_retreat_and_supply() -> None:
    table = draw(PAIR)
    shown = table.ask("overlays")
    (way,) = shown["su"]["retreats"]
    assert way["hex"] == "0403"
    assert len(way["path"]) == 2, "two hexes (9)"
    assert shown["pl"]["supply"] is None, "a drawn position knows no supply"
    later = real("C").ask("overlays")
    assert set(later["pl"]["supply"]) == {"units", "hexes"}
    assert later["pl"]["supply"]["hexes"]


def test_how_the_game_stands_is_how_it_would_be_judged() -> None:
    table = real("A")
    shown = table.ask("standing")
    judged = table.outcome_of()
    assert shown["winner"] == judged.winner
    assert (shown["first"], shown["last"]) == (4, 7), "16.V to 6.VI"
    assert shown["reason"] == judged.reason == "points"
    assert shown["score"] == judged.score
    assert shown["score"]["pl"] == sum(v for k, v in shown["score"].items() if k.startswith("pl "))
