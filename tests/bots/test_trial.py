from sztab.bots.bot import Glimpse
from sztab.bots.trial import Trial, spread
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import D6, Choice, Roll
from tests.kernel.toy import Toy


def test_a_trial_stands_where_the_play_stands_and_leaves_it_alone() -> None:
    play, dice = Play.begin(Toy(), "one"), RandomDice(1)
    for _ in range(12):
        question = play.question
        if question is None:
            break
        before = play.state.copy()
        trial = Trial.of(play)
        assert trial.question == question
        assert trial.state == before
        if isinstance(question, Choice):
            fork = trial.fork(question.options[-1])
            assert play.state == before, "the play is not touched"
            assert trial.state == before, "nor is the trial that was forked"
            assert fork.tape in ([], [*trial.tape, question.options[-1]])
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))


def test_a_look_gives_the_play_itself_only_where_nothing_hidden_could_be_otherwise() -> None:
    play, dice = Play.begin(Toy(), "one"), RandomDice(1)
    own = other = 0
    for _ in range(40):
        question = play.question
        if question is None:
            break
        if isinstance(question, Choice):
            glimpse = Glimpse(play, question.seat)
            for seed in range(6):
                look, imagined = glimpse.look(RandomDice(seed)), glimpse.imagine(RandomDice(seed))
                assert look.state == imagined.state
                assert look.question == imagined.question
                assert (
                    Trial.at(look).fork(question.options[0]).state == Trial.of(imagined).fork(question.options[0]).state
                )
                own, other = own + (look is play), other + (look is not play)
                assert look is not play or play.is_tape_open
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
    assert own
    assert other


def test_a_secret_answer_is_never_looked_at() -> None:
    play = Play(Toy(), Toy().place({"hands": [[0, 1, 3], [4, 5]], "deck": [], "phase": 1}))
    play.answer(3)
    assert not play.is_tape_open
    assert {tuple(Glimpse(play, "blue").look(RandomDice(seed)).tape) for seed in range(20)} > {(3,)}


def test_spread_rolls_stand_for_all_rolls() -> None:
    dice, question = RandomDice(1), Roll(2, D6, "x")
    sums = [sum(spread(dice, question, part, 6)) for part in range(6)]
    assert sums == sorted(sums)
    assert sums[0] <= 5
    assert sums[-1] >= 9
    assert {sum(spread(dice, question, 0, 36)) for _ in range(9)} == {2}
