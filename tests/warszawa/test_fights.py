"""BW-F1 to F18: the fight phase."""

from collections import Counter
from typing import Any

import pytest

from sztab.kernel.dice import RandomDice
from sztab.kernel.requests import Choice, Draw
from tests.warszawa.tables import LINE, Table, duel, game, pose

GAME = "bitwa-warszawska"

NO_DECKS: dict[str, list[str]] = {"pl": [], "su": []}
TWO_FIGHTS: dict[str, Any] = {
    "armies": "pl: 1A@radzymin 5A@modlin / su: 3A@wyszkow! 15A@plonsk! 4A@mlawa",
    "phase": "fights",
    "attacks": ["su-3a x pl-1a", "su-15a x pl-5a"],
    "decks": NO_DECKS,
}


@pytest.mark.rule(GAME, "BW-F1", "BW-F2", "BW-F3")
def test_players_point_out_any_open_fight_in_turn_until_none_is_left() -> None:
    table = pose(**TWO_FIGHTS)
    assert (table.seat, table.prompt, table.rule) == ("su", "fight", "BW-F2")
    assert len(table.options()) == 2, "no order is laid down"
    assert table.why_not(army="su-3a", target="pl-5a") == ("BW-F2", "no-such-attack")
    table.say(army="su-15a", target="pl-5a")
    assert (table.seat, table.prompt) == ("pl", "fight"), "BA15: the Poles may point out a Red attack"
    assert table.state.phase == 2
    table.say(army="su-3a", target="pl-1a")
    assert table.state.round == 2, "with the last indicator the phase is over"


@pytest.mark.rule(GAME, "BW-F1")
def test_without_attacks_the_fight_phase_is_over_at_once() -> None:
    table = pose(armies="pl: 1A@radzymin / su: 3A@wyszkow", passed=["pl"], decks=NO_DECKS).say("rest")
    assert [event.phase for event in table.told("phase-begun")] == ["fights", "clean-up", "operations"]


FRONTS: dict[str, Any] = {
    "armies": "pl: 1A@minsk-mazowiecki / su: 3A@wegrow! 4A@mlawa",
    "phase": "fights",
    "fight": "su-3a x pl-1a",
    "hands": {"su": [f"r-{n:02}" for n in range(13, 19)], "pl": ["p-01", "p-02", "p-26"]},
}


@pytest.mark.rule(GAME, "BW-F4")
def test_four_cards_each_in_secret_who_has_fewer_takes_all() -> None:
    table = pose(**FRONTS)
    for left in (4, 3, 2, 1):
        question = table.play.question
        assert isinstance(question, Choice)
        assert (question.seat, question.prompt, question.secret) == ("su", "front", True)
        assert question.about["left"] == left
        assert len(question.options) == left + 2
        table.say(card=f"r-{12 + left}")
        assert game().view(table.state, "pl").open_fronts == [[], []]
    assert table.prompt == "reject", "three cards are no choice: they all go to the front"
    assert [len(front) for front in table.state.fronts] == [3, 4]
    assert table.state.hands[0] == []
    assert all(event.only == "su" for event in table.told("front-card-chosen"))


@pytest.mark.rule(GAME, "BW-F4")
def test_only_own_reserves_go_to_the_front() -> None:
    table = pose(**FRONTS).say(card="r-13")
    assert table.why_not(card="r-13") == ("BW-F4", "already-at-front")
    assert table.why_not(card="r-01") == ("BW-F4", "card-not-in-reserves")
    assert table.why_not(card="p-01") == ("BW-F4", "not-own-card")
    assert table.why_not(card="r-14") == ("", "")


def at_rejection() -> Table:
    table = pose(**FRONTS)
    for card in ("r-13", "r-14", "r-15", "r-17"):
        table.say(card=card)
    return table


@pytest.mark.rule(GAME, "BW-F5")
def test_chance_sends_one_front_card_of_each_side_back_unseen_by_the_other() -> None:
    table = at_rejection()
    for side, size in (("su", 4), ("pl", 3)):
        question = table.play.question
        assert isinstance(question, Draw)
        assert (question.seen_by, question.count, len(question.pool)) == ((side,), 1, size)
        table.chance(table.pool()[0])
    assert table.hand("su") == ["r-13", "r-16", "r-17", "r-18"], "r-13 came back, r-17 did not match"
    assert [event.only for event in table.told("card-sent-back")] == ["su", "pl"]
    assert table.ed.card_numbers["r-13"] not in game().view(table.state, "pl").known[1]


