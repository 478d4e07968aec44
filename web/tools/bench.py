"""Times the client in Chromium's own trace: `python web/tools/bench.py` (the client must be built).

Prints, best of several runs: the first board after a cold opening, the size of scripts and styles until then, a click
on a unit to its lit destinations, and frames a second while the whole map of 1920 with 170 counters is panned and
zoomed, with the time that the page's own thread works for a frame (which other programs on the machine do not disturb);
with `--layers LK…` those layers are on. Timings are no tests.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from crowd import ROOT, Server, doubled
from playwright.async_api import Browser, CDPSession, Page, Request, ViewportSize, async_playwright

DIST = ROOT / "web" / "dist" / "assets"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SIZE: ViewportSize = {"width": 1440, "height": 900}
SECONDS = 2.5
TRACED = (
    "devtools.timeline,devtools.timeline.frame,disabled-by-default-devtools.timeline,"
    "disabled-by-default-devtools.timeline.frame,blink.user_timing"
)


def gzipped(files: set[str]) -> int:
    """Kilobytes of scripts and styles, gzipped."""
    return sum(len(gzip.compress((DIST / name).read_bytes(), 9)) for name in files) // 1000


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


async def opened(browser: Browser, address: str, doubles: dict[str, str] | None = None) -> tuple[Page, CDPSession]:
    context = await browser.new_context(viewport=SIZE, locale="pl-PL")
    page = await context.new_page()
    if doubles:
        await doubled(page, doubles)
    session = await context.new_cdp_session(page)
    await page.goto(address)
    await page.wait_for_selector(".live .stack", state="attached", timeout=60_000)
    await page.wait_for_selector(".ground canvas", state="attached", timeout=60_000)
    await page.wait_for_timeout(1500)
    return page, session


async def first_board(browser: Browser, server: Server) -> tuple[float, int]:
    """From opening the address with a cold cache to counters and ground on the screen: milliseconds, and kilobytes of
    scripts and styles that came until then (one game, one language)."""
    context = await browser.new_context(viewport=SIZE, locale="pl-PL")
    page = await context.new_page()
    fetched: set[str] = set()

    def note(request: Request) -> None:
        name = request.url.rsplit("/", 1)[1]
        if name.endswith((".js", ".css")):
            fetched.add(name)

    page.on("request", note)
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
    return float(shown), gzipped(fetched)


async def click_to_light(browser: Browser, server: Server) -> float:
    """Milliseconds from a click on a unit to the frame that shows where it may go."""
    page, session = await opened(browser, server.table("A", "su"))
    for _ in range(60):
        await page.wait_for_selector(".dock:not(.idle)", timeout=60_000)
        if await page.locator(".stack.choosable").count() > 3:
            break
        await page.locator(".dock [data-answer]").first.click()
        await page.wait_for_timeout(250)
    await page.wait_for_selector(".live:not(.withheld)")
    await page.wait_for_selector(".shield.settling", state="detached")  # the map has come to rest
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
    await send("Input.dispatchMouseEvent", {**moved, "x": 700, "y": 450})
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


IN_SIGHT = """() => [...document.querySelectorAll('.live .stack')].filter((stack) => {
    const box = stack.getBoundingClientRect(), room = document.querySelector('.window').getBoundingClientRect();
    return box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom;
}).length"""
THICK = """() => {
    const middles = [...document.querySelectorAll('.live .stack')].map((stack) => stack.getBoundingClientRect())
        .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
        .filter(([x, y]) => x > 300 && x < 1000 && y > 150 && y < 650);
    const near = ([x, y]) => middles.filter(([a, b]) => Math.hypot(a - x, b - y) < 150).length;
    return middles.sort((a, b) => near(b) - near(a))[0] ?? [600, 420];
}"""


async def framed(page: Page, session: CDPSession, steps: int) -> None:
    """The whole map, then so many steps of the wheel into the thick of the counters."""
    await page.keyboard.press("0")
    await page.wait_for_timeout(700)
    for _ in range(steps):
        x, y = await page.evaluate(THICK)
        wheel = {"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -100}
        await session.send("Input.dispatchMouseEvent", wheel)
        await page.wait_for_timeout(350)
    await page.wait_for_timeout(2000)


async def frames(browser: Browser, server: Server, runs: int, layers: str) -> None:
    """Frames a second of the full map: all of it, at the scale one plays at, and near."""
    page, session = await opened(browser, *server.crowded())
    print(f"{await page.locator('.live .stack').count()} counters on the map", flush=True)
    for key in layers:
        await page.keyboard.press(key.lower())
    trace = Trace(session)
    for name, steps in (("whole map", 0), ("as played", 5), ("near", 9)):
        for gesture, act in (("pan", panned), ("zoom", zoomed)):
            paces = []
            for _ in range(runs):
                await framed(page, session, steps)
                seen = await page.evaluate(IN_SIGHT)
                paces.append(pace(await trace.of(lambda act=act: act(page, session))))  # type: ignore[misc]
            fps, wait, work = max(paces)
            print(f"{gesture}, {name}: {fps:.0f} frames/s (at least 50), longest wait {wait:.0f} ms, ", end="")
            print(f"work {work:.1f} ms a frame; all {_all([found[0] for found in paces])}; ", end="")
            print(f"{seen} counters in sight, load {os.getloadavg()[0]:.1f}", flush=True)
    await page.context.close()


async def measure(runs: int, only: str, layers: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            async with async_playwright() as playwright:
                chromium = next(found for name in ("chromium", "google-chrome") if (found := shutil.which(name)))
                browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                print(
                    f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; Chromium {browser.version}", flush=True
                )
                if only in ("", "first"):
                    shown = [await first_board(browser, server) for _ in range(runs)]
                    times = [milliseconds for milliseconds, _ in shown]
                    print(f"first board: {min(times):.0f} ms (at most 2000); all {_all(times)}", flush=True)
                    print(f"scripts and styles until then: {shown[0][1]} kB gzipped (under 300)", flush=True)
                if only in ("", "click"):
                    lit = [await click_to_light(browser, server) for _ in range(runs)]
                    print(f"click to destinations: {min(lit):.0f} ms (under 100); all {_all(lit)}", flush=True)
                if only in ("", "frames"):
                    await frames(browser, server, runs, layers)
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
    parser.add_argument("--layers", default="", help="keys of the layers that are on: L K U O V T M B")
    given = parser.parse_args()
    asyncio.run(measure(given.runs, given.only, given.layers))
