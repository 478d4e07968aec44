"""A benchmark of the server on loopback, with client processes of its own.

    python -m tests.server.load live    # 300 tables with bots, 1,000 sockets: how long until acknowledged and pushed
    python -m tests.server.load bots    # both seats of many tables by bots over the API: answers a second and core

`--database postgresql://…` and `--workers 2` for the grown server. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tests.server.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]
encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


def post(base: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.load(reply)


class Seat:
    """A player's connection: answers what it is asked, and measures how long the server takes."""

    def __init__(self, socket: ClientConnection, seed: int, think: float) -> None:
        self.socket = socket
        self.random = random.Random(seed)
        self.think = think
        self.acknowledged: list[float] = []
        self.sent: dict[str, float] = {}
        self.number = 0
        self.last = 0.0
        """When the last answer was sent."""
        self.over = False
        self.thinking: asyncio.Task[None] | None = None

    async def hello(self, secret: str) -> dict[str, Any]:
        await self.socket.send(encode({"type": "hello", "id": "0", "secret": secret}), text=True)
        return dict(decode(await self.socket.recv()))

    async def answer(self, moment: dict[str, Any]) -> None:
        if self.think:
            await asyncio.sleep(self.random.expovariate(1 / self.think))
        self.number += 1
        question = moment["question"]
        name = str(self.number)
        message = {
            "type": "answer",
            "id": name,
            "seat": question["seat"],
            "version": moment["version"],
            "key": f"{moment['version']}",
            "index": self.random.randrange(len(question["options"])),
        }
        self.sent[name] = self.last = time.perf_counter()
        await self.socket.send(encode(message), text=True)

    async def play(self, moment: dict[str, Any] | None) -> None:
        if moment and moment["question"]:
            await self.answer(moment)
        async for text in self.socket:
            message = decode(text)
            if message["type"] == "done":
                self.acknowledged.append(time.perf_counter() - self.sent.pop(message["id"]))
            elif message["type"] == "update":
                moment = message["moment"]
                if moment["outcome"]:
                    self.over = True
                    return
                if moment["question"] and self.think:
                    self.thinking = asyncio.create_task(self.answer(moment))
                elif moment["question"]:
                    await self.answer(moment)
            elif message["type"] == "refused":
                raise RuntimeError(message["message"])


async def open_table(base: str, game: str, mode: str) -> dict[str, Any]:
    seats: dict[str, Any] = {}
    if mode == "live":
        seats = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}
    else:
        seats = {"pl": {"kind": "me"}, "su": {"kind": "link"}}
    return dict(await asyncio.to_thread(post, base, "/api/tables", {"game": game, "seats": seats}))


async def watch(socket: ClientConnection, secret: str, seat: Seat, pushed: list[float]) -> None:
    """An onlooker: how long after an answer was sent did he see the first of what came of it?"""
    await socket.send(encode({"type": "hello", "id": "0", "secret": secret}), text=True)
    seen = 0.0
    async for text in socket:
        message = decode(text)
        if message["type"] == "update" and seat.last > seen:
            seen = seat.last
            pushed.append(time.perf_counter() - seen)


class Table:
    """One table with its players and onlookers, played over and over until time is up."""

    def __init__(self, bases: list[str], options: argparse.Namespace, number: int, onlookers: int) -> None:
        self.bases = bases
        self.options = options
        self.number = number
        self.onlookers = onlookers
        self.acknowledged: list[float] = []
        self.pushed: list[float] = []
        self.games = 0

    async def run(self, start: Start) -> None:
        await self.game(start)
        while time.perf_counter() < start.until:
            await self.game(start)

    async def game(self, start: Start) -> None:
        options, base = self.options, self.bases[self.number % len(self.bases)]
        made = await open_table(base, options.game, options.mode)
        address = base.replace("http", "ws") + f"/api/tables/{made['table']['id']}/socket"
        secret, other = made["seats"]["pl"], None
        if options.mode == "bots":
            joined = f"/api/tables/{made['table']['id']}/join"
            other = (await asyncio.to_thread(post, base, joined, {"secret": made["links"]["su"]}))["secret"]
        sockets = [await connect(address, compression=None, max_size=None, ping_interval=None)]
        seats = [Seat(sockets[0], self.number, options.think)]
        watchers = []
        for _ in range(self.onlookers):
            sockets.append(await connect(address, compression=None, max_size=None, ping_interval=None))
            watchers.append(asyncio.create_task(watch(sockets[-1], made["watch"], seats[0], self.pushed)))
        if other is not None:
            sockets.append(await connect(address, compression=None, max_size=None, ping_interval=None))
            seats.append(Seat(sockets[-1], -self.number, options.think))
        welcomes = [await seat.hello(own) for seat, own in zip(seats, (secret, other or ""))]
        until = await start.wait()
        playing = [asyncio.create_task(s.play(w["moment"])) for s, w in zip(seats, welcomes)]
        await asyncio.wait(playing, timeout=max(0.0, until - time.perf_counter()))
        for task in (*playing, *watchers, *(seat.thinking for seat in seats if seat.thinking)):
            task.cancel()
        failed = await asyncio.gather(*playing, *watchers, return_exceptions=True)
        for error in failed:
            if isinstance(error, RuntimeError):
                raise error
        for socket in sockets:
            await socket.close()
        self.acknowledged += [t for seat in seats for t in seat.acknowledged]
        self.games += seats[0].over


