"""Someone who tries: to act for another, to use keys and secrets elsewhere, to win races on two workers, to peek."""

import asyncio
import threading
from typing import Any

import msgspec

from sztab.server.accounts.callers import Caller
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.tables.opening import open_table
from sztab.server.wire.account_bodies import NewAccount, NoticeSettings
from sztab.server.wire.table_bodies import NewTable
from tests.kernel.toy import CARDS, Toy
from tests.server.house import House, Json, house
from tests.server.postgres import Cluster
from tests.server.process import ServerProcess
from tests.server.test_process import two_servers  # noqa: F401

ACTS: dict[str, Json] = {
    "answers": {"version": 1, "key": "k", "index": 0},
    "undo": {"version": 1},
    "offers": {"kind": "draw"},
    "offers/1": {"agree": True},
    "resign": {},
    "claim": {},
    "leave": {},
    "queries/why-not": {"intent": [{"card": "card-1"}]},
    "queries/tries": {},
    "queries/try": {"intent": []},
    "queries/odds": {},
    "queries/hints": {},
    "queries/analysis": {},
    "queries/game/x": {},
    "chat": {"text": "I am she"},
}


def test_nobody_acts_for_another_seat(database: str) -> None:
    """By any route, with any secret but the seat's own; and nothing has changed afterwards."""
    with house(database) as here:
        table, anna, jan, watch = here.open_with_friend(public=True)
        other, eva, _, _ = here.open_with_friend()
        path = f"/api/tables/{table}"
        before = here.get(path, anna).json()
        for secret in (jan, watch, eva, "", "wrong"):
            for act, body in ACTS.items():
                reply = here.post(f"{path}/{act}", {**body, "seat": "red"}, secret)
                assert reply.status_code == 403, (act, secret == jan, reply.text)
            for look in (f"{path}?seat=red", f"{path}/moments/1?seat=red"):
                assert here.get(look, secret).status_code == 403
            wish = {"table": table, "seat": "red"}
            assert here.post("/api/analysis", wish, secret).status_code == 403
        after = here.get(path, anna).json()
        assert (after["moment"]["version"], after["table"]["offers"]) == (before["moment"]["version"], [])
        assert here.get(f"/api/tables/{other}", jan).status_code == 404


def test_nobody_acts_for_another_seat_on_the_socket(database: str) -> None:
    with house(database) as here:
        table, anna, jan, watch = here.open_with_friend()
        for secret in (jan, watch):
            with here.sit(table, secret) as thief:
                for kind, fields in socket_acts().items():
                    reply = thief.ask(kind, seat="red", **fields)
                    assert (reply["type"], reply["code"]) == ("refused", "forbidden"), kind
                told = msgspec.json.encode(thief.all).decode()
                assert '"seat":"red","prompt"' not in told.replace('"waiting":{"seat":"red","prompt"', "")
        assert here.get(f"/api/tables/{table}", anna).json()["moment"]["version"] == 1


def socket_acts() -> dict[str, Json]:
    return {
        "answer": {"version": 1, "key": "k", "index": 0},
        "undo": {"version": 1},
        "propose": {"kind": "draw"},
        "respond": {"offer": 1, "agree": True},
        "resign": {},
        "claim": {},
        "leave": {},
        "look": {},
        "say": {"text": "I am she"},
        "why-not": {"intent": [{"card": "card-1"}]},
        "tries": {},
        "try": {},
        "ask-odds": {},
        "query": {"name": "x"},
        "ask-moment": {"version": 1},
    }


