"""What a judgement keeps of a position never outlives what it hangs on."""

from typing import Any

import pytest
from tests.conformance import suite

from sztab import games
from sztab.games.rok1920.bot.candidate_moves import candidate_answers
from sztab.games.rok1920.bot.evaluation import Judge
from sztab.games.rok1920.bot.guards import FAR, ROW, _fields
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.units.counters import SIDES
from sztab.hexmap.bits import members
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice


@pytest.mark.parametrize(("name", "scenario", "seed"), [("rok-1920", "C", 5), ("nest-of-eagles", "3", 6)])
def test_a_judge_who_has_seen_much_judges_as_one_who_has_seen_nothing(name: str, scenario: str, seed: int) -> None:
    game = games.load(name)
    assert isinstance(game, Rok1920)
    play, dice = Play.begin(game, scenario), RandomDice(seed)
    war = game.war(play.state)
    known, looked = game.judge(war), 0
    for number in range(350):
        question = play.question
        if question is None:
            break
        value = known.value(play.state, "pl")
        if number % 30 == 0:
            looked += 1
            assert Judge(war, game.goals(war)).value(play.state, "pl") == value
        if isinstance(question, Choice) and question.prompt in ("attack", "attackers"):
            fresh = Judge(war, game.goals(war))
            from_memory, anew = (thought_of(judge, play) for judge in (known, fresh))
            assert from_memory == anew
        suite.step(play, dice)
    assert looked > 10


def thought_of(judge: Judge, play: Play[Any]) -> list[int]:
    assert isinstance(play.question, Choice)
    return list(candidate_answers(judge, play.state, play.question) or ())


def test_strength_is_counted_by_distance_from_all_places_at_once() -> None:
    game = games.load("rok-1920")
    assert isinstance(game, Rok1920)
    play, dice, found = Play.begin(game, "campaign", memory=False), RandomDice(2), 0
    war = game.war(play.state)
    guards, positions = game.judge(war).guards, game.judge(war).positions
    for number in range(300):
        state = play.state
        for side in SIDES if number % 60 == 0 else ():
            spread = guards._spread(state, side, positions.of(state))
            for (wanted, n), row in guards._rows.items():
                counted = [0] * (FAR + 1)
                for h in members(state.occupied[side] & ~state.neutral):
                    counted[guards.heavy[wanted][n].distance[h]] += sum(war.strength(state, u) for u in state.stacks[h])
                assert list(_fields(spread >> row & ROW)) == counted
                found += sum(counted) > 0
        suite.step(play, dice)
    assert found > 20
