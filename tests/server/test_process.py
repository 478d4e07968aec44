"""The server as a process: stops gracefully, logs no secret, refuses what it cannot do; two workers on PostgreSQL."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.sync.client import ClientConnection, connect

from sztab.cli.__main__ import app
from sztab.kernel.errors import SztabError
from sztab.server.accounts.callers import NOBODY
from sztab.server.operation.library import Library
from sztab.server.operation.running import handed_on, taken_over
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.tables.opening import open_table
from sztab.server.wire.table_bodies import NewTable, SeatWish
from tests.kernel.toy import Toy
from tests.server.postgres import Cluster
from tests.server.process import ServerProcess


@contextmanager
def sit(server: ServerProcess, table: str, secret: str) -> Iterator[tuple[ClientConnection, Any]]:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "id": "1", "secret": secret}))
        yield socket, json.loads(socket.recv(20))


def receive(socket: ClientConnection, kind: str) -> Any:
    while (message := json.loads(socket.recv(20)))["type"] != kind:
        pass
    return message


def test_it_stops_gracefully_and_its_logs_hold_no_secret(tmp_path: Path, sqlite: str) -> None:
    with ServerProcess(sqlite, tmp_path, "--log-level", "debug") as server:
        password = "a-long-password-1920"
        status, _ = server.request("POST", "/api/accounts", {"name": "anna", "password": password})
        assert status == 201
        _, made = server.request("POST", "/api/tables", {"game": "bitwa-warszawska"})
        table, secret = made["table"]["id"], made["seats"]["pl"]
        assert server.request("GET", f"/api/tables/{table}?secret={secret}", None, secret)[0] == 200
        with sit(server, table, secret) as (socket, welcome):
            assert welcome["moment"]["view"]
            socket.send("rubbish " + secret)
            receive(socket, "refused")
            assert server.process is not None
            server.process.terminate()
            assert receive(socket, "bye")["again"]
        server.stop()
    log = server.log.read_text()
    for said in (secret, made["watch"], password):
        assert said not in log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert lines[0]["what"] == "started"
    assert lines[-1]["what"] == "stopped"
    assert {"method", "path", "status", "ms"} <= set(next(line for line in lines if line["what"] == "request"))


def test_two_workers_stop_gracefully_too(tmp_path: Path, cluster: Cluster) -> None:
    with ServerProcess(cluster.database(), tmp_path, "--workers", "2", "--log-level", "info") as server:
        _, made = server.request("POST", "/api/tables", {"game": "bitwa-warszawska"})
        table, secret = made["table"]["id"], made["seats"]["pl"]
        with sit(server, table, secret) as (socket, welcome):
            assert welcome["moment"]["view"]
            assert server.process is not None
            server.process.terminate()
            assert receive(socket, "bye")["again"]
        assert server.stop() == 0
    lines = [json.loads(line)["what"] for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert (lines.count("started"), lines.count("stopped")) == (2, 2)


def test_what_cannot_be_served_is_refused_in_one_line(tmp_path: Path, sqlite: str) -> None:
    for options, says in (
        (["--workers", "2", "--database", sqlite], "more than one worker needs PostgreSQL"),
        (["--database", "mysql://x/y"], "mysql is not known"),
        (["--database", "nonsense"], "not the URL of a database"),
        (["--log-level", "loud"], "--log-level"),
        (["--box", str(tmp_path)], "box.toml"),
    ):
        error = CliRunner().invoke(app, ["serve", "--port", "0", *options]).exception
        assert isinstance(error, SztabError)
        assert says in str(error)
        assert "\n" not in str(error)


@pytest.fixture
def two_servers(cluster: Cluster, tmp_path: Path) -> Any:
    """Two servers, as on two hosts, on one database."""
    database = cluster.database()
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    servers = [ServerProcess(database, folder, "--log-level", "warning", "--bot-processes", "0") for folder in folders]
    with ExitStack() as started:
        for server in servers:
            started.callback(server.start().stop)
        for server in servers:
            server.wait()
        yield servers


def test_two_workers_play_one_table(two_servers: list[ServerProcess]) -> None:
    """Players on different workers see each other's answers and chat."""
    one, two = two_servers
    seats = {"pl": {"kind": "me"}, "su": {"kind": "link"}}
    _, made = one.request("POST", "/api/tables", {"game": "bitwa-warszawska", "seats": seats})
    table, anna = made["table"]["id"], made["seats"]["pl"]
    _, joined = two.request("POST", f"/api/tables/{table}/join", {"secret": made["links"]["su"]})
    with sit(one, table, anna) as (polish, _), sit(two, table, joined["secret"]) as (soviet, _):
        here = {"pl": (one, anna), "su": (two, joined["secret"])}
        given, number, patience = 0, 0, time.monotonic() + 60
        while given < 12 and time.monotonic() < patience:
            number += 1
            now = standing(one, table, anna)
            if now is None or now["waiting"] is None:  # it has not heard yet that the other seat was taken
                time.sleep(0.05)
                continue
            asked = now["waiting"]["seat"]
            server, secret = here[asked]
            moment = standing(server, table, secret)
            if moment["question"] is None:
                continue
            body = {"seat": asked, "version": moment["version"], "key": str(number), "index": 0}
            status, reply = server.request("POST", f"/api/tables/{table}/answers", body, secret)
            assert status in (200, 409), reply
            given += status == 200
            if reply.get("moment") and reply["moment"]["outcome"]:
                break
        final = max(standing(server, table, secret)["version"] for server, secret in here.values())
        assert final > 5
        for socket in (polish, soviet):
            while receive(socket, "update")["moment"]["version"] < final:
                pass
        polish.send(json.dumps({"type": "say", "id": "c", "text": "hello"}))
        assert receive(soviet, "chat")["line"]["text"] == "hello"


