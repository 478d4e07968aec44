"""The command line as a contract: JSON on standard output alone, exit codes, one clear line for bad input."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import sztab, sztab_apart

GAME = "bitwa-warszawska"


def answered(*args: str, status: int = 0) -> Any:
    done = sztab(*args, "--json")
    assert done.returncode == status, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole practice game of bots."""
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    data = answered("play", GAME, "--seat", "pl=uniform", "--seat", "su=uniform", "--seed", "7", "--record", str(path))
    assert data["outcome"]["reason"]
    return path


def test_games_are_listed_with_scenarios_seats_and_options() -> None:
    listed = {game["id"]: game for game in answered("games")["games"]}
    assert set(listed[GAME]["title"]) == {"pl", "en"}
    assert listed[GAME]["seats"] == ["pl", "su"]
    scenario = listed[GAME]["scenarios"][0]
    assert {"id", "title", "seats", "options", "turns"} <= set(scenario)
    assert GAME in sztab("games", "--lang", "pl").stdout


def test_rules_show_what_is_proven() -> None:
    data = answered("rules", GAME)
    assert (data["ids"], data["provable"]) == (78, 76)
    assert data["proven"] == 76 - len(data["unproven"])
    by_id = {rule["id"]: rule for rule in data["rules"]}
    assert by_id["BW-O3"]["cited_by"]
    one = answered("rules", GAME, "BW-O3")["rules"]
    assert [rule["id"] for rule in one] == ["BW-O3"]
    assert one[0]["ruling"][0]["id"] == "BA16"
    assert "Plądrowanie" in sztab("rules", GAME, "BW-O3", "--lang", "pl").stdout


def test_a_box_is_shown_exported_edited_checked_and_played(tmp_path: Path) -> None:
    shown = answered("box", "show", GAME)
    assert set(shown["origins"]) == {"rulebook", "geography", "history", "reconstruction"}
    assert shown["errors"] == []
    mine = tmp_path / "mine"
    assert "cards.csv" in answered("box", "export", GAME, str(mine))["files"]
    assert answered("box", "check", str(mine)) == {"game": GAME, "ok": True, "errors": []}
    cards = mine / "cards.csv"
    cards.write_text(cards.read_text(encoding="utf-8").replace("p-01,pl,", "p-01,xx,"), encoding="utf-8")
    broken = answered("box", "check", str(mine), status=1)
    assert "cards.csv:2: side is 'xx'" in broken["errors"][0]
    refused = sztab("playout", GAME, "olympiad", "--games", "1", "--box", str(mine))
    assert refused.returncode == 2
    assert "cards.csv:2" in refused.stderr


def test_playouts_are_counted_and_errors_would_show() -> None:
    data = answered("playout", GAME, "olympiad", "--games", "6", "--seed", "3", "--jobs", "2")
    assert (data["games"], data["finished"], data["errors"]) == (6, 6, [])
    assert sum(data["outcomes"].values()) == 6
    assert data["turns"]["max"] <= 5
    again = answered("playout", GAME, "olympiad", "--games", "6", "--seed", "3", "--jobs", "1")
    assert (again["answers"], again["outcomes"]) == (data["answers"], data["outcomes"])


def test_a_record_verifies_and_replays_to_any_line(record: Path) -> None:
    proof = answered("verify", str(record))
    assert (proof["ok"], proof["dice"], proof["problems"]) == (True, "practice", [])
    assert proof["rolls"] > 0
    half = answered("replay", str(record), "--to", "40", "--seat", "su")
    assert half["answers"] == 40
    assert half["view"]["seat"] == "su"
    assert answered("replay", str(record))["outcome"]["reason"]


