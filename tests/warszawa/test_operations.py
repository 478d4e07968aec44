"""BW-O1 to O15: the operations phase."""

import pytest

from sztab.kernel import refusing
from sztab.kernel.requests import Answer
from tests.warszawa.tables import pose

GAME = "bitwa-warszawska"

START = "pl: 1A@radzymin:1 5A@modlin:2 OBR@warszawa / su: 3A@wyszkow:2 15A@pultusk:1 16A@siedlce:3"


@pytest.mark.rule(GAME, "BW-O1", "BW-O2")
def test_players_take_turns_until_both_rest_and_a_rest_is_final() -> None:
    table = pose(armies=START)
    assert (table.seat, table.rule) == ("su", "BW-O2")
    table.say("move", army="su-15a", field="nasielsk")
    assert table.seat == "pl"
    table.say("rest")
    for army, field in (("su-3a", "wegrow"), ("su-16a", "lukow")):
        assert table.seat == "su", "the other goes on alone"
        table.say("move", army=army, field=field)
        while table.prompt == "order":
            table.say("done")
    assert table.state.phase == 1
    table.say("rest")
    assert [event.phase for event in table.told("phase-begun")] == ["fights", "clean-up"]
    assert [event.side for event in table.told("rested")] == ["pl", "su"]


@pytest.mark.rule(GAME, "BW-O1")
def test_one_rest_does_not_end_the_phase() -> None:
    table = pose(armies=START).say("rest")
    assert (table.seat, table.prompt) == ("pl", "action")
    assert table.state.phase == 1


@pytest.mark.rule(GAME, "BW-O2", "BW-O4")
def test_one_action_a_turn_an_order_of_any_length_is_one() -> None:
    table = pose(armies=START)
    table.say("move", army="su-16a", field="minsk-mazowiecki")
    assert (table.seat, table.prompt, table.rule) == ("su", "order", "BW-O4")
    table.say("move", field="gora-kalwaria").say("attack", target="pl-obr")
    assert table.seat == "pl", "the whole order was one action"
    assert table.markers("su-16a") == 0


@pytest.mark.rule(GAME, "BW-O3")
def test_the_reds_plunder_two_markers_of_one_army_for_a_card() -> None:
    table = pose(armies=START, decks={"su": ["r-01", "r-02"]})
    assert table.offers("plunder", army="su-16a")
    table.say("plunder", army="su-16a")
    assert table.markers("su-16a") == 1
    assert table.rule == "BW-O3"
    table.chance("r-02")
    assert table.hand("su") == ["r-02"]
    assert table.seat == "pl", "it was one action"


@pytest.mark.rule(GAME, "BW-O3")
def test_who_may_not_plunder() -> None:
    table = pose(armies=START.replace("15A@pultusk:1", "15A@pultusk:2!"), decks={"su": ["r-01"]})
    assert table.why_not("plunder", army="su-3a") == ("", "")
    assert table.why_not("plunder", army="su-15a") == ("BW-O7", "has-attacked")
    assert table.why_not("plunder", army="pl-5a") == ("BW-O4", "not-own-army")
    table.say("rest")
    assert table.why_not("plunder", army="pl-5a") == ("BW-O3", "poles-never-plunder")
    assert not table.offers("plunder")
    one = pose(armies="su: 3A@wyszkow:1 15A@pultusk:1")
    assert one.why_not("plunder", army="su-3a") == ("BW-O3", "plunder-needs-markers")
    assert not one.offers("plunder"), "two markers on two armies are not two on one"
    assert pose(armies=START, decks={"su": []}).why_not("plunder", army="su-16a") == ("BW-O3", "deck-empty")


@pytest.mark.rule(GAME, "BW-O4")
def test_an_order_needs_a_marker_and_may_stop_after_any_step() -> None:
    table = pose(armies="pl: 5A@modlin / su: 3A@wyszkow:3 4A@mlawa")
    assert table.why_not("move", army="su-4a", field="przasnysz") == ("BW-O4", "no-markers")
    assert table.why_not("move", army="pl-5a", field="plonsk") == ("BW-O4", "not-own-army")
    assert not table.offers("move", army="su-4a")
    table.say("move", army="su-3a", field="radzymin").say("done")
    assert table.markers("su-3a") == 2, "what is not spent stays"
    assert table.at("su-3a") == "radzymin"


