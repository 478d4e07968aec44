"""An end that is usually offered and now is not: the client shows it greyed, with the rule that a game gives for it."""

from collections import Counter
from typing import Any

import pytest

from sztab import games
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Choice
from tests.conformance import suite

ENDING = ("done", "pass", "ready", "rest", "go")
"""As `web/src/table/dock/answers/ending.svelte.ts` looks for them."""
GAMES: dict[str, tuple[str, int]] = {
    "bitwa-warszawska": ("olympiad", 2000),
    "raclawice-1794": ("battle", 1500),
    "how-the-west-was-saved": ("campaign", 1500),
    "rok-1920": ("C", 1500),
    "nest-of-eagles": ("9", 1500),
}
FOUND = {
    "bitwa-warszawska": {("march", "done", "march-at-least-once")},
    "rok-1920": {("attackers", "go", "nobody-named"), ("move", "done", "arrivals-first")},
    "nest-of-eagles": {("attackers", "go", "nobody-named"), ("move", "done", "arrivals-first")},
}
"""Ends that are refused now and then, with the reason; in the other games an end that exists is always offered."""


def missed(play: Play[Any]) -> list[tuple[str, str, str]]:
    """Ends that the prompt knows and that are not offered now: prompt, end and the key of the reason."""
    question = play.question
    assert isinstance(question, Choice)
    shapes = play.game.codec.shapes.get(question.prompt) or {}
    found = []
    for tag in ENDING:
        if tag not in shapes or shapes[tag]:
            continue
        answer = play.game.codec.decode_at(question.prompt, {"answer": tag})
        if answer not in question.options:
            reasons = why_not(play, [answer])
            assert reasons, f"{question.prompt}: nothing says why there is no {tag!r}"
            assert play.game.number(reasons[0].rule)
            found.append((question.prompt, tag, reasons[0].key))
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_an_end_that_is_missing_has_its_reason(game: str) -> None:
    scenario, answers = GAMES[game]
    found: Counter[tuple[str, str, str]] = Counter()
    for seed in range(1, 9):
        play, dice = Play.begin(games.load(game), scenario), RandomDice(seed)
        while play.question is not None and len(play.answers) < answers:
            if isinstance(play.question, Choice):
                found.update(missed(play))
            suite.step(play, dice)
        if FOUND.get(game, set()) <= set(found):
            break
    assert not [name for name in found if name[2] in ("not-now", "not-offered")]
    assert FOUND.get(game, set()) <= set(found)
    assert game in FOUND or not found
