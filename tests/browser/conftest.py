"""A real server and a real Chromium for the tests of the client."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
DIST = ROOT / "web" / "dist" / "index.html"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
# What others did is not told, and no end asks back, unless a test is about it.
QUICK = {"askEnd": False, "pace": 0}
SETTINGS = """(() => {
    const kept = JSON.parse(localStorage.getItem('sztab-settings') ?? '{}');
    localStorage.setItem('sztab-settings', JSON.stringify({ ...%s, ...kept }));
})()"""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first draws no window around a page, which takes the others a second and a half of the processor each time."""
CHROMIUM = next((found for name in BROWSERS if (found := shutil.which(name))), "")
expect.set_options(timeout=20_000)  # a busy machine is no fault of the page


class Server:
    """`sztab serve` on a free port, with a database of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'games.db'}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "sztab.cli",
            "serve",
            "--port",
            str(self.port),
            "--no-rates",
            "--log-level",
            "error",
        ]
        command += ["--database", self.database]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT)
        for _ in range(900):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        self.stop()
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            try:
                process.wait(20)
            finally:
                process.kill()
                process.wait()

    def post(self, path: str, body: dict[str, Any], secret: str = "") -> Any:
        data = json.dumps(body).encode()
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as reply:
            return json.load(reply)

    def get(self, path: str, secret: str = "") -> Any:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        request = urllib.request.Request(f"{self.url}/api{path}", headers=headers)
        with urllib.request.urlopen(request, timeout=20) as reply:
            return json.load(reply)

    def table(self, game: str, **wish: Any) -> tuple[str, str]:
        """A new practice table and the secret of who made it."""
        made = self.post("/tables", {"game": game, "practice": 1920, **wish})
        return made["table"]["id"], next(iter(made["seats"].values()))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    missing = "" if DIST.is_file() else "the client is not built (make client)"
    missing = missing or ("" if CHROMIUM else "no Chromium found: install the package chromium to run these tests")
    if missing and os.environ.get("CI") == "true":
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.stop()


@pytest.fixture(scope="package")  # no longer: while it is open, no other test can start an event loop of its own
def browser(server: Server) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, headless=True)
        yield opened
        opened.close()


Opener = Callable[..., Page]


class PageFaultError(Exception):
    """The page's own script failed: never tried again, however seldom it happens."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may draw a frame late: what was not yet there is looked for once more. The summary
    names each test that needed it, so that none does so in silence."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["^TimeoutError", "^AssertionError", "^HTTPError"]))


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Opener]:
    """Open an address in a context of its own; a fault in the page's script fails the test, and so does a warning of
    the framework's (such as a value that is read after its owner has gone)."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def go(address: str = "/", settings: dict[str, Any] | None = None, **options: Any) -> Page:
        wanted = {"viewport": {"width": 1600, "height": 1000}, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**wanted)
        context.add_init_script(SETTINGS % json.dumps({**QUICK, **(settings or {})}))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "svelte.dev/e/" in said.text else None)
        page.goto(server.url + address)
        return page

    yield go
    for context in contexts:
        context.close()
    if faults:
        raise PageFaultError("; ".join(faults))
