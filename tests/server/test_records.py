"""Records: signed export, import, what stays closed while a game runs; analysis tables; upgrades."""

import json
from pathlib import Path
from typing import Any

import msgspec
from typer.testing import CliRunner

from sztab.cli.__main__ import app
from sztab.kernel.record import chained, parse, text_of
from sztab.kernel.verify import verify
from sztab.server.tables.signing import signature_of
from tests.kernel.toy import Toy
from tests.server.house import House, house
from tests.server.test_playing import play_out
from tests.server.test_tables import bid


def finished(here: House) -> tuple[str, str, str]:
    """A game played to its end: the table, one player's secret, its record."""
    table, anna, jan, _ = here.open_with_friend()
    with here.sit(table, anna) as red, here.sit(table, jan) as blue:
        bid(red)
        red.ask("undo", seat="red", version=red.moment["version"])
        play_out(red, blue)
    reply = here.get(f"/api/tables/{table}/record", anna)
    assert reply.status_code == 200, reply.text
    return table, anna, reply.text


def test_a_finished_game_is_exported_signed_and_proves_itself(database: str) -> None:
    with house(database) as here:
        _, _, text = finished(here)
        record = parse(text)
        result = verify(lambda _: Toy(), record)
        assert (result.ok, result.dice, result.finished, result.problems) == (True, "proven", True, [])
        key = here.get("/api/signing-key").json()["key"]
        assert signature_of(record) == ("good", key)


def test_a_record_written_anew_does_not_carry_our_signature(database: str) -> None:
    with house(database) as here:
        record = parse(finished(here)[2])
    *lines, last = record.lines
    forged = msgspec.structs.replace(last, signature="00" * 64)
    assert signature_of(msgspec.structs.replace(record, lines=[*lines, forged]))[0] == "bad"
    shorter = msgspec.structs.replace(record, lines=[*lines[:-3], last])
    assert signature_of(shorter)[0] == "bad"


def test_the_record_of_a_running_game_stays_closed(database: str) -> None:
    with house(database) as here:
        table, anna, _, watch = here.open_with_friend()
        for secret in (anna, watch):
            reply = here.get(f"/api/tables/{table}/record", secret)
            assert (reply.status_code, reply.json()["code"]) == (409, "not-now")


def test_a_record_comes_in_to_be_watched(database: str) -> None:
    with house(database) as here:
        _, _, text = finished(here)
        reply = here.post("/api/records", {"record": text})
        assert reply.status_code == 201, reply.text
        came = reply.json()
        assert (came["problems"], came["signed"]) == ([], "good")
        table, watch = came["table"]["id"], came["watch"]
        assert (came["table"]["kind"], came["table"]["status"]) == ("imported", "finished")
        with here.sit(table, watch) as onlooker:
            assert onlooker.moment["outcome"]
            views = [onlooker.ask("ask-moment", version=v, seat="blue")["moment"]["view"]["hand"] for v in (1, 5)]
            assert views[0] == [3, 4, 5]
        exported = here.get(f"/api/tables/{table}/record", watch).text
        assert parse(exported).lines == [line for line in parse(text).lines if line.signature is None]


def test_damaged_records_are_refused_with_what_is_wrong(database: str) -> None:
    with house(database) as here:
        _, _, text = finished(here)
        rows = text.splitlines()
        cases = {
            "": "empty",
            "rubbish": "record:1",
            text.replace('"card-1"', '"card-2"', 1): "changed",
            "\n".join(rows[:3] + rows[4:]): "numbered",
            text.replace('"game":"toy"', '"game":"chess"'): "chess",
        }
        for damaged, says in cases.items():
            reply = here.post("/api/records", {"record": damaged})
            assert reply.status_code == 400, damaged[:80]
            assert says in reply.json()["message"]
        signed = json.loads(rows[-1])
        signed["signature"] = "00" * 64
        record = parse("\n".join([*rows[:-1], json.dumps(signed)]))
        lines = [*record.lines[:-1], rechained(record.lines[-2].chain, record.lines[-1])]
        reply = here.post("/api/records", {"record": text_of(record.header, lines)})
        assert "signature" in reply.json()["message"]


def rechained(before: str, line: Any) -> Any:
    return chained(before, line)


