# Questions
raclawice-ask-chit = A chit is drawn from the pool.
raclawice-ask-activate = The commander-in-chief was drawn: which leader does he activate?
raclawice-ask-orphans = Whose orphaned units does the commander-in-chief lead now?
raclawice-ask-shot = One shot before the enemy acts: who fires?
raclawice-ask-act = Move a unit, fire, or pass?
raclawice-ask-group = Who moves along: others of the stack, or the next ones in the line?
raclawice-ask-arrive = { $unit } comes onto the map: where?
raclawice-ask-step = { $units } on the move: what next?
raclawice-ask-face = { $units }: which way { $units-count ->
        [one] does it
       *[other] do they
    } face?
raclawice-ask-order = Who is next in the stack, from the top?
raclawice-ask-react = An enemy has entered { $hex }: how do you react?
raclawice-ask-evade-fire = The skirmishers stand the test: do they fire?
raclawice-ask-evade-stay = Do the skirmishers stay or go back one hex?
raclawice-ask-leader-move = Where does { $leader } ride?
raclawice-ask-leader-withdraw = Where does { $leader } withdraw to?
raclawice-ask-leader-aside = The enemy has come next to { $leader }: does he withdraw?
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
raclawice-ask-return-hex = { $unit } comes back: where?
raclawice-ask-return-facing = { $unit } comes back: which way does it face?

# Answers
raclawice-answer-activate = { $leader }
raclawice-answer-activate-nobody = nobody
raclawice-answer-orphans = the units of { $leader }
raclawice-answer-shot = { $unit } fires
raclawice-answer-pass = pass
raclawice-answer-act-move = move { $unit }
raclawice-answer-act-fire = { $unit } fires
raclawice-answer-group-with = with { $unit } of the stack
raclawice-answer-group-line = with { $unit } of the line
raclawice-answer-group-go = go
raclawice-answer-arrive = at { $hex }
raclawice-answer-step-enter = { $unit } to { $hex }
raclawice-answer-step-charge = { $unit } charges into { $hex }
raclawice-answer-step-turn = { $unit } turns to { $facing }
raclawice-answer-step-form = { $unit }: { $formation }
raclawice-answer-step-reorder = { $unit }: new order of the stack
raclawice-answer-step-double = { $unit } at double pace
raclawice-answer-step-fire = { $unit } fires
raclawice-answer-step-push = { $unit } pushed by hand to { $hex }
raclawice-answer-step-swing = { $unit } swung round to { $facing }
raclawice-answer-step-limber = { $unit } limbers up
raclawice-answer-step-unlimber = { $unit } unlimbers
raclawice-answer-step-stop = { $unit } stops
raclawice-answer-face = { $facing }
raclawice-answer-order = { $unit }
raclawice-answer-react-fire = { $unit } stands and fires
raclawice-answer-react-counter = { $unit } counter-attacks
raclawice-answer-react-evade = { $unit } tries to slip away in skirmish order
raclawice-answer-react-withdraw = { $unit } withdraws two hexes
raclawice-answer-react-square = { $unit } tries to form square
raclawice-answer-react-leader = { $leader } steps aside
raclawice-answer-done = done
raclawice-answer-evade-fire-fire = fire
raclawice-answer-evade-fire-hold = hold fire
raclawice-answer-evade-stay-stay = stay
raclawice-answer-evade-stay-back = go back
raclawice-answer-leader-move = to { $hex }
raclawice-answer-leader-withdraw = to { $hex }
raclawice-answer-leader-aside = to { $hex }
raclawice-answer-leader-aside-stay = he stays
raclawice-answer-fire-target = fire at { $hex }
raclawice-answer-fire-partner = { $unit }
raclawice-answer-withdraw = to { $hex }
raclawice-answer-loss = { $unit }
raclawice-answer-melee-hex = the melee in { $hex }
raclawice-answer-melee-facing = { $facing }
raclawice-answer-return-hex = to { $hex }
raclawice-answer-return-facing = { $facing }

