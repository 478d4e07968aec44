"""Every route of a table is shut to those who do not know its secret: also those that are to come."""

from typing import Any

from tests.server.house import Json, house

SEAT: Json = {"seat": "red"}
BODIES: dict[tuple[str, str], Json | None] = {
    ("get", ""): None,
    ("post", "/join"): {},
    ("post", "/replace"): {**SEAT, "kind": "bot"},
    ("get", "/moments/{version}"): None,
    ("get", "/chat"): None,
    ("post", "/chat"): {"text": "hello"},
    ("get", "/note"): None,
    ("put", "/note"): {"text": "mine"},
    ("post", "/answers"): {**SEAT, "version": 0, "key": "k", "index": 0},
    ("post", "/undo"): {**SEAT, "version": 0},
    ("post", "/offers"): {**SEAT, "kind": "draw"},
    ("post", "/offers/{offer}"): {**SEAT, "agree": True},
    ("post", "/resign"): SEAT,
    ("post", "/claim"): SEAT,
    ("post", "/leave"): SEAT,
    ("post", "/queries/why-not"): {**SEAT, "intent": [{}]},
    ("post", "/queries/tries"): SEAT,
    ("post", "/queries/try"): SEAT,
    ("post", "/queries/odds"): {},
    ("post", "/queries/hints"): SEAT,
    ("post", "/queries/analysis"): {"seat": "red"},
    ("post", "/queries/game/{name}"): {},
    ("get", "/record"): None,
    ("get", "/board"): None,
    ("post", "/board"): {"version": 0},
    ("post", "/lesson"): {"act": "next"},
    ("post", "/report"): {"text": "a word"},
}
OF_ACCOUNTS = {
    ("get", "/api/me"): None,
    ("put", "/api/me/notices"): {},
    ("put", "/api/me/password"): {"old": "x", "password": "a-long-password"},
    ("get", "/api/me/tables"): None,
    ("get", "/api/me/tokens"): None,
    ("post", "/api/me/tokens"): {"name": "x"},
    ("delete", "/api/me/tokens/{number}"): None,
    ("get", "/api/me/blocks"): None,
    ("put", "/api/me/blocks/{name}"): None,
    ("delete", "/api/me/blocks/{name}"): None,
    ("get", "/api/me/data"): None,
    ("post", "/api/me/end"): {"password": "x"},
    ("post", "/api/me/mail/code"): None,
}
FILLED = {"version": 0, "offer": 1, "name": "x", "number": 1}


def described(here: Any, prefix: str) -> set[tuple[str, str]]:
    """All routes that the server tells of, below a path."""
    paths = here.get("/schema/openapi.json").json()["paths"]
    return {(how, path.removeprefix(prefix)) for path, ways in paths.items() if path.startswith(prefix) for how in ways}


def send(here: Any, how: str, path: str, body: Json | None, secret: str = "") -> Any:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    more = {} if body is None else {"json": body}
    return getattr(here.client, how)(path.format(**FILLED), headers=headers, **more)


def test_a_private_table_is_shut_on_every_route(database: str) -> None:
    with house(database) as here:
        assert described(here, "/api/tables/{table}") == set(BODIES)
        made, other = here.open(), here.open()
        shut = f"/api/tables/{made['table']['id']}"
        before = here.get(shut, made["seats"]["red"]).json()
        for (how, rest), body in BODIES.items():
            for secret in ("", "a-secret", other["seats"]["red"], other["watch"]):
                reply = send(here, how, shut + rest, body, secret)
                assert (reply.status_code, reply.json()["key"]) == (404, "no-table"), (how, rest)
        assert here.post("/api/analysis", {"table": made["table"]["id"]}).status_code == 404
        assert here.get(shut, made["seats"]["red"]).json() == before


def test_onlookers_change_nothing_on_any_route(database: str) -> None:
    """Who was invited to watch may read, chat and draw his own conclusions."""
    with house(database) as here:
        made = here.open()
        path, watch = f"/api/tables/{made['table']['id']}", made["watch"]
        before = here.get(path, made["seats"]["red"]).json()
        for (how, rest), body in BODIES.items():
            status = send(here, how, path + rest, body, watch).status_code
            if how == "get" and rest in ("", "/moments/{version}", "/chat"):
                assert status == 200, (how, rest)
            elif rest in ("/chat", "/queries/odds", "/report"):
                assert status in (200, 201), (how, rest)
            else:
                assert status in (403, 404, 409), (how, rest, status)
        after = here.get(path, made["seats"]["red"]).json()
        assert after == before


def test_accounts_are_shut_without_a_session(database: str) -> None:
    with house(database) as here:
        found = {(how, "/api/me" + rest) for how, rest in described(here, "/api/me")}
        assert found == set(OF_ACCOUNTS)
        for (how, path), body in OF_ACCOUNTS.items():
            for secret in ("", "a-secret"):
                reply = send(here, how, path, body, secret)
                assert (reply.status_code, reply.json()["key"]) == (401, "log-in-first"), (how, path)
            assert send(here, how, path, body, "szt_nonsense").json()["key"] == "strange-token"
