"""19: volunteers, reserves, Lithuanian-Belarusians, Lwów, lorries, Cossacks, counter-revolutionaries, Ukrainians."""

from typing import Any

import pytest

from sztab.games.rok1920.chapter_events import FormationBegan, Starved
from sztab.games.rok1920.eagles.replacements import refusal_rebuild
from sztab.games.rok1920.eagles.supply import has_supply
from sztab.games.rok1920.forces import status
from sztab.games.rok1920.forces.status import FORMED
from sztab.games.rok1920.forces.volunteers import has_begun
from tests.eagles import boxed
from tests.eagles.kit import ALL, THEATRES, draw, scenario, why
from tests.eagles.test_replacements import BUSY, HOME, LATE
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

CALLED: Any = {
    **HOME, "phase": "turn-start", "volunteers": "called", "morale": {"pl": 0, "ua": 0, "lb": 0}, "coupled": ["lb"],
    "marks": {"fronts-in-poland": 1},
}  # fmt: skip
UNITS = "pl: 16DP@0407 12DP@0603 / su: 27DS@0301"


def formed(**what: Any) -> Scene:
    """The first turn of forming, up to the first question after it."""
    table = draw(UNITS, **{**CALLED, **what})
    for _ in range(20):
        if table.prompt in ("reserve-phase", "move"):
            break
        table.play.answer_index(0)
    return table


def due(table: Scene) -> set[str]:
    return {table.war.roster.ids[u] for u, d in enumerate(table.state.due) if d == table.state.stage}


@pytest.mark.rule(GAME, "19.1", "3.2/e")
def test_volunteers_wait_in_their_box() -> None:
    for id in (3, 9):
        table = scenario(str(id))
        units = table.war.roster.where(formation="volunteer")
        assert all(table.state.at[u] == -1 and not table.state.due[u] for u in units)
        starred = [u for u, c in enumerate(table.war.roster.counters) if c.asterisk]
        assert {table.war.roster.ids[u] for u in starred} == {"pl-23rdp", "su-16ds-sw", "su-33ds-sw", "su-16bk-sw"}
        assert all(table.state.at[u] < 0 and not table.state.due[u] for u in starred)


@pytest.mark.rule(GAME, "19.1/a", "19.1/c")
def test_a_bolshevik_in_poland_calls_them_up() -> None:
    what: Any = {**HOME, "phasing": "su"}
    table = draw("pl: 16DP@0407 12DP@0603 / su: 27DS@0403", **what).march("27DS", "0303")
    assert table.marks["volunteers"] == status.CALLED
    assert not has_begun(table.state), "not before the next Polish player-turn"
    table.skip_to("reserve-phase", "pl")
    for _ in range(20):
        if table.events(FormationBegan):
            break
        table.skip_to("volunteer-unit")
    assert has_begun(table.state)


@pytest.mark.rule(GAME, "19.1/b")
@pytest.mark.parametrize(("unit", "start"), [("16DP", "0407"), ("12DP", "0403")])
def test_so_does_an_outer_theatre_without_poles(unit: str, start: str) -> None:
    other = "12DP@0603" if unit == "16DP" else "16DP@0607"
    what: Any = {**HOME, "morale": {"ua": 16, "lb": 16}}
    table = draw(f"pl: {unit}@{start} {other} / su: 58DS@0909", marks={"bare-theatres": 0}, **what)
    table.march(unit, f"03{start[2:]}")
    assert table.marks["volunteers"] == status.CALLED


