import msgspec
import pytest

from sztab.kernel.dice import RandomDice, ScriptedDice
from sztab.kernel.errors import BadNotation, IllegalAnswer
from sztab.kernel.play import Play, Position
from sztab.kernel.requests import Choice, Draw, Shuffle
from tests.kernel.toy import State, Toy

GAME = Toy()


def begin(*answers: object) -> Play[State]:
    play = Play.begin(GAME, "one")
    for answer in answers:
        play.answer(answer)
    return play


def play_on(play: Play[State], seed: int) -> Play[State]:
    dice = RandomDice(seed)
    while (question := play.question) is not None:
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
    return play


def test_a_play_asks_chance_and_players_in_turn() -> None:
    play = begin((3, 4))
    assert isinstance(play.question, Choice)
    assert (play.question.seat, play.question.prompt, play.question.options) == ("red", "bid", [0, 1, 2])
    assert [type(event).__name__ for event in play.events] == ["Prize"]


@pytest.mark.parametrize("answer", [3, "1", None, (1,), 1.5, -1])
def test_an_answer_that_was_not_offered_is_refused_and_changes_nothing(answer: object) -> None:
    play = begin((3, 4))
    before = msgspec.json.encode(play.position())
    with pytest.raises(IllegalAnswer, match="bid"):
        play.answer(answer)
    assert msgspec.json.encode(play.position()) == before
    play.answer(1)


@pytest.mark.parametrize("faces", [(0, 3), (7, 1), (1,), (1, 2, 3), "12", (True, 2), 5, None])
def test_dice_that_cannot_fall_are_refused(faces: object) -> None:
    with pytest.raises(IllegalAnswer, match="2d6"):
        begin(faces)


def test_equal_answers_reach_the_rules_as_the_option_itself() -> None:
    play = begin((3, 4), 1.0, "yes")
    assert type(play.state.bids[0]) is int


@pytest.mark.parametrize("given", range(12))
def test_a_position_survives_json_at_any_moment_and_a_copy_goes_on_by_itself(given: int) -> None:
    play = Play.begin(GAME, "one")
    dice = RandomDice(7)
    for _ in range(given):
        question = play.question
        assert question is not None
        play.answer(question.options[0] if isinstance(question, Choice) else dice.settle(question))
    data = msgspec.json.decode(msgspec.json.encode(play.position()), type=Position)
    resumed = play_on(Play.resume(GAME, data), 3)
    copied = play_on(play.copy(), 3)
    bare = play_on(play.copy(memory=False), 3)
    before = msgspec.json.encode(play.position())
    assert before == msgspec.json.encode(data)
    assert play_on(play, 3).state == resumed.state == copied.state == bare.state


def test_a_copy_at_a_quiet_point_does_not_share_its_state() -> None:
    play = begin((3, 4))
    twin = play.copy()
    twin.answer(0)
    twin.answer("yes")
    assert play.state.hands[0] == [0, 1, 2]
    assert twin.copy().copy().state.hands[0] == [1, 2]


def test_undo_goes_back_to_the_last_roll_and_says_why_not_further() -> None:
    play = begin((3, 4), 0, "no", 2)
    assert play.undo_refusal("red") is None
    for expected in (("bid", 3), ("sure", 2), ("bid", 1)):
        play.undo("red")
        assert play.question is not None
        assert (play.question.prompt, len(play.answers)) == expected
    refusal = play.undo_refusal("red")
    assert refusal is not None
    assert (refusal.key, refusal.params) == ("undo-chance", {"answer": 1})
    with pytest.raises(IllegalAnswer, match="undo-chance"):
        play.undo("red")


def test_undo_and_again_forward_is_the_same() -> None:
    play = begin((3, 4), 0)
    journal, state = list(play.journal), msgspec.json.encode(play.state)
    play.answer("yes")
    play.undo("red")
    assert (play.journal, msgspec.json.encode(play.state)) == (journal, state)
    play.answer("yes")
    assert play.state.bids == [0, -1]