def standing(server: ServerProcess, table: str, secret: str) -> Any:
    return server.request("GET", f"/api/tables/{table}", None, secret)[1]["moment"]


def test_a_secret_given_out_by_one_worker_is_known_to_the_other_at_once(two_servers: list[ServerProcess]) -> None:
    """The worker where the table was made has it in memory with the old link."""
    one, two = two_servers
    seats = {"pl": {"kind": "me"}, "su": {"kind": "link"}}
    for _ in range(15):
        _, made = one.request("POST", "/api/tables", {"game": "bitwa-warszawska", "seats": seats, "public": False})
        table = made["table"]["id"]
        _, joined = two.request("POST", f"/api/tables/{table}/join", {"secret": made["links"]["su"]})
        with sit(one, table, joined["secret"]) as (_, welcome):
            assert welcome["seats"] == ["su"]


def test_the_same_answer_on_both_workers_applies_once(two_servers: list[ServerProcess]) -> None:
    one, two = two_servers
    seats = {seat: {"kind": "me"} for seat in ("pl", "su")}
    _, made = one.request("POST", "/api/tables", {"game": "bitwa-warszawska", "seats": seats, "forced": False})
    path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["pl"]
    for number in range(12):
        moment = one.request("GET", path, None, secret)[1]["moment"]
        body = {"seat": moment["waiting"]["seat"], "version": moment["version"], "key": f"k{number}", "index": 0}
        replies = [server.request("POST", f"{path}/answers", body, secret) for server in (one, two)]
        assert [status for status, _ in replies] == [200, 200], replies
        assert replies[0][1]["version"] == replies[1][1]["version"]
        assert replies[1][1]["again"]
        other = {**body, "key": f"x{number}"}
        assert two.request("POST", f"{path}/answers", other, secret)[1]["code"] in ("stale", "not-now")


def test_a_worker_that_died_before_it_told_is_caught_up_with(cluster: Cluster) -> None:
    """What is saved is seen by the others at their next sweep, even if nobody told them."""

    async def run() -> tuple[int, int, int]:
        settings = Settings(database=cluster.database(), bot_processes=0)
        one, two = (Services(settings, Library(extra={"toy": Toy()})) for _ in range(2))
        await one.start()
        await two.start()
        seats = {seat: SeatWish(kind="me") for seat in ("red", "blue")}
        table, _ = open_table(one.library, NewTable(game="toy", seats=seats, forced=False), NOBODY)
        live = await one.hall.add(table)
        there = await two.hall.get(table.meta.id)

        async def silence(*_: object) -> None:
            pass

        saver: Any = one.writer._saver
        await saver._telling
        saver._tell = silence
        await one.hall.change(live, lambda t: t.answer("red", t.version, "k", 0, None))
        await asyncio.sleep(0.3)
        before = there.table.version
        await two.sweep()
        after = there.table.version
        await one.stop()
        await two.stop()
        return before, after, live.table.version

    before, after, saved = asyncio.run(run())
    assert (before, after) == (saved - 1, saved)


def test_a_bot_plays_on_when_its_worker_dies(cluster: Cluster) -> None:
    """The lock of a dead worker is free: another one takes its tables over at the next sweep."""

    async def run() -> None:
        settings = Settings(database=cluster.database(), bot_processes=0)
        one, two = (Services(settings, Library(extra={"toy": Toy()})) for _ in range(2))
        await one.start()
        await two.start()
        seats = {seat: SeatWish(kind="bot", bot="uniform") for seat in ("red", "blue")}
        table, _ = open_table(one.library, NewTable(game="toy", seats=seats), NOBODY)
        assert await two.ownership.owns(table.meta.id)
        live = await one.hall.add(table)
        assert live.driver is not None
        await live.driver
        assert (live.table.status, live.table.version) == ("running", 1)
        await two.ownership.stop()
        await one.sweep()
        assert live.driver is not None
        await live.driver
        assert live.table.status == "finished"
        await one.stop()
        await two.stop()

    asyncio.run(run())


def test_the_settings_reach_every_worker(tmp_path: Path) -> None:
    """Folders too: with a built client, two workers did not start."""
    settings = Settings(client=tmp_path, boxes=(tmp_path / "box",))
    assert taken_over(handed_on(settings, "error")) == (settings, "error")
