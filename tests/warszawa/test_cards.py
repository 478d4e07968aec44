"""The effects and actions of cards (BW-F8, O9), by their closed vocabulary."""

from typing import Any

import pytest

from sztab.games.warszawa.cards.decks import Effect, parse_action, parse_effect
from sztab.kernel.errors import BadNotation
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Draw
from tests.warszawa.tables import Table, duel, game, pose

GAME = "bitwa-warszawska"

Cards = dict[str, dict[str, Any]]


def sums(attack: Cards, defence: Cards, **position: Any) -> tuple[int, int]:
    (resolved,) = duel(attack, defence, **position).told("fight-resolved")
    return resolved.attack, resolved.defence


def card(strength: int, effect: str = "") -> dict[str, Any]:
    return {"strength": strength, "effect": effect}


@pytest.mark.rule(GAME, "BW-F8")
@pytest.mark.parametrize(
    ("effect", "attacking", "defending"),
    [("plus:1:attacking", 3, 2), ("plus:2:defending", 2, 4), ("plus:3:encircling", 2, 2), ("plus:1:at:c", 3, 3)],
)
def test_bonuses_of_own_cards(effect: str, attacking: int, defending: int) -> None:
    assert sums({"r-1": card(2, effect)}, {"p-1": card(0)}) == (attacking, 0)
    assert sums({"r-1": card(0)}, {"p-1": card(2, effect)}) == (0, defending)


FORT = {"a": {"s": "b"}, "b": {"s": "c"}, "c": {"s": "d", "fortified": True}, "d": {}}


@pytest.mark.rule(GAME, "BW-F8", "BW-T1")
def test_against_a_fortified_field_counts_for_the_attacker_only() -> None:
    def at_fort(attack: Cards, defence: Cards) -> tuple[int, int]:
        table = pose(
            map=FORT, units={"pl-x": {}, "su-x": {}, "su-y": {}}, cards={**attack, **defence, "r-9": card(0)},
            armies="pl: X@c / su: X@b Y@a", phase="fights", fight="su-x x pl-x",
            hands={"su": [*attack, "r-9"], "pl": [*defence]},
        )  # fmt: skip
        table.say(card=next(iter(defence))).chance("r-9")
        (resolved,) = table.told("fight-resolved")
        return resolved.attack, resolved.defence

    assert at_fort({"r-1": card(2, "plus:1:against-fort")}, {"p-1": card(0)}) == (3, 0)
    assert at_fort({"r-1": card(0)}, {"p-1": card(2, "plus:1:against-fort")}) == (0, 2)
    assert sums({"r-1": card(2, "plus:1:against-fort")}, {"p-1": card(0)}) == (2, 0), "an open field"


@pytest.mark.rule(GAME, "BW-F8", "BW-T3")
def test_a_bonus_for_an_encircling_manoeuvre() -> None:
    east = {"a": {"e": "b"}, "b": {"e": "c"}, "c": {"e": "d"}, "d": {}}
    table = pose(
        map=east, units={"pl-x": {}, "su-x": {}, "su-y": {}}, armies="pl: X@c / su: X@b Y@a", phase="fights",
        fight="su-x x pl-x", cards={"r-1": card(2, "plus:2:encircling"), "r-9": card(0)},
        hands={"su": ["r-1", "r-9"]},
    )  # fmt: skip
    table.say(card="r-1").chance("r-9")
    assert table.told("fight-resolved")[0].attack == 4


@pytest.mark.rule(GAME, "BW-F8")
def test_the_strongest_enemy_card_is_weakened_after_bonuses_and_not_below_zero() -> None:
    both = {"p-1": card(3), "p-2": card(2, "plus:2:defending")}
    table = duel({"r-1": card(0, "weaken-best:1")}, both)
    (resolved,) = table.told("fight-resolved")
    assert resolved.defence == 6
    assert [(m.key, m.of) for m in resolved.defence_modifiers if m.value < 0] == [("weaken-best", "p-2")]
    assert sums({"r-1": card(0, "weaken-best:5")}, {"p-1": card(3)}) == (0, 0)


