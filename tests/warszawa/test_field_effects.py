"""BW-T1 to T6: fortifications, encirclement, and attack indicators of armies that move."""

from typing import Any

import pytest

from sztab.kernel.requests import Choice, Draw
from tests.warszawa.tables import Table, game, pose

GAME = "bitwa-warszawska"

HANDS = {"pl": ["p-01", "p-02"], "su": ["r-13", "r-14"]}


def fight(armies: str, attack: str) -> Table:
    return pose(armies=armies, phase="fights", fight=attack, hands=HANDS)


@pytest.mark.rule(GAME, "BW-T1")
def test_warsaw_radzymin_and_modlin_are_fortified_and_no_other_field() -> None:
    fortified = {field.id for field in game().ed.board.fields if field.is_fortified}
    assert fortified == {"warszawa", "radzymin", "modlin"}


@pytest.mark.rule(GAME, "BW-T1", "BW-T2")
@pytest.mark.parametrize(
    ("armies", "attack", "seat"),
    [
        pytest.param("pl: 1A@radzymin / su: 3A@wyszkow", "su-3a x pl-1a", "pl", id="a Polish army in Radzymin"),
        pytest.param("pl: 1A@warszawa / su: 3A@radzymin", "pl-1a x su-3a", "su", id="a Red army in Radzymin"),
        pytest.param("pl: 1A@modlin / su: 3A@nasielsk", "su-3a x pl-1a", "pl", id="Modlin"),
        pytest.param("pl: OBR@warszawa / su: 3A@minsk-mazowiecki", "su-3a x pl-obr", "pl", id="Warsaw"),
    ],
)
def test_whoever_defends_a_fortified_field_puts_a_front_card_aside(armies: str, attack: str, seat: str) -> None:
    table = fight(armies, attack)
    question = table.play.question
    assert isinstance(question, Choice)
    assert (question.seat, question.prompt, question.rule, question.secret) == (seat, "protect", "BW-T2", True)
    kept = table.options()[0]["card"]
    assert table.why_not(card="p-09") == ("BW-T2", "card-not-at-front")
    table.say(card=kept)
    while isinstance(pool := table.play.question, Draw) and pool.prompt == "reject":
        if pool.seen_by == (seat,):
            assert kept not in table.pool(), "it is safe from rejection"
            assert len(pool.pool) == 1
        table.chance(table.pool()[0])


@pytest.mark.rule(GAME, "BW-T1", "BW-T2")
def test_nobody_else_puts_a_card_aside() -> None:
    open_field = fight("pl: 1A@minsk-mazowiecki / su: 3A@wegrow", "su-3a x pl-1a")
    assert open_field.prompt == "reject", "an open field"
    from_fort = fight("pl: 1A@radzymin / su: 3A@wegrow", "pl-1a x su-3a")
    assert from_fort.prompt == "reject", "fortifications do not help an attack"


@pytest.mark.rule(GAME, "BW-T2", "BW-F6")
def test_a_protected_card_must_still_match() -> None:
    """BA08."""
    table = pose(armies="pl: 1A@radzymin / su: 3A@wyszkow", phase="fights", fight="su-3a x pl-1a",
                 hands={"pl": ["p-01", "p-06"], "su": ["r-13"]})  # fmt: skip
    table.say(card="p-06").chance("r-13").chance("p-01")
    polish = table.told("front-revealed")[1]
    assert (polish.cards, polish.returned) == ((), ("p-06",))


ENCIRCLING = [
    pytest.param("pl: 4A@siedlce / su: 16A@minsk-mazowiecki", "pl-4a x su-16a", True, id="Polish, behind, westward"),
    pytest.param("pl: 4A@siedlce / su: 16A@wegrow", "pl-4a x su-16a", True, id="Polish, behind, north-westward"),
    pytest.param("pl: 4A@siedlce / su: 16A@garwolin", "pl-4a x su-16a", True, id="Polish, behind, south-westward"),
    pytest.param("pl: 4A@siedlce / su: 16A@lukow", "pl-4a x su-16a", False, id="Polish, behind, but eastward"),
    pytest.param("pl: 4A@garwolin / su: 16A@minsk-mazowiecki", "pl-4a x su-16a", False, id="Polish, own ground"),
    pytest.param("pl: 1A@minsk-mazowiecki / su: 3A@gora-kalwaria", "su-3a x pl-1a", True, id="Red, behind, eastward"),
    pytest.param("pl: 1A@minsk-mazowiecki / su: 3A@garwolin", "su-3a x pl-1a", False, id="Red, behind, westward"),
    pytest.param("pl: 1A@siedlce / su: 3A@wegrow", "su-3a x pl-1a", False, id="Red, own ground, eastward"),
]


