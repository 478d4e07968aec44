"""How much work an answer of random play is, counted in bytecodes: a figure that a busy machine does not disturb.

    python bench/bytecodes.py [--answers N] [--functions N] GAME[:SCENARIO] …

It says by question, and by function, how many bytecodes of Python are run until the next question. One game is played
before it, so that what is kept from game to game is known. Bytecodes of a loop take less time than those of code that
runs once an answer, and operations on large sets more: it finds work that need not be done, and does not weigh it.
"""

import argparse
import random
import sys
from collections import Counter
from types import FrameType
from typing import Any

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice


class Count:
    """Bytecodes by function and by question."""

    def __init__(self) -> None:
        self.by_function: Counter[str] = Counter()
        self.by_question: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.question = ""

    def entered(self, frame: FrameType, event: str, arg: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self.ran

    def ran(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "opcode":
            code = frame.f_code
            self.by_function[f"{code.co_filename.rpartition('sztab/')[2]} {code.co_name}"] += 1
            self.by_question[self.question] += 1
        return self.ran


def counted(game_id: str, scenario: str, answers: int) -> Count:
    """So many answers of a game at random."""
    game, count = games.load(game_id), Count()
    random_play_out(Play.begin(game, scenario, memory=False), RandomDice(0))
    play, dice, rng = Play.begin(game, scenario, memory=False), RandomDice(7), random.Random(7)
    while (question := play.question) is not None and len(play.answers) < answers:
        if isinstance(question, Choice):
            index = int(rng.random() * len(question.options))
            answer = question.options[index]
        else:
            index, answer = -1, dice.settle(question)
        count.question = f"{question.prompt} {type(answer).__name__}" if question.prompt == "move" else question.prompt
        count.answers[count.question] += 1
        sys.settrace(count.entered)
        if index >= 0:
            play.answer_index(index)
        else:
            play.answer(answer)
        sys.settrace(None)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play in bytecodes.")
    parser.add_argument("what", nargs="+", metavar="GAME[:SCENARIO]")
    parser.add_argument("--answers", type=int, default=3000)
    parser.add_argument("--functions", type=int, default=30)
    given = parser.parse_args()
    for what in given.what:
        game_id, _, scenario = what.partition(":")
        scenario = scenario or max(games.load(game_id).scenarios().values(), key=lambda s: s.turns).id
        count = counted(game_id, scenario, given.answers)
        run, answers = sum(count.by_question.values()), sum(count.answers.values())
        print(f"{game_id} {scenario}: {run / answers:,.0f} bytecodes an answer")
        for question, n in count.by_question.most_common(20):
            asked = count.answers[question]
            print(f"  {n / run:6.1%} of the work, {asked / answers:6.1%} of the answers, {n / asked:9,.0f}  {question}")
        for function, n in count.by_function.most_common(given.functions):
            print(f"  {n / run:6.1%} {n / answers:8.1f} an answer  {function}")


if __name__ == "__main__":
    main()
