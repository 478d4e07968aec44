"""Who answers for chance: the fair stream of a recorded game, a script, or a plain generator for play-outs.

The fair stream: the host commits to SHA-256 of its seed before the first question to chance; each seat may add a
contribution; question number `index` is answered from HMAC-SHA-256(key, index, block), where the key is made of the
seed and all contributions. Numbers are taken without bias: a word beyond the last whole multiple is thrown away.
"""

import hashlib
import hmac
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from sztab.kernel.codec import Codec, freeze
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.requests import Answer, Chance, Draw, Roll, Seat

WORD = 4
"""Bytes a number is made of."""


class Dice(Protocol):
    """Answers questions to chance."""

    def settle(self, question: Chance) -> Answer: ...


def answer_with(below: Callable[[int], int], question: Chance) -> Answer:
    """The answer to a question to chance, from a source of unbiased numbers 0..n-1."""
    if isinstance(question, Roll):
        low, sides = question.die.low, question.die.sides
        if question.count == 1:
            return (low + below(sides),)
        return tuple([low + below(sides) for _ in range(question.count)])
    if isinstance(question, Draw):
        if question.count == 1:
            return (question.pool[below(len(question.pool))],)
        pool: list[Any] = list(question.pool)
        taken = question.count
    else:
        pool = list(question.items)
        taken = len(pool)
    for i in range(taken):
        j = i + below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    return tuple(pool[:taken])


def chance_asked(codec: Codec, question: Chance) -> dict[str, Any]:
    """A question to chance as records write it: dice by their lowest face and their sides, or a pool in its order."""
    if isinstance(question, Roll):
        return {"roll": question.count, "low": question.die.low, "sides": question.die.sides}
    if isinstance(question, Draw):
        return {"draw": question.count, "from": codec.encode(question, tuple(question.pool))}
    return {"draw": len(question.items), "from": codec.encode(question, tuple(question.items))}


class RandomDice:
    """A plain generator: for play-outs, bots and the laboratory."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = random.Random(seed).random
        """The next number, from 0 up to 1."""

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def settle(self, question: Chance) -> Answer:
        if isinstance(question, Roll) and question.count == 1:
            die = question.die
            return (die.low + int(self.random() * die.sides),)
        if isinstance(question, Draw) and question.count == 1:
            return (question.pool[int(self.random() * len(question.pool))],)
        return answer_with(self.below, question)


class ScriptedDice:
    """Answers written beforehand, for situations and tests; refuses when they run out."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers: Iterator[Answer] = iter(answers)

    def settle(self, question: Chance) -> Answer:
        for answer in self._answers:
            return question.pick(freeze(answer if isinstance(answer, (list, tuple)) else [answer]))
        raise IllegalAnswer(f"the script has no answer left for {question.prompt} [{question.rule}]")


def commitment(seed: bytes) -> str:
    """What the host publishes before the first roll."""
    return hashlib.sha256(b"sztab-seed:" + seed).hexdigest()


def practice_seed(number: int) -> bytes:
    """The seed of a practice game: anyone can know it, so the record says so."""
    return hashlib.sha256(f"sztab-practice:{number}".encode()).digest()


def _mixed_key(seed: bytes, contributions: Mapping[Seat, str]) -> bytes:
    said = "".join(f"{len(seat)}:{seat}={len(text)}:{text};" for seat, text in sorted(contributions.items()))
    return hmac.new(seed, b"sztab-key:" + said.encode(), hashlib.sha256).digest()


class FairDice:
    """The stream of one game. An index is never used twice: what was taken back stays used."""

    def __init__(self, seed: bytes, contributions: Mapping[Seat, str], next_index: int = 0) -> None:
        self._key = _mixed_key(seed, contributions)
        self.next_index = next_index

    def settle(self, question: Chance) -> Answer:
        answer = self.settle_at(self.next_index, question)
        self.next_index += 1
        return answer

    def settle_at(self, index: int, question: Chance) -> Answer:
        """The answer to question number `index`: the same on any machine."""
        words = self._words(index)

        def below(n: int) -> int:
            limit = 256**WORD // n * n
            return next(word for word in words if word < limit) % n

        return answer_with(below, question)

    def _words(self, index: int) -> Iterator[int]:
        block = 0
        while True:
            digest = hmac.digest(self._key, f"{index}:{block}".encode(), "sha256")
            for at in range(0, len(digest), WORD):
                yield int.from_bytes(digest[at : at + WORD], "big")
            block += 1
