"""What a player sees before he decides: the table's row, each roll, ways of retreat, supply, how the game stands."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from tests.rok1920.kit import draw
from tests.rok1920.special_kit import real, scene

from sztab.games.rok1920.fighting.retreat import retreat_units
from sztab.games.rok1920.logistics.railway import rail_links
from sztab.games.rok1920.logistics.supply import net
from sztab.games.rok1920.moving.reserves import touched
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.table.asked import Asked
from sztab.games.rok1920.table.previews import standing
from sztab.games.rok1920.table.retreats import retreat
from sztab.games.rok1920.units.counters import ENEMY, PL, SIDE_NAMES, SU
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

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


def test_only_reserves_that_could_go_somewhere_are_ready() -> None:
    """A garrison that stays where it is outweighs nobody less, and yet it does not move."""
    table = real("A")
    table.skip_to("reserve-phase", "pl")
    shown = table.ask("overlays")
    table.give("take")
    assert table.prompt == "move"
    units = [table.unit(name) for name in table.options() - {"done"}]
    movers = {table.war.board.map.numbers[table.state.at[unit]] for unit in units}
    assert set(shown["ready"]) == movers
    still = set(shown["pl"]["reserves"]) - movers
    assert still, "the garrison of Wilno is a reserve, and stays"
    assert table.ask("overlays")["ready"] == [], "nobody is asked any more"


def test_how_the_game_stands_is_how_it_would_be_judged() -> None:
    table = real("A")
    shown = table.ask("standing")
    judged = table.outcome_of()
    assert shown["winner"] == judged.winner
    assert (shown["first"], shown["last"]) == (4, 7), "16.V to 6.VI"
    assert shown["reason"] == judged.reason == "points"
    assert shown["score"] == judged.score
    assert shown["score"]["pl"] == sum(v for k, v in shown["score"].items() if k.startswith("pl "))


def test_points_for_places_name_the_places() -> None:
    table = real("A")
    board = table.war.board
    for name in ("Głębokie", "Borysów"):
        bit = 1 << board.place(name)
        table.state.held[SU] |= bit
        table.state.held[PL] &= ~bit
    shown = table.ask("standing")
    named = {board.map.numbers[board.place(name)] for name in ("Głębokie", "Borysów")}
    assert set(shown["places"]["su A.5.2/c"]) == named
    assert shown["score"]["su A.5.2/c"] == 2 * len(named)
    assert set(shown["places"]) <= set(shown["score"])


def test_what_a_side_plays_for_and_does_not_have_is_named() -> None:
    """A town that is taken is missed no more; a railway that is free is not missed at all."""
    table = real("A")
    board = table.war.board
    wilno = board.map.numbers[board.place("Wilno")]

    def missed() -> dict[tuple[str, str], tuple[int, list[str]]]:
        found = table.ask("standing")["missed"]
        return {(one["side"], one["rule"]): (one["points"], one["places"]) for one in found}

    assert missed()["su", "A.5.2/a"] == (10, [wilno])
    assert ("pl", "A.5.1/b") not in missed()
    table.state.held[SU] |= 1 << board.place("Wilno")
    assert ("su", "A.5.2/a") not in missed()
    assert not real("D").ask("standing")["missed"], "levels, no points"


@pytest.mark.parametrize(
    ("scenario", "rules", "count"), [("A", {"A.5.1/a", "A.5.2/a", "A.5.2/b", "A.5.2/c"}, 11), ("E", {"E.2/b"}, 5)]
)
def test_towns_bear_the_points_that_they_are_counted_with(scenario: str, rules: set[str], count: int) -> None:
    """What stands beside a town on the map is what its side's score loses with it."""
    table = real(scenario)
    shown = table.ask("prizes")
    assert len(shown["towns"]) == count
    assert {town["rule"] for town in shown["towns"]} == rules
    assert shown["morale"] == (scenario != "A")
    for town in shown["towns"]:
        h, side = table.war.board.map.at(town["hex"]), SIDE_NAMES.index(town["side"])
        scores = []
        for holder in (side, ENEMY[side]):
            twin = table.state.copy()
            twin.held[holder] |= 1 << h
            twin.held[ENEMY[holder]] &= ~(1 << h)
            scores.append(standing(table.war, twin)["score"][town["side"]])
        assert scores[0] - scores[1] == town["points"], town


