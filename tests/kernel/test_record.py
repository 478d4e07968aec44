import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sztab.kernel.beginning import new_header
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation, IllegalAnswer, SztabError
from sztab.kernel.events import Outcome
from sztab.kernel.record import Header, RulesVersion, parse
from sztab.kernel.recorder import Recorder
from sztab.kernel.replay import replay
from sztab.kernel.requests import Choice
from sztab.kernel.verify import Verification, verify
from tests.kernel.toy import State, Toy

RULES = RulesVersion("1.0", "r", "b")
SEED = bytes(range(32))


def recorder(*, practice: int | None = None, forced: bool = False) -> Recorder[State]:
    header = new_header(
        Toy(),
        "one",
        {},
        RULES,
        seed=SEED,
        seats={"red": "Anna", "blue": "Jan"},
        contributions={"red": "abc"},
        practice=practice,
    )
    return Recorder(Toy(), header, SEED, forced=forced)


def play_on(table: Recorder[State], answers: int = 1000) -> Recorder[State]:
    dice = RandomDice(4)
    for _ in range(answers):
        question = table.play.question
        if isinstance(question, Choice):
            table.answer(question.options[dice.below(len(question.options))])
        elif question is not None:
            table.settle()
    return table


def proven(text: str) -> Verification:
    return verify(lambda header: Toy(), parse(text), RULES)


def test_a_finished_record_proves_every_answer_and_every_die() -> None:
    result = proven(play_on(recorder()).text())
    assert (result.ok, result.dice, result.finished, result.problems) == (True, "proven", True, [])
    assert result.rolls > 0
    assert result.contributors == ["red"]


def test_an_unfinished_record_is_legal_but_its_dice_cannot_be_checked_yet() -> None:
    result = proven(play_on(recorder(), 7).text())
    assert (result.ok, result.dice, result.finished) == (True, "unrevealed", False)


def test_a_practice_game_says_so() -> None:
    assert proven(play_on(recorder(practice=5), 9).text()).dice == "practice"


def test_replay_gives_the_same_states_up_to_any_line() -> None:
    table = play_on(recorder())
    record = parse(table.text())
    assert replay(Toy(), record).play.state == table.play.state
    assert len(replay(Toy(), record, to=4).play.answers) == 4


def rewrite(line: int, change: Callable[[dict[str, Any]], None]) -> str:
    rows = play_on(recorder()).text().splitlines()
    data = json.loads(rows[line - 1])
    change(data)
    rows[line - 1] = json.dumps(data)
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize(
    ("line", "change"),
    [
        pytest.param(1, lambda d: d.update(scenario="two"), id="header"),
        pytest.param(1, lambda d: d["seats"].update(red="Ewa"), id="name"),
        pytest.param(1, lambda d: d.update(commitment="00"), id="commitment"),
        pytest.param(2, lambda d: d["answer"].update(dice=[1, 1]), id="die"),
        pytest.param(3, lambda d: d["answer"].update(card="card-3"), id="answer"),
        pytest.param(3, lambda d: d.update(seat="blue"), id="seat"),
        pytest.param(4, lambda d: d.update(state="0" * 32), id="state"),
        pytest.param(4, lambda d: d.update(n=7), id="number"),
        pytest.param(2, lambda d: d.update(index=3), id="index"),
    ],
)
def test_a_changed_line_is_refused_with_its_number(line: int, change: Callable[[dict[str, Any]], None]) -> None:
    result = proven(rewrite(line, change))
    assert not result.ok
    assert result.problems[0].startswith(f"line {line}:")


def rechained(text: str) -> str:
    """The same record with all hashes of lines made to fit again, as a forger would."""
    import msgspec

    from sztab.kernel.record import chain_hash, chained, text_of

    record = parse(text)
    chain, lines = chain_hash("", record.header), []
    for line in record.lines:
        fixed = chained(chain, msgspec.structs.replace(line, chain=""))
        chain = fixed.chain
        lines.append(fixed)
    return text_of(record.header, lines)


def test_a_forged_die_with_all_hashes_made_to_fit_is_found_by_the_seed() -> None:
    table = play_on(recorder(), 1)
    forged = recorder()
    fair = forged.dice.settle_at
    forged.dice.settle_at = lambda i, q: (6, 6) if i == 0 else fair(i, q)  # type: ignore[method-assign,assignment]
    play_on(forged)
    result = proven(rechained(forged.text()))
    assert not result.ok
    assert result.dice == "wrong"
    assert "chance gave" in result.problems[0]
    assert table.play.state.prize != 12


