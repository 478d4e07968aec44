"""17, 18: motorised infantry and the defence of Lwów."""

from typing import Any

import pytest
from tests.rok1920.special_kit import scene

from sztab.games.rok1920.chapters import March
from sztab.games.rok1920.events import AttackDeclared
from sztab.games.rok1920.fighting.chance import STUBBORN
from sztab.games.rok1920.logistics.restoring import refusal_restore
from sztab.games.rok1920.moving.destinations import refusal_frozen
from sztab.games.rok1920.moving.reach import march_of

GAME = "rok-1920"


@pytest.mark.rule(GAME, "17.1")
def test_motorised_infantry_passes_weak_enemies_and_lines() -> None:
    # A wall with one gap, which a weak enemy holds.
    wall = {"sea": "0501 0502 0503 0504 0506 0507 0508 0509"}
    weak = scene("pl: KSam@0405 16DP@0405 / su: 16BK@0505", terrain=wall, phase="movement", chapters=17)
    assert "0605" in weak.reach("KSam"), "through two strength points"
    assert "0505" not in weak.reach("KSam"), "but it does not stop there"
    assert "0605" not in weak.reach("16DP")
    strong = scene("pl: KSam@0405 / su: 58DS@0505", terrain=wall, phase="movement", chapters=17)
    assert "0605" not in strong.reach("KSam"), "three are too many"
    # 58 DS on 0403 lays lines between its neighbours; 0303 to 0402 crosses one.
    assert step("KSam").points == 1
    assert step("1DK").points == 2
    assert step("KSam", terrain={"forest": "0402"}).whole, "into difficult ground the line counts"
    assert step("KSam", sides={"small-river": "0303/0402"}).whole, "and over a river"


def step(unit: str, **more: Any) -> March:
    """The step of a unit from 0303 to 0402, across a line of 58 DS."""
    table = scene(f"pl: {unit}@0303 / su: 58DS@0403", phase="movement", chapters=17, **more)
    found = march_of(table.war, table.state, table.unit(unit), table.hex("0303"), table.hex("0402"), 0)
    assert found is not None
    return found


MOAT = "0505/0504 0505/0604 0505/0605 0505/0506 0505/0405 0505/0404"


@pytest.mark.rule(GAME, "17.2")
def test_no_large_river_without_a_bridge() -> None:
    table = scene("pl: KSam@0405 16DP@0405 / su: 58DS@0909", sides={"large-river": MOAT}, phase="movement", chapters=17)
    assert "0505" in table.reach("16DP")
    assert "0505" not in table.reach("KSam")
    assert table.why_not("KSam", "0505") == ["17.2"]
    sides = {"large-river": MOAT, "bridge": "0405/0505"}
    bridge = scene("pl: KSam@0405 / su: 58DS@0909", sides=sides, phase="movement", chapters=17)
    assert "0505" in bridge.reach("KSam")
    lost = scene(
        "pl: KSam@0505 / su: 58DS@0605 45DS@0605 44DS@0605", sides={"large-river": MOAT}, phasing="su", chapters=17
    )
    lost.fight("0505", "58DS", "45DS", "44DS", dice=(1, 2))
    assert lost.at("KSam") == "eliminated", "forced over it, it is lost"
    dry = scene("pl: KSam@0505 / su: 58DS@0605 45DS@0605 44DS@0605", phasing="su", chapters=17)
    dry.fight("0505", "58DS", "45DS", "44DS", dice=(1, 2))
    assert dry.at("KSam") not in ("eliminated", "0505")


@pytest.mark.rule(GAME, "18")
def test_the_people_of_lwow_stand_fast() -> None:
    table = scene("pl: Lwów@0505 / su: 58DS@0605", phase="movement", chapters=18)
    refusal = refusal_frozen(table.war, table.state, table.unit("Lwów"))
    assert refusal is not None
    assert table.game.number(refusal.rule) == "18"
    attack = scene("pl: Lwów@0505 / su: 58DS@0605", phasing="pl", chapters=18)
    assert attack.options() == {"done"}, "they do not attack"
    assert attack.why_not("0605") == ["18"]
    beaten = scene("pl: Lwów@0505 16DP@0505 / su: 58DS@0605 45DS@0605 44DS@0605", phasing="su", chapters=18)
    found = beaten.ask("attack", units=["58DS", "45DS", "44DS"], hex="0505")
    beaten.give("0505", "58DS", "45DS", "44DS", "go")
    if beaten.prompt == "attack-order":
        beaten.give("none")
    assert beaten.prompt == "attack-roll", "nobody asks for the defender's order: they have theirs (16.1.2)"
    declared = beaten.events(AttackDeclared)[0]
    assert declared.orders[1] == STUBBORN
    assert ("16.4", -2) in [(beaten.game.number(m.rule), m.value) for m in declared.modifiers]
    assert beaten.state.order_used[0] is False, "outside the limit"
    assert found["defence"] == 6
    beaten.roll(2, 2)
    while beaten.prompt in ("loss", "retreat-group", "retreat-route"):
        beaten.play.answer_index(0)
    assert beaten.at("Lwów") == "eliminated", "a retreat is its end"
    assert beaten.at("16DP") != "eliminated"
    restore = refusal_restore(beaten.war, beaten.state, beaten.unit("Lwów"))
    assert restore is not None
    assert beaten.game.number(restore.rule) == "18"


@pytest.mark.rule(GAME, "17.1", "27.2")
def test_a_place_in_which_the_enemy_stands_is_not_taken_in_passing() -> None:
    wall = {"sea": "0501 0502 0503 0504 0506 0507 0508 0509"}
    table = scene(
        "pl: KSam@0405 / su: 16BK@0505",
        terrain=wall,
        phase="movement",
        chapters=17,
        regions={"town": "0505 0605"},
        held={"su": ["0505", "0605"]},
    )
    table.give("KSam", "0605")
    assert table.state.held[1] >> table.hex("0505") & 1, "16 BK is still in it"
    assert table.state.held[0] >> table.hex("0605") & 1