def test_nobody_takes_back_an_answer_of_another_seat() -> None:
    play = begin((3, 4), 0, "yes", 3)
    refusal = play.undo_refusal("red")
    assert refusal is not None
    assert refusal.key == "undo-other-seat"
    assert play.undo_refusal("blue") is None
    assert begin().undo_refusal("red") is not None


def test_forced_answers_are_given_by_themselves_when_asked_for_and_undone_together() -> None:
    state = GAME.start("one", {"target": "20"})
    state.hands = [[1], [4, 5]]
    play = Play(GAME, state, forced=True)
    play.answer((2, 2))
    assert play.question is not None
    assert play.question.prompt == "sure", "the only card is bid by itself"
    play.answer("no")
    assert play.question.prompt == "sure"
    play.undo("red")
    assert (play.question.prompt, len(play.answers)) == ("sure", 2)


@pytest.mark.parametrize("seed", range(6))
def test_a_play_that_runs_itself_out_is_the_one_that_is_answered_step_by_step(seed: int) -> None:
    raced, stepped, kept = (Play.begin(GAME, "one", memory=memory) for memory in (False, False, True))
    for play in (raced, kept):
        dice = RandomDice(seed)
        play.run_out(dice.random, dice.settle)
    play_on(stepped, seed)
    for play in (raced, stepped):
        assert (play.answers, play.seats, play.events) == (kept.answers, kept.seats, kept.events)
        assert (play.state, play.question) == (kept.state, None)


def test_a_play_that_is_over_has_nothing_to_run_out() -> None:
    play = play_on(Play.begin(GAME, "one", memory=False), 3)
    answers, events = play.answers[:], play.events
    dice = RandomDice(3)
    assert play.run_out(dice.random, dice.settle) == 0
    assert (play.answers, play.events) == (answers, events)


def test_an_outcome_says_winner_reason_and_score() -> None:
    play = play_on(Play.begin(GAME, "one"), 5)
    assert play.outcome is not None
    assert (play.outcome.reason, set(play.outcome.score)) == ("points", {"red", "blue"})
    with pytest.raises(IllegalAnswer, match="over"):
        play.answer(0)


def test_a_script_answers_for_chance_and_says_when_it_ends() -> None:
    script = ScriptedDice([[3, 4]])
    play = begin()
    assert play.question is not None
    assert not isinstance(play.question, Choice)
    play.answer(script.settle(play.question))
    assert play.state.prize == 7
    with pytest.raises(IllegalAnswer, match="no answer left"):
        script.settle(play.question)


def test_options_of_a_scenario_are_checked() -> None:
    assert Play.begin(GAME, "one", {"target": "30"}).state.target == 30
    with pytest.raises(BadNotation, match="one of 20, 30"):
        Play.begin(GAME, "one", {"target": "25"})
    with pytest.raises(BadNotation, match="no option"):
        Play.begin(GAME, "one", {"colour": "red"})
    with pytest.raises(BadNotation, match="no scenario"):
        Play.begin(GAME, "two")


def test_a_damaged_position_is_refused() -> None:
    position = begin((3, 4), 0).position()
    with pytest.raises(BadNotation, match="toy"):
        Play.resume(GAME, Position("toy", "", {"hands": "x"}, []))
    with pytest.raises(BadNotation, match="other"):
        Play.resume(GAME, Position("other", "", position.state, position.tape))
    with pytest.raises(IllegalAnswer):
        Play.resume(GAME, Position("toy", "", position.state, [5]))


@pytest.mark.parametrize("number", [-1, 99])
def test_an_answer_by_a_number_that_is_not_there_is_refused(number: int) -> None:
    play = begin((3, 4))
    with pytest.raises(IllegalAnswer, match="no number"):
        play.answer_index(number)
    assert play.answers == [(3, 4)]


@pytest.mark.parametrize("answer", [(True,), (1.0,), ([],), ({},), 1, None, "1", ("1",)])
def test_what_only_equals_a_card_is_not_drawn(answer: object) -> None:
    for question in (Draw((1, 2), 1, "1"), Shuffle((1,), "1")):
        assert question.pick((1,)) == (1,)
        with pytest.raises(IllegalAnswer):
            question.pick(answer)
