"""Notices: only to those who are away, not more often than set, never into a private network."""

import asyncio
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from sztab.server.accounts import webhooks
from sztab.server.operation.settings import Mailing
from sztab.server.storage.schema import users
from tests.server.house import House, house
from tests.server.test_accounts import sign_up


class Post:
    """A web server and a mail server that keep what they get."""

    def __init__(self) -> None:
        self.hooks: list[dict[str, Any]] = []
        self.mails: list[str] = []
        outer = self

        class Hook(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer.hooks.append(msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        class Mail(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                outer.mails.append(_take_mail(self))

        self.web = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
        self.mail = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mail)
        self.web.daemon_threads = self.mail.daemon_threads = True

    def wait(self, hooks: int, mails: int | None = None) -> None:
        for _ in range(1200):
            if len(self.hooks) >= hooks and len(self.mails) >= (hooks if mails is None else mails):
                return
            time.sleep(0.05)
        raise AssertionError(f"{len(self.hooks)} webhooks, {len(self.mails)} mails")


def _take_mail(handler: socketserver.StreamRequestHandler) -> str:
    handler.wfile.write(b"220 test\r\n")
    text, data = "", False
    for raw in handler.rfile:
        line = raw.decode().rstrip("\r\n")
        if data:
            if line == ".":
                data = False
                handler.wfile.write(b"250 ok\r\n")
            text += line + "\n"
        elif line.upper() == "DATA":
            data = True
            handler.wfile.write(b"354 go on\r\n")
        elif line == "QUIT":
            handler.wfile.write(b"221 bye\r\n")
            break
        else:
            handler.wfile.write(b"250 ok\r\n")
    return text


@contextmanager
def post_office() -> Iterator[Post]:
    post = Post()
    for server in (post.web, post.mail):
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield post
    for server in (post.web, post.mail):
        server.shutdown()
        server.server_close()


def prove_addresses(here: House) -> None:
    """Everyone has followed the link in his letter: notices go to proven addresses only."""

    async def prove() -> None:
        async with here.services.engine.begin() as connection:
            await connection.execute(update(users).values(verified=users.c.mail))

    here.client.blocking_portal.call(prove)


def test_the_one_who_is_away_is_told_once(database: str) -> None:
    with post_office() as post:
        mailing = Mailing("127.0.0.1", post.mail.server_address[1])
        hook = f"http://127.0.0.1:{post.web.server_address[1]}/hook"
        settings: dict[str, Any] = {
            "away": 0.0,
            "private_webhooks": True,
            "mailing": mailing,
            "address": "https://sztab.example",
        }
        with house(database, **settings) as here:
            anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
            for who in (anna, jan):
                wish = {"mail": "someone@example.org", "webhook": hook, "minutes": 60, "language": "pl"}
                assert who.put("/api/me/notices", json=wish).status_code == 200
            prove_addresses(here)
            seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}}
            made = anna.post("/api/tables", json={"game": "toy", "seats": seats}).json()
            table = made["table"]["id"]
            with here.sit(table, made["seats"]["red"]) as red:
                jan.post(f"/api/tables/{table}/join", json={"secret": made["links"]["blue"]})
                red.wait_until(lambda m: m)
                red.answer(0)
                red.answer(0)
                post.wait(1)
                assert (post.hooks[0]["seat"], post.hooks[0]["table"]) == ("blue", table)
                assert post.hooks[0]["link"] == f"https://sztab.example/t/{table}"
                told = post.mails[0] + msgspec.json.encode(post.hooks[0]).decode()
                assert "card" not in told
                for _ in range(2):
                    moment = jan.get(f"/api/tables/{table}?seat=blue").json()["moment"]
                    body = {"seat": "blue", "version": moment["version"], "key": str(moment["version"]), "index": 0}
                    assert jan.post(f"/api/tables/{table}/answers", json=body).status_code == 200
                red.wait_until(lambda m: m["version"] >= 5)
                time.sleep(0.3)
            assert len(post.hooks) == len(post.mails) == 1


def test_a_notice_that_was_due_survives_a_restart(database: str) -> None:
    """The server stops before the one who is away was told: the next one tells him, once."""
    with post_office() as post:
        hook = f"http://127.0.0.1:{post.web.server_address[1]}/hook"
        settings: dict[str, Any] = {"private_webhooks": True, "address": "https://sztab.example"}
        with house(database, away=3600.0, **settings) as here:
            anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
            wish = {"mail": "", "webhook": hook, "minutes": 1, "language": "en"}
            assert jan.put("/api/me/notices", json=wish).status_code == 200
            seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}}
            made = anna.post("/api/tables", json={"game": "toy", "seats": seats}).json()
            table = made["table"]["id"]
            jan.post(f"/api/tables/{table}/join", json={"secret": made["links"]["blue"]})
            with here.sit(table, made["seats"]["red"]) as red:
                while red.moment["waiting"]["seat"] == "red":
                    red.answer(0)
            assert post.hooks == []
        with house(database, away=0.0, **settings):
            post.wait(1, mails=0)
            assert (post.hooks[0]["seat"], post.hooks[0]["link"]) == ("blue", f"https://sztab.example/t/{table}")
        with house(database, away=0.0, **settings):
            time.sleep(0.5)
        assert len(post.hooks) == 1


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.3.4", "169.254.169.254", "0.0.0.0", "100.64.0.1", "::1",
        "fe80::1", "fc00::1", "::ffff:10.0.0.1", "2002:0a00:0001::", "64:ff9b::a00:1", "224.0.0.1", "::127.0.0.1",
        "::a00:1", "fec0::1", "64:ff9b:1::a00:1", "ff02::1", "2001:db8::1",
        "::ffff:169.254.169.254", "2001:0:a00:1::f5ff:fffe", "198.18.0.1", "240.0.0.1", "255.255.255.255",
    ],
)  # fmt: skip
def test_private_addresses_are_known(address: str) -> None:
    assert not webhooks.is_public(address)


def test_public_addresses_are_public() -> None:
    for address in ("1.1.1.1", "2606:4700:4700::1111"):
        assert webhooks.is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://169.254.169.254/latest/meta-data",
        "http://2130706433/", "http://0x7f.1/", "ftp://example.org/", "http://user:pass@example.org/",
        "http://1.1.1.1:22/", "http://[broken", "http:///nothing",
    ],
)  # fmt: skip
def test_webhooks_into_the_own_network_are_not_sent(url: str) -> None:
    with pytest.raises(webhooks.Unsafe):
        asyncio.run(webhooks.send(url, {}))
