"""Hints: from which world a bot says what it would do, and how that is told. `Metadata.gives_hints` says where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Union

import msgspec

from sztab.bots.happenings import Happening
from sztab.bots.hints import Advice, Hint
from sztab.kernel.opinions import Part
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.server.tables.answering import NotOffered, walk
from sztab.server.tables.queries import as_known
from sztab.server.wire.faults import Fault
from sztab.server.wire.messages_out import HintsFound, HintTold
from sztab.server.wire.models import Told
from sztab.server.wire.reasons_told import HappeningTold, PartTold
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
        return HintTold(
            options[hint.index], [reply.wire for reply in hint.then], [reply.prompt for reply in hint.then], hint.worth,
            parts(teller, hint.parts), part(teller, hint.aim) if hint.aim else None,
            happenings(teller, hint.happens, version), hint.tries, hint.better, hint.up, hint.down, hint.won, hint.lost,
            hint.win,
        )  # fmt: skip

    return HintsFound(
        seat=seat,
        version=version,
        bot=advice.bot,
        hints=[one(hint) for hint in advice.hints],
        measure=advice.measure,
        common=parts(teller, advice.common),
        happens=happenings(teller, advice.happens, version),
        tries=advice.tries,
        is_plan=advice.is_plan,
        win=advice.win,
    )


def part(teller: Teller, found: Part) -> PartTold:
    about = teller.label(found.field, found.about) if found.about else None
    return PartTold(found.name, found.worth, about, teller.label("unit", found.who) if found.who else None)


def parts(teller: Teller, found: Sequence[Part]) -> list[PartTold]:
    return [part(teller, one) for one in found]


def happenings(teller: Teller, found: Sequence[Happening], version: int) -> list[HappeningTold]:
    """What happened in tries, as the journal would tell it."""
    return [HappeningTold(told_event(teller, one.event, version), one.count, one.others, one.harms) for one in found]


def told_event(teller: Teller, data: Any, version: int) -> Told:
    """An event that came as data from where bots think."""
    kinds: Any = Union[tuple(teller.game.event_types)]  # noqa: UP007 -- made of a list
    return teller.event(msgspec.convert(data, kinds), version)