@pytest.mark.rule(GAME, "BW-F8")
def test_the_weakest_enemy_card_is_cancelled_but_keeps_its_other_effect() -> None:
    assert sums({"r-1": card(3), "r-2": card(2)}, {"p-1": card(0, "cancel-lowest")}) == (3, 0)
    assert sums({"r-1": card(3), "r-2": card(1, "weaken-best:1")}, {"p-1": card(4, "cancel-lowest")}) == (3, 3)


@pytest.mark.rule(GAME, "BW-F8")
def test_bonuses_come_first_then_weakening_then_cancelling() -> None:
    """BA19, BA28: one card can be weakened and cancelled; of equal cards the first in the deck list is struck."""
    enemy = {"p-1": card(0, "weaken-best:1"), "p-2": card(0, "cancel-lowest")}
    assert sums({"r-1": card(3)}, enemy) == (0, 0)
    assert sums({"r-1": card(2), "r-2": card(2)}, enemy) == (2, 0)
    assert sums({"r-1": card(1, "plus:2:attacking"), "r-2": card(2)}, enemy) == (2, 0), "3 and 2: weakened to 2, and 0"


@pytest.mark.rule(GAME, "BW-F9", "BW-F10")
def test_a_card_that_wins_ties_makes_equal_sums_a_victory() -> None:
    table = duel({"r-1": card(2, "win-ties")}, {"p-1": card(2)})
    assert table.told("fight-resolved")[0].winner == "su-x"
    assert table.is_dispersed("pl-x")
    assert not table.is_dispersed("su-x")
    both = duel({"r-1": card(2, "win-ties")}, {"p-1": card(2, "win-ties")})
    assert both.told("fight-resolved")[0].winner == "", "one on each side is a tie after all"
    weaker = duel({"r-1": card(2, "win-ties")}, {"p-1": card(3)})
    assert weaker.told("fight-resolved")[0].winner == "pl-x"


@pytest.mark.rule(GAME, "BW-F10")
def test_a_card_keeps_its_army_together_in_a_tie_only() -> None:
    table = duel({"r-1": card(2, "stand-on-tie")}, {"p-1": card(2)})
    assert not table.is_dispersed("su-x")
    assert table.is_dispersed("pl-x")
    lost = duel({"r-1": card(1, "stand-on-tie")}, {"p-1": card(2)})
    assert lost.is_dispersed("su-x")


@pytest.mark.rule(GAME, "BW-F15")
def test_a_card_that_draws_gives_one_card_more_after_the_fight() -> None:
    deck = {f"r-d{n}": card(1) for n in range(3)}
    table = duel(
        {"r-1": card(2, "draw:1"), **deck}, {"p-1": card(3)}, hands={"su": ["r-1", "r-spare"], "pl": ["p-1", "p-spare"]}
    )
    question = table.play.question
    assert isinstance(question, Draw)
    assert (question.seen_by, question.count) == (("su",), 2)


@pytest.mark.rule(GAME, "BW-F16")
@pytest.mark.parametrize(("strength", "returns"), [(1, True), (2, False), (3, False)])
def test_a_card_that_returns_does_so_after_a_lost_fight_only(strength: int, returns: bool) -> None:
    table = duel({"r-1": card(2)}, {"p-1": card(strength, "return-if-lost")}, armies="pl: X@c Y@x / su: X@b Y@a")
    if table.prompt == "retreat":
        table.say(field="d")
    assert ("p-1" in table.hand("pl")) == returns
    if returns:
        assert table.ed.card_numbers["p-1"] in table.game.view(table.state, "su").known[0], "everyone saw it"


# Actions