def test_a_position_is_cloned_for_analysis_with_its_own_dice(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            bid(red)
            bid(blue)
            red.wait_until(lambda m: m["version"] >= 5)
            wish = {"table": table, "version": 3, "seat": "red"}
            assert here.post("/api/analysis", wish, jan).status_code == 403
            made = here.post("/api/analysis", wish, anna)
            assert made.status_code == 201, made.text
            new = made.json()
            assert new["table"]["origin"] == {"table": table, "version": 3, "imagined": True}
            then = red.ask("ask-moment", version=3, seat="red")["moment"]
        with here.sit(new["table"]["id"], new["seats"]["red"]) as alone:
            assert alone.seats == ["red", "blue"]
            seen = alone.ask("look", seat="red")["moment"]
            assert {**seen["view"], "prize": 0} == {**then["view"], "prize": 0}
            play_out_alone(alone)
            assert alone.moment["outcome"]
        text_again = here.get(f"/api/tables/{new['table']['id']}/record", new["seats"]["red"]).text
        checked = verify(lambda _: Toy(), parse(text_again))
        assert (checked.ok, checked.dice, checked.finished) == (True, "analysis", True)


def play_out_alone(alone: Any) -> None:
    while alone.moment["outcome"] is None:
        asked = alone.moment["waiting"]["seat"]
        if alone.moment["seat"] != asked:
            alone.moment = alone.ask("look", seat=asked)["moment"]
        assert alone.answer(0)["type"] == "done"


def test_a_finished_game_is_cloned_as_it_was(database: str) -> None:
    with house(database) as here:
        table, anna, text = finished(here)
        made = here.post("/api/analysis", {"table": table, "version": 1}, anna).json()
        assert not made["table"]["origin"]["imagined"]
        with here.sit(made["table"]["id"], made["seats"]["red"]) as alone:
            assert [alone.ask("look", seat=s)["moment"]["view"]["hand"] for s in ("red", "blue")] == [
                [0, 1, 2],
                [3, 4, 5],
            ]
            alone.ask("look", seat="red")
            alone.answer(0)
            assert alone.ask("propose", seat="red", kind="takeback")["type"] == "done"
            assert alone.moment["question"]["prompt"] == "bid"
        assert len(text.splitlines()) > 5


def test_a_drawn_position_is_opened_for_analysis(database: str) -> None:
    with house(database) as here:
        wish = {"game": "toy", "position": {"points": [19, 3], "phase": 1, "prize": 4}}
        made = here.post("/api/analysis", wish).json()
        with here.sit(made["table"]["id"], made["seats"]["red"]) as alone:
            assert alone.moment["view"]["points"] == [19, 3]
            assert alone.moment["question"]["prompt"] == "bid"
        for bad in ({"game": "toy", "position": {"hands": 5}}, {"game": "chess"}, {"table": "nothere"}):
            assert here.post("/api/analysis", bad).status_code in (400, 404)


def test_the_command_line_checks_the_signature(sqlite: str, tmp_path: Path) -> None:
    with house(sqlite) as here:
        made = here.open(game="bitwa-warszawska", seats={})
        path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["pl"]
        assert here.post(f"{path}/resign", {"seat": "pl"}, secret).status_code == 200
        text = here.get(f"{path}/record", secret).text
        key = here.get("/api/signing-key").json()["key"]
    good = run_verify(tmp_path, text)
    assert (good["ok"], good["signature"], good["key"], good["dice"]) == (True, "good", key, "proven")
    record = parse(text)
    *lines, last = record.lines
    forged = rechained(lines[-1].chain, msgspec.structs.replace(last, signature="00" * 64, chain=""))
    bad = run_verify(tmp_path, text_of(record.header, [*lines, forged]))
    assert (bad["ok"], bad["signature"]) == (False, "bad")


def run_verify(folder: Path, text: str) -> Any:
    file = folder / "record.jsonl"
    file.write_text(text, encoding="utf-8")
    return json.loads(CliRunner().invoke(app, ["verify", str(file), "--json"]).stdout)


def test_verify_demands_the_hosts_key(sqlite: str, tmp_path: Path) -> None:
    with house(sqlite) as here:
        made = here.open(game="bitwa-warszawska", seats={})
        path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["pl"]
        assert here.post(f"{path}/resign", {"seat": "pl"}, secret).status_code == 200
        file = tmp_path / "record.jsonl"
        file.write_text(here.get(f"{path}/record", secret).text)
        key = here.get("/api/signing-key").json()["key"]
    runner = CliRunner()
    assert runner.invoke(app, ["verify", str(file), "--key", key]).exit_code == 0
    other = runner.invoke(app, ["verify", str(file), "--key", "00" * 32, "--json"])
    assert other.exit_code == 1
    assert "it is not signed by the key" in other.stdout
