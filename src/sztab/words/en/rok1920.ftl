# Questions
rok1920-ask-reserve-phase = Move your reserves now?
rok1920-ask-move = Which unit moves?
rok1920-ask-move-to = { $unit }: where to?
rok1920-ask-move-by = { $unit } to { $hex }: by which path?
rok1920-ask-attack = Which hex do you attack?
rok1920-ask-attackers = Attack on { $hex }: who takes part?
rok1920-ask-attack-order = Attack on { $hex }: do you give an order?
rok1920-ask-defence-order = The enemy attacks { $hex }: do you give an order?
rok1920-ask-loss = Who loses a step?{ $left ->
        [one] {""}
       *[other] {" "}({ $left } to go)
    }
rok1920-ask-retreat-group = Who retreats together with { $units }?
rok1920-ask-retreat-route = { $units } must retreat: where to?
rok1920-ask-pursue = Who advances after combat?
rok1920-ask-pursue-to = { $unit } advances after combat: where to?
rok1920-chance-attack-roll = Attack on { $hex }: { $chance } or less needed. Roll two dice.

# Answers
rok1920-answer-take = move them now
rok1920-answer-pass = not now
rok1920-answer-done = done
rok1920-answer-attack-done = done attacking
rok1920-answer-move-done = done moving
rok1920-answer-pursue-done = nobody follows
rok1920-answer-go = attack
rok1920-answer-call-off = call off the attack
rok1920-answer-none = no order
rok1920-answer-assault = Assault: needed roll +2, an odd roll costs you a step
rok1920-answer-raid = Raid: needed roll −1, 2 MP more after combat
rok1920-answer-stubborn = Stubborn Defence: needed roll −2, an odd roll costs you a step
rok1920-answer-counter = Counter-attack: needed roll +1, a failed attack throws the attackers back
rok1920-answer-move = { $unit }
rok1920-answer-move-to = { $hex }
rok1920-answer-straight = by the shortest path
rok1920-answer-stay = stay put
rok1920-answer-move-by = via { $hex }
rok1920-answer-attack = attack { $hex }
rok1920-answer-attackers = { $unit }
rok1920-answer-loss = { $unit }
rok1920-answer-retreat-group = { $unit }
rok1920-answer-retreat-route = { $path-count ->
        [one] to { $path }
       *[other] via { $path }
    }
rok1920-answer-exit = via { $path } and off the { $edge } edge
rok1920-answer-pursue = { $unit }
rok1920-answer-pursue-to = { $hex }

# Journal
rok1920-event-turn-began = Turn of { $stage }: { $side-id ->
        [pl] Polish
       *[other] Bolshevik
    } player turn.
rok1920-event-phase-began = { $phase }: { $side }.
rok1920-event-reserve-phase-taken = { $side-id ->
        [pl] The Poles
       *[other] The Bolsheviks
    } move their reserves.
rok1920-event-moved = { $unit } moves: { $path }.
rok1920-event-moved-by-10 = { $unit } advances after combat: { $path }.
rok1920-event-moved-by-12 = { $unit } pursues: { $path }.
rok1920-event-place-taken = { $hex } falls to { $side-id ->
        [pl] the Poles
       *[other] the Bolsheviks
    }.
rok1920-event-attack-declared = { $units } { $units-count ->
        [one] attacks
       *[other] attack
    } { $hex }: strength { $attack } : { $defence }, { $base } from the table, needed { $chance } or less{ $orders-first-id ->
        [none] {""}
       *[other] ; order: { $orders-first }
    }{ $orders-last-id ->
        [none] {""}
       *[other] ; defender’s order: { $orders-last }
    }.
