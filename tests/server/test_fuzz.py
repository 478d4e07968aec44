"""Requests of every kind that the API describes, sound and unsound ones: the server never fails (no 5xx)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from tests.server.house import House, house


def operations(here: House) -> Iterator[Any]:
    description = here.get("/schema/openapi.json").json()
    for found in schemathesis.openapi.from_dict(description).get_all_operations():
        yield found.ok()  # type: ignore[union-attr]


def few(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def fuzz(here: House, operation: Any, secrets: list[str], table: str, examples: int) -> list[int]:
    """Call one operation with made-up requests; the status of each reply."""
    seen: list[int] = []

    @few(examples)
    @given(
        case=st.one_of(
            operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
            operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
        ),
        secret=st.sampled_from(secrets),
    )
    def call(case: Any, secret: str) -> None:
        path = case.path_parameters or {}
        if "table" in path:
            path["table"] = table
        if isinstance(case.body, dict) and "version" in case.body and isinstance(case.body["version"], int):
            case.body["version"] = 1
        url = case.operation.path.format(**{key: _quoted(value) for key, value in path.items()})
        body = None if isinstance(case.body, schemathesis.core.NotSet) else case.body
        reply = here.client.request(
            case.method.upper(),
            url,
            params={str(k): str(v) for k, v in (case.query or {}).items()},
            headers={"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})},
            content=b"" if body is None else _encoded(body),
        )
        assert reply.status_code < 500, (operation.label, url, case.query, body, reply.text)
        seen.append(reply.status_code)

    call()
    return seen


def _quoted(value: Any) -> str:
    from urllib.parse import quote

    return quote(str(value), safe="") or "x"


def _encoded(body: Any) -> bytes:
    try:
        return msgspec.json.encode(body)
    except (TypeError, ValueError):
        return str(body).encode("utf-8", "replace")


def fuzz_all(database: str, examples: int) -> int:
    """Call every operation; how many there were."""
    with house(database) as here:
        made = here.open(public=True)
        token = here.post("/api/accounts", {"name": "anna", "password": "a-long-password"}).cookies["sztab_session"]
        assert token
        secrets = [made["seats"]["red"], made["watch"], "", "wrong"]
        done = 0
        for operation in operations(here):
            fuzz(here, operation, secrets, made["table"]["id"], examples)
            done += 1
        return done


def test_a_private_table_is_closed_on_every_route(sqlite: str) -> None:
    """Nobody, and who has the secret of another table, gets nothing from any route of a private one."""
    with house(sqlite) as here:
        made, other = here.open(), here.open()
        routes = [operation for operation in operations(here) if "{table}" in operation.path]
        assert len(routes) > 20
        for operation in routes:
            strangers = ["", "wrong", other["seats"]["red"], other["watch"]]
            seen = fuzz(here, operation, strangers, made["table"]["id"], 12)
            shut = {401} if operation.path.startswith("/api/admin/") else {403, 404}
            assert set(seen) <= {400, *shut}, (operation.label, seen)
            assert shut & set(seen), (operation.label, seen)


def test_a_few_requests_of_each_kind(sqlite: str) -> None:
    assert fuzz_all(sqlite, 6) > 40


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_many_requests_of_each_kind(database: str) -> None:
    assert fuzz_all(database, 150) > 40


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/analysis", "/api/accounts", "/api/session"])
def test_damaged_bodies_are_refused_clearly(sqlite: str, path: str, tmp_path: Path) -> None:
    with house(sqlite) as here:
        for body in (
            b"",
            b"{",
            b"[]",
            b"null",
            b"\xff\xfe",
            b'"x"',
            b"[" * 5000,
            b'{"game": 5}',
            b'{"game": "\\ud800"}',
        ):
            reply = here.client.post(path, content=body, headers={"content-type": "application/json"})
            assert reply.status_code == 400, (body[:20], reply.text)
            assert reply.json()["code"] in ("bad-message", "bad-notation")
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "image/png"):
            reply = here.client.post(path, content=b"game=toy", headers={"content-type": kind})
            assert 400 <= reply.status_code < 500, (kind, reply.text)
