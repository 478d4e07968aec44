"""`python -m sztab.lab.solving [BOT [GAME...]]`: which lessons a bot solves that does not know their task.

Only those count whose task is what good play asks for anyway (`good_play` in the course): there a bot that goes for the
best of the position does what the lesson asks. Chance and the other seats follow the lesson's script.
"""

from __future__ import annotations

import sys

from sztab.bots import make
from sztab.bots.bot import Bot, Minds
from sztab.kernel.requests import Choice
from sztab.lessons.course import Lesson, course, games_with_lessons
from sztab.lessons.judging import is_over, succeeded
from sztab.lessons.walking import Walk

LONGEST = 120
"""Answers after which a try is over that comes to no end."""


def solves(game: str, lesson: Lesson, bot: Bot) -> bool:
    """Does a bot in the learner's seat do what the lesson asks?"""
    walk = Walk(game, lesson)
    walk.load(lesson.dice, lesson.replies)
    walk.settle()
    minds = Minds({lesson.seat: bot})
    for _ in range(LONGEST):
        question = walk.play.question
        if is_over(walk.play, lesson) or not isinstance(question, Choice) or question.seat != lesson.seat:
            break
        walk.play.answer(minds.answer(walk.play))
        walk.settle()
    return succeeded(walk.play, lesson)


def flagged(game: str) -> list[Lesson]:
    """The lessons whose task equals good play."""
    found = course(game)
    return [lesson for lesson in found.lessons if lesson.good_play] if found else []


def main(words: list[str]) -> None:
    """Print each lesson with whether it was solved."""
    level, games = (words[0] if words else "officer"), words[1:] or games_with_lessons()
    tried = solved = 0
    for game in games:
        for lesson in flagged(game):
            is_solved = solves(game, lesson, make(level, 1))
            tried, solved = tried + 1, solved + is_solved
            print(game, lesson.id, "solved" if is_solved else "not solved", flush=True)
    print(f"{level}: {solved} of {tried}")


if __name__ == "__main__":
    main(sys.argv[1:])
