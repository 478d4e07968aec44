"""A server in the test's own process, and players who sit at its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from sztab.kernel.game import Game
from sztab.server.app import make_app
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from tests.kernel.toy import Toy

Json = dict[str, Any]


class House:
    """A server with the toy game, and the catalogue's games."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.services: Services = client.app.state["services"]

    def get(self, path: str, secret: str = "", **more: Any) -> Any:
        return self.client.get(path, headers=_bearer(secret), **more)

    def post(self, path: str, body: Json, secret: str = "", **headers: str) -> Any:
        return self.client.post(path, json=body, headers={**_bearer(secret), **headers})

    def put(self, path: str, body: Json, secret: str = "") -> Any:
        return self.client.put(path, json=body, headers=_bearer(secret))

    def open(self, **wish: Any) -> Json:
        """A new table; by default both seats are mine."""
        me = {"red": {"kind": "me"}, "blue": {"kind": "me"}}
        reply = self.post("/api/tables", {"game": "toy", "seats": me, **wish})
        assert reply.status_code == 201, reply.text
        return dict(reply.json())

    def open_with_friend(self, **wish: Any) -> tuple[str, str, str, str]:
        """A table where red is mine and blue a friend's: its id, our secrets, and the onlookers'."""
        made = self.open(seats={"red": {"kind": "me"}, "blue": {"kind": "link"}}, name="Anna", **wish)
        table = made["table"]["id"]
        joined = self.post(f"/api/tables/{table}/join", {"secret": made["links"]["blue"], "name": "Jan"})
        assert joined.status_code == 201, joined.text
        return table, made["seats"]["red"], joined.json()["secret"], made["watch"]

    @contextmanager
    def sit(self, table: str, secret: str = "", **hello: Any) -> Iterator[Player]:
        with self.client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            yield Player(socket, secret, hello)


def _bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


class Player:
    """One connection at a table: sends messages, waits for their replies, keeps everything that came."""

    def __init__(self, socket: WebSocketTestSession, secret: str, hello: Json) -> None:
        self.socket = socket
        self.number = 0
        self.all: list[Json] = []
        self.moment: Json = {}
        self.journal: list[Json] = []
        self.missing: int | None = None
        """Up to which version the journal is still to come."""
        self.table: Json = {}
        self.welcome = self.ask("hello", **({"secret": secret} if secret else {}), **hello)
        self.seats: list[str] = self.welcome.get("seats", [])

    def receive(self) -> Json:
        message: Json = self.socket.receive_json(timeout=60)
        self.all.append(message)
        if message.get("moment") and message["type"] in ("welcome", "update"):
            self._follow(message["moment"])
        if message["type"] == "journal" and message["seat"] == self.moment["seat"]:
            self._fill(message)
        if "table" in message:
            self.table = message["table"]
        return message

    def _follow(self, moment: Json) -> None:
        self.moment = moment
        if moment["kept"] == -1 or moment["missing"] is not None:
            self.missing = moment["missing"]
        self.journal = [e for e in self.journal if e["version"] <= moment["kept"]] + moment["events"]

    def _fill(self, part: Json) -> None:
        before = [e for e in self.journal if e["version"] <= part["upto"]]
        self.journal = before + part["events"] + self.journal[len(before) :]
        self.missing = part["missing"]

    def ask(self, kind: str, /, **fields: Any) -> Json:
        """Send a message and wait for its reply."""
        self.number += 1
        name = f"m{self.number}"
        self.socket.send_json({"type": kind, "id": name, **fields})
        while (reply := self.receive())["id"] != name:
            pass
        return reply

    def answer(self, index: int | None = 0, **fields: Any) -> Json:
        """Answer the pending question."""
        moment = self.moment
        body = {"seat": moment["seat"], "version": moment["version"], "key": f"k{moment['version']}", "index": index}
        return self.ask("answer", **{**body, **fields})

    def next(self, kind: str) -> Json:
        """The next message of a kind."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def wait_until(self, test: Any) -> Json:
        """Receive until something holds for the moment that is seen."""
        while not test(self.moment):
            self.receive()
        return self.moment


_idle: dict[object, list[Litestar]] = {}
"""Applications that nobody uses now: to make one takes longer than most tests, and its services can be others."""


@contextmanager
def house(database: str, extra: Mapping[str, Game[Any]] | None = None, **settings: Any) -> Iterator[House]:
    set_up = Settings(**{"database": database, "bot_processes": 0, "rates": False, **settings})
    games = extra or {"toy": Toy()}
    idle = _idle.setdefault((set_up.client, set_up.origins, set_up.secure), [])
    if idle:
        app = idle.pop()
        app.state["services"] = Services(set_up, Library(set_up.boxes, games))
    else:
        app = make_app(set_up, games)
    with TestClient(app, base_url="http://sztab.test") as client:
        yield House(client)
    idle.append(app)
