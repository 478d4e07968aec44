"""Notices to players who are away: it is your turn. By e-mail and webhook, not more often than each wants.

A notice names the table and the turn, and nothing that is not known to all.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.accounts import webhooks
from sztab.server.accounts.letters import Letter, send_letter
from sztab.server.storage.schema import notices, sittings, tables, users
from sztab.server.tables.hall import Hall
from sztab.server.tables.live import Live
from sztab.server.tables.metadata import Seated, now_ms
from sztab.words import words

log = logging.getLogger("sztab.notices")
SEEN_MS = 60_000
"""A user who was connected this long ago is not away."""
SAME_MS = 2_000
"""A question is asked and saved within so many milliseconds."""
FRESH_MS = 600_000
"""That a game is over is told only so long after its end."""


class Notice(msgspec.Struct, frozen=True):
    """What a notice says."""

    table: str
    game: str
    scenario: str
    seat: str
    turn: int
    over: bool
    link: str
    subject: str
    text: str


class Notices:
    """Waits until a player who is asked has been away for a while, then tells him once a question."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._waiting: dict[tuple[str, str], asyncio.Task[None]] = {}
        hall.followers.append(self.follow)

    def follow(self, live: Live) -> None:
        meta = live.table.meta
        if meta.kind != "game" or (live.table.status != "running" and meta.outcome is None):
            return
        if meta.outcome is not None and now_ms() - meta.ended > FRESH_MS:
            return
        asked = [live.table.asked] if meta.outcome is None else [s.seat for s in meta.seats]
        for seated in meta.seats:
            if seated.seat in asked and seated.kind == "person" and seated.user is not None:
                self._wait(live, seated)

    def _wait(self, live: Live, seated: Seated) -> None:
        key = (live.table.meta.id, seated.seat)
        if key in self._waiting:
            self._waiting[key].cancel()
        task = asyncio.create_task(self._tell_later(live, seated.seat, self._hall.settings.away))
        self._waiting[key] = task
        task.add_done_callback(lambda done: self._done(key, done))

    def _done(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._waiting.get(key) is task:
            del self._waiting[key]
        if not task.cancelled() and (error := task.exception()):
            log.error("a notice failed: %s", type(error).__name__)

    async def stop(self) -> None:
        running = list(self._waiting.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _tell_later(self, live: Live, seat: str, wait: float) -> None:
        while wait >= 0:
            await asyncio.sleep(wait)
            wait = await self._tell(live, seat)

    async def _tell(self, live: Live, seat: str) -> float:
        """Tell a player, if he is away; the seconds after which to try again, or -1."""
        table = live.table
        seated = table.meta.seated(seat)
        over = table.meta.outcome is not None
        if seated is None or seated.user is None or not (over or table.asked == seat):
            return -1
        if seat in live.present:
            return -1
        async with self._hall.engine.connect() as connection:
            row = (await connection.execute(select(users).where(users.c.id == seated.user))).first()
        if row is None or not (row.mail or row.webhook):
            return -1
        now = now_ms()
        rest = max(row.noticed + row.minutes * 60_000, row.seen + SEEN_MS) - now
        if rest > 0:
            return float(rest / 1000)
        if not await self._hall.writer.run(self._claim(row, table.meta.id, -1 if over else table.meta.since)):
            return -1
        await self._send(row, self._notice(live, seated, row.language, over=over))
        return -1

    def _claim(self, row: Any, table_id: str, since: int) -> Any:
        """Write down that this user is told of this question: only one worker can, and only once."""

        async def claim(connection: AsyncConnection) -> bool:
            told = update(users).where(users.c.id == row.id, users.c.noticed == row.noticed).values(noticed=now_ms())
            query = select(notices.c.since).where(
                notices.c.user_id == row.id, notices.c.table_id == table_id, notices.c.since == since
            )
            if (await connection.execute(query)).first() is not None:
                return False
            if not (await connection.execute(told)).rowcount:
                return False
            await connection.execute(insert(notices).values(user_id=row.id, table_id=table_id, since=since))
            return True

        return claim

    def _notice(self, live: Live, seated: Seated, language: str, *, over: bool) -> Notice:
        table, say = live.table, words(language)
        game = table.game
        title = dict(game.scenario(table.meta.scenario).title)[language]
        link = f"{self._hall.settings.address}/t/{table.meta.id}"
        stem = "server-notice-over" if over else "server-notice"
        named = {"game": dict(game.title)[language], "scenario": title, "link": link}
        own = {} if over else {"seat": game.label("seat", seated.seat, language), "turn": game.turn(table.play.state)}
        return Notice(
            table=table.meta.id,
            game=table.meta.game,
            scenario=table.meta.scenario,
            seat=seated.seat,
            turn=game.turn(table.play.state),
            over=over,
            link=link,
            subject=say(f"{stem}-subject", game=named["game"]),
            text=say(f"{stem}-text", **named, **own),
        )

    async def _send(self, row: Any, notice: Notice) -> None:
        settings = self._hall.settings
        if row.mail and row.mail == row.verified and settings.mailing is not None:
            try:
                letter = Letter(row.mail, notice.subject, notice.text)
                await asyncio.to_thread(send_letter, settings.mailing, letter)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("a mail was not sent: %s", type(error).__name__)
        if row.webhook:
            try:
                status = await webhooks.send(row.webhook, notice, private=settings.private_webhooks)
                log.info("webhook", extra={"fields": {"status": status}})
            except (OSError, TimeoutError, webhooks.Unsafe, ssl.SSLError) as error:
                log.warning("a webhook was not reached: %s", type(error).__name__)

    async def see(self, user_ids: set[int]) -> None:
        """Remember that these users are connected now, for other workers."""
        if not user_ids:
            return

        async def save(connection: AsyncConnection) -> None:
            await connection.execute(update(users).where(users.c.id.in_(user_ids)).values(seen=now_ms()))

        await self._hall.writer.run(save)


async def untold(engine: AsyncEngine) -> Sequence[str]:
    """Running tables of whose last question no notice was sent, where someone wants notices."""
    told = select(notices.c.table_id).where(
        notices.c.table_id == tables.c.id, notices.c.since >= tables.c.updated - SAME_MS
    )
    query = (
        select(tables.c.id)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .join(users, users.c.id == sittings.c.user_id)
        .where(tables.c.status == "running", or_(users.c.mail != "", users.c.webhook != ""), ~told.exists())
        .distinct()
    )
    async with engine.connect() as connection:
        return (await connection.execute(query)).scalars().all()
