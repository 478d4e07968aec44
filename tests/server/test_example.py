"""The example bot, which knows only the API page, plays whole games."""

import json
import subprocess
import sys
from pathlib import Path

from tests.server.process import ROOT, ServerProcess


def test_the_example_bot_plays_a_whole_game(tmp_path: Path, sqlite: str) -> None:
    with ServerProcess(sqlite, tmp_path, "--log-level", "warning", "--bot-processes", "0") as server:
        command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.base, "--seed", "1920"]
        alone = subprocess.run(command, capture_output=True, text=True, check=True, timeout=240)
        played = json.loads(alone.stdout)
        assert played["outcome"]["reason"]
        seats = {"pl": {"kind": "me"}, "su": {"kind": "link"}}
        _, made = server.request("POST", "/api/tables", {"game": "bitwa-warszawska", "seats": seats})
        invited = [*command, "--table", made["table"]["id"], "--link", made["links"]["su"]]
        with subprocess.Popen(invited, stdout=subprocess.PIPE, text=True) as friend:
            path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["pl"]
            while server.request("GET", path, None, secret)[1]["moment"] is None:
                assert friend.poll() is None
            assert server.request("POST", f"{path}/resign", {"seat": "pl"}, secret)[0] == 200
            said, _ = friend.communicate(timeout=60)
        assert json.loads(said)["outcome"] == {
            "winner": "su", "level": "win", "reason": "resigned", "rule": "", "score": {}, "also": []
        }  # fmt: skip
