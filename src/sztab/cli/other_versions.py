"""Proving by other versions: what was played by other rules is played again by an installation that has them."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from sztab.kernel.errors import BadNotation
from sztab.kernel.record import Header, Line, Record, chain_hash, chained, text_of
from sztab.kernel.verify import Stretch, Verification

WAIT = 600
"""Seconds that another version may take for a record."""


def program_of(folder: Path) -> Path:
    """The `sztab` of an environment."""
    for name in ("bin/sztab", "Scripts/sztab.exe"):
        if (folder / name).is_file():
            return folder / name
    raise BadNotation(f"--with {folder}: no environment with sztab in it")


def prove_elsewhere(record: Record, result: Verification, folders: Sequence[Path]) -> list[str]:
    """Give the stretches that could not be proven here to other installations; who proved which lines."""
    programs = [program_of(folder) for folder in folders]
    proved = []
    whole = len(result.stretches) == 1 and (result.states == "unchecked" or not result.ok)
    for stretch in result.stretches:
        if stretch.proven and not whole:
            continue
        for program in programs:
            if version := _proves(program, _alone(record, stretch)):
                stretch.proven = True
                proved.append(f"lines {stretch.first}-{stretch.last}: {version}")
                break
    is_whole = bool(result.stretches) and result.stretches[-1].last == len(record.lines)
    if proved and is_whole and all(stretch.proven for stretch in result.stretches):
        result.states, result.ok, result.problems = "proven", True, []
        if result.dice == "partly":
            result.dice = "proven"
    return proved


def _alone(record: Record, stretch: Stretch) -> str:
    """A stretch as a record of its own: from the beginning, or from the position in which its rules took over."""
    lines = record.lines[stretch.first - 1 : stretch.last]
    passage = lines[0].rules if lines else None
    if passage is None:
        return text_of(record.header, lines)
    header = msgspec.structs.replace(record.header, rules=passage.now, base=passage.position, states=passage.states)
    return text_of(header, list(_renumbered(header, [line for line in lines[1:] if line.signature is None])))


def _renumbered(header: Header, lines: Sequence[Line]) -> Sequence[Line]:
    chain, found = chain_hash("", header), []
    for number, line in enumerate(lines, 1):
        alone = msgspec.structs.replace(line, n=number, index=None, of=None)  # an analysis proves nothing about dice
        found.append(chained(chain, alone))
        chain = found[-1].chain
    return found


def _proves(program: Path, text: str) -> str:
    """The version of another installation, if it proves a record; else empty."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "stretch.jsonl"
        file.write_text(text, encoding="utf-8")
        command = [str(program), "verify", str(file), "--json"]
        try:
            done = subprocess.run(command, capture_output=True, timeout=WAIT, check=False, text=True)
            found = json.loads(done.stdout)
        except (OSError, subprocess.TimeoutExpired, json.JSONDecodeError):
            return ""
    if not found.get("ok") or found.get("states", "proven") != "proven":
        return ""
    shown = subprocess.run([str(program), "--version"], capture_output=True, timeout=60, check=False, text=True)
    return shown.stdout.strip() or str(program)