def test_a_key_counts_for_its_seat_and_its_table_alone(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend(forced=False)
        second, eva, _, _ = here.open_with_friend(forced=False)
        with here.sit(table, anna) as red, here.sit(table, jan) as blue, here.sit(second, eva) as elsewhere:
            assert not red.answer(0, key="same")["again"]
            assert not elsewhere.answer(0, key="same")["again"]
            assert not red.answer(0, key="other")["again"]
            blue.wait_until(lambda m: m["question"])
            assert not blue.answer(0, key="same")["again"]
            assert red.answer(2, key="same", version=1)["again"]
            assert red.answer(0, key="blue:same", version=1, seat="red")["code"] in ("stale", "not-asked")


def hidden_cards(here: House, table: str) -> set[str]:
    """What blue holds, as only the server knows it."""
    live = here.client.blocking_portal.call(here.services.hall.get, table)
    return {CARDS[card] for card in live.table.play.state.hands[1]}


def test_no_route_tells_red_what_blue_holds(database: str) -> None:
    """Every GET and every query of red is asked: none of them says which cards blue holds."""
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        path = f"/api/tables/{table}"
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            red.answer(0)
            red.answer(0)
            blue.wait_until(lambda m: m["question"])
            blue.answer(1)
            blue.answer(0)
            red.wait_until(lambda m: m["version"] >= 5)
            gets = ["", "?seat=red", "/chat", "/note", "/moments/3?seat=red", "/moments/4?seat=red", "/moments/4"]
            seen = [here.get(path + end, anna).text for end in gets]
            seen += [here.get(end, anna).text for end in ("/api/tables", "/health", "/metrics")]
            for end, body in ACTS.items():
                if end.startswith("queries") and "odds" not in end:
                    seen.append(here.post(f"{path}/{end}", {**body, "seat": "red"}, anna).text)
            seen += [msgspec.json.encode(message).decode() for message in red.all]
            refused = [here.get(f"{path}/record", anna), here.get(f"{path}/board", anna)]
            assert {reply.status_code for reply in refused} == {409}
        for card in hidden_cards(here, table):
            told = [text for text in seen if f'"{card}"' in text]
            assert all('"tries"' in text or '"refusals"' in text for text in told), (card, told)


def test_answers_race_on_two_workers_and_one_wins(two_servers: list[ServerProcess]) -> None:  # noqa: F811
    """Different answers to one question, sent to both workers at once: one stands, the others are told why not."""
    one, two = two_servers
    seats = {seat: {"kind": "me"} for seat in ("pl", "su")}
    _, made = one.request("POST", "/api/tables", {"game": "bitwa-warszawska", "seats": seats, "forced": False})
    path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["pl"]
    for number in range(8):
        moments = [server.request("GET", path, None, secret)[1]["moment"] for server in (one, two)]
        version = max(moment["version"] for moment in moments)
        asked = next(moment["waiting"]["seat"] for moment in moments if moment["version"] == version)
        replies: list[tuple[int, Any]] = []

        def send(server: ServerProcess, key: str, body: Json, into: list[tuple[int, Any]] = replies) -> None:
            into.append(server.request("POST", f"{path}/answers", {**body, "key": key}, secret))

        body = {"seat": asked, "version": version, "index": 0}
        threads = [
            threading.Thread(target=send, args=(server, f"{number}-{n}", body))
            for n in range(3)
            for server in (one, two)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        accepted = [reply for status, reply in replies if status == 200]
        new = [reply for reply in accepted if not reply["again"]]
        assert len(new) == 1, replies
        assert len(accepted) == 2, "the same key on both workers is one answer"
        assert {reply["code"] for status, reply in replies if status != 200} <= {"stale", "not-asked"}


def test_seats_are_taken_on_two_workers_at_once(two_servers: list[ServerProcess]) -> None:  # noqa: F811
    """Ten guests ask both workers for one open seat: one gets it, and accounts are written down without a fault."""
    one, two = two_servers
    for _ in range(3):
        seats = {"pl": {"kind": "me"}, "su": {"kind": "open"}}
        wish = {"game": "bitwa-warszawska", "seats": seats, "public": True}
        _, made = one.request("POST", "/api/tables", wish)
        path = f"/api/tables/{made['table']['id']}"
        replies: list[tuple[int, Any]] = []

        def join(server: ServerProcess, at: str = path, into: list[tuple[int, Any]] = replies) -> None:
            into.append(server.request("POST", f"{at}/join", {"name": "guest"}))

        threads = [threading.Thread(target=join, args=(server,)) for _ in range(5) for server in (one, two)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(status for status, _ in replies) == [201] + [409] * 9, replies


def test_two_workers_tell_one_player_once(cluster: Cluster) -> None:
    """Both see that it is his turn; one of them writes it down first, and only that one tells him."""

    async def run() -> list[bool]:
        settings = Settings(database=cluster.database(), bot_processes=0)
        workers = [Services(settings, Library(extra={"toy": Toy()})) for _ in range(2)]
        for worker in workers:
            await worker.start()
        one = workers[0]
        user = await one.accounts.create(NewAccount(name="anna", password="a-long-password"))
        await one.accounts.set_notices(user, NoticeSettings(webhook="https://example.org/hook"))
        table, _ = open_table(one.library, NewTable(game="toy"), Caller(user))
        await one.hall.add(table)
        told: list[bool] = []

        async def send(*_: Any) -> None:
            told.append(True)

        for worker in workers:
            worker.notices._send = send  # type: ignore[method-assign,assignment]
        lives = [await worker.hall.get(table.meta.id) for worker in workers]
        for _ in range(3):
            await asyncio.gather(*(w.notices._tell(live, "red") for w, live in zip(workers, lives)))
        for worker in workers:
            await worker.stop()
        return told

    assert asyncio.run(run()) == [True]


def test_other_tables_are_served_while_one_asks_much(sqlite: str) -> None:
    """Trials are looked at in stretches: a ping at another table does not wait for all of them."""
    with house(sqlite) as here:
        made = here.open(game="rok-1920", scenario="A", seats={"pl": {"kind": "me"}, "su": {"kind": "me"}})
        first, second = made["table"]["id"], here.open()
        seat = made["table"]["waiting"]["seat"]
        with (
            here.sit(first, made["seats"]["pl"]) as busy,
            here.sit(second["table"]["id"], second["seats"]["red"]) as calm,
        ):
            for number in range(5):
                busy.socket.send_json({"type": "tries", "id": f"t{number}", "seat": seat})
            assert calm.ask("ping")["type"] == "pong"
            assert busy.ask("ping")["type"] == "pong"
            kinds = [message["type"] for message in busy.all if message["id"].startswith("t")]
            assert kinds == ["trials"] * 5
