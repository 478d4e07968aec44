"""How a seat would go on by itself after an answer, by the plans of the game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sztab.bots.trial import Trial
from sztab.kernel.game import S
from sztab.kernel.opinions import Lasting
from sztab.kernel.requests import Choice

LONGEST = 16
"""How many answers of the seat's own a line holds."""


class Reply(Struct, frozen=True):
    """An answer that follows: what was asked, and the answer by names."""

    prompt: str
    wire: dict[str, Any]


def line_of(trial: Trial[S], question: Choice, index: int, plan: bytes = b"", weights: Any = None) -> list[Reply]:
    """The answers that follow one, up to chance, another seat or the end of what was begun."""
    found: list[Reply] = []
    game, trial = trial.game, trial.fork(question.options[index])
    while len(found) < LONGEST:
        if trial.is_settled:
            if not isinstance(game, Lasting) or not game.is_begun(trial.state):
                break
            trial = Trial(game, trial.state)
            if trial.is_settled and not game.is_begun(trial.state):
                break  # it had nothing left to do: whoever is asked about now begins something else
        following = trial.question
        if not isinstance(following, Choice) or following.seat != question.seat:
            break
        if following.prompt == question.prompt and any(reply.prompt != question.prompt for reply in found):
            break  # the same is asked of the next
        candidates, plan = game.planned(trial.state, following, plan, weights)
        if candidates is None and len(following.options) > 1:
            break
        answer = following.options[candidates[0] if candidates else 0]
        found.append(Reply(following.prompt, game.codec.encode(following, answer)))
        trial.answer(answer)
    return found
