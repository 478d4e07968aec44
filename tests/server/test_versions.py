"""Games outlive versions: finished ones are never judged anew, running ones go on, nothing hidden opens."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.kernel.record import RulesVersion, parse, text_of
from sztab.kernel.requests import Steps, choose
from sztab.kernel.verify import verify
from sztab.server.operation.library import Library
from sztab.server.operation.settings import Settings
from sztab.server.operation.upgrading import Upgraded, upgrade
from sztab.server.storage import snapshots
from tests.kernel import toy
from tests.kernel.toy import State, Toy
from tests.server.house import House, Player, house
from tests.server.test_playing import play_out
from tests.server.test_tables import bid


def quick_bid(state: State) -> Steps[None]:
    """Bids are not asked for twice any more."""
    who = state.phase - 1
    card = yield from choose(toy.SEATS[who], "bid", sorted(state.hands[who]), rule="2", secret=True)
    state.bids[who] = card
    state.hands[who].remove(card)
    state.phase += 1


class NewRules(Toy):
    def next_activity(self, state: State) -> Steps[None]:
        return quick_bid(state) if state.phase in (1, 2) else super().next_activity(state)


@pytest.fixture(autouse=True)
def named_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules are told apart by their code; the toy has none on disk."""

    def version(library: Library, game_id: str) -> RulesVersion:
        name = type(library.game(game_id)).__name__
        return RulesVersion(name, "r", "b", f"code-{name}")

    monkeypatch.setattr(Library, "rules_version", version)


def upgraded(database: str, game: Toy, *, dry: bool = False) -> Upgraded:
    return asyncio.run(upgrade(Settings(database=database), Library(extra={"toy": game}), dry=dry))


def rounds(red: Player, blue: Player, count: int) -> None:
    """Both bid their first card, so often."""
    for _ in range(count):
        for player, seat in ((red, "red"), (blue, "blue")):
            player.wait_until(lambda m, s=seat: m["question"] or (m["waiting"] and m["waiting"]["seat"] == s))
            while player.moment["question"] and player.moment["question"]["prompt"] in ("bid", "sure", "reward"):
                done = player.answer(0)
                assert done["type"] == "done"
                player.wait_until(lambda m, v=done["version"]: m["version"] >= v)
    for player, seat in ((red, "red"), (blue, "blue")):
        player.ask("look", seat=seat)


