"""Many requests of one address: every route counts them, what is the same for all is made once, no queue grows."""

from __future__ import annotations

import asyncio
import gzip
import socket
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from sztab.server.operation import guarding
from sztab.server.operation.rates import RATES, Rate
from tests.server.house import House, house
from tests.server.process import ServerProcess
from tests.server.test_fair import _connected, _is_well, _metric

SHORT = "from sztab.server.operation import guarding; guarding.READ_SECONDS = 1.0"
SAME_FOR_ALL = (
    "/api/games",
    "/api/games/rok-1920",
    "/api/games/rok-1920/rules",
    "/api/games/rok-1920/board",
    "/api/games/rok-1920/box",
    "/api/games/rok-1920/scenarios/A",
    "/api/words/pl",
)


def routes_to_read(here: House) -> list[str]:
    """Every route that can be read, with something in the places of its parameters."""
    paths = here.get("/schema/openapi.json").json()["paths"]
    named = {"{game}": "rok-1920", "{language}": "pl", "{scenario}": "A"}
    found = ["/", "/assets/x.js"]
    for path, methods in paths.items():
        if "get" in methods and path not in ("/health", "/metrics"):
            for name, value in named.items():
                path = path.replace(name, value)
            found.append("/".join("1" if part.startswith("{") else part for part in path.split("/")))
    return found


