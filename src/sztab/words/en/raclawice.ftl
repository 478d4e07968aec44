# Questions
raclawice-ask-chit = A chit is drawn from the activation pool.
raclawice-ask-activate = The commander-in-chief was drawn: which leader does he activate?
raclawice-ask-orphans = Which fallen leader’s units does the commander-in-chief lead now?
raclawice-ask-shot = One shot before the enemy acts: who fires?
raclawice-ask-act = Move a unit, fire, or pass?
raclawice-ask-group = { $units-count ->
        [1] { $units } about to move: who goes along?
        [2] { $units } about to move: who else goes along?
       *[other] { $units-first } leads { $units-count } units off: who else goes along?
    }
raclawice-ask-arrive = { $unit } enters the map: where?
raclawice-ask-step = { $units-count ->
        [one] { $units }{ $others ->
            [0] {""}
            [one] {" "}and 1 more
           *[other] {" "}and { $others } more
        } on the move: what next?
       *[other] A line of { $units-count } stacks on the move: which goes next?
    }
raclawice-ask-face = { $units }: which way { $units-count ->
        [one] does it
       *[other] do they
    } face?
raclawice-ask-order = Who is next in the stack, from the top?
raclawice-ask-react = An enemy has entered { $hex }: how do you react?
raclawice-ask-evade-fire = The skirmishers passed their check: do they fire?
raclawice-ask-evade-stay = Do the skirmishers stay or withdraw one hex?
raclawice-ask-leader-move = Where does { $leader } ride?
raclawice-ask-leader-withdraw = Where does { $leader } withdraw to?
raclawice-ask-leader-aside = An enemy has come next to { $leader }: does he withdraw?
raclawice-ask-fire-target = What does { $unit } fire at?
raclawice-ask-fire-partner = { $units } { $units-count ->
        [one] fires
       *[other] fire
    } at { $hex }: who joins in?
raclawice-ask-withdraw = { $units } must withdraw: where to?
raclawice-ask-loss = Which unit takes the loss?
raclawice-ask-melee-hex = Which melee is fought next?
raclawice-ask-melee-facing = { $units } { $units-count ->
        [one] has
       *[other] have
    } won in { $hex }: which way { $units-count ->
        [one] does it
       *[other] do they
    } face?
raclawice-ask-return-hex = { $unit } returns: where?
raclawice-ask-return-facing = { $unit } comes back in { $hex }: which way does it face?

# Answers
raclawice-answer-activate = { $leader }
raclawice-answer-activate-nobody = nobody
raclawice-answer-orphans = the units of { $leader }
raclawice-answer-shot = { $unit } fires
raclawice-answer-pass = pass
raclawice-answer-act-move = move { $unit }
raclawice-answer-act-fire = { $unit } fires
raclawice-answer-group-with = with { $unit } from the stack
raclawice-answer-group-line = with { $unit } from the line
raclawice-answer-group-go = go, no one else
raclawice-answer-arrive = at { $hex }
raclawice-answer-step-enter = { $unit } to { $hex }
raclawice-answer-step-charge = { $unit } charges into { $hex }
raclawice-answer-step-turn = { $unit } turns to { $facing }
raclawice-answer-step-form = { $unit }: { $formation }
raclawice-answer-step-reorder = { $unit }: reorder the stack
raclawice-answer-step-double = { $unit } at double pace
raclawice-answer-step-fire = { $unit } fires
raclawice-answer-step-push = push { $unit } by hand to { $hex }
raclawice-answer-step-swing = swing { $unit } round to { $facing }
raclawice-answer-step-limber = { $unit } limbers up
raclawice-answer-step-unlimber = { $unit } unlimbers
raclawice-answer-step-stop = { $unit } stops
raclawice-answer-face = { $facing }
raclawice-answer-order = { $unit }
raclawice-answer-react-fire = { $unit } stands and fires
raclawice-answer-react-counter = { $unit } counter-attacks
raclawice-answer-react-evade = { $unit } tries to evade
raclawice-answer-react-withdraw = { $unit } withdraws two hexes
raclawice-answer-react-square = { $unit } tries to form square
raclawice-answer-react-leader = { $leader } withdraws
raclawice-answer-done = done
raclawice-answer-evade-fire-fire = fire
raclawice-answer-evade-fire-hold = hold fire
raclawice-answer-evade-stay-stay = stay
raclawice-answer-evade-stay-back = withdraw
raclawice-answer-leader-move = to { $hex }
raclawice-answer-leader-withdraw = to { $hex }
raclawice-answer-leader-aside = to { $hex }
raclawice-answer-leader-aside-stay = he stays
raclawice-answer-fire-target = fire at { $hex }
raclawice-answer-fire-partner = { $unit }
raclawice-answer-fire-partner-done = fire
raclawice-answer-withdraw = to { $hex }
raclawice-answer-loss = { $unit }
raclawice-answer-melee-hex = the melee in { $hex }
raclawice-answer-melee-facing = { $facing }
raclawice-answer-return-hex = to { $hex }
raclawice-answer-return-facing = { $facing }

