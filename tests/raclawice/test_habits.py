"""What bots think of first, and that the short way to a position's worth gives what the view gives."""

import pytest

from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.raclawice.table import Table, alone, opened

FOOT, NEXT, GUN = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-2-art-polska"
ENEMY, WEAK = "ru-1-ii-uglicki", "ru-i-smolenski"


@pytest.mark.parametrize("scenario", ["battle", "battery"])
def test_likely_answers_are_answers(scenario: str) -> None:
    game, dice = opened(), RandomDice(4)
    play = Play.begin(game, scenario)
    seen = set()
    for _ in range(1500):
        question = play.question
        if question is None:
            break
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        found = game.likely(play.state, question)
        if found is not None:
            seen.add(question.prompt)
            assert len(found) > 0, question.prompt
            assert len(set(found)) == len(found)
            assert all(0 <= index < len(question.options) for index in found)
        play.answer_index(dice.below(len(question.options)))
    assert {"act", "step", "group", "shot", "fire-target", "leader-move"} <= seen


def test_a_state_is_worth_what_its_view_is_worth() -> None:
    game, dice = opened(), RandomDice(5)
    play = Play.begin(game, "battle")
    for number in range(600):
        question = play.question
        assert question is not None
        if number % 20 == 0:
            for seat in ("pl", "ru"):
                assert game.appraise(play.state, seat) == game.evaluate(game.view(play.state, seat), seat)
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))


def thought(table: Table) -> list[str]:
    question = table.question
    assert isinstance(question, Choice)
    found = table.game.likely(table.state, question)
    assert found is not None
    return [
        " ".join(str(part) for part in table.game.codec.encode(question, question.options[i]).values()) for i in found
    ]


def test_whole_stacks_move() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0505/NNE {ENEMY}@0909/SSW")
    assert thought(table) == [f"move {FOOT}", "pass"]
    table.say(f"move {FOOT}")
    assert thought(table) == [f"with {NEXT}"]
    assert thought(table.say(f"with {NEXT}"))[0].startswith("stop")


def test_guns_fire_at_those_who_can_bear_least() -> None:
    table = Table(
        f"{GUN}@0505/NNE {ENEMY}@0508/SSW {WEAK}@0608/SSW/lost=1", leaders="szyrer@0503", active="szyrer", first="pl"
    )
    table.say(f"fire {GUN}")
    assert thought(table) == ["0608"]
