from typing import Any

import pytest

from sztab.bots import NAMES, make, named, offered
from sztab.bots.bot import Glimpse, play_out, random_play_out
from sztab.bots.greedy import GreedyBot
from sztab.games import CATALOGUE, load
from sztab.games.warszawa.game import Warszawa
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.kernel.toy import State, Toy


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_to_the_end_and_the_same_way_from_the_same_seed(name: str) -> None:
    ends = []
    for _ in range(2):
        play = Play.begin(Toy(), "one")
        play_out(play, {"red": make(name, 1), "blue": make("uniform", 2)}, RandomDice(3))
        ends.append(play.answers)
        assert play.outcome is not None
    assert ends[0] == ends[1]


def test_greedy_takes_the_answer_that_wins() -> None:
    state = Toy().place({"hands": [[0, 1, 3], [4, 5]], "deck": [], "prize": 9, "phase": 1})
    bids = set()
    for seed in range(8):
        play: Play[State] = Play(Toy(), state.copy())
        bids.add(GreedyBot(seed, worlds=30).answer(Glimpse(play, "red")))
    assert bids == {3}, "blue can only bid 4 or 5, which lose to 3"


class Miserly(Toy):
    """Whoever keeps his cards stands better."""

    def appraise(self, state: State, seat: str) -> float:
        return sum(state.hands[("red", "blue").index(seat)])


def test_nobody_calls_off_for_ever_what_he_would_rather_not_do() -> None:
    play: Play[State] = Play(Miserly(), Miserly().place({"hands": [[0, 1, 3], [4, 5]], "deck": [], "phase": 1}))
    play.answer(3)
    assert isinstance(play.question, Choice)
    assert play.question.options == ("yes", "no"), "to say no leads back to the choice of a card"
    for seed in range(4):
        bot = GreedyBot(seed)
        assert bot.answer(Glimpse(play, "red")) == "yes"
        assert list(bot.values(Glimpse(play, "red"), also=1)) == [0, 1], "what is asked for is told all the same"
        assert bot.first(Glimpse(play, "red"), None, 2) == [0]


def test_a_random_play_out_counts_forced_answers() -> None:
    play = Play.begin(Toy(), "one", memory=False)
    forced = random_play_out(play, RandomDice(1))
    assert play.outcome is not None
    assert 0 <= forced < len(play.answers)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadNotation, match="uniform"):
        make("napoleon")


def test_an_old_name_still_means_its_level() -> None:
    assert named("greedy", "rok-1920") == named("corporal", "rok-1920") == "corporal"
    plays = []
    for name in ("greedy", "corporal"):
        play = Play.begin(Toy(), "one")
        play_out(play, {"red": make(name, 1), "blue": make("uniform", 2)}, RandomDice(3))
        plays.append(play.answers)
    assert plays[0] == plays[1]


def test_every_game_has_a_ladder_of_levels() -> None:
    for game in CATALOGUE:
        ladder = offered(game)
        assert ladder[:3] == ("uniform", "recruit", "corporal")
        assert list(ladder) == [name for name in NAMES if name in ladder], "from the weakest to the strongest"
        for name in set(NAMES) - set(ladder):
            with pytest.raises(BadNotation, match=f"{game} has no bot '{name}'"):
                named(name, game)


def test_a_recruit_is_careless_now_and_then() -> None:
    state = Toy().place({"hands": [[0, 1, 3], [4, 5]], "deck": [], "prize": 9, "phase": 1})
    bids = set()
    for seed in range(40):
        play: Play[State] = Play(Toy(), state.copy())
        bids.add(make("recruit", seed).answer(Glimpse(play, "red")))
    assert 3 in bids
    assert len(bids) > 1, "the winning bid is sometimes missed"


def test_an_officer_goes_by_the_weights_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of the game nothing is worth anything but Radzymin."""
    game = load("bitwa-warszawska")
    assert isinstance(game, Warszawa)
    state = Play.begin(game, "olympiad").state
    state.round = 5
    richer = state.copy()
    richer.hands[0], richer.decks[0] = sorted([*state.hands[0], state.decks[0][0]]), state.decks[0][1:]
    assert game.appraise(richer, "pl") - game.appraise(state, "pl") > 0.3
    assert game.weigh(richer, "pl") - game.weigh(state, "pl") < 0.3
    calls = []
    weigh = game.weigh

    def counted(state: Any, seat: str, weights: Any = None) -> float:
        calls.append(seat)
        return weigh(state, seat, weights)

    monkeypatch.setattr(game, "weigh", counted)
    monkeypatch.setattr(game, "evaluate", None)
    play, dice = Play.begin(game, "olympiad"), RandomDice(2)
    while not isinstance(play.question, Choice):
        assert play.question is not None
        play.answer(dice.settle(play.question))
    seat = play.question.seat
    make("officer", 1).answer(Glimpse(play, seat))
    assert set(calls) == {seat}