@pytest.mark.rule(GAME, "BW-F5")
def test_every_unprotected_card_is_as_likely_to_be_sent_back() -> None:
    question = at_rejection().play.question
    assert isinstance(question, Draw)
    dice = RandomDice(13)
    seen = Counter(dice.settle(question)[0] for _ in range(800))
    assert len(seen) == 4
    assert all(150 <= count <= 250 for count in seen.values())


@pytest.mark.rule(GAME, "BW-F5")
def test_a_single_card_is_sent_back_and_no_card_is_no_fault() -> None:
    """BA07: strength 0 is legal."""
    table = pose(**{**FRONTS, "hands": {"su": ["r-13"]}, "decks": NO_DECKS}).chance("r-13")
    (resolved,) = table.told("fight-resolved")
    assert (resolved.attack, resolved.defence, resolved.winner) == (0, 0, "")


@pytest.mark.rule(GAME, "BW-F6")
def test_cards_of_another_colour_go_back_to_the_reserves_and_stay_known() -> None:
    table = at_rejection().chance("r-13").chance("p-02")
    red, polish = table.told("front-revealed")
    assert (red.side, red.cards, red.returned) == ("su", ("r-14", "r-15"), ("r-17",))
    assert (polish.side, polish.cards, polish.returned) == ("pl", ("p-01", "p-26"), ())
    (resolved,) = table.told("fight-resolved")
    assert resolved.attack == 3 + 3, "r-17 with its 4 does not count"
    assert "r-17" in table.hand("su")
    assert game().view(table.state, "pl").known[1] == [table.ed.card_numbers["r-17"]]


@pytest.mark.rule(GAME, "BW-F7")
@pytest.mark.parametrize("army", ["pl-1a", "pl-2a", "pl-3a", "pl-4a", "pl-5a", "pl-obr"])
def test_white_cards_match_every_army_others_only_their_own(army: str) -> None:
    ed = game().ed
    unit = ed.armies[ed.army_numbers[army]]
    for card in (ed.cards[number] for number in ed.deck_of[0]):
        assert card.matches(unit) == (card.colour == "white" or unit.colour in (card.colour, "white"))
    assert {card.id for card in ed.cards if card.side == 0 and card.colour == "white"} == {
        "p-26", "p-27", "p-28", "p-29", "p-30",
    }  # fmt: skip


@pytest.mark.rule(GAME, "BW-F8")
def test_the_sum_is_made_of_cards_and_effects_each_with_its_rule() -> None:
    table = duel(
        {"r-1": {"strength": 3, "effect": "plus:1:attacking"}, "r-2": {"strength": 2}}, {"p-1": {"strength": 4}}
    )
    (resolved,) = table.told("fight-resolved")
    assert (resolved.attack, resolved.defence) == (6, 4)
    parts = [(part.key, part.value, part.of, part.rule) for part in resolved.attack_modifiers]
    assert parts == [
        ("strength", 3, "r-1", "BW-F8"), ("attacking", 1, "r-1", "BW-F8"), ("strength", 2, "r-2", "BW-F8"),
    ]  # fmt: skip


@pytest.mark.rule(GAME, "BW-F9")
@pytest.mark.parametrize(("red", "loser", "other"), [(3, "pl-x", "su-x"), (1, "su-x", "pl-x")])
def test_the_stronger_army_wins_and_the_weaker_is_dispersed(red: int, loser: str, other: str) -> None:
    table = duel({"r-1": {"strength": red}}, {"p-1": {"strength": 2}})
    assert table.is_dispersed(loser)
    assert not table.is_dispersed(other)
    (resolved,) = table.told("fight-resolved")
    assert resolved.winner == other


@pytest.mark.rule(GAME, "BW-F10", "BW-F14")
def test_a_tie_disperses_both_and_nobody_moves() -> None:
    table = duel({"r-1": {"strength": 2}}, {"p-1": {"strength": 2}})
    assert table.is_dispersed("pl-x")
    assert table.is_dispersed("su-x")
    assert (table.at("pl-x"), table.at("su-x")) == ("c", "b")
    assert table.told("fight-resolved")[0].winner == ""


