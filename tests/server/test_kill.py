"""An acknowledged answer survives `kill -9` at any moment: none is lost, none is doubled."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sztab.kernel.record import parse
from tests.server.conftest import NONE
from tests.server.house import Json
from tests.server.postgres import Cluster, find_programs
from tests.server.process import ServerProcess


class Killer(threading.Thread):
    """Kills the server, or what it writes to, at random instants, and starts it again."""

    def __init__(self, kill: Callable[[], object], start: Callable[[], object], kills: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.kill, self.begin = kill, start
        self.kills = kills
        self.random = random.Random(seed)
        self.killed = 0
        self.done = threading.Event()

    def run(self) -> None:
        while self.killed < self.kills and not self.done.is_set():
            time.sleep(self.random.uniform(0.01, 0.5))
            self.kill()
            self.killed += 1
            self.begin()


class Game:
    """A table whose both seats are played over HTTP, each answer sent until it is acknowledged."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server = server
        self.random = random.Random(seed)
        self.acknowledged: dict[int, Json] = {}
        """By the line that the answer has to be, what was answered."""
        self.sent = 0
        seats = {seat: {"kind": "me"} for seat in ("pl", "su")}
        wish = {"game": "bitwa-warszawska", "seats": seats, "forced": False}
        made = self.insist("POST", "/api/tables", wish)
        self.path, self.secret = f"/api/tables/{made['table']['id']}", made["seats"]["pl"]

    def insist(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """Send the same request until there is a reply: on a busy machine it may outlive many kills before it is served
        between two of them."""
        patience = time.monotonic() + 600
        while time.monotonic() < patience:
            self.sent += 1
            try:
                status, reply = self.server.request(method, path, body, secret)
            except OSError:
                time.sleep(0.03)
                continue
            if status < 500:
                assert status in (200, 201), reply
                return reply
            time.sleep(0.03)
        raise AssertionError("the server did not come back")

    def step(self) -> bool:
        """Answer once; False when the game is over."""
        moment = self.insist("GET", self.path, secret=self.secret)["moment"]
        if moment["outcome"]:
            return False
        question = moment["question"]
        option = self.random.choice(question["options"])
        key = f"{moment['version']}-{self.random.random()}"
        body = {"seat": question["seat"], "version": moment["version"], "key": key, "index": option["index"]}
        reply = self.insist("POST", f"{self.path}/answers", body, self.secret)
        assert reply["version"] > moment["version"]
        self.acknowledged[moment["version"]] = {"seat": question["seat"], "answer": option["wire"]}
        return True

    def check(self) -> None:
        """Every acknowledged answer stands in the record where it was given, and nothing else does."""
        self.server.request("POST", f"{self.path}/resign", {"seat": "pl"}, self.secret)
        record = parse(self.insist("GET", f"{self.path}/record", secret=self.secret))
        played = {n: line for n, line in enumerate(record.lines) if line.answer is not None and line.seat != "chance"}
        assert {n: {"seat": line.seat, "answer": line.answer} for n, line in played.items()} == self.acknowledged


def kill_through(server: ServerProcess, killer: Killer, answers: int, seed: int) -> int:
    with server:
        games = [Game(server, seed)]
        killer.start()
        try:
            while sum(len(game.acknowledged) for game in games) < answers or killer.is_alive():
                if not games[-1].step():
                    games.append(Game(server, seed + len(games)))
            killer.join()
            for game in games:
                game.check()
        finally:
            killer.done.set()
            killer.join()
    assert killer.killed == killer.kills
    return sum(len(game.acknowledged) for game in games)


def server_on(database: str, folder: Path) -> ServerProcess:
    return ServerProcess(database, folder, "--bot-processes", "0", "--log-level", "warning")


def killer_of(server: ServerProcess, kills: int, seed: int) -> Killer:
    return Killer(server.kill, lambda: server.start().wait(), kills, seed)


def test_a_hundred_answers_through_three_kills(tmp_path: Path, database: str) -> None:
    server = server_on(database, tmp_path)
    assert kill_through(server, killer_of(server, 3, 1920), 100, 1920) >= 100


@pytest.fixture
def frail() -> Iterator[Cluster]:
    """A PostgreSQL that no other test needs."""
    programs = find_programs()
    if programs is None:
        pytest.skip(NONE)
    cluster = Cluster(programs)
    yield cluster
    cluster.stop()


def test_a_hundred_answers_though_postgresql_stops_three_times(tmp_path: Path, frail: Cluster) -> None:
    """The server outlives it: what was acknowledged stands, what was not is tried again."""
    server = server_on(frail.database(), tmp_path)
    assert kill_through(server, Killer(frail.halt, frail.start, 3, 1920), 100, 1920) >= 100


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_a_thousand_answers_through_twenty_five_kills(tmp_path: Path, database: str) -> None:
    server = server_on(database, tmp_path)
    assert kill_through(server, killer_of(server, 25, 20), 1000, 20) >= 1000


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_a_thousand_answers_though_postgresql_stops_twenty_times(tmp_path: Path, frail: Cluster) -> None:
    server = server_on(frail.database(), tmp_path)
    assert kill_through(server, Killer(frail.halt, frail.start, 20, 20), 1000, 20) >= 1000
