"""The catalogue: the only list of games. A game is made from its box; nothing is read before it is asked for."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

import sztab
from sztab.kernel.box import UNREAD, Box
from sztab.kernel.errors import BadNotation, DataError
from sztab.kernel.game import Game
from sztab.kernel.record import Base, RulesVersion
from sztab.kernel.rulebook import Rulebook
from sztab.kernel.state_hash import HASH

HERE = Path(__file__).parent
SZTAB = HERE.parent


class Entry(Struct, frozen=True):
    """Where a game lives: its package, the module in it that makes the game, its box and its rulebook file."""

    id: str
    package: str
    data: str
    module: str = "game"
    """It has a function `make(box)`."""

    @property
    def box_folder(self) -> Path:
        return HERE / self.package / self.data

    @property
    def edition(self) -> str:
        """The folder of its edition in a package that holds several; empty in others."""
        return self.module.rpartition(".")[0]

    @property
    def rulebook_file(self) -> Path:
        return self.box_folder / "rulebook.yaml"


ENTRIES: tuple[Entry, ...] = (
    Entry("bitwa-warszawska", "warszawa", "data"),
    Entry("raclawice-1794", "raclawice", "data"),
    Entry("rok-1920", "rok1920", "data/first", "first.game"),
    Entry("how-the-west-was-saved", "west", "data"),
    Entry("nest-of-eagles", "rok1920", "data/eagles", "eagles.game"),
)
CATALOGUE = {entry.id: entry for entry in ENTRIES}


def entry(game: str) -> Entry:
    if not isinstance(game, str) or game not in CATALOGUE:
        raise BadNotation(f"no game {game!r} (there are: {', '.join(CATALOGUE)})")
    return CATALOGUE[game]


def load(game: str, box: Box | None = None) -> Game[Any]:
    """A game from its own box, or from another one; of an owner's box nothing may be left unread."""
    found = entry(game)
    make: Callable[[Box], Game[Any]] = import_module(f"sztab.games.{found.package}.{found.module}").make
    if box is None or not (box.is_overlaid or box.overrides):
        return make(box or Box(found.box_folder))
    if not box.is_overlaid:
        made = make(box)
        if box.changed_in_vain() and (vain := [*_read_all_of(made).changed_in_vain()]):
            raise DataError(*(f"override of {name.rpartition('.')[0]!r}: {UNREAD}" for name in vain))
        return made
    with told_crashes(box):
        made = make(box)
        _read_all_of(made)
    if unknown := box.unknown():
        raise DataError(*unknown)
    return made


def _read_all_of(made: Game[Any]) -> Box:
    """Its box, once what is read late has been read."""
    made.scenarios()
    assert made.codec.domains is not None
    return made.box


@contextmanager
def told_crashes(box: Box, where: str = "") -> Iterator[None]:
    """What the rules stumble over in a box that reads well (mostly a name that they need and it lacks), as an error."""
    try:
        yield
    except BadNotation as error:
        raise DataError(f"{box.folders[-1]}: {where}{error}") from None
    except (KeyError, IndexError, ValueError, TypeError, AttributeError, AssertionError) as error:
        what = f"it lacks {error}" if isinstance(error, KeyError) else f"{type(error).__name__}: {error}"
        raise DataError(f"{box.folders[-1]}: {where}the rules cannot be played with it: {what}") from None


def twin(game: Game[Any], base: Base | None) -> Game[Any]:
    """The game that an analysis is played with: this one, with other values in its box, or on a map of its own."""
    if base is None:
        return game
    found = load(game.id, game.box.overridden(base.box)) if base.box else game
    return found.drawn(base.drawn) if base.drawn is not None else found


BESIDE_PLAY = (
    *("beginning", "marks", "part_copies", "record", "recorder", "replay", "state_hash", "verify"),
    *("coverage", "odds", "origin", "proofs", "rulebook"),
)
"""Modules of the kernel that look at play and decide nothing in it."""


def rules_version(game: Game[Any]) -> RulesVersion:
    """Which rules these are: the package's version, and digests of the game's rulebook file, box and code."""
    found = entry(game.id)
    rulebook = Rulebook(found.rulebook_file)
    code = code_digest(found)
    return RulesVersion(sztab.__version__, rulebook.digest[:HASH], game.box.digest()[:HASH], code[:HASH])


@cache
def code_digest(game: Entry) -> str:
    """A digest of the code that decides how a game is played: its package without the folders of later editions
    (they may build on earlier ones), and what lies under it (kernel, maps)."""
    package = HERE / game.package
    later = [package / e.edition for e in ENTRIES[ENTRIES.index(game) + 1 :] if e.package == game.package]
    files = [file for file in package.rglob("*.py") if not any(file.is_relative_to(folder) for folder in later)]
    files += [*(SZTAB / "hexmap").rglob("*.py"), *(SZTAB / "hexmap").rglob("*.c"), SZTAB / "atlas" / "reading.py"]
    files += [file for file in (SZTAB / "kernel").glob("*.py") if file.stem not in BESIDE_PLAY]
    total = hashlib.sha256()
    for name, file in sorted((file.relative_to(SZTAB).as_posix(), file) for file in files):
        content = file.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{name}={hashlib.sha256(content).hexdigest()}\n".encode())
    return total.hexdigest()