# Journal
raclawice-event-turn-began = Turn { $turn }. In the pool: { $leaders }.
raclawice-event-chit-drawn = Drawn from the pool: { $leader }.
raclawice-event-leader-activated = The { $leader-id ->
        [kosciuszko] Polish
        [zajaczek] Polish
        [szyrer] Polish
        [manget] Polish
        [madalinski] Polish
       *[other] Russian
    } units of { $leader } act{ $chief-id ->
        [kosciuszko] {", led by "}{ $chief }
        [tormasow] {", led by "}{ $chief }
       *[other] {""}
    }.
raclawice-event-phase-began = { $leader }: { $phase }.
raclawice-event-entered = { $units } from { $start } to { $hex } ({ $cost } MP).
raclawice-event-arrived = { $units } { $units-count ->
        [one] enters
       *[other] enter
    } the map at { $hex } ({ $cost } MP).
raclawice-event-turned = { $units } in { $hex } { $units-count ->
        [one] turns
       *[other] turn
    } to the { $facing } ({ $cost } MP).
raclawice-event-formation-changed = { $units } in { $hex }: { $formation }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } MP)
    }.
raclawice-event-reordered = New order in { $hex }: { $units }.
raclawice-event-double-pace = { $units } { $units-count ->
        [one] moves
       *[other] move
    } at double pace.
raclawice-event-move-ended = { $units } { $units-count ->
        [one] ends its
       *[other] end their
    } move in { $hex }.
raclawice-event-leader-moved = { $leader } rides to { $hex }.
raclawice-event-morale-tested = { $unit }, morale check: rolled { $dice }{ $modifiers-parts }, needed { $morale } or less: { $margin-sign ->
        [plus] failed by { $margin-size }
        [zero] passed exactly
       *[minus] passed by { $margin-size }
    }.
raclawice-event-loss-taken = { $unit } takes a loss; strength now { $strength }.
raclawice-event-unit-eliminated = { $unit } is eliminated in { $hex }.
raclawice-event-charged = { $units } { $units-count ->
        [one] charges
       *[other] charge
    } into { $hex }.
raclawice-event-counter-attacked = { $units } { $units-count ->
        [one] counter-attacks
       *[other] counter-attack
    } into { $hex }.
raclawice-event-leader-rolled = The fate of { $leader }, roll { $dice }: { $fate }.
raclawice-event-leader-lost = { $leader } is lost.
raclawice-event-points-scored = The { $seat } score { $points ->
        [one] one point
       *[other] { $points } points
    } { $because }; { $score-sign ->
        [plus] the Poles lead by { $score-size }
        [zero] the score is level
       *[minus] the Russians lead by { $score-size }
    }.
raclawice-event-musketry-fired = { $units } { $units-count ->
        [one] fires
       *[other] fire
    } from { $hexes } at { $target }: fire strength { $quotient } at this range, row { $row } of the table; morale check with { $effect-sign ->
        [plus] +{ $effect-size } to the roll
        [zero] no modifier
       *[minus] −{ $effect-size } to the roll
    }.
raclawice-event-guns-fired = { $unit } fires from { $start } at { $target } (range { $distance }): morale check with { $effect-sign ->
        [plus] +{ $effect-size } to the roll
        [zero] no modifier
       *[minus] −{ $effect-size } to the roll
    }.
raclawice-event-guns-shot-at = { $units } { $units-count ->
        [one] fires
       *[other] fire
    } at { $gun }: fire strength { $strength }.
raclawice-event-counter-battery = { $unit } fires at { $gun }, range { $distance }: first roll { $hit }{ $effect-count ->
        [0] , a miss
       *[other] , second { $effect }
    }.
raclawice-event-guns-jammed = { $unit } is jammed until the end of the turn: a morale check against its fire came up a natural 0.
raclawice-event-guns-captured = { $unit } is captured in { $hex }.
raclawice-event-guns-recaptured = { $unit } is recaptured in { $hex }.
raclawice-event-withdrew = { $units } { $units-count ->
        [one] withdraws
       *[other] withdraw
    } from { $start } to { $hex }.
