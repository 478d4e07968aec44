"""Times the client in Chromium's own trace: `python web/tools/bench.py` (the client must be built).

Prints, best of several runs: the size of scripts and styles, the first board after a cold opening, a click on a unit
to its lit destinations, and frames a second while the map of the 1920 campaign is panned and zoomed, with the time that
the page's own thread works for a frame (which other programs on the machine do not disturb). Timings are no tests.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, ViewportSize, async_playwright

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "web" / "dist" / "assets"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SIZE: ViewportSize = {"width": 1440, "height": 900}
SECONDS = 2.5
TRACED = (
    "devtools.timeline,devtools.timeline.frame,disabled-by-default-devtools.timeline,"
    "disabled-by-default-devtools.timeline.frame,blink.user_timing"
)


def bundle() -> int:
    """Kilobytes of scripts and styles, gzipped; words of both languages included."""
    files = [path for path in DIST.iterdir() if path.suffix in (".js", ".css")]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) // 1000


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
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment)
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def table(self, scenario: str, seat: str) -> str:
        """The address of a new table of Rok 1920 against the simplest bot."""
        seats = {name: {"kind": "me"} if name == seat else {"kind": "bot", "bot": "uniform"} for name in ("pl", "su")}
        body = json.dumps({"game": "rok-1920", "practice": 1920, "scenario": scenario, "seats": seats}).encode()
        request = urllib.request.Request(f"{self.url}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as reply:
            made = json.load(reply)
        return f"{self.url}/#/table/{made['table']['id']}/{next(iter(made['seats'].values()))}"


class Trace:
    """A trace of the page's renderer while something is done."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[dict[str, Any]] = []
        session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))

    async def of(self, doing: Callable[[], Awaitable[None]]) -> list[dict[str, Any]]:
        self.events.clear()
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def end(_: Any) -> None:
            if not ended.done():
                ended.set_result(None)

        self.session.once("Tracing.tracingComplete", end)
        await self.session.send("Tracing.start", {"categories": TRACED, "transferMode": "ReportEvents"})
        await doing()
        await self.session.send("Tracing.end")
        await ended
        return sorted(self.events, key=lambda event: event.get("ts", 0))


def named(events: list[dict[str, Any]], name: str) -> list[float]:
    """When events of a name happened, in milliseconds."""
    return [event["ts"] / 1000 for event in events if event.get("name") == name and event.get("ph") != "E"]


def pace(events: list[dict[str, Any]]) -> tuple[float, float, float]:
    """Frames a second that were drawn, the longest wait between two of them, and the work of the page's thread a frame,
    both in milliseconds."""
    begin, end = named(events, "bench-begin")[0], named(events, "bench-end")[-1]
    drawn = [at for at in named(events, "DrawFrame") if begin <= at <= end]
    waits = [b - a for a, b in pairwise(drawn)]
    mark = next(event for event in events if event.get("name") == "bench-begin")
    thread = mark["pid"], mark["tid"]
    tasks = [event for event in events if event.get("name") == "RunTask" and (event["pid"], event["tid"]) == thread]
    work = sum(task.get("tdur", 0) / 1000 for task in tasks if begin <= task["ts"] / 1000 <= end)
    return 1000 * len(drawn) / (end - begin), max(waits, default=end - begin), work / max(1, len(drawn))


async def opened(browser: Browser, address: str) -> tuple[Page, CDPSession]:
    context = await browser.new_context(viewport=SIZE, locale="pl-PL")
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await page.goto(address)
    await page.wait_for_selector(".live .stack", state="attached", timeout=60_000)
    await page.wait_for_selector(".ground canvas", state="attached", timeout=60_000)
    await page.wait_for_timeout(1500)
    return page, session


async def first_board(browser: Browser, server: Server) -> float:
    """Milliseconds from opening the address with a cold cache to counters and ground on the screen."""
    context = await browser.new_context(viewport=SIZE, locale="pl-PL")
    page = await context.new_page()
    await page.add_init_script(
        """new MutationObserver((_, me) => {
            if (!document.querySelector('.live .stack') || !document.querySelector('.ground canvas')) return;
            me.disconnect();
            requestAnimationFrame(() => setTimeout(() => performance.mark('board')));
        }).observe(document, { childList: true, subtree: true });"""
    )
    await page.goto(server.table("campaign", "pl"))
    await page.wait_for_function("() => performance.getEntriesByName('board').length", timeout=60_000)
    shown = await page.evaluate("performance.getEntriesByName('board')[0].startTime")
    await context.close()
    return float(shown)


