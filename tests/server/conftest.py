"""Each test of the server runs on SQLite and, where it can be found, on PostgreSQL."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, find_programs

NONE = "no PostgreSQL found: install the package postgresql to run these tests on it too"


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


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'sztab.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'sztab.db'}"
