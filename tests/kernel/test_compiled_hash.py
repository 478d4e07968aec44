"""The compiled hash of states gives the digits of the plain one, whatever a state is made of."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import pytest

from sztab import games
from sztab.kernel import state_hash as hashing
from sztab.kernel.dice import RandomDice
from sztab.kernel.events import Event, Outcome
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.state_hash import StateHash
from tests.conformance import suite
from tests.hexmap.compiled import core
from tests.kernel.toy import Toy

if TYPE_CHECKING:
    Faces = array[int]
else:
    Faces = array

WAYS = (True, False)
"""By the processor's instructions where it has them, and by hashlib."""


class Flag(msgspec.Struct, tag="flag", rename="camel"):
    bearer_name: str
    is_torn: bool = False
    at: tuple[int, int] = (0, 0)

    def copy(self) -> Flag:
        return Flag(self.bearer_name, self.is_torn, self.at)


class Camp(msgspec.Struct):
    flags: list[Flag] = msgspec.field(default_factory=list)
    guards: Any = None
    zeal: int = 7


class Mixed(msgspec.Struct):
    """A state with parts of all kinds that states have."""

    number: int = 3
    name: str = ""
    is_over: bool = False
    side: Literal["pl", "ru"] | None = None
    row: list[int] = msgspec.field(default_factory=list)
    pairs: list[tuple[int, int]] = msgspec.field(default_factory=list)
    rows: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    faces: list[Faces] = msgspec.field(default_factory=lambda: [array("b"), array("b")])
    table: dict[str, int] = msgspec.field(default_factory=dict)
    tables: list[dict[str, int]] = msgspec.field(default_factory=list)
    flag: Flag | None = None
    flags: list[Flag] = msgspec.field(default_factory=list)
    camp: Camp = msgspec.field(default_factory=Camp)
    anything: Any = None
    renamed: int = msgspec.field(default=0, name="old")
    events: list[Event] = msgspec.field(default_factory=list)
    outcome: Outcome | None = None

    def copy(self) -> Mixed:
        raise NotImplementedError


class Fair(Toy):
    state_type = Mixed  # type: ignore[assignment]


def compiled_hash(game: Game[S], by_processor: bool = True) -> Callable[[S], str]:
    made: Callable[[S], str] = hashing._compiled(type(game), game.state_type, by_processor).anew().of
    return made


def both(by_processor: bool = True) -> tuple[Callable[[Any], str], Callable[[Any], str]]:
    """The plain hash and the compiled one."""
    Fair.hasher = core().Hasher
    return StateHash(Fair()).of, compiled_hash(Fair(), by_processor)


def some_int(rng: random.Random) -> int:
    return rng.choice(
        (0, 1, -1, 7, 255, -128, 2**30, -(2**30), 2**60 - 1, 2**60, -(2**63), 2**200, rng.randrange(10**9))
    )


def some_text(rng: random.Random) -> str:
    return rng.choice(
        ("", "pl-1a", "Łódź", 'a"b', "a\\b", "a\nb", "\x7f", "x" * rng.randrange(200), "\0", "\U0001f40e")
    )


def some_flag(rng: random.Random) -> Flag:
    return Flag(some_text(rng), rng.random() < 0.5, rng.choice(((0, 0), (some_int(rng), 1))))


def anything(rng: random.Random) -> Any:
    return rng.choice(
        (
            None, True, 1, 1.5, some_int(rng), some_text(rng), [some_int(rng), None, [some_text(rng)]], (), [],
            {"b": [1], "a": some_flag(rng)}, some_flag(rng), [some_flag(rng), True], array("b", [-128, 127, 9, -10]),
            array("h", [300]),
        )
    )  # fmt: skip


