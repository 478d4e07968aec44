"""Answers at the edge: small mappings with names instead of the engine's numbers, declared as data.

A game lists its domains (`army`: the ids of its armies by dense index) and, for each prompt, the shapes of its answers:

    Codec(
        domains={"army": ("pl-1a", …), "field": ("warszawa", …)},
        shapes={
            "retreat": {"": ("field",)},    # 4 <-> {"field": "radzymin"}
            "action": {"order": ("army",), "rest": ()},  # ("order", 2) <-> {"answer": "order", "army": "pl-3a"}
                                                         # "rest" <-> {"answer": "rest"}
            "front": {"": ("card*",)},      # (3, 7) <-> {"card": ["p-04", "p-08"]}
            "patrol": {"": ("unit&",)},     # (3, 7) too, in whatever order the units are named
        },
    )

A field name may say its domain: `to:field`. The domains `int` and `text` are the values themselves. A shape of one
unnamed field stands for the bare value. A prompt without shapes takes the answer as it is, under `value`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sztab.kernel.errors import BadNotation
from sztab.kernel.requests import Answer, Question, Roll

Fields = tuple[str, ...]
Shapes = Mapping[str, Fields]
Wire = dict[str, Any]

IN_ORDER, ANY_ORDER = "*", "&"
"""Signs of lists: a way, whose order counts; several of a kind, whose order does not (options have them ascending)."""


class Codec:
    """Engine answers to wire mappings and back, for all prompts of one game."""

    def __init__(self, domains: Mapping[str, Sequence[str]], shapes: Mapping[str, Shapes]) -> None:
        self.domains = dict(domains)
        self.shapes = dict(shapes)
        self._fields = {
            prompt: {tag: [_parse_field(field) for field in fields] for tag, fields in by_tag.items()}
            for prompt, by_tag in shapes.items()
        }
        self._keys = {
            prompt: {
                tag: {name for name, _, _ in fields} | ({"answer"} if tag else set()) for tag, fields in tags.items()
            }
            for prompt, tags in self._fields.items()
        }
        """The names that an answer has, where it is written as it should be."""
        self._numbers = {domain: {name: i for i, name in enumerate(names)} for domain, names in domains.items()}
        self._named = {
            (prompt, tag): (len(self._keys[prompt][tag]), [(n, self._numbers[d], many) for n, d, many in fields])
            for prompt, tags in self._fields.items()
            for tag, fields in tags.items()
            if all(domain in self._numbers for _, domain, _ in fields)
        }
        """Shapes of names alone, nearly all: how many words an answer has, and what the names in it mean."""
        self._lists = {
            prompt: (by_tag[""][0][0], self.domains[by_tag[""][0][1]])
            for prompt, by_tag in self._fields.items()
            if list(by_tag) == [""]
            and (prompt, "") in self._named
            and [bool(many) for *_, many in by_tag[""]] == [True]
        }
        """Prompts that are answered with one list of names, as draws are."""
        self.replayer: Any = None
        """What plays records again compiled, made where it is first asked for (`replay.py`)."""

    def told(self) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
        """What a compiled reader of answers is told: shapes of names by prompt and word, and prompts that are answered
        with one list."""
        named: dict[str, dict[str, Any]] = {}
        for (prompt, tag), (words, fields) in self._named.items():
            named.setdefault(prompt, {})[tag] = (words, tuple(fields))
        return named, {prompt: (name, tuple(names)) for prompt, (name, names) in self._lists.items()}

    def encode(self, question: Question, answer: Answer) -> Wire:
        if isinstance(question, Roll):
            return {"dice": list(answer)}
        return self.encode_at(question.prompt, answer)

    def encode_at(self, prompt: str, answer: Answer) -> Wire:
        if (found := self._lists.get(prompt)) is not None:
            name, names = found
            return {name: [names[v] for v in answer]}
        shapes = self.shapes.get(prompt)
        if shapes is None:
            return {"value": list(answer) if isinstance(answer, tuple) else answer}
        tag, values = self._split(shapes, answer)
        wire: Wire = {"answer": tag} if tag else {}
        for (name, domain, many), value in zip(self._fields[prompt][tag], values, strict=True):
            if domain in ("int", "text"):
                wire[name] = list(value) if many else value
            else:
                names = self.domains[domain]
                wire[name] = [names[v] for v in value] if many else names[value]
        return wire

    def decode(self, question: Question, wire: Mapping[str, Any]) -> Answer:
        if type(question) is Roll:
            return freeze(_mapping(wire, question.prompt).get("dice"))
        return self.decode_at(question.prompt, wire)

    def decode_at(self, prompt: str, wire: Mapping[str, Any]) -> Answer:
        """Read a mapping as an answer to a prompt, whether it is legal now or not."""
        try:  # nearly always it is made of names, and written as it should be
            tag = wire.get("answer", "")
            words, fields = self._named[prompt, tag]
            values: list[Any] = [tag] if tag else []
            for name, numbers, many in fields:
                value = wire[name]
                if not many:
                    values.append(numbers[value])
                elif type(value) is list:
                    found = map(numbers.__getitem__, value)
                    values.append(tuple(sorted(found) if many == ANY_ORDER else found))
            if len(values) == len(wire) == words:
                return values[0] if words == 1 else tuple(values)
        except (LookupError, TypeError, AttributeError):
            pass
        return self._read_with_care(prompt, wire)

    def _read_with_care(self, prompt: str, wire: Mapping[str, Any]) -> Answer:
        """Any answer, or what is wrong with it."""
        wire = _mapping(wire, prompt)
        shapes = self.shapes.get(prompt)
        if shapes is None:
            return freeze(wire.get("value"))
        tag = wire.get("answer", "")
        if not isinstance(tag, str) or tag not in shapes:
            raise BadNotation(f"{dict(wire)!r} is not an answer to {prompt}: one of {_listed(shapes)} is needed")
        fields = self._fields[prompt][tag]
        if wire.keys() != self._keys[prompt][tag]:
            unknown = set(wire) - {name for name, _, _ in fields} - {"answer"}
            missing = [name for name, _, _ in fields if name not in wire]
            if unknown or missing:
                wrong = f"unknown {sorted(map(str, unknown))}" if unknown else f"missing {missing}"
                raise BadNotation(f"{dict(wire)!r} is not an answer to {prompt}: {wrong}")
        values = [self._read(domain, many, wire[name], prompt) for name, domain, many in fields]
        if tag:
            return (tag, *values) if values else tag
        return values[0] if len(values) == 1 else tuple(values)

    def _split(self, shapes: Shapes, answer: Answer) -> tuple[str, Sequence[Any]]:
        if isinstance(answer, str) and answer in shapes:
            return answer, ()
        if isinstance(answer, tuple) and answer and isinstance(answer[0], str) and answer[0] in shapes:
            return answer[0], answer[1:]
        fields = shapes[""]
        return "", (answer,) if len(fields) == 1 else answer

    def _read(self, domain: str, many: str, value: Any, prompt: str) -> Any:
        if not many and isinstance(value, str):  # nearly always the name of something
            numbers = self._numbers.get(domain)
            if numbers is not None and value in numbers:
                return numbers[value]
        if many:
            if not isinstance(value, (list, tuple)):
                raise BadNotation(f"{value!r} in an answer to {prompt}: a list is needed")
            found = [self._read(domain, "", v, prompt) for v in value]
            return tuple(sorted(found) if many == ANY_ORDER else found)
        if domain in ("int", "text"):
            if type(value) is not (int if domain == "int" else str):
                raise BadNotation(f"{value!r} in an answer to {prompt} is not {domain}")
            return value
        number = self._numbers[domain].get(value) if isinstance(value, str) else None
        if number is None:
            raise BadNotation(f"{value!r} in an answer to {prompt} is not the name of a known {domain}")
        return number


def _mapping(wire: Any, prompt: str) -> Mapping[str, Any]:
    if not isinstance(wire, (dict, Mapping)):  # nearly always a dict, and that is told faster
        raise BadNotation(f"{wire!r} is not an answer to {prompt}: a mapping is needed")
    return wire


def _parse_field(field: str) -> tuple[str, str, str]:
    """The name, the domain, and by which sign it is a list ("": it is none)."""
    name, _, domain = field.rstrip(IN_ORDER + ANY_ORDER).partition(":")
    return name, domain or name, field[-1] if field[-1] in (IN_ORDER, ANY_ORDER) else ""


def _listed(shapes: Shapes) -> str:
    return ", ".join(repr(tag) if tag else "/".join(shapes[tag]) for tag in shapes)


def freeze(value: Any) -> Answer:
    """Lists to tuples, all the way down: JSON has no tuples."""
    return tuple(freeze(v) for v in value) if isinstance(value, (list, tuple)) else value
