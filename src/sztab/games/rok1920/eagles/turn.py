"""5.1, A15, A104: the player-turn of Nest of Eagles: all its steps in order, with their rules."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapters import TurnStep
from sztab.games.rok1920.eagles import (
    allies,
    cheka,
    front_reserves,
    konarmia,
    lithuania,
    morale,
    operations,
    polish_rifles,
    reorganisation,
    replacements,
    sich,
    supply,
    support,
    three_players,
    volunteers,
)
from sztab.games.rok1920.eagles.options import (
    alternative_arrivals,
    hidden_units,
    hiding,
    moral_surge,
    political_events,
    priorities,
    volunteer_plan,
)
from sztab.games.rok1920.eagles.scenarios import late, verdicts, withdrawals
from sztab.games.rok1920.forces import konarmia as riders
from sztab.games.rok1920.forces.lithuania import keep_peace
from sztab.games.rok1920.logistics import arrivals
from sztab.games.rok1920.logistics.replacements import phase
from sztab.games.rok1920.politics.operations import begin_counting
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
    TurnStep("konarmia", "20.1.2", once(riders.begin_turn), in_force.KONARMIA),
    TurnStep("lithuania", "21.1/g", once(keep_peace), in_force.LITHUANIA),
    TurnStep("trains", "3.4.3/g", once(support.begin_turn), in_force.SUPPORT),
    TurnStep("supply-kept", "3.4.4/d, 19.5/e", once(supply.begin_turn), in_force.SUPPLY),
    TurnStep("operations", "17.1.1", once(begin_counting), in_force.OPERATIONS),
    TurnStep("hiding", "23.1.3/k", hiding.count_scouting, hidden_units.NAME),
    TurnStep("armistice", "S9.V", verdicts.armistice, verdicts.CAMPAIGN.name),
    TurnStep("precedence", "22.1", once(three_players.begin_turn), three_players.NAME),
    TurnStep("priorities", "23.5", priorities.begin_turn, priorities.NAME),
    TurnStep("volunteer-plan", "23.4.1", volunteer_plan.lay, alternative_arrivals.NAME),
    TurnStep("arrival-markers", "23.4", alternative_arrivals.begin_turn, alternative_arrivals.NAME),
    TurnStep("withdrawals", "S2.4", withdrawals.run, withdrawals.CHAPTER.name),
    TurnStep("late-formations", "S4.3", once(late.lay), late.LATE.name),
    TurnStep("strengthened", "17.3", once(replacements.begin_turn), in_force.REPLACEMENTS),
    TurnStep("marker", "13.4, 13.5", once(morale.review), in_force.COUPLING),
    TurnStep("formation", "19.1.1", volunteers.begin_turn, in_force.VOLUNTEERS),
    TurnStep("whites", "19.7", once(allies.call), in_force.WHITES),
    TurnStep("front-reserves", "20.2.1", front_reserves.answer_alarm, in_force.FRONT_RESERVES),
    TurnStep("hand-over", "20.1.4", konarmia.hand_over, in_force.FRONTS),
    # 5.1/a-5.1/i: attacks, movement and repeat attacks, with the windows for reserve movement.
    TurnStep("first-window", "5.1/a, 8.1", sequence.window_for_both),
    TurnStep("attacks", "5.1/d, 10", sequence.regular_attacks),
    TurnStep("second-window", "5.1/e, 8.1", sequence.window_for_both),
    TurnStep("movement", "5.1/f, 7", sequence.movement),
    TurnStep("third-window", "5.1/h, 8.1", sequence.window_for_phasing),
    TurnStep("repeat-attacks", "5.1/i, 10.8", sequence.repeat_attacks),
    # 5.1/j-5.1/l, A15: replacements.
    TurnStep("replacements", "5.1/j", once(sequence.begin_replacements)),
    TurnStep("reorganisation", "18.3", once(reorganisation.begin), reorganisation.CHAPTER.name),
    TurnStep("hidden-hungry", "15.3/b", once(hiding.show_hungry), hidden_units.NAME),
    TurnStep("lone-unsupplied", "15.3/g, 13.3/h", once(supply.begin_replacements), in_force.SUPPLY),
    TurnStep("receive", "17.1.2, 17.1.3", operations.receive, operations.INCOME.name),
    TurnStep("receive", "S2.5", once(operations.receive_listed), operations.SCHEDULE.name),
    TurnStep("receive", "S8.4", once(operations.receive_capped), operations.CAPPED.name),
    TurnStep("ukrainian-recruits", "17.1.4", once(allies.receive), in_force.UKRAINIANS),
    TurnStep("cheka", "17.1.5/d", cheka.mobilise, in_force.CHEKA),
    TurnStep("ordzhonikidze", "20.1.2", konarmia.free_replacements, in_force.KONARMIA),
    TurnStep("prisoners", "19.9", allies.recruit, allies.RECRUITING.name),
    TurnStep("polish-rifles", "20.3", polish_rifles.rouse, polish_rifles.CHAPTER.name),
    TurnStep("galicia", "20.4.3", sich.mobilise, in_force.SICH),
    TurnStep("kiev-morale", "13.3.3", once(morale.kiev_morale), in_force.MORALE),
    TurnStep("political-events", "23.3/b", political_events.window, moral_surge.NAME),
    TurnStep("replacements", "17, 18", phase, in_force.REPLACEMENTS),
    TurnStep("hidden-hungry", "15.3/b", once(hiding.show_hungry), hidden_units.NAME),
    TurnStep("starvation", "15.3/b", supply.starve, in_force.SUPPLY),
    # Its end.
    TurnStep("desertion", "20.4.1", once(sich.end_of_turn), in_force.SICH),
    TurnStep("replacements-end", "17.3/e", once(replacements.end_turn), in_force.REPLACEMENTS),
    TurnStep("formed", "19.1.1", volunteers.end_turn, in_force.VOLUNTEERS),
    TurnStep("marker-end", "13.4, 13.5", once(morale.review), in_force.COUPLING),
    TurnStep("wilno", "21.4", once(lithuania.end_of_turn), in_force.LITHUANIA),
    TurnStep("turn-end", "5.2", once(end_turn)),
    TurnStep("zeal", "13.3.1", once(morale.cool), in_force.MORALE),
    TurnStep("konarmia-leaves", "20.1.3", once(konarmia.withdraw), in_force.KONARMIA),
    TurnStep("precedence-end", "22.2/a", once(three_players.end_turn), three_players.NAME),
    TurnStep("next-player", "5.2", sequence.next_player),
)
