"""At the door: headers, origins, limits; concurrent answers; requests of all kinds never make the server fail."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection

from sztab.server.operation.rates import RATES, Bucket, Rate, Rates
from sztab.server.schema import wire_schema
from sztab.server.storage.database import close_engine, migrate, open_engine
from sztab.server.storage.schema import metadata
from sztab.server.wire.faults import Fault
from tests.server.house import house


def test_every_reply_carries_the_safe_headers(sqlite: str) -> None:
    with house(sqlite, secure=True) as here:
        for path in ("/", "/api/games", "/api/nothing", "/health", "/api/tables/none"):
            headers = here.get(path).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "strict-transport-security" in headers
            assert "server" not in headers


def test_sockets_of_other_sites_pages_are_refused(sqlite: str) -> None:
    with house(sqlite) as here:
        made = here.open(public=True)
        path = f"/api/tables/{made['table']['id']}/socket"
        with (
            pytest.raises(WebSocketDisconnect),
            here.client.websocket_connect(path, headers={"Origin": "https://evil.example"}) as socket,
        ):
            socket.receive_json(timeout=5)
        with here.client.websocket_connect(path, headers={"Origin": "http://sztab.test"}) as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json(timeout=5)["type"] == "welcome"


def test_only_pages_that_are_named_may_play_from_elsewhere(sqlite: str) -> None:
    friend, evil = {"Origin": "https://friend.example"}, {"Origin": "https://evil.example"}
    asks = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type,authorization"}
    with house(sqlite, origins=("https://friend.example",)) as here:
        allowed = here.client.options("/api/tables", headers={**friend, **asks})
        assert allowed.headers["access-control-allow-origin"] == "https://friend.example"
        assert "access-control-allow-credentials" not in allowed.headers
        refused = here.client.options("/api/tables", headers={**evil, **asks})
        assert "access-control-allow-origin" not in refused.headers
        assert here.post("/api/tables", {"game": "toy"}, **friend).status_code == 201
        assert here.post("/api/tables", {"game": "toy"}, **evil).json()["code"] == "bad-origin"
    with house(sqlite) as here:
        reply = here.client.get("/api/games", headers=friend)
        assert "access-control-allow-origin" not in reply.headers


def test_large_bodies_are_refused(sqlite: str) -> None:
    with house(sqlite) as here:
        reply = here.client.post("/api/tables", content=b"x" * 300_000, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (413, "too-large")


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(Rate(10, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.at -= 0.15
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_who_asks_too_often_has_to_wait(sqlite: str) -> None:
    rates = Rates(on=True)
    for _ in range(int(RATES["account"].burst)):
        rates.check("account", "1.2.3.4")
    with pytest.raises(Fault, match="too many"):
        rates.check("account", "1.2.3.4")
    rates.check("account", "1.2.3.5")
    with house(sqlite, rates=True) as here:
        codes = [here.post("/api/session", {"name": "anna", "password": "x"}).status_code]
        while codes[-1] == 401 and len(codes) < 60:  # a slow machine refills while it checks passwords
            codes.append(here.post("/api/session", {"name": "anna", "password": "x"}).status_code)
        assert codes[0] == 401
        assert codes[-1] == 429
        made = here.post("/api/tables", {"game": "toy"}).json()
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            for _ in range(500):
                red.socket.send_json({"type": "ping", "id": "p"})
            kinds = [red.receive()["type"] for _ in range(500)]
            assert "refused" in kinds


def test_few_games_with_changed_boxes_are_opened_at_once(sqlite: str) -> None:
    with house(sqlite, rates=True) as here:
        box = {"armies": {"pl-1a": {"name_pl": "1 Armia"}}}
        body = {"game": "bitwa-warszawska", "position": {"scenario": "olympiad"}}
        codes = [here.post("/api/analysis", {**body, "box": box}).status_code for _ in range(12)]
        assert (codes[:10], codes[-1]) == ([201] * 10, 429)
        assert here.post("/api/analysis", body).status_code == 201


def test_one_address_holds_only_so_many_connections(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sztab.server.operation.services.MOST_SOCKETS", 2)
    with house(sqlite, rates=True) as here:
        made = here.post("/api/tables", {"game": "toy"}).json()
        table, secret = made["table"]["id"], made["seats"]["red"]
        path = f"/api/tables/{table}/socket"
        with here.sit(table, secret), here.sit(table, secret):
            with pytest.raises(WebSocketDisconnect) as refused, here.client.websocket_connect(path) as socket:
                socket.receive_json(timeout=5)
            assert refused.value.code == 4429
        for _ in range(200):
            if not here.services.connections:
                break
            time.sleep(0.02)
        with here.sit(table, secret) as red:
            assert red.seats == ["red"]


def test_concurrent_answers_apply_once(database: str) -> None:
    """Twenty threads answer the same question: one answer counts, the others are told why not."""
    with house(database) as here:
        made = here.open(forced=False)
        path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["red"]
        for number in range(5):
            moment = here.get(path, secret).json()["moment"]
            asked = moment["waiting"]["seat"]
            replies: list[Any] = []

            def answer(
                key: str, version: int = moment["version"], seat: str = asked, into: list[Any] = replies
            ) -> None:
                body = {"seat": seat, "version": version, "key": key, "index": 0}
                into.append(here.post(f"{path}/answers", body, secret))

            threads = [threading.Thread(target=answer, args=(f"{number}-{n // 2}",)) for n in range(20)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            accepted = [r.json() for r in replies if r.status_code == 200]
            assert len(accepted) == 2
            assert sorted(r["again"] for r in accepted) == [False, True]
            assert {r.json()["code"] for r in replies if r.status_code != 200} <= {"stale", "not-asked"}
            after = here.get(path, secret).json()["moment"]["version"]
            assert after == accepted[0]["version"]


def test_late_and_reordered_answers_are_refused(database: str) -> None:
    with house(database) as here:
        made = here.open(forced=False)
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            first = red.moment["version"]
            assert red.answer(0, key="one")["type"] == "done"
            assert red.answer(0, key="three", version=first + 2)["code"] == "stale"
            assert red.answer(0, key="late", version=first)["code"] == "stale"
            assert red.answer(0, key="two", version=first + 1)["type"] == "done"
            assert red.answer(0, key="one", version=first, seat="red")["again"]


def test_the_migrations_make_what_the_store_says(database: str) -> None:
    async def run() -> list[Any]:
        engine = open_engine(database)
        await migrate(engine)
        await migrate(engine)

        def compare(connection: Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with engine.connect() as connection:
            found = await connection.run_sync(compare)
        await close_engine(engine)
        return found

    assert asyncio.run(run()) == []


def test_a_failed_write_is_told_and_the_table_mends(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be saved was never acknowledged, and the table goes on from what is on disk."""
    with house(database) as here:
        made = here.open()
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            save = here.services.writer.save

            async def fail(step: Any) -> None:
                raise OSError("no space left")

            monkeypatch.setattr(here.services.writer, "save", fail)
            assert red.answer(0)["code"] == "unavailable"
            monkeypatch.setattr(here.services.writer, "save", save)
            assert red.ask("ping")["type"] == "pong"
            assert red.ask("look", seat="red")["moment"]["question"]["prompt"] == "bid"
            red.moment = red.all[-1]["moment"]
            assert red.answer(0, key="again")["type"] == "done"


