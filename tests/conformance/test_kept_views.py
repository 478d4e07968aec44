"""Views are put together from what was shown last, of whatever play: they say what views say that know of none."""

from typing import Any

import pytest

from sztab import games
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

ANSWERS = 300
PLAYS = [
    ("rok-1920", "campaign", {}), ("nest-of-eagles", "9", {}), ("nest-of-eagles", "9", {"players": "three"}),
    ("nest-of-eagles", "9", {"hiding": "both", "alternative-arrivals": "yes"}),
    ("how-the-west-was-saved", "campaign", {}),
]  # fmt: skip


def what_is_kept(play: Play[Any]) -> tuple[Any, tuple[str, ...]]:
    """The object that keeps what was shown last, and the names under which it does."""
    if hasattr(play.game, "war"):
        return play.game.war(play.state), ("last_board", "last_boxes", "last_notes")
    return getattr(play.game, "ed"), ("last_seen",)  # noqa: B009 - a field that not all games have


@pytest.mark.parametrize(("game_id", "scenario", "options"), PLAYS)
def test_what_was_shown_last_is_shown_again_while_it_is_the_same(
    game_id: str, scenario: str, options: dict[str, str]
) -> None:
    game, dice = games.load(game_id), RandomDice(3)
    play = Play.begin(game, scenario, options, memory=False)
    seats = (*game.scenario(scenario).seats_for(options), None)
    keeper, names = what_is_kept(play)
    was: dict[str, Any] = {}
    again: dict[str, bool] = {}
    while (question := play.question) is not None and len(play.answers) < ANSWERS:
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
        seen = [game.view(play.state, seat) for seat in seats]
        kept = {name: getattr(keeper, name) for name in names}
        for seat, view in zip(seats, seen):
            for name in names:
                setattr(keeper, name, {} if isinstance(kept[name], dict) else None)
            assert game.view(play.state, seat) == view, f"{seat} after {len(play.answers)} answers"
        for name in names:
            if kept[name]:
                again[name] = again.get(name, False) or _is_shared(was.get(name), kept[name])
            was[name] = dict(kept[name]) if isinstance(kept[name], dict) else kept[name]
            setattr(keeper, name, kept[name])
    assert again
    assert all(again.values()), again


def _is_shared(before: Any, now: Any) -> bool:
    """Was something shown again, not made anew?"""
    if isinstance(now, dict):
        return any(before and before.get(key) is value for key, value in now.items())
    return now is not None and before is now
