"""Positions: one-line notation, changes of the scenario, inline maps, and what is refused."""

from typing import Any

import pytest

from sztab.games.warszawa.posing.notation import format_armies, parse_armies
from sztab.kernel.errors import BadNotation
from sztab.kernel.requests import Draw
from tests.warszawa.tables import LINE, game, pose

GAME = "bitwa-warszawska"


def test_the_notation_reads_what_it_writes() -> None:
    line = "pl: 1A@radzymin:1 2A@x 5A-@modlin:2 OBR@warszawa / su: 3KK-@mlawa 16A@wyszkow:3!"
    table = pose(armies=line)
    assert format_armies(table.ed, table.state) == line
    assert len(parse_armies(table.ed, line)) == 6


def test_a_scenario_alone_is_its_start_and_changes_move_only_what_they_name() -> None:
    assert pose().prompt == "extra-order"
    table = pose(change="su: 16A-@siedlce:4", phase="operations", hands={"su": ["r-01"]})
    assert (table.at("su-16a"), table.markers("su-16a"), table.is_dispersed("su-16a")) == ("siedlce", 4, True)
    assert (table.at("pl-1a"), table.markers("pl-1a"), table.seat) == ("radzymin", 1, "su")
    assert len(table.state.decks[1]) == 29


def test_armies_that_are_not_named_take_no_part() -> None:
    table = pose(armies="pl: 1A@radzymin / su: 3A@wyszkow")
    assert table.state.destroyed == 0
    assert table.game.queries["points"](table.play, {})["points"] == 0


def test_who_has_passed_and_who_is_to_act() -> None:
    assert pose(armies="pl: 1A@radzymin / su: 3A@wyszkow", turn="pl").seat == "pl"
    assert pose(armies="pl: 1A@radzymin / su: 3A@wyszkow", turn="pl", passed=["pl"]).seat == "su"


def test_an_inline_map_has_its_own_names_in_answers() -> None:
    table = pose(map=LINE, armies="pl: 1A@a:1 / su: 3A@d:1", turn="pl")
    assert table.options() == [{"answer": "rest"}, {"answer": "move", "army": "pl-1a", "field": "b"}]
    assert table.game is not game()
    assert table.game.label("field", "b", "en") == "b"


def test_queries() -> None:
    table = pose(armies="pl: 1A@radzymin 4A@siedlce:2 / su: 3A@wyszkow 16A@minsk-mazowiecki 4A@mlawa:1!")
    ask = {name: lambda args, name=name: table.game.queries[name](table.play, args) for name in table.game.queries}
    now = ask["standing"]({})
    assert (now["winner"], now["reason"], now["rule"]) == ("pl", "radzymin-held", "BW-E4")
    assert (now["points"], [part.rule for part in now["parts"]]) == (4, ["BW-V5"])
    assert [(way["key"], way["count"], way["of"], way["rule"]) for way in now["ways"]] == [
        ("destroyed", 0, 3, "BW-E2"), ("dispersed", 0, 3, "BW-E3"),
    ]  # fmt: skip
    assert ask["distance"]({"from": "modlin", "to": "deblin"}) == 3
    assert ask["encirclement"]({"fight": "pl-4a x su-16a"}) == {
        "encircling": True, "direction": "w", "rule": "BW-T3",
    }  # fmt: skip
    assert ask["moves"]({"army": "su-4a"})["refusal"]["rule"] == "BW-O7"
    reach = ask["moves"]({"army": "pl-4a"})["fields"]
    assert (reach["lukow"], reach["kock"], "siedlce" in reach) == (1, 2, False)
    assert ask["retreat"]({"fight": "su-3a x pl-1a"})["fields"] == ["modlin", "warszawa"]
    strength = ask["strength"]({"fight": "su-3a x pl-1a", "attack": ["r-15", "r-17"], "defence": ["p-01"]})
    assert (strength["attack"], strength["defence"], strength["winner"]) == (4, 4, "")
    assert (strength["returned"], strength["protected"]) == (["r-17"], {"defence": "BW-T2"})


