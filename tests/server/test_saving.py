"""Groups of steps: one transaction, whole or not at all; a step that another worker saved is not saved again."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select, text

from sztab.server.accounts.callers import NOBODY
from sztab.server.operation.library import Library
from sztab.server.storage.archive import load_table, step_of
from sztab.server.storage.database import close_engine, migrate, open_engine
from sztab.server.storage.saving import Taken, saver_for
from sztab.server.storage.schema import steps
from sztab.server.tables.opening import open_table
from sztab.server.tables.table import Table
from sztab.server.wire.table_bodies import NewTable, SeatWish
from tests.kernel.toy import Toy


def new_table(library: Library) -> Table:
    seats = {seat: SeatWish(kind="me") for seat in ("red", "blue")}
    return open_table(library, NewTable(game="toy", seats=seats, forced=False), NOBODY)[0]


def test_a_group_is_saved_whole_or_not_at_all(database: str) -> None:
    async def run() -> None:
        library, engine = Library(extra={"toy": Toy()}), open_engine(database)
        await migrate(engine)
        saver = saver_for(engine, "one", durable=False)
        first, second = new_table(library), new_table(library)
        await saver.save([step_of(table, "", is_new=True) for table in (first, second)])
        for table in (first, second):
            table.rev, table.saved = 1, table.version
        first.answer("red", first.version, "k", 0, None)
        good = step_of(first, "red:k", is_new=False)
        taken = msgspec.structs.replace(step_of(second, "", is_new=False))
        taken.step["rev"] = 1
        with pytest.raises(Taken):
            await saver.save([good, taken])
        assert await count(engine) == 2
        loaded = await load_table(engine, library, first.meta.id)
        assert loaded is not None
        assert (loaded.version, loaded.rev) == (first.version - 1, 1)
        await saver.save([good])
        loaded = await load_table(engine, library, first.meta.id)
        assert loaded is not None
        assert (loaded.version, loaded.rev, loaded.keys) == (first.version, 2, {"red:k": first.version})
        with pytest.raises(Taken):
            await saver.save([good])
        assert await count(engine) == 3
        await saver.close()
        await close_engine(engine)

    asyncio.run(run())


async def count(engine: object) -> int:
    async with engine.connect() as connection:  # type: ignore[attr-defined]
        return int((await connection.execute(select(func.count()).select_from(steps))).scalar_one())


def test_no_thread_outlives_a_closed_engine(tmp_path: Path) -> None:
    """Whatever was cancelled in the middle: a long question, the opening of a connection, a transaction."""
    long = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT max(i) FROM n"

    async def begin_and_stop(turns: int) -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'long.db'}")

        async def work() -> None:
            async with engine.begin() as connection:
                await connection.execute(text(long))

        task = asyncio.create_task(work())
        for _ in range(turns):
            await asyncio.sleep(0.002)
        task.cancel()
        await asyncio.wait([task])
        await close_engine(engine)

    before = set(threading.enumerate())
    for turns in (0, 1, 2, 5, 20):
        asyncio.run(begin_and_stop(turns))
        assert not [t for t in set(threading.enumerate()) - before if "connection_worker" in t.name]