@pytest.mark.rule(GAME, "BW-F11")
@pytest.mark.parametrize(("red", "loser"), [(3, "pl-x"), (1, "su-x")])
def test_a_dispersed_army_that_is_dispersed_again_leaves_the_board(red: int, loser: str) -> None:
    table = duel({"r-1": {"strength": red}}, {"p-1": {"strength": 2}}, armies="pl: X-@c Y@d / su: X-@b Y@a")
    assert table.is_destroyed(loser)
    assert table.at(loser) == ""
    assert [event.army for event in table.told("army-destroyed")] == [loser]


@pytest.mark.rule(GAME, "BW-F11", "BW-F1")
def test_other_indicators_of_a_destroyed_army_are_removed_without_a_fight() -> None:
    """BA23."""
    table = duel({"r-1": {"strength": 3}}, {"p-1": {"strength": 2}}, armies="pl: X-@c Y@x / su: X@b Y@d",
                 attacks=["su-y x pl-x"])  # fmt: skip
    assert table.is_destroyed("pl-x")
    assert table.attacks() == []
    assert len(table.told("fight-resolved")) == 1


STAR = {"m": {"nw": "a", "ne": "b", "e": "c", "se": "d", "sw": "f", "w": "w"},
        "w": {"ne": "a", "se": "f", "red_pattern": True},
        "a": {"e": "b"}, "b": {"se": "c"}, "c": {"sw": "d"}, "d": {"w": "f"}, "f": {}}  # fmt: skip
"""m in the middle of a ring; the attacker stands on w, which touches a and f."""


def beaten(armies: str) -> Table:
    return duel({"r-1": {"strength": 3}}, {"p-1": {"strength": 2}}, map=STAR, armies=armies)


@pytest.mark.rule(GAME, "BW-F12")
def test_a_beaten_defender_retreats_away_from_the_attacker_where_its_commander_likes() -> None:
    table = beaten("pl: X@m Y@c / su: X@w")
    assert (table.seat, table.prompt, table.rule) == ("pl", "retreat", "BW-F12")
    assert sorted(option["field"] for option in table.options()) == ["b", "d"]
    assert table.why_not(field="a") == ("BW-F12", "not-away")
    assert table.why_not(field="c") == ("BW-O10", "occupied")
    assert table.why_not(field="m") == ("BW-F12", "not-adjacent-field")
    table.say(field="d")
    assert table.at("pl-x") == "d"


@pytest.mark.rule(GAME, "BW-F12")
def test_without_a_field_away_from_the_attacker_any_free_one_will_do() -> None:
    """BA03, second level."""
    units: dict[str, dict[str, Any]] = {"pl-x": {}, "su-x": {}, "pl-y": {}, "pl-z": {}, "pl-v": {}}
    table = duel({"r-1": {"strength": 3}}, {"p-1": {"strength": 2}}, map=STAR, units=units,
                 armies="pl: X@m Y@b Z@c V@d / su: X@w")  # fmt: skip
    assert sorted(option["field"] for option in table.options()) == ["a", "f"]
    assert table.why_not(field="a") == ("", "")


@pytest.mark.rule(GAME, "BW-F12", "BW-F13")
def test_without_any_free_field_the_army_stays_and_the_attacker_does_not_advance() -> None:
    table = duel({"r-1": {"strength": 3}}, {"p-1": {"strength": 2}}, armies="pl: X@c Y@d / su: X@b Y@a")
    assert [event.army for event in table.told("no-retreat")] == ["pl-x"]
    assert (table.at("pl-x"), table.at("su-x")) == ("c", "b")
    assert table.is_dispersed("pl-x")


@pytest.mark.rule(GAME, "BW-F13")
def test_the_victorious_attacker_enters_the_vacated_field() -> None:
    table = beaten("pl: X@m Y@c / su: X@w").say(field="d")
    assert (table.at("su-x"), table.at("pl-x")) == ("m", "d")
    destroyed = beaten("pl: X-@m Y@c / su: X@w")
    assert destroyed.at("su-x") == "m", "BA04: a destroyed defender vacates its field too"


@pytest.mark.rule(GAME, "BW-F14")
def test_when_the_defender_wins_nobody_moves() -> None:
    """BA05: the beaten attacker stays where it is."""
    table = duel({"r-1": {"strength": 1}}, {"p-1": {"strength": 2}})
    assert (table.at("pl-x"), table.at("su-x")) == ("c", "b")
    assert table.told("army-moved") == []