@pytest.mark.parametrize(
    ("arm", "size", "count"),
    [
        pytest.param("infantry", "brigade", 2, marks=pytest.mark.rule(GAME, "19.1.1/a"), id="brigades"),
        pytest.param("infantry", "regiment", 2, marks=pytest.mark.rule(GAME, "19.1.1/b"), id="regiments"),
        pytest.param("cavalry", "brigade", 1, marks=pytest.mark.rule(GAME, "19.1.1/c"), id="riders"),
    ],
)
@pytest.mark.rule(GAME, "19.1.1")
def test_who_comes_in_each_of_three_turns(arm: str, size: str, count: int) -> None:
    table = formed()
    counters = table.war.roster.counters
    for turn in range(1, 4):
        coming = [u for u in due(table) if counters[table.unit(u)].formation == "volunteer"]
        kinds = [u for u in coming if (counters[table.unit(u)].arm, counters[table.unit(u)].size) == (arm, size)]
        assert len(kinds) == count, turn
        if turn == 1:
            table.skip_to("move", "pl")
            assert all(table.at(u) in ("0105", "0407") for u in coming), "in Warsaw"
        for _ in range(150):
            if table.state.phasing == 0 and len(table.events(FormationBegan)) > turn:
                break
            if marks.of(table.state).get("volunteers") == FORMED:
                break
            question = table.play.question
            table._pass_on() if hasattr(question, "options") else table.play.answer(
                (6,) * getattr(question, "count", 1)
            )
        for _ in range(12):
            if table.prompt in ("reserve-phase", "move") or table.prompt not in (
                "volunteer-unit",
                "support-unit",
                "to-lwow",
            ):
                break
            table.play.answer_index(0)
    assert table.marks["volunteers"] == FORMED


@pytest.mark.rule(GAME, "19.1.1/d", "3.5/e")
def test_and_one_of_tanks_guns_and_cars() -> None:
    table = draw(UNITS, **CALLED)
    for _ in range(20):
        if table.prompt == "support-unit":
            break
        table.play.answer_index(0)
    assert table.options() == {"pl-1pcz", "pl-art1", "pl-sp"}
    table.give("1PCz")
    assert {"pl-1pcz", "pl-art1", "pl-sp"} & due(table) == {"pl-1pcz"}


@pytest.mark.rule(GAME, "19.1.1/e")
def test_one_brigade_may_come_in_lwow_once() -> None:
    table = draw(UNITS, **CALLED)
    for _ in range(20):
        if table.prompt == "to-lwow":
            break
        table.play.answer_index(0)
    assert len(table.options()) == 3
    chosen = sorted(table.options() - {"none"})[0]
    table.give(chosen).skip_to("move", "pl")
    assert table.at(chosen) == "0407"
    again = draw(UNITS, **{**CALLED, "volunteers": "first", "marks": {"brigade-to-lwow": 1, "fronts-in-poland": 1}})
    for _ in range(20):
        assert again.prompt != "to-lwow"
        if again.prompt == "reserve-phase":
            break
        again.play.answer_index(0)


@pytest.mark.rule(GAME, "19.1.1/f", "19.1.1/h")
def test_each_of_them_is_worth_seven_and_the_effect_of_kiev_ends() -> None:
    table = formed(marks={"kiev-effect": 1, "fronts-in-poland": 1})
    assert table.state.morale == [-7, 0, -7]
    assert "kiev-effect" not in table.marks


@pytest.mark.rule(GAME, "19.1.1/g", "19.7/e", "19.7/d")
def test_balachowicz_comes_with_the_player_turn_after_the_first() -> None:
    first = formed()
    assert "pl-bb" not in due(first)
    second = formed(volunteers="first")
    assert "pl-bb" in due(second)
    assert "pl-per" not in due(second)


def late(units: str, **what: Any) -> Scene:
    return draw(units, **{**LATE, **what}).skip_to("replacements")


@pytest.mark.rule(GAME, "19.1.2", "19.1.2/a", "19.1.2/b", "19.1.2/c")
def test_two_full_volunteer_brigades_make_a_division_for_good() -> None:
    table = late("pl: 1BO@0407 2BO@0407 4DP@0408 / su: 58DS@0909").act("merge", "1BO", "2BO")
    (division,) = [u for u in ("22DO", "23DO", "24DO") if table.at(u) == "0407"]
    assert table.level(division) == "full"
    assert {table.at("1BO"), table.at("2BO")} == {"removed"}
    assert table.offered("split") == {"pl-4dp"}
    assert why(table, "split", division) == ["18"]
    weak = late("pl: 1BO-@0407 2BO@0407 / su: 58DS@0909")
    assert why(weak, "merge", "1BO", "2BO") == ["19.1.2"]
    apart = late("pl: 1BO@0407 2BO@0408 / su: 58DS@0909")
    assert apart.offered("merge") == set()