def test_a_forged_answer_is_found_by_the_state() -> None:
    text = rewrite(3, lambda d: d["answer"].update(card="card-3" if d["answer"]["card"] != "card-3" else "card-2"))
    result = proven(rechained(text))
    assert not result.ok
    assert result.problems[0].startswith(("line 3:", "line 4:", "line 5:"))


def test_lines_cannot_be_cut_out_or_doubled() -> None:
    rows = play_on(recorder()).text().splitlines()
    for broken in (rows[:3] + rows[4:], [*rows[:4], rows[3], *rows[4:]], rows[:1] + rows[2:]):
        assert not proven("\n".join(broken)).ok


@pytest.mark.parametrize("text", ["", "[]", "{}", "{", '{"record": 1}', "\x00"])
def test_what_is_no_record_is_refused_with_the_line(text: str) -> None:
    with pytest.raises(BadNotation, match="record:1"):
        parse(text)


def test_undo_and_takeback_stay_in_the_record_and_dice_are_never_used_twice() -> None:
    table = play_on(recorder(), 3)
    table.undo("red")
    with pytest.raises(IllegalAnswer, match="takeback"):
        table.take_back(9, ("red", "blue"))
    first = table.play.state.prize
    table.take_back(0, ("red", "blue"))
    play_on(table)
    result = proven(table.text())
    assert result.ok, result.problems
    used = [line.index for line in table.lines if line.index is not None]
    assert used == sorted(set(used)) == list(range(len(used)))
    assert table.play.answers[0] != first
    assert [line.back for line in table.lines if line.back is not None] == [2, 0]


def test_nothing_is_taken_back_after_the_end() -> None:
    table = play_on(recorder())
    with pytest.raises(IllegalAnswer, match="undo-over"):
        table.undo(table.play.seats[-1])
    with pytest.raises(IllegalAnswer, match="over"):
        table.take_back(1, ("red", "blue"))


def test_rules_of_another_version_are_named_and_the_first_difference_shown() -> None:
    class Changed(Toy):
        def start(self, scenario: str, options: Any) -> State:
            state = super().start(scenario, options)
            state.points = [1, 0]
            return state

    record = parse(play_on(recorder()).text())
    result = verify(lambda header: Changed(), record, RulesVersion("2.0", "r2", "b"))
    assert not result.ok
    assert result.rules.startswith("1.0")
    assert result.problems[0].startswith("line 2: the state after it")
    with pytest.raises(SztabError, match="line 2"):
        replay(Changed(), record)


def test_an_unknown_scenario_is_a_problem_not_a_crash() -> None:
    def no_game(header: Header) -> Toy:
        raise BadNotation("no game 'chess'")

    result = verify(no_game, parse(play_on(recorder(), 3).text()), RULES)
    assert result.problems == ["line 1: no game 'chess'"]


def test_a_recorder_goes_on_where_an_earlier_one_stopped() -> None:
    """The lines of a record, taken up again, lead to the same dice, states and chain as if it had never stopped."""
    whole = play_on(recorder())
    for cut in range(0, len(whole.lines), 7):
        again = Recorder(Toy(), whole.header, SEED, lines=whole.lines[:cut])
        assert again.lines == whole.lines[:cut]
        again.follow(whole.lines[cut:])
        assert again.text() == whole.text()
    half = play_on(recorder(), 9)
    again = Recorder(Toy(), half.header, SEED, lines=half.lines)
    assert play_on(again).text() == play_on(half).text()


def test_lines_that_do_not_fit_are_not_followed() -> None:
    whole = play_on(recorder())
    with pytest.raises(BadNotation, match="line 3 follows line 0"):
        Recorder(Toy(), whole.header, SEED, lines=whole.lines[2:])
    with pytest.raises(BadNotation, match="which is not asked"):
        Recorder(Toy(), whole.header, SEED, lines=[msgspec.structs.replace(whole.lines[0], asks="bid")])
    with pytest.raises(BadNotation, match="the state after it"):
        Recorder(Toy(), whole.header, SEED, lines=[msgspec.structs.replace(whole.lines[0], state="0")])


def test_players_may_end_a_game_at_the_table() -> None:
    table = play_on(recorder(), 7)
    table.end(Outcome("red", "win", "resigned", ""), ("blue",))
    result = proven(table.text())
    assert (result.ok, result.dice, result.finished, result.problems) == (True, "proven", True, [])
    with pytest.raises(IllegalAnswer, match="over"):
        table.answer(0)
    with pytest.raises(IllegalAnswer, match="over"):
        table.end(Outcome(None, "draw", "draw-agreed", ""), ("red", "blue"))
    forged = table.text().replace('"resigned"', '"points"')
    assert not proven(forged).ok
