"""A server for measuring, and a board of Rok 1920 that is as full as a map can be: 170 counters, each on its own hex.

The box holds 148 units. All of them are put on an analysis board through the API, each new one on a free hex near a
unit of its side, so that they stand along the front; the rest are doubles that are added to what the server sends."""

from __future__ import annotations

import json
import math
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from itertools import cycle
from pathlib import Path
from typing import Any

from playwright.async_api import Page, WebSocketRoute

ROOT = Path(__file__).resolve().parents[2]
COUNTERS = 170
Point = tuple[float, float]


class Server:
    """`sztab serve` on a free port with a database that is thrown away."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        command = [
            sys.executable,
            "-m",
            "sztab.cli",
            "serve",
            "--port",
            str(port),
            "--no-rates",
            "--log-level",
            "error",
        ]
        command += ["--database", f"sqlite:///{folder / 'games.db'}"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def ask(self, path: str, body: dict[str, Any] | None = None, secret: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
        with urllib.request.urlopen(
            urllib.request.Request(f"{self.url}/api{path}", data, headers), timeout=60
        ) as reply:
            return json.load(reply)

    def table(self, scenario: str, seat: str) -> str:
        """The address of a new table of Rok 1920 against the simplest bot."""
        seats = {name: {"kind": "me"} if name == seat else {"kind": "bot", "bot": "uniform"} for name in ("pl", "su")}
        made = self.ask("/tables", {"game": "rok-1920", "practice": 1920, "scenario": scenario, "seats": seats})
        return f"{self.url}/#/table/{made['table']['id']}/{next(iter(made['seats'].values()))}"

    def crowded(self) -> tuple[str, dict[str, str]]:
        """The address of a board with every unit of the box, and where the doubles go: their model to a hex."""
        made = self.ask("/analysis", {"game": "rok-1920", "position": {"scenario": "campaign"}})
        table, secret = made["table"]["id"], next(iter(made["seats"].values()))
        board = self.ask(f"/tables/{table}/board", secret=secret)
        cells = self.ask("/games/rok-1920/board?scenario=campaign")["picture"]["cells"]
        spots = {cell["number"]: (cell["x"], cell["y"]) for cell in cells}
        pieces: dict[str, dict[str, Any]] = {piece["id"]: piece for piece in board["pieces"]}
        places = {name: piece["place"] for name, piece in pieces.items() if piece["place"]}
        sides = {side: cycle([name for name in places if pieces[name]["side"] == side]) for side in ("pl", "su")}
        free = set(board["places"]["unit"]) & set(spots)
        taken = set[str]()
        for name, place in places.items():
            places[name] = place if place not in taken else near(spots[place], spots, free - taken)
            taken.add(places[name])
        for name, piece in pieces.items():
            if name not in places:
                places[name] = near(spots[places[next(sides[piece["side"]])]], spots, free - taken)
                taken.add(places[name])
        puts = [{"piece": name, "place": place, "fields": pieces[name]["fields"]} for name, place in places.items()]
        self.ask(f"/tables/{table}/board", {"version": board["version"], "puts": puts}, secret)
        doubles: dict[str, str] = {}
        for name in list(places)[: COUNTERS - len(places)]:
            doubles[name] = near(spots[places[name]], spots, free - taken)
            taken.add(doubles[name])
        return f"{self.url}/#/table/{table}/{secret}", doubles


def near(at: Point, spots: dict[str, Point], free: set[str]) -> str:
    """The free hex that is nearest to a point, but not so near that it covers it."""
    return min(free, key=lambda hex: (math.dist(at, spots[hex]), hex))


async def doubled(page: Page, doubles: dict[str, str]) -> None:
    """Add the doubles to every view of the board that the server sends."""

    def joined(moment: dict[str, Any] | None) -> None:
        if moment and (units := moment.get("view", {}).get("units")):
            known = {unit["id"]: unit for unit in units}
            units.extend(
                {**known[name], "id": f"{name}~", "hex": hex} for name, hex in doubles.items() if name in known
            )

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if isinstance(told, dict):
                joined(told.get("moment"))
            route.send(json.dumps(told))

        server.on_message(hear)

    await page.route_web_socket("**/socket", through)
