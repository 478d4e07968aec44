"""5, 6.2, 7, 8.1: turns, phases, overfull hexes, reserve movement."""

from typing import Any

import pytest

from sztab.games.rok1920.events import PhaseBegan
from tests.eagles.kit import ALL, draw, scenario
from tests.eagles.test_fighting import modifiers
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

FAR = "pl: 16DP@0202 / su: 58DS@0808"


def asked(table: Scene) -> list[tuple[str, str]]:
    """Who is asked what, passing on everything, through both player-turns of a turn."""
    found: list[tuple[str, str]] = []
    stage = table.state.stage
    while table.state.stage == stage and len(found) < 40:
        found.append((table.asked, table.prompt))
        table.give("pass" if table.prompt == "reserve-phase" else "done")
    return found


@pytest.mark.rule(GAME, "5", "5.1", "5.2", "5.1/a")
@pytest.mark.parametrize("first", ["pl", "su"])
def test_a_turn_is_two_player_turns_of_phases_in_order(first: str) -> None:
    other = "su" if first == "pl" else "pl"
    own = [("reserve-phase", 2), ("attack", 1), ("reserve-phase", 2), ("move", 1), ("reserve-phase", 1), ("attack", 1)]
    expected = []
    for seat, enemy in ((first, other), (other, first)):
        for prompt, count in own:
            expected += [(seat, prompt)] + [(enemy, prompt)] * (count - 1)
    assert asked(draw(FAR, phase="turn-start", phasing=first, first=first)) == expected


@pytest.mark.rule(GAME, "5.1/d", "5.1/f", "5.1/i", "5.1/j")
def test_the_phases_tell_their_names() -> None:
    table = draw(FAR, phase="turn-start", chapters=17, theatre="ua", morale={"ua": 0})
    for _ in range(40):
        if table.state.phasing != 0:
            break
        table._pass_on() if hasattr(table.play.question, "options") else table.roll(6)
    told = [event.phase for event in table.events(PhaseBegan)]
    assert told[:4] == ["attacks", "movement", "repeat-attacks", "replacements"]


@pytest.mark.rule(GAME, "5/a")
def test_the_scenario_says_who_begins() -> None:
    begins = {id: scenario(id).game.war(scenario(id).state).setting.first for id in "123456789"}
    assert [id for id, side in begins.items() if side == 1] == ["1", "5"]
    for id in "15":
        assert scenario(id).state.phasing == 1


@pytest.mark.rule(GAME, "5/b", "5.1/d", "8.1/f")
def test_in_one_phase_nothing_of_another() -> None:
    table = draw("pl: 16DP@0303 12DP@0707 / su: 58DS@0403")
    assert table.options() == {"0403", "done"}, "no move"
    table.give("done").skip_to("move", "pl")
    assert table.options() == {"pl-16dp", "pl-12dp", "done"}, "no attack"


@pytest.mark.rule(GAME, "5.1/a", "8.1/d", "8.1/e")
def test_the_phasing_player_decides_first_and_only_one_takes_a_window() -> None:
    table = draw(FAR, phase="first-window")
    assert (table.asked, table.prompt) == ("pl", "reserve-phase")
    assert table.give("pass").asked == "su"
    table.give("take", "done")
    assert table.prompt == "attack", "the other one does not answer it"
    own = draw(FAR, phase="first-window").give("take", "done")
    assert own.prompt == "attack"


@pytest.mark.rule(GAME, "5.1/e", "5.1/h", "8.1/f")
def test_the_second_window_is_for_both_the_third_for_the_phasing_player() -> None:
    second = draw(FAR, phase="second-window").give("pass")
    assert (second.asked, second.prompt) == ("su", "reserve-phase")
    third = draw(FAR, phase="third-window")
    assert (third.asked, third.prompt) == ("pl", "reserve-phase")
    assert third.give("pass").prompt == "attack"


@pytest.mark.rule(GAME, "8.1", "8.1/a", "8.1/b", "5.1/k")
def test_one_activation_until_ones_own_replacement_phase() -> None:
    table = draw(FAR, phase="first-window", first="pl")
    assert table.state.reserve_used == [False, False], "both may at the start"
    table.give("take", "done", "done")
    assert table.asked == "su", "no second one for the Pole"
    table.give("take", "done")
    assert table.state.reserve_used == [True, True]
    table.give("done")
    assert table.prompt != "reserve-phase", "both have used theirs: the third window is passed over"


@pytest.mark.rule(GAME, "8.1/b", "8.1/c", "5.1/k")
def test_the_ban_is_lifted_in_ones_own_player_turn_alone() -> None:
    table = draw(FAR, phase="first-window", first="pl").give("pass", "take", "done")
    assert table.state.reserve_used == [False, True]
    for _ in range(30):
        if table.state.phasing == 1:
            break
        table._pass_on()
    assert table.state.reserve_used == [False, True], "the end of the enemy's player-turn does not lift it"
    for _ in range(30):
        if table.state.phasing == 0:
            break
        assert (table.asked, table.prompt) != ("su", "reserve-phase")
        table._pass_on()
    assert table.state.reserve_used == [False, False]


