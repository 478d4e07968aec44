"""Text that cannot be stored or shown is refused clearly, wherever it comes in, on both databases."""

import json

import pytest

from sztab.server.wire.texts import has_nul, plain
from tests.server.house import Json, house
from tests.server.test_accounts import PASSWORD, sign_up


def test_the_character_0_is_refused_wherever_it_comes_in(database: str) -> None:
    with house(database) as here:
        made = here.open(public=True)
        path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["red"]
        browser = sign_up(here, "anna")
        gets = (
            "/api/tables?game=a%00b", f"{path}?seat=%00", "/api/users/a%00/statistics", "/api/tables/%00",
            "/api/games/%00", "/api/games/toy/rules?id=%00", f"{path}/moments/1?seat=red%00", "/api/words/%00", "/%00",
        )  # fmt: skip
        for address in gets:
            reply = here.get(address, secret)
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-message"), address
        posts: dict[str, Json] = {
            "/api/tables": {"game": "toy", "name": "a\0"},
            "/api/session": {"name": "a\0", "password": "x"},
            "/api/accounts": {"name": "a\0b", "password": PASSWORD},
            "/api/analysis": {"game": "toy", "position": {"x\0": 1}},
            "/api/records": {"record": "\0"},
            f"{path}/chat": {"text": "\0"},
            f"{path}/join": {"secret": "\0"},
            f"{path}/answers": {"seat": "red", "version": 1, "key": "\0", "index": 0},
            f"{path}/queries/game/x": {"args": {"\0": "\0"}},
        }
        for address, body in posts.items():
            reply = here.post(address, body, secret)
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-message"), address
        assert here.put(f"{path}/note", {"text": "\0"}, secret).status_code == 400
        assert browser.put("/api/me/notices", json={"mail": "a\0@b.c"}).status_code == 400
        assert browser.post("/api/me/tokens", json={"name": "\0"}).status_code == 400
        for bearer in ("\\u0000", "x" * 5000, "szt_" + "y" * 5000):
            assert here.get(path, bearer).status_code in (200, 401)
        with here.sit(made["table"]["id"], secret) as red:
            for fields in ({"text": "\0"}, {"text": "a", "seat": "\0"}):
                reply = red.ask("say", **fields)
                assert (reply["code"], reply["type"]) == ("bad-message", "refused")
            assert red.answer(0, key="\0")["code"] == "bad-message"
            assert red.answer(0)["type"] == "done"


def test_a_text_that_only_speaks_of_it_is_kept(database: str) -> None:
    with house(database) as here:
        made = here.open()
        path, secret = f"/api/tables/{made['table']['id']}/note", made["seats"]["red"]
        for text in ("\\u0000", "a\\", "Zażółć gęślą jaźń 🂡", "line\nline\ttab"):
            assert here.put(path, {"text": text}, secret).json() == {"text": text}
            assert here.get(path, secret).json() == {"text": text}


@pytest.mark.parametrize("text", ["\0", "a\0", '\\"\0', "\\\0"])
def test_every_escape_is_seen(text: str) -> None:
    assert has_nul(json.dumps([text]))
    assert has_nul(json.dumps([text]).encode())
    assert not has_nul(json.dumps([text.replace("\0", "\\u0000")]))


def test_names_from_elsewhere_are_made_plain() -> None:
    assert plain("Jan\n\u202eKowalski\x00 \U0001f0a1") == "JanKowalski \U0001f0a1"


def test_names_are_one_plain_line(database: str) -> None:
    """A name with a line feed at its end would look like another player's."""
    with house(database) as here:
        sign_up(here, "anna")
        for name in ("anna\n", "an na", "anna\u202e", "a\tb"):
            reply = here.post("/api/accounts", {"name": name, "password": PASSWORD})
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-message"), repr(name)
        for name in ("Anna\n", "\u202eanna", "a\x1b[31m", "a\u2028b"):
            reply = here.post("/api/tables", {"game": "toy", "name": name})
            assert reply.status_code == 400, repr(name)
        assert here.post("/api/tables", {"game": "toy", "name": "Łukasz 🂡"}).status_code == 201
        browser = sign_up(here, "jan")
        for wish in ({"mail": "a@b.c\n"}, {"webhook": "https://a b/"}, {"webhook": "https://a.b/\r\nX: y"}):
            assert browser.put("/api/me/notices", json=wish).status_code == 400, wish


def test_lone_surrogates_are_refused(database: str) -> None:
    with house(database) as here:
        made = here.open(public=True)
        path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["red"]
        headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
        for body in (b'{"text": "\\ud800"}', b'{"text": "\\udfff x"}', b'{"text": "\xed\xa0\x80"}'):
            reply = here.client.post(f"{path}/chat", content=body, headers=headers)
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-message")
        for address in ("/api/users/%ed%a0%80/statistics", "/api/tables?game=%ed%a0%80", f"{path}?seat=%ff"):
            assert here.get(address, secret).status_code < 500
        with here.sit(made["table"]["id"], secret) as red:
            red.socket.send_text('{"type":"say","id":"x","text":"\\ud800"}')
            assert red.next("refused")["code"] == "bad-message"
            assert red.ask("ping")["type"] == "pong"