@pytest.mark.rule(GAME, "BW-F14")
@pytest.mark.parametrize("red", [1, 2], ids=["the defender wins", "a tie"])
def test_a_defender_with_free_fields_behind_him_stays(red: int) -> None:
    """All fields around the defender are free: he is asked for none, and the attacker does not move either."""
    table = duel({"r-1": {"strength": red}}, {"p-1": {"strength": 2}}, map=STAR, armies="pl: X@m Y@c / su: X@w")
    assert table.told("fight-resolved")[0].winner == ("pl-x" if red == 1 else "")
    assert (table.at("pl-x"), table.at("su-x")) == ("m", "w")
    assert table.told("army-moved") == []
    assert table.told("no-retreat") == []
    question = table.play.question
    assert question is None or question.prompt != "retreat", "nobody is asked where to go"


@pytest.mark.rule(GAME, "BW-F15")
def test_after_a_fight_both_draw_one_card_if_their_deck_has_one() -> None:
    table = pose(**{**TWO_FIGHTS, "decks": {"pl": ["p-01", "p-02"], "su": []}}).say(army="su-3a", target="pl-1a")
    question = table.play.question
    assert isinstance(question, Draw)
    assert (question.seen_by, question.count, question.rule) == (("pl",), 1, "BW-F15")
    table.chance("p-02")
    assert (table.seat, table.prompt) == ("pl", "fight"), "BA09: the Reds have nothing to draw"
    assert (table.hand("pl"), table.hand("su")) == (["p-02"], [])
    full = pose(**{**TWO_FIGHTS, "decks": {"pl": ["p-01"], "su": ["r-01"]}}).say(army="su-3a", target="pl-1a")
    full.chance("r-01").chance("p-01")
    assert (full.hand("pl"), full.hand("su")) == (["p-01"], ["r-01"])


@pytest.mark.rule(GAME, "BW-F16")
def test_used_cards_leave_play_those_sent_back_do_not() -> None:
    table = duel({"r-1": {"strength": 2}}, {"p-1": {"strength": 1}})
    names = [[table.ed.cards[card].id for card in box] for box in table.state.boxes]
    assert names == [["p-1"], ["r-1"]]
    assert (table.hand("pl"), table.hand("su")) == (["p-spare"], ["r-spare"])
    assert table.state.decks == [[], []], "the box is never shuffled back (BA09)"


DEFENDERS = {
    "map": {"warszawa": {"fortified": True, "e": "praga"}, "praga": {"e": "far"}, "far": {}},
    "units": {"pl-obr": {"acts": False, "dispersed": True}, "su-x": {"colour": "blue"}, "su-y": {}},
    "armies": "pl: OBR@warszawa / su: X@praga Y@far",
    "phase": "fights",
    "fight": "su-x x pl-obr",
}


@pytest.mark.rule(GAME, "BW-F17")
@pytest.mark.parametrize(("red", "gone"), [(1, False), (2, True), (3, True)])
def test_one_defeat_or_tie_eliminates_the_defenders(red: int, gone: bool) -> None:
    cards = {"r-1": {"strength": red}, "p-1": {"strength": 2}, "r-2": {"strength": 0}, "p-2": {"strength": 0}}
    table = pose(**DEFENDERS, cards=cards, hands={"pl": ["p-1", "p-2"], "su": ["r-1", "r-2"]})
    table.say(card="p-1").send_back("r-2", "p-2")
    assert table.is_destroyed("pl-obr") == gone


@pytest.mark.rule(GAME, "BW-F18")
def test_every_card_matches_the_defenders() -> None:
    cards = {f"p-{colour}": {"colour": colour, "strength": 1} for colour in ("blue", "green", "orange")}
    spare = {"p-spare": {"strength": 0}, "r-1": {"colour": "green", "strength": 9}, "r-2": {"strength": 0}}
    table = pose(**DEFENDERS, cards={**cards, **spare}, hands={"pl": [*cards, "p-spare"], "su": ["r-1", "r-2"]})
    table.say(card="p-blue").send_back("r-2", "p-spare")
    (resolved,) = table.told("fight-resolved")
    assert (resolved.attack, resolved.defence) == (0, 3), "the green card does not match the blue attacker"


def test_the_map_of_these_tests_is_a_line() -> None:
    table = pose(map=LINE, armies="pl: 1A@a / su: 3A@d")
    assert table.ed.board.distances[0] == (0, 1, 2, 3)
