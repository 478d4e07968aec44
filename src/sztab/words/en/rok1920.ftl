# Questions
rok1920-ask-reserve-phase = Do you take your reserve-movement phase now?
rok1920-ask-move = Which unit moves, or what else is done in this phase?
rok1920-ask-move-to = { $unit }: where to?
rok1920-ask-move-by = { $unit } to { $hex }: which way?
rok1920-ask-attack = Which hex do you attack?
rok1920-ask-attackers = Attack on { $hex }: who takes part?
rok1920-ask-attack-order = Attack on { $hex }: do you give an order?
rok1920-ask-defence-order = { $hex } is attacked: do you give an order?
rok1920-ask-loss = Who loses a level?{ $left ->
        [one] {""}
       *[other] {" "}({ $left } to go)
    }
rok1920-ask-retreat-group = Who retreats together with { $units }?
rok1920-ask-retreat-route = { $units } must retreat: which way?
rok1920-ask-pursue = Who moves after combat?
rok1920-ask-pursue-to = { $unit }: where to after combat?
rok1920-chance-attack-roll = Attack on { $hex }, chance { $chance }: two dice.

# Answers
rok1920-answer-take = take it now
rok1920-answer-pass = not now
rok1920-answer-done = done
rok1920-answer-go = attack
rok1920-answer-call-off = call it off
rok1920-answer-none = no order
rok1920-answer-assault = Assault: chance +2, an odd roll costs you a level
rok1920-answer-raid = Raid: chance −1, two points more after combat
rok1920-answer-stubborn = Stubborn Defence: chance −2, an odd roll costs you a level
rok1920-answer-counter = Counter-attack: chance +1, a failed attack throws the attackers back
rok1920-answer-move = { $unit }
rok1920-answer-move-to = { $hex }
rok1920-answer-straight = the shortest way
rok1920-answer-stay = stay there
rok1920-answer-move-by = by { $hex }
rok1920-answer-attack = attack { $hex }
rok1920-answer-attackers = { $unit }
rok1920-answer-loss = { $unit }
rok1920-answer-retreat-group = { $unit }
rok1920-answer-retreat-route = by { $path }
rok1920-answer-exit = by { $path } and over the { $edge } edge
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
rok1920-event-moved = { $unit } moves to { $path }.
rok1920-event-place-taken = { $hex } falls to { $side-id ->
        [pl] the Poles
       *[other] the Bolsheviks
    }.
rok1920-event-attack-declared = { $units } { $units-count ->
        [one] attacks
       *[other] attack
    } { $hex }: strength { $attack } : { $defence }, { $base } in the table, chance { $chance }{ $orders-first-id ->
        [none] {""}
       *[other] ; order: { $orders-first }
    }{ $orders-last-id ->
        [none] {""}
       *[other] ; the defender’s order: { $orders-last }
    }.
rok1920-event-attack-resolved = { $hex }: { $total } rolled against a chance of { $chance }: { $result }.
rok1920-event-weakened = { $unit } loses a level: { $level }.
rok1920-event-eliminated = { $unit } is eliminated at { $hex }.
rok1920-event-retreated = { $units } { $units-count ->
        [one] retreats
       *[other] retreat
    }: { $path }.
rok1920-event-left-board = { $unit } is driven over the { $edge } edge and comes back { $stage-id ->
        [never] after the game
       *[other] in { $stage }
    }.
rok1920-event-morale-shifted = Morale advantage, { $theatre }: { $side-id ->
        [pl] the Poles
       *[other] the Bolsheviks
    } { $by-sign ->
        [minus] −{ $by-size }
       *[other] +{ $by-size }
    }; { $field-sign ->
        [zero] now even
        [minus] now Polish, { $field-size }
       *[plus] now Bolshevik, { $field-size }
    }.