@pytest.mark.rule(GAME, "BW-O4")
def test_an_order_spends_at_least_one_marker() -> None:
    assert {option["answer"] for option in pose(armies=START).options()} == {"rest", "move", "attack", "plunder"}


@pytest.mark.rule(GAME, "BW-O5")
def test_a_move_is_one_field_for_one_marker() -> None:
    table = pose(armies="pl: 5A@modlin / su: 3A@wyszkow:2")
    assert table.why_not("move", army="su-3a", field="warszawa") == ("BW-O5", "not-adjacent-field")
    table.say("move", army="su-3a", field="radzymin")
    assert (table.markers("su-3a"), table.at("su-3a")) == (1, "radzymin")
    table.say("move", field="wyszkow")
    assert (table.markers("su-3a"), table.at("su-3a")) == (0, "wyszkow")
    assert table.seat == "pl", "without markers the order is over"


@pytest.mark.rule(GAME, "BW-O6")
def test_an_attack_on_an_adjacent_enemy_costs_one_marker_and_places_an_indicator() -> None:
    table = pose(armies=START)
    assert table.why_not("attack", army="su-15a", target="pl-1a") == ("BW-O6", "not-adjacent-army")
    assert table.why_not("attack", army="su-3a", target="su-15a") == ("BW-O6", "own-army-attacked")
    assert not table.offers("attack", army="su-15a")
    table.say("attack", army="su-3a", target="pl-1a")
    assert table.attacks() == ["su-3a x pl-1a"]
    assert table.markers("su-3a") == 1
    assert table.at("su-3a") == "wyszkow", "nobody moves before the fight"


@pytest.mark.rule(GAME, "BW-O7")
def test_an_army_that_attacked_does_nothing_more_in_this_phase_but_may_in_the_next() -> None:
    table = pose(armies=START, decks={"pl": [], "su": []})
    table.say("attack", army="su-3a", target="pl-1a").say("rest")
    assert table.markers("su-3a") == 1
    assert not table.offers("move", army="su-3a")
    assert not table.offers("attack", army="su-3a")
    assert table.why_not("move", army="su-3a", field="wegrow") == ("BW-O7", "has-attacked")
    assert table.why_not("attack", army="su-3a", target="pl-1a") == ("BW-O7", "has-attacked")
    table.say("rest").say(army="su-3a", target="pl-1a")
    assert table.state.round == 2
    assert table.why_not("move", army="su-3a", field="wegrow") == ("", "")


@pytest.mark.rule(GAME, "BW-O8")
def test_the_attacked_army_loses_all_its_markers() -> None:
    table = pose(armies="pl: 1A@radzymin:3 5A@modlin:2 / su: 3A@wyszkow:1")
    table.say("attack", army="su-3a", target="pl-1a")
    assert (table.markers("pl-1a"), table.markers("pl-5a")) == (0, 2)
    (lost,) = table.told("markers-lost")
    assert (lost.army, lost.count, lost.rule) == ("pl-1a", 3, "BW-O8")


@pytest.mark.rule(GAME, "BW-O8")
def test_an_attacked_army_keeps_its_own_attack() -> None:
    """BA06: only markers are lost."""
    table = pose(armies=START, turn="pl")
    table.say("attack", army="pl-1a", target="su-3a")
    table.say("move", army="su-16a", field="minsk-mazowiecki").say("attack", target="pl-1a")
    assert table.attacks() == ["pl-1a x su-3a", "su-16a x pl-1a"]


@pytest.mark.rule(GAME, "BW-O9")
def test_an_action_card_is_an_action_costs_no_markers_and_is_discarded() -> None:
    table = pose(armies="pl: 4A@deblin:1 / su: 3A@wyszkow:1", hands={"pl": ["p-20", "p-01"]}, turn="pl")
    table.say("card", card="p-20")
    assert table.markers("pl-4a") == 2, "the card gave one and took none"
    assert table.hand("pl") == ["p-01"]
    assert [table.ed.cards[card].id for card in table.state.boxes[0]] == ["p-20"]
    assert table.seat == "su", "the card was the action of this turn"


