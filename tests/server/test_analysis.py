"""Analyses at tables: who may have them, what they know, how they wait, and that they are kept."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sztab.analysis.pieces import Piece, Run, Stretch
from sztab.analysis.report import Inquiry, Subject, done
from sztab.games import load
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt
from tests.server.house import House, Json, Player, house
from tests.server.test_hints import Peeking, against_a_bot, moments


def found(player: Player, **more: Any) -> Json:
    """Ask until it is done."""
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        reply = player.ask("ask-analysis", **more)
        if reply["type"] == "refused" or reply["analysis"] is not None:
            return reply
        time.sleep(0.05)
    raise AssertionError("an analysis takes too long")


def finished(here: House) -> tuple[str, str, str, str]:
    table, anna, jan, watch = here.open_with_friend()
    with here.sit(table, anna) as red, here.sit(table, jan) as blue:
        red.wait_until(lambda m: m["question"])
        for _ in range(8):
            for player in (red, blue):
                while player.moment["question"]:
                    player.answer(0)
        red.ask("resign", seat="red")
        blue.wait_until(lambda m: m["outcome"])
    return table, anna, jan, watch


def test_after_the_end_all_who_may_watch_get_it(database: str) -> None:
    with house(database) as here:
        table, anna, jan, watch = finished(here)
        for secret in (anna, jan, watch):
            with here.sit(table, secret) as player:
                reply = found(player)
                assert reply["type"] == "analysis-found", reply
                assert reply["progress"] == 1
                told = reply["analysis"]
                assert told["seats"] == ["red", "blue"]
                versions = [point["version"] for point in told["curve"]]
                assert versions == sorted(versions)
                assert versions[-1] <= reply["version"]
                for point in told["curve"]:
                    assert sum(point["win"].values()) == pytest.approx(1, abs=0.001)
                assert set(told["luck"]) == {"red", "blue"}
                assert 0 < told["looked_at"] <= told["choices"]
        assert here.post(f"/api/tables/{table}/queries/analysis", {}, "strange").status_code == 404


def test_it_is_done_once_and_kept(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = finished(here)
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            first = found(red)
            again = blue.ask("ask-analysis")
            assert again["analysis"] == first["analysis"], "no new dice"
        over = here.post(f"/api/tables/{table}/queries/analysis", {"version": first["version"]}, anna)
        assert over.json()["analysis"] == first["analysis"]


def test_between_people_only_where_the_table_allows_it_and_from_the_own_seat(database: str) -> None:
    with house(database) as here:
        for allowed in (False, True):
            table, anna, _, watch = here.open_with_friend(hints=allowed)
            with here.sit(table, anna) as red, here.sit(table, watch) as onlooker:
                red.wait_until(lambda m: m["question"])
                reply = found(red, seat="red")
                if not allowed:
                    assert reply["key"] == "no-hints-here"
                    continue
                assert reply["seat"] == "red"
                assert {mistake["seat"] for mistake in reply["analysis"]["mistakes"]} <= {"red"}
                assert red.ask("ask-analysis", seat="blue")["key"] == "not-your-seat"
                assert red.ask("ask-analysis")["key"] == "query-without-seat"
                assert onlooker.ask("ask-analysis", seat="red")["key"] == "not-your-seat"
                assert onlooker.ask("ask-analysis")["type"] == "refused"


def test_against_a_bot_at_any_earlier_moment(database: str) -> None:
    with house(database) as here:
        table, mine = against_a_bot(here)
        with here.sit(table, mine) as player:
            player.wait_until(lambda m: m["question"])
            player.answer(0)
            moment = player.wait_until(lambda m: m["question"])
            reply = found(player, seat="red", version=moment["version"] - 1)
            assert reply["version"] == moment["version"] - 1
            assert player.ask("ask-analysis", seat="red", version=moment["version"] + 50)["key"] == "no-version"
            assert player.ask("ask-analysis", seat="red", depth=7)["type"] == "refused"


def test_its_pieces_wait_behind_whom_a_bot_keeps_waiting(database: str) -> None:
    with house(database) as here:
        table, anna, *_ = finished(here)
        queue, turns = here.services.thinkers.queue, []
        turn = queue.turn

        def counted(asker: str, *, network: str = "", background: bool = False) -> Any:
            turns.append((asker and network, background))
            return turn(asker, network=network, background=background)

        queue.turn = counted  # type: ignore[method-assign]
        with here.sit(table, anna) as red:
            found(red)
        assert len(turns) > 1, "it is done in pieces"
        assert all(asker and background for asker, background in turns)


def test_one_asker_cannot_have_many_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(database) as here:
        table, anna, *_ = finished(here)
        with here.sit(table, anna) as red:
            last = red.moment["version"]
            replies = [red.ask("ask-analysis", version=version) for version in range(last, last - 6, -1)]
            codes = [reply.get("key", "") for reply in replies]
            assert codes[0] == codes[1] == ""
            assert "too-many" in codes


def view_of(game: Any, play: Play[Any], seat: str, seed: str) -> list[Any]:
    """All that is told of the moment and of the seat's next answer."""
    question = play.question
    assert isinstance(question, Choice)
    answers = [game.codec.encode(question, question.options[0])]
    subject = Subject(
        scenario=next(iter(game.scenarios())), start=play.position(), answers=answers, seat=seat, seed=seed, seconds=1.0
    )
    told = []
    for work in ("walk", "luck", "moves", "games"):
        piece = Piece(
            work=work, scenario=subject.scenario, seat=seat, stretch=Stretch(subject.start, 0, subject.answers),
            seed=seed, wanted=[Run(0, seat, 1, 1)], parts=3, games=1, ahead=1, seconds=50.0,
        )  # fmt: skip
        part = done(game, piece)
        told.append((part.moments, part.strokes, part.better, part.results))
    return told


