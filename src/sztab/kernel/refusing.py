"""Why not? A question carries what could be tried at it and the reasons against; the walk over answers is here, once.

Where a rule asks, it hands along `tries` (a table made once) and `case` (what the table looks at: edition, state and
locals of the procedure). Nothing of it is looked at in play: it costs a tuple a question.

    ORDER_TRIES = Tries(all_steps, reasons_against_step)

    def go_on(ed, st):
        answer = yield from choose(seat, "order", options, rule=ORDER, tries=ORDER_TRIES, case=(ed, st, army))

    def reasons_against_step(answer, ed, st, army) -> Reasons:
        if field not in ed.board.directions[st.at[army]]:
            yield Refusal(MOVE, "not-adjacent-field", …)
        if st.on[field] != NONE:
            yield Refusal(OCCUPIED, "occupied", …)

Reasons are given in order: the first is the one that is told, so the most specific rule comes first. A rule is named by
its number and key; `without` switches one off, for tests that ask what would be if it did not stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Choice, Rule

if TYPE_CHECKING:
    from sztab.kernel.play import Play

Reasons: TypeAlias = Iterator[Refusal]
"""All rules that forbid something, the most specific first; none: it is allowed."""

ODD_ANSWER = (TypeError, IndexError, ValueError, KeyError, AttributeError)
"""What looking at an answer may raise that is no answer to the question at all."""

_off: set[tuple[Rule, str]] = set()


class Tries(Struct, frozen=True):
    """What could be tried at a question, legal or not, and what forbids it."""

    intents: Callable[..., Iterable[Sequence[Answer]]]
    """Called with the case: answers, or several to be given one after the other."""
    reasons: Callable[..., Iterable[Refusal]]
    """Called with an answer and the case."""
    ending: Callable[..., Refusal | None] | None = None
    """Called with an answer that is allowed and the case: why the seat may not go on after it, where a rule says so."""


def first(reasons: Iterable[Refusal]) -> Refusal | None:
    """The reason that is told; None: nothing forbids it."""
    for reason in reasons:
        if not _off or (reason.rule, reason.key) not in _off:
            return reason
    return None


def is_allowed(reasons: Iterable[Refusal]) -> bool:
    """Does nothing forbid it?"""
    for reason in reasons:  # noqa: SIM110 (a generator more would cost as much as the reasons)
        if not _off or (reason.rule, reason.key) not in _off:
            return False
    return True


@contextmanager
def without(rule: Rule, key: str) -> Iterator[None]:
    """As if this rule did not stand: for tests."""
    _off.add((rule, key))
    try:
        yield
    finally:
        _off.discard((rule, key))


def each(answers: Iterable[Answer]) -> Iterator[tuple[Answer]]:
    """Single answers as intents."""
    return ((answer,) for answer in answers)


def reasons_at(question: Choice, answer: Answer) -> Reasons:
    """All reasons against an answer to a question, the most specific first; what is no answer to it is `not-now`."""
    tries = question.tries
    if tries is None:
        if answer not in question.options:
            yield Refusal(question.rule, "not-now")
        return
    try:
        yield from tries.reasons(answer, *question.case)
    except ODD_ANSWER:
        yield Refusal(question.rule, "not-now")


def intents(play: Play[Any]) -> Iterator[Sequence[Answer]]:
    """All that the player who is asked could try, legal or not; where nothing is handed along, what is offered."""
    question = play.question
    if isinstance(question, Choice):
        if (listed := _own_way(play, "intents")) is not None:
            yield from listed(play.state, question)
        else:
            yield from each(question.options) if question.tries is None else question.tries.intents(*question.case)


def why_not(play: Play[Any], intent: Sequence[Answer]) -> list[Refusal]:
    """Why these answers, given one after the other from here on, are not allowed; empty: they are. Each is judged where
    those before it lead; where they lead to chance, to another seat or to the end, the rest cannot be given now."""
    question, here = play.question, play
    assert isinstance(question, Choice), "why not is asked of a question to a player"
    if (ask := _own_way(play, "why_not")) is not None:
        return list(ask(play.state, question, intent))
    for number, answer in enumerate(intent, 1):
        if refusal := first(reasons_at(question, answer)):
            return [refusal]
        if number == len(intent):
            break
        ending = _ending(question, answer)
        here = play.copy() if here is play else here
        here.answer(answer)
        following = here.question
        if not isinstance(following, Choice) or following.seat != question.seat:
            return [ending]
        question = following
    return []


def _ending(question: Choice, answer: Answer) -> Refusal:
    """What is told when nothing more can be answered after an answer."""
    tries = question.tries
    said = tries.ending(answer, *question.case) if tries is not None and tries.ending is not None else None
    return said or Refusal(question.rule, "not-now")


def _own_way(play: Play[Any], name: str) -> Callable[..., Any] | None:
    """A game whose questions carry no tries yet judges by itself."""
    found: Callable[..., Any] | None = getattr(play.game, name, None)
    return found
