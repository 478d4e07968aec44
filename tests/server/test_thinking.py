"""Where bots think: in processes that may be ended from outside, and whose faults come back as they are."""

import asyncio
import os
import pickle
import signal
from typing import Any

import pytest

from sztab.kernel.errors import BadNotation, DataError, IllegalAnswer
from sztab.server.accounts.callers import NOBODY
from sztab.server.bots.thinking import Thinkers, Thought
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.tables.opening import open_table
from sztab.server.wire.faults import Fault
from sztab.server.wire.table_bodies import NewTable, SeatWish
from tests.kernel.toy import Toy


@pytest.mark.parametrize("error", [BadNotation("a: 1"), IllegalAnswer("b"), DataError("c", "d"), OSError(2, "e")])
def test_errors_come_back_from_another_process(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))


def test_a_fault_comes_back_whole() -> None:
    fault = pickle.loads(pickle.dumps(Fault("not-asked", seat="pl", version=7)))
    assert (fault.key, fault.code, fault.params, fault.version) == ("not-asked", "not-asked", {"seat": "pl"}, 7)


def test_bots_think_on_when_their_process_is_killed() -> None:
    library = Library()
    me = {"pl": SeatWish(kind="me"), "su": SeatWish(kind="me")}
    table, _ = open_table(library, NewTable(game="bitwa-warszawska", seats=me, practice=1), NOBODY)
    seat = str(table.asked)

    async def run() -> None:
        minds = Thinkers(library, 1)
        try:
            first = await minds.answer(table.play, seat, "greedy", 1)
            for pid in list(minds._pool._processes):  # type: ignore[attr-defined]
                os.kill(pid, signal.SIGKILL)
            asked = [minds.answer(table.play, seat, "greedy", 1) for _ in range(3)]
            assert await asyncio.gather(*asked) == [first] * 3
            with pytest.raises(Fault) as refused:
                await minds.odds(table.play, seat, [{"answer": "nonsense"}])
            assert refused.value.key == "illegal"
            assert await minds.answer(table.play, seat, "greedy", 1) == first
        finally:
            minds.close()

    asyncio.run(run())


def test_a_bot_that_failed_is_tried_again(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        here = Services(Settings(database=sqlite, bot_processes=0), Library(extra={"toy": Toy()}))
        await here.start()
        think, broken = here.thinkers.answer, True

        async def fail(*args: Any, **more: Any) -> Thought:
            if broken:
                raise MemoryError("no room to think")
            return await think(*args, **more)

        here.thinkers.answer = fail  # type: ignore[method-assign]
        seats = {"red": SeatWish(kind="bot"), "blue": SeatWish(kind="bot")}
        table, _ = open_table(here.library, NewTable(game="toy", seats=seats), NOBODY)
        live = await here.hall.add(table)
        assert live.driver is not None
        await asyncio.wait([live.driver])
        version, broken = live.table.version, False
        await here.sweep()
        await asyncio.wait([live.driver])
        assert live.table.version > version
        assert live.table.meta.outcome is not None
        await here.stop()

    asyncio.run(run())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["a bot failed"]
