"""Games played out from a moment by quick bots: they say how far the fitted value can be believed."""

from __future__ import annotations

import time
from typing import Any

from sztab.analysis.pieces import Part, Piece, as_known, scale_of
from sztab.bots.bot import Bot, Glimpse
from sztab.bots.greedy import GreedyBot
from sztab.bots.winning import Scale
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat

AHEAD, SHORT = 2, 6
"""Turns after which such a game is judged as it stands, unless one wants it deeper; short ones go to the end."""


def played_out(game: Game[Any], piece: Piece) -> Part:
    """The first seat's chances after games from the beginning of a stretch, as many as there is time for."""
    scale, part = scale_of(game, piece), Part()
    start: Play[Any] = Play.resume(game, piece.stretch.position)
    ends = time.thread_time() + piece.seconds if piece.seconds else float("inf")
    for number in range(piece.games):
        if number and time.thread_time() >= ends:
            break
        seed = f"{piece.seed} game {piece.stretch.first} {number}"
        world = as_known(start, piece.seat, RandomDice(f"{seed} world"))
        part.results.append(_played_out(world.copy(), scale, seed, piece.ahead, ends))
    return part


def _played_out(play: Play[Any], scale: Scale, seed: str, ahead: int, ends: float) -> float:
    """The first seat's chance after some turns of quick bots."""
    dice, game = RandomDice(seed), play.game
    bots: dict[Seat, Bot] = {seat: GreedyBot(f"{seed}{seat}", worlds=1, breadth=2, many=8) for seat in scale.seats}
    last = game.turn(play.state) + (ahead or (SHORT if scale.turns <= SHORT else AHEAD))
    while (question := play.question) is not None:
        if not play.tape and (game.turn(play.state) > last or time.thread_time() > ends):
            break
        if isinstance(question, Choice):
            play.answer(bots[question.seat].answer(Glimpse(play, question.seat)))
        else:
            play.answer(dice.settle(question))
    return scale.chances(play.state)[scale.seats[0]]
