"""What else could have been done: every choice against the bot's first ones, as the seat saw it."""

import time
from typing import Any

from sztab.analysis.pieces import Better, Line, Mark, Part, Piece, scale_of, steps
from sztab.bots.bot import Adviser, Glimpse
from sztab.bots.hints import adviser
from sztab.bots.levels import known
from sztab.bots.lines import line_of
from sztab.bots.trial import Trial
from sztab.bots.winning import Scale, shifted
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

MARKS: tuple[tuple[float, Mark], ...] = ((0.2, "blunder"), (0.1, "mistake"), (0.05, "inaccuracy"))
"""What a choice is called that costs so much probability of winning."""
LINES = 3
"""How many of the bot's choices are told."""
SURER = 3
"""What looks like a mistake is looked at once more, in so many times as many worlds: few worlds find many."""


def chosen(game: Game[Any], piece: Piece) -> Part:
    """The wanted choices of a stretch that cost more than an inaccuracy, as far as there is time."""
    scale, part = scale_of(game, piece), Part()
    ends = time.thread_time() + piece.seconds
    plays = {}
    wanted = set(piece.wanted)
    for number, play, answer in steps(game, piece.stretch):
        if number in wanted and answer is not None:
            plays[number] = (play.copy(), answer)
    for number in piece.wanted:
        if piece.seconds and time.thread_time() >= ends:
            break
        part.seen += 1
        if (found := weigh(*plays[number], scale, f"{piece.seed} {number}", number)) is not None:
            part.better.append(found)
    return part


def _adviser(game: Game[Any], seed: str) -> Adviser:
    mind: Adviser = known(adviser(game.id)).make(seed)  # type: ignore[assignment]
    return mind


def weigh(play: Play[Any], played: Any, scale: Scale, seed: str, number: int) -> Better | None:
    """A choice against the best bot's that can say what it thinks; None: it cost next to nothing."""
    question = play.question
    assert isinstance(question, Choice)
    glimpse, index = Glimpse(play, question.seat), question.options.index(played)
    values = _adviser(play.game, seed).values(glimpse, index)
    if _loss(play, scale, values, index) < MARKS[-1][0]:
        return None
    values = _adviser(play.game, f"{seed} again").values(glimpse, index, SURER)
    gain = _loss(play, scale, values, index)
    mark = next((name for least, name in MARKS if gain >= least), None)
    if mark is None:
        return None
    ranked = sorted(values, key=lambda one: (-values[one], one))
    now = _chance(play, scale, seed)
    steep = scale.points(play.state)
    best = values[ranked[0]]
    world = Glimpse(play, question.seat).imagine(RandomDice(f"{seed} line"))
    codec = play.game.codec
    lines = [
        Line(
            codec.encode(question, question.options[one]),
            [reply.wire for reply in line_of(Trial.of(world), question, one)],
            round(shifted(now, (values[one] - best) * steep), 3),
        )
        for one in ranked[:LINES]
    ]
    return Better(
        number, question.seat, play.game.turn(play.state), question.prompt, codec.encode(question, played),
        lines[0].answer, round(gain, 3), mark, round(max(0.0, now - gain), 3), lines,
    )  # fmt: skip


def _chance(play: Play[Any], scale: Scale, seed: str) -> float:
    """The seat's chance at the moment of the choice, as it knows it."""
    seat = play.question.seat if play.question else scale.seats[0]
    world = Glimpse(play, seat).imagine(RandomDice(f"{seed} now")) if play.game.has_secrets else play
    return scale.chances(world.state)[seat]


def _loss(play: Play[Any], scale: Scale, values: dict[int, float], index: int) -> float:
    """What a choice costs against the best, in probability of winning."""
    lead = max(values.values()) - values[index]
    if lead <= 0:
        return 0.0
    now = _chance(play, scale, "loss")
    return now - shifted(now, -lead * scale.points(play.state))
