"""Nothing leaks: what a seat gets does not change when only hidden things change."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.events import Event, is_for
from sztab.kernel.game import S
from sztab.kernel.play import Play
from sztab.kernel.refusing import intents, why_not
from sztab.kernel.requests import Answer, Choice, Seat

_sorted = msgspec.json.Encoder(order="sorted").encode
TRIES = 200
"""How often a deal is tried that fits the secret answers already given."""


class Seen(msgspec.Struct, frozen=True):
    """Everything a seat gets at one moment: the view, its question, who is waited for, and what it was told."""

    view: Any
    question: Choice | None
    """The question, when it is this seat's to answer."""
    waiting_for: Seat | None
    prompt: str
    events: list[Event]


def seen(play: Play[S], seat: Seat | None) -> Seen:
    """What a seat (None: an onlooker) gets now."""
    question = play.question
    own = question if isinstance(question, Choice) and question.seat == seat else None
    return Seen(
        view=play.game.view(play.state, seat),
        question=own,
        waiting_for=question.seat if question else None,
        prompt=question.prompt if question else "",
        events=[event for event in play.events if is_for(event, seat)],
    )


def redealt(play: Play[S], seat: Seat | None, chance: RandomDice, *, to_look_at: bool = False) -> Play[S]:
    """Another play at the same moment that the seat cannot tell from this one; `to_look_at`, and not to play on: the
    play itself, where a deal has changed nothing.

    Hidden things are dealt anew at the last quiet point; then the running activity is given its answers once more, with
    the secret answers of others and what chance showed to them only made anew as well.
    """
    quiet = play.quiet_state()
    for _ in range(TRIES):
        dealt = play.game.redeal(quiet, seat, chance)
        if to_look_at and play.is_tape_open and dealt == quiet:
            return play
        twin = Play(play.game, dealt)
        if _repeat(twin, play.tape, seat, chance) and _stand_alike(play, twin):
            twin.forced = play.forced
            return twin
    raise AssertionError(f"{play.game.id}: the answers of the running activity fit no re-dealt state")


def dice_by_sight(play: Play[S], seat: Seat | None) -> RandomDice:
    """Dice that hang on what a seat sees and on nothing else: whoever looks twice is dealt the same worlds. A game
    deals from sorted heaps, so that they tell nothing: the same dice deal the same, however the hidden things lie."""
    question = play.question
    asked = (question.seat, question.prompt) if question else ()
    told = _sorted((play.game.id, seat, asked, play.game.view(play.state, seat)))
    return RandomDice(sha256(told).hexdigest())


def _repeat(twin: Play[S], tape: list[Answer], seat: Seat | None, chance: RandomDice) -> bool:
    """Give a re-dealt play the answers of the running activity; False where one of them, which the seat has seen, is
    not offered in it: then it is no world that the seat can be in."""
    try:
        return _answered(twin, tape, seat, chance)
    except IllegalAnswer:
        return False


def _answered(twin: Play[S], tape: list[Answer], seat: Seat | None, chance: RandomDice) -> bool:
    for answer in tape:
        question = twin.question
        if question is None:
            return False
        if isinstance(question, Choice):
            hidden = question.is_hidden_from(seat)
            if not len(question.options):
                return False
            twin.answer(question.options[chance.below(len(question.options))] if hidden else answer)
        else:
            hidden = question.seen_by is not None and seat not in question.seen_by
            twin.answer(chance.settle(question) if hidden else answer)
    return True


def _stand_alike(play: Play[S], twin: Play[S]) -> bool:
    """Do both wait for the same thing, and can it be answered? A question without answers was never come to."""
    here, there = play.question, twin.question
    if isinstance(there, Choice) and not len(there.options):
        return False
    return (here and (here.seat, here.prompt)) == (there and (there.seat, there.prompt))


