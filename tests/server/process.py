"""The server as its users run it: a process of its own, which can be killed."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]


COLD = "from sztab.server.operation import running; running.warm = lambda library: None"
"""Games are loaded when they are first asked for: a server that starts for one test need not have all of them ready."""


class ServerProcess:
    """`sztab serve` on a free port."""

    def __init__(self, database: str, folder: Path, *options: str, rates: bool = False, first: str = "") -> None:
        """`first` is a line of Python that its process runs before anything else: for shorter waits."""
        self._main = f"import runpy\n{COLD}\n{first}\nrunpy.run_module('sztab.cli', run_name='__main__')"
        self.database = database
        self.folder = folder
        self.options = options if rates else ("--no-rates", *options)
        self.port = free_port()
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> ServerProcess:
        command = [sys.executable, "-c", self._main, "serve", "--port", str(self.port), "--database", self.database]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self.log.open("ab") as log:
            command += self.options
            self.process = subprocess.Popen(command, env=env, cwd=self.folder, stdout=log, stderr=log)
        return self

    def wait(self) -> ServerProcess:
        """Until it answers."""
        patience = time.monotonic() + 120
        while time.monotonic() < patience:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            try:
                if self.request("GET", "/health")[0] == 200:
                    return self
            except OSError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """As `kill -9` does: at once, without a chance to save anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator does. One that does not stop is ended all the same, so that no test leaves it to another."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(60)
        finally:
            self.kill()

    def __enter__(self) -> ServerProcess:
        self.start()
        try:
            return self.wait()
        except BaseException:
            self.kill()
            raise

    def __exit__(self, *_: object) -> None:
        self.stop()

    def request(self, method: str, path: str, body: Any = None, secret: str = "") -> tuple[int, Any]:
        """One HTTP request on a connection of its own; OSError when the server is not there."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            headers = {"content-type": "application/json"} if body is not None else {}
            if secret:
                headers["authorization"] = f"Bearer {secret}"
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            with connection.getresponse() as reply:  # it holds the socket until it is read or closed
                data = reply.read()
        except http.client.HTTPException as error:
            raise ConnectionResetError(str(error)) from None
        finally:
            connection.close()
        kind = reply.headers.get("content-type", "")
        return reply.status, json.loads(data) if kind.startswith("application/json") else data.decode()
