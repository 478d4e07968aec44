"""Walking through a game once: how it stood at every moment, what was worth telling, who moved, and where to go on."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from sztab.analysis.pieces import Noted, Opened, Part, Piece, Plain, Run, Stretch, as_known, scale_of, steps
from sztab.bots.winning import Scale
from sztab.kernel.chronicle import Chronicled
from sztab.kernel.dice import RandomDice
from sztab.kernel.events import is_for
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Question, Seat

WORLDS = 3
"""A seat that does not see everything is told the average of so many worlds that it may be in."""


def walked(game: Game[Any], piece: Piece) -> Part:
    """The moments of a stretch, and the position at its end."""
    scale, part, runs = scale_of(game, piece), Part(), Runs(piece.seat)
    next_moment = next_station = piece.stretch.first
    for number, play, answer in steps(game, piece.stretch):
        opened = _tell(part, number, play, piece.seat) if number > piece.stretch.first else 0
        runs.heard(opened)
        if answer is None:
            part.end = play.position()
            if play.question is None:
                part.moments.append(_moment(number, play, scale, piece))
            break
        if not play.tape and game.is_settled(play.state) and (number >= next_moment or opened):
            next_moment = number + piece.every
            part.moments.append(_moment(number, play, scale, piece))
            if number >= next_station:
                next_station = number + piece.apart
                part.stations.append(Stretch(play.position(), number))
        question = play.question
        runs.asked(number, question)
        if not isinstance(question, Choice) and question is not None and _is_seen(question, piece.seat):
            part.chances.append(number)
    runs.end()
    part.runs = runs.found
    return part


class Runs:
    """Puts answers together that one seat gives one after the other."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._run: Run | None = None
        self.found: list[Run] = []

    def asked(self, number: int, question: Question | None) -> None:
        """An answer is given to this."""
        if not isinstance(question, Choice) or self._seat not in (None, question.seat):
            self.end()
            return
        run = self._run
        if run is None or run.seat != question.seat:
            self.end()
            run = Run(number, question.seat, 0, 0)
        self._run = Run(run.first, run.seat, run.answers + 1, run.choices + (len(question.options) > 1))

    def heard(self, level: int) -> None:
        """Something new began."""
        if level:
            self.end()

    def end(self) -> None:
        if self._run is not None and self._run.choices:
            self.found.append(self._run)
        self._run = None


def _tell(part: Part, number: int, play: Play[Any], seat: Seat | None) -> int:
    """Note what happened since the last answer, as far as the seat was told; what began with it."""
    game, level = play.game, 0
    if not isinstance(game, Chronicled):
        return 0
    for event in play.events:
        if not is_for(event, seat) and seat is not None:
            continue
        if opens := game.opens(event):
            part.opened.append(Opened(number, opens, to_builtins(event)))
            level = max(level, opens)
        if (worth := game.noted(play.state, event)) > 0:
            part.noted.append(Noted(number, worth, to_builtins(event), game.favours(play.state, event)))
    return level


def _is_seen(question: Question, seat: Seat | None) -> bool:
    """Chance that one saw?"""
    seen_by = getattr(question, "seen_by", None)
    return seat is None or seen_by is None or seat in seen_by


def _moment(number: int, play: Play[Any], scale: Scale, piece: Piece) -> Plain:
    game, seat = play.game, piece.seat
    if seat is None or not game.has_secrets:
        win = scale.chances(play.state)
    else:
        dice = RandomDice(f"{piece.seed} moment {number}")
        found = [scale.chances(as_known(play, seat, dice).state) for _ in range(WORLDS)]
        win = {other: sum(one[other] for one in found) / WORLDS for other in scale.seats}
    return Plain(number, game.turn_known(play.state), win)
