"""Nothing leaks: what a seat or an onlooker gets on the wire does not change when only hidden things change."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from sztab.kernel.dice import RandomDice
from sztab.kernel.events import is_for
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.secrecy import redealt
from sztab.server.accounts.callers import NOBODY, Caller, User
from sztab.server.boards.analysis import clone
from sztab.server.operation.library import Library
from sztab.server.tables import queries
from sztab.server.tables.live import Live
from sztab.server.tables.opening import open_table
from sztab.server.tables.records import export
from sztab.server.tables.signing import Signer
from sztab.server.tables.table import Table
from sztab.server.wire.board_bodies import NewAnalysis
from sztab.server.wire.faults import Fault
from sztab.server.wire.messages_out import Outlook
from sztab.server.wire.rendering import moment, table_info
from sztab.server.wire.table_bodies import NewTable, SeatWish
from tests.kernel.toy import Toy
from tests.server.house import house


def table_of(library: Library, game: str, seed: int, scenario: str = "", **options: str) -> Table:
    """A table at the beginning of a game, all seats people's."""
    card = library.game(game).scenario(scenario or next(iter(library.game(game).scenarios())))
    seats = {seat: SeatWish(kind="me") for seat in card.seats_for(card.settle(options))}
    wish = NewTable(game=game, scenario=card.id, options=options, seats=seats, practice=seed)
    table, _ = open_table(library, wish, NOBODY)
    return table


def play_on(table: Table, dice: RandomDice, answers: int) -> None:
    for _ in range(answers):
        if table.question is None:
            return
        index = dice.below(len(table.question.options))
        table.answer(table.question.seat, table.version, str(table.version), index, None)


def all_that_is_sent(table: Table, seat: str | None) -> bytes:
    """Everything that the server would send this seat now; what is dealt anew for it is left out."""
    sent: list[Any] = [moment(table, seat, table.version - 1), table_info(table)]
    if table.question is not None and table.question.seat == seat:
        for like in ({}, {"card": "card-1"}):
            sent.append(_why(table, seat, like))
        sent += _outlooks(table, seat)
    for wire in ({"card": "no-such"}, {}):
        sent.append(_error(table, seat or "red", wire))
    return msgspec.json.encode([_timeless(msgspec.to_builtins(part)) for part in sent])


def _timeless(part: Any) -> Any:
    return {k: v for k, v in part.items() if k not in ("clocks", "since", "id")} if isinstance(part, dict) else part


def _why(table: Table, seat: str, like: dict[str, Any]) -> Any:
    return msgspec.to_builtins(asyncio.run(queries.tries(table.teller, table.play, seat, like)))


def _outlooks(table: Table, seat: str) -> list[Any]:
    """Where some answers would lead, two deep: `try` stops before anything that hangs on hidden things."""
    play, sent = table.play, []

    def look(answers: list[dict[str, Any]]) -> Outlook:
        return queries.outlook(table.teller, play, seat, answers, table.version, forced=table.meta.forced)

    question = table.question
    assert question is not None
    for option in question.options[:3]:
        first = play.game.codec.encode(question, option)
        found = look([first])
        sent.append(found)
        if found.question is not None and found.question.options:
            sent.append(look([first, found.question.options[0].wire]))
    return [msgspec.to_builtins(outlook) for outlook in sent]


def _error(table: Table, seat: str, wire: dict[str, Any]) -> Any:
    try:
        table.answer(seat, table.version, "leak", None, wire)
    except Fault as fault:
        return [fault.code, fault.message, msgspec.to_builtins(fault.refusals)]
    raise AssertionError("this answer should have been refused")


def with_play(table: Table, play: Play[Any]) -> Table:
    """The same table, on another deal: only hidden things differ."""
    assert table.recorder is not None
    twin = Table.__new__(Table)
    twin.__dict__.update(table.__dict__)
    recorder = type(table.recorder).__new__(type(table.recorder))
    recorder.__dict__.update(table.recorder.__dict__)
    real = table.play
    before = len(real.answers) - len(play.answers)
    play.journal = list(real.journal)
    play.answers, play.seats = real.answers[:before] + play.answers, list(real.seats)
    play._quiets = [(at + before, state, len(real.journal)) for at, state, _ in play._quiets]
    play._barrier, play._by_force = real._barrier, real._by_force
    recorder.play = play
    twin.recorder = recorder
    return twin


def differences(table: Table, seats: list[str | None], dice: RandomDice) -> list[str]:
    found = []
    for seat in seats:
        twin = with_play(table, redealt(table.play, seat, dice))
        mine, other = all_that_is_sent(table, seat), all_that_is_sent(twin, seat)
        if mine != other:
            found.append(f"{seat}: {mine!r} against {other!r}")
    return found