BAD: list[Any] = [
    ({"armies": "1A@radzymin"}, "pl: or su:"),
    ({"armies": "pl: 1A"}, "not like"),
    ({"armies": "pl: 9A@radzymin"}, "no army 'pl-9a'"),
    ({"armies": "pl: 1A@paris"}, "no field 'paris'"),
    ({"armies": "pl: 1A@radzymin 2A@radzymin"}, "two armies on radzymin"),
    ({"armies": "pl: 1A@radzymin 1A@modlin"}, "stands twice"),
    ({"armies": "pl: OBR@warszawa:1"}, "BW-O13"),
    ({"change": "pl: 2A@radzymin"}, "two armies on one field"),
    ({"phase": "tea"}, "no phase"),
    ({"round": 6}, "round 6"),
    ({"turn": "lt"}, "turn 'lt'"),
    ({"passed": ["lt"]}, "passed 'lt'"),
    ({"passed": "pl"}, "not a list"),
    ({"hands": {"pl": ["p-99"]}}, "no card 'p-99'"),
    ({"hands": {"pl": ["r-01"]}}, "other deck"),
    ({"hands": {"pl": ["p-01"]}, "decks": {"pl": ["p-01"]}}, "stands twice"),
    ({"hands": {"lt": []}}, "not a mapping of"),
    ({"known": {"pl": ["p-01"]}}, "does not hold"),
    ({"attacks": ["pl-1a x su-3kk"]}, "BW-O6"),
    ({"attacks": ["pl-1a x pl-2a"]}, "one side"),
    ({"attacks": ["pl-1a"]}, "not like"),
    ({"fight": "su-3a x pl-1a"}, "phase: fights"),
    ({"scenario": "other"}, "no scenario"),
    ({"weather": "rain"}, "unknown weather"),
    ({"map": {"a": {"e": "b"}}}, "no field"),
    ({"map": {"a": {"e": "b"}, "b": {}, "c": {"e": "b"}}}, "two fields lie"),
    ({"map": {"a": {"fortified": 3}}}, "not true or false"),
    ({"map": []}, "not a mapping"),
    ({"units": {"x": {}}}, "begins with"),
    ({"units": {"pl-x": {"size": 3}}}, "unknown size"),
    ({"cards": {"q": {}}}, "side, colour or strength"),
    ({"cards": {"p-1": {"effect": "fly"}}}, "p-1"),
]


@pytest.mark.parametrize(("position", "says"), BAD, ids=[says for _, says in BAD])
def test_a_wrong_position_is_refused_in_one_line(position: dict[str, Any], says: str) -> None:
    with pytest.raises(BadNotation, match=says) as caught:
        pose(**position)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"armies": "pl: 1A@radzymin / su: 3A@wyszkow", "attacks": ["su-3a x pl-1a"] * 2}, "stands twice"),
        ({"armies": "pl: OBR@warszawa / su: 3A@radzymin", "attacks": ["pl-obr x su-3a"]}, "never attacks"),
        ({"armies": "pl: 1A@radzymin / su: 3A@wyszkow", "fronts": {"pl": ["p-01"]}}, "only in the fight phase"),
        ({"armies": "pl: 1A@radzymin / su: 3A@wyszkow", "order": "su-3a"}, "needs a marker"),
        ({"armies": "pl: 1A@radzymin:1 / su: 3A@wyszkow", "order": "pl-1a"}, "in its side's turn"),
        ({"armies": "pl: 1A@radzymin / su: 3A@wyszkow", "due": {"pl": -1}}, "not a number of cards"),
        ({"armies": "pl: 1A@radzymin / su: 3A@wyszkow", "due": {"pl": 500}}, r"cards from 0 to \d+ \(BW-F15\)"),
        ({"armies": "pl: 1A@radzymin:500 / su: 3A@wyszkow"}, "at most 200 markers"),
        ({"armies": "pl: 1A@radzymin / su: 3A@wyszkow", "due": ["pl"]}, "not a mapping"),
    ],
)
def test_what_cannot_be_is_not_posed(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        game().place(position)


def test_an_order_goes_on_and_cards_are_due() -> None:
    table = pose(armies="pl: 1A@radzymin:1 / su: 3A@wegrow:1", order="su-3a")
    assert (table.seat, table.prompt) == ("su", "order")
    due = pose(armies="pl: 1A@radzymin:1 / su: 3A@wegrow:1", due={"pl": 2})
    assert isinstance(due.play.question, Draw)
    assert due.play.question.count == 2


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ({"players": ["Ala"]}, "two different names"),
        ({"players": ["Ala", "Olek"], "polish": "Jan"}, "does not play"),
        ({"players": ["Ala", "Olek"], "games": [{"winner": "Jan"}]}, "a player as winner"),
        ({"players": ["Ala", "Olek"], "games": [{"winner": "Ala"}] * 3}, "both games have been played"),
        ({"players": ["Ala", "Olek"], "offences": [{"player": "Ala", "offence": "luck"}]}, "is no offence"),
        ({"players": ["Ala", "Olek"], "weather": "rain"}, "unknown weather"),
    ],
)
def test_a_match_that_cannot_be_is_refused(spec: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        game().queries["match"](pose(armies="pl: 1A@radzymin / su: 3A@wyszkow").play, spec)


@pytest.mark.rule(GAME, "BW-R5")
def test_a_red_card_ends_a_posed_match() -> None:
    offences = [{"player": "Ala", "offence": "insult"}] * 4
    found = game().queries["match"](
        pose(armies="pl: 1A@radzymin / su: 3A@wyszkow").play, {"players": ["Ala", "Olek"], "offences": offences}
    )
    assert (found["points"], found["rules"]) == ({"Ala": 0, "Olek": 3}, ["BW-R5"])
    assert found["cards"]["Ala"] == ["warning", "yellow-card", "warning", "red-card"]
    assert "red card" in found["over"]
