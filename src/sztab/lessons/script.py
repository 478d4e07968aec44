"""Who plays beside the learner: chance and the other seats, as the lesson tells them. Plain data, so it can be kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sztab.kernel.game import Game
from sztab.kernel.requests import Answer, Choice, Draw, Question, Roll, Shuffle
from sztab.situations.asking import spoken

QUIET = ("pass", "done", "rest", "stay", "hold", "stop", "nobody")
"""What a seat answers of whom nothing is told: the first of these words that is offered, else the first answer."""


class Script(msgspec.Struct):
    """What is still to be said by chance and by the other seats."""

    dice: list[Any] | dict[str, list[Any]] = []
    replies: list[dict[str, Any]] = []

    @classmethod
    def of(cls, dice: Any, replies: Sequence[Any] | None) -> Script:
        told = {str(k): list(v) for k, v in dice.items()} if isinstance(dice, Mapping) else list(dice or ())
        return cls(told, [spoken(reply) for reply in replies or ()])

    def copy(self) -> Script:
        dice = self.dice
        kept: Any = {k: v[:] for k, v in dice.items()} if isinstance(dice, dict) else dice[:]
        return Script(kept, self.replies[:])

    def reply(self, game: Game[Any], question: Choice) -> Answer:
        """What the other seat that is asked answers."""
        legal = [game.codec.encode(question, option) for option in question.options]
        for number, reply in enumerate(self.replies):
            said = {key: value for key, value in reply.items() if key != "by"}
            if said in legal and reply.get("by", question.seat) == question.seat:
                del self.replies[number]
                return question.options[legal.index(said)]
        for word in QUIET:
            for option, wire in zip(question.options, legal):
                if wire.get("answer") == word:
                    return option
        return question.options[0]

    def chance(self, game: Game[Any], question: Question) -> Answer | None:
        """What chance answers; None where nothing is told: there the try is over."""
        assert isinstance(question, (Roll, Draw, Shuffle))
        if isinstance(self.dice, list):
            if not self.dice:
                return None
            return _taken(game, question, self.dice.pop(0))
        if question.prompt not in self.dice:
            return None
        queue = self.dice[question.prompt]
        if isinstance(question, Roll):
            return _taken(game, question, queue.pop(0) if len(queue) > 1 else queue[0])
        return _taken(game, question, _drawn(game, question, queue)) if isinstance(question, Draw) else None


def _taken(game: Game[Any], question: Question, told: Any) -> Answer:
    if isinstance(told, Mapping):
        return question.pick(game.codec.decode(question, told))
    return question.pick(tuple(told) if isinstance(told, list) else (told,))


def _drawn(game: Game[Any], question: Draw, wishes: list[Any]) -> Mapping[str, Any]:
    """The wishes that lie in the pool, each once; then the first of the pool."""
    ((name, pool),) = game.codec.encode(question, tuple(question.pool)).items()
    picked = [wish for wish in wishes if wish in pool][: question.count]
    for wish in picked:
        wishes.remove(wish)
    return {name: picked + [thing for thing in pool if thing not in picked][: question.count - len(picked)]}