@pytest.mark.rule(GAME, "19.1.3", "19.1.3/a", "19.1.3/b")
def test_a_regiment_is_taken_into_regular_infantry_anywhere() -> None:
    units = "pl: 205pp@0407 16DP-@0407 1DLB-@0407 1BJ-@0407 / su: 58DS@0507"
    table = late(units, attacks=BUSY)
    assert table.offered("absorb") == {"pl-205pp+pl-16dp"}, "neither stripes nor riders"
    table.act("absorb", "205pp", "16DP")
    assert (table.level("16DP"), table.at("205pp")) == ("full", "removed"), "at once, beside enemies"
    cadre = late("pl: 205pp@0407 16DP--@0407 / su: 58DS@0507").act("absorb", "205pp", "16DP")
    assert cadre.level("16DP") == "weak"


@pytest.mark.rule(GAME, "19.1.3/c")
def test_one_step_in_a_phase() -> None:
    table = late("pl: 205pp@0407 206pp@0407 16DP--@0407 / su: 58DS@0109", pools={"pl": 2}, supplied=["16DP"])
    table.act("absorb", "205pp", "16DP")
    assert table.offered("absorb") == set()
    assert why(table, "strengthen", "16DP") == ["17.3/d"]
    other = late("pl: 205pp@0407 16DP--@0407 / su: 58DS@0109", pools={"pl": 2}, supplied=["16DP"])
    other.act("strengthen", "16DP")
    assert why(other, "absorb", "205pp", "16DP") == ["19.1.3/c"]


@pytest.mark.rule(GAME, "17.3/d", "19.1.3/c")
def test_who_regains_a_step_by_a_replacement_takes_nobody_in_later_in_the_turn() -> None:
    units = "pl: 205pp@0407 206pp@0407 16DP--@0407 12DP--@0407 / su: 58DS@0109"
    what: Any = {**HOME, "strengthening": ["16DP"], "supplied": ["16DP", "12DP"], "attacks": BUSY, "pools": {"pl": 2}}
    table = draw(units, **what).skip_to("replacements", "pl")
    assert table.level("16DP") == "weak"
    assert why(table, "absorb", "205pp", "16DP") == ["19.1.3/c"]
    assert table.offered("absorb") == {"pl-205pp+pl-12dp", "pl-206pp+pl-12dp"}
    table.act("strengthen", "16DP").give("done").skip_to("reserve-phase", "su").skip_to("move", "pl")
    assert table.level("16DP") == "full", "a step in each turn"


@pytest.mark.parametrize(
    "unit",
    [
        pytest.param("205pp", marks=pytest.mark.rule(GAME, "19.1.3/d"), id="regiment"),
        pytest.param("1BO-", marks=pytest.mark.rule(GAME, "19.1.4/c"), id="brigade"),
        pytest.param("pl-jak-", marks=pytest.mark.rule(GAME, "19.6/c"), id="Cossacks"),
        pytest.param("pl-bb-", marks=pytest.mark.rule(GAME, "19.7/b"), id="counter-revolutionaries"),
    ],
)
def test_they_leave_the_game_when_they_fall(unit: str) -> None:
    name = unit.rstrip("-")
    table = draw(f"pl: {unit}@0505 16DP@0101 / su: 58DS@0605", **{**HOME, "phase": "attacks", "phasing": "su"})
    table.fight("0505", "58DS", dice=(6, 6))
    assert table.at(name) == "removed"
    table.state.pools["pl"] = 3
    assert refusal_rebuild(table.war, table.state, table.unit(name)) is not None


@pytest.mark.rule(GAME, "19.1.4", "19.1.4/a", "19.1.4/b", "19.1.4/c")
def test_brigades_are_taken_in_too_each_by_its_own_arm() -> None:
    for brigade in ("1BO", "1BO-"):
        table = late(f"pl: {brigade}@0407 16DP--@0407 1BJ-@0407 8BJ-@0407 / su: 58DS@0109")
        assert table.offered("absorb") == {"pl-1bo+pl-16dp", "pl-8bk+pl-1bk"}
        assert table.act("absorb", "1BO", "16DP").level("16DP") == "weak", "one step, be it full or reduced"
    weak = late("pl: 1BO-@0407 / su: 58DS@0109", pools={"pl": 1}, supplied=["1BO"])
    assert weak.offered("strengthen") == {"pl-1bo"}


