"""What an officer does that a corporal does not: he masses, weighs his fights, saves depots and fills towns by rail."""

from typing import Any

import msgspec
import pytest

from sztab.bots import make
from sztab.bots.bot import play_out
from sztab.games.west.bot.officer.forces import outlook
from sztab.games.west.fighting.odds import outlook as exact
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.west.kit import Table, game, plain, table

FAR_FOE = " / ru: ds-5@1211>W"


def thought(t: Table) -> dict[str, Any]:
    question = t.play.question
    assert isinstance(question, Choice)
    found = t.game.considered(t.state, question)
    assert found
    return t.options()[found[0]]


@pytest.mark.parametrize("edge", range(-9, 12))
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (4, 1), (2, 3), (4, 4)])
def test_what_a_fight_brings_is_what_the_tables_say(edge: int, attackers: int, defenders: int) -> None:
    """With nothing for the ground it is the losses of both, but for what a stack has not to lose."""
    worth, taken = outlook(edge, attackers, defenders, 0.0, 0.0)
    told = exact(edge, (attackers, defenders))
    losses = sum(
        row["probability"] * (min(row["defender_losses"], 2 * defenders) - min(row["attacker_losses"], 2 * attackers))
        for row in told["table"]
    )
    assert worth == pytest.approx(losses)
    assert taken == pytest.approx(told["retreat"])


def test_he_attacks_where_it_pays_and_nowhere_else() -> None:
    units = (
        "pl: dp-12@0404>E dp-13@0404 bj-1@0404 dp-14@0408>E hq-1@0404 hq-2@0408 / "
        "ru: ds-5@0504>W ds-6@0508>W ds-44@0508 ds-45@0508 hq-12@0911"
    )
    t = table(units, phase="attacks", seen=[])
    if t.seat != "pl":
        t.say("pass")
    assert thought(t) == {"answer": "alone", "hex": "0404"}
    weak = table(units.replace("dp-12@0404>E dp-13@0404 bj-1@0404 ", ""), phase="attacks")
    if weak.seat != "pl":
        weak.say("pass")
    assert thought(weak) == {"answer": "pass"}


def test_a_depot_that_nobody_lives_on_is_given_up() -> None:
    drawn = plain(regions={"town": "0402 0408"})
    units = "ru: ds-5@0902>W ds-6@0903>W / pl: dp-12@0408>E dp-13@0408"
    t = table(units, phase="depots", map=drawn, depots={"pl": ["0402", "0408"]}, points={"pl": 9, "ru": 3})
    while t.seat != "pl":
        t.say("pass")
    assert thought(t) == {"answer": "remove", "hex": "0402"}


def test_in_the_last_turn_empty_towns_are_filled_by_rail() -> None:
    drawn = plain(regions={"town": "0302 0504", "green": "0302"})
    units = "pl: dp-12@0504>E dp-13@0504 dp-14@0504" + FAR_FOE
    t = table(units, phase="strategic", turn=14, map=drawn, depots={"pl": ["0504"]}, points={"pl": 0, "ru": 0})
    while t.seat != "pl":
        t.say("pass")
    found = thought(t)
    assert "unit" in found
    t.say(**found)
    assert thought(t) == {"hex": "0302"}


def test_he_goes_by_his_weights() -> None:
    """So they can be tuned: one for whom nothing is worth an order places no marker."""
    t = table("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0704>W", phase="markers", points={"pl": 5, "ru": 0})
    while t.seat != "pl":
        t.roll(6, 1) if t.seat == "chance" else t.say("pass")
    question = t.play.question
    assert isinstance(question, Choice)
    lazy = msgspec.structs.replace(t.game.weights, least=99.0)
    assert thought(t) == {"hex": "0404"}
    assert list(t.game.considered(t.state, question, lazy) or ()) == [len(question.options) - 1]


def test_an_officer_beats_corporals() -> None:
    """One game of each side: what he wins by is in docs/bots.md."""
    won = 0
    for seat, other in (("pl", "ru"), ("ru", "pl")):
        play = Play.begin(game(), "campaign")
        play_out(play, {seat: make("officer", 1), other: make("corporal", 2)}, RandomDice(5))
        game().check(play.state)
        assert play.outcome is not None
        won += play.outcome.winner == seat
    assert won >= 1