def test_a_running_game_goes_on_from_its_position_under_new_rules(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        fresh, eva, _, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            bid(red)
            blue.wait_until(lambda m: m["question"])
            version, hand = red.moment["version"], red.moment["view"]["hand"]
    assert upgraded(database, Toy()).same == 2
    dry = upgraded(database, NewRules(), dry=True)
    assert ([(d.table, d.line) for d in dry.differ], dry.same, dry.is_dry) == ([(table, 2)], 1, True)
    assert upgraded(database, Toy(), dry=True).differ == []
    result = upgraded(database, NewRules())
    assert (result.replayed, result.same, result.failed) == (2, 1, [])
    assert [(d.table, d.line) for d in result.differ] == [(table, 2)]
    with house(database, {"toy": NewRules()}) as here:
        info = here.get(f"/api/tables/{table}", anna).json()
        assert (info["table"]["status"], info["table"]["mark"]) == ("running", None)
        (passage,) = info["table"]["passages"]
        assert (passage["version"], passage["was"], passage["now"], passage["line"]) == (
            version + 1,
            "Toy",
            "NewRules",
            2,
        )
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            assert red.moment["version"] > version
            asked = red if red.moment["question"] else blue
            assert asked.moment["question"]["prompt"] == "bid"
            assert len(red.moment["view"]["hand"]) in (len(hand), len(hand) + 1)
            play_out(red, blue)
        with here.sit(fresh, eva) as red:
            assert red.answer(0)["type"] == "done"
        record = parse(here.get(f"/api/tables/{table}/record", anna).text)
    proven_here = verify(lambda _: NewRules(), record, RulesVersion("NewRules", "r", "b", "code-NewRules"))
    assert (proven_here.ok, proven_here.problems) == (True, [])
    assert [(s.rules.split(" ")[0], s.proven) for s in proven_here.stretches] == [("Toy", False), ("NewRules", True)]
    assert (proven_here.dice, proven_here.states) == ("partly", "unchecked")
    old = parse(text_of(record.header, record.lines[: passage["version"] - 1]))
    by_old = verify(lambda _: Toy(), old, RulesVersion("Toy", "r", "b", "code-Toy"))
    assert (by_old.ok, by_old.states) == (True, "proven")


def test_a_forged_passage_is_found(database: str) -> None:
    """A record whose rules are those that prove has no business to leave a stretch unproven."""
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            bid(red)
    upgraded(database, NewRules())
    with house(database, {"toy": NewRules()}) as here:
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            play_out(red, blue)
        record = parse(here.get(f"/api/tables/{table}/record", anna).text)
    same_as_before = RulesVersion("Toy", "r", "b", "code-Toy")
    result = verify(lambda _: NewRules(), record, same_as_before)
    assert (result.ok, len(result.problems)) == (False, 1)


def test_without_the_command_it_is_found_out_when_the_table_is_opened(database: str) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            bid(red)
    with house(database, {"toy": NewRules()}) as here, here.sit(table, anna) as red:
        assert red.table["passages"][0]["now"] == "NewRules"
        version = red.moment["version"]
    with house(database, {"toy": NewRules()}) as here, here.sit(table, anna) as red:
        assert (red.moment["version"], len(red.table["passages"])) == (version, 1)


def test_a_rollback_brings_the_game_back(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            bid(red)
    upgraded(database, NewRules())
    assert upgraded(database, Toy()).failed == []
    with house(database) as here, here.sit(table, anna) as red, here.sit(table, jan) as blue:
        play_out(red, blue)
        assert here.get(f"/api/tables/{table}", anna).json()["table"]["status"] == "finished"


def test_players_may_agree_to_stop_without_a_result(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            assert red.ask("propose", seat="red", kind="stop")["key"] == "stop-not-now"
            bid(red)
    upgraded(database, NewRules())
    with house(database, {"toy": NewRules()}) as here, here.sit(table, anna) as red, here.sit(table, jan) as blue:
        assert red.ask("propose", seat="red", kind="stop")["type"] == "done"
        offer = blue.ask("ping") and blue.table["offers"][0]["id"]
        assert blue.ask("respond", seat="blue", offer=offer, agree=True)["type"] == "done"
        red.wait_until(lambda m: m["outcome"])
        assert (red.moment["outcome"]["winner"], red.moment["outcome"]["reason"]) == (None, "abandoned")


def test_a_finished_game_keeps_result_journal_and_export_whatever_comes(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            play_out(red, blue)
            before, journal = red.moment, red.journal
        record = here.get(f"/api/tables/{table}/record", anna).text
    assert upgraded(database, NewRules()).replayed == 0
    with house(database, {"toy": NewRules()}) as here:
        with here.sit(table, anna) as red:
            assert (red.moment["outcome"], red.moment["version"]) == (before["outcome"], before["version"])
            assert (red.journal, red.moment["view"]) == (journal, before["view"])
            assert (red.table["status"], red.table["passages"], red.table["mark"]) == ("finished", [], None)
            late = red.ask("ask-moment", version=before["version"] - 1, seat="red")
            assert late["type"] == "moment-found" or late["key"] == "other-rules"
        assert here.get(f"/api/tables/{table}/record", anna).text == record
    assert json.loads(record.split("\n")[-2])["signature"]


def test_a_finished_game_without_a_snapshot_keeps_result_and_export(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            play_out(red, blue)
            outcome = red.moment["outcome"]
        record = here.get(f"/api/tables/{table}/record", anna).text
    with house(database, {"toy": NewRules()}) as here:
        _execute(here, "DELETE FROM snapshots")
        with here.sit(table, anna) as red:
            assert red.moment["outcome"] == outcome
        assert here.get(f"/api/tables/{table}/record", anna).text == record


def _execute(here: House, statement: str) -> None:
    async def run() -> None:
        async with here.services.engine.begin() as connection:
            await connection.execute(text(statement))

    here.client.blocking_portal.call(run)


def test_nothing_hidden_opens_because_a_table_is_damaged(database: str) -> None:
    class Broken(Toy):
        def start(self, scenario: str, options: Any) -> State:
            raise BadNotation("no such scenario any more")

    with house(database) as here:
        table, anna, _, watch = here.open_with_friend(public=True)
        other, eva, _, _ = here.open_with_friend(public=True)
        with here.sit(table, anna) as red:
            bid(red)
    with house(database, {"toy": Broken()}) as here:
        info = here.get(f"/api/tables/{table}", anna).json()["table"]
        assert info["status"] == "marked"
        reply = here.get(f"/api/tables/{table}/record", watch)
        assert reply.status_code == 409, reply.text
        assert here.get(f"/api/tables/{table}?seat=blue", anna).status_code == 403
        assert here.post("/api/analysis", {"table": table}, watch).status_code in (403, 409)
        assert len(here.get("/api/tables").json()["tables"]) == 2
    result = upgraded(database, Broken())
    assert len(result.failed) == 2
    result = upgraded(database, Toy())
    assert (result.same, sorted(result.lifted)) == (2, sorted([table, other]))
    with house(database) as here, here.sit(other, eva) as red:
        assert red.answer(0)["type"] == "done"


class Telling(Toy):
    """Rules whose errors name what was answered in secret."""

    def next_activity(self, state: State) -> Steps[None]:
        if state.phase == 2 and state.bids[0] >= 0:
            raise BadNotation(f"{toy.CARDS[state.bids[0]]!r} is no bid any more")
        return super().next_activity(state)


def test_what_rules_could_not_read_tells_nobody_of_hidden_answers(database: str) -> None:
    """Neither the players, nor onlookers, nor the lobby; when the game is over it may be read."""
    with house(database) as here:
        table, anna, jan, watch = here.open_with_friend(public=True)
        with here.sit(table, anna) as red:
            bid(red)
    assert "is no bid any more" in upgraded(database, Telling(), dry=True).differ[0].problem, "the operator is told"
    with house(database, {"toy": Telling()}) as here:
        replies = [here.get(f"/api/tables/{table}", who) for who in (anna, jan, watch)] + [here.get("/api/tables")]
        assert [reply.status_code for reply in replies] == [200] * 4
        assert [len(reply.json()["table"]["passages"]) for reply in replies[:3]] == [1] * 3
        assert [reply for reply in replies if "is no bid" in reply.text] == []
        with here.sit(table, jan) as blue:
            assert "is no bid" not in str(blue.all)
        assert here.post(f"/api/tables/{table}/resign", {"seat": "red"}, anna).status_code == 200
        assert "is no bid" in here.get(f"/api/tables/{table}", jan).text


def test_a_broken_row_does_not_hide_the_lobby(database: str) -> None:
    with house(database) as here:
        for _ in range(3):
            here.open(public=True, seats={"red": {"kind": "me"}, "blue": {"kind": "open"}})
        _execute(here, "UPDATE tables SET sheet = '{' WHERE id = (SELECT min(id) FROM tables)")
        reply = here.get("/api/tables")
        assert (reply.status_code, len(reply.json()["tables"])) == (200, 2)


@pytest.mark.parametrize("broken", ["{", '{"id": 7}'])
def test_a_broken_row_does_not_keep_the_server_from_starting(database: str, broken: str) -> None:
    """Not even that of a table whose clock runs, which is taken up first; and its account can be ended."""
    live = {"kind": "live", "main": 600}
    with house(database) as here:
        here.post("/api/accounts", {"name": "anna", "password": "long enough"})
        bad, good = (
            here.post("/api/tables", {"game": "toy", "pace": live}, origin="http://sztab.test").json()["table"]["id"]
            for _ in range(2)
        )
        kept = f"""{broken[:-1]}, "pace":{{"kind":"live"}}}}"""
        _execute(here, f"UPDATE tables SET sheet = '{kept}' WHERE id = '{bad}'")
    with house(database) as here:
        assert here.get("/health").status_code == 200
        assert bad not in here.services.hall.live
        login = here.post("/api/session", {"name": "anna", "password": "long enough"})
        cookie = {"cookie": f"sztab_session={login.cookies['sztab_session']}", "origin": "http://sztab.test"}
        assert here.post("/api/me/end", {"password": "long enough"}, **cookie).status_code == 200
        assert here.services.hall.live[good].table.meta.seats[0].user is None


def test_upgrade_refuses_a_database_that_is_not_there_or_in_use(sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(BadNotation, match="there is no file"):
        upgraded(f"sqlite:///{tmp_path}/nothing.db", Toy())
    with house(sqlite), pytest.raises(BadNotation, match="in use"):
        upgraded(sqlite, Toy())
    assert upgraded(sqlite, Toy()).replayed == 0


# --- snapshots -------------------------------------------------------------------------------------------------------


def test_a_game_taken_up_from_a_snapshot_is_the_same_game(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 3)
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            rounds(red, blue, 2)
            before, journal = red.moment, red.journal
            early = red.ask("ask-moment", version=2, seat="red")["moment"]
    with house(database) as here, here.sit(table, anna) as red, here.sit(table, jan) as blue:
        recorder = here.services.hall.live[table].table.recorder
        assert recorder is not None
        assert recorder.floor > 2
        assert ({**red.moment, "clocks": None}, red.journal) == ({**before, "clocks": None}, journal)
        assert red.ask("ask-moment", version=2, seat="red")["moment"] == early
        version = red.moment["version"]
        assert red.ask("propose", seat="red", kind="takeback", to=2)["type"] == "done"
        offer = blue.ask("ping") and blue.table["offers"][0]["id"]
        assert blue.ask("respond", seat="blue", offer=offer, agree=True)["type"] == "done"
        red.wait_until(lambda m: m["version"] > version)
        assert red.moment["question"]["prompt"] == early["waiting"]["prompt"]
        play_out(red, blue)
        record = parse(here.get(f"/api/tables/{table}/record", anna).text)
    result = verify(lambda _: Toy(), record)
    assert (result.ok, result.problems) == (True, [])


def test_a_snapshot_that_is_being_made_is_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game ends and the server stops at once: under other rules it could not be played again for its journal."""
    make = snapshots.encode

    def slowly(game: Game[Any], taken: snapshots.Taken) -> bytes:
        time.sleep(1)
        return make(game, taken)

    monkeypatch.setattr(snapshots, "encode", slowly)
    with house(sqlite) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            play_out(red, blue)
            journal = red.journal
    with house(sqlite, {"toy": NewRules()}) as here, here.sit(table, anna) as red:
        assert red.journal == journal


def test_a_snapshot_that_is_wrong_is_not_believed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 3)
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            rounds(red, blue, 1)
            view, version = red.moment["view"], red.moment["version"]
    for wrong in ("data = '7878'", "version = 2"):
        with house(database) as here:
            _execute(here, f"UPDATE snapshots SET {wrong}")
            with here.sit(table, anna) as red:
                assert (red.moment["view"], red.moment["version"]) == (view, version)