@pytest.mark.rule(GAME, "19.2", "19.2/b")
def test_reserve_brigades_come_anywhere_in_poland() -> None:
    held = {"pl": ["0105", "0407", "0303"], "su": ["0309"]}
    what: Any = {**HOME, "regions": {**THEATRES, "town": "0105 0407 0303 0309"}, "held": held}
    table = draw("pl: 16DP@0407 / su: 58DS@0909", due={"pl-1rbp": "16.V"}, **what)
    assert table.act("arrive", "1RBP").options() == {"0105", "0303"}
    start = scenario("9")
    assert all(start.state.at[u] == -1 for u in start.war.roster.where(formation="reserve"))


@pytest.mark.rule(GAME, "19.3")
def test_lithuanian_belarusians_who_are_not_on_the_card_can_be_rebuilt() -> None:
    table = scenario("2")
    assert [table.at(unit) for unit in ("pl-1dlb", "pl-2dlb")] == ["eliminated", "eliminated"]
    assert scenario("9").at("pl-1dlb").isdigit(), "where the card has them they stand"
    assert len(table.war.roster.where(formation="lith-bel", size="division")) == 2


@pytest.mark.rule(GAME, "19.8")
def test_ukrainians_wait_in_their_box() -> None:
    for id in (3, 9):
        table = scenario(str(id))
        listed = {boxed.base(u) for there in boxed.set_up(id).values() for u in there} | {*boxed.arrivals(id)}
        units = table.war.roster.where(formation="ukrainian")
        kinds = [(table.war.roster.counters[u].arm, table.war.roster.counters[u].size) for u in units]
        assert (kinds.count(("infantry", "division")), kinds.count(("cavalry", "brigade")), len(kinds)) == (6, 1, 7)
        waiting = [u for u in units if table.war.roster.ids[u] not in listed]
        assert waiting
        assert all(table.state.at[u] == -1 and not table.state.due[u] for u in waiting)


@pytest.mark.rule(GAME, "19.3/a")
def test_lithuanian_belarusians_keep_out_of_the_ukraine() -> None:
    table = draw("pl: 1DLB@0504 16DP@0504 / su: 58DS@0909", **HOME)
    assert "0505" in table.reach("16DP")
    assert "0505" not in table.reach("1DLB")
    assert table.give("1DLB").why_not("0505") == ["19.3/a"]
    driven = draw("pl: 1DLB@0505 16DP@0807 / su: 58DS@0909", **HOME)
    assert "done" not in driven.options()
    driven.march("1DLB", "0504")
    assert "done" in driven.options()


@pytest.mark.rule(GAME, "19.3/b", "18.1")
def test_the_second_of_them_is_divided_like_others() -> None:
    table = late("pl: 2DLB@0403 / su: 58DS@0909").act("split", "2DLB")
    assert {table.at("3/2BLB"), table.at("4/2BLB")} == {"0403"}
    assert table.act("merge", "3/2BLB", "4/2BLB").at("2DLB") == "0403"


@pytest.mark.rule(GAME, "19.3/c", "21.4/b")
def test_only_they_attack_lithuanians_in_wilno() -> None:
    what: Any = {
        **HOME,
        "places": {"Wilno": "0603"},
        "regions": {**THEATRES, "city": "0603"},
        "phase": "attacks",
        "lithuania": "at-war",
        "lithuanian_places": ["0603"],
        "held": {"su": ["0603"]},
    }
    table = draw("pl: 1DLB@0503 16DP@0503 / su: lt-1d@0603", **what)
    assert table.give("0603").options() == {"pl-1dlb"}
    assert table.why_not("16DP") == ["21.4/b"]


LWOW: Any = {**HOME, "phase": "attacks"}