def change(rng: random.Random, state: Mixed) -> None:
    """Change one part of a state, in place where parts are changed so."""
    match rng.randrange(15):
        case 0:
            state.number = rng.choice((3, some_int(rng)))
        case 1:
            state.name = some_text(rng)
        case 2:
            state.is_over = not state.is_over
        case 3:
            state.side = rng.choice((None, "pl", "ru"))
        case 4:
            state.row = [some_int(rng) for _ in range(rng.randrange(40))]
        case 5:
            state.row.append(rng.randrange(1000))
        case 6:
            state.pairs.append((some_int(rng), 2))
        case 7:
            state.rows[rng.randrange(2)].append(some_int(rng))
        case 8:
            state.faces[0].extend(rng.randrange(-128, 128) for _ in range(rng.randrange(300)))
        case 9:
            state.table[some_text(rng)] = some_int(rng)
        case 10:
            state.tables.append({some_text(rng): 5})
        case 11:
            state.flag = rng.choice((None, some_flag(rng)))
        case 12:
            state.flags = [some_flag(rng) for _ in range(rng.randrange(3))]
        case 13:
            state.camp = Camp([some_flag(rng)] * rng.randrange(2), anything(rng), rng.choice((7, 8)))
        case _:
            state.anything, state.renamed = anything(rng), rng.randrange(2)


@pytest.mark.parametrize("by_processor", WAYS)
def test_whatever_a_state_is_made_of(by_processor: bool) -> None:
    plain, compiled = both(by_processor)
    rng, state, seen = random.Random(18), Mixed(), set()
    for _ in range(3000):
        for _ in range(rng.randrange(3)):
            change(rng, state)
        if rng.random() < 0.02:
            state = Mixed()
        seen.add(now := compiled(state))
        assert now == plain(state)
        assert now == compiled(state)
    assert len(seen) > 1500


def test_texts_of_all_lengths() -> None:
    """The borders of SHA-256's blocks, met from both sides."""
    plain, compiled = both()
    for length in (*range(300), *range(299, -1, -1)):
        state = Mixed(name="x" * length, row=[1] * length)
        assert compiled(state) == plain(state)


@pytest.mark.parametrize("game_id", games.CATALOGUE)
def test_games_have_the_same_hashes_in_both_forms(game_id: str) -> None:
    core()
    game, dice = games.load(game_id), RandomDice(9)
    assert game.hasher is not None
    for scenario in [*game.scenarios()][::3]:
        play, plain = Play.begin(game, scenario, memory=False), StateHash(game).of
        compiled = [compiled_hash(game, way) for way in WAYS]
        for _ in range(80):
            if play.question is None:
                break
            suite.step(play, dice)
            assert {of(play.state) for of in compiled} == {plain(play.state)}


def test_what_cannot_be_written_is_told_and_forgotten() -> None:
    plain, compiled = both()
    state = Mixed(number=4, anything=3)
    assert compiled(state) == plain(state)
    state.anything, state.row = {object(): 1}, [1, 2]
    for _ in range(2):
        with pytest.raises((TypeError, NotImplementedError)):
            compiled(state)
    state.anything = None
    assert compiled(state) == StateHash(Fair()).of(state)  # type: ignore[arg-type]


def test_a_state_of_another_kind_is_refused() -> None:
    _, compiled = both()
    with pytest.raises(TypeError, match="hashes of Mixed, not of Camp"):
        compiled(Camp())


def test_a_hasher_hashes_one_state_at_a_time() -> None:
    """Whoever hashes while a value is compared would change what is being written."""
    _, compiled = both()

    class Sly:
        def __eq__(self, other: object) -> bool:
            compiled(Mixed())
            return False

        __hash__ = None  # type: ignore[assignment]

    with pytest.raises(RuntimeError, match="one state at a time"):
        compiled(Mixed(camp=Camp(guards=Sly())))
    assert compiled(Mixed()) == both()[0](Mixed())


def test_one_for_another_play_remembers_nothing() -> None:
    plain, compiled = both()
    compiled(Mixed(row=[5] * 90))
    _, other = both()
    assert other(Mixed(number=9)) == plain(Mixed(number=9))
