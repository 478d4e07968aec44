"""3, 3.1, amb-125, amb-126: the player-turn of the first edition: all its steps in order, with their rules.

A scenario has the steps whose rules are in force in it. The names are those that `phase:` of a situation and a player's
view use.
"""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapters import TurnStep
from sztab.games.rok1920.first.scenarios import b_kiev_expedition as kiev
from sztab.games.rok1920.first.scenarios import campaign
from sztab.games.rok1920.forces import (
    cheka,
    front_reserves,
    konarmia,
    lithuania,
    no_mans_land,
    sich,
    support,
    technical_units,
    ukrainians,
    volunteers,
    whites,
)
from sztab.games.rok1920.logistics import arrivals, replacements, supply
from sztab.games.rok1920.politics import coupled_theatres, fronts, operations
from sztab.games.rok1920.scenarios import deployment
from sztab.games.rok1920.scenarios.withdrawals import withdrawals
from sztab.games.rok1920.turn import sequence
from sztab.games.rok1920.turn.sequence import once


def player_turn(formation: volunteers.Formation) -> tuple[TurnStep, ...]:
    """The steps of a player-turn, with the slots for reserve phases between them (4.2.4/a-c)."""
    return (
        # Before the first player-turn.
        TurnStep("deployment", "24, 19.2.4", deployment.deploy, in_force.DEPLOYMENT),
        # Its start.
        TurnStep("turn-start", "3, 3.3", once(sequence.begin_turn)),
        TurnStep("arrivals", "28", once(arrivals.begin_turn), in_force.ARRIVALS),
        TurnStep("konarmia", "23.3", once(konarmia.begin_turn), in_force.KONARMIA),
        TurnStep("lithuania", "38.1.5", once(lithuania.keep_peace), in_force.LITHUANIA),
        TurnStep("trains", "30.2.7", once(support.begin_turn), in_force.SUPPORT),
        TurnStep("operations", "29.1", once(operations.begin_counting), in_force.OPERATIONS),
        TurnStep("armistice", "40.1", campaign.armistice, campaign.VICTORY.name),
        TurnStep("relocatable", "B.3.1", once(kiev.note_restored), kiev.OWN.name),
        TurnStep("strengthened", "14.2", once(replacements.take_effect), in_force.REPLACEMENTS),
        TurnStep("withdrawals", "B.5", withdrawals, kiev.OWN.name),
        TurnStep("theatres", "33.7", once(volunteers.note_theatres), in_force.VOLUNTEERS),
        TurnStep("marker", "33.6", once(coupled_theatres.review), in_force.COUPLING),
        TurnStep("formation", "33.1, 33.5", formation.begin_turn, in_force.VOLUNTEERS),
        TurnStep("whites", "34.1, 34.2, 34.3", once(whites.call), in_force.WHITES),
        TurnStep("support", "33.8", technical_units.begin_support, in_force.VOLUNTEERS),
        TurnStep("threat", "25.3", once(supply.check_threat), in_force.SUPPLY),
        TurnStep("technical", "37.3", technical_units.technical_roll, in_force.VOLUNTEERS),
        TurnStep("front-reserves", "35.1", front_reserves.answer_expansion, in_force.FRONT_RESERVES),
        TurnStep("hand-over", "26.3", fronts.hand_over, in_force.FRONTS),
        # 3.1/a: attacks, and the windows for reserve movement before and after them (4.2.4).
        TurnStep("first-window", "4.2.4", sequence.window_for_both),
        TurnStep("attacks", "3.1/a, 8", sequence.regular_attacks),
        TurnStep("second-window", "4.2.4", sequence.window_for_both),
        # 3.1/b: movement.
        TurnStep("movement", "3.1/b, 5", sequence.movement),
        TurnStep("third-window", "4.2.4", sequence.window_for_phasing),
        # 3.1/c: repeat attacks.
        TurnStep("repeat-attacks", "3.1/c, 11", sequence.repeat_attacks),
        # 3.1/d: replacements.
        TurnStep("replacements", "3.1/d", once(sequence.begin_replacements)),
        TurnStep("starvation", "25.7", supply.starve, in_force.SUPPLY),
        TurnStep("cheka", "39.1.2", cheka.mobilise, in_force.CHEKA),
        TurnStep("ordzhonikidze", "23.3", konarmia.free_replacements, in_force.KONARMIA),
        TurnStep("prisoners", "34.4", whites.recruit, in_force.WHITES),
        TurnStep("receive", "29.2, 29.3", operations.receive, in_force.OPERATIONS),
        TurnStep("receive", "B.6", once(kiev.receive), kiev.OWN.name),
        TurnStep("ukrainian-recruits", "20.1", ukrainians.receive, in_force.UKRAINIANS),
        TurnStep("galicia", "21.3", sich.mobilise, in_force.SICH),
        TurnStep("replacements", "14", replacements.phase, in_force.REPLACEMENTS),
        # Its end.
        TurnStep("desertion", "21.2.1, 21.2.2", sich.end_of_turn, in_force.SICH),
        TurnStep("no-mans-land", "32.1", once(no_mans_land.note_pause), in_force.NO_MANS_LAND),
        TurnStep("formed", "33.1", formation.end_turn, in_force.VOLUNTEERS),
        TurnStep("marker-end", "33.6", once(coupled_theatres.review), in_force.COUPLING),
        TurnStep("wilno", "38.5", once(lithuania.end_of_turn), in_force.LITHUANIA),
        TurnStep("turn-end", "13.3", once(sequence.end_turn)),
        TurnStep("konarmia-leaves", "23.4", once(konarmia.withdraw), in_force.KONARMIA),
        TurnStep("cooling", "15.6", once(sequence.cool)),
        TurnStep("next-player", "3.2, 3.3", sequence.next_player),
    )
