"""Each test of the server runs on SQLite and, where it can be found, on PostgreSQL."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from sztab.server.accounts import accounts
from sztab.server.storage.database import close_engine, migrate, open_engine
from tests.server.postgres import Cluster, find_programs

NONE = "no PostgreSQL found: install the package postgresql to run these tests on it too"


HASHER = accounts._hasher
"""How passwords are really hashed: slowly, on purpose."""


@pytest.fixture(autouse=True, scope="session")
def quick_passwords() -> Iterator[None]:
    """Many accounts are made here: their passwords need not be safe."""
    with pytest.MonkeyPatch.context() as patch:
        quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(accounts, "_hasher", quick)
        patch.setattr(accounts, "_nobody", quick.hash("nobody's"))
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = find_programs()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail(NONE)
        pytest.skip(NONE)
    cluster = Cluster(programs)
    yield cluster
    cluster.stop()


def make_ready(url: str) -> None:
    """Give a database today's schema."""

    async def made() -> None:
        engine = open_engine(url)
        await migrate(engine)
        await close_engine(engine)

    asyncio.run(made())


@pytest.fixture(scope="session")
def ready_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in a file with today's schema and nothing in it: to copy it takes less time than to make another."""
    file = tmp_path_factory.mktemp("ready") / "sztab.db"
    make_ready(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def ready_cluster(cluster: Cluster) -> Cluster:
    """PostgreSQL with a database that others are copied from."""
    make_ready(cluster.make("ready"))
    return cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with nothing in it but today's schema."""
    if request.param == "sqlite":
        made: str = request.getfixturevalue("sqlite")
        return made
    ready: Cluster = request.getfixturevalue("ready_cluster")
    return ready.copy()


@pytest.fixture
def sqlite(tmp_path: Path, ready_file: Path) -> str:
    shutil.copy(ready_file, tmp_path / "sztab.db")
    return f"sqlite:///{tmp_path / 'sztab.db'}"