raclawice-event-melee-fought = Melee in { $hex }: { $attackers } against { $defenders }; the { $winner } win by { $difference }.
raclawice-event-melee-missed = No melee in { $hex } now: { $units } { $units-count ->
        [one] is
       *[other] are
    } out of { $leader }’s command range.
raclawice-event-fled = { $units } { $units-count ->
        [one] flees
       *[other] flee
    } from { $hex }; due back in turn { $due }.
raclawice-event-fled-for-good = { $units } will not return to the field.
raclawice-event-came-back = { $unit } returns to { $hex }.
raclawice-event-return-delayed = { $unit } will return no earlier than turn { $due }.

# Modifiers
raclawice-modifier-lava-infantry = ława against infantry
raclawice-modifier-table-effect = fire effect
raclawice-modifier-first-shot = first shot
raclawice-modifier-late-shot = third or fourth shot
raclawice-modifier-from-flank-or-rear = from flank or rear
raclawice-modifier-battery-stars = battery’s stars
raclawice-modifier-target-in-forest = target in forest
raclawice-modifier-target-in-buildings = target in buildings
raclawice-modifier-target-skirmishes = target in skirmish order
raclawice-modifier-target-in-square = target in square
raclawice-modifier-superior-strength = superior strength
raclawice-modifier-higher-morale = higher morale
raclawice-modifier-flank-attack = flank attack
raclawice-modifier-rear-attack = rear attack
raclawice-modifier-lava-attack = Cossack ława
raclawice-modifier-charge-against-infantry = charge against infantry
raclawice-modifier-charge-against-cavalry = charge against cavalry
raclawice-modifier-counter-attack = counter-attack
raclawice-modifier-scythes = scythemen
raclawice-modifier-square-against-cavalry = square against cavalry
raclawice-modifier-square-against-infantry = square against infantry
raclawice-modifier-skirmishers = in skirmish order
raclawice-modifier-cossacks-in-front = Cossacks in a frontal fight
raclawice-modifier-leader-present = leader present
raclawice-modifier-holds-buildings = defends buildings
raclawice-modifier-holds-forest = defends in forest
raclawice-modifier-cavalry-in-cover = cavalry attacks into cover
raclawice-modifier-stands-higher = higher ground
raclawice-modifier-crossed-stream = attack across a stream

# Outcomes
raclawice-outcome-threshold = the lead at the end of the turn is enough to win this scenario at once
raclawice-outcome-marker = ahead on victory points after the last turn
raclawice-outcome-off-track = level on points, so the Poles win