def holding(card: str, **position: Any) -> Table:
    """The owner of the card is to act, with it in his reserves."""
    side = "pl" if card.startswith("p") else "su"
    start = "pl: 1A@radzymin 3A@lubartow 4A@deblin 5A@modlin OBR@warszawa / su: 3KK@mlawa 3A@wyszkow:1 MOZYR@lukow:2"
    spec = {"armies": start, "turn": side, "hands": {side: [card]}, **position}
    return pose(**spec)


@pytest.mark.rule(GAME, "BW-O9")
def test_a_march_goes_up_to_its_length_without_markers() -> None:
    table = holding("r-04").say("card", card="r-04")
    assert (table.seat, table.prompt) == ("su", "march")
    assert table.why_not("done") == ("BW-O9", "march-at-least-once")
    assert not table.offers("done")
    assert table.why_not("move", field="radzymin") == ("BW-O5", "not-adjacent-field")
    table.say("move", field="ciechanow")
    assert table.why_not("move", field="ciechanow") == ("BW-O5", "not-adjacent-field")
    assert table.offers("done")
    table.say("move", field="nasielsk")
    assert (table.at("su-3kk"), table.markers("su-3kk"), table.seat) == ("nasielsk", 0, "pl")
    short = holding("r-04").say("card", card="r-04").say("move", field="ciechanow").say("done")
    assert (short.at("su-3kk"), short.seat) == ("ciechanow", "pl")


@pytest.mark.rule(GAME, "BW-O9", "BW-O10")
def test_a_march_enters_free_fields_only() -> None:
    table = holding("p-15", armies="pl: 3A@lubartow / su: MOZYR@kock 3A@deblin").say("card", card="p-15")
    assert table.why_not("move", field="kock") == ("BW-O10", "occupied")
    shut = "pl: 3A@brodnica 5A@modlin / su: 3KK@mlawa 3A@sierpc"
    assert holding("p-15", armies=shut).why_not("card", card="p-15") == ("BW-O9", "card-without-effect")


@pytest.mark.rule(GAME, "BW-O9")
def test_orders_for_one_army() -> None:
    assert holding("r-24").say("card", card="r-24").markers("su-mozyr") == 3


@pytest.mark.rule(GAME, "BW-O12")
def test_orders_by_card_have_no_limit_either() -> None:
    table = holding("r-24", armies="pl: 1A@radzymin / su: MOZYR@lukow:40")
    assert table.say("card", card="r-24").markers("su-mozyr") == 41


@pytest.mark.rule(GAME, "BW-O9")
def test_orders_shared_as_the_player_likes() -> None:
    table = holding("p-30").say("card", card="p-30")
    assert sorted(option["army"] for option in table.options()) == ["pl-3a", "pl-4a"]
    assert table.why_not(army="pl-5a") == ("BW-O9", "not-on-card")
    table.say(army="pl-4a").say(army="pl-4a")
    assert (table.markers("pl-3a"), table.markers("pl-4a"), table.seat) == (0, 2, "su")
    alone = holding("p-30", armies="pl: 3A@x 4A@deblin / su: 3A@wyszkow").say("card", card="p-30")
    assert [option["army"] for option in alone.options()] == ["pl-4a"], "BA36: the army that is left gets both"
    gone = holding("p-30", armies="pl: 3A@x 4A@x 1A@radzymin / su: 3A@wyszkow")
    assert gone.why_not("card", card="p-30") == ("BW-F11", "army-of-card-destroyed")


@pytest.mark.rule(GAME, "BW-O9")
def test_orders_for_two_different_armies() -> None:
    table = holding("r-27").say("card", card="r-27").say(army="su-3a")
    assert table.why_not(army="su-3a") == ("BW-O9", "already-served")
    assert table.why_not(army="pl-1a") == ("BW-O9", "not-own-army")
    table.say(army="su-3kk")
    assert (table.markers("su-3a"), table.markers("su-3kk"), table.seat) == (2, 1, "pl")
    alone = holding("r-27", armies="pl: 1A@radzymin / su: 3A@wyszkow").say("card", card="r-27").say(army="su-3a")
    assert alone.seat == "pl", "one army is left: one marker"
    army = table.ed.army_numbers["su-3a"]
    twice = [("card", table.ed.card_numbers["r-27"]), army, army]
    (refusal,) = why_not(holding("r-27").play, twice)
    assert (refusal.rule, refusal.key) == ("BW-O9", "already-served"), "the same army twice, asked beforehand"