# Refusals
rok1920-refusal-attacked-already = It has attacked in this phase.
rok1920-refusal-attacked-this-turn = It has attacked in this player turn.
rok1920-refusal-barred-by-line = It crossed an enemy control line into rough ground or over a river and may not attack yet.
rok1920-refusal-beyond-pursuit = Beyond the range of movement after combat.
rok1920-refusal-carried-already = It went by rail in this phase, so it does not march.
rok1920-refusal-closed-on-the-way = The way there is closed at { $hex }.
rok1920-refusal-no-jumps = A march goes from hex to hex; { $hex } does not lie beside the last one.
rok1920-refusal-entry-takes-all = Entering the attacked hex takes all it has; it goes no further.
rok1920-refusal-guns-enter-only = Tanks and artillery enter the attacked hex and no other.
rok1920-refusal-pursuit-river = Having attacked across a large river it goes no further than the attacked hex.
rok1920-refusal-pursuit-unbridged = A large river without a bridge is not crossed here: only those who attacked across it do, into the attacked hex.
rok1920-refusal-takes-whole-march = The step to { $hex } takes a whole march, so it can only be the first and last one.
rok1920-refusal-border = A border or the edge of the board lies between.
rok1920-refusal-demarcation-border = The demarcation line with Lithuania is a border here.
rok1920-refusal-closed-hex = Outside the area of the game.
rok1920-refusal-enemy-there = Enemy units stand there.
rok1920-refusal-full = As many units stand there as may ({ $limit }).
rok1920-refusal-less-proper = Another way keeps better to the proper direction.
rok1920-refusal-line-forbidden = An enemy control line with a large river, or with a river and rough ground.
rok1920-refusal-more-losses = It would cost { $losses } levels, another way { $least }.
rok1920-refusal-moved-already = It has moved in this phase.
rok1920-refusal-named-already = It takes part already.
rok1920-refusal-near-enemy = It ends beside the enemy, another way does not.
rok1920-refusal-no-enemy-there = No enemy stands there.
rok1920-refusal-no-points = It has no march points.
rok1920-refusal-no-reserve = It is no reserve: it counts { $own } strength points, the enemies beside it { $against }.
rok1920-refusal-no-strength = There is no strength to attack with.
rok1920-refusal-no-way = There is no such way.
rok1920-refusal-nobody-named = Nobody takes part yet.
rok1920-refusal-not-adjacent = It is not adjacent.
rok1920-refusal-not-in-combat = It took no part in this combat, or has moved.
rok1920-refusal-not-offered = That is not possible now.
rok1920-refusal-not-together = Lithuanians and Bolsheviks do not stand together.
rok1920-refusal-not-yours = It is not yours.
rok1920-refusal-order-limit = The order of this player turn has been given, and less than half of the units are elite.
rok1920-refusal-order-strength = Orders need { $needed } strength points, there are { $strength }.
rok1920-refusal-overfull-first = Too many units stand on { $hex }: some have to leave.
rok1920-refusal-placed-this-phase = It has come into play in this phase.
rok1920-refusal-ours-already = The place is yours already: a way through it changes nothing.
rok1920-refusal-too-far-round = The march points do not allow a way through it, or it lies on the way already.
rok1920-refusal-too-far = The way costs { $cost } march points, the unit has { $points }.
rok1920-refusal-too-far-away = It is { $distance } hexes away, the unit has { $points } march points.

# Modifiers
rok1920-modifier-difficult-terrain = difficult terrain
rok1920-modifier-large-city = large city
rok1920-modifier-fortress = fortress
rok1920-modifier-over-small-river = across a small river
rok1920-modifier-over-large-river = across a large river
rok1920-modifier-over-works = across fortifications
rok1920-modifier-mixed-two = obstacle before half of the attackers
rok1920-modifier-mixed-many = different obstacles
rok1920-modifier-encircled = encircled defenders
rok1920-modifier-elite-units = elite attackers
rok1920-modifier-repeat-attack = repeat attack
rok1920-modifier-moral-advantage = morale advantage
rok1920-modifier-assault = Assault
rok1920-modifier-raid = Raid
rok1920-modifier-stubborn-defence = Stubborn Defence
rok1920-modifier-counter-attack = Counter-attack
rok1920-modifier-over-line = over a control line
rok1920-modifier-wrong-direction = wrong direction
rok1920-modifier-blocked = retreat blocked
rok1920-modifier-through-enemy = through enemy units

# Outcomes
rok1920-outcome-time = the last turn is over

# Names
rok1920-label-side-pl = Poland
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
rok1920-label-level-weak = weakened
rok1920-label-level-cadre = cadre
rok1920-label-result-success = success
rok1920-label-result-failure = failure
rok1920-label-result-bloody = bloody combat
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
rok1920-label-step-hand-over = the Cavalry Army handed over
rok1920-label-step-first-window = before the attacks
rok1920-label-step-attacks = regular attacks
rok1920-label-step-second-window = after the attacks
rok1920-label-step-movement = regular movement
rok1920-label-step-third-window = after the movement
rok1920-label-step-repeat-attacks = repeat attacks
rok1920-label-step-starvation = starvation
rok1920-label-step-cheka = revolutionary mobilisation
rok1920-label-step-ordzhonikidze = the friend of the Cavalry Army
rok1920-label-step-prisoners = recruiting among prisoners
rok1920-label-step-receive = replacements come in
rok1920-label-step-ukrainian-recruits = Ukrainian replacements
rok1920-label-step-galicia = mobilisation in Galicia
rok1920-label-step-replacements = replacements
rok1920-label-step-desertion = desertion
rok1920-label-level-crushing = a crushing victory
rok1920-label-level-strategic = a strategic victory
rok1920-label-level-tactical = a tactical victory
rok1920-label-front-west = Western Front
rok1920-label-front-southwest = South-Western Front
rok1920-label-winner-pl = Poland
rok1920-label-winner-su = the Bolsheviks
rok1920-refusal-no-march-there = No way leads there: enemies, their control lines, rivers or full hexes close it.
rok1920-refusal-no-reserve-then = It was no reserve when this phase began.
rok1920-refusal-duty-play-area = { $unit } is outside the scenario's area and has to return to it.

# Options of a table
rok1920-option-ukraine = Ukrainian uncertainty (41)
rok1920-option-upsurge = Patriotic upsurge (42)
rok1920-option-glavkom = Glavkom (43)
rok1920-option-budyonny = Budyonny’s surprise (44)
rok1920-option-flight = Flight (45)
rok1920-option-pursuit = Pursuit (46)
rok1920-option-ending = How long to play
rok1920-option-ending-short = short, to the end of this scenario
rok1920-option-ending-warsaw = to the battle of Warsaw (5.IX)
rok1920-option-ending-campaign = to the end of the campaign (24.X)