@pytest.mark.rule(GAME, "BW-O9")
def test_which_cards_have_no_action_to_play() -> None:
    table = pose(
        armies="pl: 3A@lubartow:1! 5A@modlin / su: 3A@wyszkow", turn="pl",
        hands={"pl": ["p-01", "p-15", "p-20", "p-24", "p-29"]},
    )  # fmt: skip
    assert table.why_not("card", card="p-01") == ("BW-O9", "no-action-on-card")
    assert table.why_not("card", card="p-02") == ("BW-O9", "card-not-in-reserves")
    assert table.why_not("card", card="r-24") == ("BW-O9", "not-own-card")
    assert table.why_not("card", card="p-15") == ("BW-O7", "has-attacked")
    assert table.why_not("card", card="p-20") == ("BW-F11", "army-of-card-destroyed")
    assert table.why_not("card", card="p-24") == ("BW-O9", "card-without-effect"), "nobody has markers"
    assert table.why_not("card", card="p-29") == ("BW-O9", "card-without-effect"), "there is no hand to see"
    assert not table.offers("card")


@pytest.mark.rule(GAME, "BW-O10")
def test_no_army_enters_an_occupied_field() -> None:
    table = pose(armies="pl: 1A@radzymin 5A@modlin / su: 3A@wyszkow:2 15A@nasielsk:1")
    for army, field in (("su-3a", "radzymin"), ("su-3a", "nasielsk"), ("su-15a", "modlin")):
        assert table.why_not("move", army=army, field=field) == ("BW-O10", "occupied")
        assert not table.offers("move", army=army, field=field)
    assert table.offers("move", army="su-3a", field="wegrow")
    poles = pose(armies="pl: 1A@radzymin:1 OBR@warszawa / su: 3A@mlawa", turn="pl")
    assert poles.why_not("move", army="pl-1a", field="warszawa") == ("BW-O10", "occupied")
    gone = pose(armies="pl: 1A@radzymin:1 OBR@x / su: 3A@mlawa", turn="pl")
    assert gone.offers("move", army="pl-1a", field="warszawa"), "BA17: once the Defenders are gone"


@pytest.mark.rule(GAME, "BW-O11")
def test_one_army_may_be_attacked_several_times() -> None:
    table = pose(armies="pl: 1A@radzymin / su: 3A@wyszkow:1 15A@nasielsk:1 16A@wegrow:1", passed=["pl"])
    for army in ("su-3a", "su-15a", "su-16a"):
        table.say("attack", army=army, target="pl-1a")
    assert len(table.attacks()) == 3


@pytest.mark.rule(GAME, "BW-O12", "BW-C1")
def test_there_is_no_limit_to_markers_on_an_army() -> None:
    table = pose(armies="pl: 1A@radzymin / su: 3A@mlawa:40 15A@lomza:50", decks={"pl": [], "su": []})
    table.say("rest").say("rest")
    assert (table.markers("su-3a"), table.markers("su-15a")) == (41, 51)


@pytest.mark.rule(GAME, "BW-O13")
def test_the_defenders_never_act_and_never_get_markers() -> None:
    table = pose(armies="pl: 1A@radzymin:1 OBR@warszawa / su: 3A@minsk-mazowiecki:1", turn="pl",
                 decks={"pl": [], "su": []})  # fmt: skip
    assert table.why_not("attack", army="pl-obr", target="su-3a") == ("BW-O13", "never-acts")
    assert table.why_not("move", army="pl-obr", field="grojec") == ("BW-O13", "never-acts")
    assert not table.offers("attack", army="pl-obr")
    assert table.offers("attack", army="pl-1a", target="su-3a")
    table.say("rest").say("rest")
    assert (table.markers("pl-obr"), table.markers("pl-1a")) == (0, 2)


