"""Reasons for what the special chapters do not offer."""

from collections import Counter
from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.refusing import intents, why_not
from sztab.kernel.requests import Choice

MAP: dict[str, Any] = {
    "places": {"Warszawa": "0105"}, "regions": {"town": "0105 0305 0905"}, "networks": {"rail": "0105-0205-0305"},
    "theatre": "lb", "phasing": "pl", "chapters": 33, "phase": "replacements", "held": {"pl": ["0105", "0305"]},
}  # fmt: skip


def why(table: Scene, answer: Any) -> list[str]:
    return [table.game.number(r.rule) for r in why_not(table.play, [answer])]


@pytest.mark.rule("rok-1920", "14.2", "19.1", "19.2.5", "33.3.5")
def test_every_deed_of_the_replacement_phase_has_its_reason() -> None:
    units = "pl: 16DP-@0305 12DP@0303 4DP--@0303 pl-9bp@0309 pl-11bp@0309 pl-22do-@0307 pl-205pp@0307 / su: 58DS@0901"
    table = scene(units, **{**MAP, "pools": {"pl": 1}})
    unit = table.unit
    assert why(table, ("strengthen", unit("16DP"))) == []
    assert why(table, ("strengthen", unit("12DP"))) == ["14.2"]
    assert why(table, ("restore", unit("12DP"))) == ["14.1"]
    assert why(table, ("split", unit("4DP"))) == ["19.2.5"]
    assert why(table, ("split", unit("12DP"))) == ["19"]
    assert why(table, ("merge", unit("pl-9bp"), unit("pl-11bp"))) == ["19.1"]
    assert why(table, ("absorb", unit("pl-205pp"), unit("pl-22do"))) == ["33.3.5"]
    question = table.play.question
    assert isinstance(question, Choice)
    for intent in intents(table.play):
        refused = why_not(table.play, intent)
        assert (refused == []) is (intent[0] in question.options), intent


@pytest.mark.rule("rok-1920", "27.1", "27.2", "24", "24.1")
def test_places_have_their_reasons() -> None:
    table = scene("pl: 16DP@0105 / su: 58DS@0909", **{**MAP, "phase": "movement"}).act("rail", "16DP")
    assert why(table, table.hex("0305")) == []
    assert why(table, table.hex("0205")) == ["27.1"], "no place"
    assert why(table, table.hex("0905")) == ["27.2"], "not ours"
    deploy = real("B").give("58DS")
    assert why(deploy, deploy.hex("Lublin")) == ["24"]
    assert why(deploy, deploy.hex("Lubar")) == ["24.1"]


def keys(table: Scene, answer: Any) -> list[tuple[str, str]]:
    return [(table.game.number(r.rule), r.key) for r in why_not(table.play, [answer])]


EAST: dict[str, Any] = {
    "size": "9x9", "theatre": "lb", "chapters": 28, "phase": "first-window", "phasing": "su", "first": "su",
    "stage": "16.V", "places": {"Warszawa": "0105"}, "networks": {"rail": "-".join(f"0{c}05" for c in range(1, 10))},
    "regions": {"town": "0105 0305 0505 0705 0905", "east-edge": "0903 0904 0905 0906"},
    "terrain": {"forest": "0904"}, "held": {"su": ["0505", "0705", "0905"], "pl": ["0105", "0305"]},
}  # fmt: skip


@pytest.mark.rule("rok-1920", "28", "28.1", "27.1")
def test_where_an_arrival_may_not_come() -> None:
    table = scene("pl: 16DP@0404 / su: 58DS@0901", **{**EAST, "due": {"su-27ds": 4}})
    table.skip_to("move", "su")
    table.act("arrive", "27DS")
    assert keys(table, "place") == [("A.3", "not-this-way")]
    table.give("train")
    assert keys(table, table.hex("0705")) == []
    assert keys(table, table.hex("0605")) == [("28.1", "not-a-place")]
    assert keys(table, table.hex("0305")) == [("28.1", "not-in-our-hands")]
    assert keys(table, table.hex("0505")) == [("27.1", "beside-enemies")]
    marching = scene("pl: 16DP@0404 / su: 58DS@0901", **{**EAST, "due": {"su-27ds": 4}})
    marching.skip_to("move", "su").act("arrive", "27DS").give("march")
    assert keys(marching, marching.hex("0903")) == []
    assert keys(marching, marching.hex("0805")) == [("28", "not-east-edge")]


@pytest.mark.rule("rok-1920", "14.1", "39.1.1")
def test_where_units_are_not_formed_nor_the_cheka_put() -> None:
    table = scene("pl: 16DP@0303 / su: 58DS@0901", fallen=("pl-12dp",), **{**MAP, "pools": {"pl": 1}})
    table.act("restore", "12DP")
    assert keys(table, table.hex("0105")) == []
    assert keys(table, table.hex("0305")) == [("14.1", "only-warsaw")]
    reds = {
        **EAST, "chapters": 39, "phase": "replacements", "phasing": "su", "pools": {"west": 1},
        "marks": {"polish-offensive": 1},
    }  # fmt: skip
    red = scene("pl: 16DP@0101 / su: 27DS@0707", fallen=("su-4ds",), **reds)
    red.give("west").act("restore", "su-4ds")
    assert keys(red, red.hex("0905")) == []
    assert keys(red, red.hex("0505")) == [("14.1", "only-east-places")]
    before = scene("pl: 16DP@0101 / su: 27DS@0707", fallen=("su-4ds",), **{**reds, "marks": {}}).give("west")
    unit = before.war.roster.where(formation="cheka")[0]
    assert keys(before, ("cheka", unit)) == [("39.1", "cheka-offensive")]
    cheka = scene("pl: 16DP@0101 / su: 27DS@0707", **reds).give("west")
    cheka.act("cheka", cheka.war.roster.ids[unit])
    assert keys(cheka, cheka.hex("0505")) == []
    assert keys(cheka, cheka.hex("0606")) == [("39.1.1", "not-a-place")]
    assert keys(cheka, cheka.hex("0305")) == [("39.1.1", "not-in-our-hands")]


GENERAL = ("not-offered", "not-there")
FREE = {
    "armistice", "attack-order", "defence-order", "extra-replacement", "hand-over", "moao", "mobilise-galicia",
    "ordzhonikidze", "reserve-phase",
}  # fmt: skip
"""Questions at which every answer is open."""


@pytest.mark.parametrize(("scenario", "options"), [("B", False), ("D", True), ("campaign", True)])
def test_no_refusal_is_a_general_one(scenario: str, options: bool) -> None:
    """Whatever a player could try and may not do is refused for a reason of its own, at every kind of question."""
    game = real(scenario).game
    switches = [o.id for o in game.scenario(scenario).options if options and set(o.values) == {"yes", "no"}]
    play, dice = Play.begin(game, scenario, dict.fromkeys(switches, "yes")), RandomDice(3)
    asked, reasons = Counter[str](), Counter[str]()
    while (question := play.question) is not None:
        if isinstance(question, Choice):
            asked[question.prompt] += 1
            if asked[question.prompt] <= 2:
                for intent in intents(play):
                    for refusal in why_not(play, intent):
                        reasons[question.prompt] += 1
                        assert refusal.key not in GENERAL, (question.prompt, intent)
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
    without = asked.keys() - reasons.keys() - FREE
    assert not without - {"loss", "retreat-group", "concentration-near", "call-up", "glavkom", "front-reserve"}