def test_the_client_is_served_with_its_paths(sqlite: str, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<p>Sztab")
    (dist / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with house(sqlite, client=dist) as here:
        assert here.get("/").text == "<p>Sztab"
        assert here.get("/t/abc").text == "<p>Sztab"
        script = here.get("/assets/app.js")
        assert (script.headers["content-type"], script.text) == ("text/javascript; charset=utf-8", "1")
        assert "immutable" in script.headers["cache-control"]
        assert here.get("/assets/none.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in here.get(path).text


def test_pages_about_games(sqlite: str) -> None:
    with house(sqlite) as here:
        for game in here.get("/api/games").json()["games"]:
            if game["id"] == "toy":
                continue
            path = f"/api/games/{game['id']}"
            page = here.get(path).json()
            for domain, names in page["domains"].items():
                assert set(page["labels"][domain]) == set(names)
            rules = here.get(f"{path}/rules").json()["rules"]
            one = here.get(f"{path}/rules", params={"id": rules[0]["id"]}).json()["rules"]
            assert one == rules[:1]
            assert here.get(f"{path}/rules?id=none").status_code == 404
            box = here.get(f"{path}/box").json()
            assert sum(box["counts"].values()) == sum(f["data"] for f in box["files"])
            assert here.get(f"{path}/box/{box['files'][0]['file']}").status_code == 200
            assert here.get(f"{path}/box/rulebook.yaml").status_code == 404
            assert here.get(f"{path}/board").status_code in (200, 404)
        assert "server-bot-corporal" in here.get("/api/words/pl").text
        assert here.get("/api/words/de").status_code == 404
        assert here.get("/api/games/chess").status_code == 404


def test_the_schema_names_every_message() -> None:
    defs = wire_schema()["$defs"]
    for name in ("ClientMessage", "ServerMessage", "Welcome", "Moment", "TableInfo", "NewTable", "Problem"):
        assert name in defs


def test_health_and_figures(database: str) -> None:
    with house(database) as here:
        here.open()
        assert here.get("/health").json()["status"] == "ok"
        text = here.get("/metrics").text
        assert "sztab_tables_live 1" in text
        assert 'sztab_requests_total{method="POST",status="201"} 1' in text
        here.services.stopping = True
        assert here.get("/health").status_code == 503
        here.services.stopping = False