@pytest.mark.rule(GAME, "5.1/b", "5.1/c", "5.1/g")
@pytest.mark.parametrize("window", [True, False])
def test_duties_of_the_first_movement_phase(window: bool) -> None:
    """Strengthening and arrivals, before the first own movement phase, whichever it is."""
    what: Any = {
        "chapters": ALL, "theatre": "pl", "places": {"Warszawa": "0105"}, "regions": {"city": "0105"},
        "held": {"pl": ["0105"]}, "due": {"pl-17dp": "16.V"}, "stage": "16.V", "strengthening": ["16DP"],
        "supplied": ["16DP"], "morale": {"pl": 0},
    }  # fmt: skip
    table = draw("pl: 16DP-@0305 / su: 58DS@0909", phase="first-window", **what)
    if window:
        table.give("take")
    else:
        table.give("pass", "pass")
        assert table.level("16DP") == "weak", "not in the attack phase"
        table.skip_to("move", "pl")
    assert table.level("16DP") == "full"
    assert table.at("17DP") == "0105"
    assert "pl-17dp" in table.options(), "placed, it may march"


@pytest.mark.rule(GAME, "5.1/c")
def test_whoever_came_by_rail_or_by_marching_in_does_not_move_again() -> None:
    table = draw(
        "pl: 16DP@0101 / su: 58DS@0505", phase="movement", phasing="su", chapters=ALL, theatre="ua",
        due={"su-25ds": "16.V"}, stage="16.V", morale={"ua": 0}, places={"Łubny": "0905"}, regions={"town": "0905"},
        held={"su": ["0905"]}, networks={"rail": "0905-0805"},
    )  # fmt: skip
    assert "done" not in table.options(), "it has to come"
    table.act("arrive", "25DS")
    table.play.answer_index(0)
    while table.prompt not in ("move", ""):
        table.play.answer_index(0)
    assert table.at("25DS") != "away"


@pytest.mark.rule(GAME, "5.1/l", "18")
def test_reorganisation_belongs_to_the_replacement_phase() -> None:
    what: Any = {"chapters": ALL, "theatre": "ua", "morale": {"ua": 0}}
    table = draw("pl: 7/4BP@0303 8/4BP@0303 / su: 58DS@0909", phase="movement", **what)
    assert not table.offered("merge")
    late = draw("pl: 7/4BP@0303 8/4BP@0303 / su: 58DS@0909", phase="replacements", **what).skip_to("replacements")
    assert late.offered("merge")


@pytest.mark.rule(GAME, "5.2/a")
def test_the_marker_advances_after_both_and_the_last_turn_ends_the_game() -> None:
    table = draw(FAR, phase="turn-start", first="pl", last_stage="2.V")
    asked(table)
    assert (table.state.stage, table.state.phasing) == (2, 0)
    for _ in range(40):
        if table.play.outcome is not None:
            break
        table._pass_on()
    assert table.play.outcome is not None


@pytest.mark.rule(GAME, "5.1/i", "10.8")
def test_repeat_attacks_by_the_same_rules_at_minus_three() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 / su: 58DS@0403 16BK@0304", phase="repeat-attacks")
    assert sum(modifiers(table, ["16DP"], "0403").values()) == -3
    table.give("0403", "16DP", "go", (5, 6))
    assert "0403" in table.options(), "one by one, a unit once"
    assert table.give("0403").options() == {"pl-12dp"}


@pytest.mark.rule(GAME, "6.2", "6.2/a", "6.2/c", "11.6/e")
def test_a_retreat_overfills_a_hex_only_at_need_and_it_is_thinned_out_at_once() -> None:
    units = "pl: 16DP@0403 12DP@0303 13DP@0303 14DP@0303 15DP@0303 / su: 25DS@0504 45DS@0504"
    free = draw(units, phasing="su", phase="repeat-attacks", terrain={"abroad": "0402 0503 0404"})
    free.give("0403", "25DS", "45DS", "go", (1, 2))
    assert free.options() == {"0304"}, "there is another way"
    table = draw(units, phasing="su", phase="repeat-attacks", terrain={"abroad": "0402 0503 0404 0304"})
    table.give("0403", "25DS", "45DS", "go", (1, 2)).finish()
    assert table.at("16DP") == "0303"
    table.skip_to("move", "pl")
    assert "done" not in table.options()
    table.march("16DP", "0302")
    assert "done" in table.options()


@pytest.mark.rule(GAME, "6.2/b", "16/c")
def test_arrivals_overfill_warsaw() -> None:
    units = " ".join(f"{n}DP@0105" for n in (12, 13, 14, 15, 16))
    table = draw(
        f"pl: {units} / su: 58DS@0909", phase="movement", chapters=ALL, theatre="pl", places={"Warszawa": "0105"},
        regions={"city": "0105"}, held={"pl": ["0105"]}, due={"pl-17dp": "16.V"}, stage="16.V", morale={"pl": 0},
    )  # fmt: skip
    assert table.at("17DP") == "0105"
    assert "done" not in table.options(), "one of the six has to leave"
    table.march("12DP", "0106")
    assert "done" in table.options()


@pytest.mark.rule(GAME, "7/b")
def test_reserves_move_even_after_an_attack() -> None:
    table = draw("pl: 16DP@0303 13DP@0101 / su: 58DS@0403").give("0403", "16DP", "go", (5, 6), "done", "take")
    assert "pl-16dp" in table.options()
    table.give("done").skip_to("move", "pl")
    assert "pl-16dp" not in table.options(), "but it has no normal movement"


@pytest.mark.rule(GAME, "7.1", "4/a")
def test_a_step_costs_what_its_hex_side_and_line_say() -> None:
    table = draw(
        "pl: 1DJ@0303 / su: 58DS@0709", phase="movement", terrain={"forest": "0302"}, sides={"small-river": "0303/N"}
    )
    found = table.ask("cost", unit="1DJ", hex="0302")
    assert found["points"] == sum(part["value"] for part in found["parts"]) == 3
    lined = draw("pl: 1DJ@0303 / su: 58DS@0403", phase="movement", terrain={"abroad": "0204 0203 0404"})
    assert lined.ask("cost", unit="1DJ", hex="0304")["points"] == 2
