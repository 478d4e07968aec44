"""Two workers on one PostgreSQL do all that players can do, at once and at random: both end up with the same tables."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from sztab.kernel.verify import verify
from sztab.server.accounts.callers import NOBODY, Caller
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.storage import archive
from sztab.server.tables.metadata import digest
from sztab.server.tables.opening import open_table
from sztab.server.tables.records import export
from sztab.server.tables.seating import replace
from sztab.server.wire.faults import Fault
from sztab.server.wire.messages_in import Answer, Propose, Respond
from sztab.server.wire.rendering import moment
from sztab.server.wire.table_bodies import NewTable, Replace, SeatWish
from tests.kernel.toy import Toy
from tests.server.postgres import Cluster

ACTS = 120
SEATS = ("red", "blue")


async def act(worker: Services, table: str, caller: Caller, chance: random.Random) -> str:
    """Something at random, by someone who may; what came of it."""
    live = await worker.hall.get(table)
    seat, acts, version = chance.choice(SEATS), worker.actions, live.table.version
    kind = chance.choice(("answer", "answer", "answer", "again", "undo", "takeback", "respond", "draw", "say", "leave"))
    try:
        if kind in ("answer", "again"):
            key = f"{version}" if kind == "answer" else f"{chance.randrange(version + 1)}"
            given = Answer(seat=live.table.asked or seat, version=version, key=key, index=0)
            await acts.answer(live, caller, given)
        elif kind == "undo":
            await acts.undo(live, caller, seat, version)
        elif kind == "takeback":
            await acts.propose(live, caller, Propose(seat=seat, kind="takeback"))
        elif kind == "draw" and chance.random() < 0.1:
            await acts.propose(live, caller, Propose(seat=seat, kind="draw"))
        elif kind == "respond":
            await acts.respond(
                live, caller, chance.randrange(20), Respond(seat=seat, offer=0, agree=chance.random() < 0.5)
            )
        elif kind == "say":
            await acts.say(live, caller, f"{version}", seat)
        elif chance.random() < 0.2:
            wish = Replace(seat=seat, kind="bot", bot="nobody")
            await worker.hall.change(live, lambda t: replace(worker.library, t, wish, caller))
    except Fault as fault:
        return fault.key
    return kind


@pytest.mark.parametrize("seed", [1, 2])
def test_two_workers_at_random_agree_in_the_end(cluster: Cluster, seed: int) -> None:
    async def run() -> None:
        settings = Settings(database=cluster.database(), bot_processes=0, rates=False)
        workers = [Services(settings, Library(extra={"toy": Toy()})) for _ in range(2)]
        for worker in workers:
            await worker.start()
        chance, names, said = random.Random(seed), [], []
        for _ in range(3):
            me = {seat: SeatWish(kind="me") for seat in SEATS}
            table, made = open_table(workers[0].library, NewTable(game="toy", seats=me, forced=False), NOBODY)
            await workers[0].hall.add(table)
            names.append((table.meta.id, Caller(digest=digest(made.mine["red"]))))
        for _ in range(ACTS // 6):
            name, caller = chance.choice(names)
            said += await asyncio.gather(*(act(workers[n % 2], name, caller, chance) for n in range(6)))
        assert "failed" not in said
        assert said.count("answer") > 10
        for name, _ in names:
            for worker in workers:
                await worker.hall.catch_up(name)
            lives = [await worker.hall.get(name) for worker in workers]
            stored = await archive.load_table(workers[0].engine, workers[0].library, name)
            assert stored is not None
            seen = {seen_of(table) for table in (*(live.table for live in lives), stored)}
            assert len(seen) == 1
            if stored.is_open:
                check_record(workers[0], stored)
        for worker in workers:
            await worker.stop()

    asyncio.run(run())


def seen_of(table: Any) -> bytes:
    """All that is told of a table, and all that is kept of it; presence and hours apart."""
    told = [msgspec.structs.replace(moment(table, seat), clocks=None) for seat in (None, *SEATS)]
    meta = msgspec.to_builtins(table.meta)
    for seated in meta["seats"]:
        seated["seen"] = 0
    return msgspec.json.encode([told, meta, table.rev, sorted(table.keys.items())], order="deterministic")


def check_record(worker: Services, table: Any) -> None:
    from sztab.kernel.record import parse

    found = verify(lambda _: table.game, parse(export(table, worker.signer)), worker.library.rules_version("toy"))
    assert found.ok, found.problems