def watch_a_game(game: Game[Any], seed: int, answers: int, scenario: str = "", **options: str) -> list[str]:
    library = Library(extra={"toy": game} if game.id == "toy" else None)
    table, dice = table_of(library, game.id, seed, scenario, **options), RandomDice(seed)
    seats: list[str | None] = [None, *(seated.seat for seated in table.meta.seats)]
    found: list[str] = []
    for _ in range(answers):
        if table.question is None:
            break
        found += differences(table, seats, dice)
        play_on(table, dice, 1)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_nothing_of_the_toy_leaks(seed: int) -> None:
    assert watch_a_game(Toy(), seed, 40) == []


def test_a_planted_leak_is_caught() -> None:
    assert any(watch_a_game(Toy(leaky=True), seed, 40) for seed in range(6))


EVERYTHING = {"hiding": "both", "forced-march": "yes"}
DEALS: list[tuple[str, str, dict[str, str]]] = [
    ("bitwa-warszawska", "olympiad", {}),
    ("rok-1920", "A", {}),
    ("rok-1920", "campaign", {"upsurge": "yes", "glavkom": "yes", "budyonny": "yes"}),
    ("how-the-west-was-saved", "campaign", {}),
    ("nest-of-eagles", "1", {"rules": "full", "hiding": "both"}),
    ("nest-of-eagles", "7", {"players": "three", **EVERYTHING}),
    (
        "nest-of-eagles",
        "9",
        {"players": "three", "moral-surge": "yes", "alternative-arrivals": "yes", **EVERYTHING},
    ),
]
"""Games with everything that can be hidden in them."""


def test_every_game_with_secrets_is_dealt() -> None:
    library = Library()
    assert {game for game, _, _ in DEALS} == {game for game in library.ids() if library.game(game).has_secrets}


@pytest.mark.parametrize(("game", "scenario", "options"), DEALS)
def test_nothing_of_a_real_game_leaks(game: str, scenario: str, options: dict[str, str]) -> None:
    assert watch_a_game(Library().game(game), 3, 8, scenario, **options) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "scenario", "options"), DEALS)
def test_nothing_of_whole_real_games_leaks(game: str, scenario: str, options: dict[str, str]) -> None:
    assert watch_a_game(Library().game(game), 4, 150, scenario, **options) == []


def test_queries_are_answered_in_another_world(database: str) -> None:
    """A query that would read the other's hand reads one that was dealt anew: asked often, it shows every hand."""

    def peek(play: Play[Any], args: Any) -> Any:
        return play.state.hands[1]

    game = Toy()
    game.queries = {"peek": peek}
    with house(database, {"toy": game}) as here:
        table, anna, _, watch = here.open_with_friend()
        for secret, seat in ((anna, "red"), (watch, None)):
            with here.sit(table, secret) as player:
                hands = {tuple(sorted(player.ask("query", name="peek", seat=seat)["result"])) for _ in range(40)}
                assert len(hands) > 3


def test_no_event_for_another_seat_goes_out(database: str) -> None:
    """On the wire itself: what red and an onlooker receive holds no private event of blue."""
    with house(database) as here:
        for _ in range(3):
            table, anna, jan, watch = here.open_with_friend()
            with here.sit(table, anna) as red, here.sit(table, jan) as blue, here.sit(table, watch) as onlooker:
                from tests.server.test_playing import play_out

                play_out(red, blue)
                onlooker.wait_until(lambda m: m["outcome"])
                for player, seat in ((red, "red"), (blue, "blue"), (onlooker, None)):
                    drew = [e["fields"]["seat"] for e in player.journal if e["event"] == "drew"]
                    assert set(drew) <= {seat}
                    asked = [m["moment"]["question"] for m in player.all if m.get("moment")]
                    assert {q["seat"] for q in asked if q} <= {seat}


def test_exports_and_clones_of_running_games_hold_nothing_hidden() -> None:
    library = Library(extra={"toy": Toy()})
    table = table_of(library, "toy", 5)
    play_on(table, RandomDice(1), 3)
    with pytest.raises(Fault, match="hidden"):
        export(table, Signer(bytes(32)))
    table.meta.seats[0].user = 7
    anna = Caller(User(7, "anna"))
    hands = set()
    for _ in range(30):
        twin, _ = asyncio.run(clone(library, Live_of(table), NewAnalysis(table="x", seat="red"), anna))
        state = twin.play.state
        assert state.hands[0] == table.play.state.hands[0]
        hands.add(tuple(sorted(state.hands[1])))
    assert len(hands) > 3


def Live_of(table: Table) -> Live:  # noqa: N802
    live = Live.__new__(Live)
    live.table = table
    return live


def test_private_events_are_private_in_the_kernel_too() -> None:
    """The check above is not empty: games do tell private events."""
    library = Library(extra={"toy": Toy()})
    told = 0
    for seed in range(8):
        table = table_of(library, "toy", seed)
        play_on(table, RandomDice(seed), 60)
        told += sum(not is_for(event, None) for _, event in table.play.journal)
    assert told
