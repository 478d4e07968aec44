# Questions
rok1920-ask-arrive-way = { $unit } enters play: how?
rok1920-ask-arrive-at = { $unit } enters play: where?
rok1920-ask-rail-to = { $unit } moves by rail: where to?
rok1920-ask-concentrate-at = Secret concentration: in which town?
rok1920-ask-concentration-near = The town has fallen: which of the nearest instead?
rok1920-ask-replacements = Replacement phase: what do you do?
rok1920-ask-restore-at = { $unit } is rebuilt: where?
rok1920-ask-cheka-at = Where does the Cheka unit go?
rok1920-ask-operation-theatre = Which theatre does this attack count for?
rok1920-ask-extra-replacement = Which front gets the extra replacement?
rok1920-ask-call-up = { $front }: a reserve division instead of two replacements?
rok1920-ask-glavkom = Glavkom: try for a reserve division, or for replacements?
rok1920-ask-hand-over = Does the Cavalry Army pass to the Western Front?
rok1920-ask-guest-stays = { $front }: which unit stays in the other front’s theatre? The others go back.
rok1920-ask-front-reserve = Which reserve division is called up?
rok1920-ask-support-unit = Which support unit enters play?
rok1920-ask-upsurge-unit = Which volunteer unit is formed?
rok1920-ask-moao = Where is the MOAO brigade formed?
rok1920-ask-mobilise-galicia = Do you mobilise in Galicia?
rok1920-ask-ordzhonikidze = { $unit }: roll for a free replacement?
rok1920-ask-withdraw = Which unit leaves instead of { $unit }? ({ $needed } SP still needed)
rok1920-ask-deploy = Which unit do you place, or are you ready?
rok1920-ask-deploy-at = { $unit }: in which hex of its area?
rok1920-ask-start-divided = Does a division start split into brigades?
rok1920-ask-armistice = Do you end the game with an armistice? ({ $winner }: { $level })

# Answers
rok1920-answer-arrive = { $unit } enters play
rok1920-answer-move-rail = { $unit } moves by rail
rok1920-answer-concentrate = { $unit } concentrates in secret
rok1920-answer-relocate = { $unit }: place as an arrival
rok1920-answer-arrive-way-place = in a town on a railway
rok1920-answer-arrive-way-march = on foot over the edge
rok1920-answer-arrive-way-train = by rail
rok1920-answer-arrive-way-ka = in an entry hex of the Cavalry Army
rok1920-answer-arrive-way-kowno = in Kowno
rok1920-answer-arrive-at = { $hex }
rok1920-answer-rail-to = { $hex }
rok1920-answer-concentrate-at = { $hex }
rok1920-answer-concentration-near = { $hex }
rok1920-answer-restore = rebuild { $unit }
rok1920-answer-strengthen = strengthen { $unit }
rok1920-answer-split = split { $unit }
rok1920-answer-merge = combine { $unit } and { $with }
rok1920-answer-reform = convert { $unit }
rok1920-answer-absorb = merge { $unit } into { $into }
rok1920-answer-cheka = place { $unit }
rok1920-answer-restore-at = { $hex }
rok1920-answer-cheka-at = { $hex }
rok1920-answer-operation-theatre = { $theatre }
rok1920-answer-west = Western Front
rok1920-answer-southwest = South-Western Front
rok1920-answer-call-up = { $unit }
rok1920-answer-glavkom = { $unit }
rok1920-answer-replacements = replacements
rok1920-answer-keep = no
rok1920-answer-hand-over = hand over
rok1920-answer-guest-stays = { $unit }
rok1920-answer-front-reserve = { $unit }
rok1920-answer-support-unit = { $unit }
rok1920-answer-upsurge-unit = { $unit }
rok1920-answer-roll = roll
rok1920-answer-no = no
rok1920-answer-withdraw = { $unit }
rok1920-answer-deploy = { $unit }
rok1920-answer-ready = ready
rok1920-answer-start-divided-ready = begin with the divisions as printed
rok1920-answer-deploy-at = { $hex }
rok1920-answer-start-divided = { $unit }
rok1920-answer-fight = fight on
rok1920-answer-end = armistice

