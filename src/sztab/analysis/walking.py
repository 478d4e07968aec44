"""Walking through a game once: how it stood at every moment, what chance and players were asked, and where to go on."""

from __future__ import annotations

from typing import Any

from sztab.analysis.pieces import Part, Piece, Plain, Stretch, as_known, scale_of, steps
from sztab.bots.winning import Scale
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Question, Seat

WORLDS = 3
"""A seat that does not see everything is told the average of so many worlds that it may be in."""


def walked(game: Game[Any], piece: Piece) -> Part:
    """The moments of a stretch, and the position at its end."""
    scale, part = scale_of(game, piece), Part()
    next_moment = next_station = piece.stretch.first
    for number, play, answer in steps(game, piece.stretch):
        if answer is None:
            part.end = play.position()
            if play.question is None:
                part.moments.append(_moment(number, play, scale, piece))
            break
        if not play.tape and game.is_settled(play.state) and number >= next_moment:
            next_moment = number + piece.every
            part.moments.append(_moment(number, play, scale, piece))
            if number >= next_station:
                next_station = number + piece.apart
                part.stations.append(Stretch(play.position(), number))
        _note(part, number, play.question, piece.seat)
    return part


def _note(part: Part, number: int, question: Question | None, seat: Seat | None) -> None:
    """Is it an answer to be looked at: a choice of one's own, or chance that one saw?"""
    if isinstance(question, Choice):
        if len(question.options) > 1 and seat in (None, question.seat):
            part.choices.append(number)
    elif question is not None and (seat is None or question.seen_by is None or seat in question.seen_by):
        part.chances.append(number)


def _moment(number: int, play: Play[Any], scale: Scale, piece: Piece) -> Plain:
    game, seat = play.game, piece.seat
    if as_known(play, None, RandomDice(0)) is play and (seat is None or not game.has_secrets):
        win = scale.chances(play.state)
    else:
        dice = RandomDice(f"{piece.seed} moment {number}")
        found = [scale.chances(as_known(play, seat, dice).state) for _ in range(WORLDS)]
        win = {other: sum(one[other] for one in found) / WORLDS for other in scale.seats}
    return Plain(number, game.turn(play.state), win)
