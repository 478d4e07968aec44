"""The record of a match: JSON Lines, each with a hash chained over everything before it. It resumes and verifies."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sztab.games.warszawa.tournament.match import (
    FORMAT,
    Closed,
    Exam,
    Header,
    Line,
    Lots,
    Match,
    Offence,
    Played,
    add_game,
    add_test,
    close,
    drawn_lot,
    punish,
    seats,
)  # fmt: skip
from sztab.games.warszawa.units.armies import SIDES, SU
from sztab.kernel.dice import commitment
from sztab.kernel.errors import BadNotation, IllegalAnswer
from sztab.kernel.events import Outcome
from sztab.kernel.misread import json_problem
from sztab.kernel.record import Record, chain_hash, rows_of

LINES = msgspec.json.Decoder(Line)


def text_of(match: Match) -> str:
    """The match as text: it can be saved after every line."""
    chain = chain_hash("", match.header)
    rows = [{**msgspec.to_builtins(match.header), "chain": chain}]
    for line in match.lines:
        chain = chain_hash(chain, line)
        rows.append({**msgspec.to_builtins(line), "chain": chain})
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def parse(text: str, name: str = "match") -> Match:
    """A match from its text, to go on with: every line must be chained to those before it, and be allowed there."""
    rows = rows_of(text, name)
    header, chain = _parse_header(rows[0], name)
    match = Match(header, [])
    for number, row in enumerate(rows[1:], 2):
        try:
            line = LINES.decode(row)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadNotation(f"{name}:{number}: {json_problem(error, row)}") from None
        chain = chain_hash(chain, line)
        if line.chain != chain:
            raise BadNotation(f"{name}:{number}: the line or one before it was changed (its hash is not {chain})")
        _replay(match, line, f"{name}:{number}")
    if not match.lines:
        raise BadNotation(f"{name}:2: the lots are missing (BW-S1)")
    _check_spelling(text, text_of(match), name)
    return match


def _check_spelling(text: str, written: str, name: str) -> None:
    """Every byte must be as a match is written: spaces and double keys say nothing, so they must not be there."""
    if text == written:
        return
    pairs = zip(text.split("\n"), written.split("\n"))
    odd = next((number for number, (one, other) in enumerate(pairs, 1) if one != other), text.count("\n") + 1)
    raise BadNotation(f"{name}:{odd}: is not written as a match writes it (a space, a double key, a missing line feed)")


def _parse_header(row: str, name: str) -> tuple[Header, str]:
    try:
        first = msgspec.json.decode(row)
        said = first.pop("chain", "") if isinstance(first, dict) else ""
        header = msgspec.convert(first, Header)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadNotation(f"{name}:1: {json_problem(error, row)}") from None
    if header.match != FORMAT:
        raise BadNotation(f"{name}:1: match format {header.match}, this version reads {FORMAT}")
    chain = chain_hash("", header)
    if said != chain:
        raise BadNotation(f"{name}:1: the header was changed (its hash is not {chain})")
    return header, chain


def _replay(match: Match, line: Line, place: str) -> None:
    """Give the line once more, through the same gate as when it was written; it must come out the same."""
    try:
        again = _again(match, line)
    except (IllegalAnswer, ValueError) as error:
        raise BadNotation(f"{place}: {error}") from None
    if again != msgspec.structs.replace(line, chain=""):
        raise BadNotation(f"{place}: by the rules it would say {msgspec.json.encode(again).decode()}")


def _again(match: Match, line: Line) -> Line:
    if isinstance(line, Lots):
        if match.lines or line.polish not in match.header.players:
            raise IllegalAnswer("lots are drawn once, at the start (BW-S1)")
        match.lines.append(Lots(polish=line.polish))
        return match.lines[-1]
    if not match.lines:
        raise IllegalAnswer("the lots are missing (BW-S1)")
    match line:
        case Played():
            seated = {player: seat for seat, player in seats(match, len(match.games) + 1).items()}
            outcome = Outcome(seated.get(line.winner), "win", line.reason, "", {SIDES[SU]: line.points})
            return add_game(match, outcome, line.record)
        case Offence():
            return punish(match, line.player, line.offence)
        case Exam():
            return add_test(match, line.player, line.result)
        case Closed():
            return close(match, bytes.fromhex(line.seed))


def verify(match: Match, records: Sequence[Record] = ()) -> list[str]:
    """What is wrong with a match: the lot, once its seed is open, and the games' own records, if given."""
    problems = []
    last = match.lines[-1]
    if isinstance(last, Closed):
        seed = bytes.fromhex(last.seed)
        lots = match.lines[0]
        if commitment(seed) != match.header.commitment:
            problems.append("the seed is not the one that was committed to")
        elif isinstance(lots, Lots) and drawn_lot(match.header, seed) != lots.polish:
            problems.append(f"the lot does not make {lots.polish} Polish (BW-S1)")
    if len(records) > len(match.games):
        problems.append(f"{len(records)} records, but {len(match.games)} games were played (BW-S2)")
    for number, (game, record) in enumerate(zip(match.games, records), 1):
        problems += [f"game {number}: {problem}" for problem in _record_problems(match, number, game, record)]
    return problems


def _record_problems(match: Match, number: int, game: Played, record: Record) -> list[str]:
    problems = []
    if record.header.game != match.header.game:
        return [f"its record is of {record.header.game}"]
    end = record.end
    if end is None or end.end is None:
        return ["its record has no end"]
    if game.record and end.chain != game.record:
        problems.append("its record is not the one that the match names")
    if record.header.seats != seats(match, number):
        problems.append(f"its record seats {record.header.seats}, the match {seats(match, number)}")
    won = seats(match, number).get(str(end.end.get("winner")))
    if won != game.winner or end.end.get("score", {}).get(SIDES[SU], 0) != game.points:
        problems.append("its record ends with another result")
    return problems
