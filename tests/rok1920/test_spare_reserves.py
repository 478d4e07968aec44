"""Reserves called in the enemy's turn are lacking for one's own next attacks: better bots compare both."""

from msgspec import structs
from tests.rok1920.kit import Table, draw

from sztab.games.rok1920.bot.doctrine import MARSHAL
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.opinions import opinions
from sztab.games.rok1920.bot.planned_moves import called, missed, planned
from sztab.games.rok1920.turn.sequence import PASS, TAKE
from sztab.kernel.requests import Choice

UNITS = "pl: 16DP@0407 8DP@0502 1BK@0408 / su: 58DS@0807 4DS-@0604 2DS@0706 5DS@0501"
HEEDLESS = structs.replace(MARSHAL, spare=0.0)


def asked(phasing: str) -> tuple[Table, Choice]:
    """The Pole is asked whether he calls his reserves after attacks."""
    table = draw(UNITS, phase="second-window", chapters=12, phasing=phasing)
    if table.asked == "su":
        table.give(PASS)
    question = table.play.question
    assert isinstance(question, Choice)
    assert (question.seat, question.prompt) == ("pl", "reserve-phase")
    return table, question


def test_reserves_are_kept_where_one_s_own_attacks_would_bring_more() -> None:
    table, question = asked("su")
    answers = []
    for doctrine in (HEEDLESS, MARSHAL):
        judge = Officer(table.war, table.game.goals(table.war), doctrine)
        candidates, _ = planned(judge, table.state, question, b"")
        assert candidates is not None
        answers.append(question.options[candidates[0]])
    assert answers == [TAKE, PASS]


def test_what_is_missed_is_told_as_what_they_are_kept_for() -> None:
    table, question = asked("su")
    judge = Officer(table.war, table.game.goals(table.war), MARSHAL)
    lost, plan = missed(judge, table.state, question), called(judge, table.state, question)
    assert lost > 0
    assert plan is not None
    told = opinions(judge, table.state, question, b"")
    assert told is not None
    call = told.of[question.options.index(TAKE)]
    kept = next(part.worth for part in call.parts if part.name == "reserves-kept")
    assert -kept >= lost
    assert call.score < 0


def test_in_one_s_own_turn_nothing_is_missed() -> None:
    table, question = asked("pl")
    assert missed(Officer(table.war, table.game.goals(table.war), MARSHAL), table.state, question) == 0
