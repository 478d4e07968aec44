"""The pieces that an analysis is done in: each takes a second or two, and can be done in any process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from sztab.bots.winning import Scale
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.game import Game
from sztab.kernel.opinions import Part as Reason
from sztab.kernel.play import Play, Position
from sztab.kernel.requests import Seat
from sztab.kernel.secrecy import redealt

Mark: TypeAlias = Literal["slip", "inaccuracy", "mistake", "blunder"]
Work: TypeAlias = Literal["walk", "luck", "moves", "games"]


class Stretch(Struct, frozen=True):
    """Some answers of a game one after the other, as records hold them, from a position on."""

    position: Position
    first: int
    """How many answers were given before."""
    answers: list[dict[str, Any]] = []


class Run(Struct, frozen=True):
    """A move: answers of one seat one after the other, with nothing of chance and of others between them."""

    first: int
    seat: Seat
    answers: int
    choices: int
    """How many of them were chosen among several."""


class Piece(Struct, frozen=True, kw_only=True):
    """What is to be done with a stretch."""

    work: Work
    scenario: str
    options: dict[str, str] = {}
    seat: Seat | None = None
    """From whose view; None: with everything known."""
    stretch: Stretch
    seed: str
    seconds: float = 0.0
    """Of the processor, at the most; 0: as long as it takes."""
    every: int = 1
    """When walking: at least so many answers lie between two moments,"""
    apart: int = 1
    """and so many between two from which games are played out."""
    parts: int = 0
    """For luck: so many other results stand for all that could have come."""
    wanted: list[Run] = []
    """The moves that are looked at, the most wanted first."""
    games: int = 0
    ahead: int = 0
    """Games that are played out, for so many turns; 0: a few."""


class Plain(Struct, frozen=True):
    """How likely each seat is to win at a moment, by what the position is worth."""

    answer: int
    turn: int
    win: dict[Seat, float]


class Stroke(Struct, frozen=True):
    """One answer of chance: what it was worth to each seat, against the average."""

    answer: int
    gain: dict[Seat, float]
    """In the chance of winning."""
    spread: float
    worth: float = 0.0
    """To the first seat, as the position is judged."""


class Noted(Struct, frozen=True):
    """An event worth telling, as data: after how many answers it happened, and how much it is worth telling."""

    answer: int
    worth: float
    event: Any
    favours: Seat | None = None
    """The seat whose side it helps."""


class Opened(Struct, frozen=True):
    """An event with which a turn or a part of one begins (`kernel.chronicle`)."""

    answer: int
    level: int
    event: Any


class Act(Struct, frozen=True):
    """One thing done in a move: the answer that begins it, and those that follow."""

    prompt: str
    wire: dict[str, Any]
    then: list[dict[str, Any]] = []


class Better(Struct, frozen=True):
    """A move that cost something: what was done, what the bot would have done, and what that gains."""

    answer: int
    seat: Seat
    turn: int
    prompt: str
    played: list[Act]
    best: list[Act]
    """What of either is not in the other."""
    gain: float
    """In the chance of winning,"""
    worth: float
    """and in what the game counts."""
    mark: Mark
    win: float = 0.0
    """The chance to win after what was done."""
    parts: list[Reason] = []
    """What the better move would have changed."""


class Part(Struct, kw_only=True):
    """What came of a piece."""

    moments: list[Plain] = []
    chances: list[int] = []
    """The numbers of the answers that chance gave."""
    runs: list[Run] = []
    noted: list[Noted] = []
    opened: list[Opened] = []
    stations: list[Stretch] = []
    end: Position | None = None
    strokes: list[Stroke] = []
    better: list[Better] = []
    seen: int = 0
    results: list[float] = []
    """The first seat's chance at the end of each game that was played out."""


def scale_of(game: Game[Any], piece: Piece) -> Scale:
    return Scale(game, piece.scenario, options=piece.options)


def steps(game: Game[Any], stretch: Stretch) -> Iterator[tuple[int, Play[Any], Any]]:
    """The play before each answer of a stretch, with its number and the answer; it moves on with the walk. At the end
    the play after all of them, with no answer."""
    play: Play[Any] = Play.resume(game, stretch.position)
    number = stretch.first
    for wire in stretch.answers:
        question = play.question
        try:
            if question is None:
                raise BadNotation("the game was over before")
            answer = game.codec.decode(question, wire)
            yield number, play, answer
            play.answer(answer)
        except (SztabError, LookupError, TypeError, AttributeError) as error:
            raise BadNotation(f"it cannot be walked through from its start (answer {number + 1}: {error})") from None
        number += 1
    yield number, play, None


def as_known(play: Play[Any], seat: Seat | None, dice: RandomDice) -> Play[Any]:
    """The play, or another that the seat cannot tell from it: whatever is told to the seat comes from such."""
    if seat is None or not play.game.has_secrets or play.state.outcome is not None:
        return play
    return redealt(play, seat, dice)
