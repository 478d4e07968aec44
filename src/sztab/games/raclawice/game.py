"""Racławice 1794: the game as the kernel knows it, and how its chapters call each other.

Numbers: a unit, a leader and a hex are dense ints (`edition.unit(id)`, `edition.leader(id)`, `edition.hex("1216")`), a
side is 0 (Poles) or 1 (Russians), a facing is a corner 0..5 (board.py). Rules take `(edition, state, …)`; those that
ask are generators. Seats are `units.SEATS[side]`.

Who calls whom (all take `edition, state` first):

    sequence.next_activity                3     the table of phases; one activity a call
    leaders.is_commanded(unit)            4.2   may the unit act in the running phase (movement, melee)?
    leaders.endanger(hex, side, rule)     4.6.1 Steps[None]: a die for each leader of the side in the hex
    leaders.lose_leader(leader, rule, scores=…)  4.6 he leaves the game
    stacking.put(unit, hex) / lift(unit)  6     the ways to change where a unit stands; they keep the order, the sets of
                                                hexes, clash hexes and the formations of stacks (A18, A19)
    stacking.guns_at(side, hex)           6     batteries in play there
    stacking.is_clash(hex)                3.4/i
    stacking.refusal_stack(units, hex)    6.1, 6.2   may these units stand there together with who is there?
    morale.check(unit, modifiers, rule)   3.4/g Steps[tuple[int, int]]: margin (0 or less: passed) and the bare die
    morale.lose(unit, rule)               3.4/e one loss; True when that eliminates the unit (4.6/a,b follow)
    morale.eliminate(unit, rule)          3.4/e3
    victory.award(side, points, rule)     12.2  (state first)
    formations.try_lava(hex, attackers, defenders)   7.4 Steps[bool], asked by melee before the dice

    fire.candidates(side) -> list[int]    10.4  units and batteries that may fire now at something (top units, 6.8)
    fire.shoot(unit) -> Steps[None]       10    asks target and partners (10.9.6), resolves, takes the point of 10.9.2
    fire.refusal_shot(unit, hex)          10.2-10.8  Refusal | None: why this unit may not fire at that hex now
    fire.shoot_at(unit, hex) -> Steps[None]    9.1  the same at a given hex, alone: the fire of a reaction
    withdrawal.withdraw(units, hexes, cause, rule, scores=…) -> Steps[None]
                                          10.11 units of one stack go back so many hexes, away from the hex `cause`;
                                                `scores`: elimination on the way gives a point (A41); marks STOPPED
    withdrawal.leader_hexes(leader) -> list[int]    10.11.8 where a leader may withdraw to
    melee.fight(hex, attacker, charge=…, counter=…) -> Steps[int]
                                          11.7  one whole melee with all that follows; returns the side that won.
                                                `attacker` is a side; winners take any facing (11.8/b asks)
    melee.clashes() -> list[int]          11.2  hexes where active, commanded units must still fight in this phase
    flight.returning(leader, of)          11.11 the units that come back at this activation
    flight.come_back(unit) -> Steps[None] 11.11.4
    scenarios.start / scenarios.cards     13    states at the start; pool by turn, entry hexes, last turn
    victory.settle(state)                 12.3, 12.4   the outcome at the end of a turn, if there is one

Marks (state.py): fire sets FIRED, GUN_FIRED, JAMMED and counts `shots`; withdrawal sets STOPPED; melee sets FOUGHT. A
unit enters a clash hex through `stacking.put(unit, hex, came=…)`, so that `state.came` tells melee where it came from.
Movement looks after every step which of its units still stand in the group's hex unstopped; the others drop out.
"""