@pytest.mark.rule(GAME, "19.4", "19.4/a")
def test_the_people_of_lwow_stay_and_do_not_attack() -> None:
    for id in (3, 4, 6, 9):
        table = scenario(str(id))
        assert table.state.at[table.unit("pl-lwow")] == table.hex("Lwów"), id
    move = draw("pl: pl-lwow@0407 16DP@0407 / su: 58DS@0909", **HOME)
    assert "pl-lwow" not in move.options()
    assert move.why_not("pl-lwow") == ["19.4/a"]
    attack = draw("pl: pl-lwow@0407 16DP@0407 / su: 58DS@0507", **LWOW).give("0507")
    assert attack.options() == {"pl-16dp"}


@pytest.mark.rule(GAME, "19.4/b")
def test_attacked_they_defend_stubbornly_by_themselves() -> None:
    table = draw("pl: pl-lwow@0407 16DP@0101 / su: 58DS@0507", **{**LWOW, "phasing": "su"})
    table.give("0407", "58DS", "go")
    while table.prompt in ("attack-order", "operation-theatre"):
        table.play.answer_index(0)
    assert table.prompt == "attack-roll", "nobody asks for an order"
    assert not table.state.order_used[0]
    base = table.ask("attack", units=["58DS"], hex="0407")["base"]
    even = base - base % 2
    table.roll(*((2, even - 2) if even < 9 else (6, even - 6)))
    assert table.at("pl-lwow") == "0407", "the attack would have succeeded without it"
    assert table.prompt != "retreat-route"


@pytest.mark.rule(GAME, "19.4/c")
@pytest.mark.parametrize("dice", [(1, 2), (6, 6)])
def test_driven_out_or_losing_they_are_gone(dice: tuple[int, int]) -> None:
    table = draw("pl: pl-lwow@0407 16DP@0101 / su: 58DS@0507 25DS@0507", **{**LWOW, "phasing": "su"})
    table.fight("0407", "58DS", "25DS", dice=dice)
    assert table.at("pl-lwow") == "removed"


@pytest.mark.rule(GAME, "19.5", "19/a")
def test_lorries_can_be_rebuilt_like_other_special_units() -> None:
    start = scenario("9")
    here = {"pl-mot": start.state.at[start.unit("pl-mot")]}
    assert here["pl-mot"] == -2 or here["pl-mot"] >= 0
    table = late("pl: 16DP@0407 / su: 58DS@0909", fallen=["pl-mot", "1DLB", "22DO"], pools={"pl": 3})
    assert {"pl-mot", "pl-1dlb", "pl-22do"} <= table.offered("restore")


@pytest.mark.rule(GAME, "19.5/a")
def test_lorries_pass_weak_enemies() -> None:
    for red, may in (("47DS", True), ("58DS", False)):
        table = draw(
            f"pl: pl-mot@0303 16DP@0109 / su: {red}@0403",
            phase="movement",
            chapters=ALL,
            theatre="ua",
            terrain={"abroad": "0302 0304 0203 0202 0402 0404"},
        )
        assert ("0504" in table.reach("pl-mot")) is may, red


@pytest.mark.rule(GAME, "19.5/b")
def test_lorries_ignore_lines_on_the_open_road() -> None:
    closed = {"abroad": "0204 0404 0203"}
    what: Any = {"phase": "movement", "chapters": ALL, "theatre": "ua"}
    table = draw("pl: pl-mot@0303 / su: 58DS@0403", terrain=closed, **what)
    assert table.ask("cost", unit="pl-mot", hex="0304")["points"] == 1
    rough = draw("pl: pl-mot@0303 / su: 58DS@0403", terrain={**closed, "forest": "0304"}, **what)
    assert rough.ask("cost", unit="pl-mot", hex="0304")["whole"]


@pytest.mark.rule(GAME, "19.5/c", "19.5/d")
def test_a_large_river_stops_them_and_a_retreat_over_it_eliminates_them() -> None:
    river: Any = {
        "sides": {"large-river": "0303/N+NE+SE+S+SW+NW"},
        "chapters": ALL,
        "theatre": "ua",
        "morale": {"ua": 0},
    }
    assert draw("pl: pl-mot@0303 / su: 58DS@0909", phase="movement", **river).reach("pl-mot") == set()
    driven = draw("pl: pl-mot@0303 / su: 25DS@0403 45DS@0403", phasing="su", **river)
    driven.fight("0303", "25DS", "45DS", dice=(1, 2))
    assert driven.at("pl-mot") == "eliminated", "to be rebuilt"


