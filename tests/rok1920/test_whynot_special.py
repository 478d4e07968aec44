"""Reasons for what the special chapters do not offer."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.kernel.requests import Choice

MAP: dict[str, Any] = {
    "places": {"Warszawa": "0105"}, "regions": {"town": "0105 0305 0905"}, "networks": {"rail": "0105-0205-0305"},
    "theatre": "lb", "phasing": "pl", "chapters": 33, "phase": "replacements", "held": {"pl": ["0105", "0305"]},
}  # fmt: skip


def why(table: Scene, answer: Any) -> list[str]:
    question = table.play.question
    assert isinstance(question, Choice)
    return [table.game.number(r.rule) for r in table.game.why_not(table.state, question, [answer])]


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
    for intent in table.game.intents(table.state, question):
        refused = table.game.why_not(table.state, question, intent)
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