def differences(play: Play[S], twin: Play[S], seat: Seat | None) -> Iterator[str]:
    """What tells two plays apart for a seat: empty when nothing leaks."""
    mine, other = seen(play, seat), seen(twin, seat)
    for part in ("view", "question", "waiting_for", "prompt"):
        if getattr(mine, part) != getattr(other, part):
            yield f"{part}: {getattr(mine, part)!r} against {getattr(other, part)!r}"
    if mine.question is not None and other.question is not None:
        yield from _refusals_differ(play, twin)


def _refusals_differ(play: Play[S], twin: Play[S]) -> Iterator[str]:
    tries = [list(intents(p)) for p in (play, twin)]
    if tries[0] != tries[1]:
        yield f"what can be tried: {tries[0]!r} against {tries[1]!r}"
        return
    for intent in tries[0]:
        said = [why_not(p, intent) for p in (play, twin)]
        if said[0] != said[1]:
            yield f"refusals of {intent!r}: {said[0]!r} against {said[1]!r}"


def follow(play: Play[S], twin: Play[S], seat: Seat | None, answer: Answer) -> Iterator[str]:
    """Give both plays the same answer, where both offer it, and compare what the seat is told until a rule reveals."""
    try:
        twin.answer(answer)
    except IllegalAnswer:
        return
    play.answer(answer)
    told = [_told_before_reveal(p, seat) for p in (play, twin)]
    if told[0] != told[1]:
        yield f"events: {told[0]!r} against {told[1]!r}"


def _told_before_reveal(play: Play[S], seat: Seat | None) -> list[Event]:
    told = []
    for event in play.events:
        if event.reveals:
            break
        if is_for(event, seat):
            told.append(event)
    return told


def walk_together(play: Play[S], twin: Play[S], seat: Seat | None, chance: RandomDice, steps: int) -> Iterator[str]:
    """Go on in both plays as the seat cannot tell apart, and compare at every step until a rule reveals something.

    Others' secret answers out of different options, and chance that the seat does not see, are made in each play by
    itself; all else is the same (a secret "yes" or "no" may well have its effect on the table).
    """
    for _ in range(steps):
        found = [*differences(play, twin, seat), *_undo_differs(play, twin)]
        yield from found
        answers = None if found else _answers(play, twin, seat, chance)
        if answers is None:
            return
        for one, answer in zip((play, twin), answers):
            one.answer(answer)
        if (told := [_told_before_reveal(p, seat) for p in (play, twin)])[0] != told[1]:
            yield f"events: {told[0]!r} against {told[1]!r}"
        if any(event.reveals for p in (play, twin) for event in p.events):
            return


def _answers(play: Play[S], twin: Play[S], seat: Seat | None, chance: RandomDice) -> tuple[Answer, Answer] | None:
    """The next answer in both plays; None when there is none that both could give."""
    here, there = play.question, twin.question
    if here is None or there is None:
        return None
    if isinstance(here, Choice) and isinstance(there, Choice):
        if here.is_hidden_from(seat) and here.options != there.options:
            return tuple(q.options[chance.below(len(q.options))] for q in (here, there))
        both = [option for option in here.options if option in there.options]
        answer = both[chance.below(len(both))] if both else None
        return None if answer is None else (answer, answer)
    assert not isinstance(here, Choice)
    assert not isinstance(there, Choice)
    settled = chance.settle(here)
    if here.seen_by is not None and seat not in here.seen_by:
        return (settled, chance.settle(there))
    try:
        return (settled, there.pick(settled))
    except IllegalAnswer:
        return None  # what the seat drew lies elsewhere in the other deal


def _undo_differs(play: Play[S], twin: Play[S]) -> Iterator[str]:
    """Whether the last answer can be taken back must not tell anything either: only its reason is compared."""
    for seat in {*play.seats[-1:], *twin.seats[-1:]}:
        said = [refusal and refusal.key for refusal in (play.undo_refusal(seat), twin.undo_refusal(seat))]
        if said[0] != said[1]:
            yield f"undo of {seat}: {said[0]!r} against {said[1]!r}"
