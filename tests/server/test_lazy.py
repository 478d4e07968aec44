"""Taken up when needed: a restart does not play every correspondence game again, and deadlines hold all the same."""

from __future__ import annotations

import asyncio
import gc

import msgspec
import pytest

from sztab.server.operation import warming
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.storage.schema import tables
from tests.kernel.toy import Toy
from tests.server.house import house

DAYS = {"kind": "days", "main": 86_400}


def test_a_restart_leaves_correspondence_games_on_disk(database: str) -> None:
    with house(database) as here:
        for _ in range(5):
            here.open_with_friend(pace=DAYS)
    with house(database) as here:
        assert here.services.hall.live == {}
        here.client.blocking_portal.call(here.services.sweep)
        assert here.services.hall.live == {}


def test_a_deadline_holds_though_nobody_looks(database: str) -> None:
    with house(database) as here:
        table, _, _, _ = here.open_with_friend(pace=DAYS, at_timeout="lose")
    with house(database) as here:
        assert here.services.hall.live == {}

        async def time_passes() -> None:
            async with here.services.engine.begin() as connection:
                await connection.execute(tables.update().values(deadline=1))
            await here.services.sweep()

        here.client.blocking_portal.call(time_passes)
        assert list(here.services.hall.live) == [table]


def test_tables_by_days_leave_memory_and_keep_their_clock(database: str) -> None:
    with house(database, idle=0) as here:
        table, anna, _, _ = here.open_with_friend(pace=DAYS)
        assert table in here.services.hall.live
        here.client.blocking_portal.call(here.services.sweep)
        assert here.services.hall.live == {}
        clocks = here.get(f"/api/tables/{table}", anna).json()["moment"]["clocks"]
        assert 86_390_000 < clocks["left"]["red"] <= 86_400_000


def test_an_idle_table_of_a_live_game_stays_while_its_clock_runs(database: str) -> None:
    with house(database, idle=0) as here:
        table, _, _, _ = here.open_with_friend(pace={"kind": "live", "main": 600, "increment": 0})
        here.client.blocking_portal.call(here.services.sweep)
        assert table in here.services.hall.live


def test_many_games_cost_nothing_until_they_are_opened(sqlite: str) -> None:
    """A start reads an index, not games: none of them is taken up."""
    with house(sqlite) as here:
        made = [here.open_with_friend(pace=DAYS)[0] for _ in range(60)]

    async def start() -> int:
        services = Services(Settings(database=sqlite, bot_processes=0), Library(extra={"toy": Toy()}))
        await services.start()
        assert services._first is not None
        await services._first
        count = len(services.hall.live)
        await services.hall.get(made[0])
        assert len(services.hall.live) == count + 1
        await services.stop()
        return count

    assert asyncio.run(start()) == 0


@pytest.mark.parametrize("game_id", ["rok-1920", "nest-of-eagles"])
def test_a_stored_position_finds_the_ground_that_is_ready(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the order in which its options are stored: the first table of a long game that is opened after a start
    would else lay out the map once more."""
    library = Library()
    monkeypatch.setattr(library, "ids", lambda: [game_id])
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    warming.warm(library)
    game = library.game(game_id)
    longest = max(game.scenarios().values(), key=lambda scenario: scenario.turns)
    ready = len(game._wars)  # type: ignore[attr-defined]
    state = game.start(longest.id, longest.settle({}))
    stored = msgspec.json.decode(msgspec.json.encode(game.dump(state), order="sorted"))
    game.view(game.load({**stored, "options": dict(reversed(stored["options"].items()))}), None)
    assert len(game._wars) == ready  # type: ignore[attr-defined]