def fewest_lost(war: War, state: State, h: int) -> int:
    """The fewest levels that the units of a hex lose in a retreat, found by trying every answer of their player."""
    units = state.stacks[h]
    side = war.roster.side[units[0]]

    def lost(tape: tuple[Any, ...]) -> int:
        twin = state.copy()
        friends = state.occupied[side] & ~(1 << h)
        steps = retreat_units(war, twin, side, h, units, war.edition.retreat_hexes, friends)
        answer = None
        for answer in (None, *tape):
            try:
                question = steps.send(answer)
            except StopIteration:
                gone = [u for u in units if twin.at[u] == ELIMINATED]
                return sum((war.levels[u] if u in gone else twin.level[u]) - state.level[u] for u in units)
        assert isinstance(question, Choice)
        return min(lost((*tape, option)) for option in question.options)

    return lost(())


@pytest.mark.rule("rok-1920", "9.2", "9.6")
def test_what_a_retreat_costs_is_what_it_costs_when_it_is_played() -> None:
    """The levels shown before an attack are exact: those of the best groups that the defender can form."""
    costs = set()
    for play in retreats("G"):
        war, state = real("G").game.war(play.state), play.state
        asked = Asked(play)
        for h in sorted(state.stacks):
            side = war.roster.side[state.stacks[h][0]]
            if len(state.stacks[h]) <= 3 and touched(war, state, side, h):
                shown = retreat(asked, {"hex": war.board.map.numbers[h], "repeat": False})
                least = fewest_lost(war, state, h)
                assert shown["least"]["levels"] == least
                assert shown["levels"] >= least
                costs.add(least)
    assert len(costs) > 1, "free ones, and dear ones"


def retreats(scenario: str) -> Iterator[Play[State]]:
    """Positions of a random game between attacks."""
    play, dice, left = Play.begin(real(scenario).game, scenario), RandomDice(4), 9
    while (question := play.question) is not None and left:
        if isinstance(question, Choice) and question.prompt == "attack" and len(question.options) > 1:
            left -= 1
            yield play
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))


@pytest.mark.rule("rok-1920", "25", "25.1", "25.6")
def test_supply_is_shown_with_its_place_and_its_source() -> None:
    table = real("C")
    war, ids = table.war, table.war.roster.ids
    sources = {table.war.board.map.numbers[h] for h in members(net(war, "pl").sources)}
    for unit in [u for u in war.roster.of_side[PL] if table.state.at[u] >= 0][:20]:
        found = table.ask("supply", unit=ids[unit])
        if found["route"]:
            assert found["rail"][0] == found["route"][-1], "the train brings it to the place the march begins at"
            assert found["rail"][-1] == found["source"]
            assert found["source"] in sources
            path = [table.hex(number) for number in found["rail"]]
            assert all(b in rail_links(war)[a] for a, b in pairwise(path))


FIELD: dict[str, Any] = {"theatre": "lb", "chapters": 39, "phase": "attacks", "phasing": "pl"}


@pytest.mark.rule("rok-1920", "30.1.2", "39.1.4")
@pytest.mark.parametrize(("unit", "rule"), [("su-art", "30.1.2"), ("su-czk1", "39.1.4")])
def test_defenders_without_strength_are_shown_as_lost_for_certain(unit: str, rule: str) -> None:
    table = scene(f"pl: 16DP@0303 / su: {unit}@0403 27DS@0909", **FIELD)
    found = table.ask("attack", units=["16DP"], hex="0403")
    assert (found["walkover"], found["success"], found["may_order"], found["levels"]) == (rule, 1.0, [], 1)
    assert {roll["result"] for roll in found["rolls"]} == {"success"}
    fight = scene(f"pl: 16DP@0303 / su: {unit}@0403 27DS@0909", **FIELD).give("0403", "16DP", "go")
    assert fight.prompt == "pursue", "and so it is: nobody rolls"


@pytest.mark.rule("rok-1920", "18")
def test_the_order_of_lwow_is_shown_before_the_attack() -> None:
    lwow = {**FIELD, "theatre": "ua", "phasing": "su"}
    table = scene("su: 58DS@0303 45DS@0303 / pl: pl-lwow@0403 16DP@0403", **lwow)
    found = table.ask("attack", units=["58DS", "45DS"], hex="0403")
    assert ("16.4", -2) in [(m["rule"], m["value"]) for m in found["modifiers"]]
    assert found["may_order"] == ["su"], "the defenders have theirs (16.1.2)"
    assert any(loss["rule"] == "16.4" for roll in found["rolls"] for loss in roll["losses"])