# Journal
raclawice-event-turn-began = Turn { $turn }. In the pool: { $leaders }.
raclawice-event-chit-drawn = Drawn from the pool: { $leader }.
raclawice-event-leader-activated = The units of { $leader } act.
raclawice-event-phase-began = { $leader }: { $phase }.
raclawice-event-entered = { $units } from { $start } to { $hex } ({ $cost } MP).
raclawice-event-arrived = { $units } { $units-count ->
        [one] comes
       *[other] come
    } onto the map at { $hex } ({ $cost } MP).
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
        [one] goes
       *[other] go
    } at double pace.
raclawice-event-move-ended = { $units } { $units-count ->
        [one] ends its
       *[other] end their
    } move in { $hex }.
raclawice-event-leader-moved = { $leader } goes to { $hex }.
raclawice-event-morale-tested = { $unit }, test of morale { $morale }: { $margin-sign ->
        [plus] failed, { $margin-size } above
        [zero] passed, the very number
       *[minus] passed, { $margin-size } below
    }.
raclawice-event-loss-taken = { $unit } takes a loss; its strength is { $strength }.
raclawice-event-unit-eliminated = { $unit } is eliminated in { $hex }.
raclawice-event-charged = { $units } { $units-count ->
        [one] charges
       *[other] charge
    } into { $hex }.
raclawice-event-counter-attacked = { $units } { $units-count ->
        [one] counter-attacks
       *[other] counter-attack
    } into { $hex }.
raclawice-event-leader-rolled = { $leader } in danger: { $fate }.
raclawice-event-leader-lost = { $leader } is lost.
raclawice-event-points-scored = The { $seat } score { $points ->
        [one] one point
       *[other] { $points } points
    } (rule { $because }); the marker is { $score-sign ->
        [plus] { $score-size } on the Polish side
        [zero] at zero
       *[minus] { $score-size } on the Russian side
    }.
raclawice-event-musketry-fired = { $units } { $units-count ->
        [one] fires
       *[other] fire
    } from { $hexes } at { $target }: strength { $quotient }, row { $row }, effect { $effect }M.
raclawice-event-guns-fired = { $unit } fires from { $start } at { $target }, distance { $distance }: effect { $effect }M.
raclawice-event-guns-shot-at = { $units } { $units-count ->
        [one] fires
       *[other] fire
    } at the battery { $gun }: strength { $strength }.
raclawice-event-counter-battery = { $unit } fires at the battery { $gun }, distance { $distance }: { $hit } to hit{ $effect-count ->
        [0] , a miss
       *[other] , { $effect } for effect
    }.
raclawice-event-guns-jammed = { $unit } has technical trouble until the end of the turn.
raclawice-event-guns-captured = { $unit } is captured in { $hex }.
raclawice-event-guns-recaptured = { $unit } is recaptured in { $hex }.
raclawice-event-withdrew = { $units } { $units-count ->
        [one] withdraws
       *[other] withdraw
    } from { $start } to { $hex }.
raclawice-event-melee-fought = Melee in { $hex }: { $attackers } against { $defenders }; the { $winner } win by { $difference }.
raclawice-event-fled = { $units } { $units-count ->
        [one] flees
       *[other] flee
    } from { $hex }, to come back in turn { $due }.
raclawice-event-fled-for-good = { $units } will not come back.
raclawice-event-came-back = { $unit } comes back to { $hex }.
raclawice-event-return-delayed = { $unit } waits until turn { $due }.

