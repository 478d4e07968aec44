"""Nobody starves the others: fair turns, slow connections, readers that do not read, disks that are full."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.connection import ASGIConnection
from websockets.sync.client import connect

from sztab.server.accounts.callers import NOBODY, Caller
from sztab.server.bots import driving, shares
from sztab.server.bots.queueing import MOST_WAITING, FairQueue
from sztab.server.operation import guarding, rates
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.routes.security import address_of
from sztab.server.routes.sockets import Connection
from sztab.server.tables import takeovers
from sztab.server.tables.actions import Actions
from sztab.server.tables.live import Live
from sztab.server.tables.metadata import SteadyClock, digest, now_ms
from sztab.server.tables.opening import open_table
from sztab.server.tables.takeovers import time_out
from sztab.server.wire import outbox
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import Moment
from sztab.server.wire.outbox import Outbox
from sztab.server.wire.table_bodies import NewTable, SeatWish
from tests.kernel.toy import Toy
from tests.server.house import House, house
from tests.server.process import ServerProcess
from tests.server.test_accounts import sign_up
from tests.server.test_tables import bid


def test_turns_go_round_the_askers() -> None:
    """One asker with many wishes delays another by one wish, not by all."""

    async def run() -> list[str]:
        queue, done = FairQueue(1), []

        async def wish(asker: str, *, background: bool = False) -> None:
            async with queue.turn(asker, background=background):
                done.append(asker)
                await asyncio.sleep(0)

        wishes = [wish("greedy") for _ in range(MOST_WAITING)]
        wishes += [wish("bots", background=True) for _ in range(30)]
        wishes += [wish("modest"), wish("shy")]
        await asyncio.gather(*wishes)
        return done

    done = asyncio.run(run())
    assert max(done.index("modest"), done.index("shy")) <= 5
    people = [n for n, asker in enumerate(done) if asker != "bots"]
    assert max(people[1:]) == len(people) - 1 or done[0] == "bots"
    assert len(done) == MOST_WAITING + 32


def test_many_accounts_of_one_network_have_one_networks_turn() -> None:
    async def run() -> list[str]:
        queue, done = FairQueue(1), []

        async def wish(asker: str, network: str) -> None:
            async with queue.turn(asker, network=network):
                done.append(asker)
                await asyncio.sleep(0)

        greedy = [wish(f"user:{n}", "there") for _ in range(MOST_WAITING) for n in range(20)]
        await asyncio.gather(*greedy, wish("modest", "elsewhere"), wish("user:99", "there"))
        return done

    done = asyncio.run(run())
    assert len(done) == 20 * MOST_WAITING + 2
    assert done.index("modest") <= 2
    assert done.index("user:99") <= 22, "and among those of one network each has his turn"


def test_who_took_more_than_his_share_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Costly questions of one network leave most of the time to others, who wait for none of them; a few are free."""
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    kept = shares.Shares(0.25, 1.0)
    assert (kept.rest("greedy"), kept.rest("modest")) == (0, 0)
    kept.spend("greedy", 1.0)
    assert kept.rest("greedy") == 0
    kept.spend("greedy", 0.5)
    assert (kept.rest("greedy"), kept.rest("modest")) == (2.0, 0)
    now = 2.0
    assert kept.rest("greedy") == 0
    now = 100.0
    kept.spend("greedy", 1.0)
    assert kept.rest("greedy") == 0, "no more is saved up than can be taken at once"


def test_a_network_that_rests_keeps_nobody_waiting() -> None:
    async def run() -> tuple[list[str], float]:
        queue, done = FairQueue(1, 50, shares.Shares(0.2, 0.01)), []

        async def wish(asker: str) -> None:
            async with queue.turn(asker):
                until = time.thread_time() + (0.05 if asker == "greedy" else 0)
                while time.thread_time() < until:
                    pass
                done.append(asker)

        began = time.monotonic()
        await asyncio.gather(*(wish("greedy") for _ in range(4)), *(wish("modest") for _ in range(10)))
        return done, time.monotonic() - began

    done, took = asyncio.run(run())
    assert done.index("greedy") == 0
    assert done[1:11] == ["modest"] * 10, "while he rests the others have all turns"
    assert (done.count("greedy"), took >= 0.5) == (4, True)


