"""The WebSocket of a table: one connection, its messages in, what concerns it out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket

from sztab.kernel.errors import SztabError
from sztab.server.accounts.accounts import TOKEN, Accounts
from sztab.server.accounts.callers import Caller, check_look, check_watch, seats_of, with_secret
from sztab.server.operation.rates import Rates
from sztab.server.storage.database import DATABASE_ERRORS
from sztab.server.tables.actions import Actions
from sztab.server.tables.hall import encoder
from sztab.server.tables.live import Live
from sztab.server.tables.metadata import digest, now_ms
from sztab.server.wire import messages_in as said
from sztab.server.wire import messages_out as told
from sztab.server.wire.faults import Fault
from sztab.server.wire.journals import TAIL, Arrears, backlog_of
from sztab.server.wire.misread import id_of, refused_message
from sztab.server.wire.models import Moment
from sztab.server.wire.outbox import DONE, Outbox
from sztab.server.wire.texts import check_json, without_paths

log = logging.getLogger("sztab.sockets")
decoder: msgspec.json.Decoder[said.ClientMessage] = msgspec.json.Decoder(said.ClientMessage)
HELLO_SECONDS = 20
CHANGES = said.Answer | said.Undo | said.Propose | said.Respond | said.Resign | said.Claim | said.Leave | said.Say
"""Messages that change something."""
NO_HELLO, LOGGED_OUT, GOING_AWAY = 4001, 4401, 1012


class Connection:
    """One open socket at one table; a `Listener` of the hall."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        actions: Actions,
        accounts: Accounts,
        rates: Rates,
        caller: Caller,
        who: str,
    ) -> None:
        self._socket = socket
        self._accounts = accounts
        self._actions = actions
        self._rates = rates
        self.address = who
        self._who = f"{who} {id(self)}"
        self.caller = caller
        self.seats: list[str] = []
        self.look: str | None = None
        self.known: int | None = None
        self.live: Live | None = None
        self._out = Outbox(socket)
        self._arrears = Arrears(self)
        self.send, self.close = self._out.put, self._out.close

    def reply(self, message: told.FromServer) -> None:
        self.send(encoder.encode(message))

    def owe(self, now: Moment) -> None:
        self._arrears.begin(backlog_of(now))

    @property
    def is_behind(self) -> bool:
        return self._out.is_behind

    async def run(self, table_id: str) -> None:
        """Serve the connection until either side ends it."""
        sender = asyncio.create_task(self._out.send_all())
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while self.live is None and not self._out.closing:
                    await self._welcome(table_id)
            while not self._out.closing:
                await self._serve(await self._receive())
                await asyncio.sleep(0)  # messages that wait already would be served before anyone else's
        except TimeoutError:
            self.close(NO_HELLO)
        except ConnectionResetError:
            pass
        finally:
            if self.live is not None:
                self.live.listeners.discard(self)
                self._leave_presence(self.live)
            self._arrears.stop()
            self.close(DONE)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, 5)

    def _leave_presence(self, live: Live) -> None:
        for seat in self.seats:
            if seated := live.table.meta.seated(seat):
                seated.seen = now_ms()
        self._actions.hall.tell_table(live)

    async def _receive(self) -> bytes | str:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise ConnectionResetError
        data: bytes | str | None = event.get("text")
        return data if data is not None else event.get("bytes") or b""

    def _read(self, data: bytes | str) -> said.ClientMessage | None:
        """A message, or None when it cannot be read; then the client has been told why."""
        try:
            check_json(data)
            return decoder.decode(data)
        except Fault as fault:
            self.reply(refused(id_of(data), fault))
            return None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.reply(refused(id_of(data), refused_message(error)))
            return None

    async def _find(self, secret: str) -> Caller:
        """Who says hello: a secret may also be an account's token."""
        if not secret.startswith(TOKEN):
            return with_secret(self.caller, secret)
        user = await self._accounts.by_token(secret)
        if user is None:
            raise Fault("strange-token")
        scope = await self._accounts.scope_of(digest(secret))
        return Caller(user, proof=digest(secret), network=self.address, scope=scope)

    async def _welcome(self, table_id: str) -> None:
        message = self._read(await self._receive())
        if message is None:
            return
        if not isinstance(message, said.Hello):
            self.reply(refused(message.id, Fault("hello-first")))
            return
        try:
            self._rates.check("message", self._who)
            caller = await self._find(message.secret)
            live = await self._actions.table_for(table_id, caller)
        except Fault as fault:
            self.reply(refused(message.id, fault))
            self.close(4000 + fault.status)
            return
        except SztabError as error:
            self.reply(refused(message.id, Fault("bad-notation", said=without_paths(str(error)))))
            self.close(4400)
            return
        except (ConnectionResetError, asyncio.CancelledError):
            raise
        except Exception as error:
            log.exception("a table could not be opened", exc_info=error)
            self.reply(refused(message.id, failure(error)))
            self.close(4503)
            return
        chat = await self._actions.chatting.lines(table_id, caller.user)
        self._join(live, caller, message, chat)

    def _join(self, live: Live, caller: Caller, message: said.Hello, chat: list[Any]) -> None:
        self.caller, self.live = caller, live
        self.seats = seats_of(live.table.meta, caller)
        self.look = self._actions.first_look(live, caller)
        since = message.since if message.since is not None and message.since <= live.table.version else None
        now = self._actions.moment(live, caller, self.look, since, TAIL)
        self.known = now.version if now else None
        live.listeners.add(self)
        self.reply(
            told.Welcome(id=message.id, table=live.info(), seats=self.seats, moment=now, chat=chat, now=now_ms())
        )
        if now is not None:
            self.owe(now)
        self._actions.hall.tell_table(live)

    async def _serve(self, data: bytes | str) -> None:
        message = self._read(data)
        if message is None:
            return
        try:
            self._rates.check("message", self._who)
            reply = await self._do(message)
        except Fault as fault:
            reply = refused(message.id, fault)
        except SztabError as error:
            reply = refused(message.id, Fault("bad-notation", said=without_paths(str(error))))
        except (ConnectionResetError, asyncio.CancelledError):
            raise
        except RecursionError:
            reply = refused(message.id, Fault("too-deep"))
        except Exception as error:
            log.exception("a message failed: %s", type(message).__name__, exc_info=error)
            reply = refused(message.id, failure(error))
        self.reply(reply)

    async def _do(self, message: said.ClientMessage) -> told.FromServer:
        live = self.live
        assert live is not None
        if live.broken:
            await self._actions.hall.get(live.table.meta.id)
        check_watch(live.table.meta, self.caller)
        if self.caller.scope == "read" and isinstance(message, CHANGES):
            raise Fault("token-scope", scope="read")
        handler = _HANDLERS[type(message)]
        reply: told.FromServer = await handler(self, live, message)
        return msgspec.structs.replace(reply, id=message.id)

    async def _answer(self, live: Live, a: said.Answer) -> told.FromServer:
        return await self._actions.answer(live, self.caller, a)

    async def _undo(self, live: Live, a: said.Undo) -> told.FromServer:
        return told.Done(version=await self._actions.undo(live, self.caller, a.seat, a.version))

    async def _propose(self, live: Live, a: said.Propose) -> told.FromServer:
        return told.Done(version=await self._actions.propose(live, self.caller, a))

    async def _respond(self, live: Live, a: said.Respond) -> told.FromServer:
        return told.Done(version=await self._actions.respond(live, self.caller, a.offer, a))

    async def _resign(self, live: Live, a: said.Resign) -> told.FromServer:
        return told.Done(version=await self._actions.resign(live, self.caller, a.seat))

    async def _claim(self, live: Live, a: said.Claim) -> told.FromServer:
        return told.Done(version=await self._actions.claim(live, self.caller, a.seat))

    async def _leave(self, live: Live, a: said.Leave) -> told.FromServer:
        return told.Done(version=await self._actions.leave(live, self.caller, a.seat))

    async def _say(self, live: Live, a: said.Say) -> told.FromServer:
        self._rates.check("talk", self.address)
        self._rates.check("chat", self._who)
        await self._actions.say(live, self.caller, a.text, a.seat)
        return told.Done(version=live.table.version)

    async def _look(self, live: Live, a: said.Look) -> told.FromServer:
        async with self._actions.turn(self.caller):
            check_look(live.table, self.caller, a.seat)
            self.look = a.seat
            now = self._actions.moment(live, self.caller, a.seat, None, TAIL)
            if now is None:
                return told.Done(version=0)
            self.known = now.version
        self.owe(now)
        return told.Update(moment=now)

    async def _why_not(self, live: Live, a: said.WhyNot) -> told.FromServer:
        return told.Why(refusals=await self._actions.why_not(live, self.caller, a.seat, a.intent))

    async def _tries(self, live: Live, a: said.Tries) -> told.FromServer:
        return await self._actions.tries(live, self.caller, a.seat, a.like)

    async def _try(self, live: Live, a: said.Try) -> told.FromServer:
        return await self._actions.outlook(live, self.caller, a.seat, a.answers, a.others)

    async def _odds(self, live: Live, a: said.AskOdds) -> told.FromServer:
        self._rates.check("think", self._who)
        return await self._actions.odds(live, self.caller, a.seat, a.answers)

    async def _hints(self, live: Live, a: said.AskHints) -> told.FromServer:
        self._rates.check("think", self._who)
        return await self._actions.hints(live, self.caller, a.seat, a.answers, a.version)

    async def _analysis(self, live: Live, a: said.AskAnalysis) -> told.FromServer:
        return self._actions.analysis(live, self.caller, a, lambda: self._rates.check("think", self._who))

    async def _query(self, live: Live, a: said.Query) -> told.FromServer:
        return told.Found(result=await self._actions.query(live, self.caller, a.seat, a.name, a.args, a.version))

    async def _moment(self, live: Live, a: said.AskMoment) -> told.FromServer:
        return told.MomentFound(moment=await self._actions.past(live, self.caller, a.version, a.seat, a.since))

    async def _ping(self, live: Live, a: said.Ping) -> told.FromServer:
        return told.Pong(now=now_ms())

    async def _hello_again(self, live: Live, a: said.Hello) -> told.FromServer:
        raise Fault("hello-again")


_HANDLERS: dict[type, Any] = {
    said.Answer: Connection._answer,
    said.Undo: Connection._undo,
    said.Propose: Connection._propose,
    said.Respond: Connection._respond,
    said.Resign: Connection._resign,
    said.Claim: Connection._claim,
    said.Leave: Connection._leave,
    said.Say: Connection._say,
    said.Look: Connection._look,
    said.WhyNot: Connection._why_not,
    said.Tries: Connection._tries,
    said.Try: Connection._try,
    said.AskOdds: Connection._odds,
    said.AskHints: Connection._hints,
    said.AskAnalysis: Connection._analysis,
    said.Query: Connection._query,
    said.AskMoment: Connection._moment,
    said.Ping: Connection._ping,
    said.Hello: Connection._hello_again,
}


def failure(error: Exception) -> Fault:
    """What is said of an error that nobody expected."""
    return Fault("database-away") if isinstance(error, DATABASE_ERRORS) else Fault("failed")


def refused(message_id: str, fault: Fault) -> told.Refused:
    return told.Refused(
        id=message_id,
        code=fault.code,
        message=fault.message,
        refusals=fault.refusals,
        version=fault.version,
        key=fault.key,
        params=fault.params,
    )