# Journal
rok1920-event-arrived = { $unit } enters play at { $hex }.
rok1920-event-transported = { $unit } moves by rail from { $start } to { $hex } ({ $transports ->
        [one] 1 transport
       *[other] { $transports } transports
    }).
rok1920-event-concentrated = { $unit } leaves by rail for an unknown destination.
rok1920-event-concentration-found = Intelligence has found the { $side-id ->
        [pl] Polish
       *[other] Bolshevik
    } concentration: { $hex }.
rok1920-event-concentration-shown = { $unit } appears at { $hex }.
rok1920-event-intelligence-rolled = Intelligence looks for the { $side-id ->
        [pl] Polish
       *[other] Bolshevik
    } concentration: rolled { $face }.
rok1920-event-restored = { $unit } is formed in { $hex }: { $level }.
rok1920-event-replacement-placed = { $unit } gets a replacement.
rok1920-event-replacement-lost = The replacement for { $unit } is lost.
rok1920-event-strengthened = { $unit } is strengthened: { $level }.
rok1920-event-replacements-received = Replacements ({ $pool }): { $count }.
rok1920-event-starved = { $unit } is out of supply: rolled { $face }{ $bonus-sign ->
        [zero] {""}
        [plus] {" "}(+{ $bonus-size })
       *[minus] {" "}(−{ $bonus-size })
    }; { $lost ->
        [0] no loss
        [one] 1 step lost
       *[other] { $lost } steps lost
    }.
rok1920-event-threatened = Threat, { $theatre }: most { $side-id ->
        [pl] Polish
       *[other] Bolshevik
    } units are out of supply.
rok1920-event-die-rolled = { $what }: rolled { $face } – { $good ->
        [0] no
        [1] yes
       *[other] { $good }
    }.
rok1920-event-deserted = { $unit } deserts.
rok1920-event-removed = { $unit } leaves the board.
rok1920-event-split = { $unit } splits into { $into }.
rok1920-event-merged = { $units } { $units-count ->
        [one] becomes
       *[other] form
    } { $into }: { $level }.
rok1920-event-absorbed = { $unit } merges into { $into }.
rok1920-event-deployed = { $unit } is placed in { $hex }.
rok1920-event-formation-began = { $turn ->
    [0] The Volunteer Army is called up: it begins to form in the next Polish player turn.
   *[other] The Volunteer Army forms, player turn { $turn }.
}
rok1920-event-konarmia-handed-over = The Cavalry Army passes to the Western Front.
rok1920-event-lithuania-changed = Lithuania: { $what }.
rok1920-event-marker-moved = Morale marker, { $theatre }: { $what }.