class Start:
    """All tables begin when all of them are open."""

    def __init__(self, tables: int, seconds: float) -> None:
        self._missing = tables
        self._seconds = seconds
        self._open = asyncio.Event()
        self.began = self.until = 0.0

    async def wait(self) -> float:
        self._missing -= 1
        if self._missing == 0:
            self.began = time.perf_counter()
            self.until = self.began + self._seconds
            self._open.set()
        await self._open.wait()
        return self.until


async def client(bases: list[str], options: argparse.Namespace, part: int, parts: int, results: Any) -> None:
    tables = [
        Table(bases, options, number, _share(options.sockets - options.tables, options.tables, number))
        for number in range(options.tables)
        if number % parts == part
    ]
    start = Start(len(tables), options.seconds)
    await asyncio.gather(*(table.run(start) for table in tables))
    took = time.perf_counter() - start.began
    began = time.time() - took
    times = [[t for table in tables for t in table.acknowledged], [t for table in tables for t in table.pushed]]
    results.put((took, times, sum(table.games for table in tables), began))


def _share(total: int, among: int, number: int) -> int:
    return max(0, total // among + (number < total % among))


def run_client(bases: list[str], options: argparse.Namespace, part: int, parts: int, results: Any) -> None:
    uvloop.run(client(bases, options, part, parts, results))


def cpu_seconds(pids: list[int]) -> float:
    total = 0.0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def children_of(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    found = [int(child) for child in listed]
    return [pid, *(grand for child in found for grand in children_of(child))]


class Samples:
    """The processor time of a server and its children, looked at ten times a second."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._seen: list[tuple[float, float]] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._stop.wait(0.1):
            self._seen.append((time.time(), cpu_seconds(children_of(self._pid))))

    def used_since(self, moment: float) -> float:
        """Processor seconds since a moment: without what it took to open the tables."""
        self._stop.set()
        self._thread.join()
        before = [used for at, used in self._seen if at <= moment] or [self._seen[0][1]]
        return self._seen[-1][1] - before[-1]


def calibration() -> float:
    """A plain loop, to compare machines by: millions of additions a second."""
    began, total = time.perf_counter(), 0
    for i in range(2_000_000):
        total += i
    return round(2 / (time.perf_counter() - began), 1)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else 0.0


def spread(times: list[float]) -> dict[str, float]:
    return {name: percentile(times, share) for name, share in (("median", 0.5), ("p95", 0.95), ("p99", 0.99))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=["live", "bots"])
    parser.add_argument("--game", default="bitwa-warszawska")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--sockets", type=int)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, help="mean seconds of thought before an answer")
    parser.add_argument("--clients", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    live = options.mode == "live"
    options.tables = options.tables or (300 if live else 40)
    options.sockets = options.sockets or (1000 if live else options.tables)
    options.think = options.think if options.think is not None else (3.0 if live else 0.0)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(options, folder), indent=1))


def measure(options: argparse.Namespace, folder: str) -> dict[str, Any]:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    database = options.database or f"sqlite:///{folder}/load.db"
    command = [sys.executable, "-m", "sztab.cli", "serve", "--port", str(port), "--database", database, "--no-rates"]
    command += ["--workers", str(options.workers), "--log-level", "warning"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    server = subprocess.Popen(command, env=env, cwd=folder)
    try:
        for _ in range(1200):
            try:
                urllib.request.urlopen(base + "/health", timeout=2).close()
                break
            except OSError:
                time.sleep(0.1)
        pids = children_of(server.pid)
        before = cpu_seconds(pids)
        context = multiprocessing.get_context("spawn")
        results: Any = context.Queue()
        clients = [
            context.Process(target=run_client, args=([base], options, part, options.clients, results), daemon=True)
            for part in range(options.clients)
        ]
        for process in clients:
            process.start()
        samples = Samples(server.pid)
        got = [results.get(timeout=options.seconds + 240) for _ in clients]
        for process in clients:
            process.join()
        used = cpu_seconds(children_of(server.pid)) - before
        playing = samples.used_since(max(began for *_, began in got))
    finally:
        server.terminate()
        server.wait()
    times = [t for _, (found, _), _, _ in got for t in found]
    pushes = [t for _, (_, found), _, _ in got for t in found]
    took = max(seconds for seconds, *_ in got)
    return {
        "mode": options.mode,
        "tables": options.tables,
        "sockets": options.sockets,
        "workers": options.workers,
        "database": database.split(":", 1)[0],
        "seconds": round(took, 1),
        "acknowledged": len(times),
        "games": sum(games for _, _, games, _ in got),
        "answers_per_s": round(len(times) / took, 1),
        "answers_per_cpu_s": round(len(times) / playing, 1) if playing else None,
        "server_cpu_s": {"playing": round(playing, 1), "with opening the tables": round(used, 1)},
        "load_average": os.getloadavg()[0],
        "acknowledged_ms": spread(times),
        "pushed_ms": spread(pushes),
        "calibration": calibration(),
    }


if __name__ == "__main__":
    main()
