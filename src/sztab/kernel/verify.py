"""Verify: a record proven by its chain, by playing it again, and by the stream of its dice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from sztab.kernel.dice import FairDice, commitment, practice_seed
from sztab.kernel.errors import SztabError
from sztab.kernel.game import Game
from sztab.kernel.record import Header, Line, Record, RulesVersion, chain_hash
from sztab.kernel.replay import Replay
from sztab.kernel.state_hash import FORM


class Stretch(msgspec.Struct):
    """Lines that were played by the same rules."""

    first: int
    last: int
    rules: str
    """Their version; with digests where they are not those that prove."""
    proven: bool
    """Was it played again, line by line? Where not, the version that played it can do so (`--with`)."""


class Verification(msgspec.Struct):
    """What `sztab verify` says of a record."""

    ok: bool
    answers: int
    rolls: int
    commitment: str
    finished: bool
    dice: str
    """`proven`, `practice`, `unrevealed` (the game runs), `analysis` (they prove nothing), `wrong`, `partly` (some
    lines were played by other rules), or `unchecked` (something else is wrong)."""
    contributors: list[str]
    states: str
    """`proven`, or `unchecked`: they are hashed in a form that this version does not know."""
    rules: str
    """`same`, or the version that the record was played by."""
    problems: list[str]
    stretches: list[Stretch] = []
    """One, or several where a running game went over to other rules."""


def verify(game_for: Callable[[Header], Game[Any]], record: Record, rules: RulesVersion | None = None) -> Verification:
    """Prove a record: hashes, answers and dice. `rules` is the version that proves; another one is named."""
    header = record.header
    problems = _check_chain(record)
    rolls = answers = 0
    stretches: list[Stretch] = []
    finished = record.end is not None
    again: Replay[Any] | None = None
    try:
        again = Replay(game_for(header), record)
    except SztabError as error:
        problems.append(f"line 1: {error}")
    if again is not None and not problems:
        stretches = _play_stretches(record, again, rules, problems)
        answers, rolls = len(again.play.answers), len(again.used)
        if not problems and not finished and again.play.question is None:
            problems.append(f"line {len(record.lines) + 2}: the play is over, but the end with the seed is missing")
    dice = "unchecked"
    if again is not None and not problems:
        dice = _check_dice(record, again, problems)
        if dice == "proven" and not all(stretch.proven for stretch in stretches):
            dice = "partly"
    same = rules is None or rules.is_same(header.rules)
    return Verification(
        ok=not problems,
        answers=answers,
        rolls=rolls,
        commitment=header.commitment,
        finished=finished,
        dice=dice,
        contributors=sorted(header.contributions),
        states=_states(record, stretches) if not problems else "unchecked",
        stretches=stretches,
        rules="same" if same else _named(header.rules),
        problems=problems,
    )


def _stretches(record: Record) -> list[tuple[int, int, RulesVersion]]:
    """The lines (from, up to but not with) that the same rules played; a passage belongs to the rules after it."""
    cuts = [(number, line.rules) for number, line in enumerate(record.lines) if line.rules is not None]
    begins = [(0, record.header.rules), *((number, passage.now) for number, passage in cuts)]
    ends = [*(number for number, _ in cuts), len(record.lines)]
    return [(first, end, rules) for (first, rules), end in zip(begins, ends)]


def _play_stretches(
    record: Record, again: Replay[Any], rules: RulesVersion | None, problems: list[str]
) -> list[Stretch]:
    """Play a record again, stretch by stretch. One that other rules played, and that cannot be played by these, is
    left out when a passage says from where they went on."""
    found = []
    parts = _stretches(record)
    for part, (first, end, played_by) in enumerate(parts):
        same = rules is None or rules.is_same(played_by)
        number, wrong = again.run(first, end)
        found.append(Stretch(first + 1, end, played_by.version if same else _named(played_by), not wrong))
        if wrong and (same or part == len(parts) - 1 or record.lines[number].rules is not None):
            problems.append(f"line {number + 2}: {wrong}")
            break
    return found


def _states(record: Record, stretches: list[Stretch]) -> str:
    """Were the hashes of all states proven?"""
    forms = [record.header.states, *(line.rules.states for line in record.lines if line.rules is not None)]
    hashed = all(form == FORM for form in forms) and all(stretch.proven for stretch in stretches)
    return "proven" if hashed else "unchecked"


def _named(rules: RulesVersion) -> str:
    """Rules by their version and what tells them from others of the same version."""
    code = f", code {rules.code}" if rules.code else ""
    return f"{rules.version} (rulebook {rules.rulebook}, box {rules.box}{code})"


def _check_chain(record: Record) -> list[str]:
    chain = chain_hash("", record.header)
    if chain != record.chain:
        return ["line 1: the header was changed (its hash does not fit)"]
    for number, line in enumerate(record.lines, 2):
        if line.n != number - 1:
            return [f"line {number}: is numbered {line.n}, expected {number - 1}"]
        chain = chain_hash(chain, line)
        if chain != line.chain:
            return [f"line {number}: it or a line before it was changed (its chained hash does not fit)"]
        if line.end is not None and _goes_on(record.lines[number - 1 :]):
            return [f"line {number + 1}: lines after the end"]
        if line.signature is not None and number <= len(record.lines):
            return [f"line {number + 1}: lines after the signature"]
    if record.odd:
        return [f"line {record.odd}: is not written as a record writes it (a space, a double key, a missing line feed)"]
    return []


def _goes_on(rest: list[Line]) -> bool:
    """Is there more after an end than a signature? In an analysis a board may be arranged then."""
    return any(line.signature is None for line in rest) and rest[0].board is None


def _check_dice(record: Record, again: Replay[Any], problems: list[str]) -> str:
    """The revealed seed fits the commitment, and every die fits the seed."""
    header = record.header
    if header.base is not None:
        return "analysis"
    last = record.end
    practice = practice_seed(header.practice) if header.practice is not None else None
    if last is None and practice is None:
        return "unrevealed"
    shown = last.seed if last is not None else None
    if last is not None and not _is_seed(shown, practice):
        problems.append(f"line {last.n + 1}: the end does not show the seed of the game")
        return "wrong"
    seed = practice or bytes.fromhex(shown or "")
    if commitment(seed) != header.commitment:
        problems.append("line 1: the seed does not fit the commitment")
        return "wrong"
    stream = FairDice(seed, header.contributions)
    for number, index, question, answer in again.used:
        if (fair := stream.settle_at(index, question)) != answer:
            problems.append(f"line {number + 2}: chance gave {fair}, the record says {answer}")
            return "wrong"
    return "practice" if header.practice is not None else "proven"


def _is_seed(shown: str | None, practice: bytes | None) -> bool:
    """Is this a seed in hexadecimal (of a practice game: the one that its number makes)?"""
    if shown is None or not re.fullmatch("(?:[0-9a-f]{2})+", shown):
        return False
    return practice is None or shown == practice.hex()