rok1920-event-attack-resolved = { $hex }: rolled { $total }, needed { $chance } or less: { $result }.
rok1920-event-weakened = { $unit } loses a step: { $level }.
rok1920-event-eliminated = { $unit } is eliminated in { $hex }.
rok1920-event-eliminated-by-3-4-3-a = { $unit } is eliminated in { $hex }: the retreat left the railway, and a train off its rails is lost.
rok1920-event-eliminated-by-30-2-3 = { $unit } is eliminated in { $hex }: the retreat left the railway, and a train off its rails is lost.
rok1920-event-eliminated-by-3-4-4-a = { $unit } is eliminated in { $hex }: the retreat went over a large river without a bridge.
rok1920-event-eliminated-by-3-4-6-a = { $unit } is eliminated in { $hex }: the retreat went over a large river without a bridge.
rok1920-event-eliminated-by-30-2-1 = { $unit } is eliminated in { $hex }: the retreat went over a large river without a bridge.
rok1920-event-eliminated-by-19-5-c = { $unit } is eliminated in { $hex }: the retreat went over a large river without a bridge.
rok1920-event-eliminated-by-3-3-g = { $unit } is eliminated in { $hex }: a cadre was left alone beside the enemy.
rok1920-event-eliminated-by-13-3 = { $unit } is eliminated in { $hex }: a cadre was left alone beside the enemy.
rok1920-event-retreated = { $units } { $units-count ->
        [one] retreats
       *[other] retreat
    }: { $path }{ $losses-count ->
        [0] {""}
       *[other] {""}; the path costs steps
    }.
rok1920-event-left-board = { $unit } retreats off the { $edge } edge and { $stage-id ->
        [never] will not return before the end of the game
       *[other] returns in the turn of { $stage }
    }.
rok1920-event-morale-shifted = Morale advantage, { $theatre }: { $by-sign ->
        [minus] −{ $by-size }
       *[other] +{ $by-size }
    } for { $side-id ->
        [pl] the Poles
       *[other] the Bolsheviks
    }; now { $field-sign ->
        [zero] even
        [minus] Poles { $field-size }
       *[plus] Bolsheviks { $field-size }
    }.

# Refusals
rok1920-refusal-attacked-already = Already attacked this phase.
rok1920-refusal-attacked-this-turn = Already attacked this player turn.
rok1920-refusal-barred-by-line = It crossed an enemy control line into difficult terrain or over a river, so it may not attack yet.
rok1920-refusal-beyond-pursuit = Too far for an advance after combat.
rok1920-refusal-carried-already = Moved by rail this phase, so it may not march.
rok1920-refusal-closed-on-the-way = The path is blocked at { $hex }.
rok1920-refusal-no-jumps = Movement goes from hex to hex; { $hex } is not adjacent to the previous one.
rok1920-refusal-entry-takes-all = Entering the attacked hex takes all its points; it may go no further.
rok1920-refusal-guns-enter-only = Tanks and artillery may enter only the attacked hex.
rok1920-refusal-pursuit-river = Having attacked across a large river, it may go no further than the attacked hex.
rok1920-refusal-pursuit-unbridged = Only units that attacked across this large river may cross it without a bridge, into the attacked hex.
rok1920-refusal-takes-whole-march = Entering { $hex } takes the whole move, so no other hex may be entered.
rok1920-refusal-border = A border or the edge of the board is in the way.
rok1920-refusal-demarcation-border = The demarcation line with Lithuania is a state border here.
rok1920-refusal-closed-hex = Outside the area of play.
rok1920-refusal-enemy-there = Enemy units are there.
rok1920-refusal-full = Stacking limit reached ({ $limit }).
rok1920-refusal-less-proper = Another path keeps closer to the proper retreat direction.
rok1920-refusal-line-forbidden = An enemy control line may not be crossed over a large river, or over a river into difficult terrain.
rok1920-refusal-more-losses = Steps lost on this path: { $losses }; on another: { $least }.
rok1920-refusal-moved-already = Already moved this phase.
rok1920-refusal-named-already = Already taking part.
rok1920-refusal-near-enemy = This path ends next to the enemy; another does not.
rok1920-refusal-no-enemy-there = No enemy there.
rok1920-refusal-no-points = No movement points.
rok1920-refusal-no-reserve = Not a reserve: strength { $own } against { $against } of adjacent enemies.
rok1920-refusal-no-strength = No strength to attack with.
rok1920-refusal-no-way = No such path.
rok1920-refusal-nobody-named = Nobody is taking part yet.
rok1920-refusal-not-adjacent = Only adjacent units may attack.
rok1920-refusal-not-in-combat = Took no part in this combat, or has already moved.
rok1920-refusal-not-offered = Not possible now.
rok1920-refusal-not-together = Lithuanians and Bolsheviks may not stack together.
rok1920-refusal-not-yours = Not yours.
rok1920-refusal-order-limit = This player turn’s order has been given, and fewer than half of the units are elite.
rok1920-refusal-order-strength = An order needs { $needed } SP; there are { $strength }.
rok1920-refusal-overfull-first = { $hex } is overstacked: some units must leave.
rok1920-refusal-placed-this-phase = Entered play this phase.
rok1920-refusal-ours-already = The town is already yours: a path through it changes nothing.
rok1920-refusal-too-far-round = Not enough MP for a path through this hex, or it is on the path already.
rok1920-refusal-too-far = The path costs { $cost } MP; the unit has { $points }.
rok1920-refusal-too-far-away = It is { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    } away; the unit has { $points } MP.

