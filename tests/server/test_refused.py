"""What is refused changes nothing; nobody wins time, turns or seats by asking for what he does not get."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from sztab.server.accounts.callers import NOBODY, Caller
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.routes.sockets import Connection
from sztab.server.tables import offers, opening, seating, takeovers
from sztab.server.tables import table as tables
from sztab.server.tables.opening import open_table
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import Pace
from sztab.server.wire.table_bodies import Join, NewTable, Replace, SeatWish
from tests.kernel.toy import Toy
from tests.server.house import house


def refused_acts(table: Table) -> Iterator[tuple[str, Callable[[], object]]]:
    """Actions that come to nothing at a running table where blue has left, each by name."""
    library, owner = Library(extra={"toy": Toy()}), Caller(digest=table.meta.seats[0].secret)
    yield "an unknown bot", lambda: seating.replace(library, table, Replace(seat="blue", kind="bot", bot="x"), owner)
    yield "a seat that is played", lambda: seating.replace(library, table, Replace(seat="red", kind="open"), owner)
    yield "nobody's seat", lambda: seating.join(library, table, Join(secret="x"), NOBODY)
    yield "no answer yet", lambda: offers.propose(table, "blue", "takeback", None)
    yield "too far", lambda: offers.propose(table, "red", "takeback", table.version)
    yield "too early", lambda: offers.propose(table, "red", "rematch", None)
    yield "no such offer", lambda: offers.respond(table, "blue", 77, agree=True)
    yield "time is not over", lambda: offers.claim(table, "red")
    yield "its time is not over", lambda: takeovers.time_out(table)
    yield "late", lambda: table.answer("red", table.version + 1, "k", 0, None)
    yield "no option", lambda: table.answer(str(table.asked), table.version, "k", 999, None)
    yield "no undo", lambda: table.undo("blue", table.version)


def test_what_is_refused_has_changed_nothing() -> None:
    """A refused act is not saved, so it must not be left in memory either: the next step would save it."""
    library = Library(extra={"toy": Toy()})
    me = {"red": SeatWish(kind="me"), "blue": SeatWish(kind="me")}
    wish = NewTable(game="toy", seats=me, forced=False, pace=Pace(kind="live", main=600))
    table, _ = open_table(library, wish, NOBODY)
    asked = str(table.asked)
    table.answer(asked, table.version, "first", 0, None)
    seating.leave(table, "blue")
    for name, act in refused_acts(table):
        before = msgspec.json.encode(table.meta), table.version, dict(table.keys)
        with pytest.raises(Fault):
            act()
        assert (msgspec.json.encode(table.meta), table.version, table.keys) == before, name


def test_a_takeback_that_was_overtaken_by_an_undo_harms_nothing(database: str) -> None:
    """Red offers to take its answer back, then undoes it by itself: the offer has fallen."""
    with house(database) as here:
        table, red, blue, _ = here.open_with_friend(forced=False)
        with here.sit(table, red) as one, here.sit(table, blue) as two:
            assert one.answer(0)["type"] == "done"
            assert one.ask("propose", seat="red", kind="takeback")["type"] == "done"
            offer = here.get(f"/api/tables/{table}", blue).json()["table"]["offers"][0]["id"]
            undone = one.ask("undo", seat="red", version=one.moment["version"])
            said = two.ask("respond", seat="blue", offer=offer, agree=True)
            if undone["type"] == "done":
                assert (said["type"], said["key"]) == ("refused", "no-offer")
            standing = here.get(f"/api/tables/{table}", blue).json()
            assert standing["table"]["offers"] == []
            one.wait_until(lambda moment: moment["question"])
            assert one.answer(0, key="after")["type"] == "done"


def test_a_takeback_gives_no_time_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a bot a takeback needs nobody's consent: the time that has run is gone all the same."""
    now = [1_000_000]
    for module in (tables, opening):
        monkeypatch.setattr(module, "now_ms", lambda: now[0])
    wish = NewTable(game="toy", seats={"red": SeatWish(kind="me")}, forced=False, pace=Pace(kind="live", main=600))
    table, _ = open_table(Library(extra={"toy": Toy()}), wish, NOBODY)
    while table.asked != "red":
        table.answer_for_bot(str(table.asked), table.version, 0)
    table.answer("red", table.version, "a", 0, None)
    while table.asked != "red":
        table.answer_for_bot(str(table.asked), table.version, 0)
    left = table.meta.left["red"]
    now[0] += 60_000
    assert offers.propose(table, "red", "takeback", None) is None
    assert table.meta.left["red"] == left - 60_000


class Flood:
    """A socket on which everything was said already."""

    def __init__(self, messages: list[Any]) -> None:
        self.messages = messages
        self.sent: list[Any] = []

    async def receive(self) -> Any:
        if not self.messages:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": msgspec.json.encode(self.messages.pop(0)).decode()}

    async def send_data(self, message: bytes, mode: str) -> None:
        self.sent.append(msgspec.json.decode(message))


def test_one_connection_with_many_messages_lets_others_have_their_turn(sqlite: str) -> None:
    """A hundred messages that wait already are not served in one go."""

    async def run() -> tuple[int, int]:
        here = Services(Settings(database=sqlite, bot_processes=0, rates=False), Library(extra={"toy": Toy()}))
        await here.start()
        table, made = open_table(here.library, NewTable(game="toy"), NOBODY)
        await here.hall.add(table)
        pings: list[Any] = [{"type": "ping", "id": str(number)} for number in range(100)]
        socket: Any = Flood([{"type": "hello", "id": "h", "secret": made.watch}, *pings])
        connection = Connection(socket, here.actions, here.accounts, here.rates, NOBODY, "me")
        turns = 0

        async def others() -> None:
            nonlocal turns
            while len(socket.messages) > 10:
                turns += len(socket.messages) < 90
                await asyncio.sleep(0)

        await asyncio.gather(connection.run(table.meta.id), others())
        await here.stop()
        return turns, sum(message["type"] == "pong" for message in socket.sent)

    turns, pongs = asyncio.run(run())
    assert pongs == 100
    assert turns > 50
