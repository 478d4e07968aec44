"""One address attacks a server as its users run it, limits on; someone else plays on meanwhile."""

from __future__ import annotations

import json
import socket
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from sztab.server.operation import guarding
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
ATTACKER, VICTIM = "10.9.9.9", "10.1.1.1"
LIMITED = ("--proxied", "--log-level", "warning", "--bot-processes", "1")


def call(server: ServerProcess, who: str, path: str, body: Any = None, secret: str = "") -> tuple[int, Any]:
    """A request as the proxy in front hands it on."""
    headers = {"x-forwarded-for": who, "content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(server.base + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as reply:
            return reply.status, json.load(reply)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def plays_on(server: ServerProcess) -> None:
    """Someone at another address opens a table against a bot; his answers are taken, and the bot answers."""
    seats = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}
    status, made = call(server, VICTIM, "/api/tables", {"game": "bitwa-warszawska", "seats": seats})
    assert status == 201, made
    path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["pl"]
    given, patience = 0, time.monotonic() + 240
    while given < 4 and time.monotonic() < patience:
        moment = call(server, VICTIM, path, None, secret)[1]["moment"]
        if moment["question"] is None:
            time.sleep(0.5)  # the bot's turn
            continue
        body = {"seat": "pl", "version": moment["version"], "key": str(given), "index": 0}
        status, reply = call(server, VICTIM, f"{path}/answers", body, secret)
        assert status == 200, reply
        given += 1
    assert given == 4, "the bot of another table did not come to its turn"
    assert server.request("GET", "/health")[0] == 200


def test_three_hundred_tables_of_bots_take_no_turn_from_others(sqlite: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite, tmp_path, *LIMITED, rates=True) as server:
        bot = {"kind": "bot", "bot": "corporal"}
        wish = {"game": "rok-1920", "scenario": "campaign", "seats": {"pl": bot, "su": bot}}
        found = [call(server, ATTACKER, "/api/tables", wish)[0] for _ in range(300)]
        assert set(found) == {201, 429}
        assert found.count(201) <= 10
        plays_on(server)


def test_odds_for_a_hundred_and_fifty_sockets_take_no_turn_from_others(sqlite: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite, tmp_path, *LIMITED, rates=True) as server, ExitStack() as opened:
        seats = {"pl": {"kind": "me"}, "su": {"kind": "me"}}
        _, made = call(server, ATTACKER, "/api/tables", {"game": "bitwa-warszawska", "seats": seats})
        table, secret = made["table"]["id"], made["seats"]["pl"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        for _ in range(150):
            forwarded = {"x-forwarded-for": ATTACKER}
            held = opened.enter_context(connect(address, additional_headers=forwarded, max_size=None, open_timeout=60))
            held.send(json.dumps({"type": "hello", "id": "h", "secret": secret}))
            for n in range(3):
                held.send(json.dumps({"type": "ask-odds", "id": str(n), "seat": "pl", "answers": []}))
        plays_on(server)


def test_eleven_hundred_half_sent_requests_shut_nobody_out(sqlite: str, tmp_path: Path) -> None:
    options = ("--log-level", "warning", "--bot-processes", "0")
    with ServerProcess(sqlite, tmp_path, *options, rates=True) as server, ExitStack() as opened:
        for _ in range(1_100):
            held = opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=30))
            try:
                held.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-")
            except OSError:  # cut already
                continue
        time.sleep(guarding.HEAD_SECONDS + 5)
        assert server.request("GET", "/health")[0] == 200