@pytest.mark.rule(GAME, "BW-T3", "BW-T4")
@pytest.mark.parametrize(("armies", "attack", "encircles"), ENCIRCLING)
def test_an_attack_from_behind_on_enemy_ground_lets_the_attacker_put_a_card_aside(
    armies: str, attack: str, encircles: bool
) -> None:
    table = fight(armies, attack)
    assert (table.prompt == "protect") == encircles
    if encircles:
        attacker = attack[:2]
        assert (table.seat, table.rule) == (attacker, "BW-T4")
        kept = table.options()[1]["card"]
        table.say(card=kept)
        assert table.pool() == [card for card in HANDS[attacker] if card != kept]


@pytest.mark.rule(GAME, "BW-T3", "BW-T4", "BW-T2")
def test_both_sides_may_put_a_card_aside_in_one_fight() -> None:
    """BA08: encirclement and fortification together."""
    table = fight("pl: 1A@radzymin / su: 3A@nasielsk", "su-3a x pl-1a")
    assert (table.seat, table.rule) == ("su", "BW-T4")
    table.say(card="r-13")
    assert (table.seat, table.rule) == ("pl", "BW-T2")
    table.say(card="p-01")
    assert table.pool() == ["r-14"]


MARCH: dict[str, Any] = {
    "armies": "pl: 3A@kock / su: MOZYR@lukow! 4A@mlawa",
    "attacks": ["su-mozyr x pl-3a"],
    "hands": {"pl": ["p-15"]},
    "turn": "pl",
}


@pytest.mark.rule(GAME, "BW-T5")
@pytest.mark.parametrize("field", ["garwolin", "parczew"])
def test_an_indicator_follows_an_army_that_moves_but_stays_adjacent(field: str) -> None:
    table = pose(**MARCH).say("card", card="p-15").say("move", field=field)
    assert table.attacks() == ["su-mozyr x pl-3a"]
    assert table.told("contact-broken") == []


@pytest.mark.rule(GAME, "BW-T6")
def test_an_indicator_between_armies_further_apart_is_removed() -> None:
    table = pose(**MARCH).say("card", card="p-15").say("move", field="deblin")
    assert table.attacks() == []
    (broken,) = table.told("contact-broken")
    assert (broken.army, broken.target, broken.rule) == ("su-mozyr", "pl-3a", "BW-T6")
    table.say("rest")
    assert not table.offers("move", army="su-mozyr"), "its attack is spent all the same (BW-O7)"


@pytest.mark.rule(GAME, "BW-T5", "BW-T6")
def test_retreat_and_advance_turn_or_break_other_attacks() -> None:
    """The beaten army's own attack goes with it; an attack by an army left behind is broken."""
    table = pose(
        armies="pl: 1A@minsk-mazowiecki 2A@gora-kalwaria / su: 16A@siedlce! 3A@wegrow! 4A@mlawa", phase="fights",
        attacks=["su-16a x pl-1a", "su-3a x pl-1a", "pl-1a x su-16a"], decks={"pl": [], "su": []},
        hands={"su": ["r-17", "r-18"]},
    )  # fmt: skip
    table.say(army="su-16a", target="pl-1a").chance("r-18")
    table.say(field="warszawa")
    assert table.at("su-16a") == "minsk-mazowiecki"
    assert table.attacks() == ["pl-1a x su-16a"], "still next to each other; 3 Army is two fields away"


@pytest.mark.rule(GAME, "BW-T5")
def test_a_turned_indicator_counts_from_where_the_armies_stand_now() -> None:
    """An attack that was no encirclement when it was ordered may be one when it is fought, and the other way round."""
    table = pose(**{**MARCH, "hands": {"pl": ["p-15", "p-01"], "su": ["r-21", "r-22"]}})
    table.say("card", card="p-15").say("move", field="garwolin").say("rest").say("rest")
    table.say(army="su-mozyr", target="pl-3a")
    assert table.prompt == "reject"
    east = pose(armies="pl: 3A@parczew / su: MOZYR@kock! 4A@mlawa", phase="fights", fight="su-mozyr x pl-3a",
                hands={"pl": ["p-01"], "su": ["r-21", "r-22"]})  # fmt: skip
    assert east.prompt == "protect"
