"""3, 4.2: stages, player-turns, phases and the windows of the reserve phase."""

from itertools import groupby
from operator import itemgetter

import pytest
from msgspec import structs
from tests.rok1920.kit import Table, draw, game
from tests.rok1920.special_kit import real

from sztab import games
from sztab.games.rok1920 import in_force
from sztab.games.rok1920.edition import RULE_NAMES
from sztab.games.rok1920.events import PhaseBegan, TurnBegan
from sztab.games.rok1920.rules import MOVE, RESERVE
from sztab.kernel.errors import DataError
from sztab.kernel.requests import D6, Roll
from sztab.kernel.rulebook import Rulebook
from sztab.words import words

GAME = "rok-1920"

FAR = "pl: 16DP@0202 / su: 58DS@0808"


def steps(table: Table) -> list[tuple[str, str]]:
    """Who is asked what, passing on everything, through both player-turns of a stage."""
    found = []
    stage = table.state.stage
    while table.state.stage == stage:
        found.append((table.asked, table.prompt))
        table.give("pass" if table.prompt == "reserve-phase" else "done")
    return found


@pytest.mark.rule(GAME, "1.3")
def test_attacks_are_rolled_with_two_ordinary_dice() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0304").give("0304", "16DP", "go")
    question = table.play.question
    assert isinstance(question, Roll)
    assert (question.count, question.die) == (2, D6)
    assert sum(weight for faces, weight in question.outcomes() if sum(faces) == 2) == 1
    assert sum(weight for faces, weight in question.outcomes() if sum(faces) == 7) == 6


@pytest.mark.rule(GAME, "3", "3.1", "3.2", "4.2.4")
def test_a_stage_is_two_player_turns_of_phases_in_order() -> None:
    table = draw(FAR, phase="turn-start", phasing="su", first="su")
    own = [("reserve-phase", 2), ("attack", 1), ("reserve-phase", 2), ("move", 1), ("reserve-phase", 1), ("attack", 1)]
    expected = []
    for seat, other in (("su", "pl"), ("pl", "su")):
        for prompt, asked in own:
            expected += [(seat, prompt)] + [(other, prompt)] * (asked - 1)
    assert steps(table) == expected


@pytest.mark.parametrize(
    ("number", "prompt", "asked"),
    [
        pytest.param(0, "reserve-phase", ["su", "pl"], marks=pytest.mark.rule(GAME, "4.2.4/a", "4.2.2", "3.1/e")),
        pytest.param(1, "attack", ["su"], marks=pytest.mark.rule(GAME, "3.1/a")),
        pytest.param(2, "reserve-phase", ["su", "pl"], marks=pytest.mark.rule(GAME, "4.2.4/b", "4.2.2", "3.1/e")),
        pytest.param(3, "move", ["su"], marks=pytest.mark.rule(GAME, "3.1/b")),
        pytest.param(4, "reserve-phase", ["su"], marks=pytest.mark.rule(GAME, "4.2.4/c", "3.1/e")),
        pytest.param(5, "attack", ["su"], marks=pytest.mark.rule(GAME, "3.1/c")),
    ],
)
def test_each_phase_and_slot_has_its_place(number: int, prompt: str, asked: list[str]) -> None:
    found = steps(draw(FAR, phase="turn-start", phasing="su", first="su"))
    phases = [(name, [seat for seat, _ in group]) for name, group in groupby(found, key=itemgetter(1))]
    assert phases[number] == (prompt, asked)


@pytest.mark.rule(GAME, "3.1/a", "3.1/c", "3.1/d")
def test_the_phases_tell_their_names() -> None:
    table = draw(FAR, phase="turn-start", chapters=16)
    steps(table)
    told = [(event.phase, event.side) for event in table.events(PhaseBegan)]
    names = ["attacks", "movement", "repeat-attacks", "replacements"]
    assert told == [(name, side) for side in ("pl", "su") for name in names]


@pytest.mark.rule(GAME, "3", "3.3")
def test_the_stage_marker_goes_on_after_both_and_shows_the_date() -> None:
    table = draw(FAR, phase="turn-start", stage="16.V", phasing="pl")
    table.skip_to("attack", "su")
    assert table.game.turn(table.state) == 1
    table.skip_to("attack", "pl").skip_to("attack", "su")
    told = [(event.side, event.stage) for event in table.events(TurnBegan)]
    assert told == [("pl", "16.V"), ("su", "16.V"), ("pl", "23.V"), ("su", "23.V")]
    assert table.game.view(table.state, None).date == "23.V"
    assert table.game.turn(table.state) == 2


@pytest.mark.rule(GAME, "3")
def test_the_play_ends_after_the_last_stage() -> None:
    table = draw(FAR, phase="turn-start", stage="16.V", last_stage="16.V")
    for _ in range(40):
        if table.play.question is None:
            break
        table.give("pass" if table.prompt == "reserve-phase" else "done")
    assert table.play.outcome is not None
    assert table.state.stage == 4


@pytest.mark.rule(GAME, "3.1.1")
def test_no_move_in_an_attack_phase_and_no_attack_in_a_movement_phase() -> None:
    units = "pl: 16DP@0303 / su: 58DS@0304"
    attacks = draw(units)
    assert attacks.options() == {"0304", "done"}
    moves = draw(units, phase="movement")
    assert moves.options() == {"pl-16dp", "done"}
    moves.give("16DP")
    assert "0304" not in moves.options()


