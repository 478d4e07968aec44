"""A bot that plays a whole game over the API, written from docs/api.md alone. It needs nothing but Python.

    python examples/bot.py http://127.0.0.1:1920                       # opens a table against the server's bot
    python examples/bot.py http://127.0.0.1:1920 --table ID --link SECRET   # takes the seat of an invitation

It gives any legal answer, but prefers attacks. `choose` is the place for something cleverer.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request
import uuid
from typing import Any


class Api:
    """JSON over HTTP; a request that may not have arrived is sent again, which is safe by its key."""

    def __init__(self, base: str, secret: str = "") -> None:
        self.base = base.rstrip("/")
        self.secret = secret

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        data = json.dumps(body).encode() if body is not None else None
        headers = {"Content-Type": "application/json"}
        if self.secret:
            headers["Authorization"] = f"Bearer {self.secret}"
        for attempt in range(8):
            request = urllib.request.Request(self.base + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=30) as reply:
                    return dict(json.load(reply))
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                if error.code not in (429, 503):
                    raise Refused(problem) from None
            except OSError:
                pass
            time.sleep(0.2 * 2**attempt)
        raise SystemExit(f"{self.base} does not answer")


class Refused(Exception):
    """The server says no, and why."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["message"])
        self.code = problem["code"]


def choose(moment: dict[str, Any], rng: random.Random) -> int:
    """The number of the option to take."""
    options = moment["question"]["options"]
    attacks = [option for option in options if option["wire"].get("answer") == "attack"]
    return int(rng.choice(attacks or options)["index"])


def play(api: Api, table: str, seat: str, rng: random.Random) -> dict[str, Any]:
    """Answer until the game is over; its outcome."""
    version = 0
    while True:
        moment = api.call("GET", f"/api/tables/{table}?seat={seat}&since={version}")["moment"]
        if moment is not None:
            version = moment["version"]
            if moment["outcome"] is not None:
                return dict(moment["outcome"])
        if moment is None or moment["question"] is None:
            time.sleep(0.05)
            continue
        answer = {"seat": seat, "version": version, "key": uuid.uuid4().hex, "index": choose(moment, rng)}
        try:
            api.call("POST", f"/api/tables/{table}/answers", answer)
        except Refused as refused:
            if refused.code not in ("stale", "not-asked", "not-now"):
                raise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("server")
    parser.add_argument("--game", default="bitwa-warszawska")
    parser.add_argument("--against", default="uniform", help="the server's bot to play against")
    parser.add_argument("--table", default="")
    parser.add_argument("--link", default="", help="the secret of an invitation to that table")
    parser.add_argument("--seed", type=int)
    options = parser.parse_args()
    api = Api(options.server)
    if options.table:
        joined = api.call("POST", f"/api/tables/{options.table}/join", {"secret": options.link, "name": "example bot"})
        table, seat, api.secret = options.table, joined["seat"], joined["secret"]
    else:
        games = api.call("GET", "/api/games")["games"]
        seats = next(game for game in games if game["id"] == options.game)["scenarios"][0]["seats"]
        wish = {name: {"kind": "bot", "bot": options.against} for name in seats}
        wish[seats[0]] = {"kind": "me"}
        made = api.call("POST", "/api/tables", {"game": options.game, "seats": wish, "name": "example bot"})
        table, seat = made["table"]["id"], seats[0]
        api.secret = made["seats"][seat]
    outcome = play(api, table, seat, random.Random(options.seed))
    print(json.dumps({"table": table, "seat": seat, "outcome": outcome}))


if __name__ == "__main__":
    main()
