"""Lessons: a guided first game and a course of short tasks for each game, written as data and judged by the engine.

See docs/lessons.md for the form of the files.
"""

from sztab.lessons.course import Course, FirstGame, Lesson, Step, course, games_with_lessons, read_course

__all__ = ["Course", "FirstGame", "Lesson", "Step", "course", "games_with_lessons", "read_course"]