# Refusals
rok1920-refusal-armour-attack = Tanks and armoured cars may not attack across large rivers.
rok1920-refusal-armour-river = May not cross a large river without a bridge.
rok1920-refusal-arrivals-first = { $unit } must enter play before you end your moves.
rok1920-refusal-beside-enemies = Adjacent to the enemy.
rok1920-refusal-cadre-whole = A cadre may not be split.
rok1920-refusal-just-joined = A division combined this phase may not be split again in it.
rok1920-refusal-division-first = With both brigades lost, the division is rebuilt first.
rok1920-refusal-fallen-this-turn = Lost in its own side’s attacks this player turn.
rok1920-refusal-first-phase-only = Units enter play in your first movement phase of the player turn.
rok1920-refusal-hex-taken = The hex is occupied.
rok1920-refusal-iv-army = The IV Army has no orders to march east.
rok1920-refusal-just-handed = The Cavalry Army has just been handed over.
rok1920-refusal-just-restored = Just rebuilt.
rok1920-refusal-linear = Infantry divisions may not be stacked or adjacent.
rok1920-refusal-lithuanians-apart = Lithuanians and Bolsheviks may not fight together.
rok1920-refusal-lwow-no-attack = The citizens of Lwów may not attack.
rok1920-refusal-lwow-stays = The citizens of Lwów may not leave their city.
rok1920-refusal-motor-river = Motorised infantry may not cross a large river without a bridge.
rok1920-refusal-no-connection = No rail connection.
rok1920-refusal-no-entry = Nowhere to enter play.
rok1920-refusal-no-place = No room for it.
rok1920-refusal-no-replacements = This unit may not take replacements.
rok1920-refusal-no-transports = No transports left.
rok1920-refusal-not-a-filler = May not be merged into another unit.
rok1920-refusal-not-a-station = Not a town that can be reached by rail.
rok1920-refusal-not-at-a-station = Not in a town on the railway.
rok1920-refusal-not-divisible = May not be split.
rok1920-refusal-not-eliminated = Not eliminated.
rok1920-refusal-not-kowno = Kowno may not be entered or attacked.
rok1920-refusal-not-ours = The town was not in your hands when the phase began.
rok1920-refusal-not-regular-infantry = Only regular infantry may be strengthened this way.
rok1920-refusal-not-waiting = Not waiting to enter play.
rok1920-refusal-not-weak = Not reduced.
rok1920-refusal-not-yet = Arrives in the turn of { $stage }.
rok1920-refusal-off-rails = Trains may not leave the railway.
rok1920-refusal-once-a-stage = Only one step a turn.
rok1920-refusal-once-a-turn = Only once a player turn.
rok1920-refusal-only-dlb = Only Lithuanian-Belarusian divisions may do that.
rok1920-refusal-outside-area = Outside the area of its army.
rok1920-refusal-pool-empty = No replacements left: { $pool }.
rok1920-refusal-other-pool = No replacements left: { $pool }. This unit may not use any others.
rok1920-refusal-second-cavalry = The 2nd Cavalry Division is formed from brigades only.
rok1920-refusal-seventh-army = The 7th Army may not move before the Bolsheviks enter no man’s land.
rok1920-refusal-sich-alone = Each Sich brigade starts alone.
rok1920-refusal-sich-only-galicia = Sich brigades return only by mobilisation in Galicia.
rok1920-refusal-sich-still = Sich brigades may not move in this reserve phase.
rok1920-refusal-support-alone = Support units may not attack alone.
rok1920-refusal-support-limit = No more support units than SP.
rok1920-refusal-suwalki = Lithuanians may not be attacked (Suwałki agreement).
rok1920-refusal-too-few-transports = Transports needed: { $needed }, left: { $left }.
rok1920-refusal-train-attack = Trains may attack only along railways.
rok1920-refusal-train-lines = Trains may not cross enemy control lines.
rok1920-refusal-train-rails = Trains may move only along railways.
rok1920-refusal-train-theatre = The train has already changed theatre this player turn.
rok1920-refusal-ukrainians-gone = The Ukrainian army will not return.
rok1920-refusal-volunteers-lost = Volunteers without control lines may not be rebuilt.
rok1920-refusal-whites-lost = Counter-revolutionaries may not be rebuilt.
rok1920-refusal-wilno-garrison = It stays in Wilno until Bolsheviks come within two hexes.
rok1920-refusal-aspiration = Beyond the line of Lithuanian aspirations.
rok1920-refusal-aspiration-red = Bolsheviks may not cross the line of Lithuanian aspirations.
rok1920-refusal-demarcation-polish = Poles may not cross the demarcation line yet.
rok1920-refusal-demarcation-red = Bolsheviks may not cross the demarcation line.
rok1920-refusal-dlb-area = Lithuanian-Belarusian divisions may not enter the Ukrainian theatre.
rok1920-refusal-east-columns = Poles may not enter the two easternmost hex columns.
rok1920-refusal-last-in-theatre = The last Polish units may not leave the theatre yet.
rok1920-refusal-front-southwest = At most one unit of the South-Western Front may be in the Lithuanian-Belarusian theatre, no more than 2 hexes deep.
rok1920-refusal-front-west = At most one unit of the Western Front may be in the Ukrainian theatre, no more than 2 hexes deep.
rok1920-refusal-ka-clear = The entry hexes of the Cavalry Army are closed.
rok1920-refusal-north-bank = The last Bolshevik unit must stay north of the Dźwina.
rok1920-refusal-play-area = Outside the scenario’s area.
rok1920-refusal-no-mans-land = No man’s land is closed to the Poles.
rok1920-refusal-train-towns = A train alone may not take a town so far from friendly units.
rok1920-refusal-ukrainian-area = Ukrainians may not enter the Lithuanian-Belarusian theatre.
rok1920-refusal-no-crossing = Poles may not cross the Dźwina.