def differing(game: Any, scenario: str, seed: int, answers: int, most: int) -> tuple[int, int]:
    changed = 0
    plays = [play for play in moments(game, scenario, seed, answers)[::-1] if isinstance(play.question, Choice)][:most]
    for number, play in enumerate(plays):
        seat = play.question.seat  # type: ignore[union-attr]
        twin = redealt(play, seat, RandomDice(f"twin {number}"))
        mine, other = (view_of(game, world, seat, f"s{number}") for world in (play, twin))
        changed += mine != other
    return changed, len(plays)


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_is_told_hangs_on_nothing_that_it_does_not_see(seed: int) -> None:
    assert differing(Peeking(), "one", seed, 40, 6) == (0, 6)


def test_a_real_game_leaks_nothing() -> None:
    assert differing(load("bitwa-warszawska"), "olympiad", 5, 60, 3) == (0, 3)


def test_an_analysis_that_saw_the_real_cards_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("walking", "luck", "playing_out"):
        monkeypatch.setattr(f"sztab.analysis.{module}.as_known", lambda play, seat, dice: play)
    assert sum(differing(Peeking(), "one", seed, 40, 6)[0] for seed in range(3)) > 0


def test_the_rounds_of_an_inquiry_end_in_a_report() -> None:
    game = Peeking()
    play, dice, wires = Play.begin(game, "one"), RandomDice(3), []
    start = play.position()
    while (question := play.question) is not None:
        answer = question.options[0] if isinstance(question, Choice) else dice.settle(question)
        wires.append(game.codec.encode(question, answer))
        play.answer(answer)
    inquiry = Inquiry(game, Subject(scenario="one", start=start, answers=wires, seconds=2.0))
    rounds, parts, works = inquiry.rounds(), None, []
    while True:
        try:
            pieces = rounds.send(parts) if parts is not None else next(rounds)
        except StopIteration:
            break
        works.append(pieces[0].work)
        parts = [done(game, piece) for piece in pieces]
    assert works[-3:] == ["luck", "moves", "games"]
    assert works.count("walk") == inquiry.stretches
    report = inquiry.report()
    winner = play.state.outcome.winner if play.state.outcome else None
    assert report.moments[-1].answer == len(wires)
    assert winner is None or report.moments[-1].win[winner] == 1.0
