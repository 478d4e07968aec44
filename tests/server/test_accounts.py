"""Accounts: passwords, sessions, tokens, history, statistics."""

import asyncio
from typing import Any

from argon2 import Type
from litestar.testing import TestClient
from sqlalchemy import select

from sztab.server.storage.database import close_engine, open_engine
from sztab.server.storage.schema import metadata
from tests.server.conftest import HASHER
from tests.server.house import House, house

ORIGIN = {"Origin": "http://sztab.test"}
PASSWORD = "cud-nad-wisła-1920"


def sign_up(here: House, name: str) -> Any:
    """A new account, in a browser of its own."""
    browser = TestClient(here.client.app, base_url="http://sztab.test")
    browser.blocking_portal = here.client.blocking_portal
    browser.headers.update(ORIGIN)
    reply = browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert reply.status_code == 201, reply.text
    return browser


def test_an_account_is_made_left_and_entered_again(database: str) -> None:
    with house(database) as here:
        browser = sign_up(here, "Józef")
        assert browser.get("/api/me").json()["name"] == "Józef"
        assert browser.post("/api/accounts", json={"name": "JÓZEF", "password": PASSWORD}).json()["code"] == "taken"
        assert browser.delete("/api/session").status_code == 200
        assert browser.get("/api/me").status_code == 401
        wrong = browser.post("/api/session", json={"name": "Józef", "password": "wrong-password"})
        nobody = browser.post("/api/session", json={"name": "Nobody", "password": "wrong-password"})
        assert (wrong.status_code, wrong.json()) == (401, nobody.json())
        assert browser.post("/api/session", json={"name": "józef", "password": PASSWORD}).status_code == 201
        cookie = browser.cookies.jar
        assert [(c.name, c.has_nonstandard_attr("HttpOnly")) for c in cookie] == [("sztab_session", True)]


def test_a_changed_password_ends_other_sessions(database: str) -> None:
    with house(database) as here:
        one = sign_up(here, "anna")
        two = TestClient(here.client.app, base_url="http://sztab.test")
        two.blocking_portal = here.client.blocking_portal
        two.headers.update(ORIGIN)
        assert two.post("/api/session", json={"name": "anna", "password": PASSWORD}).status_code == 201
        new = {"old": PASSWORD, "password": "another-long-one"}
        assert one.put("/api/me/password", json={**new, "old": "not-it-at-all"}).status_code == 401
        assert one.put("/api/me/password", json=new).status_code == 200
        assert (one.get("/api/me").status_code, two.get("/api/me").status_code) == (200, 401)


def test_bad_names_and_short_passwords_are_refused(database: str) -> None:
    with house(database) as here:
        for name, password in (("a", PASSWORD), ("a b", PASSWORD), ("anna", "short"), ("x" * 33, PASSWORD)):
            reply = here.post("/api/accounts", {"name": name, "password": password})
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-message"), name


def test_a_token_plays_for_its_account(database: str) -> None:
    with house(database) as here:
        browser = sign_up(here, "anna")
        made = browser.post("/api/me/tokens", json={"name": "my bot"}).json()
        token = made["token"]
        assert token.startswith("szt_")
        assert [t["token"] for t in browser.get("/api/me/tokens").json()["tokens"]] == [""]
        table = here.post("/api/tables", {"game": "toy", "seats": {"red": {"kind": "me"}}}, token).json()["table"]["id"]
        assert here.get(f"/api/tables/{table}", token).json()["seats"] == ["red"]
        assert browser.get(f"/api/tables/{table}").json()["seats"] == ["red"]
        assert here.get(f"/api/tables/{table}").status_code == 404
        assert browser.delete(f"/api/me/tokens/{made['id']}").json()["tokens"] == []
        assert here.get(f"/api/tables/{table}", token).status_code == 401


