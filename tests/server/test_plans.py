"""What a bot has in mind: the table keeps it, hands it back, and drops it when something is taken back."""

import asyncio
from typing import Any

import msgspec
import pytest

from sztab import bots
from sztab.bots.bot import Glimpse, Reply
from sztab.server.accounts.callers import NOBODY
from sztab.server.bots.thinking import Thinkers, Thought
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.tables import offers
from sztab.server.tables.opening import open_table
from sztab.server.tables.table import Table
from sztab.server.wire.table_bodies import NewTable, SeatWish
from tests.kernel.toy import Toy


class Counting:
    """Plans nothing but to count its answers."""

    handed: list[bytes]

    def answer(self, glimpse: Glimpse[Any]) -> Any:
        raise AssertionError("it is asked with its plan")

    def reply(self, glimpse: Glimpse[Any], plan: bytes) -> Reply:
        self.handed.append(plan)
        return Reply(glimpse.question.options[0], b"%d" % (int(plan or b"0") + 1))


def opened() -> Table:
    wish = NewTable(game="toy", seats={"red": SeatWish(kind="me")}, forced=False)
    table, _ = open_table(Library(extra={"toy": Toy()}), wish, NOBODY)
    return table


def bots_answer(table: Table) -> None:
    while table.asked not in ("red", None):
        table.answer_for_bot(str(table.asked), table.version, 0, b"in mind")


def test_a_table_of_bots_hands_their_plans_back(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: dict[str, list[bytes]] = {}

    def counting(name: str, seed: str) -> Counting:
        bot = Counting()
        bot.handed = handed.setdefault(name, [])
        return bot

    monkeypatch.setattr(bots, "make", counting)

    async def run() -> None:
        here = Services(Settings(database=sqlite, bot_processes=0), Library(extra={"toy": Toy()}))
        await here.start()
        seats = {"red": SeatWish(kind="bot", bot="recruit"), "blue": SeatWish(kind="bot", bot="corporal")}
        table, _ = open_table(here.library, NewTable(game="toy", seats=seats), NOBODY)
        live = await here.hall.add(table)
        assert live.driver is not None
        await asyncio.wait([live.driver])
        assert live.table.meta.outcome is not None
        assert b"plan" not in msgspec.json.encode(live.table.recorder and live.table.recorder.lines)
        await here.stop()

    asyncio.run(run())
    assert set(handed) == {"recruit", "corporal"}
    for plans in handed.values():
        assert plans == [b"", *(b"%d" % number for number in range(1, len(plans)))]
        assert len(plans) > 2


def test_a_plan_is_dropped_when_an_answer_is_taken_back() -> None:
    table = opened()
    bots_answer(table)
    table.answer("red", table.version, "a", 0, None)
    bots_answer(table)
    table.plans["blue"] = b"in mind"
    assert offers.propose(table, "red", "takeback", None) is None
    assert table.plans == {}


def test_a_plan_is_dropped_when_an_answer_is_undone() -> None:
    table = opened()
    bots_answer(table)
    table.plans["blue"] = b"in mind"
    table.answer("red", table.version, "a", 0, None)
    assert table.plans == {"blue": b"in mind"}, "what another seat answers is no surprise by itself"
    table.undo("red", table.version)
    assert table.plans == {}


def test_a_plan_is_dropped_when_somebody_else_answers_for_the_seat() -> None:
    table = opened()
    bots_answer(table)
    table.plans["red"] = b"in mind"
    table.answer("red", table.version, "a", 0, None)
    assert "red" not in table.plans


def test_a_plan_goes_to_another_process_and_comes_back() -> None:
    """Bytes that are no text survive the way."""
    library = Library()
    me = {"pl": SeatWish(kind="me"), "su": SeatWish(kind="me")}
    table, _ = open_table(library, NewTable(game="bitwa-warszawska", seats=me, practice=1), NOBODY)

    async def run() -> None:
        minds = Thinkers(library, 1)
        try:
            odd = bytes(range(256))
            found = await minds.answer(table.play, str(table.asked), "corporal", 1, plan=odd)
            assert isinstance(found, Thought)
            assert found.plan == b"", "a corporal has nothing in mind"
        finally:
            minds.close()

    asyncio.run(run())
    thought = Thought(3, bytes(range(256)))
    assert msgspec.json.decode(msgspec.json.encode(thought), type=Thought) == thought
