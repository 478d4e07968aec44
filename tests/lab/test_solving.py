"""Lessons whose task equals good play, as exercises for bots that do not know the task."""

import pytest

from sztab.bots import make
from sztab.bots.uniform import UniformBot
from sztab.lab.solving import flagged, main, solves
from sztab.lessons.course import course, games_with_lessons


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        ("rok-1920", "odds"),
        ("nest-of-eagles", "odds"),
        ("rok-1920", "ring"),
        ("nest-of-eagles", "ring"),
        ("rok-1920", "pursuit"),
        ("rok-1920", "supply"),
        ("nest-of-eagles", "supply"),
        ("how-the-west-was-saved", "withdrawal"),
        ("how-the-west-was-saved", "pursuit"),
        ("raclawice-1794", "victory"),
        ("raclawice-1794", "pace"),
    ],
)
def test_what_officers_have_learned_from_lessons(game: str, lesson: str) -> None:
    """Not across the river; two opposite each other; after the beaten; onto the railway behind; away before the blow;
    over the depot; round the muskets to the lost guns."""
    found = next(one for one in flagged(game) if one.id == lesson)
    assert solves(game, found, make("officer", 1))


def test_a_marshal_searches_where_his_network_has_learned_nothing() -> None:
    found = next(one for one in flagged("bitwa-warszawska") if one.id == "rejection")
    assert solves("bitwa-warszawska", found, make("marshal", 1))


def test_a_bot_that_passes_by_chance_alone_is_found_out() -> None:
    found = next(one for one in flagged("raclawice-1794") if one.id == "victory")
    assert not solves("raclawice-1794", found, UniformBot(1))


def test_every_game_has_lessons_that_ask_for_good_play() -> None:
    for game in games_with_lessons():
        known = course(game)
        assert known is not None
        assert 3 <= len(flagged(game)) < len(known.lessons)


@pytest.mark.long
def test_the_officer_solves_three_quarters_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    main(["officer"])
    *told, total = capsys.readouterr().out.splitlines()
    solved = sum(line.endswith(" solved") and not line.endswith("not solved") for line in told)
    assert total == f"officer: {solved} of {len(told)}"
    assert solved >= 0.75 * len(told), told
