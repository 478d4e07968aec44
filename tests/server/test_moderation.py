"""Reports, blocks, mutes, closed accounts and tables."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner

from sztab.cli.__main__ import app
from tests.server.house import house
from tests.server.postgres import Cluster
from tests.server.test_accounts import PASSWORD, sign_up
from tests.server.test_doors import described

SEATS = {"red": {"kind": "me"}, "blue": {"kind": "link"}}


def admin(database: str, *words: str) -> Any:
    done = CliRunner().invoke(app, ["admin", *words, "--database", database])
    assert done.exit_code == 0, done.output + str(done.exception)
    return done.stdout


def test_a_blocked_account_takes_no_seat_and_is_not_heard(database: str) -> None:
    with house(database) as here:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        assert anna.put("/api/me/blocks/Jan").json() == ["jan"]
        made = anna.post("/api/tables", json={"game": "toy", "seats": SEATS, "public": True}).json()
        table = made["table"]["id"]
        refused = jan.post(f"/api/tables/{table}/join", json={"secret": made["links"]["blue"]})
        assert refused.json()["key"] == "blocked"
        token = anna.post("/api/me/tokens", json={"name": "t"}).json()["token"]
        with here.sit(table, token) as red, here.sit(table, made["watch"]) as onlooker:
            assert jan.post(f"/api/tables/{table}/chat", json={"text": "hey"}).status_code == 201
            assert onlooker.next("chat")["line"]["text"] == "hey"
            red.ask("ping")
            assert [m for m in red.all if m["type"] == "chat"] == []
        assert anna.delete("/api/me/blocks/jan").json() == []
        assert jan.post(f"/api/tables/{table}/join", json={"secret": made["links"]["blue"]}).status_code == 201


def test_reports_reach_the_operator_who_mutes_and_closes(sqlite: str) -> None:
    with house(sqlite) as here:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        made = anna.post("/api/tables", json={"game": "bitwa-warszawska", "seats": {"pl": {"kind": "me"}}}).json()
        table = made["table"]["id"]
        assert jan.post(f"/api/tables/{table}/report", json={"text": "?"}).status_code == 404
        told = anna.post(f"/api/tables/{table}/report", json={"text": "rude words", "seat": "su"})
        assert told.status_code == 200
        (report,) = json.loads(admin(sqlite, "reports", "--json"))
        assert (report["table"], report["by"], report["text"]) == (table, "anna", "rude words")
        admin(sqlite, "settle", str(report["id"]))
        assert json.loads(admin(sqlite, "reports", "--json")) == []
        say = {"text": "hm", "seat": "pl"}
        admin(sqlite, "mute", "Anna")
        assert anna.post(f"/api/tables/{table}/chat", json=say).json()["key"] == "muted"
        admin(sqlite, "mute", "anna", "--hours", "0")
        assert anna.post(f"/api/tables/{table}/chat", json=say).status_code == 201
        here.client.blocking_portal.call(here.services.drivers.stop)
        admin(sqlite, "close-table", table)
        admin(sqlite, "close-account", "jan")
        assert jan.get("/api/me").status_code == 401
        assert here.post("/api/session", {"name": "jan", "password": PASSWORD}).status_code == 401
        admin(sqlite, "open-account", "jan")
        assert here.post("/api/session", {"name": "jan", "password": PASSWORD}).status_code == 201
    with house(sqlite) as here:
        found = here.get(f"/api/tables/{table}", made["seats"]["pl"]).json()["table"]
        assert (found["status"], found["outcome"]["reason"]) == ("finished", "abandoned")


def test_moderators_do_it_by_their_page(database: str) -> None:
    """By rights that only the operator gives; at once, also at a table that is open; and it is logged."""
    with house(database) as here:
        anna, jan, eva = (sign_up(here, name) for name in ("anna", "jan", "eva"))
        made = anna.post("/api/tables", json={"game": "toy", "seats": SEATS}).json()
        table = made["table"]["id"]
        assert jan.post(f"/api/tables/{table}/join", json={"secret": made["links"]["blue"]}).status_code == 201
        assert jan.post(f"/api/tables/{table}/chat", json={"text": "rude", "seat": "blue"}).status_code == 201
        assert anna.post(f"/api/tables/{table}/report", json={"text": "see chat", "seat": "blue"}).status_code == 200
        routes = [
            ("get", "/reports", None), ("post", "/reports/1/settle", None), ("get", f"/tables/{table}", None),
            ("post", f"/tables/{table}/close", None), ("post", "/accounts/jan", {"act": "close"}),
        ]  # fmt: skip
        assert {(how, rest) for how, rest in described(here, "/api/admin")} == {
            ("get", "/reports"), ("post", "/reports/{number}/settle"), ("get", "/tables/{table}"),
            ("post", "/tables/{table}/close"), ("post", "/accounts/{name}"),
        }  # fmt: skip
        for how, rest, body in routes:
            for who, status in ((eva, 403), (here.client, 401)):
                assert send_as(who, how, f"/api/admin{rest}", body).status_code == status, rest
        admin(database, "appoint", "Eva")
        token = eva.post("/api/me/tokens", json={"name": "t", "scope": "play"}).json()["token"]
        assert here.get("/api/admin/reports", token).status_code == 403
        assert eva.get("/api/me").json()["admin"] is True
        (report,) = eva.get("/api/admin/reports").json()["reports"]
        assert (report["table"], report["by"], report["seat"], report["text"]) == (table, "anna", "blue", "see chat")
        seen = eva.get(f"/api/admin/tables/{table}").json()
        assert [(s["seat"], s["account"]) for s in seen["seats"]] == [("red", "anna"), ("blue", "jan")]
        assert [line["text"] for line in seen["chat"]] == ["rude"]
        assert not {"view", "moment", "seed", "links"} & set(seen)
        assert eva.post("/api/admin/accounts/jan", json={"act": "mute", "hours": 2}).status_code == 200
        muted = jan.post(f"/api/tables/{table}/chat", json={"text": "hm", "seat": "blue"})
        assert muted.json()["key"] == "muted"
        with here.sit(table, anna.post("/api/me/tokens", json={"name": "t"}).json()["token"]) as red:
            assert eva.post(f"/api/admin/tables/{table}/close").json()["status"] == "finished"
            assert red.next("update")["moment"]["outcome"]["reason"] == "abandoned"
        assert eva.post(f"/api/admin/tables/{table}/close").json()["key"] == "table-finished"
        assert eva.post("/api/admin/accounts/jan", json={"act": "close"}).status_code == 200
        assert jan.get("/api/me").status_code == 401
        assert eva.post("/api/admin/accounts/nobody", json={"act": "mute"}).json()["key"] == "no-account"
        assert eva.post("/api/admin/accounts/jan", json={"act": "open"}).status_code == 200
        assert here.post("/api/session", {"name": "jan", "password": PASSWORD}).status_code == 201
        assert eva.post(f"/api/admin/reports/{report['id']}/settle").json() == {"reports": []}
        admin(database, "dismiss", "eva")
        assert eva.get("/api/admin/reports").status_code == 403


def send_as(who: Any, how: str, path: str, body: Any) -> Any:
    return getattr(who, how)(path, **({} if body is None else {"json": body}))


def test_what_a_blocked_account_has_said_is_not_read_later_either(database: str) -> None:
    with house(database) as here:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        made = anna.post("/api/tables", json={"game": "toy", "seats": SEATS, "public": True}).json()
        table = made["table"]["id"]
        mine = jan.post(f"/api/tables/{table}/join", json={"secret": made["links"]["blue"]}).json()["secret"]
        assert jan.post(f"/api/tables/{table}/chat", json={"text": "hey"}).status_code == 201
        here.post(f"/api/tables/{table}/chat", {"text": "by my seat", "seat": "blue"}, mine)
        here.post(f"/api/tables/{table}/chat", {"text": "from a guest"}, made["watch"])
        anna.put("/api/me/blocks/Jan")
        assert [line["text"] for line in anna.get(f"/api/tables/{table}/chat").json()] == ["from a guest"]
        assert len(jan.get(f"/api/tables/{table}/chat").json()) == 3
        token = anna.post("/api/me/tokens", json={"name": "t"}).json()["token"]
        with here.sit(table, token) as red:
            assert [line["text"] for line in red.welcome["chat"]] == ["from a guest"]
            here.post(f"/api/tables/{table}/chat", {"text": "once more", "seat": "blue"}, mine)
            red.ask("ping")
            assert [m for m in red.all if m["type"] == "chat"] == [], "the secret of his seat makes him no other"


def test_a_blocked_account_is_not_heard_on_another_worker(ready_cluster: Cluster) -> None:
    database = ready_cluster.copy()
    with house(database) as here, house(database) as there:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        made = anna.post("/api/tables", json={"game": "toy", "seats": SEATS, "public": True}).json()
        table = made["table"]["id"]
        anna.put("/api/me/blocks/Jan")
        token = anna.post("/api/me/tokens", json={"name": "t"}).json()["token"]
        with there.sit(table, token) as red, there.sit(table, made["watch"]) as onlooker:
            said = ["one", "two", "three"]
            for words in said:
                assert jan.post(f"/api/tables/{table}/chat", json={"text": words}).status_code == 201
            assert [onlooker.next("chat")["line"]["text"] for _ in said] == said, "each line once, in order"
            red.ask("ping")
            assert [m for m in red.all if m["type"] == "chat"] == []


def test_who_may_not_speak_does_not_do_so_by_his_seat(sqlite: str) -> None:
    """The secret of a seat opens it without the account; but it is that account which speaks."""
    with house(sqlite) as here:
        anna = sign_up(here, "anna")
        made = anna.post("/api/tables", json={"game": "toy", "seats": {"red": {"kind": "me"}}}).json()
        table, secret, say = made["table"]["id"], made["seats"]["red"], {"text": "hm", "seat": "red"}
        assert here.post(f"/api/tables/{table}/chat", say, secret).status_code == 201
        assert [line["text"] for line in anna.get("/api/me/data").json()["chat"]] == ["hm"], "it is hers"
        admin(sqlite, "mute", "anna")
        assert here.post(f"/api/tables/{table}/chat", say, secret).json()["key"] == "muted"
        admin(sqlite, "mute", "anna", "--hours", "0")
        assert here.post(f"/api/tables/{table}/chat", say, secret).status_code == 201
        admin(sqlite, "close-account", "anna")
        assert here.post(f"/api/tables/{table}/chat", say, secret).json()["key"] == "muted"
