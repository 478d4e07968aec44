"""5.1: the player-turn of Nest of Eagles: all its steps in order, with their rules."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapters import TurnStep
from sztab.games.rok1920.eagles import supply, support
from sztab.games.rok1920.logistics import arrivals
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn import sequence
from sztab.games.rok1920.turn.sequence import once
from sztab.games.rok1920.war import War


def end_turn(war: War, state: State) -> None:
    """5.2: the scenario is asked whether the play is over."""
    sequence.settle(war, state, "turn-end")


PLAYER_TURN: tuple[TurnStep, ...] = (
    # Its start.
    TurnStep("turn-start", "5.1", once(sequence.begin_turn)),
    TurnStep("arrivals", "16", once(arrivals.begin_turn), in_force.ARRIVALS),
    TurnStep("trains", "3.4.3/g", once(support.begin_turn), in_force.SUPPORT),
    TurnStep("supply-kept", "15", once(supply.begin_turn), in_force.SUPPLY),
    # Attacks, movement and repeat attacks, with the windows for reserve movement.
    TurnStep("first-window", "8", sequence.window_for_both),
    TurnStep("attacks", "10", sequence.regular_attacks),
    TurnStep("second-window", "8", sequence.window_for_both),
    TurnStep("movement", "7", sequence.movement),
    TurnStep("third-window", "8", sequence.window_for_phasing),
    TurnStep("repeat-attacks", "10.8", sequence.repeat_attacks),
    # Replacements.
    TurnStep("replacements", "17", once(sequence.begin_replacements)),
    TurnStep("lone-unsupplied", "15.3/g", once(supply.begin_replacements), in_force.SUPPLY),
    TurnStep("starvation", "15.3/b", supply.starve, in_force.SUPPLY),
    # Its end.
    TurnStep("turn-end", "5.2", once(end_turn)),
    TurnStep("cooling", "13.3.1", once(sequence.cool)),
    TurnStep("next-player", "5", sequence.next_player),
)
