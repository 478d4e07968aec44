"""Records played again by the compiled core: the same plays, the same refusals in the same words as by the plain form,
whatever a line says."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from sztab import games
from sztab.kernel.beginning import new_header
from sztab.kernel.codec import Codec
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import SztabError
from sztab.kernel.game import Game
from sztab.kernel.record import Line, Record, RulesVersion, parse
from sztab.kernel.recorder import Recorder
from sztab.kernel.replay import Replay
from sztab.kernel.requests import D6, Choice, Roll, Steps, choose, draw, roll, shuffle
from tests.hexmap.compiled import core
from tests.kernel.toy import CARDS, State, Toy

RULES = RulesVersion("test", "", "")
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, -1, 7, 1.0, 10**30, 0.5, "", "rest", "draw", "card-1", "no such thing", [], [1],
    ["card-1"], ["card-2", "card-1", "card-1"], {}, {"answer": "rest"}, {"answer": ""}, {"card": "card-1"},
    {"dice": [1]},
)  # fmt: skip
NAMES = ("answer", "card", "extra", "dice", "of", "index", "back", "sits", "end", "seed", "to")


class Busy(Toy):
    """A toy that asks in all ways there are: for lists in order and in any, for numbers and words, with options that
    are no list, twice the same thing out of a pool, and for an order of things."""

    def __init__(self) -> None:
        super().__init__()
        self.codec = Codec(
            {"card": CARDS, "place": ("here", "there", "")},
            {
                "row": {"": ("card*",)}, "set": {"": ("card&",)}, "pair": {"": ("card", "to:place")},
                "word": {"go": ("card", "to:place"), "lay": ("card&", "place"), "stop": ()},
                "number": {"": ("n:int",)}, "text": {"say": ("t:text",), "stop": ()}, "draw": {"": ("card*",)},
                "mix": {"": ("card*",)}, "deal": {"": ("card*", )}, "nothing": {"": ()},
            },
        )  # fmt: skip

    def next_activity(self, state: State) -> Steps[None]:
        one, two = "red", "blue"
        yield from choose(one, "row", [(0, 1), (1, 0), ()], rule="1")
        yield from choose(two, "set", ((0, 1, 2), (3,)), rule="1")
        state.points[0] += 1
        yield from choose(one, "pair", [(3, 1), (2, 2), (2, 0)], rule="1")
        yield from choose(two, "word", [("go", 4, 0), ("go", 4, 1), ("lay", (1, 2), 1), "stop"], rule="1")
        yield from choose(one, "number", range(5), rule="1")
        yield from choose(two, "text", [("say", "a"), ("say", "ż"), "stop"], rule="1")
        yield from choose(one, "free", [1, "1", (1, (2, "x"))], rule="1")
        yield from choose(two, "nothing", [()], rule="1")
        faces = yield from roll(2, D6, rule="1")
        state.points[1] += sum(faces)
        yield from draw([0, 1, 1, 2, 3], 2, rule="1")
        yield from draw((4, 5, 6), 2, rule="1", prompt="deal")
        yield from draw(("a", "b", "b"), 2, rule="1", prompt="letters")
        yield from shuffle((4, 5, 6), rule="1", prompt="mix")
        state.round += 1
        if state.round > 3:
            yield Roll(0, D6, "1", "none")
            yield from super().next_activity(state)
            state.phase, state.winner = 4, -1
            yield from super().next_activity(state)


class Faulty(Toy):
    """A toy whose rules run into something at the third reward."""

    fault: type[Exception] = SztabError

    def next_activity(self, state: State) -> Steps[None]:
        yield from super().next_activity(state)
        if state.round == 3:
            raise self.fault("the rules broke")


def recorded(game: Game[Any], scenario: str, lines: int, seed: int) -> Record:
    header = new_header(game, scenario, {}, RULES, seed=b"", seats={}, practice=seed)
    table, dice = Recorder(game, header, b""), RandomDice(seed)
    while (question := table.play.question) is not None and len(table.lines) < lines:
        if isinstance(question, Choice):
            table.answer(question.options[dice.below(len(question.options))])
        else:
            table.settle()
    return parse(table.text())


def compile_it(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    patch.setattr(type(game), "replayer", core().Replayer)


def seen(again: Replay[Any], where: int, wrong: str) -> tuple[Any, ...]:
    """All that one can see of a replay."""
    play = again.play
    return (
        where, wrong, play.answers, play.seats, play.events, play.state, play._waiting, again.used, again.next_index,
        [list(map(type, (*again.used, *play.answers)))],
    )  # fmt: skip


def by_both(game: Game[Any], record: Record, rng: random.Random) -> int:
    """Play a record again in both forms and compare; how far it came."""
    plain, quick = Replay(game, record), Replay(game, record)
    assert quick._compiled is not None or any(line.back is not None for line in record.lines)
    plain._compiled = None
    found = plain.run(0, len(record.lines))
    stop = rng.randrange(len(record.lines) + 1)
    at, wrong = quick.run(0, stop)
    if not wrong:
        at, wrong = quick.run(at, len(record.lines))
    assert seen(quick, at, wrong) == seen(plain, *found)
    return at


def mangled(rng: random.Random, lines: list[Line]) -> Iterator[list[Line]]:
    """The lines with one changed, wherever it can still be read."""
    at = rng.randrange(len(lines))
    data = json.loads(msgspec.json.encode(lines[at]))
    for _ in range(rng.choice((1, 1, 1, 2))):
        _mangle(rng, data, lines)
    try:
        line = msgspec.json.decode(json.dumps(data).encode(), type=Line)
    except msgspec.DecodeError:
        return
    yield [*lines[:at], line, *lines[at + 1 :]]


def _mangle(rng: random.Random, data: dict[str, Any], lines: list[Line]) -> None:
    inside = data.get("answer")
    spots = list(_spots(inside if isinstance(inside, dict) and inside and rng.random() < 0.6 else data))
    holder, key = rng.choice([(at, name) for at, name in spots if at is not data or name not in ("n", "chain")])
    match rng.randrange(7):
        case 0 if isinstance(holder, dict):
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[rng.choice(NAMES)] = deepcopy(rng.choice(STRANGE))
        case 2 if isinstance(holder, list):
            rng.shuffle(holder)
        case 3 if isinstance(holder, list):
            holder.append(deepcopy(rng.choice((*holder, *STRANGE))))
        case 4 if isinstance(holder, list):
            holder[key] = deepcopy(rng.choice(holder))
        case 5:
            other = json.loads(msgspec.json.encode(rng.choice(lines)))
            name = rng.choice(("answer", "of", "index", "seat", "asks", "state"))
            if name in other:
                data[name] = other[name]
        case _:
            holder[key] = deepcopy(rng.choice(STRANGE))


def _spots(data: Any) -> Iterator[tuple[Any, Any]]:
    keys = data.keys() if isinstance(data, dict) else range(len(data))
    for key in list(keys):
        yield data, key
        if isinstance(data[key], (dict, list)):
            yield from _spots(data[key])


def mangle_and_compare(game: Game[Any], record: Record, rng: random.Random, times: int) -> None:
    ends = {by_both(game, record, rng)}
    assert ends == {len(record.lines)}
    for _ in range(times):
        for lines in mangled(rng, record.lines):
            ends.add(by_both(game, msgspec.structs.replace(record, lines=lines), rng))
    assert len(ends) > 3, "hardly any line was refused"


@pytest.mark.parametrize("game", [Toy(), Busy()], ids=["toy", "busy"])
def test_lines_of_any_kind_are_read_alike(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it(monkeypatch, game)
    rng = random.Random(5)
    for seed in range(6):
        mangle_and_compare(game, recorded(game, "one", 400, seed), rng, 250)


@pytest.mark.parametrize("game_id", games.CATALOGUE)
def test_games_are_played_again_alike(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(game_id)
    compile_it(monkeypatch, game)
    rng = random.Random(game_id)
    scenario = max(game.scenarios().values(), key=lambda scenario: scenario.turns).id
    for seed in range(2):
        mangle_and_compare(game, recorded(game, scenario, 120, seed), rng, 60)


def test_a_record_goes_through_without_a_line_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but the first answer, before which nothing is asked yet, and the end."""
    compile_it(monkeypatch, Toy())
    record = recorded(Toy(), "one", 400, 1)
    assert record.end is not None
    stepped: list[int] = []
    step = Replay.step

    def noted(self: Replay[Any], number: int) -> str:
        stepped.append(number)
        return step(self, number)

    monkeypatch.setattr(Replay, "step", noted)
    assert Replay(Toy(), record).run(0, len(record.lines)) == (len(record.lines), "")
    assert stepped == [0, len(record.lines) - 1]


