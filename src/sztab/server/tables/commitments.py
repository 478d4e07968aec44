"""Commitments that are shown before a table is opened: its maker adds his part of the seed after he saw them."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from sztab.kernel.dice import commitment
from sztab.server.storage.schema import commitments
from sztab.server.storage.writer import Writer
from sztab.server.tables.metadata import now_ms
from sztab.server.wire.faults import Fault

KEPT_MS = 3_600_000
"""How long a seed waits for its table."""


class Commitments:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def make(self) -> str:
        """A new seed; what is shown of it."""
        seed = secrets.token_bytes(32)

        async def save(connection: AsyncConnection) -> None:
            await connection.execute(delete(commitments).where(commitments.c.created < now_ms() - KEPT_MS))
            row = {"commitment": commitment(seed), "seed": seed, "created": now_ms()}
            await connection.execute(insert(commitments).values(row))

        await self._writer.run(save)
        return commitment(seed)

    async def take(self, shown: str) -> bytes:
        """The seed of a commitment, for one table only: used twice, it would be known."""

        async def take(connection: AsyncConnection) -> bytes | None:
            which = commitments.c.commitment == shown, commitments.c.created >= now_ms() - KEPT_MS
            found = (await connection.execute(delete(commitments).where(*which).returning(commitments.c.seed))).first()
            return bytes(found.seed) if found is not None else None

        seed: bytes | None = await self._writer.run(take)
        if seed is None:
            raise Fault("no-commitment")
        return seed
