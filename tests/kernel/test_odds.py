from fractions import Fraction

import pytest

from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.odds import odds
from sztab.kernel.play import Play
from tests.kernel.toy import State, Toy


def split(*, hands: list[list[int]] | None = None) -> Play[State]:
    """Equal bids, to be split by a roll; the deck holds the rest."""
    return Play(Toy(), Toy().place({"bids": [1, 5], "hands": hands or [[0], [3]], "prize": 8, "phase": 3}))


def test_every_result_of_two_dice_with_its_exact_share() -> None:
    play = Play.begin(Toy(), "one")
    found = odds(play, everything=True)
    assert found.exact
    assert found.cases == 36
    assert sum(Fraction(chance.exact) for chance in found.chances) == 1
    assert len(found.chances) == 1, "the dice alone are no result: the prize event differs only in them"


def test_odds_stop_at_the_end_of_the_activity() -> None:
    found = odds(split(), everything=True)
    assert (found.exact, found.cases) == (True, 6)


def test_too_many_outcomes_are_sampled_and_the_answer_says_so() -> None:
    found = odds(Play.begin(Toy(), "one"), everything=True, limit=10)
    assert not found.exact
    assert found.cases == 2000
    assert abs(sum(chance.probability for chance in found.chances) - 1) < 1e-9


def second_bid() -> Play[State]:
    """Red has bid in secret, blue is to bid."""
    state = Toy().place({"bids": [3, -1], "hands": [[0], [7, 4]], "deck": [1, 2, 5, 6], "prize": 8, "phase": 2})
    return Play(Toy(), state)


def test_what_is_hidden_but_cannot_change_the_roll_leaves_the_odds_exact() -> None:
    """Both bids lie open, only hands and deck are hidden: the split is a plain die."""
    play = second_bid()
    play.answer(7)
    play.answer("yes")
    assert play.question is not None
    assert play.question.prompt == "split"
    for seat in ("red", "blue", None):
        found = odds(play, seat)
        assert (found.exact, found.cases) == (True, 6)
        assert sum(Fraction(chance.exact) for chance in found.chances) == 1
        assert all(chance.error == 0 for chance in found.chances)


def test_what_hangs_on_hidden_cards_is_the_average_of_what_the_seat_cannot_tell_apart() -> None:
    found = odds(second_bid(), "blue", answers=(7, "yes"))
    assert not found.exact
    assert not any(chance.exact for chance in found.chances)
    assert abs(sum(chance.probability for chance in found.chances) - 1) < 1e-9
    assert all(chance.error > 0 for chance in found.chances)
    bids = [tuple(event["bids"]) for chance in found.chances for event in chance.result if event["event"] == "revealed"]
    assert len(set(bids)) > 1, "red may have bid one of several cards"
    assert all(blue == 7 for _, blue in bids)


def test_hidden_things_with_too_many_outcomes_are_sampled() -> None:
    found = odds(second_bid(), "blue", answers=(7, "yes"), limit=5)
    assert not found.exact
    assert found.cases == 1000
    assert all(chance.error > 0 for chance in found.chances)


def test_answers_that_no_world_offers_are_refused() -> None:
    with pytest.raises(IllegalAnswer):
        odds(second_bid(), "blue", answers=(5, "yes"))


class Numbered(Toy):
    """A toy whose rules have other names than numbers."""

    def number(self, rule: str) -> str:
        return f"§{rule}"


def test_results_carry_the_numbers_of_the_rulebook() -> None:
    play = Play(Numbered(), second_bid().state)
    play.answer(7)
    found = odds(play, "blue", answers=("yes",))
    rules = {event["rule"] for chance in found.chances for event in chance.result}
    assert rules == {"§2", "§3"}


def test_asking_for_odds_changes_nothing() -> None:
    play = split()
    before = play.position()
    odds(play, everything=True)
    assert play.position() == before
