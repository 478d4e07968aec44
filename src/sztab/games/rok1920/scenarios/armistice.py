"""40.1 / Eagles S9.V: the end of a campaign before its time."""

from collections.abc import Callable

from sztab.games.rok1920 import named
from sztab.games.rok1920.chapter_rules import ARMISTICE
from sztab.games.rok1920.command import player
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Steps, choose


def ask_for_armistice(war: War, state: State, judge: Callable[[War, State], Outcome]) -> Steps[None]:
    """40.1 / Eagles S9.V: from 10.X on the player who is losing may end the game at the start of his player-turn."""
    if war.is_from(state, named.ARMISTICE):
        result = judge(war, state)
        if war.command.side_of(result.winner) != state.phasing:
            about = {"winner": result.winner or "", "level": result.level}
            answer = yield from choose(
                player(war, state, state.phasing), "armistice", ("fight", "end"), rule=ARMISTICE, about=about
            )
            if answer == "end":
                state.outcome = result
                return
    advance(state)