# Modifiers
rok1920-modifier-encircled-attacker = attack out of encirclement
rok1920-modifier-support-value = support units
rok1920-modifier-unsupplied-attacker = attackers out of supply

# Outcomes
rok1920-outcome-points = victory points
rok1920-outcome-stronger = more supplied strength
rok1920-outcome-warsaw-taken = Warsaw has fallen
rok1920-outcome-poland-freed = no supplied Bolsheviks in any town of the Polish theatre, and Lwów held
rok1920-outcome-lwow-and-morale = Lwów and the morale advantage in the Polish theatre
rok1920-outcome-nothing-decided = no other condition was met
rok1920-outcome-miracle = twelve divisions eliminated or cadres, and Lwów held
rok1920-outcome-half-a-miracle = one of the two conditions was met
rok1920-outcome-no-miracle = neither condition was met
rok1920-outcome-lwow-taken = Lwów has fallen
rok1920-outcome-poland-entered = Bolsheviks in the Polish theatre
rok1920-outcome-five-cities = Kraków, Lwów, Lublin, Łódź and Toruń
rok1920-outcome-morale-in-the-east = morale advantage in both eastern theatres
rok1920-outcome-continuous-front = a continuous front east of Wilno, Mińsk and Kijów

# Names
rok1920-label-pool-pl = Poles
rok1920-label-pool-ua = Ukrainians
rok1920-label-pool-su = Bolsheviks
rok1920-label-pool-west = Western Front
rok1920-label-pool-southwest = South-Western Front
rok1920-label-what-budyonny = Budyonny’s surprise
rok1920-label-what-cheka = Revolutionary mobilisation
rok1920-label-what-desertion = Desertion
rok1920-label-what-galicia = Mobilisation in Galicia
rok1920-label-what-glavkom = Glavkom
rok1920-label-what-glavkom-division = Glavkom: a division
rok1920-label-what-ordzhonikidze = Comrade Ordzhonikidze
rok1920-label-what-prisoners = Recruiting among prisoners
rok1920-label-what-ukraine = Ukrainian mobilisation
rok1920-label-what-crossed = its troops cross the line
rok1920-label-what-out = it leaves the war
rok1920-label-what-coupled = the Polish theatre’s marker lies on it from now on
rok1920-label-what-freed = on its own again
rok1920-label-what-merged = under the Polish theatre’s marker from now on
rok1920-label-what-off = taken off the track