@pytest.mark.parametrize("fault", [SztabError, ValueError])
def test_a_fault_of_the_rules_is_told_as_it_is(fault: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it(monkeypatch, Faulty())
    monkeypatch.setattr(Faulty, "fault", fault)
    whole = recorded(Toy(), "one", 400, 1)
    record = msgspec.structs.replace(whole, header=msgspec.structs.replace(whole.header, game="toy"))
    plain, quick = Replay(Faulty(), record), Replay(Faulty(), record)
    plain._compiled = None
    if fault is SztabError:
        found = plain.run(0, len(record.lines))
        assert found[1] == "the rules broke"
        assert seen(quick, *quick.run(0, len(record.lines))) == seen(plain, *found)
        return
    for again in (plain, quick):
        with pytest.raises(fault, match="the rules broke"):
            again.run(0, len(record.lines))
    assert seen(quick, 0, "") == seen(plain, 0, "")


def test_undoes_and_analyses_are_played_in_the_plain_form(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it(monkeypatch, Toy())
    record = recorded(Toy(), "one", 5, 1)
    back = Line(n=6, seat="red", back=4)
    assert Replay(Toy(), record)._compiled is not None
    assert Replay(Toy(), msgspec.structs.replace(record, lines=[*record.lines, back]))._compiled is None


def test_what_is_no_replay_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it(monkeypatch, Toy())
    again = Replay(Toy(), recorded(Toy(), "one", 5, 1))
    assert again._compiled is not None
    run, play, lines = again._compiled.run, again.play, again.record.lines
    assert run(play, lines, 0, 5, None, 0, []) is None, "nothing is asked yet"
    assert play.answers == []
    assert play.question is not None
    assert run(play, lines, -1, 5, None, 0, []) is None
    assert run(play, [None], 0, 5, None, 0, []) is None
    assert play.answers == []
    refused: tuple[tuple[Any, ...], ...] = (
        (play, tuple(lines), 0, 5, None, 0, []),
        (play, lines, 0, 5, None, "0", []),
        (play,),
    )
    for wrong in refused:
        with pytest.raises(TypeError):
            run(*wrong)
    with pytest.raises(AttributeError):
        run(object(), lines, 0, 5, None, 0, [])
    with pytest.raises(TypeError):
        core().Replayer(Line)
