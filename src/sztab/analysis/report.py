"""The whole analysis of a game: what is looked at in which order, and what is told in the end."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sztab.analysis.luck import Luck, luck, parts_for, struck
from sztab.analysis.mistakes import together
from sztab.analysis.moments import Moment, curve
from sztab.analysis.moves import moved
from sztab.analysis.pieces import Better, Noted, Opened, Part, Piece, Plain, Run, Stretch, Stroke, Work
from sztab.analysis.playing_out import played_out
from sztab.analysis.turning import Turn, turning_points
from sztab.analysis.walking import walked
from sztab.bots.winning import Scale
from sztab.kernel.game import Game
from sztab.kernel.opinions import Reasoned, Staked
from sztab.kernel.play import Position
from sztab.kernel.requests import Seat

SECONDS = 40.0
MOVES_SHARE = 0.75
"""The part of the time in which moves are looked at; the rest is for games played out."""
MOST_MOMENTS, STATIONS = 240, 12
"""Moments of the curve, and those from which games are played out."""
GAMES = 12
"""Games from each of them, at the most."""
STRETCHES, SHORTEST = 24, 25
"""A game is cut into so many stretches, unless they would have fewer answers than that; into more where there is more
time,"""
PIECE_SECONDS = 1.5
"""that no piece takes much longer than this: others wait for the same processors."""
WORKS: tuple[Work, ...] = ("walk", "luck", "moves", "games")


class Subject(Struct, frozen=True, kw_only=True):
    """What is looked at: a game from a position on, from the view of a seat, and how deeply."""

    scenario: str
    options: dict[str, str] = {}
    start: Position
    answers: list[dict[str, Any]]
    seat: Seat | None = None
    seconds: float = SECONDS
    """Of the processor, for choices and games played out; luck is told whole."""
    ahead: int = 0
    seed: str = "analysis"


class Analysis(Struct, frozen=True):
    """What a game tells."""

    game: str
    scenario: str
    seats: tuple[Seat, ...]
    answers: int
    moments: list[Moment]
    luck: dict[Seat, Luck]
    turning_points: list[Turn]
    better: list[Better]
    choices: int
    """How many choices there were, and how many of them were looked at."""
    looked_at: int
    strokes: list[Stroke] = []
    """The answers of chance that changed most."""
    measure: str = ""
    """What moves are counted in (`kernel.opinions.Reasoned`),"""
    stake: str = ""
    """and what luck is told in (`Staked`)."""


def done(game: Game[Any], piece: Piece) -> Part:
    """Do a piece, wherever that is."""
    work = {"walk": walked, "luck": struck, "moves": moved, "games": played_out}
    return work[piece.work](game, piece)


def joined(runs: list[list[Run]], bounds: set[int]) -> list[list[Run]]:
    """The moves of each stretch, those put together again that go on in the next one; `bounds`: where something new
    begins."""
    found = [list(some) for some in runs]
    for number in reversed(range(len(found) - 1)):
        here, there = found[number], found[number + 1]
        if not here or not there:
            continue
        last, first = here[-1], there[0]
        if last.seat == first.seat and last.first + last.answers == first.first and first.first not in bounds:
            here[-1] = Run(last.first, last.seat, last.answers + first.answers, last.choices + first.choices)
            del there[0]
    return found


def _size(one: Better) -> tuple[float, float, int]:
    """The largest first: by the chance that it cost; slips by what the game counts."""
    return (1.0, -one.worth, one.answer) if one.mark == "slip" else (-one.gain, -one.worth, one.answer)


class Inquiry:
    """Says what is to be done next, and takes what came of it.

    `rounds` yields lists of pieces that can be done in any order, and wants the list of their parts; then there is a
    `report`.
    """

    STROKES = 8
    SLIPS = 3

    def __init__(self, game: Game[Any], subject: Subject) -> None:
        self._game, self._subject = game, subject
        self._scale = Scale(game, subject.scenario, options=subject.options)
        self._moments: list[Plain] = []
        self._strokes: list[Stroke] = []
        self._better: list[Better] = []
        self._played: dict[int, list[float]] = {}
        self._opened: list[Opened] = []
        self._noted: list[Noted] = []
        self._choices = self._seen = 0

    def rounds(self) -> Generator[list[Piece], list[Part], None]:
        """All pieces: first the walk, then luck, choices, and games played out."""
        stretches, noted = yield from self._walk()
        asked = sum(len(part.chances) for part in noted)
        pieces = [
            self._piece("luck", stretch, parts=parts_for(asked))
            for stretch, part in zip(stretches, noted)
            if part.chances
        ]
        for part in (yield pieces) if pieces else []:
            self._strokes += part.strokes
        runs = joined([part.runs for part in noted], {one.answer for one in self._opened})
        self._choices = sum(run.choices for some in runs for run in some)
        pieces = [self._looking(stretch, some) for stretch, some in zip(stretches, runs) if some]
        for part in (yield pieces) if pieces else []:
            self._better += part.better
            self._seen += part.seen
        stations = [station for part in noted for station in part.stations]
        pieces = self._playing(stations)
        for piece, part in zip(pieces, (yield pieces) if pieces else []):
            self._played.setdefault(piece.stretch.first, []).extend(part.results)

    def _playing(self, stations: list[Stretch]) -> list[Piece]:
        """Games from every station, in pieces that do not take long."""
        subject = self._subject
        each = (1 - MOVES_SHARE) * subject.seconds / max(1, len(stations))
        times = max(1, round(each / PIECE_SECONDS))
        how = {"seconds": each / times, "games": GAMES, "ahead": subject.ahead}
        return [
            replace(self._piece("games", station, **how), seed=f"{subject.seed} {time}")
            for time in range(times)
            for station in stations
        ]

    def _piece(self, work: Work, stretch: Stretch, **more: Any) -> Piece:
        subject = self._subject
        return Piece(
            work=work, scenario=subject.scenario, options=subject.options, seat=subject.seat, stretch=stretch,
            seed=subject.seed, **more,
        )  # fmt: skip

    def _walk(self) -> Generator[list[Piece], list[Part], tuple[list[Stretch], list[Part]]]:
        """Cut the game into stretches, one after the other: each begins where the last one ends."""
        answers = self._subject.answers
        size = self._size
        every, apart = -(-len(answers) // MOST_MOMENTS), max(1, len(answers) // STATIONS)
        stretches: list[Stretch] = []
        noted: list[Part] = []
        position = self._subject.start
        for first in range(0, max(1, len(answers)), size):
            stretch = Stretch(position, first, answers[first : first + size])
            [part] = yield [self._piece("walk", stretch, every=max(1, every), apart=apart)]
            assert part.end is not None
            position = part.end
            self._moments += part.moments
            self._opened += part.opened
            self._noted += part.noted
            stretches.append(stretch)
            noted.append(part)
        return stretches, noted

    def _looking(self, stretch: Stretch, runs: list[Run]) -> Piece:
        """The moves of a stretch: those of many choices first."""
        wanted = sorted(runs, key=lambda run: (-run.choices, run.first))
        choices, last = sum(run.choices for run in runs), max(run.first + run.answers for run in runs)
        stretch = replace(stretch, answers=self._subject.answers[stretch.first : last])
        seconds = MOVES_SHARE * self._subject.seconds * choices / max(1, self._choices)
        return self._piece("moves", stretch, wanted=wanted, seconds=max(0.05, seconds))

    def progress(self, work: Work, pieces: int, of: int) -> float:
        """What part of all is done, when so many pieces of a kind of work are."""
        parts = (0.15, 0.25, 0.35, 0.25)
        at = WORKS.index(work)
        return sum(parts[:at]) + parts[at] * pieces / max(1, of)

    @property
    def stretches(self) -> int:
        """How many pieces the walk has."""
        return max(1, -(-len(self._subject.answers) // self._size))

    @property
    def _size(self) -> int:
        """How many answers a stretch has."""
        stretches = max(STRETCHES, round(MOVES_SHARE * self._subject.seconds / PIECE_SECONDS))
        shortest = SHORTEST if stretches == STRETCHES else 1
        return max(shortest, -(-len(self._subject.answers) // stretches))

    def report(self) -> Analysis:
        first, seats = self._scale.seats[0], self._scale.seats
        moments = curve(self._moments, self._played, first)
        passages = together(
            self._game, self._better, sorted({one.answer for one in self._opened}), self._subject.answers
        )
        better = self._told(sorted(passages, key=_size))
        stake, unit = self._game.stake if isinstance(self._game, Staked) else ("", 1.0)
        struck = sorted(self._strokes, key=lambda one: -abs(one.gain[first]))[: self.STROKES]
        told = [replace(one, gain={seat: round(gain, 4) for seat, gain in one.gain.items()}) for one in struck]
        return Analysis(
            self._game.id, self._subject.scenario, seats, len(self._subject.answers), moments,
            luck(self._strokes, seats, unit), turning_points(moments, self._opened, self._noted), better,
            self._choices, self._seen, told, self._game.measure if isinstance(self._game, Reasoned) else "", stake,
        )  # fmt: skip

    def _told(self, better: list[Better]) -> list[Better]:
        """What is worth telling: all that deserves a mark, and of each seat the few that cost most even so."""
        found, slips = [], dict.fromkeys(self._scale.seats, self.SLIPS)
        for one in better:
            if one.mark != "slip" or slips[one.seat] > 0:
                slips[one.seat] -= 1
                found.append(one)
        return found
