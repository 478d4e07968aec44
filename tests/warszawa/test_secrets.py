"""What a seat knows of the other's cards, and that a re-deal keeps it (BW-S7, F4, F6, BA30)."""

from typing import Any

import pytest

from sztab.games.warszawa.state import State
from sztab.kernel import odds as odds_of
from sztab.kernel.dice import RandomDice
from sztab.kernel.events import is_for
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt as alike
from sztab.kernel.secrecy import walk_together
from tests.warszawa.tables import Table, game, pose

GAME = "bitwa-warszawska"

FIGHT: dict[str, Any] = {
    "armies": "pl: 1A@radzymin / su: 3A@wyszkow 4A@mlawa",
    "phase": "fights",
    "fight": "su-3a x pl-1a",
    "hands": {"pl": [f"p-{n:02}" for n in range(1, 8)], "su": [f"r-{n:02}" for n in range(11, 19)]},
    "known": {"su": ["r-11"]},
    "shown": {"pl": ["p-06"]},
}


def redealt(table: Table, seat: str | None) -> list[State]:
    dice = RandomDice(str(seat))
    return [game().redeal(table.state, seat, dice) for _ in range(40)]


def fronts_chosen() -> Table:
    table = pose(**FIGHT)
    for card in ("r-11", "r-13", "r-14", "r-15"):
        table.say(card=card)
    return table


@pytest.mark.rule(GAME, "BW-S7", "BW-F4")
@pytest.mark.parametrize("seat", ["pl", "su", None])
def test_a_redeal_changes_hidden_cards_and_nothing_that_the_seat_sees(seat: str | None) -> None:
    table = fronts_chosen()
    seen = game().view(table.state, seat)
    worlds = redealt(table, seat)
    for world in worlds:
        game().check(world)
        assert game().view(world, seat) == seen
    for side, name in enumerate(("pl", "su")):
        hands = {tuple(world.hands[side]) for world in worlds}
        assert (len(hands) == 1) == (name == seat), "the own hand stays, the other's is dealt anew"


@pytest.mark.rule(GAME, "BW-F4")
def test_the_front_of_the_other_is_hidden_until_it_is_revealed() -> None:
    table = fronts_chosen()
    fronts = {tuple(world.fronts[1]) for world in redealt(table, "pl")}
    assert len(fronts) > 10
    view = game().view(table.state, "pl")
    assert (view.fronts, view.front, view.open_fronts) == ([0, 4], [], [[], []])


@pytest.mark.rule(GAME, "BW-F6")
def test_what_was_seen_is_kept_in_every_redeal() -> None:
    """A card seen by a look or shown to all is in hand or front of every world of the seat that knows it."""
    table = fronts_chosen()
    looked, shown = table.ed.card_numbers["r-11"], table.ed.card_numbers["p-06"]
    assert all(looked in world.hands[1] + world.fronts[1] for world in redealt(table, "pl"))
    assert not all(looked in world.hands[1] + world.fronts[1] for world in redealt(table, None))
    assert all(shown in world.hands[0] + world.fronts[0] for seat in ("su", None) for world in redealt(table, seat))


@pytest.mark.rule(GAME, "BW-F5", "BW-F6")
def test_after_the_reveal_the_fronts_are_open_and_the_sent_back_card_is_not() -> None:
    table = fronts_chosen()
    for card in ("p-01", "p-02", "p-06", "p-07"):
        table.say(card=card)
    table.say(card="p-01").chance("r-13").chance("p-02")
    assert table.prompt == "retreat", "the retreat is asked while the fronts lie open"
    view = game().view(table.state, "pl")
    names = table.ed.card_numbers
    assert view.open_fronts[1] == [names["r-14"], names["r-15"]]
    assert view.known[1] == [names["r-11"]], "it was known before and did not match; r-13 went back unseen"
    for seat in ("pl", "su", None):
        for world in redealt(table, seat):
            game().check(world)
            assert world.fronts == table.state.fronts
            assert game().view(world, seat) == game().view(table.state, seat)
    assert {names["r-13"] in world.hands[1] for world in redealt(table, "pl")} == {True, False}


def test_no_event_for_a_seat_names_a_hidden_card_of_the_other() -> None:
    table = fronts_chosen()
    for seat in ("pl", None):
        told = [event for _, event in table.play.journal if is_for(event, seat)]
        assert not any("r-1" in repr(event) for event in told)


def test_a_card_put_aside_stays_hidden() -> None:
    table = fronts_chosen()
    for card in ("p-01", "p-02", "p-03", "p-04"):
        table.say(card=card)
    table.say(card="p-03")
    view = game().view(table.state, "su")
    assert (view.aside, view.protected) == ([True, False], -1)
    assert game().view(table.state, "pl").protected == table.ed.card_numbers["p-03"]
    assert len({world.protected[0] for world in redealt(table, "su")}) > 4


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_learnt_over_several_answers_nor_from_odds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two deals that a seat cannot tell apart stay so while both sides play on, and give it the same odds."""
    monkeypatch.setattr(odds_of, "WORLDS", 2)
    dice = RandomDice(seed)
    play = Play.begin(game(), "olympiad")
    for number in range(120):
        if (question := play.question) is None:
            break
        for seat in ("pl", "su", None):
            twin = alike(play, seat, dice)
            if number % 20 == 0:
                chances = [odds_of.odds(one, seat, dice=RandomDice(7)) for one in (play, twin)]
                assert chances[0] == chances[1]
            assert list(walk_together(play.copy(), twin, seat, dice, steps=8)) == []
        bold = [o for o in getattr(question, "options", ()) if isinstance(o, tuple) and o[0] in ("attack", "card")]
        if isinstance(question, Choice):
            options = bold or question.options
            play.answer(options[dice.below(len(options))])
        else:
            play.answer(dice.settle(question))
