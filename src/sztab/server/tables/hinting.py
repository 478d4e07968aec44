"""Hints: from which world a bot says what it would do, and how that is told. `Metadata.gives_hints` says where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sztab.bots.hints import Advice, Hint
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.server.tables.answering import NotOffered, walk
from sztab.server.tables.queries import as_known
from sztab.server.wire.faults import Fault
from sztab.server.wire.messages_out import HintsFound, HintTold
from sztab.server.wire.telling import Teller


def world_of(play: Play[Any], seat: str, answers: Sequence[Mapping[str, Any]], *, forced: bool) -> Play[Any]:
    """The play that a seat asks about: as it stands, or dealt anew and with answers of its own that it thinks of."""
    question = play.question
    if not isinstance(question, Choice) or question.seat != seat:
        raise Fault("not-asked", seat=seat)
    if not answers:
        return play
    world = as_known(play, seat).copy()
    try:
        found = walk(world, seat, answers, forced=forced)
    except NotOffered as error:
        raise Fault("not-an-option", prompt=error.question.prompt) from None
    if found.stopped:
        raise Fault("not-asked", seat=seat)
    return world


def told(teller: Teller, world: Play[Any], seat: str, version: int, advice: Advice) -> HintsFound:
    question = world.question
    assert isinstance(question, Choice)
    options = teller.question(question).options

    def one(hint: Hint) -> HintTold:
        told = (hint.then, hint.gain, hint.worst, hint.best, hint.better, hint.tries, hint.won, hint.lost, hint.win)
        return HintTold(options[hint.index], *told)

    return HintsFound(
        seat=seat, version=version, bot=advice.bot, hints=[one(hint) for hint in advice.hints], win=advice.win
    )