def test_too_many_wishes_of_one_are_refused_and_a_given_up_one_blocks_nobody() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.turn("a"):
            waiting = [asyncio.create_task(_hold(queue, "b")) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(Fault, match="too"):
                async with queue.turn("b"):
                    pass
            for task in waiting[:-1]:
                task.cancel()
            await asyncio.sleep(0)
        await asyncio.wait_for(waiting[-1], 5)
        assert queue.waiting == 0

    async def _hold(queue: FairQueue, asker: str) -> None:
        async with queue.turn(asker):
            await asyncio.sleep(0)

    asyncio.run(run())


def test_bots_among_themselves_are_few_tables_of_one_maker(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "ALONE_SECONDS", 3600)  # no game ends meanwhile
    with house(database, rates=True) as here:
        bots = {"red": {"kind": "bot", "bot": "uniform"}, "blue": {"kind": "bot", "bot": "uniform"}}
        replies = [
            here.post("/api/tables", {"game": "bitwa-warszawska", "seats": {"pl": bots["red"], "su": bots["blue"]}})
            for _ in range(6)
        ]
        assert [r.status_code for r in replies] == [201] * 4 + [429] * 2
        assert (replies[-1].json()["key"], replies[-1].headers["retry-after"]) == ("too-many-bot-tables", "5")
        assert here.open()["table"]["status"] == "running"


def test_tables_of_bots_that_are_opened_at_once_are_counted_too(sqlite: str) -> None:
    async def run() -> list[bool]:
        here = Services(Settings(database=sqlite, bot_processes=0), Library())
        await here.start()
        bot = SeatWish(kind="bot", bot="uniform")
        wish = NewTable(game="bitwa-warszawska", seats={"pl": bot, "su": bot})

        async def open_one() -> bool:
            table, _ = open_table(here.library, wish, NOBODY)
            try:
                here.hall.check_alone(table)
            except Fault:
                return False
            await here.hall.add(table)
            return True

        opened = await asyncio.gather(*(open_one() for _ in range(8)))
        await here.stop()
        return opened

    assert asyncio.run(run()) == [True] * 4 + [False] * 4


BOT = {"kind": "bot", "bot": "uniform"}


def alone(here: House) -> int:
    """Tables at which bots play among themselves."""
    return sum(all(s.kind == "bot" for s in live.table.meta.seats) for live in here.services.hall.live.values())


def test_bots_play_on_for_nobody_who_left(sqlite: str) -> None:
    """A table that is left to bots by its only player is no way round their number."""
    with house(sqlite, rates=True) as here:
        wish = {"game": "bitwa-warszawska", "seats": {"pl": {"kind": "me"}, "su": BOT}, "at_leave": "bot"}
        for _ in range(6):
            made = here.post("/api/tables", wish).json()
            left = here.post(f"/api/tables/{made['table']['id']}/leave", {"seat": "pl"}, made["seats"]["pl"])
            assert left.status_code == 200
        assert alone(here) == 0


def test_bots_in_the_place_of_players_are_counted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who made a table may seat bots where players left, though not at more tables than he may open with bots."""
    monkeypatch.setattr(driving, "ALONE_SECONDS", 3600)  # no game ends meanwhile
    with house(sqlite, rates=True) as here:
        anna, tables = sign_up(here, "anna"), []
        for _ in range(6):
            wish = {"game": "bitwa-warszawska", "seats": {"pl": {"kind": "me"}, "su": {"kind": "me"}}}
            tables.append(anna.post("/api/tables", json=wish).json()["table"]["id"])
        found = []
        for table in tables:
            for seat in ("pl", "su"):
                anna.post(f"/api/tables/{table}/leave", json={"seat": seat})
            for seat in ("pl", "su"):
                wish = {"seat": seat, **BOT}
                found.append(anna.post(f"/api/tables/{table}/replace", json=wish).status_code)
        assert found == [201, 201] * 4 + [201, 429] * 2
        assert alone(here) == 4
        bots = {"game": "bitwa-warszawska", "seats": {"pl": BOT, "su": BOT}}
        jan = sign_up(here, "jan")
        assert jan.post("/api/tables", json=bots).json()["key"] == "too-many-bot-tables", "of one network, whoever asks"


def test_bots_play_on_for_a_few_who_were_late(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "ALONE_SECONDS", 3600)
    with house(sqlite, rates=True) as here:
        pace = {"kind": "live", "main": 600}
        wish = {"game": "bitwa-warszawska", "seats": {"pl": {"kind": "me"}, "su": BOT}, "at_timeout": "bot"}
        tables = [here.post("/api/tables", {**wish, "pace": pace}).json()["table"]["id"] for _ in range(6)]
        monkeypatch.setattr(takeovers, "now_ms", lambda: now_ms() + 700_000)

        async def ring() -> None:
            for table in tables:
                live = here.services.hall.live[table]
                await here.services.hall.change(live, lambda t: time_out(t, has_room=here.services.hall.has_room(t)))

        here.client.blocking_portal.call(ring)
        assert alone(here) == 4
        late = [here.services.hall.live[table].table.meta for table in tables]
        assert [meta.seats[0].kind for meta in late] == ["bot"] * 4 + ["vacant"] * 2
        assert [meta.flagged for meta in late[4:]] == [["pl"], ["pl"]], "their clocks stand still"


def test_bots_among_themselves_are_paced_and_come_last(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two of their answers lies a while, and they wait behind everyone for whom a bot thinks."""
    monkeypatch.setattr(driving, "ALONE_SECONDS", 0.2)
    with house(sqlite) as here:
        turns: list[tuple[str, bool]] = []
        queue = here.services.thinkers.queue
        turn = queue.turn

        def noted(asker: str, *, network: str = "", background: bool = False) -> Any:
            turns.append((asker, background))
            return turn(asker, network=network, background=background)

        queue.turn = noted  # type: ignore[method-assign]
        bot, began = {"kind": "bot", "bot": "recruit"}, time.monotonic()
        made = here.open(game="bitwa-warszawska", seats={"pl": bot, "su": bot})
        live = here.services.hall.live[made["table"]["id"]]
        while len(turns) < 4 and time.monotonic() - began < 60:
            time.sleep(0.01)
        assert (len(turns) >= 4, time.monotonic() - began >= 0.6) == (True, True)
        assert {background for _, background in turns} == {True}
        live.table.meta.seats[0].kind = "vacant"  # they stop
        turns.clear()
        made = here.open(game="bitwa-warszawska", seats={"pl": {"kind": "me"}, "su": bot})
        with here.sit(made["table"]["id"], made["seats"]["pl"]) as player:
            while True in {background for _, background in turns} or not turns:
                turns[:] = [one for one in turns if not one[1]]
                player.wait_until(lambda m: m["question"])
                player.answer(0)
        assert {background for _, background in turns} == {False}


def test_messages_are_packed_where_that_is_set(sqlite: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite, tmp_path, "--bot-processes", "0", "--deflate") as server:
        _, made = server.request("POST", "/api/tables", {"game": "bitwa-warszawska"})
        address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']['id']}/socket"
        with connect(address, max_size=None) as player:
            assert [extension.name for extension in player.protocol.extensions] == ["permessage-deflate"]
            player.send(json.dumps({"type": "hello", "id": "1", "secret": made["seats"]["pl"]}))
            assert json.loads(player.recv(20))["type"] == "welcome"


@pytest.mark.parametrize(
    ("told", "proxied", "found"),
    [
        (["10.9.9.9"], True, "10.9.9.9"),
        (["10.0.0.1, 10.9.9.9"], True, "10.9.9.9"),
        (["10.0.0.1", "10.9.9.9"], True, "10.9.9.9"),
        (["10.9.9.9"], False, "127.0.0.1"),
        ([], True, "127.0.0.1"),
    ],
)
def test_the_last_word_of_the_proxy_is_believed(told: list[str], proxied: bool, found: str) -> None:
    """A proxy adds to the line that the client sent, or a line of its own; without a proxy none is believed."""
    headers = [(b"x-forwarded-for", line.encode()) for line in told]
    scope: Any = {"type": "http", "headers": headers, "client": ("127.0.0.1", 5000)}
    assert address_of(ASGIConnection(scope), Settings(proxied=proxied)) == found


def test_few_buckets_are_kept_and_seldom_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST", 100)
    kept, drops = rates.Rates(on=True), 0
    drop = kept._drop_full

    def count() -> None:
        nonlocal drops
        drops += 1
        drop()

    monkeypatch.setattr(kept, "_drop_full", count)
    for n in range(1_000):
        kept.check("mail", f"10.0.{n // 250}.{n % 250}")
    assert (len(kept._buckets) <= 100, drops < 120) == (True, True)


def test_who_looks_from_another_seat_is_told_of_later_moments_after_that(sqlite: str) -> None:
    """The reply is on its way before anything else is: a client takes what comes last for the present."""

    async def run() -> list[int]:
        here = Services(Settings(database=sqlite, bot_processes=0, rates=False), Library(extra={"toy": Toy()}))
        await here.start()
        seats = {"red": SeatWish(kind="me"), "blue": SeatWish(kind="me")}
        table, made = open_table(here.library, NewTable(game="toy", seats=seats), NOBODY)
        live = await here.hall.add(table)
        caller = Caller(digest=digest(made.mine["red"]), network="one")
        socket = Connection(cast(Any, None), here.actions, here.accounts, here.rates, caller, "one")
        socket.live = live
        live.listeners.add(socket)
        look = here.actions.moment

        def answer() -> None:
            table.answer(table.asked or "", table.version, "late", 0, None)
            here.hall.tell(live)

        def look_and_answer(*args: Any) -> Moment | None:
            asyncio.get_running_loop().call_soon(answer)
            return look(*args)

        here.actions.moment = look_and_answer  # type: ignore[method-assign, assignment]
        await socket._serve(b'{"type": "look", "id": "1", "seat": "red"}')
        await asyncio.sleep(0)
        told = [json.loads(message) for message in socket._out._waiting]
        await here.stop()
        return [message["moment"]["version"] for message in told if message["type"] == "update"]

    told = asyncio.run(run())
    assert len(told) == 2
    assert told == sorted(told)


QUERIES: dict[str, Callable[[Actions, Live, Caller], Awaitable[object]]] = {
    "why-not": lambda actions, live, caller: actions.why_not(live, caller, "red", [{"bid": 1}]),
    "tries": lambda actions, live, caller: actions.tries(live, caller, "red", {}),
    "try": lambda actions, live, caller: actions.outlook(live, caller, "red", []),
    "query": lambda actions, live, caller: actions.query(live, caller, "red", "hand", {}, None),
    "moment": lambda actions, live, caller: actions.past(live, caller, 1, "red", None),
    "table": lambda actions, live, caller: actions.whole_moment(live, caller, "red", None),
    "board": lambda actions, live, caller: actions.board(live, caller),
}


@pytest.mark.parametrize("kind", QUERIES)
def test_queries_of_many_connections_of_one_address_leave_others_their_turn(sqlite: str, kind: str) -> None:
    """However many wait: what another asks comes next, and what needs no query waits for one or two of them."""

    async def run() -> tuple[list[str], int]:
        here = Services(Settings(database=sqlite, bot_processes=0, rates=False), Library(extra={"toy": Toy()}))
        await here.start()
        seats = {"red": SeatWish(kind="me"), "blue": SeatWish(kind="me")}
        table, made = open_table(here.library, NewTable(game="toy", seats=seats), NOBODY)
        live = await here.hall.add(table)
        greedy, modest = (Caller(digest=digest(made.mine["red"]), network=name) for name in ("greedy", "modest"))
        done: list[str] = []

        async def ask(caller: Caller) -> None:
            with suppress(Fault):  # refused or found: it was looked up
                await QUERIES[kind](here.actions, live, caller)
            done.append(caller.network)

        async def others() -> int:
            """How many queries are answered at most between two turns of someone who asks for something else."""
            most = before = 0
            while len(done) < 61:
                most, before = max(most, len(done) - before), len(done)
                await asyncio.sleep(0)
            return most

        turns = asyncio.create_task(others())
        await asyncio.gather(*(ask(greedy) for _ in range(60)), ask(modest))
        most = await turns
        await here.stop()
        return done, most

    done, most = asyncio.run(run())
    assert done.index("modest") <= 4
    assert most <= 4


def test_records_and_positions_that_many_bring_are_read_one_at_a_time(sqlite: str) -> None:
    """Each takes a thread for seconds, which shares the processor with everybody's answers."""
    with house(sqlite) as here:
        made = here.open()
        here.post(f"/api/tables/{made['table']['id']}/resign", {"seat": "red"}, made["seats"]["red"])
        record = here.get(f"/api/tables/{made['table']['id']}/record", made["seats"]["red"]).text
        reading = here.services.actions._reading
        free, least = [], reading._free
        turn = reading._next

        def watched() -> None:
            turn()
            free.append(reading._free)

        reading._next = watched  # type: ignore[method-assign]
        for path, body in (("/api/records", {"record": record}), ("/api/analysis", {"game": "toy", "position": {}})):
            free.clear()
            assert here.post(path, body).status_code in (201, 400)
            assert (least, min(free, default=1), reading._free) == (1, 0, 1), path


class Stuck:
    """A socket whose other side does not read."""

    closed = 0

    async def send_data(self, message: bytes, mode: str) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.closed = code


def test_little_waits_for_a_reader_that_does_not_read() -> None:
    async def run() -> None:
        full = Outbox(Stuck())  # type: ignore[arg-type]
        for _ in range(200):
            full.put(b"x" * 50_000)
        assert full.closing == outbox.TOO_SLOW
        assert len(full._waiting) < 100

    asyncio.run(run())


def test_chat_in_the_welcome_stays_small(database: str) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            for _ in range(15):
                red.ask("say", seat="red", text="x" * 2000)
        with here.sit(table, anna) as red:
            assert 5 <= len(red.welcome["chat"]) <= 10


def test_the_steady_clock_does_not_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteadyClock()
    before, real = clock.now(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 86_400 * 10**9)
    assert clock.now() - before < 5_000
    assert now_ms() - before < 60_000, "all times of tables are its"
    for _ in range(10):
        clock.adjust()
    assert 1_900 < clock.now() - before < 10_000


def test_health_tries_to_write_and_what_is_not_saved_is_503(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(sqlite) as here:
        table, anna, _, _ = here.open_with_friend()
        assert here.get("/health").status_code == 200
        with here.sit(table, anna) as red:
            version = red.moment["version"]

            async def full(*_: Any) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            saver = here.services.writer._saver
            monkeypatch.setattr(saver, "save", full)
            monkeypatch.setattr(here.services.writer, "run", full)
            refused = red.answer(0)
            assert (refused["code"], refused["key"]) == ("unavailable", "not-saved")
            body = {"seat": "red", "version": version, "key": "h", "index": 0}
            reply = here.post(f"/api/tables/{table}/answers", body, anna)
            assert (reply.status_code, reply.headers["retry-after"]) == (503, "5")
            assert here.post(f"/api/tables/{table}/chat", {"text": "hm", "seat": "red"}, anna).status_code == 503
            here.services._tried = -100.0
            health = here.get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "failing")
            monkeypatch.undo()
            here.services._tried = -100.0
            assert here.get("/health").status_code == 200
            red.ask("look", seat="red")
            assert red.moment["version"] == version
            bid(red)


def test_long_texts_are_refused_not_failed(database: str) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        long = "ż" * 3000
        with here.sit(table, anna) as red:
            for fields in ({"name": long}, {"name": "x", "args": {long: long}}):
                assert red.ask("query", **fields)["type"] == "refused"
            reply = red.answer(None, answer={"card": long})
            assert (reply["type"], reply["code"]) == ("refused", "bad-notation")
            assert len(reply["message"]) < 2000
        for path in (f"/api/games/{long}", f"/api/tables/{long}", f"/api/users/{long}/statistics"):
            assert here.get(path).status_code in (400, 404)


def test_an_unexpected_error_does_not_take_the_socket_down(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()

        async def broken(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(here.services.actions, "table_for", broken)
        with here.sit(table, anna) as red:
            assert red.welcome["code"] == "failed"


def test_links_of_notices_open_the_table(database: str) -> None:
    with house(database) as here:
        table, _, _, _ = here.open_with_friend()
        reply = here.client.get(f"/t/{table}", follow_redirects=False)
        assert (reply.status_code, reply.headers["location"]) == (302, f"/#/table/{table}")
        assert here.client.get("/t/../x", follow_redirects=False).status_code in (200, 404)


# --- a server process ------------------------------------------------------------------------------------------------


SHORT_WAITS = (
    "from sztab.server.operation import guarding, pushing; guarding.HEAD_SECONDS, pushing.READ_SECONDS = 1.0, 1.0"
)


def _connected(server: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=30)


def _is_well(server: ServerProcess) -> bool:
    with _connected(server) as good:
        good.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return good.recv(100).startswith(b"HTTP/1.1 200")


def _is_closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(100) == b""
    except ConnectionError:
        return True


def test_half_sent_requests_are_cut(sqlite: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite, tmp_path, "--bot-processes", "0", first=SHORT_WAITS) as server:
        with _connected(server) as endless, pytest.raises(OSError, match=r"."):  # noqa: PT012
            endless.sendall(b"GET / HTTP/1.1\r\n")
            for n in range(4_000):
                endless.sendall(b"x-%d: %s\r\n" % (n, b"y" * 1000))
        with _connected(server) as slow:
            slow.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-")
            slow.settimeout(guarding.HEAD_SECONDS + 20)
            assert _is_closed(slow)
        with _connected(server) as silent:
            assert _is_closed(silent), "who says nothing at all waits no longer"
        with _connected(server) as many:
            many.sendall(b"GET /health HTTP/1.1\r\n" + b"x: y\r\n" * 150 + b"\r\n")
            assert _is_closed(many), "few bytes, but too many headers"
        assert _is_well(server)


def _frame(message: dict[str, object]) -> bytes:
    """A short text message as a client frames it (masked with zeros, which change nothing)."""
    said = json.dumps(message).encode()
    assert len(said) < 126
    return bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said


def _metric(server: ServerProcess, name: str) -> float:
    text = str(server.request("GET", "/metrics")[1])
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


def test_a_reader_that_does_not_read_is_cut_by_the_process(sqlite: str, tmp_path: Path) -> None:
    """It asks for more and more and takes nothing: neither memory nor the connection is left to it."""
    with ServerProcess(sqlite, tmp_path, "--bot-processes", "0", first=SHORT_WAITS) as server:
        seats = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}
        status, made = server.request("POST", "/api/tables", {"game": "rok-1920", "seats": seats})
        assert status == 201, made
        path = f"/api/tables/{made['table']['id']}/socket"
        with _connected(server) as deaf:
            deaf.sendall(
                f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert deaf.recv(500).startswith(b"HTTP/1.1 101")
            deaf.sendall(_frame({"type": "hello", "id": "0", "secret": made["seats"]["pl"]}))
            deaf.settimeout(1)
            with suppress(OSError):  # it may be cut while it still asks, or not take more questions
                for n in range(3_000):
                    deaf.sendall(_frame({"type": "look", "id": str(n), "seat": "pl"}))
            deadline = time.monotonic() + 90
            while not (cut := _metric(server, "sztab_readers_cut_total")) and time.monotonic() < deadline:
                time.sleep(0.1)
            assert cut == 1
            assert _metric(server, "sztab_sockets") == 0
        assert _is_well(server)


def test_many_half_sent_requests_of_one_address_shut_nobody_out(sqlite: str, tmp_path: Path) -> None:
    with (
        ServerProcess(sqlite, tmp_path, "--log-level", "warning", "--bot-processes", "0") as server,
        ExitStack() as all_,
    ):
        held = []
        for _ in range(guarding.MOST_OF_ONE + 50):
            held.append(all_.enter_context(_connected(server)))
            held[-1].sendall(b"GET / HTTP/1.1\r\nX-")
        assert _is_closed(held[-1])
        for connection in held[:60]:
            connection.close()
        time.sleep(0.5)
        assert _is_well(server)


def test_a_killed_server_leaves_no_thinking_process_behind(sqlite: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite, tmp_path, "--log-level", "warning", "--bot-processes", "1")
    with server:
        bot = {"kind": "bot", "bot": "greedy"}
        wish = {"game": "bitwa-warszawska", "seats": {"pl": bot, "su": bot}}
        status, _ = server.request("POST", "/api/tables", wish)
        assert status == 201
        assert server.process is not None
        deadline = time.monotonic() + 60
        while not (children := _children(server.process.pid)) and time.monotonic() < deadline:
            time.sleep(0.2)
        assert children
        server.kill()
        while any(_is_running(pid) for pid in children) and time.monotonic() < deadline:
            time.sleep(0.2)
        assert not any(_is_running(pid) for pid in children)


def _children(pid: int) -> list[int]:
    """The processes of a server in which bots think."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == pid:
                found.append(int(stat.parent.name))
        except (OSError, IndexError):
            continue
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def _is_running(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
