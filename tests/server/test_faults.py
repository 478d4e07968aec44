"""Refusals carry a key with words in both languages, and all that the words need."""

from ast import Call, Constant, JoinedStr, Name, parse, walk
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import sztab.server
from sztab import words
from sztab.server.wire.faults import CODES, STATUS, Fault
from tests.server.house import house
from tests.server.test_accounts import PASSWORD, sign_up

HERE = Path(sztab.server.__file__).parent
STATES = ("waiting", "running", "finished", "marked")
NO_PARAMS = {"refusals", "version"}


class _Placed(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def placed(language: str) -> dict[str, set[str]]:
    """The names that the words of each fault need."""
    text = (words.FOLDER / language / "server-faults.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            seen = _Placed()
            seen.visit(entry)
            found[entry.id.name.removeprefix("fault-")] = seen.names
    return found


def raised() -> Iterator[tuple[str, set[str], str]]:
    """Every `Fault("key", name=…)` in the source: key, names, place."""
    for path in sorted(HERE.rglob("*.py")):
        for node in walk(parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, Call) and isinstance(node.func, Name) and node.func.id == "Fault"):
                continue
            names = {str(keyword.arg) for keyword in node.keywords} - NO_PARAMS
            first = node.args[0]
            if isinstance(first, Constant):
                yield str(first.value), names, f"{path.name}:{node.lineno}"
            elif isinstance(first, JoinedStr):
                for state in STATES:
                    yield f"table-{state}", names, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_fault_has_words_and_what_they_need(language: str) -> None:
    needed = placed(language)
    assert set(needed) == set(CODES)
    assert set(CODES.values()) == set(STATUS)
    seen = list(raised())
    assert len(seen) > 80
    for key, given, place in seen:
        assert given == needed[key], f"{place}: {key}"


def test_a_fault_says_itself_in_english() -> None:
    fault = Fault("stale", now=12345, sent=7, version=12345)
    assert (fault.code, fault.status, fault.version) == ("stale", 409, 12345)
    assert str(fault) == "the table stands at version 12345, the message was for version 7"
    assert words.words("pl")(f"fault-{fault.key}", **fault.params).startswith("stół jest już w wersji 12345")


def test_a_fault_can_tell_of_any_number(sqlite: str) -> None:
    """Numbers of a hundred digits come in by the path; no words can be made of them, and no client reads them."""
    assert str(Fault("no-version", number=-(10**100))) == f"the table has no version {1 - 2**53}"
    with house(sqlite) as here:
        made = here.open(public=True)
        reply = here.get(f"/api/tables/{made['table']['id']}/moments/{10**100}")
        assert (reply.status_code, reply.json()["params"]) == (404, {"number": 2**53 - 1})


def test_what_people_meet_on_the_account_pages_has_its_key(database: str) -> None:
    with house(database) as here:
        browser = sign_up(here, "anna")

        def key_of(reply: Any) -> tuple[int, str]:
            problem = reply.json()
            assert problem["message"] == words.words("en")(f"fault-{problem['key']}", **problem["params"])
            assert CODES[problem["key"]] == problem["code"]
            return reply.status_code, problem["key"]

        account = {"name": "jan", "password": PASSWORD}
        refusals: dict[str, list[tuple[dict[str, Any], tuple[int, str]]]] = {
            "/api/accounts": [
                ({**account, "name": "Anna"}, (409, "name-taken")),
                ({**account, "name": "a b"}, (400, "account-name")),
                ({**account, "password": "short"}, (400, "password-length")),
                ({**account, "mail": "nowhere"}, (400, "bad-mail")),
                ({**account, "password": 5}, (400, "bad-field")),
                ({"name": "jan"}, (400, "bad-field")),
            ],
            "/api/session": [({"name": "anna", "password": "wrong"}, (401, "wrong-password"))],
            "/api/tables": [
                ({"game": "chess"}, (400, "bad-notation")),
                ({"game": "toy", "name": "a\nb"}, (400, "bad-name")),
                ({"game": "toy", "pace": {"kind": "live", "main": 5}}, (400, "clock-length")),
                ({"game": "toy", "seats": {"green": {"kind": "me"}}}, (400, "strange-seat")),
                ({"game": "toy", "seats": {"red": {"kind": "bot", "bot": "x"}}}, (400, "strange-bot")),
            ],
        }
        for path, cases in refusals.items():
            for body, expected in cases:
                assert key_of(here.post(path, body)) == expected, body
        taken = here.post("/api/accounts", {**account, "name": "Anna"}).json()
        assert taken["params"] == {"name": "Anna"}
        for wish, key in (({"webhook": "ftp://a"}, "bad-webhook"), ({"minutes": 0}, "bad-minutes")):
            assert key_of(browser.put("/api/me/notices", json=wish)) == (400, key)
        wrong = {"old": "wrong", "password": PASSWORD}
        assert key_of(browser.put("/api/me/password", json=wrong)) == (401, "wrong-password")
        assert key_of(browser.post("/api/me/tokens", json={"name": "x" * 41})) == (400, "bad-name")
        for _ in range(20):
            assert browser.post("/api/me/tokens", json={"name": "bot"}).status_code == 201
        assert key_of(browser.post("/api/me/tokens", json={"name": "bot"})) == (409, "too-many-tokens")
        assert key_of(browser.delete("/api/me/tokens/999999")) == (404, "no-token")
        assert key_of(here.get("/api/me")) == (401, "log-in-first")
        assert key_of(here.get("/api/nothing")) == (404, "no-page")


def test_refusals_on_the_socket_have_keys_too(sqlite: str) -> None:
    with house(sqlite) as here:
        made = here.open()
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            assert red.answer(0, version=9)["key"] == "stale"
            late = red.answer(999)
            assert (late["key"], late["code"], set(late["params"])) == ("no-such-option", "illegal", {"last"})
            assert red.ask("resign", seat="nobody")["key"] == "not-your-seat"
            assert red.ask("nonsense")["key"] == "unreadable"
            assert red.ask("say", text="")["key"] == "bad-text"
            assert red.ask("say", text=5)["key"] == "unreadable"
