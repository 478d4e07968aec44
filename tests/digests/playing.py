"""One game of a frozen policy, told line by line: each question, answer, event, refusal and the result.

Names that players and clients meet are told (prompts, answers by name, rule numbers); the shape of the state is not.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from sztab import games
from sztab.kernel.codec import Wire
from sztab.kernel.errors import SztabError
from sztab.kernel.game import Game, Scenario
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Answer, Choice
from tests.digests.policy import Generator, forward, settle

LONGEST = 12_000
"""A game is cut after so many answers."""
TRY_EVERY = 7
"""At one question in so many, refusals are asked for."""
TRIES = 4
REMEMBERED = 300
"""So many answers of a prompt are remembered, to be tried when they are not offered."""


@cache
def opened(game: str) -> Game[Any]:
    return games.load(game)


PLAY, REFUSALS, WALKS = "questions", "refusals", "walks"
"""What is digested apart: questions with answers, events and result; refusals of single answers; refusals of two
answers one after the other."""


class Line(Struct, frozen=True):
    """Something that is digested, after so many answers."""

    answers: int
    part: str
    text: str


def options_for(scenario: Scenario, seed: str) -> dict[str, str]:
    """Options of a scenario as a seed has them: half of the games are played with the printed rules."""
    luck = Generator(f"options {seed}")
    if luck.below(2) == 0:
        return {}
    chosen = {option.id: option.values[luck.below(len(option.values))] for option in scenario.options}
    found = {option.id: chosen[option.id] for option in scenario.options if chosen[option.id] != option.default}
    for pair in scenario.excluded:
        if all(name in found for name in pair.options):
            del found[pair.options[-1]]
    return found


class _Teller:
    """Texts of one game's questions, answers and events."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._options: dict[tuple[str, Answer], tuple[Wire, str]] = {}

    def option(self, prompt: str, answer: Answer) -> tuple[Wire, str]:
        found = self._options.get((prompt, answer))
        if found is None:
            wire = self.game.codec.encode_at(prompt, answer)
            found = self._options[prompt, answer] = (wire, _json(wire))
        return found

    def told(self, thing: Any) -> str:
        return _json(self._numbered(msgspec.to_builtins(thing)))

    def _numbered(self, data: Any) -> Any:
        if isinstance(data, dict):
            return {k: self.game.number(v) if k == "rule" and v else self._numbered(v) for k, v in data.items()}
        return [self._numbered(item) for item in data] if isinstance(data, list) else data


def _json(data: Any) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


class _Tries:
    """What was offered before, alone or with the answer that came next: tried again where it is not offered."""

    def __init__(self, seed: str) -> None:
        self._luck = Generator(f"tries {seed}")
        self._known: dict[str, dict[tuple[Answer, ...], None]] = {}
        self._asked = 0

    def learn(self, prompt: str, intent: tuple[Answer, ...]) -> None:
        known = self._known.setdefault(prompt, {})
        if len(known) < REMEMBERED:
            known[intent] = None

    def at(self, question: Choice) -> list[tuple[Answer, ...]]:
        self._asked += 1
        if self._asked % TRY_EVERY:
            return []
        known = list(self._known.get(question.prompt, ()))
        return [known[self._luck.below(len(known))] for _ in range(TRIES)] if known else []


def lines(game_id: str, scenario: str, policy: str, seed: str, options: Mapping[str, str]) -> Iterator[Line]:
    """A whole game as text, line by line."""
    game = opened(game_id)
    tell, luck, tries = _Teller(game), Generator(f"{policy} {seed}"), _Tries(seed)
    play: Play[Any] = Play.begin(game, scenario, options)
    before: tuple[Choice, Answer] | None = None
    while (question := play.question) is not None and len(play.answers) < LONGEST:
        n = len(play.answers)
        for event in play.events:
            yield Line(n, PLAY, f"    event {tell.told(event)}")
        if isinstance(question, Choice):
            told = [tell.option(question.prompt, option) for option in question.options]
            about = f" about {tell.told(question.about)}" if question.about else ""
            head = f"{question.seat} {question.prompt} [{game.number(question.rule)}]{' secret' * question.secret}"
            yield Line(n, PLAY, f"{n}: {head}{about} {' '.join(text for _, text in told)}")
            for intent in tries.at(question):
                yield Line(
                    n,
                    WALKS if len(intent) > 1 else REFUSALS,
                    f"    try {intent!r}: {_refusals(tell, play, intent)}",
                )
            wires = [wire for wire, _ in told]
            if policy == "random":
                index = luck.below(len(wires))
            else:
                index = forward(luck, game_id, question.seat, wires)
            answer = question.options[index]
            if before is not None and before[0].seat == question.seat:
                tries.learn(before[0].prompt, (before[1], answer))
            tries.learn(question.prompt, (answer,))
            tries.learn(question.prompt, (question.options[-1],))
            before = question, answer
            yield Line(n, PLAY, f"    {told[index][1]}")
            play.answer_index(index)
        else:
            answer, before = settle(luck, question), None
            yield Line(n, PLAY, f"{n}: chance {question.prompt} [{game.number(question.rule)}] {answer!r}")
            play.answer(answer)
    for event in play.events:
        yield Line(len(play.answers), PLAY, f"    event {tell.told(event)}")
    yield Line(len(play.answers), PLAY, f"result {tell.told(play.outcome) if play.outcome else 'cut'}")


def _refusals(tell: _Teller, play: Play[Any], intent: tuple[Answer, ...]) -> str:
    try:
        found = why_not(play, intent)
    except SztabError as error:
        return type(error).__name__
    return tell.told(found)
