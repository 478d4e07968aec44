"""What would make everyone wait: games loaded late, searches for cycles, long journals told in one go."""

import asyncio
import gc
import random
from collections.abc import Iterator
from typing import Any

import pytest

from sztab.server.accounts.callers import NOBODY
from sztab.server.operation import services
from sztab.server.operation.library import Library
from sztab.server.operation.services import Services
from sztab.server.operation.settings import Settings
from sztab.server.operation.warming import LITTLE_AT_A_TIME, warm
from sztab.server.routes import sockets
from sztab.server.tables import hall
from sztab.server.tables.opening import open_table
from sztab.server.wire import journals
from sztab.server.wire.journals import backlog_of, next_stretch, whole
from sztab.server.wire.models import Moment
from sztab.server.wire.rendering import moment
from sztab.server.wire.table_bodies import NewTable, SeatWish
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
        here = Services(Settings(database=sqlite, bot_processes=0), Library(extra={"toy": Toy()}))
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


def client_hears(journal: list[Any], message: Any) -> list[Any]:
    """What a client does with a moment or a part of a journal."""
    if isinstance(message, Moment):
        return [entry for entry in journal if entry.version <= message.kept] + message.events
    before: list[Any] = [entry for entry in journal if entry.version <= message.upto]
    return [*before, *message.events, *journal[len(before) :]]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("since", [None, 9])
def test_a_journal_told_in_stretches_is_the_whole_journal(
    seed: int, since: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is told, answers are given and taken back; in the end the client has what stands."""
    monkeypatch.setattr(journals, "STRETCH", 3)
    chance = random.Random(seed)
    me = {"pl": SeatWish(kind="me"), "su": SeatWish(kind="me")}
    table, _ = open_table(Library(), NewTable(game="bitwa-warszawska", practice=seed, seats=me), NOBODY)

    def play(answers: int) -> None:
        for _ in range(answers):
            if (question := table.question) is not None:
                table.answer_for_bot(question.seat, table.version, chance.randrange(len(question.options)))

    play(12)
    heard: list[Any] = list(moment(table, "pl").events) if since is not None else []
    heard = [entry for entry in heard if entry.version <= (since or -1)]
    play(60)
    now = moment(table, "pl", since, 4)
    assert now.missing is not None
    backlog, known, parts = backlog_of(now), table.version, 0
    heard = client_hears(heard, now)
    assert backlog is not None
    while backlog.missing is not None:
        step = chance.randrange(4)
        if step == 0:
            play(2)
        elif step == 1 and len(table.play.answers) > 2:
            table.take_back(chance.randrange(len(table.play.answers) // 2, len(table.play.answers)), ("pl", "su"))
        else:
            part = next_stretch(table, backlog)
            assert part.missing == backlog.missing
            heard, parts = client_hears(heard, part), parts + 1
            continue
        update = moment(table, "pl", known)
        heard, known = client_hears(heard, update), table.version
    assert parts > 2
    assert heard == moment(table, "pl").events
    told = asyncio.run(whole(lambda: table, "pl", None))
    assert (told.events, told.kept, told.missing) == (heard, -1, None)


def test_a_long_journal_follows_its_end_on_the_socket(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One screen, two seats: each hand-over begins the journal of the seat that is asked, from its end."""
    for module in (journals, sockets, hall):
        monkeypatch.setattr(module, "TAIL", 5)
    monkeypatch.setattr(journals, "STRETCH", 4)
    chance = random.Random(1)
    with house(sqlite) as here:
        me = {"pl": {"kind": "me"}, "su": {"kind": "me"}}
        made = here.open(game="bitwa-warszawska", seats=me, practice=3)
        path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["pl"]
        with here.sit(made["table"]["id"], secret) as player:
            for _ in range(40):
                asked = player.wait_until(lambda moment: moment["question"])["question"]
                assert player.answer(chance.randrange(len(asked["options"])))["type"] == "done"
            kinds = [message["type"] for message in player.all]
            assert kinds.count("journal") > 20
            for seat in ("pl", "su"):
                player.ask("look", seat=seat)
                while player.missing is not None:
                    player.receive()
                standing = here.get(path, secret, params={"seat": seat}).json()["moment"]
                assert standing["missing"] is None
                assert player.journal == standing["events"]
                assert len(player.journal) > 30
        with here.sit(made["table"]["id"], secret, since=2) as again:
            assert again.moment["kept"] == 2
            while again.missing is not None:
                again.receive()
            look = again.moment["seat"]
            later = here.get(path, secret, params={"seat": look, "since": 2}).json()["moment"]["events"]
            assert again.journal == later