# Chance
rok1920-chance-budyonny = Does the Cavalry Army arrive? Roll one die.
rok1920-chance-budyonny-morale = Fear of the Cavalry Army: roll two dice.
rok1920-chance-cheka = { $unit } mobilises: a replacement on { $limit } or less.
rok1920-chance-desertion = { $unit }: deserts on an even roll.
rok1920-chance-galicia = Mobilisation in Galicia: a 6 brings back a brigade.
rok1920-chance-glavkom = Glavkom: roll one die for extra replacements.
rok1920-chance-glavkom-division = Glavkom: a 5 or 6 brings the division.
rok1920-chance-intelligence = Enemy intelligence: a 6 reveals the town.
rok1920-chance-ordzhonikidze = { $unit }: strengthened or rebuilt on a 5 or 6.
rok1920-chance-press-on = { $unit }, forced march: roll one die for losses.
rok1920-chance-prisoners = { $unit } recruits prisoners: 4 or more{ $bonus-sign ->
        [zero] {""}
        [plus] , +{ $bonus-size } to the roll
       *[minus] , −{ $bonus-size } to the roll
    }.
rok1920-chance-starvation = { $unit } is out of supply: 2 or less costs a step{ $bonus-sign ->
        [zero] {""}
        [plus] , +{ $bonus-size } to the roll
       *[minus] , −{ $bonus-size } to the roll
    }.
rok1920-chance-technical = Technical troops: a 6 brings a support unit.
rok1920-chance-ukraine = Ukrainian mobilisation: roll one die.
rok1920-chance-upsurge = Volunteers: two dice minus 2 say how many arrive.
rok1920-chance-upsurge-morale = Patriotic upsurge: roll two dice for morale.
rok1920-refusal-lwow-lost = The citizens of Lwów may not be rebuilt.
rok1920-answer-press-on = { $unit }: forced march ({ $way })
rok1920-label-what-press-on = Forced march without losses
rok1920-label-what-technical = Technical troops
rok1920-label-way-flight = flight
rok1920-label-way-pursuit = pursuit
rok1920-refusal-not-together-to-join = Not in the same hex.
rok1920-refusal-not-of-one-division = Not of the same division.
rok1920-ask-press-on-to = { $unit }, forced march: where to?
rok1920-answer-press-on-to = { $hex }

