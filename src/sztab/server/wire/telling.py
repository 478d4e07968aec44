"""What a game says, as parts of messages: rules as numbers, and names in both languages beside ids.

The words themselves are the client's, from the same Fluent files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sztab.kernel import events as kernel_events
from sztab.kernel.codec import freeze
from sztab.kernel.events import Event
from sztab.kernel.game import Game
from sztab.kernel.modifiers import Modifier
from sztab.kernel.requests import Choice
from sztab.server.wire.models import Label, Option, Outcome, Question, Refusal, Told
from sztab.words import naming, params

LABELLED = 50_000
"""How many names are remembered a game."""
TOLD = 8_000
"""How many events are remembered a game."""
PLAIN = (str, int, bool, float, type(None))


class Teller:
    """Turns questions, events and refusals of one game into parts of messages."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._names: dict[tuple[str, Any, str], str] = {}
        self._labels: dict[tuple[str, Any], Label | None] = {}
        self._wires: dict[tuple[str, Any], dict[str, Any]] = {}
        self._told: dict[tuple[Event, int], Told] = {}

    def number(self, rule: str) -> str:
        return self.game.number(rule) if rule else ""

    def label(self, field: str, value: Any) -> Label:
        return Label(en=self._name(field, value, "en"), pl=self._name(field, value, "pl"))

    def _name(self, field: str, value: Any, language: str) -> str:
        if isinstance(value, (list, tuple)):
            return (
                params.listed(field, [self._name(field, part, language) for part in value], language) if value else ""
            )
        key = (field, value, language)
        found = self._names.get(key)
        if found is None:
            if len(self._names) > LABELLED:
                self._names.clear()
            found = self._names[key] = self.game.label(field, value, language)
        return found

    def labels(self, fields: Mapping[str, Any]) -> dict[str, Label]:
        """Names of what the fields hold, where they differ from the value itself."""
        found = {}
        for field, value in fields.items():
            key = (field, freeze(value))
            try:
                if key not in self._labels:
                    if len(self._labels) > LABELLED:
                        self._labels.clear()
                    self._labels[key] = self._label_of(field, value)
                label = self._labels[key]
            except TypeError:
                label = None
            if label is not None:
                found[field] = label
        return found

    def _label_of(self, field: str, value: Any) -> Label | None:
        if isinstance(value, (dict, bool, Modifier)) or value is None:
            return None
        if isinstance(value, (list, tuple)) and any(isinstance(part, (dict, list, tuple, Modifier)) for part in value):
            return None
        label = self.label(field, value)
        return None if label.en == label.pl == str(value) else label

    def plain(self, value: Any) -> Any:
        """JSON-ready data, with rules as numbers and the names of modifiers beside their keys."""
        if type(value) in PLAIN:
            return value
        if isinstance(value, Modifier):
            names = self.labels({"modifier": value.key, **({"of": value.of} if value.of else {})})
            told = {"rule": self.number(value.rule), "key": value.key, "value": value.value, "labels": names}
            return {**told, "of": value.of} if value.of else told
        if isinstance(value, kernel_events.Refusal):
            return msgspec.to_builtins(self.refusal(value))
        if isinstance(value, msgspec.Struct):
            tag = {"event": value.__struct_config__.tag} if isinstance(value, Event) else {}
            return self.plain({**tag, **{f: getattr(value, f) for f in value.__struct_fields__}})
        if isinstance(value, Mapping):
            return {str(k): self._numbered(v) if k == "rule" else self.plain(v) for k, v in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.plain(part) for part in value]
        return msgspec.to_builtins(value)

    def _numbered(self, rule: Any) -> Any:
        """A rule's number; what is no rule's name (or a number already) stays."""
        if not isinstance(rule, str):
            return self.plain(rule)
        try:
            return self.number(rule)
        except (LookupError, ValueError):
            return rule

    def wire(self, prompt: str, answer: Any) -> dict[str, Any]:
        """An answer by names; the same ones come back again and again, and are kept."""
        key = (prompt, answer)
        found = self._wires.get(key)
        if found is None:
            if len(self._wires) > LABELLED:
                self._wires.clear()
            found = self._wires[key] = self.game.codec.encode_at(prompt, answer)
        return found

    def question(self, question: Choice) -> Question:
        wire, prompt = self.wire, question.prompt
        return Question(
            seat=question.seat,
            prompt=prompt,
            rule=self.number(question.rule),
            about=self.plain(question.about),
            labels=self.labels(question.about),
            options=[Option(i, wire(prompt, answer)) for i, answer in enumerate(question.options)],
            secret=question.secret,
        )

    def event(self, event: Event, version: int) -> Told:
        """An event as it is told; all who see it get the same, so it is made once."""
        try:
            found = self._told.get((event, version))
        except TypeError:
            return self._make_told(event, version)
        if found is None:
            if len(self._told) > TOLD:
                self._told.clear()
            found = self._told[event, version] = self._make_told(event, version)
        return found

    def _make_told(self, event: Event, version: int) -> Told:
        fields = naming.fields_of(self.game, event)
        return Told(
            version=version,
            event=str(event.__struct_config__.tag),
            rule=self.number(event.rule),
            fields=self.plain(fields),
            labels=self.labels(fields),
            private=bool(event.only),
        )

    def refusal(self, refusal: kernel_events.Refusal) -> Refusal:
        params = self.plain(refusal.params)
        return Refusal(self.number(refusal.rule), refusal.key, params, self.labels(refusal.params))

    def refusals(self, refusals: Sequence[kernel_events.Refusal]) -> list[Refusal]:
        return [self.refusal(refusal) for refusal in refusals]

    def outcome(self, outcome: kernel_events.Outcome) -> Outcome:
        rule = self.number(outcome.rule)
        return Outcome(
            outcome.winner, outcome.level, outcome.reason, rule, dict(outcome.score), list(outcome.also or ())
        )
