"""BW-C1 to C5: the clean-up phase."""

from typing import Any

import pytest

from sztab.kernel.requests import Draw
from tests.warszawa.tables import Table, pose

GAME = "bitwa-warszawska"

ARMIES = "pl: 1A@radzymin:2 OBR@warszawa 2A@x / su: 3A@mlawa 15A@lomza:1"


def cleaned(**position: Any) -> Table:
    return pose(**{"armies": ARMIES, "passed": ["pl"], **position}).say("rest")


@pytest.mark.rule(GAME, "BW-C1", "BW-O13")
def test_every_army_on_the_board_but_the_defenders_gets_a_marker() -> None:
    table = cleaned(decks={"pl": [], "su": []})
    assert {army: table.markers(army) for army in ("pl-1a", "pl-obr", "pl-2a", "su-3a", "su-15a", "su-16a")} == {
        "pl-1a": 3, "pl-obr": 0, "pl-2a": 0, "su-3a": 1, "su-15a": 2, "su-16a": 0,
    }  # fmt: skip


@pytest.mark.rule(GAME, "BW-C2", "BW-C3")
def test_the_poles_draw_three_cards_and_the_reds_two() -> None:
    table = cleaned()
    drawn = {}
    while isinstance(question := table.play.question, Draw):
        (owner,) = question.seen_by or ("",)
        drawn[owner] = (question.count, question.rule)
        table.play.answer(tuple(question.pool[: question.count]))
    assert drawn == {"pl": (3, "BW-C2"), "su": (2, "BW-C3")}
    assert (len(table.hand("pl")), len(table.hand("su"))) == (3, 2)


@pytest.mark.rule(GAME, "BW-C2", "BW-C3")
def test_a_short_deck_gives_what_it_has() -> None:
    """BA09."""
    table = cleaned(decks={"pl": ["p-01", "p-02"], "su": []}).chance("p-02", "p-01")
    assert (table.hand("pl"), table.hand("su"), table.prompt) == (["p-01", "p-02"], [], "action")


@pytest.mark.rule(GAME, "BW-C4")
def test_the_time_marker_moves_to_the_next_day() -> None:
    days = []
    for number in (1, 2, 3, 4):
        table = cleaned(decks={"pl": [], "su": []}, round=number)
        assert table.state.round == number + 1
        days.append(table.told("round-begun")[-1].day)
    assert days == ["14 VIII", "15 VIII", "16 VIII", "17 VIII"]


@pytest.mark.rule(GAME, "BW-C5")
def test_there_is_no_limit_to_the_reserves() -> None:
    hand = [f"p-{number:02}" for number in range(1, 28)]
    table = cleaned(hands={"pl": hand}, decks={"pl": ["p-28", "p-29", "p-30"], "su": []})
    table.chance("p-28", "p-29", "p-30")
    assert len(table.hand("pl")) == 30
    assert table.prompt == "action", "nothing has to be discarded"
