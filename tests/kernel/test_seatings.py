"""An option of a scenario may change who sits at the table; an option that came later changes no older record."""

import msgspec

from sztab.kernel.events import Outcome
from sztab.kernel.game import Option, Scenario
from sztab.kernel.requests import Choice

TWO, THREE = ("red", "blue"), ("red", "green", "teal")
PLAYERS = Option("players", ("two", "three"), "two", unsaid=True)
RULES = Option("rules", ("short", "full"), "short")
CARD = Scenario("one", {}, TWO, (RULES, PLAYERS), 4, (), {"players": {"three": THREE}}, (("green", "teal"),))


def test_an_option_changes_the_seats() -> None:
    assert CARD.seats_for(CARD.settle({})) == TWO
    assert CARD.seats_for(CARD.settle({"players": "three"})) == THREE
    assert CARD.all_seats == ("red", "blue", "green", "teal")


def test_the_default_of_a_later_option_is_not_written() -> None:
    assert CARD.settle({}) == CARD.settle({"players": "two"}) == {"rules": "short"}
    assert CARD.settle({"players": "three"}) == {"rules": "short", "players": "three"}


def test_partners_are_those_of_one_side() -> None:
    assert [CARD.partners(seat) for seat in ("red", "green", "teal")] == [(), ("teal",), ("green",)]


def test_several_may_win_and_one_winner_is_written_as_before() -> None:
    one = Outcome("red", "win", "points", "1")
    both = Outcome("green", "win", "points", "1", also=("teal",))
    assert (one.winners, both.winners, Outcome(None, "draw", "points", "1").winners) == (
        ("red",), ("green", "teal"), (),
    )  # fmt: skip
    assert "also" not in msgspec.to_builtins(one)
    assert msgspec.convert(msgspec.to_builtins(both), Outcome) == both


def test_a_partner_knows_a_secret_answer() -> None:
    asked = Choice("green", "bid", "1", (1, 2), secret=True, known_to=("teal",))
    assert [asked.is_hidden_from(seat) for seat in ("green", "teal", "red", None)] == [False, False, True, True]
    assert not Choice("green", "bid", "1", (1, 2)).is_hidden_from("red")