# Modifiers
raclawice-modifier-lava-infantry = ława against infantry
raclawice-modifier-table-effect = effect of the fire
raclawice-modifier-first-shot = first shot
raclawice-modifier-late-shot = third or fourth shot
raclawice-modifier-from-flank-or-rear = from flank or rear
raclawice-modifier-battery-stars = stars of the battery
raclawice-modifier-target-in-forest = target in forest
raclawice-modifier-target-in-buildings = target in buildings
raclawice-modifier-target-skirmishes = target in skirmish order
raclawice-modifier-target-in-square = target in square
raclawice-modifier-superior-strength = superior strength
raclawice-modifier-higher-morale = higher morale
raclawice-modifier-flank-attack = attack from the flank
raclawice-modifier-rear-attack = attack from the rear
raclawice-modifier-lava-attack = Cossack ława
raclawice-modifier-charge-against-infantry = charge against infantry
raclawice-modifier-charge-against-cavalry = charge against cavalry
raclawice-modifier-counter-attack = counter-attack
raclawice-modifier-scythes = scythemen
raclawice-modifier-square-against-cavalry = square against cavalry
raclawice-modifier-square-against-infantry = square against infantry
raclawice-modifier-skirmishers = in skirmish order
raclawice-modifier-cossacks-in-front = Cossacks fighting frontally
raclawice-modifier-leader-present = leader present
raclawice-modifier-holds-buildings = holds buildings
raclawice-modifier-holds-forest = holds the forest
raclawice-modifier-cavalry-in-cover = cavalry attacks into cover
raclawice-modifier-stands-higher = stands higher
raclawice-modifier-crossed-stream = came across the stream

# Outcomes
raclawice-outcome-threshold = the lead reached the threshold
raclawice-outcome-marker = ahead on victory points after the last turn
raclawice-outcome-off-track = the marker lies off the track, and then the Poles have won