@pytest.mark.rule(GAME, "BW-O14")
def test_the_reds_start_every_round_and_phase_while_the_defenders_stand() -> None:
    table = pose(armies="pl: 1A@radzymin:1 OBR@warszawa / su: 3A@wyszkow:1 4A@mlawa", turn="pl",
                 decks={"pl": [], "su": []})  # fmt: skip
    table.say("attack", army="pl-1a", target="su-3a").say("rest").say("rest")
    assert (table.seat, table.prompt) == ("su", "fight"), "though the Poles attacked"
    table.say(army="pl-1a", target="su-3a")
    assert (table.state.round, table.seat, table.prompt) == (2, "su", "action")
    assert {event.side for event in table.told("phase-begun")} == {"su"}


@pytest.mark.rule(GAME, "BW-O15", "BW-F17")
def test_once_the_defenders_are_gone_the_poles_start_to_the_end() -> None:
    table = pose(
        armies="pl: 1A@radzymin:1 OBR@warszawa / su: 3A@minsk-mazowiecki:1 4A@wyszkow:1 15A@mlawa",
        decks={"pl": [], "su": []},
    )
    table.say("attack", army="su-3a", target="pl-obr").say("attack", army="pl-1a", target="su-4a")
    table.say("rest").say("rest")
    assert table.seat == "su"
    table.say(army="su-3a", target="pl-obr")
    assert table.is_destroyed("pl-obr"), "0 : 0 is a tie"
    assert table.seat == "pl", "the players go on in turn"
    table.say(army="pl-1a", target="su-4a")
    sides = [event.side for event in table.told("phase-begun")]
    assert sides == ["su", "pl", "pl"], "fights, then clean-up and the next operations"
    assert (table.state.round, table.seat) == (2, "pl")


@pytest.mark.rule(GAME, "BW-O3", "BW-O12")
def test_poles_never_plunder_however_many_markers_they_have() -> None:
    table = pose(armies="pl: 1A@radzymin:120 / su: 3A@wyszkow:120", turn="pl")
    assert not table.offers("plunder")
    assert table.why_not("plunder", army="pl-1a") == ("BW-O3", "poles-never-plunder")
    dry = pose(armies="pl: 1A@radzymin:1 / su: 3A@wyszkow:120", decks={"su": []})
    assert not dry.offers("plunder")


@pytest.mark.rule(GAME, "BW-O2", "BW-O4", "BW-O5")
def test_why_an_order_cannot_go_on() -> None:
    """An order of several steps is judged to its last one: without a marker left there is none."""
    table = pose(armies="pl: 1A@radzymin:1 / su: 16A@siedlce:1 3A@wyszkow:2")
    fields, armies = table.ed.board.numbers, table.ed.army_numbers

    def why_not(*intent: Answer) -> list[tuple[str, str]]:
        return [(refusal.rule, refusal.key) for refusal in refusing.why_not(table.play, intent)]

    first = ("move", armies["su-16a"], fields["lukow"])
    assert why_not(first) == []
    assert why_not(first, ("move", fields["kock"])) == [("BW-O4", "no-markers")]
    assert why_not("rest", "rest") == [("BW-O2", "not-now")]
    longer = ("move", armies["su-3a"], fields["wegrow"])
    assert why_not(longer, ("move", fields["wyszkow"])) == []
    assert why_not(longer, ("move", fields["wyszkow"]), ("move", fields["wyszkow"])) == [("BW-O4", "no-markers")]


@pytest.mark.parametrize(
    ("army", "reason"),
    [
        ("pl-5a", ("BW-O4", "no-markers")),
        ("pl-1a", ("BW-O7", "has-attacked")),
        ("pl-obr", ("BW-O13", "never-acts")),
        ("su-16a", ("BW-O4", "not-own-army")),
    ],
)
def test_whoever_points_at_an_army_is_told_why_it_gets_no_order(army: str, reason: tuple[str, str]) -> None:
    """The first refused try with an army is what a board tells of it: never a word of plunder, which nobody meant."""
    spent = START.replace("modlin:2", "modlin")
    table = pose(armies=spent).say("rest").say("attack", army="pl-1a", target="su-3a")
    codec = table.play.game.codec
    told = [
        (refusals[0].rule, refusals[0].key)
        for intent in refusing.intents(table.play)
        if codec.encode_at("action", intent[0]).get("army") == army
        and (refusals := refusing.why_not(table.play, intent))
    ]
    assert told[0] == reason