def test_every_route_counts_who_asks(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("read", "file"):
        monkeypatch.setitem(RATES, kind, Rate(0.0001, 2))
    with house(sqlite, rates=True, proxied=True) as here:
        monkeypatch.setattr(here.services.rates, "_on", False)
        routes = routes_to_read(here)
        monkeypatch.setattr(here.services.rates, "_on", True)
        assert len(routes) > 25
        for number, path in enumerate(routes):
            who = {"x-forwarded-for": f"10.1.{number}.1"}
            codes = [here.client.get(path, headers=who, follow_redirects=False).status_code for _ in range(3)]
            assert codes[0] != 429, path
            assert codes[-1] == 429, path


@pytest.mark.parametrize("path", SAME_FOR_ALL)
def test_what_is_the_same_for_all_is_made_and_packed_once(sqlite: str, path: str) -> None:
    with house(sqlite) as here:
        plain = here.client.get(path, headers={"accept-encoding": "identity"})
        assert (plain.status_code, "content-encoding" in plain.headers) == (200, False)
        made = len(here.services.shelf._kept)
        packed = here.client.get(path, headers={"accept-encoding": "gzip"})
        assert (packed.headers["content-encoding"], packed.content) == ("gzip", plain.content)
        assert int(packed.headers["content-length"]) < len(plain.content)
        assert packed.headers["vary"] == "Accept-Encoding"
        kept = next(reversed(here.services.shelf._kept.values()))
        assert (gzip.decompress(kept.packed), len(here.services.shelf._kept)) == (kept.body, made)
        again = here.client.get(path, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_reader_over_http_that_does_not_read_is_cut(sqlite: str, tmp_path: Path) -> None:
    options = ("--log-level", "warning", "--bot-processes", "0")
    with ServerProcess(sqlite, tmp_path, *options, first=SHORT) as server, ExitStack() as held:
        ask = b"GET /api/games/rok-1920/rules HTTP/1.1\r\nHost: x\r\n\r\n"
        for _ in range(20):
            deaf = held.enter_context(socket.socket())
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", server.port))
            deaf.sendall(ask * (guarding.WAITING // 2))
        deadline = time.monotonic() + 60
        while _metric(server, "sztab_connections_cut_total") < 20 and time.monotonic() < deadline:
            time.sleep(0.2)
        assert _metric(server, "sztab_connections_cut_total") == 20
        assert _is_well(server)


class Line:
    """A connection whose reader takes so many bytes between two looks at what is left."""

    def __init__(self, taken: int) -> None:
        self.taken, self.looks, self.is_cut = taken, 0, False

    def get_write_buffer_size(self) -> int:
        self.looks += 1
        return 10_000_000 - self.looks * self.taken

    def pause_reading(self) -> None:
        pass

    def abort(self) -> None:
        self.is_cut = True


async def _wait_for_reader(line: Line) -> None:
    """Until the reader was looked at a few times, or is cut."""
    held = guarding.Guarded.__new__(guarding.Guarded)
    held.loop, held.transport, held.flow = asyncio.get_running_loop(), cast(Any, line), FlowControl(cast(Any, line))
    held.pause_writing()
    while line.looks < 5 and not line.is_cut:
        await asyncio.sleep(0.005)
    held._is_read()


@pytest.mark.parametrize(("taken", "is_cut"), [(guarding.READ_BYTES, False), (100, True)])
def test_a_slow_reader_is_cut_only_if_he_takes_next_to_nothing(
    taken: int, is_cut: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarding, "READ_SECONDS", 0.01)
    line = Line(taken)
    asyncio.run(asyncio.wait_for(_wait_for_reader(line), 30))
    assert line.is_cut == is_cut


def test_requests_do_not_queue_up_on_one_connection(sqlite: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite, tmp_path, "--log-level", "warning", "--bot-processes", "0") as server:
        with _connected(server) as many:
            many.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
            many.settimeout(60)
            with suppress(OSError):
                while many.recv(65536):
                    pass
            assert _metric(server, "sztab_connections_cut_total") == 1
        assert _is_well(server)


@pytest.mark.parametrize("path", ["/api/records", "/api/tables", "/nowhere"])
def test_a_body_without_end_is_cut(sqlite: str, tmp_path: Path, path: str) -> None:
    with ServerProcess(sqlite, tmp_path, "--log-level", "warning", "--bot-processes", "0") as server:
        with _connected(server) as endless:
            endless.sendall(f"POST {path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
            sent = 0
            with suppress(OSError):
                while sent < 10 * guarding.BODY_BYTES:
                    endless.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
                    sent += 65536
            assert sent < 10 * guarding.BODY_BYTES
        assert _is_well(server)


def test_headers_have_an_end_before_a_body_and_behind_it(sqlite: str, tmp_path: Path) -> None:
    chunked = "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    begun = [f"{chunked}X-", f"{chunked}X-A: ", "GET / HTTP/1.1\r\nX-A: "]
    with ServerProcess(sqlite, tmp_path, "--log-level", "warning", "--bot-processes", "0") as server:
        for start in begun:
            with _connected(server) as endless:
                endless.sendall(start.encode())
                sent = 0
                with suppress(OSError):
                    while sent < 2 * guarding.BODY_BYTES:
                        endless.sendall(b"x" * 65536)
                        sent += 65536
                assert sent < guarding.BODY_BYTES, start  # what the machine's own buffers took
        assert _is_well(server)


class Door:
    """The server's side of a connection that somebody opens."""

    def __init__(self, peer: str) -> None:
        self.peer = peer
        self.is_cut = False

    def get_extra_info(self, what: str) -> Any:
        return (self.peer, 5000) if what == "peername" else ("::1", 80) if what == "sockname" else None

    def abort(self) -> None:
        self.is_cut = True


def test_one_network_holds_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """All addresses of a /64 are one household's: they hold no more together than one address."""
    monkeypatch.setattr(guarding, "MOST_OF_ONE", 3)
    monkeypatch.setattr(guarding.Guarded, "held", Counter())

    async def knock(peer: str) -> bool:
        config = uvicorn.Config(cast(Any, None), log_config=None)
        door, state = Door(peer), cast(Any, ServerState())
        held = guarding.Guarded(config, state, {}, asyncio.get_running_loop())
        held.connection_made(cast(Any, door))
        held._stop_waiting()
        return not door.is_cut

    async def run() -> list[bool]:
        return [await knock(peer) for peer in (*(f"2001:db8::{n}" for n in range(1, 5)), "2001:db8:0:1::1")]

    assert asyncio.run(run()) == [True, True, True, False, True]


@pytest.mark.parametrize("path", ["/api/games", "/schema/openapi.json"])
def test_who_wants_no_gzip_gets_none(sqlite: str, path: str) -> None:
    with house(sqlite) as here:
        for accepted, encoding in {
            "gzip": "gzip",
            "br, gzip;q=0.5": "gzip",
            "gzip;q=0": None,
            "gzip; q=0.000, identity": None,
            "xgzip": None,
        }.items():
            reply = here.client.get(path, headers={"accept-encoding": accepted})
            assert (reply.status_code, reply.headers.get("content-encoding")) == (200, encoding), accepted


def test_one_address_says_only_so_much_on_all_its_sockets(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "talk", Rate(0.0001, 3))
    with house(sqlite, rates=True) as here:
        made = here.open()
        heard = []
        for _ in range(5):
            with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
                heard.append(red.ask("say", text="hello", seat="red")["type"])
        assert heard == ["done"] * 3 + ["refused"] * 2


def test_an_idle_socket_that_says_no_hello_is_closed(sqlite: str, tmp_path: Path) -> None:
    first = "from sztab.server.routes import sockets; sockets.HELLO_SECONDS = 1"
    with ServerProcess(sqlite, tmp_path, "--log-level", "warning", "--bot-processes", "0", first=first) as server:
        wish = {"game": "bitwa-warszawska", "seats": {"pl": {"kind": "me"}, "su": {"kind": "link"}}}
        table = server.request("POST", "/api/tables", wish)[1]["table"]["id"]
        with _connected(server) as silent:
            silent.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert silent.recv(500).startswith(b"HTTP/1.1 101")
            deadline = time.monotonic() + 60
            while _metric(server, "sztab_sockets") and time.monotonic() < deadline:
                time.sleep(0.2)
            assert _metric(server, "sztab_sockets") == 0
        assert _is_well(server)