@pytest.mark.rule(GAME, "19.5/e")
def test_lorries_keep_their_supply_for_the_player_turn() -> None:
    rail: Any = {
        **HOME, "networks": {"rail": "0107-0207-0307-0407"}, "regions": {**THEATRES, "town": "0107 0407"},
        "places": {"Warszawa": "0107"}, "held": {"pl": ["0107", "0407"]},
    }  # fmt: skip
    table = draw("pl: pl-mot@0407 16DP@0101 / su: 44DS@0505 45DS@0508 58DS@0506 60DS@0509", **rail)
    assert has_supply(table.war, table.state, table.unit("pl-mot"))
    table.march("pl-mot", "0607")
    assert has_supply(table.war, table.state, table.unit("pl-mot"))
    table.skip_to("replacements", "pl")
    assert has_supply(table.war, table.state, table.unit("pl-mot"))
    table.give("done").skip_to("reserve-phase", "su")
    assert not table.events(Starved), "to the end of the player-turn"
    assert not has_supply(table.war, table.state, table.unit("pl-mot"))


COSSACKS: Any = {**HOME, "phase": "attacks", "konarmia": "in-play", "phasing": "pl", "first": "pl"}


@pytest.mark.rule(GAME, "19.6", "19.6/a")
def test_each_loss_of_the_konarmia_brings_cossacks() -> None:
    start = scenario("9")
    assert [start.at(u) for u in ("pl-jak", "pl-sal")] == ["away", "away"], "with the reserves and allies"
    table = draw("pl: 16DP@0505 12DP@0505 / su: 4DK@0605", **COSSACKS)
    table.fight("0605", "16DP", dice=(6, 6))
    coming = {u for u in ("pl-jak", "pl-sal") if table.state.due[table.unit(u)]}
    assert len(coming) == 1
    assert table.state.due[table.unit(coming.pop())] == table.state.stage + 1
    other = draw("pl: 16DP@0505 / su: 58DS@0605", **COSSACKS).fight("0605", "16DP", dice=(6, 6))
    assert not [u for u in ("pl-jak", "pl-sal") if other.state.due[other.unit(u)]]
    twice = draw("pl: 16DP@0505 12DP@0505 / su: 4DK@0605", **COSSACKS)
    twice.fight("0605", "16DP", dice=(6, 6)).fight("0605", "12DP", dice=(6, 6))
    assert all(twice.state.due[twice.unit(u)] for u in ("pl-jak", "pl-sal"))


@pytest.mark.rule(GAME, "19.6/b")
def test_cossacks_come_anywhere_three_hexes_from_enemies() -> None:
    table = draw("pl: 16DP@0101 / su: 58DS@0505", due={"pl-jak": "16.V"}, **HOME).act("arrive", "pl-jak")
    board = table.war.board
    far = {h for h in table.numbers(board.open) if board.distance(table.hex(h), table.hex("0505")) >= 3}
    assert table.options() == far


@pytest.mark.rule(GAME, "19.7", "19.7/a")
def test_no_replacement_strengthens_counter_revolutionaries() -> None:
    table = late("pl: pl-bb-@0407 / su: 58DS@0909", pools={"pl": 3, "ua": 3}, supplied=["pl-bb"])
    assert "pl-bb" not in table.offered("strengthen")
    start = scenario("9")
    assert all(start.state.at[u] == -1 for u in start.war.roster.where(formation="counter-revolutionary"))


