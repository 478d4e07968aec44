"""Accounts: names and passwords (argon2), sessions in a cookie, tokens for bots."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.accounts.callers import User
from sztab.server.accounts.names import folded, is_plain, skeleton
from sztab.server.storage.schema import sessions, tokens, users
from sztab.server.storage.writer import Writer
from sztab.server.tables.metadata import digest, now_ms
from sztab.server.wire.account_bodies import Account, NewAccount, NoticeSettings, Scope, TokenInfo
from sztab.server.wire.faults import Fault

SESSION_MS = 30 * 86_400_000
TOKEN = "szt_"
"""Tokens of accounts begin so; what does not is the secret of a seat or a table."""
MOST_TOKENS = 20

KNOWN = (users.c.id, users.c.name, users.c.mail, users.c.verified, users.c.admin)
"""What is read of an account to know who calls."""
_hasher = PasswordHasher()
_nobody = _hasher.hash(secrets.token_hex(16))
"""A hash that is checked when there is no such name, so that both take as long."""


def _lasts() -> Any:
    """Is a token not too old? Those that were made before tokens had an end have none."""
    return or_(tokens.c.expires == 0, tokens.c.expires > now_ms())


def _user_of(row: Any) -> User:
    verified = bool(row.mail) and row.verified == row.mail
    return User(row.id, row.name, verified, bool(row.admin), mailbox_of(row.mail) if verified else "")


def mailbox_of(mail: str) -> str:
    """The mailbox of an address: large and small letters are one, and what follows a `+` leads there too."""
    name, _, host = mail.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


class Accounts:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._busy = asyncio.Semaphore(2)
        """Passwords are slow to check on purpose: not more than two at once."""

    async def _in_thread(self, check: object, *args: str) -> object:
        async with self._busy:
            return await asyncio.to_thread(check, *args)  # type: ignore[arg-type]

    async def create(self, wish: NewAccount) -> User:
        if not is_plain(wish.name):
            raise Fault("account-name")
        hashed = str(await self._in_thread(_hasher.hash, wish.password))
        row = {"name": wish.name, "folded": folded(wish.name), "password": hashed, "mail": wish.mail}
        row["skeleton"] = skeleton(wish.name)

        async def save(connection: AsyncConnection) -> int:
            alike = select(users.c.id).where(users.c.skeleton == row["skeleton"])
            if (await connection.execute(alike)).first() is not None:
                raise Fault("name-taken", name=wish.name)
            query = insert(users).values(**row, created=now_ms()).returning(users.c.id)
            return int((await connection.execute(query)).scalar_one())

        try:
            return User(await self._writer.run(save), wish.name)
        except IntegrityError:
            raise Fault("name-taken", name=wish.name) from None

    async def know_skeletons(self) -> None:
        """Accounts that are older than skeletons get theirs, lest others look like them."""
        async with self._engine.connect() as connection:
            query = select(users.c.id, users.c.name).where(users.c.skeleton == "")
            older = (await connection.execute(query)).all()
        for row in older:
            await self._write(update(users).where(users.c.id == row.id).values(skeleton=skeleton(row.name) or row.name))

    async def check(self, name: str, password: str) -> User:
        """The account of a name and its password."""
        async with self._engine.connect() as connection:
            which = users.c.folded == folded(name), users.c.closed == 0
            row = (await connection.execute(select(users).where(*which))).first()
        try:
            await self._in_thread(_hasher.verify, row.password if row else _nobody, password)
        except (VerificationError, InvalidHashError):
            row = None
        if row is None:
            raise Fault("wrong-password")
        return _user_of(row)

    async def open_session(self, user: User) -> str:
        secret = secrets.token_urlsafe(32)

        async def save(connection: AsyncConnection) -> None:
            now = now_ms()
            await connection.execute(delete(sessions).where(sessions.c.expires < now))
            row = {"digest": digest(secret), "user_id": user.id, "expires": now + SESSION_MS}
            await connection.execute(insert(sessions).values(row))

        await self._writer.run(save)
        return secret

    async def close_session(self, secret: str) -> None:
        await self._write(delete(sessions).where(sessions.c.digest == digest(secret)))

    async def close_all_sessions(self, user: User) -> None:
        await self._write(delete(sessions).where(sessions.c.user_id == user.id))

    async def _write(self, statement: object) -> None:
        async def save(connection: AsyncConnection) -> None:
            await connection.execute(statement)  # type: ignore[call-overload]

        await self._writer.run(save)

    async def by_session(self, secret: str) -> User | None:
        query = (
            select(*KNOWN)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.digest == digest(secret), sessions.c.expires > now_ms(), users.c.closed == 0)
        )
        return await self._user(query)

    async def by_token(self, token: str) -> User | None:
        query = (
            select(*KNOWN)
            .join(tokens, tokens.c.user_id == users.c.id)
            .where(tokens.c.digest == digest(token), _lasts(), users.c.closed == 0)
        )
        return await self._user(query)

    async def scope_of(self, proof: str) -> str:
        """What a token lets do; a session lets do all."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tokens.c.scope).where(tokens.c.digest == proof))).scalar()
        return found or "all"

    async def by_name(self, name: str) -> User | None:
        which = users.c.folded == folded(name), users.c.closed == 0
        return await self._user(select(*KNOWN).where(*which))

    async def by_id(self, number: int) -> User | None:
        which = users.c.id == number, users.c.closed == 0
        return await self._user(select(*KNOWN).where(*which))

    async def set_verified(self, user_id: int, mail: str) -> None:
        await self._write(update(users).where(users.c.id == user_id, users.c.mail == mail).values(verified=mail))

    async def still_known(self, proofs: Collection[str]) -> set[str]:
        """Those of these sessions and tokens, by their digests, that still open an account."""
        open_sessions = select(sessions.c.digest).where(sessions.c.digest.in_(proofs), sessions.c.expires > now_ms())
        open_tokens = select(tokens.c.digest).where(tokens.c.digest.in_(proofs), _lasts())
        async with self._engine.connect() as connection:
            found = await connection.execute(open_sessions.union_all(open_tokens))
            return set(found.scalars())

    async def _user(self, query: object) -> User | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()  # type: ignore[call-overload]
        return _user_of(row) if row else None

    # --- settings and tokens -----------------------------------------------------------------------------------------

    async def account(self, user: User) -> Account:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(users).where(users.c.id == user.id))).one()
        settings = NoticeSettings(mail=row.mail, webhook=row.webhook, minutes=row.minutes, language=row.language)
        return Account(row.name, settings, _user_of(row).verified, bool(row.admin))

    async def set_notices(self, user: User, wish: NoticeSettings) -> None:
        values = {"mail": wish.mail, "webhook": wish.webhook, "minutes": wish.minutes, "language": wish.language}
        await self._write(update(users).where(users.c.id == user.id).values(values))

    async def set_password(self, user: User, password: str) -> None:
        hashed = str(await self._in_thread(_hasher.hash, password))
        await self._write(update(users).where(users.c.id == user.id).values(password=hashed))
        await self.close_all_sessions(user)
        await self._write(delete(tokens).where(tokens.c.user_id == user.id))

    async def new_token(self, user: User, name: str, scope: Scope = "all", days: int = 90) -> TokenInfo:
        if len(await self.tokens(user)) >= MOST_TOKENS:
            raise Fault("too-many-tokens", most=MOST_TOKENS)
        token = TOKEN + secrets.token_urlsafe(32)
        now = now_ms()
        row = {"user_id": user.id, "name": name, "digest": digest(token), "created": now, "scope": scope}
        row["expires"] = now + days * 86_400_000

        async def save(connection: AsyncConnection) -> int:
            return int((await connection.execute(insert(tokens).values(row).returning(tokens.c.id))).scalar_one())

        number = await self._writer.run(save)
        return TokenInfo(number, name, now, token, scope, now + days * 86_400_000)

    async def tokens(self, user: User) -> list[TokenInfo]:
        query = select(tokens).where(tokens.c.user_id == user.id).order_by(tokens.c.id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [TokenInfo(row.id, row.name, row.created, "", row.scope, row.expires) for row in rows]

    async def drop_token(self, user: User, number: int) -> None:
        if number not in [token.id for token in await self.tokens(user)]:
            raise Fault("no-token")
        await self._write(delete(tokens).where(tokens.c.id == number, tokens.c.user_id == user.id))