# Refusals
raclawice-refusal-not-now = That cannot be done now.
raclawice-refusal-not-active = { $unit } does not belong to the active side.
raclawice-refusal-not-own-unit = { $unit } is not yours.
raclawice-refusal-not-subordinate = { $leader } does not command { $unit }.
raclawice-refusal-out-of-command = { $unit } is out of { $leader }’s command range.
raclawice-refusal-reserve-held = { $unit } is held in reserve until turn { $turn }.
raclawice-refusal-six-chosen = All { $most } units have been chosen; { $unit } is not one of them.
raclawice-refusal-not-on-map = { $unit } is not on the map.
raclawice-refusal-came-back = { $unit } has just returned and may not move in this phase.
raclawice-refusal-square-at-bay = A square is fighting in { $hex }; no unit can join it.
raclawice-refusal-stopped = { $unit } was stopped in this phase.
raclawice-refusal-has-moved = { $unit } has finished its move.
raclawice-refusal-in-clash = { $hex } is a melee hex.
raclawice-refusal-not-yet-due = { $unit } arrives in turn { $turn }.
raclawice-refusal-no-way-in = { $unit } has no free entry hex.
raclawice-refusal-no-entry-hex = { $hex } is not an entry hex.
raclawice-refusal-enemy-there = { $hex } is held by the enemy.
raclawice-refusal-too-dear = Entering { $hex } costs { $cost } MP; { $left } left.
raclawice-refusal-no-points = That costs { $cost } MP; { $left } left.
raclawice-refusal-other-stack = { $unit } is not in the same stack.
raclawice-refusal-moves-already = { $unit } is already moving.
raclawice-refusal-no-line = { $unit } is not in line with the moving units.
raclawice-refusal-not-moving = { $unit } is not moving now.
raclawice-refusal-move-over = The move is over.
raclawice-refusal-not-adjacent = { $hex } is not adjacent to the unit.
raclawice-refusal-beyond-reach = { $hex } is out of reach of this move: { $left } MP left, counting steps forward and the cost of turning.
raclawice-refusal-beyond-double = { $hex } is no destination at double pace: { $left } MP, all of them forward and without a turn.
raclawice-refusal-not-in-front = That hex is not in the front zone.
raclawice-refusal-closed = { $hex } cannot be entered.
raclawice-refusal-double-rough = No double pace into { $hex }: forest, buildings or a stream.
raclawice-refusal-double-friends = No double pace through friendly units in { $hex }.
raclawice-refusal-double-all = Double pace must use all MP; { $left } left.
raclawice-refusal-double-before = Double pace is declared before the move.
raclawice-refusal-double-fired = A unit that has fired may not move at double pace.
raclawice-refusal-double-infantry = Only infantry moves at double pace, and not in square.
raclawice-refusal-double-no-change = No turns and no change of formation at double pace.
raclawice-refusal-square-clear = A square needs clear terrain; { $hex } is not clear.
raclawice-refusal-square-all-points = That takes all MP, so none may be spent before it.
raclawice-refusal-square-attack = A square may not attack.
raclawice-refusal-square-companies = A square takes { $least } infantry companies.
raclawice-refusal-square-scythes = Scythemen may not form square.
raclawice-refusal-square-all-round = A square faces all round.
raclawice-refusal-backward-enemy = A unit may not step back into an enemy hex ({ $hex }).
raclawice-refusal-guns-enemy = Guns may not enter an enemy hex ({ $hex }).
raclawice-refusal-full = { $hex } is full and may not be passed through.
raclawice-refusal-mixed-arms = Infantry and cavalry may not stack or fight together in { $hex }.
raclawice-refusal-passing-arms = The enemy is passing through units of another arm in { $hex }.
raclawice-refusal-stack-limit = { $hex } holds strength { $most } at most; this would be { $strength }.
raclawice-refusal-too-many-guns = { $hex } holds { $most } batteries at most.
raclawice-refusal-charge-cavalry = Only cavalry may charge.
raclawice-refusal-charge-nobody = There is nobody to charge in { $hex }.
raclawice-refusal-charge-run = A charge must move at least { $least } hexes; this would be { $hexes }.
raclawice-refusal-charge-steady = No charge after turning or firing.
raclawice-refusal-charge-path = The path led through forest, buildings, a stream or other units.
raclawice-refusal-same-facing = The unit already faces { $facing }.
raclawice-refusal-face-at-the-end = Turning is free here; choose the facing at the end of the move.
raclawice-refusal-whole-stack = Only the whole stack can do that.
raclawice-refusal-same-formation = No such change of formation.
raclawice-refusal-leave-formation-first = The unit must leave its present formation first.
raclawice-refusal-no-skirmishers = Only riflemen and Jägers may skirmish.
raclawice-refusal-abreast-strength = These units are too weak to stand side by side in one hex.
raclawice-refusal-formed-already = This formation was already changed during the move.
raclawice-refusal-limbered-otherwise = Only guns are limbered, and as a separate action.
raclawice-refusal-not-foot-guns = Only unlimbered guns can do that.
raclawice-refusal-not-limbered = The guns are not limbered.
raclawice-refusal-gun-has-worked = { $unit } has already fired or moved.
raclawice-refusal-foot-guns = Unlimbered guns may be pushed, turned or limbered.
raclawice-refusal-guns-fire-apart = Guns always fire alone.
raclawice-refusal-reacted-already = The unit has already reacted to this entry.
raclawice-refusal-guns-only-fire = Guns may react only by firing.
raclawice-refusal-guns-no-attack = Moving guns can only be fired at.
raclawice-refusal-foot-against-horse = Against advancing cavalry, infantry may only fire.
raclawice-refusal-foot-stays = Infantry may not withdraw of its own accord.
raclawice-refusal-only-cossacks = Only Cossacks may withdraw before cavalry.
raclawice-refusal-no-skirmish-order = { $unit } is not in skirmish order.
raclawice-refusal-countered-already = The unit has already been the target of a counter-attack.
raclawice-refusal-has-countered = { $unit } has already counter-attacked in this phase.
raclawice-refusal-no-cavalry = No cavalry has entered the hex of infantry that could form square.
raclawice-refusal-leader-not-near = No enemy has come next to { $leader }.
raclawice-refusal-leader-no-way = { $leader } has no free hex to go to.
raclawice-refusal-leader-fallen = { $leader } is no longer in command.
raclawice-refusal-leader-not-to-activate = { $leader } cannot be activated.
raclawice-refusal-must-lead-orphans = The commander-in-chief must lead the units of a fallen leader; { $leader } is not one.
raclawice-refusal-leader-too-far = { $hex } is out of the leader’s reach.
raclawice-refusal-must-fight = There is still a melee to fight.
raclawice-refusal-no-clash = There is no melee to fight in { $hex } now.
raclawice-refusal-no-target = The unit has nothing to fire at.
raclawice-refusal-lava-cossacks = Only Cossacks that have just entered the hex may try the ława.
raclawice-refusal-lava-square = A square has no flank zone.
raclawice-refusal-lava-front = The ława must enter from the enemy’s front.
raclawice-refusal-lava-flanks = Neither flank hex is free.
raclawice-refusal-guns-taken = { $unit } has been captured.
raclawice-refusal-fire-in-movement-only = Firing takes place in the movement phase.
raclawice-refusal-fire-from-clash = { $unit } is in a melee hex.
raclawice-refusal-limbered = { $unit } is limbered.
raclawice-refusal-jammed = { $unit } is jammed.
raclawice-refusal-gun-moved = { $unit } has moved this turn.
raclawice-refusal-gun-turned = { $unit } has been turned.
raclawice-refusal-gun-fired = { $unit } has already fired in this phase.
raclawice-refusal-not-on-top = Not the top unit of its stack.
raclawice-refusal-no-muskets = { $unit } has no fire strength.
raclawice-refusal-double-pace = { $unit } is moving at double pace.
raclawice-refusal-four-shots = { $unit } has fired four times.
raclawice-refusal-no-point-to-fire = { $unit } has no MP left for a shot.
raclawice-refusal-fire-into-clash = There is a melee in { $hex }: no firing into it.
raclawice-refusal-nobody-there = There is nobody to fire at in { $hex }.
raclawice-refusal-enemy-in-front = Only the enemy in the front zone ({ $near }) may be the target, not { $hex }.
raclawice-refusal-out-of-range = { $hex } is out of range: distance { $distance }, range { $most }.
raclawice-refusal-guns-too-far = Lone guns in { $hex } can be fired at from { $most } hexes at most.
raclawice-refusal-too-weak = Fire strength { $strength } is too little against { $hex }.
raclawice-refusal-guns-adjacent-only = Lone guns in { $hex } can be fired at only from an adjacent hex.
raclawice-refusal-guns-need-strength = Fire strength { $strength } is too little against the guns in { $hex }.
raclawice-refusal-no-sight = { $hex } is out of sight: { $blocking } blocks the line.
raclawice-refusal-not-away = { $hex } is no further from the enemy.
raclawice-refusal-closed-hex = { $hex } cannot be entered.
raclawice-refusal-full-hex = { $hex } is full.
raclawice-refusal-no-room-to-withdraw = No room in { $hex } (rule { $because }).
raclawice-refusal-no-face = No such facing.
raclawice-refusal-no-evade-fire = Choose: fire or hold fire.
raclawice-refusal-no-evade-stay = Choose: stay or withdraw.
raclawice-refusal-no-melee-facing = No such facing.
raclawice-refusal-no-return-facing = No such facing.
raclawice-refusal-leader-one-hex = { $leader } withdraws one hex, and { $hex } is not adjacent to him.
raclawice-refusal-withdraw-one-hex = { $hex } is not adjacent to the withdrawing units.
raclawice-refusal-other-zone-first = Rear zone first, then flank, then front: { $better }, not { $hex }.
raclawice-refusal-loss-elsewhere = The loss falls on the stack in { $hex }; { $unit } is not in it.
raclawice-refusal-return-elsewhere = A unit returns to its leader’s hex ({ $leader }) or one adjacent or, when he is off the map, to the return hex in the rules; not to { $hex }.
raclawice-refusal-fires-already = { $unit } is already firing.
raclawice-refusal-partner-arm = { $unit } is of a different arm from those firing.
raclawice-refusal-partner-beside = { $unit } is not alongside those firing, each in the other’s flank zone.
raclawice-refusal-entry-not-in-front = { $hex } is not in the front zone of { $unit }.
raclawice-refusal-order-elsewhere = { $unit } is not waiting for a place in this stack.

# Options of a table
raclawice-option-threshold = Point lead that wins at once
raclawice-option-melee-die = Melee die
raclawice-option-melee-die-d10 = ten-sided, 0–9
raclawice-option-melee-die-d6 = six-sided
