"""What players do at a table, for WebSocket and HTTP alike: who may, what changes, what is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from sztab.server.accounts.callers import (
    Caller,
    check_look,
    check_seat,
    check_watch,
    is_same,
    is_secret_known,
    seats_of,
)
from sztab.server.accounts.history import seat_accounts
from sztab.server.boards import boards
from sztab.server.bots.analysing import Analyses
from sztab.server.bots.queueing import FairQueue
from sztab.server.bots.shares import Shares
from sztab.server.tables import hinting, offers, queries, seating
from sztab.server.tables.answering import rest_of
from sztab.server.tables.apart import seen_from
from sztab.server.tables.chat import Chatting
from sztab.server.tables.hall import Hall
from sztab.server.tables.live import Live
from sztab.server.tables.opening import network_of
from sztab.server.tables.rematch import Rematches
from sztab.server.tables.table import Table
from sztab.server.wire.board_bodies import Arrange, BoardInfo
from sztab.server.wire.faults import Fault
from sztab.server.wire.journals import whole
from sztab.server.wire.messages_in import Answer, AskAnalysis, Propose, Respond
from sztab.server.wire.messages_out import AnalysisFound, Done, HintsFound, OddsFound, Outlook, Trials
from sztab.server.wire.models import ChatLine, Moment, Refusal
from sztab.server.wire.rendering import moment
from sztab.server.wire.table_bodies import AnalysisBody, AnswerBody, OfferBody, ResponseBody

QUERIES_AT_ONCE, MOST_QUERIES = 2, 200
"""Queries that are worked out between two turns of everyone else, and those of one account or network that may wait:
each takes its time in the loop, and many connections of one network would take all of it."""
SHARE, AT_ONCE = 0.3, 1.5
"""The part of the loop's time that queries of one network take in the long run, and the seconds of it at once."""
MOST_READINGS = 4
"""Records and positions of one account or network that may wait to be read: one is read at a time, beside the loop."""


