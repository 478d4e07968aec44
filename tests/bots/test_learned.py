"""The network of Bitwa Warszawska: it is small, sees no more than its seat, and without it another bot answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sztab.bots import make
from sztab.bots.bot import Glimpse, Minds, Reply
from sztab.bots.learned import Learned, LearnedBot
from sztab.bots.search import SearchBot
from sztab.bots.uniform import UniformBot
from sztab.games import load
from sztab.games.warszawa.bot import features, network
from sztab.kernel import networks
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt
from tests.kernel.toy import Toy

GAME = "bitwa-warszawska"


def asked(seed: int, *, memory: bool = False) -> Iterator[tuple[Play[Any], Choice]]:
    """Every choice of a game."""
    game, dice = load(GAME), RandomDice(seed)
    play = Play.begin(game, "olympiad", memory=memory)
    while (question := play.question) is not None:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        if len(question.options) > 1:
            yield play, question
        play.answer_index(game.quick_answer(play.state, question, dice))


def test_it_is_small() -> None:
    assert network.FILE.stat().st_size < 1_000_000


def test_features_are_few_and_each_has_its_number() -> None:
    game: Any = load(GAME)
    seen: set[int] = set()
    for seed in range(3):
        for play, question in asked(seed):
            view, answers = features.features(
                game.ed, game.view(play.state, question.seat), question.prompt, question.options
            )
            assert len(view) == len(set(view)) <= features.MOST_OF_VIEW
            assert max(view) < features.VIEW_SIZE
            assert len(answers) == len(question.options)
            assert all(len(row) <= features.MOST_OF_ANSWER and max(row) < features.ANSWER_SIZE for row in answers)
            seen |= set(view)
    assert len(seen) > 600, "most of what can be seen is seen in some game"


def test_answers_that_differ_have_other_features() -> None:
    game: Any = load(GAME)
    for play, question in asked(7):
        _, answers = features.features(game.ed, game.view(play.state, question.seat), question.prompt, question.options)
        assert len({tuple(row) for row in answers}) == len(answers)


def test_what_is_hidden_changes_nothing() -> None:
    game: Any = load(GAME)
    looked = 0
    for number, (play, question) in enumerate(asked(11, memory=True)):
        if number % 6:
            continue
        twin = redealt(play, question.seat, RandomDice(f"twin {number}"))
        views = [game.view(one.state, question.seat) for one in (play, twin)]
        mine, other = (features.features(game.ed, view, question.prompt, question.options) for view in views)
        assert mine == other
        looked += 1
    assert looked > 5


def test_it_beats_who_plays_anything() -> None:
    pytest.importorskip("onnxruntime")
    game, won = load(GAME), 0
    for number in range(10):
        play, dice = Play.begin(game, "olympiad"), RandomDice(f"learned {number // 2}")
        mine = ("pl", "su")[number % 2]
        other = "su" if mine == "pl" else "pl"
        minds = Minds({mine: make("marshal", number), other: UniformBot(number)})
        while (question := play.question) is not None:
            play.answer(minds.answer(play) if isinstance(question, Choice) else dice.settle(question))
        won += play.state.outcome is not None and mine in play.state.outcome.winners
    assert won >= 8


def test_a_half_of_the_chances_is_each_sides_in_the_beginning() -> None:
    pytest.importorskip("onnxruntime")
    game: Any = load(GAME)
    for seed in range(3):
        play, question = next(asked(seed))
        scores, chance = game.opinion(game.view(play.state, question.seat), question)
        assert len(scores) == len(question.options)
        assert 0.2 < chance < 0.8


def test_without_it_he_searches_and_says_so(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setitem(__import__("sys").modules, "onnxruntime", None)
    network.taught.cache_clear()
    networks.session.cache_clear()
    answered: list[bytes] = []

    def counted(bot: SearchBot, glimpse: Glimpse[Any], plan: bytes) -> Reply:
        answered.append(plan)
        return Reply(glimpse.question.options[0], b"next")

    monkeypatch.setattr(SearchBot, "reply", counted)
    try:
        bot: Any = make("marshal", 1)
        play, question = next(asked(1, memory=True))
        with caplog.at_level("WARNING", "sztab.bots"):
            assert bot.reply(Glimpse(play, question.seat), b"plan").plan == b"next"
            bot.answer(Glimpse(play, question.seat))
        assert answered == [b"plan", b""]
        assert [record.message for record in caplog.records if "onnxruntime" in record.message], "it is said"
        assert len(caplog.records) == 1, "once"
    finally:
        network.taught.cache_clear()
        networks.session.cache_clear()


def test_a_game_without_a_network_is_left_to_the_other_bot() -> None:
    assert not isinstance(Toy(), Learned)
    play = Play.begin(Toy(), "one")
    while not isinstance(play.question, Choice):
        play.answer(RandomDice(1).settle(play.question))  # type: ignore[arg-type]
    seat = play.question.seat
    assert LearnedBot(UniformBot(3)).answer(Glimpse(play, seat)) == UniformBot(3).answer(Glimpse(play, seat))


def test_another_map_is_none_of_its_business() -> None:
    game: Any = load(GAME)
    play, question = next(asked(1))
    view = game.view(play.state, question.seat)

    class Small:
        armies, cards, board = game.ed.armies[:4], game.ed.cards, game.ed.board

    assert network.opinion(Small(), view, question.prompt, question.options) is None  # type: ignore[arg-type]
