"""Taking up a stored record: from a snapshot, or played again, a few lines at a stretch, so that nobody waits for it.

A finished game is never judged anew. A running game that the rules of today play otherwise goes on under them: from the
last position that they can stand on, after a line in the record which names both versions, the position and the line
where they part. Only where nothing of a game can be read is it marked, and tried again when it is next opened.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from sztab.kernel.events import Event
from sztab.kernel.play import Mark as QuietMark
from sztab.kernel.record import Base, Header, Line, Passage, RulesVersion
from sztab.kernel.recorder import Recorder
from sztab.kernel.state_hash import FORM
from sztab.server.wire.models import PassageInfo

if TYPE_CHECKING:
    from sztab.server.storage.snapshots import Footing
    from sztab.server.tables.table import Table

log = logging.getLogger("sztab.replaying")
CHUNK = 10
"""Lines that are played at a stretch."""
Stretches = Generator[None, None, None]


class Stood(msgspec.Struct):
    """How far a record could be followed."""

    mark: QuietMark[Any] | None
    """The last quiet moment that was reached."""
    journal: list[tuple[int, Event]]
    line: int
    """The number of the first line that could not be followed; 0: all could."""
    problem: str = ""


def take_up(
    table: Table,
    lines: Sequence[Line],
    rules: RulesVersion | None = None,
    footing: Callable[[], Footing | None] | None = None,
) -> Stretches:
    """Go on with a stored record. `footing` reads the snapshot, where there is one; with `rules` those of today are
    named, and a running game that they play otherwise goes over to them."""
    header, meta = table.meta.header, table.meta
    if header is None:
        return
    is_over = meta.outcome is not None or meta.kind != "game"
    known = rules is not None and meta.checked == digest_of(rules)
    stand = footing() if footing is not None and (is_over or known) else None
    if stand is None or not (yield from _from_snapshot(table, header, lines, stand)):
        try:
            table.recorder = yield from _play_again(table, header, lines)
            meta.checked = digest_of(rules) if rules else meta.checked
        except Exception as error:
            log.warning(
                "a record is played otherwise by these rules",
                extra={"fields": {"table": meta.id, "finished": is_over, "problem": str(error)[:200]}},
            )
            yield from _part(table, header, lines, rules, footing() if footing else None, is_over=is_over)
    if meta.mark is not None and table.recorder is not None and table.recorder.lines[: len(lines)] == list(lines):
        log.warning("a mark was lifted", extra={"fields": {"table": meta.id}})
        meta.mark = None
    table.absorb()
    table.saved = min(table.version, len(lines))


def take_up_at_once(table: Table, lines: Sequence[Line]) -> None:
    for _ in take_up(table, lines):
        pass


def digest_of(rules: RulesVersion) -> str:
    """What tells rules from others."""
    return f"{rules.code}:{rules.rulebook}:{rules.box}"


def _new_recorder(table: Table, header: Header) -> Recorder[Any]:
    """A recorder at the beginning; questions with one answer wait until it has caught up."""
    return Recorder(table.game, header, table.seed, start=table.start_again)


def _from_snapshot(
    table: Table, header: Header, lines: Sequence[Line], footing: Footing
) -> Generator[None, None, bool]:
    """Stand on a snapshot and follow what came after it; False where that cannot be done."""
    try:
        recorder = _new_recorder(table, header)
        recorder.stand_on(lines[: footing.version], footing.mark, footing.journal)
        yield from _follow(recorder, lines, footing.version)
    except Exception as error:
        log.info("a snapshot is of no use: %s", error, extra={"fields": {"table": table.meta.id}})
        return False
    table.recorder, table.snapshot = recorder, footing.version
    recorder.is_forced = table.meta.forced
    return True


def _follow(recorder: Recorder[Any], lines: Sequence[Line], first: int) -> Stretches:
    for number in range(first, len(lines), CHUNK):
        recorder.follow(lines[number : number + CHUNK])
        yield


def _play_again(table: Table, header: Header, lines: Sequence[Line]) -> Generator[None, None, Recorder[Any]]:
    """Play a record from its beginning, or from where these rules took it over; what came before then only tells the
    journal."""
    recorder = _new_recorder(table, header)
    after = next((n for n in range(len(lines), 0, -1) if lines[n - 1].rules is not None), 0)
    if after:
        try:
            yield from _follow(recorder, lines[: after - 1], 0)
        except Exception as error:
            log.debug("rules of earlier lines differ: %s", error)
        passage = lines[after - 1].rules
        assert passage is not None
        recorder.take_over(passage, lines[:after])
    yield from _follow(recorder, lines, after)
    recorder.is_forced = table.meta.forced
    if not lines:
        recorder.take_forced()
    return recorder


def _part(
    table: Table,
    header: Header,
    lines: Sequence[Line],
    rules: RulesVersion | None,
    footing: Footing | None,
    *,
    is_over: bool,
) -> Stretches:
    """The record cannot be followed to its end: find the last position to stand on, and go over."""
    again = _new_recorder(table, header)
    stood = yield from _as_far_as_it_goes(again, lines, 0)
    best, parts = stood, stood.line
    if footing is not None:
        other = _new_recorder(table, header)
        try:
            other.stand_on(lines[: footing.version], footing.mark, footing.journal)
            table.game.check(footing.mark.state)
            further = yield from _as_far_as_it_goes(other, lines, footing.version)
            further.mark = further.mark or footing.mark
            if further.mark.answers > (best.mark.answers if best.mark else -1) or is_over:
                best = further
        except Exception as error:
            log.warning("a snapshot cannot be loaded: %s", error, extra={"fields": {"table": table.meta.id}})
    if best.mark is None:
        best.mark = table.start_again().mark() or _beginning(table)
    recorder = _new_recorder(table, header)
    if is_over or rules is None:
        recorder.stand_on(lines, best.mark, best.journal)
        table.recorder, table.is_kept = recorder, True
        if table.meta.kind == "analysis" and header.base is not None:
            recorder.arrange(Base(table.game.dump(best.mark.state)))  # it can be played on from there
        return
    was = next((line.rules.now for line in reversed(lines) if line.rules is not None), header.rules)
    position = Base(table.game.dump(best.mark.state))
    passage = Passage(was, rules, parts, best.mark.answers, position, FORM)
    recorder.play.journal = list(best.journal)
    recorder.go_over(passage, lines)
    recorder.is_forced = table.meta.forced
    table.recorder = recorder
    meta = table.meta
    meta.passages = [*meta.passages, PassageInfo(len(lines) + 1, was.version, rules.version, parts, stood.problem)]
    meta.checked, meta.mark, meta.offers = digest_of(rules), None, []
    log.warning(
        "a game goes over to these rules",
        extra={"fields": {"table": meta.id, "line": parts, "answers": best.mark.answers, "problem": stood.problem}},
    )


def _beginning(table: Table) -> QuietMark[Any]:
    play = table.start_again()
    assert play.question is not None
    mark = play.mark()
    assert mark is not None
    return mark


def _as_far_as_it_goes(recorder: Recorder[Any], lines: Sequence[Line], first: int) -> Generator[None, None, Stood]:
    """Follow line by line; the last quiet moment before the first line that cannot be followed."""
    stood = Stood(None, [], 0)
    for number, line in enumerate(lines[first:], first):
        if number % CHUNK == 0:
            yield
        try:
            recorder.follow([line])
        except Exception as error:
            stood.line, stood.problem = line.n, (str(error) or type(error).__name__)[:300]
            return stood
        if (mark := recorder.play.mark()) is not None:
            stood.mark, stood.journal = mark, recorder.play.journal
    stood.journal = list(stood.journal)
    return stood