# Modifiers
rok1920-modifier-difficult-terrain = difficult terrain
rok1920-modifier-large-city = large city
rok1920-modifier-fortress = fortress
rok1920-modifier-over-small-river = across a small river
rok1920-modifier-over-large-river = across a large river
rok1920-modifier-over-works = across fortifications
rok1920-modifier-mixed-two = obstacle for half of the attackers
rok1920-modifier-mixed-many = different obstacles
rok1920-modifier-encircled = encircled defenders
rok1920-modifier-elite-units = elite attackers
rok1920-modifier-repeat-attack = repeat attack
rok1920-modifier-moral-advantage = morale advantage
rok1920-modifier-assault = Assault
rok1920-modifier-raid = Raid
rok1920-modifier-stubborn-defence = Stubborn Defence
rok1920-modifier-counter-attack = Counter-attack
rok1920-modifier-over-line = across a control line
rok1920-modifier-wrong-direction = wrong direction
rok1920-modifier-blocked = retreat blocked
rok1920-modifier-through-enemy = through enemy units

# Outcomes
rok1920-outcome-time = the last turn is over

# Names
rok1920-label-side-pl = the Poles
rok1920-label-side-su = the Bolsheviks
rok1920-label-theatre-pl = Polish theatre
rok1920-label-theatre-ua = Ukrainian theatre
rok1920-label-theatre-lb = Lithuanian-Belarusian theatre
rok1920-label-phase-attacks = Regular attacks
rok1920-label-phase-movement = Regular movement
rok1920-label-phase-repeat-attacks = Repeat attacks
rok1920-label-phase-replacements = Replacements
rok1920-label-edge-north = north
rok1920-label-edge-east = east
rok1920-label-edge-south = south
rok1920-label-edge-west = west
rok1920-label-level-full = full strength
rok1920-label-level-weak = reduced
rok1920-label-level-cadre = cadre
rok1920-label-result-success = the attack succeeds
rok1920-label-result-failure = the attack fails
rok1920-label-result-bloody = a bloody combat
rok1920-label-orders-none = none
rok1920-label-orders-assault = Assault
rok1920-label-orders-raid = Raid
rok1920-label-orders-stubborn = Stubborn Defence
rok1920-label-orders-counter = Counter-attack