rok1920-refusal-another-place = All units in a secret concentration go to one town, and no train reaches it from here.
rok1920-refusal-at-full-strength = Already at full strength.
rok1920-refusal-attackers-elsewhere = Not all attackers are in that theatre or adjacent to it.
rok1920-refusal-bears-no-loss = Not affected by these losses.
rok1920-refusal-cheka-first = { $unit } comes first.
rok1920-refusal-cheka-lost = It has been lost.
rok1920-refusal-cheka-offensive = The Poles have not yet launched an offensive in the Lithuanian-Belarusian or the Polish theatre.
rok1920-refusal-cheka-out = Already on the board.
rok1920-refusal-cheka-pause = The Western Front has attacked this player turn: no operational pause.
rok1920-refusal-cheka-there = A Cheka unit is there already.
rok1920-refusal-enemies-within = Enemies are less than { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    } away.
rok1920-refusal-fixed-by-card = The scenario card says where it stands.
rok1920-refusal-formed-once = { $unit } may be formed only once in a game.
rok1920-refusal-has-come = Already in play, or on its way.
rok1920-refusal-is-encircled = Encircled.
rok1920-refusal-ka-first-stage = The Cavalry Army may not move by rail in the turn of its entry.
rok1920-refusal-latvians-last = The Latvians are called up only after all other reserve divisions.
rok1920-refusal-lithuanians-rail = Lithuanians may not move by rail.
rok1920-refusal-marched-in = Marched onto the board this phase.
rok1920-refusal-must-be-full = Must be at full strength.
rok1920-refusal-no-enemy-advantage = The enemy has no morale advantage there.
rok1920-refusal-no-front-reserve = Not a front reserve division.
rok1920-refusal-no-hex-this-way = No free hex that way.
rok1920-refusal-at-peace = Lithuania is not at war: its units may not be attacked.
rok1920-refusal-no-move-left = May not move again this phase.
rok1920-refusal-any-distance = Moves any distance anyway.
rok1920-refusal-no-own-advantage = You have no morale advantage there.
rok1920-refusal-no-polish-troops = Only Polish troops able to march may leave.
rok1920-refusal-no-spare-division = No volunteer division left to form.
rok1920-refusal-no-step-that-way = No move is possible in that direction.
rok1920-refusal-no-support-unit = Not a Polish support unit.
rok1920-refusal-no-train-from-east = No train from beyond the east edge can reach it.
rok1920-refusal-no-volunteer-cavalry = Volunteer cavalry may not be exchanged.
rok1920-refusal-no-volunteers = Not volunteers.
rok1920-refusal-not-a-place = No town in this hex.
rok1920-refusal-not-by-pressing-on = The extra points do not reach that far in this direction.
rok1920-refusal-not-by-train = Does not arrive by rail.
rok1920-refusal-not-east-edge = Not at the east edge of the board.
rok1920-refusal-not-in-belarus = Not in the Lithuanian-Belarusian theatre.
rok1920-refusal-not-in-our-hands = The town is not in your hands.
rok1920-refusal-not-in-ukraine = Not in the Ukrainian theatre.
rok1920-refusal-not-joined-east = No usable railway links it with the east edge.
rok1920-refusal-not-joined-warsaw = No usable railway links it with Warsaw.
rok1920-refusal-not-ka-hex = Not an entry hex of the Cavalry Army.
rok1920-refusal-not-on-board = Not on the board.
rok1920-refusal-not-restored-lately = Not rebuilt in the last replacement phase.
rok1920-refusal-not-retreating = Not retreating, or already gone.
rok1920-refusal-not-the-nearest = Distance from the lost town: { $distance }; of another: { $least }.
rok1920-refusal-not-this-way = Does not enter that way.
rok1920-refusal-on-the-way = Already on its way.
rok1920-refusal-only-east-places = Bolshevik units are rebuilt in towns at the east edge and in the first towns on the railways that enter there.
rok1920-refusal-only-kowno = Lithuanian units enter at Kowno.
rok1920-refusal-only-warsaw = Polish units are rebuilt in Warsaw.
rok1920-refusal-option-off = This optional rule is not in play.
rok1920-refusal-other-front = It belongs to another front ({ $front }).
rok1920-refusal-reform-later = Not before { $stage }, and only where these rules are in force.
rok1920-refusal-rough-at-edge = Not enough MP for difficult terrain.
rok1920-refusal-second-cavalry-in-play = The 2nd Cavalry Division is already in play.
rok1920-refusal-stays-itself = Others leave in its place; it stays.
rok1920-refusal-tanks-last = Tanks arrive only after all other support units.
rok1920-refusal-train-not-carried = Armoured trains move under their own steam.
rok1920-refusal-two-places = Rail transport runs from one town to another.
rok1920-refusal-within-points = It can reach that hex without a forced march.
rok1920-refusal-waits-to-come = Not in play yet, or due back later.
rok1920-refusal-out-of-the-game = Out of the game for good.
rok1920-refusal-no-guest = Not a unit of the { $front } in the other front’s theatre.
rok1920-refusal-duty-north-bank = A Bolshevik unit must be north of the Dźwina, and { $unit } is nearest.
rok1920-refusal-duty-ukrainian-area = { $unit } must leave the Lithuanian-Belarusian theatre.
rok1920-refusal-duty-ka-clear = { $unit } must leave the entry hex of the Cavalry Army.
rok1920-refusal-duty-front = Only one unit may be in the other front’s theatre: { $unit } must go back.
rok1920-refusal-duty-dlb-area = { $unit } must leave the Ukrainian theatre.
rok1920-refusal-duty-lithuania = { $unit } must leave Lithuania.
rok1920-refusal-train-no-pause = A train is rebuilt only after an operational pause: of its front, or, for the Poles, in all theatres.
rok1920-refusal-support-never = Tanks, artillery and armoured cars are never rebuilt.
