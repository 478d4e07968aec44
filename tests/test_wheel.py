"""The wheel holds all that is needed: installed into an empty environment, it serves the board."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_wheel_serves_the_board_from_an_empty_environment(tmp_path: Path) -> None:
    subprocess.run(["make", "wheel"], cwd=ROOT, check=True)
    wheel = max(ROOT.glob("dist/sztab-*.whl"), key=lambda file: file.stat().st_mtime)
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "env")], check=True)
    pip = [str(tmp_path / "env/bin/pip"), "install", "--quiet", "-c", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, f"{wheel}[server]"], check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    command = [str(tmp_path / "env/bin/sztab"), "serve", "--port", str(port), "--bot-processes", "0"]
    server = subprocess.Popen(command, cwd=tmp_path, env=env, stderr=subprocess.DEVNULL)
    try:
        assert b'id="app"' in fetched(f"http://127.0.0.1:{port}/")
        assert b"rok-1920" in fetched(f"http://127.0.0.1:{port}/api/games")
    finally:
        server.terminate()
        try:
            assert server.wait(30) is not None
        finally:
            server.kill()
            server.wait()


def fetched(url: str) -> bytes:
    for _ in range(600):
        try:
            with urllib.request.urlopen(url, timeout=20) as reply:
                return bytes(reply.read())
        except OSError:
            time.sleep(0.2)
    raise AssertionError(f"{url} is not answered")