class Actions:
    """Every act checks who acts before it looks at anything else."""

    def __init__(self, hall: Hall, chatting: Chatting, rematches: Rematches) -> None:
        self.hall = hall
        self.chatting = chatting
        self.rematches = rematches
        self.analyses = Analyses(hall.thinkers)
        shares = Shares(SHARE, AT_ONCE) if hall.settings.rates else None
        self.asking = FairQueue(QUERIES_AT_ONCE, MOST_QUERIES, shares)
        self._reading = FairQueue(1, MOST_READINGS)

    @asynccontextmanager
    async def turn(self, caller: Caller) -> AsyncIterator[None]:
        """A turn to look something up, for each account and network one after the other. Nothing comes between what was
        looked up and its reply: told of a later moment first, a client would take the earlier one for the present."""
        async with self.asking.turn(_asker(caller), network=network_of(caller)):
            await asyncio.sleep(0)  # what else waits comes before each query
            yield

    def reading(self, caller: Caller) -> AbstractAsyncContextManager[None]:
        """A turn to read a record or a position that someone brings, which may take seconds."""
        return self._reading.turn(_asker(caller), network=network_of(caller))

    async def table_for(self, table_id: str, caller: Caller) -> Live:
        """A table that the caller may at least watch."""
        live = await self.hall.get(table_id)
        if not is_secret_known(live.table.meta, caller):
            await self.hall.catch_up(table_id)  # another worker may just have given it out
        check_watch(live.table.meta, caller)
        return live

    def moment(
        self, live: Live, caller: Caller, seat: str | None, known: int | None = None, most: int | None = None
    ) -> Moment | None:
        """The table as it stands, with the journal after what is known, or about `most` entries of it."""
        check_look(live.table, caller, seat)
        return moment(live.table, seat, known, most) if live.table.recorder else None

    async def whole_moment(self, live: Live, caller: Caller, seat: str | None, known: int | None) -> Moment | None:
        """The same with all of a long journal, which takes its time."""
        async with self.turn(caller):
            check_look(live.table, caller, seat)
            return await whole(lambda: live.table, seat, known) if live.table.recorder else None

    def first_look(self, live: Live, caller: Caller) -> str | None:
        """From where someone looks at first: the seat of his that is asked, or his first."""
        seats = seats_of(live.table.meta, caller)
        if live.table.asked in seats:
            return live.table.asked
        return seats[0] if seats else None

    # --- answers -----------------------------------------------------------------------------------------------------

    async def answer(self, live: Live, caller: Caller, wish: Answer | AnswerBody) -> Done:
        """Give an answer, or a list of them."""
        check_seat(live.table.meta, caller, wish.seat)
        name = f"{wish.seat}:{wish.key}"
        again = await self.hall.change(live, lambda t: _answer(t, wish, caller), key=name)
        table = live.table
        version = table.keys[name]
        rest = rest_of(wish.answers, table.lines_of_step(version), wish.seat) if wish.answers else []
        return Done(version=version, again=again, rest=rest)

    async def undo(self, live: Live, caller: Caller, seat: str, version: int) -> int:
        check_seat(live.table.meta, caller, seat)
        await self.hall.change(live, lambda t: t.undo(seat, version))
        return live.table.version

    async def propose(self, live: Live, caller: Caller, wish: Propose | OfferBody) -> int:
        seat, kind, to = wish.seat, wish.kind, wish.to
        check_seat(live.table.meta, caller, seat)
        if kind == "rematch" and live.table.meta.rematch:
            await self.rematches.open(live)  # it was agreed to, but the server died before it was opened
        if kind == "takeback":
            await self.hall.deepen(live, offers.takeback_to(live.table, seat, to))
        offer = await self.hall.change(live, lambda t: offers.propose(t, seat, kind, to, wish.contribution))
        if offer is None and kind == "rematch":
            await self.rematches.open(live)
        return live.table.version

    async def respond(self, live: Live, caller: Caller, offer: int, wish: Respond | ResponseBody) -> int:
        seat = wish.seat
        check_seat(live.table.meta, caller, seat)
        for made in live.table.meta.offers:
            if made.id == offer and made.to is not None:
                await self.hall.deepen(live, made.to)
        opened: list[bool] = []

        def act(table: Table) -> None:
            opened.append(offers.respond(table, seat, offer, agree=wish.agree, contribution=wish.contribution))

        await self.hall.change(live, act)
        if opened[-1]:
            await self.rematches.open(live)
        return live.table.version

    async def resign(self, live: Live, caller: Caller, seat: str) -> int:
        check_seat(live.table.meta, caller, seat)
        await self.hall.change(live, lambda t: offers.resign(t, seat))
        return live.table.version

    async def claim(self, live: Live, caller: Caller, seat: str) -> int:
        check_seat(live.table.meta, caller, seat)
        await self.hall.change(live, lambda t: offers.claim(t, seat))
        return live.table.version

    async def leave(self, live: Live, caller: Caller, seat: str) -> int:
        check_seat(live.table.meta, caller, seat)
        await self.hall.change(live, lambda t: seating.leave(t, seat))
        await seat_accounts(self.hall, live)
        return live.table.version

    async def say(self, live: Live, caller: Caller, text: str, seat: str | None) -> ChatLine:
        """Chat: for players, accounts, and those who were invited to watch."""
        if seat is not None:
            check_seat(live.table.meta, caller, seat)
        seats = seats_of(live.table.meta, caller)
        if not seats and caller.user is None and not is_same(caller.digest, live.table.meta.watch):
            raise Fault("chat-for-players")
        return await self.chatting.say(live, caller, text, seat or (seats[0] if seats else None))

    # --- boards of analysis tables -----------------------------------------------------------------------------------

    async def board(self, live: Live, caller: Caller) -> BoardInfo:
        async with self.turn(caller):
            return boards.board_info(live.table)

    async def arrange(self, live: Live, caller: Caller, wish: Arrange) -> int:
        """Arrange the board: for whoever plays at the analysis table."""
        if not seats_of(live.table.meta, caller):
            raise Fault("board-for-owner")
        boards.check_analysis(live.table)
        earlier = await live.past.play_at(wish.to) if wish.to is not None else None
        await self.hall.change(live, lambda t: boards.arrange(t, wish, earlier))
        return live.table.version

    # --- queries -----------------------------------------------------------------------------------------------------

    async def why_not(
        self, live: Live, caller: Caller, seat: str, intent: Sequence[Mapping[str, Any]]
    ) -> list[Refusal]:
        async with self.turn(caller):
            check_seat(live.table.meta, caller, seat)
            live.table.check_asked(seat, None)
            table = live.table
            return queries.why_not(
                table.teller, table.play, seat, intent, everything=_sees_all(live), forced=table.meta.forced
            )

    async def tries(self, live: Live, caller: Caller, seat: str, like: Mapping[str, Any]) -> Trials:
        async with self.turn(caller):
            check_seat(live.table.meta, caller, seat)
            live.table.check_asked(seat, None)
            return await queries.tries(live.table.teller, live.table.play, seat, like, everything=_sees_all(live))

    async def outlook(
        self,
        live: Live,
        caller: Caller,
        seat: str,
        answers: Sequence[Mapping[str, Any]],
        others: Sequence[Sequence[Mapping[str, Any]]] = (),
    ) -> Outlook:
        async with self.turn(caller):
            check_seat(live.table.meta, caller, seat)
            live.table.check_asked(seat, None)
            table = live.table
            return queries.outlook(
                *(table.teller, table.play, seat, answers, table.version),
                everything=_sees_all(live),
                forced=table.meta.forced,
                others=others,
            )

    async def odds(
        self, live: Live, caller: Caller, seat: str | None, answers: Sequence[Mapping[str, Any]]
    ) -> OddsFound:
        check_look(live.table, caller, seat)
        if answers:
            if seat is None:
                raise Fault("answers-without-seat")
            check_seat(live.table.meta, caller, seat)
            live.table.check_asked(seat, None)
        return await self.hall.thinkers.odds(
            live.table.play, seat, answers, asker=_asker(caller), network=network_of(caller)
        )

    async def hints(
        self, live: Live, caller: Caller, seat: str, answers: Sequence[Mapping[str, Any]], version: int | None
    ) -> HintsFound:
        """What the best bot would do for a seat, now or at an earlier moment."""
        table = live.table
        if table.meta.outcome is not None or table.meta.kind != "game":
            check_look(table, caller, seat)
        else:
            check_seat(table.meta, caller, seat)
        if not table.meta.gives_hints:
            raise Fault("no-hints-here")
        if version is None:
            table.check_asked(seat, None)
        at = table.version if version is None else version
        play = table.play if version is None else await live.past.play_at(version)
        world = hinting.world_of(play, seat, answers, forced=table.meta.forced)
        meta = table.meta
        advice = await self.hall.thinkers.advice(
            world,
            seat,
            scenario=meta.scenario,
            options=meta.options,
            asker=_asker(caller),
            network=network_of(caller),
        )
        return hinting.told(table.teller, world, seat, at, advice)

    def analysis(
        self, live: Live, caller: Caller, wish: AskAnalysis | AnalysisBody, begins: Callable[[], None]
    ) -> AnalysisFound:
        """Begin an analysis, or say how far it is; `begins` may refuse a new one. During a game it knows what the seat
        knows, and is for whoever may have hints."""
        table = live.table
        is_over = table.meta.outcome is not None or table.meta.kind != "game"
        if not table.meta.gives_hints:
            raise Fault("no-hints-here")
        if not is_over:
            if wish.seat is None:
                raise Fault("query-without-seat")
            check_seat(table.meta, caller, wish.seat)
        elif table.meta.kind == "analysis" and not seats_of(table.meta, caller):
            raise Fault("board-for-owner")
        version = table.version if wish.version is None else wish.version
        seat = None if is_over else wish.seat
        if not self.analyses.is_known(table, seat, version, wish.depth):
            begins()
        return self.analyses.ask(table, seat, version, wish.depth, _asker(caller), network_of(caller))

    async def query(
        self,
        live: Live,
        caller: Caller,
        seat: str | None,
        name: str,
        args: Mapping[str, Any],
        version: int | None,
    ) -> Any:
        async with self.turn(caller):
            check_look(live.table, caller, seat)
            play = live.table.play if version is None else await live.past.play_at(version)
            everything = live.table.is_open
            return queries.ask_game(live.table.teller, play, seat, name, args, everything=everything)

    async def past(self, live: Live, caller: Caller, version: int, seat: str | None, since: int | None) -> Moment:
        async with self.turn(caller):
            check_look(live.table, caller, seat)
            return await live.past.moment(version, seat, since)


def _answer(table: Table, wish: Answer | AnswerBody, caller: Caller) -> bool:
    if wish.answers is None:
        again = table.answer(wish.seat, wish.version, wish.key, wish.index, wish.answer)
    elif wish.index is not None or wish.answer is not None:
        raise Fault("index-or-mapping")
    else:
        again = table.answer_all(wish.seat, wish.version, wish.key, wish.answers)
    if not again:
        seen_from(table.meta, wish.seat, caller)
    return again


def _asker(caller: Caller) -> str:
    """Whose turn it is in the queue of those who let the server think."""
    return f"user:{caller.user.id}" if caller.user else caller.network or caller.digest


def _sees_all(live: Live) -> bool:
    """At an analysis table one person plays all seats: nothing has to be dealt anew for a question."""
    return live.table.meta.kind == "analysis"
