"""18.1/a: divisional brigades that start on one hex may be joined when the game is set up."""

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.rules import START_JOINED
from sztab.games.rok1920.logistics.divisional_brigades import merge, mergeable
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL
from sztab.games.rok1920.war import War
from sztab.kernel.requests import Answer, Steps, choose

READY = "ready"


class Joining(ChapterState, frozen=True):
    """Divisions that start whole."""

    open: int = mark("start-joined")
    """1 until the Pole has said which divisions start whole."""


def pending(war: War, state: State) -> Steps[None] | None:
    return join(war, state) if state.of[Joining].open else None


def join(war: War, state: State) -> Steps[None]:
    """18.1/a: a division at a time."""
    pairs = {into: pair for pair, into in mergeable(war, state)}
    answer: Answer = READY
    if pairs:
        options: list[Answer] = [READY, *sorted(pairs)]
        answer = yield from choose(player(war, state, PL), "start-joined", options, rule=START_JOINED)
    if answer == READY:
        state.change(Joining, open=0)
        return
    merge(war, state, pairs[answer], answer, START_JOINED)


CHAPTER = Chapter(name="joining", pending_by_marks=(pending,))
