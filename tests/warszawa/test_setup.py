"""BW-S3 to S10: set-up and the frame of the game."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from sztab.games import entry
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Draw
from tests.warszawa.tables import Table, begin, game

GAME = "bitwa-warszawska"


def printed(name: str) -> list[dict[str, str]]:
    path: Path = entry(GAME).box_folder / f"{name}.csv"
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


STARTS = {
    "pl-1a": "radzymin", "pl-2a": "gora-kalwaria", "pl-3a": "lubartow", "pl-4a": "deblin", "pl-5a": "modlin",
    "pl-obr": "warszawa", "su-3kk": "mlawa", "su-4a": "ciechanow", "su-15a": "pultusk", "su-3a": "wyszkow",
    "su-16a": "sokolow-podlaski", "su-mozyr": "lukow",
}  # fmt: skip
"""Start fields by the index of the armies: copied by hand, not from the box."""


@pytest.mark.rule(GAME, "BW-S3")
def test_armies_stand_on_their_marked_fields_in_good_order() -> None:
    table = begin()
    assert {army: table.at(army) for army in table.ed.army_numbers} == STARTS
    assert [army for army in table.ed.army_numbers if table.is_dispersed(army)] == ["pl-obr"]


@pytest.mark.rule(GAME, "BW-S4", "BW-O13")
def test_one_marker_on_every_army_but_the_defenders() -> None:
    table = begin()
    assert {army: table.markers(army) for army in table.ed.army_numbers} == {
        army: 0 if army == "pl-obr" else 1 for army in table.ed.army_numbers
    }


@pytest.mark.rule(GAME, "BW-S5")
def test_the_red_player_adds_two_markers_on_two_different_own_armies() -> None:
    table = begin()
    assert (table.seat, table.prompt, table.rule) == ("su", "extra-order", "BW-S5")
    assert len(table.options()) == 6
    table.say(army="su-16a")
    assert table.seat == "su"
    assert not table.offers(army="su-16a")
    assert table.why_not(army="su-16a") == ("BW-S5", "already-served")
    assert table.why_not(army="pl-1a") == ("BW-S5", "not-own-army")
    table.say(army="su-3a")
    assert table.seat == "chance", "only two markers are added"
    assert sum(table.state.markers) == 11 + 2
    assert table.markers("su-16a") == table.markers("su-3a") == 2


def opened() -> Table:
    return begin().say(army="su-16a").say(army="su-3a")


@pytest.mark.rule(GAME, "BW-S6")
def test_each_draws_from_a_whole_deck_of_thirty_in_any_order() -> None:
    table = opened()
    for side in ("su", "pl"):
        question = table.play.question
        assert isinstance(question, Draw)
        deck = table.ed.deck_of[("pl", "su").index(side)]
        assert sorted(question.pool) == sorted(deck)
        assert len(deck) == 30
        table.play.answer(tuple(reversed(deck))[: question.count])


@pytest.mark.rule(GAME, "BW-S6")
def test_every_card_is_drawn_as_often_as_the_others() -> None:
    """A shuffled deck: chance draws from all that is left, each card alike."""
    table = opened()
    question = table.play.question
    assert isinstance(question, Draw)
    dice = RandomDice(1920)
    seen: Counter[int | str] = Counter()
    for _ in range(900):
        seen.update(dice.settle(question))
    assert len(seen) == 30
    assert all(240 <= count <= 360 for count in seen.values())


@pytest.mark.rule(GAME, "BW-S7")
def test_seven_cards_for_the_poles_and_ten_for_the_reds_hidden_from_each_other() -> None:
    table = opened()
    drawn = {}
    while isinstance(question := table.play.question, Draw):
        (owner,) = question.seen_by or ("",)
        assert question.rule == "BW-S7"
        drawn[owner] = question.count
        table.play.answer(RandomDice(1).settle(question))
    assert drawn == {"pl": 7, "su": 10}
    for seat, other in (("pl", 1), ("su", 0)):
        view = game().view(table.state, seat)
        assert view.hand == table.state.hands[1 - other]
        assert view.hands == [7, 10]
        assert view.known == [[], []]
        assert not set(view.hand) & set(table.state.hands[other])
    onlooker = game().view(table.state, None)
    assert (onlooker.hand, onlooker.hands) == ([], [7, 10])
    for event in table.told("cards-taken"):
        assert event.only == event.side, "what was drawn is told to its owner only"


@pytest.mark.rule(GAME, "BW-S8", "BW-O14")
def test_the_first_round_is_13_august_and_the_reds_start() -> None:
    table = opened()
    while isinstance(question := table.play.question, Draw):
        table.play.answer(RandomDice(1).settle(question))
    (begun,) = table.told("round-begun")
    assert (begun.round, begun.day, begun.rule) == (1, "13 VIII", "BW-S8")
    assert (table.state.round, table.seat, table.prompt) == (1, "su", "action")


@pytest.mark.rule(GAME, "BW-S9")
def test_at_the_start_no_indicator_is_on_the_board_and_the_other_markers_are_aside() -> None:
    table = opened()
    assert table.state.attacks == []
    assert table.state.attacked == 0
    assert sum(table.state.markers) == 13, "11 and the two of the Red player; the rest lies aside"


@pytest.mark.rule(GAME, "BW-S10", "BW-C4")
@pytest.mark.parametrize("seed", range(6))
def test_at_most_five_rounds_of_three_phases_each_in_order(seed: int) -> None:
    dice = RandomDice(seed)
    table = begin()
    while (question := table.play.question) is not None:
        if isinstance(question, Choice):
            table.play.answer_index(dice.below(len(question.options)))
        else:
            table.play.answer(dice.settle(question))
    phases = [event.phase for event in table.told("phase-begun")]
    rounds = [event.round for event in table.told("round-begun")]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) <= 5
    assert phases == (["operations", "fights", "clean-up"] * 5)[: len(phases)]
    outcome = table.play.outcome
    assert outcome is not None
    if outcome.rule == "BW-E4":
        assert len(phases) == 15, "the fifth round was played to its end"


def test_a_game_goes_on_from_any_position() -> None:
    table = opened()
    position = table.play.position()
    assert Play.resume(game(), position).question == table.play.question