def test_history_and_statistics(database: str) -> None:
    with house(database) as here:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        tables = []
        for loser in ("red", "blue", "red"):
            seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}}
            made = anna.post("/api/tables", json={"game": "toy", "seats": seats}).json()
            path = f"/api/tables/{made['table']['id']}"
            tables.append(made["table"]["id"])
            assert jan.post(f"{path}/join", json={"secret": made["links"]["blue"]}).status_code == 201
            who = anna if loser == "red" else jan
            assert who.post(f"{path}/resign", json={"seat": loser}).status_code == 200
        assert [t["id"] for t in anna.get("/api/me/tables").json()["tables"]] == tables[::-1]
        for name, seat, won in (("anna", "red", 1), ("jan", "blue", 2)):
            assert anna.get(f"/api/users/{name}/statistics").json() == {
                "name": name,
                "scores": [],
                "others": [
                    {
                        "game": "toy",
                        "scenario": "one",
                        "seat": seat,
                        "played": 3,
                        "won": won,
                        "drawn": 0,
                        "lost": 3 - won,
                    }
                ],
            }
        assert anna.get("/api/users/nobody/statistics").status_code == 404
        assert here.get("/api/me/tables").status_code == 401


def test_no_password_and_no_secret_is_stored_in_the_open(database: str) -> None:
    with house(database) as here:
        browser = sign_up(here, "anna")
        token = browser.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "link"}})
        session = browser.cookies["sztab_session"]
    stored = asyncio.run(everything_in(database))
    for secret in (PASSWORD, token, session, made["seats"]["red"], made["links"]["blue"], made["watch"]):
        assert secret not in stored
    assert "argon2id" in stored


async def everything_in(database: str) -> str:
    """All rows of all tables, as text."""
    engine = open_engine(database)
    async with engine.connect() as connection:
        rows = [(await connection.execute(select(table))).all() for table in metadata.sorted_tables]
    await close_engine(engine)
    return repr(rows)


def test_a_cookie_is_taken_from_our_own_pages_only(database: str) -> None:
    with house(database) as here:
        browser = sign_up(here, "anna")
        wish = {"game": "toy"}
        assert browser.post("/api/tables", json=wish).status_code == 201
        for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
            del browser.headers["Origin"]
            reply = browser.post("/api/tables", json=wish, headers=headers)
            assert (reply.status_code, reply.json()["code"]) == (403, "bad-origin"), headers
            browser.headers.update(ORIGIN)
        del browser.headers["Origin"]
        assert browser.post("/api/tables", json=wish).json()["code"] == "bad-origin"
        assert browser.get("/api/me", headers={"Origin": "https://evil.example"}).status_code == 401


def test_who_is_logged_out_is_let_go(database: str) -> None:
    """A connection lives no longer than the session or token that opened it."""
    with house(database) as here:
        browser = sign_up(here, "anna")
        token = browser.post("/api/me/tokens", json={"name": "bot"}).json()
        table = browser.post("/api/tables", json={"game": "toy"}).json()["table"]["id"]
        path = f"/api/tables/{table}/socket"
        cookie = {"Cookie": f"sztab_session={browser.cookies['sztab_session']}", **ORIGIN}
        with (
            here.client.websocket_connect(path, headers=cookie) as by_cookie,
            here.client.websocket_connect(path) as by_token,
        ):
            by_cookie.send_json({"type": "hello"})
            assert by_cookie.receive_json(timeout=5)["seats"] == ["red"]
            by_token.send_json({"type": "hello", "secret": token["token"]})
            assert by_token.receive_json(timeout=5)["seats"] == ["red"]
            assert browser.delete(f"/api/me/tokens/{token['id']}").status_code == 200
            assert last_words(by_token) == ("bye", False)
            by_cookie.send_json({"type": "ping", "id": "x"})
            assert last_words(by_cookie, "pong")[0] == "pong"
            wish = {"old": PASSWORD, "password": "another-long-one"}
            assert browser.put("/api/me/password", json=wish).status_code == 200
            assert last_words(by_cookie) == ("bye", False)


def last_words(socket: Any, kind: str = "bye") -> tuple[str, Any]:
    while (message := socket.receive_json(timeout=5))["type"] != kind:
        pass
    return message["type"], message.get("again")


def test_a_token_opens_the_socket_too(database: str) -> None:
    with house(database) as here:
        token = sign_up(here, "anna").post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        made = here.post("/api/tables", {"game": "toy"}, token).json()
        with here.sit(made["table"]["id"], token) as red:
            assert red.seats == ["red"]
            assert red.answer(0)["type"] == "done"
        with here.sit(made["table"]["id"], "szt_wrong") as nobody:
            assert nobody.welcome["code"] == "no-session"


def test_passwords_are_slow_to_try() -> None:
    assert HASHER.type is Type.ID
    assert (HASHER.memory_cost >= 64 * 1024, HASHER.time_cost >= 2) == (True, True)
