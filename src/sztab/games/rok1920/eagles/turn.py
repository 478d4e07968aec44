"""5.1: the player-turn, step by step; what the chapters add stands between by its number."""

from sztab.games.rok1920.chapters import TurnStep
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn import sequence
from sztab.games.rok1920.war import War


def end_turn(war: War, state: State) -> None:
    """5.2: the scenario is asked whether the play is over."""
    sequence.settle(war, state, "turn-end")


STEPS: tuple[TurnStep, ...] = (
    TurnStep(100, "turn-start", sequence.once(sequence.begin_turn)),
    TurnStep(200, "first-window", sequence.window_for_both),
    TurnStep(300, "attacks", sequence.regular_attacks),
    TurnStep(400, "second-window", sequence.window_for_both),
    TurnStep(500, "movement", sequence.movement),
    TurnStep(600, "third-window", sequence.window_for_phasing),
    TurnStep(700, "repeat-attacks", sequence.repeat_attacks),
    TurnStep(800, "replacements", sequence.once(sequence.begin_replacements)),
    TurnStep(910, "turn-end", sequence.once(end_turn)),
    TurnStep(920, "cooling", sequence.once(sequence.cool)),
    TurnStep(990, "next-player", sequence.next_player),
)
