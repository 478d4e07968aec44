"""What would make everyone wait: games loaded late, searches for cycles, long journals told in one go."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any

import pytest

from sztab.server import services
from sztab.server.library import Library
from sztab.server.services import Services
from sztab.server.settings import Settings
from sztab.server.warming import LITTLE_AT_A_TIME, warm
from tests.kernel.toy import Toy
from tests.server.house import house


@pytest.fixture
def collector() -> Iterator[None]:
    """Python's collector as it was, afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_all_games_are_loaded_before_the_first_guest(collector: None) -> None:
    library = Library(extra={"toy": Toy()})
    warm(library)
    assert set(library._games) == set(library.ids()) - {"toy"}
    assert set(library._versions) == set(library.ids())
    assert gc.get_threshold() == LITTLE_AT_A_TIME
    assert gc.get_freeze_count() > 10_000


def test_memory_is_searched_when_many_sockets_have_closed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Open sockets are no reason to stand still; closed ones leave cycles behind."""
    monkeypatch.setattr(services, "SWEEP_SECONDS", 0)
    monkeypatch.setattr(services, "MANY_CLOSED", 2)
    monkeypatch.setattr(services, "MOST_SWEEPS", 1_000_000)

    async def run() -> list[int]:
        here = Services(Settings(database=sqlite, minds=0), Library(extra={"toy": Toy()}))
        looks: list[int] = []
        monkeypatch.setattr(gc, "collect", lambda: looks.append(here.closed))
        await here.start()
        for closed in (0, 1, 2):
            here.closed = closed
            for _ in range(20):
                await asyncio.sleep(0.005)
            looks.append(100 + here.closed)
        await here.stop()
        return looks

    assert asyncio.run(run()) == [100, 101, 0, 100]


def test_a_closed_socket_is_counted(sqlite: str) -> None:
    with house(sqlite) as here:
        made: Any = here.open()
        with here.sit(made["table"]["id"], made["seats"]["red"]):
            assert here.services.closed == 0
        for _ in range(200):
            if here.services.closed:
                break
            here.get("/health")
        assert (here.services.closed, here.services.connections) == (1, set())