@pytest.mark.rule(GAME, "BW-O9", "BW-O13")
def test_orders_by_card_never_go_to_the_defenders() -> None:
    cards = {"p-1": {"action": "two-armies:1"}}
    units = {"pl-x": {}, "pl-obr": {"acts": False, "dispersed": True}, "su-x": {}}
    line = {"a": {"e": "b"}, "b": {"e": "c"}, "c": {}}
    table = pose(map=line, units=units, cards=cards, armies="pl: X@a OBR@b / su: X@c", turn="pl", hands={"pl": ["p-1"]})
    table.say("card", card="p-1")
    assert table.why_not(army="pl-obr") == ("BW-O13", "never-acts")
    assert [option["army"] for option in table.options()] == ["pl-x"]


@pytest.mark.rule(GAME, "BW-O9")
def test_a_raid_takes_the_markers_of_an_enemy_within_reach() -> None:
    table = holding("p-24").say("card", card="p-24")
    assert [option["army"] for option in table.options()] == ["su-3a"], "Mozyr is too far, the Cavalry has no markers"
    assert table.why_not(army="su-mozyr") == ("BW-O9", "raid-too-far")
    assert table.why_not(army="su-3kk") == ("BW-O9", "raid-without-markers")
    assert table.why_not(army="pl-1a") == ("BW-O9", "raid-on-own-army")
    table.say(army="su-3a")
    assert (table.markers("su-3a"), table.markers("su-mozyr"), table.seat) == (0, 2, "su")


@pytest.mark.rule(GAME, "BW-O9", "BW-S7")
def test_a_look_at_the_reserves_is_remembered_by_the_looker_only() -> None:
    table = holding("p-29", hands={"pl": ["p-29"], "su": ["r-01", "r-17"]}).say("card", card="p-29")
    (seen,) = table.told("reserves-seen")
    assert (seen.cards, seen.only) == (("r-01", "r-17"), "pl")
    numbers = [table.ed.card_numbers[name] for name in ("r-01", "r-17")]
    assert table.game.view(table.state, "pl").known[1] == numbers
    assert table.game.view(table.state, "su").exposed == numbers, "the other knows that he was looked at"
    assert table.game.view(table.state, None).known == [[], []]


@pytest.mark.rule(GAME, "BW-O9")
def test_a_random_card_of_the_other_goes_to_the_box_open() -> None:
    table = holding("r-28", hands={"su": ["r-28"], "pl": ["p-01", "p-02"]}).say("card", card="r-28")
    question = table.play.question
    assert isinstance(question, Draw)
    assert (question.seen_by, question.count) == (("pl",), 1)
    table.chance("p-02")
    assert table.hand("pl") == ["p-01"]
    assert table.told("card-discarded")[0].card == "p-02"
    assert [table.ed.cards[card].id for card in table.state.boxes[0]] == ["p-02"]


# The vocabulary


def test_effects_and_actions_are_a_closed_vocabulary() -> None:
    fields = game().ed.board.numbers
    assert parse_effect("", fields) is None
    assert parse_effect("plus:1:at:radzymin", fields) == Effect("plus", 1, "at", fields["radzymin"])
    for wrong in ("plus:x:attacking", "plus:1:at:nowhere", "plus:1:flying", "win", "draw", "draw:-1"):
        with pytest.raises(BadNotation, match="effect"):
            parse_effect(wrong, fields)
    for wrong in ("march:su-3a:1", "march:pl-obr:1", "raid:pl-1a+pl-2a:1", "orders:pl-1a", "fly"):
        with pytest.raises(BadNotation, match="action"):
            parse_action(wrong, game().ed.army_numbers, game().ed.actors_of[0])
