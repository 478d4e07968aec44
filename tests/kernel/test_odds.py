from fractions import Fraction

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


def test_what_hangs_on_hidden_cards_is_sampled_over_what_the_seat_cannot_tell_apart() -> None:
    state = Toy().place({"bids": [3, -1], "hands": [[0], [7, 4]], "deck": [], "prize": 8, "phase": 2})
    play = Play(Toy(), state)
    play.answer(7)
    play.answer("yes")
    assert not odds(play, "red").exact


def test_asking_for_odds_changes_nothing() -> None:
    play = split()
    before = play.position()
    odds(play, everything=True)
    assert play.position() == before
