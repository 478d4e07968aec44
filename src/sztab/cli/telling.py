"""Questions, answers, events and refusals in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from sztab.kernel.events import Event, Outcome, Refusal
from sztab.kernel.game import Game
from sztab.kernel.modifiers import Modifier
from sztab.kernel.requests import Answer, Choice
from sztab.words import Words, naming, params


class Teller:
    """Puts what a game says into the words of one language."""

    def __init__(self, game: Game[Any], say: Words) -> None:
        self.game = game
        self.say = say.of(game.id)

    def label(self, field: str, value: Any) -> str:
        if isinstance(value, (list, tuple)):
            return params.listed(field, [self.label(field, item) for item in value], self.say.language)
        return params.dated(self.game.label(field, value, self.say.language), self.say.language)

    def _labels(self, fields: dict[str, Any]) -> dict[str, Any]:
        return params.told(fields, self.label)

    def rule(self, rule: str) -> str:
        return f"[{self.game.number(rule)}]" if rule else ""

    def question(self, question: Choice) -> str:
        return self.say(f"{self.game.package}-ask-{question.prompt}", **self._labels(dict(question.about)))

    def answer(self, question: Choice, answer: Answer) -> str:
        return self.answer_at(question.prompt, answer)

    def answer_at(self, prompt: str, answer: Answer) -> str:
        """An option in words: by its tag, by its prompt, or by the names in it."""
        wire = self.game.codec.encode_at(prompt, answer)
        tag = wire.pop("answer", "")
        labels = self._labels(wire)
        for key in (f"{prompt}-{tag}", tag, prompt):
            message = f"{self.game.package}-answer-{key}"
            if key.strip("-") and message in self.say:
                return self.say(message, **labels)
        return " ".join(str(part) for part in (tag, *(labels[field] for field in wire)) if part != "")

    def event(self, event: Event) -> str:
        fields = {f: getattr(event, f) for f in event.__struct_fields__ if f not in naming.SILENT}
        return self.event_named(str(event.__struct_config__.tag), fields, event.rule)

    def event_named(self, tag: str, fields: dict[str, Any], rule: str) -> str:
        """An event told by its tag and its fields; by words of its rule's own where there are such."""
        fields = naming.named(self.game, tag, fields)
        key = f"{self.game.package}-event-{tag}"
        own = f"{key}-by-{re.sub('[./]', '-', rule)}"
        text = params.ended(self.say(own if own in self.say else key, **self._labels(fields)))
        return f"{text} {self.rule(rule)}".strip()

    def modifiers(self, event: Event) -> list[str]:
        """The sum behind a result, one line a number."""
        sums = [value for f in event.__struct_fields__ if _is_sum(value := getattr(event, f))]
        return [self.modifier(modifier) for parts in sums for modifier in parts]

    def modifier(self, modifier: Modifier) -> str:
        key = f"{self.game.package}-modifier-{modifier.key}"
        of = self.label("of", modifier.of) if modifier.of else ""
        name = self.say(key, of=of) if key in self.say else self.label("modifier", modifier.key)
        return f"{modifier.value:+d} {name} {self.rule(modifier.rule)}".replace(
            "-", "−", 1 if modifier.value < 0 else 0
        )

    def refusal(self, refusal: Refusal) -> str:
        stem = f"{self.game.package}-refusal" if refusal.rule else "refusal"
        text = self.say(f"{stem}-{refusal.key}", **self._labels(msgspec.to_builtins(refusal.params)))
        return f"{text} {self.rule(refusal.rule)}".strip()

    def outcome(self, outcome: Outcome) -> str:
        winner = ", ".join(self.label("seat", seat) for seat in outcome.winners) or self.say("cli-nobody")
        reason = self.say(f"{self.game.package}-outcome-{outcome.reason}")
        score = ", ".join(self._scored(outcome.score))
        text = self.say("cli-outcome", winner=winner, reason=reason)
        level = self.label("level", outcome.level)
        if level != outcome.level:
            text = f"{text} {level[:1].upper()}{level[1:]}."
        return f"{text} {self.rule(outcome.rule)}" + (f" ({score})" if score else "")

    def _scored(self, score: Mapping[str, int]) -> Iterator[str]:
        """The points of each seat, with the rules that gave them, and what else was counted."""
        for key, points in score.items():
            seat, _, by = key.partition(" ")
            if by:
                continue
            parts = ", ".join(
                f"{name[len(seat) + 1 :]}: {part}" for name, part in score.items() if name.startswith(f"{seat} ")
            )
            own = f"web-{self.game.package}-counted-{seat}"
            named = self.say(own) if own in self.say else self.label("seat", seat)
            yield f"{named} {points}" + (f" [{parts}]" if parts else "")


def _is_sum(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Modifier)