# Steps of the player turn
rok1920-label-step-deployment = deployment
rok1920-label-step-armistice = armistice?
rok1920-label-step-withdrawals = withdrawals
rok1920-label-step-formation = Volunteer Army
rok1920-label-step-support = support units
rok1920-label-step-technical = technical troops
rok1920-label-step-front-reserves = front reserves
rok1920-label-step-hand-over = Cavalry Army handed over
rok1920-label-step-first-window = before the attacks
rok1920-label-step-attacks = regular attacks
rok1920-label-step-second-window = after the attacks
rok1920-label-step-movement = regular movement
rok1920-label-step-third-window = after the movement
rok1920-label-step-repeat-attacks = repeat attacks
rok1920-label-step-starvation = starvation
rok1920-label-step-cheka = revolutionary mobilisation
rok1920-label-step-ordzhonikidze = Comrade Ordzhonikidze’s friendship
rok1920-label-step-prisoners = recruiting among prisoners
rok1920-label-step-receive = replacements received
rok1920-label-step-ukrainian-recruits = Ukrainian replacements
rok1920-label-step-galicia = mobilisation in Galicia
rok1920-label-step-replacements = replacements
rok1920-label-step-desertion = desertion
rok1920-label-step-turn-start = start of player turn
rok1920-label-step-turn-end = end of player turn
rok1920-label-step-next-player = end of player turn
rok1920-label-step-cooling = end of player turn
rok1920-label-step-zeal = end of player turn
rok1920-label-step-arrival-markers = arrival markers
rok1920-label-step-arrivals = arrivals
rok1920-label-step-formed = Volunteer Army
rok1920-label-step-hidden-hungry = hidden units out of supply
rok1920-label-step-hiding = hiding
rok1920-label-step-kiev-morale = Kijów in Polish hands
rok1920-label-step-konarmia = Cavalry Army
rok1920-label-step-konarmia-leaves = Cavalry Army leaves
rok1920-label-step-late-formations = late formations
rok1920-label-step-lithuania = Lithuania
rok1920-label-step-lone-unsupplied = lone units out of supply
rok1920-label-step-marker = morale markers
rok1920-label-step-marker-end = morale markers
rok1920-label-step-no-mans-land = no man’s land
rok1920-label-step-operations = character of operations
rok1920-label-step-polish-rifles = 1st Polish Rifle Division
rok1920-label-step-political-events = political events
rok1920-label-step-precedence = precedence
rok1920-label-step-precedence-end = precedence
rok1920-label-step-priorities = political priorities
rok1920-label-step-relocatable = rebuilt units
rok1920-label-step-reorganisation = reorganisation
rok1920-label-step-replacements-end = end of replacements
rok1920-label-step-strengthened = strengthening
rok1920-label-step-supply-kept = supply
rok1920-label-step-theatres = theatres of war
rok1920-label-step-threat = threat
rok1920-label-step-trains = armoured trains
rok1920-label-step-volunteer-plan = Volunteer Army
rok1920-label-step-whites = counter-revolutionaries
rok1920-label-step-wilno = Wilno
rok1920-label-level-crushing = a crushing victory
rok1920-label-level-strategic = a strategic victory
rok1920-label-level-tactical = a tactical victory
rok1920-label-front-west = Western Front
rok1920-label-front-southwest = South-Western Front
rok1920-label-winner-pl = the Poles
rok1920-label-winner-su = the Bolsheviks
rok1920-refusal-no-march-there = No path: enemy units, their control lines, rivers or full hexes are in the way.
rok1920-refusal-no-reserve-then = Not a reserve when this phase began.
rok1920-refusal-duty-play-area = { $unit } is outside the scenario’s area and must return to it.

# Options of a table
rok1920-option-ukraine = Ukrainian uncertainty (41)
rok1920-option-upsurge = Patriotic upsurge (42)
rok1920-option-glavkom = Glavkom (43)
rok1920-option-budyonny = Budyonny’s surprise (44)
rok1920-option-flight = Flight (45)
rok1920-option-pursuit = Pursuit (46)
rok1920-option-ending = How long to play
rok1920-option-ending-short = short, to the end of this scenario
rok1920-option-ending-warsaw = to the battle of Warsaw (5 September)
rok1920-option-ending-campaign = to the end of the campaign (24 October)