@pytest.mark.rule(GAME, "3.1.1", "4.2.1")
def test_a_phase_that_is_over_does_not_come_back() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0304").give("done")
    assert table.prompt == "reserve-phase"
    table.give("pass", "pass")
    assert table.prompt == "move"


@pytest.mark.rule(GAME, "4.2.1")
def test_no_reserve_phase_between_two_attacks() -> None:
    table = draw("pl: 16DP@0303 12DP@0707 / su: 58DS@0304 8DS@0708")
    table.give("0304", "16DP", "go", (6, 5))
    while table.prompt not in ("attack", "reserve-phase"):
        table.give(min(table.options()))
    assert (table.prompt, table.options()) == ("attack", {"0708", "done"})


@pytest.mark.rule(GAME, "4.2", "3.1/e")
@pytest.mark.parametrize("where", ["first-window", "second-window"])
def test_a_reserve_phase_once_in_the_enemys_player_turn_and_then_not_in_the_own(where: str) -> None:
    table = draw(FAR, phase=where, phasing="su", first="su").give("pass", "take")
    assert (table.asked, table.prompt) == ("pl", "move")
    table.give("done")
    asked = []
    while table.state.phasing == 1:
        asked.append((table.asked, table.prompt))
        table.give("pass" if table.prompt == "reserve-phase" else "done")
    assert ("pl", "reserve-phase") not in asked, "one phase in a player-turn"
    while table.state.phasing == 0:
        assert (table.asked, table.prompt) != ("pl", "reserve-phase"), "he has had it in the enemy's player-turn"
        table.give("pass" if table.prompt == "reserve-phase" else "done")
    assert (table.asked, table.prompt) == ("su", "reserve-phase")
    table.give("pass")
    assert (table.asked, table.prompt) == ("pl", "reserve-phase"), "in the enemy's player-turn always again"


@pytest.mark.rule(GAME, "4.2")
def test_a_reserve_phase_in_the_own_player_turn_leaves_the_next_enemy_one_free() -> None:
    table = draw(FAR, phase="first-window").give("take", "done")
    table.skip_to("reserve-phase", "pl")
    assert table.state.phasing == 1, "asked again in the enemy's player-turn"


@pytest.mark.rule(GAME, "4.2.2", "4.2.3")
def test_the_phasing_player_decides_first_and_a_window_holds_one_phase() -> None:
    table = draw(FAR, phase="first-window")
    assert table.asked == "pl"
    table.give("take", "done")
    assert table.prompt == "attack", "the other is not asked after a reserve phase"
    table = draw(FAR, phase="first-window").give("pass")
    assert (table.asked, table.prompt) == ("su", "reserve-phase")


@pytest.mark.rule(GAME, "4.2.4/c", "4.2.4")
def test_the_last_window_is_the_phasing_players_and_none_follows() -> None:
    table = draw(FAR, phase="third-window")
    assert (table.asked, table.prompt) == ("pl", "reserve-phase")
    table.give("pass")
    assert (table.asked, table.prompt) == ("pl", "attack")
    table.give("done")
    assert table.state.phasing == 1, "no window after the repeat attacks"


def test_every_name_of_a_rule_has_its_number() -> None:
    edition = game().values
    assert set(edition.numbers) == RULE_NAMES
    short = {name: number for name, number in edition.numbers.items() if name != RESERVE}
    with pytest.raises(DataError, match="no rule number for reserve"):
        structs.replace(edition, numbers=short)
    assert structs.replace(edition, numbers=short, without=frozenset({RESERVE})).number(MOVE) == "5"
    with pytest.raises(DataError, match="no rule 'reserve'"):
        structs.replace(edition, numbers=short, without=frozenset({RESERVE})).number(RESERVE)


def test_the_table_of_the_player_turn_cites_rules_of_its_rulebook() -> None:
    rulebook = Rulebook(games.entry("rok-1920").rulebook_file)
    turn = game().values.turn
    cited = {number for step in turn for number in step.cites.split(", ")}
    assert {number for number in cited if not number.startswith("amb-")} <= set(rulebook.rules)
    needed = {step.needs for step in turn if step.needs} - {in_force.DEPLOYMENT, "kiev", "campaign"}
    assert needed <= set(game().values.chapter_numbers)
    assert [step.name for step in real("A").war.steps] == [
        "deployment", "turn-start", "arrivals", "first-window", "attacks", "second-window", "movement", "third-window",
        "repeat-attacks", "replacements", "turn-end", "cooling", "next-player",
    ]  # fmt: skip
    assert [step.name for step in real("campaign").war.steps] == [step.name for step in turn if step.needs != "kiev"]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_step_that_asks_something_has_a_name(language: str) -> None:
    """The line over the board says what is going on in words, not by the name of a step in the code."""
    silent = {
        "turn-start", "arrivals", "konarmia", "lithuania", "trains", "operations", "relocatable", "strengthened",
        "theatres", "marker", "whites", "threat", "no-mans-land", "formed", "marker-end", "wilno", "turn-end",
        "konarmia-leaves", "cooling", "next-player",
    }  # fmt: skip
    for scenario in game().scenarios():
        war = game().war(game().start(scenario, game().scenario(scenario).settle({})))
        for step in war.steps:
            assert f"rok1920-label-step-{step.name}" in words(language) or step.name in silent, (
                f"{scenario}: {step.name}"
            )


def test_the_score_names_the_side_of_each_rule() -> None:
    assert game().label("seat", "pl A.5/a", "pl") == "Polacy A.5/a"
    assert game().label("seat", "su", "en") == "the Bolsheviks"