@pytest.mark.parametrize(("old", "new"), [('"card":', '"card": '), ("pl-1a", "pl-2a"), ("olympiad", "olimpiad")])
def test_a_tampered_record_is_refused_with_the_line(record: Path, tmp_path: Path, old: str, new: str) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if old in line)
    changed = lines[number].replace(old, new)
    lines[number] = changed if old != '"card":' else changed.replace("p-", "r-", 1)
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join(lines), encoding="utf-8")
    done = sztab("verify", str(forged), "--json")
    if done.returncode == 1:
        assert f"line {number + 1}:" in json.loads(done.stdout)["problems"][0]
    else:
        assert old == '"card":', done.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("rules", "chess"), "no game 'chess'"),
        (("rules", GAME, "BW-X9"), "no rule 'BW-X9'"),
        (("playout", GAME, "sunday"), "no scenario 'sunday'"),
        (("playout", GAME, "olympiad", "--games", "0"), "--games"),
        (("playout", GAME, "olympiad", "--bots", "uniform,napoleon"), "no bot 'napoleon'"),
        (("playout", GAME, "olympiad", "--option", "x"), "KEY=VALUE"),
        (("playout", GAME, "olympiad", "--option", "x=1"), "no option 'x'"),
        (("playout", GAME, "olympiad", "--box", "/nowhere"), "/nowhere"),
        (("verify", "/nowhere.jsonl"), "/nowhere.jsonl"),
        (("situation", "/nowhere.yaml"), "/nowhere.yaml"),
        (("box", "check", "/nowhere"), "box.toml"),
        (("box", "export", GAME, "/"), "not an empty folder"),
        (("play", GAME, "--seat", "de=human"), "the seats are pl, su"),
        (("play", GAME, "--lang", "de"), "--lang"),
        (("dance",), "dance"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_status_2(args: tuple[str, ...], said: str) -> None:
    done = sztab(*args)
    assert done.returncode == 2, done.stdout
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr


def test_situations_answer_and_fail(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(f"game: {GAME}\nask:\n  - {{what: question}}\n")
    bad = tmp_path / "bad.yaml"
    bad.write_text(f"game: {GAME}\nask:\n  - {{what: question, at: seat, is: nobody}}\n")
    data = answered("situation", str(good), str(bad), status=1)["situations"]
    assert [report["ok"] for report in data] == [True, False]
    assert "expected 'nobody'" in data[1]["failures"][0]
    chances = answered("odds", str(good))
    assert {"exact", "cases", "chances"} <= set(chances)
    torn = tmp_path / "torn.yaml"
    torn.write_text("game: [\n")
    assert "torn.yaml:2" in sztab("situation", str(torn)).stderr


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_person_plays_in_the_terminal_with_help_reasons_undo_and_save(lang: str, tmp_path: Path) -> None:
    saved = tmp_path / "mine.jsonl"
    keys = ["?", "? 1", "? warszawa", "r BW-O3", "u", "99", "x", f"s {saved}", "1", "u", "1", "q"]
    seats = ("--seat", "su=human", "--seat", "pl=greedy")
    done = sztab("play", GAME, *seats, "--seed", "5", "--lang", lang, stdin="\n".join(keys) + "\n")
    assert done.returncode == 0, done.stderr
    assert "BW-" in done.stdout
    assert "[warszawa-" not in done.stdout
    assert "[cli-" not in done.stdout
    assert answered("verify", str(saved))["ok"]


def test_a_march_along_given_hexes_in_the_terminal(tmp_path: Path) -> None:
    """`w` gives a way whole, with the unit or after it; what a rule forbids is told, and the question asked again."""
    saved, seats = tmp_path / "march.jsonl", ("--seat", "su=human", "--seat", "pl=human")
    to_the_march = ["", "2", "", "2", "", "3", "2", "", "2", ""]  # an empty line: the screen is handed over
    tried = ["w", "w su-2ds", "w su-2ds 3111", "w su-2ds 9999", "w su-2ds 3309 3208"]
    keys = [*to_the_march, *tried, "w su-2ds 3208 3207", "b", "q"]
    command = ("play", "rok-1920", "A", *seats, "--seed", "5", "--lang", "en", "--record", str(saved))
    done = sztab(*command, stdin="\n".join(keys) + "\n")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    lines = [json.loads(line) for line in saved.read_text(encoding="utf-8").splitlines()]
    given = [line["answer"] for line in lines if "answer" in line]
    assert given[5:7] == [{"unit": "su-2ds"}, {"hex": "3207"}], given
    assert "[5.1.1.1]" in done.stdout, "over the large river only as a whole march"
    assert answered("verify", str(saved))["ok"]


def test_odds_of_an_attack_are_told_before_the_dice() -> None:
    """`o N` in the terminal; a number that is no choice's is told."""
    seats = ("--seat", "su=human", "--seat", "pl=human")
    to_the_attack = ["", "2", "", "2", "", "1", "1"]  # an empty line: the screen is handed over
    keys = [*to_the_attack, "o", "o 77", "o 1", "q"]
    done = sztab("play", "rok-1920", "A", *seats, "--seed", "5", "--lang", "en", stdin="\n".join(keys) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Choices are numbered from 1 to 1.") == 2
    assert "Exact; cases: 36." in done.stdout
    assert "1/36" in done.stdout
    assert "[8.3]" in done.stdout


def test_batteries_and_sides_can_be_told_apart_without_colours() -> None:
    done = sztab("play", "raclawice-1794", "battery", "--seed", "3", "--lang", "en", stdin="q\n")
    assert "(x6↗·2•" in done.stdout, "troops with a battery"
    assert "<•↙" in done.stdout, "a battery alone"
    assert "Russians lead by 1" in done.stdout


def test_a_whole_game_against_a_bot_by_numbers(tmp_path: Path) -> None:
    saved = tmp_path / "whole.jsonl"
    seats = ("--seat", "pl=human", "--seat", "su=uniform")
    done = sztab("play", GAME, *seats, "--seed", "9", "--record", str(saved), stdin="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    result = answered("verify", str(saved))
    assert (result["ok"], result["finished"]) == (True, True)


def test_doctor_says_what_is_there() -> None:
    data = answered("doctor")
    assert {part["name"] for part in data["parts"]} >= {"msgspec", "pytest"}
    assert all({"found", "how"} <= set(part) for part in data["parts"])


@pytest.mark.parametrize("args", [("games", "--json"), ("rules", GAME, "BW-O5"), ("verify", "nowhere.jsonl"), ("fly",)])
def test_a_process_of_its_own_says_the_same(args: tuple[str, ...]) -> None:
    """The other tests run commands in their own process: what a user's shell gets is no different."""
    here, apart = sztab(*args), sztab_apart(*args)
    assert (here.returncode, here.stdout, here.stderr) == (apart.returncode, apart.stdout, apart.stderr)