@pytest.mark.rule(GAME, "19.7/c")
def test_peremykin_comes_once_the_vistula_is_crossed() -> None:
    what: Any = {**HOME, "regions": {**HOME["regions"], "west-of-wisla": "0201 0202 0203"}, "phasing": "su"}
    table = draw("pl: 16DP@0407 12DP@0603 / su: 27DS@0302", **what).march("27DS", "0202")
    assert table.marks["vistula-crossed"] == 1
    for crossed, coming in ((0, False), (1, True)):
        turn = draw(UNITS, **{**HOME, "phase": "turn-start", "marks": {"vistula-crossed": crossed} if crossed else {}})
        turn.skip_to("reserve-phase")
        assert ("pl-per" in due(turn)) is coming


@pytest.mark.rule(GAME, "19.8/a")
def test_ukrainians_keep_out_of_the_north() -> None:
    table = draw("pl: ua-1d@0505 16DP@0505 / su: 58DS@0909", **HOME)
    assert "0504" in table.reach("16DP")
    assert "0504" not in table.reach("ua-1d")
    assert table.give("ua-1d").why_not("0504") == ["19.8/a"]
    driven = draw("pl: ua-1d@0504 16DP@0505 / su: 58DS@0909", **HOME)
    assert "done" not in driven.options()
    driven.march("ua-1d", "0506")
    assert "done" in driven.options()


@pytest.mark.rule(GAME, "19.8/d")
def test_the_ukrainian_horse_is_not_rebuilt() -> None:
    table = late("pl: 16DP@0407 / su: 58DS@0909", fallen=["ua-h"], pools={"ua": 2, "pl": 2})
    assert "ua-h" not in table.offered("restore")
    fallen = draw("pl: ua-h-@0505 16DP@0101 / su: 58DS@0605", **{**HOME, "phase": "attacks", "phasing": "su"})
    assert fallen.fight("0505", "58DS", dice=(6, 6)).at("ua-h") == "removed"


@pytest.mark.rule(GAME, "19.8.1", "19.8.1/a")
@pytest.mark.parametrize(
    ("stage", "taken", "gone"), [("30.V", False, True), ("30.V", True, False), ("23.V", False, False)]
)
def test_without_kiev_by_the_end_of_may_ukrainians_leave(stage: str, taken: bool, gone: bool) -> None:
    what: Any = {**HOME, "stage": stage, "phasing": "su", "first": "pl", "phase": "next-player"}
    table = draw("pl: ua-1d@0407 16DP@0101 / su: 58DS@0909", kijow_taken=taken, **what)
    assert (table.at("ua-1d") == "removed") is gone
    assert (table.at("ua-2d") == "removed") is gone


@pytest.mark.rule(GAME, "19.8.1/a")
def test_kiev_taken_once_is_enough() -> None:
    table = draw("pl: 16DP@0507 / su: 58DS@0909", **HOME).march("16DP", "0607")
    assert table.marks["kijow-taken"] == 1


@pytest.mark.rule(GAME, "19.9", "19.9/a", "19.9/b")
@pytest.mark.parametrize(("field", "bonus"), [(0, 0), (-8, 1), (-16, 2), (8, -1), (16, -2)])
def test_prisoners_swell_ukrainians_and_whites(field: int, bonus: int) -> None:
    what: Any = {**HOME, "phase": "prisoners", "volunteers": "formed", "morale": {"ua": field, "lb": 0}}
    for face in (3 - bonus, 4 - bonus):
        if not 1 <= face <= 6:
            continue
        table = draw("pl: ua-1d-@0407 pl-bb-@0403 16DP@0101 / su: 58DS@0909", **what)
        assert table.options() == {"ua-1d", "pl-bb", "no"}
        table.give("ua-1d").roll(face)
        assert (table.level("ua-1d") == "full") is (face + bonus >= 4)
        assert table.level("pl-bb") == "weak", "one of them"


@pytest.mark.rule(GAME, "19.9")
def test_only_in_a_pause_and_once_the_volunteers_form() -> None:
    units = "pl: ua-1d-@0407 pl-bb-@0403 16DP@0101 / su: 58DS@0909"
    early = draw(units, **{**HOME, "phase": "prisoners"})
    assert early.prompt != "recruit"
    busy = draw(units, **{**HOME, "phase": "prisoners", "volunteers": "formed", "attacks": {"ua": 1}})
    assert busy.options() == {"pl-bb", "no"}
