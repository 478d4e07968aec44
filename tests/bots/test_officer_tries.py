"""The officer of Bitwa Warszawska plays answers out once the end is in sight, and only then."""

from typing import Any

import pytest

from sztab.bots import make
from sztab.bots.bot import Glimpse, ask
from sztab.bots.officer import TRIES
from sztab.games import load
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice


@pytest.mark.parametrize("game", TRIES)
def test_he_plays_out_what_is_weighty(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, dice, played = load(game), RandomDice(3), list[str]()
    play, quick = Play.begin(opened, next(iter(opened.scenarios()))), opened.quick_answer

    def counted(self: Game[Any], state: Any, question: Choice, chance: RandomDice) -> int:
        played.append(question.prompt)
        return quick(state, question, chance)

    monkeypatch.setattr(type(opened), "quick_answer", counted)
    early = late = 0
    while (question := play.question) is not None and not (early > 3 and late > 3):
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        is_weighty = opened.is_weighty(play.state, question)
        if len(question.options) > 2 and (late if is_weighty else early) < 4:
            played.clear()
            ask(make("officer", 1), Glimpse(play, question.seat))
            assert bool(played) == is_weighty
            early, late = early + (not is_weighty), late + is_weighty
        play.answer_index(quick(play.state, question, dice))
    assert early > 3
    assert late > 3
