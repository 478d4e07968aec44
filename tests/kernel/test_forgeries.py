"""Records that a forger changed and chained anew, or respelt: all are found, with the line."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from sztab.kernel.events import Outcome
from sztab.kernel.record import Header, Line, chain_hash, chained, parse, text_of
from sztab.kernel.recorder import Recorder
from tests.kernel.test_record import SEED, play_on, proven, recorder

Forge = Callable[[list[Line]], list[Line]]


def written_anew(header: Header, lines: Sequence[Line]) -> str:
    """A record of these lines, numbered and chained as if it had been played so."""
    chain, made = chain_hash("", header), []
    for number, line in enumerate(lines, 1):
        made.append(chained(chain, msgspec.structs.replace(line, n=number, chain="")))
        chain = made[-1].chain
    return text_of(header, made)


def changed(at: int, **fields: Any) -> Forge:
    def forge(lines: list[Line]) -> list[Line]:
        lines[at] = msgspec.structs.replace(lines[at], **fields)
        return lines

    return forge


def inserted(at: int, line: Line) -> Forge:
    return lambda lines: [*lines[:at], msgspec.structs.replace(line, state=lines[at - 1].state), *lines[at:]]


def end_on_the_last_answer(lines: list[Line]) -> list[Line]:
    bogus = Outcome("blue", "win", "points", "5", {"red": 0, "blue": 99})
    last = msgspec.structs.replace(lines[-2], end=msgspec.to_builtins(bogus), seed=lines[-1].seed)
    return [*lines[:-2], last]


FORGERIES: dict[str, tuple[Forge, str]] = {
    "the end is cut off": (lambda lines: lines[:-1], "the end with the seed is missing"),
    "the seed is kept back": (changed(-1, seed=None), "does not show the seed"),
    "the seed is no number": (changed(-1, seed="zz"), "does not show the seed"),
    "another seed": (changed(-1, seed="00" * 32), "does not fit the commitment"),
    "another state at the end": (changed(-1, state="0" * 32), "the state after it"),
    "an end on an answer": (end_on_the_last_answer, "is answer and end"),
    "a player's answer with an index": (changed(1, index=1), "not chance"),
    "a seed on an answer": (changed(1, seed="00"), "says seed"),
    "an undo past the dice": (inserted(1, Line(n=0, seat="red", back=0)), "undo-chance"),
    "an undo of another's answer": (inserted(3, Line(n=0, seat="blue", back=2)), "no undo"),
    "a takeback that nobody agreed to": (inserted(3, Line(n=0, back=1)), "nobody agreed"),
    "a takeback that a stranger agreed to": (inserted(3, Line(n=0, back=1, agreed=("eve",))), "eve agreed"),
    "a step back to less than nothing": (inserted(3, Line(n=0, back=-1, agreed=("red",))), "goes back to -1"),
    "a step back to what never was": (inserted(3, Line(n=0, back=9, agreed=("red",))), "goes back to 9"),
    "a signature in the middle": (inserted(3, Line(n=0, key="00", signature="00")), "lines after the signature"),
    "a stranger's seat taken over": (inserted(3, Line(n=0, seat="eve", sits="Eve")), "seats Eve on eve"),
    "a seat taken over by nobody named": (inserted(3, Line(n=0, seat="red")), "neither answer"),
    "a seat taken over on an answer": (changed(1, sits="Eve"), "is answer and sits"),
    "a step back to the beginning on an answer": (changed(1, back=0), "is answer and back"),
    "an empty line": (inserted(3, Line(n=0)), "neither answer"),
    "a resignation of a stranger": (
        lambda lines: [*lines[:5], Line(n=0, end={"winner": "eve", "level": "win", "reason": "resigned", "rule": ""},
                                        seed=SEED.hex(), state=lines[4].state)],
        "names a seat",
    ),
    "a resignation that is no outcome": (
        lambda lines: [*lines[:5], Line(n=0, end={"reason": "resigned"}, seed=SEED.hex(), state=lines[4].state)],
        "no outcome",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FORGERIES)
def test_a_record_chained_anew_is_found_out_with_its_line(name: str) -> None:
    forge, reason = FORGERIES[name]
    table = play_on(recorder())
    result = proven(written_anew(table.header, forge(list(table.lines))))
    assert not result.ok
    assert result.problems[0].startswith("line ")
    assert reason in result.problems[0]
    assert result.dice != "proven"


def test_an_honest_record_written_anew_is_good() -> None:
    table = play_on(recorder())
    assert proven(written_anew(table.header, table.lines)).ok


def test_a_practice_game_ends_with_the_seed_of_its_number() -> None:
    table = play_on(recorder(practice=5))
    assert proven(table.text()).dice == "practice"
    forged = written_anew(table.header, changed(-1, seed="00" * 32)(list(table.lines)))
    assert "does not show the seed" in proven(forged).problems[0]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"edition": "another"}, "the record is of the edition"),
        ({"seats": {"red": "Anna", "eve": "Ewa"}}, "no seat 'eve'"),
        ({"contributions": {"eve": "abc"}}, "no seat 'eve'"),
    ],
)
def test_a_header_that_does_not_fit_the_game_is_refused(fields: dict[str, Any], reason: str) -> None:
    table = play_on(recorder())
    result = proven(written_anew(msgspec.structs.replace(table.header, **fields), table.lines))
    assert not result.ok
    assert result.problems[0].startswith("line 1:")
    assert reason in result.problems[0]


SPELLINGS: dict[str, tuple[int, str, str]] = {
    "a space": (3, '{"n":', '{ "n":'),
    "a double key": (3, '"seat":"red"', '"seat":"blue","seat":"red"'),
    "an escaped letter": (3, '"red"', '"r\\u0065d"'),
    "a default written out": (3, '"state"', '"back":null,"state"'),
    "a carriage return": (2, "}\n", "}\r\n"),
    "a space in the header": (1, '{"record":', '{"record": '),
}


@pytest.mark.parametrize("name", SPELLINGS)
def test_every_changed_byte_is_found_also_one_that_says_the_same(name: str) -> None:
    number, old, new = SPELLINGS[name]
    rows = play_on(recorder()).text().splitlines(keepends=True)
    assert old in rows[number - 1]
    rows[number - 1] = rows[number - 1].replace(old, new, 1)
    assert proven("".join(rows)).problems[0].startswith(f"line {number}: is not written")


def test_a_missing_line_feed_and_an_empty_line_are_found() -> None:
    text = play_on(recorder()).text()
    assert "is not written" in proven(text[:-1]).problems[0]
    with pytest.raises(Exception, match=r"record:\d+: "):
        parse(text + "\n")


def test_names_may_hold_any_character() -> None:
    """A line separator or a form feed inside a name does not break a record in two."""
    table = recorder()
    header = msgspec.structs.replace(table.header, seats={"red": "An\u2028na\x0c\x85", "blue": "Jan \U0001f600"})
    played = play_on(Recorder(table.game, header, SEED))
    assert proven(played.text()).ok