# Refusals
raclawice-refusal-not-now = This is no answer to the question.
raclawice-refusal-not-active = { $unit } does not belong to the active side.
raclawice-refusal-not-own-unit = { $unit } is not yours.
raclawice-refusal-not-subordinate = { $unit } is not under { $leader }.
raclawice-refusal-out-of-command = { $unit } is out of the command range of { $leader }.
raclawice-refusal-reserve-held = { $unit } is held in reserve until turn { $turn }.
raclawice-refusal-six-chosen = The { $most } units are chosen already; { $unit } is not one of them.
raclawice-refusal-not-on-map = { $unit } is not on the map.
raclawice-refusal-came-back = { $unit } has just come back and may not move in this phase.
raclawice-refusal-square-at-bay = A square fights in { $hex }; nobody can join it there.
raclawice-refusal-stopped = { $unit } has been stopped in this phase.
raclawice-refusal-has-moved = The move of { $unit } is over.
raclawice-refusal-in-clash = { $hex } is a clash hex.
raclawice-refusal-not-yet-due = { $unit } arrives in turn { $turn }.
raclawice-refusal-no-way-in = There is no free entry hex for { $unit }.
raclawice-refusal-no-entry-hex = { $hex } is not an entry hex.
raclawice-refusal-enemy-there = { $hex } is held by the enemy.
raclawice-refusal-too-dear = { $hex } costs { $cost }, and { $left } is left.
raclawice-refusal-no-points = It costs { $cost }, and { $left } is left.
raclawice-refusal-other-stack = { $unit } does not stand in the same stack.
raclawice-refusal-moves-already = { $unit } moves already.
raclawice-refusal-no-line = { $unit } does not form a line with those who move.
raclawice-refusal-not-moving = { $unit } is not moving now.
raclawice-refusal-move-over = The move is over.
raclawice-refusal-not-adjacent = { $hex } is not next to it.
raclawice-refusal-not-in-front = It does not lie in the front zone.
raclawice-refusal-closed = { $hex } cannot be entered.
raclawice-refusal-double-rough = Double pace does not lead through { $hex }.
raclawice-refusal-double-friends = Double pace does not lead through friends in { $hex }.
raclawice-refusal-double-all = At double pace all points must be spent; { $left } left.
raclawice-refusal-double-before = Double pace is declared before the move.
raclawice-refusal-double-fired = Who has fired may not go at double pace.
raclawice-refusal-double-infantry = Only infantry goes at double pace, and not in square.
raclawice-refusal-double-no-change = At double pace there are no turns and no changes of formation.
raclawice-refusal-square-clear = A square needs clear terrain; { $hex } is not clear.
raclawice-refusal-square-all-points = It takes all the points, so none may have been spent.
raclawice-refusal-square-attack = A square does not attack.
raclawice-refusal-square-companies = A square needs { $least } companies of infantry.
raclawice-refusal-square-scythes = Scythemen do not form square.
raclawice-refusal-square-all-round = A square faces all round.
raclawice-refusal-backward-enemy = Nobody steps backwards into an enemy in { $hex }.
raclawice-refusal-guns-enemy = Guns do not enter an enemy's hex { $hex }.
raclawice-refusal-full = { $hex } is full and cannot be passed.
raclawice-refusal-mixed-arms = Infantry and cavalry do not stand or fight together in { $hex }.
raclawice-refusal-passing-arms = The enemy is passing through units of another arm in { $hex }.
raclawice-refusal-stack-limit = { $hex } may hold strength { $most }, not { $strength }.
raclawice-refusal-too-many-guns = { $hex } may hold { $most } batteries.
raclawice-refusal-charge-cavalry = Only cavalry charges.
raclawice-refusal-charge-nobody = There is nobody to charge in { $hex }.
raclawice-refusal-charge-run = A charge needs { $least } hexes; this would be { $hexes }.
raclawice-refusal-charge-steady = Who has turned or fired does not charge.
raclawice-refusal-charge-path = The way led through forest, buildings, a stream or other units.
raclawice-refusal-same-facing = It faces there already: { $facing }.
raclawice-refusal-face-at-the-end = It turns freely, and chooses its facing at the end of the move.
raclawice-refusal-whole-stack = Only the whole stack can do that.
raclawice-refusal-same-formation = There is no such change of formation.
raclawice-refusal-leave-formation-first = It must leave its formation first.
raclawice-refusal-no-skirmishers = Only riflemen and jaegers skirmish.
raclawice-refusal-abreast-strength = The strength does not allow a line within the hex.
raclawice-refusal-formed-already = That was changed in this move already.
raclawice-refusal-limbered-otherwise = Only guns are limbered, by an action of their own.
raclawice-refusal-not-foot-guns = Only unlimbered guns do that.
raclawice-refusal-not-limbered = The guns are not limbered.
raclawice-refusal-gun-has-worked = { $unit } has fired or moved already.
raclawice-refusal-foot-guns = Unlimbered guns are pushed, turned or limbered.
raclawice-refusal-guns-fire-apart = Guns fire by a shot of their own.
raclawice-refusal-reacted-already = It has reacted to this entry already.
raclawice-refusal-guns-only-fire = Guns react by fire alone.
raclawice-refusal-guns-no-attack = Moving guns can only be fired at.
raclawice-refusal-foot-against-horse = Infantry can only fire at advancing cavalry.
raclawice-refusal-foot-stays = Infantry does not withdraw of its own accord.
raclawice-refusal-only-cossacks = Before cavalry only Cossacks may withdraw.
raclawice-refusal-no-skirmish-order = { $unit } is not in skirmish order.
raclawice-refusal-countered-already = It has been the target of a counter-attack.
raclawice-refusal-has-countered = { $unit } has counter-attacked in this phase.
raclawice-refusal-no-cavalry = No cavalry has entered the hex of infantry that could form square.
raclawice-refusal-leader-not-near = No enemy has come next to { $leader }.
raclawice-refusal-leader-no-way = { $leader } has no free hex to go to.
raclawice-refusal-leader-fallen = { $leader } has fallen.
raclawice-refusal-leader-not-to-activate = { $leader } cannot be activated.
raclawice-refusal-must-lead-orphans = The commander-in-chief must lead the units of a fallen leader, not of { $leader }.
raclawice-refusal-leader-too-far = { $hex } is out of the leader's reach.
raclawice-refusal-must-fight = There is a melee that must be fought.
raclawice-refusal-no-clash = { $hex } holds no melee to fight now.
raclawice-refusal-no-target = It sees nobody it could fire at.
raclawice-refusal-lava-cossacks = Only Cossacks who have just come in try the ława.
raclawice-refusal-lava-square = A square has no flank.
raclawice-refusal-lava-front = The ława comes from the front.
raclawice-refusal-lava-flanks = Neither flank is free.
raclawice-refusal-guns-taken = { $unit } has been captured.
raclawice-refusal-fire-in-movement-only = Fire belongs to the movement phase.
raclawice-refusal-fire-from-clash = { $unit } stands in a clash hex.
raclawice-refusal-limbered = { $unit } is limbered.
raclawice-refusal-jammed = { $unit } has technical trouble.
raclawice-refusal-gun-moved = { $unit } has been moved in this turn.
raclawice-refusal-gun-turned = { $unit } has been turned.
raclawice-refusal-gun-fired = { $unit } has fired in this phase.
raclawice-refusal-not-on-top = It is not the top unit of its stack.
raclawice-refusal-no-muskets = { $unit } has no muskets.
raclawice-refusal-double-pace = { $unit } goes at double pace.
raclawice-refusal-four-shots = { $unit } has fired four times.
raclawice-refusal-no-point-to-fire = { $unit } has no point left for a shot.
raclawice-refusal-fire-into-clash = { $hex } is a clash hex.
raclawice-refusal-nobody-there = There is nobody to fire at in { $hex }.
raclawice-refusal-enemy-in-front = The enemy in front, in { $near }, must be the target, not { $hex }.
raclawice-refusal-out-of-range = { $hex } is { $distance } hexes away, and the range is { $most }.
raclawice-refusal-guns-too-far = Lone guns in { $hex } can be fired at up to { $most } hexes.
raclawice-refusal-too-weak = Strength { $strength } has no effect on { $hex }.
raclawice-refusal-guns-adjacent-only = Lone guns in { $hex } can be shot at from the next hex only.
raclawice-refusal-guns-need-strength = Strength { $strength } is too little against the guns in { $hex }.
raclawice-refusal-no-sight = { $hex } is out of sight: { $blocking } stands in the way.
raclawice-refusal-not-away = { $hex } does not lead away from the enemy.
raclawice-refusal-closed-hex = { $hex } cannot be entered.
raclawice-refusal-full-hex = { $hex } is full.
raclawice-refusal-no-room-to-withdraw = { $hex } has no room ({ $because }).
raclawice-refusal-no-face = There is no such facing.
raclawice-refusal-no-evade-fire = Fire or hold.
raclawice-refusal-no-evade-stay = Stay or go back.
raclawice-refusal-no-melee-facing = There is no such facing.
raclawice-refusal-no-return-facing = There is no such facing.
raclawice-refusal-leader-one-hex = { $leader } withdraws by one hex, and { $hex } is not next to him.
raclawice-refusal-withdraw-one-hex = { $hex } is not next to the units that withdraw.
raclawice-refusal-other-zone-first = Rear hexes come before flanks, and flanks before the front: { $better } rather than { $hex }.
raclawice-refusal-loss-elsewhere = The loss falls on the stack in { $hex }; { $unit } does not stand there.
raclawice-refusal-return-elsewhere = It comes back to { $leader }, in his hex or beside it (or, when he is off the map, in the printed hex), not in { $hex }.
raclawice-refusal-fires-already = { $unit } fires already.
raclawice-refusal-partner-arm = { $unit } is of another arm than those who fire.
raclawice-refusal-partner-beside = { $unit } does not stand beside those who fire, each in the other's flank zone.
raclawice-refusal-entry-not-in-front = { $hex } does not lie in the front zone of { $unit }.
raclawice-refusal-order-elsewhere = { $unit } is not one of the units of this stack that have no place yet.

# Options of a table
raclawice-option-threshold = Lead in points that wins at once
raclawice-option-melee-die = Die of the melee
raclawice-option-melee-die-d10 = ten-sided, 0–9
raclawice-option-melee-die-d6 = six-sided