async def click_to_light(browser: Browser, server: Server) -> float:
    """Milliseconds from a click on a unit to the frame that shows where it may go."""
    page, session = await opened(browser, server.table("A", "su"))
    for _ in range(60):
        await page.wait_for_selector(".dock:not(.idle)", timeout=60_000)
        if await page.locator(".stack.choosable").count() > 3:
            break
        await page.locator(".dock [data-answer]").first.click()
        await page.wait_for_timeout(250)
    spot = await page.evaluate(
        """() => {
            for (const stack of document.querySelectorAll('.stack.choosable')) {
                const b = stack.getBoundingClientRect();
                const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
                const free = document.elementFromPoint(x, y)?.closest('svg.live');
                if (free && !stack.querySelector('.badge')) return [x, y];
            }
            return null;
        }"""
    )
    if not spot:
        raise SystemExit("no unit to click")
    await page.evaluate(
        """() => {
            addEventListener('pointerup', () => performance.mark('bench-click'), true);
            new MutationObserver((_, me) => {
                if (!document.querySelector('.reach polygon, .reach path')) return;
                me.disconnect();
                requestAnimationFrame(() => setTimeout(() => performance.mark('bench-lit')));
            }).observe(document.querySelector('svg.live'), { childList: true, subtree: true, attributes: true });
        }"""
    )

    async def click() -> None:
        await page.mouse.click(spot[0], spot[1])
        await page.wait_for_function("() => performance.getEntriesByName('bench-lit').length", timeout=10_000)

    events = await Trace(session).of(click)
    await page.context.close()
    return named(events, "bench-lit")[0] - named(events, "bench-click")[0]


async def panned(page: Page, session: CDPSession) -> None:
    await page.evaluate("performance.mark('bench-begin')")
    began = time.perf_counter()
    send, sent = session.send, list[asyncio.Future[Any]]()
    moved = {"type": "mouseMoved", "button": "left", "buttons": 1}
    await send(
        "Input.dispatchMouseEvent", {"type": "mousePressed", "x": 700, "y": 450, "button": "left", "clickCount": 1}
    )
    while (now := time.perf_counter() - began) < SECONDS:
        x, y = 700 + 260 * _swing(now * 1.3), 450 + 160 * _swing(now * 0.9)
        sent.append(asyncio.ensure_future(send("Input.dispatchMouseEvent", {**moved, "x": x, "y": y})))
        await asyncio.sleep(1 / 60)
    await asyncio.gather(*sent)
    await send("Input.dispatchMouseEvent", {"type": "mouseReleased", "x": 700, "y": 450, "button": "left"})
    await page.evaluate("performance.mark('bench-end')")


async def zoomed(page: Page, session: CDPSession) -> None:
    await page.evaluate("performance.mark('bench-begin')")
    began, n, sent = time.perf_counter(), 0, list[asyncio.Future[Any]]()
    while time.perf_counter() - began < SECONDS:
        n += 1
        deep = 40 if n // 30 % 2 else -40
        wheel = {"type": "mouseWheel", "x": 600, "y": 420, "deltaX": 0, "deltaY": deep}
        sent.append(asyncio.ensure_future(session.send("Input.dispatchMouseEvent", wheel)))
        await asyncio.sleep(1 / 60)
    await asyncio.gather(*sent)
    await page.evaluate("performance.mark('bench-end')")


def _swing(turns: float) -> float:
    """Forth and back between −1 and 1."""
    part = turns % 2
    return 2 * (part if part < 1 else 2 - part) - 1


async def frames(browser: Browser, server: Server, runs: int) -> dict[str, list[tuple[float, float, float]]]:
    """Frames a second of the campaign's map: all of it, and near."""
    page, session = await opened(browser, server.table("campaign", "pl"))
    found: dict[str, list[tuple[float, float, float]]] = {}
    counters = await page.locator(".stack").count()
    print(f"campaign: {counters} stacks on the map", flush=True)
    trace = Trace(session)
    for near in (False, True):
        for key in "0" if not near else "++++":
            await page.keyboard.press(key)
        await page.wait_for_timeout(2500)
        for name, act in (("pan", panned), ("zoom", zoomed)):
            for _ in range(runs):
                events = await trace.of(lambda act=act: act(page, session))  # type: ignore[misc]
                found.setdefault(f"{name}, {'near' if near else 'whole map'}", []).append(pace(events))
                await page.wait_for_timeout(600)
    await page.context.close()
    return found


async def measure(runs: int, only: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            async with async_playwright() as playwright:
                chromium = next(found for name in ("chromium", "google-chrome") if (found := shutil.which(name)))
                browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                print(
                    f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; Chromium {browser.version}", flush=True
                )
                print(f"scripts and styles: {bundle()} kB gzipped (under 300)", flush=True)
                if only in ("", "first"):
                    shown = [await first_board(browser, server) for _ in range(runs)]
                    print(f"first board: {min(shown):.0f} ms (at most 2000); all {_all(shown)}", flush=True)
                if only in ("", "click"):
                    lit = [await click_to_light(browser, server) for _ in range(runs)]
                    print(f"click to destinations: {min(lit):.0f} ms (under 100); all {_all(lit)}", flush=True)
                if only in ("", "frames"):
                    for name, paces in (await frames(browser, server, runs)).items():
                        fps, wait, work = max(paces)
                        print(f"{name}: {fps:.0f} frames/s (at least 50), longest wait {wait:.0f} ms, ", end="")
                        print(f"work {work:.1f} ms a frame; all {_all([found[0] for found in paces])}", flush=True)
                await browser.close()
        finally:
            server.process.terminate()
            server.process.wait(20)


def _all(values: list[float]) -> str:
    return " ".join(f"{value:.0f}" for value in values)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="", choices=["", "first", "click", "frames"])
    given = parser.parse_args()
    asyncio.run(measure(given.runs, given.only))
