# Questions
rok1920-ask-arrive-way = { $unit } comes into play: how?
rok1920-ask-arrive-at = { $unit } comes into play: where?
rok1920-ask-rail-to = { $unit } goes by rail: where to?
rok1920-ask-concentrate-at = Secret concentration: in which place?
rok1920-ask-concentration-near = The place has fallen: which of the nearest ones?
rok1920-ask-replacements = Replacement phase: what do you do?
rok1920-ask-restore-at = { $unit }: where is it formed?
rok1920-ask-cheka-at = Where does the Cheka unit go?
rok1920-ask-operation-theatre = To which theatre does this attack belong?
rok1920-ask-extra-replacement = Which front gets the extra replacement?
rok1920-ask-call-up = { $front }: a reserve division instead of two replacements?
rok1920-ask-glavkom = Glavkom: try for a reserve division, or for replacements?
rok1920-ask-hand-over = Is the Cavalry Army handed over to the Western Front?
rok1920-ask-guest-stays = { $front }: which unit stays in the other front's theatre? The others go back.
rok1920-ask-front-reserve = Which reserve division is called up?
rok1920-ask-support-unit = Which support unit comes into play?
rok1920-ask-upsurge-unit = Which volunteer unit is formed?
rok1920-ask-moao = Where does the MOAO brigade form?
rok1920-ask-mobilise-galicia = Do you mobilise in Galicia?
rok1920-ask-ordzhonikidze = { $unit }: a roll for a free replacement?
rok1920-ask-withdraw = Withdrawn instead of { $unit } (still { $needed } strength points): which unit?
rok1920-ask-deploy = Which unit do you place, or is everything in place?
rok1920-ask-deploy-at = { $unit }: on which hex of its area?
rok1920-ask-start-divided = Which division starts divided into brigades?
rok1920-ask-armistice = Do you end the game with an armistice? ({ $winner }: { $level })

# Answers
rok1920-answer-arrive = { $unit } comes into play
rok1920-answer-move-rail = { $unit } goes by rail
rok1920-answer-concentrate = { $unit } concentrates in secret
rok1920-answer-relocate = { $unit } is placed like an arrival
rok1920-answer-arrive-way-place = in a place on the railway
rok1920-answer-arrive-way-march = on foot over the edge
rok1920-answer-arrive-way-train = by rail
rok1920-answer-arrive-way-ka = on an entry hex of the Cavalry Army
rok1920-answer-arrive-way-kowno = in Kowno
rok1920-answer-arrive-at = { $hex }
rok1920-answer-rail-to = { $hex }
rok1920-answer-concentrate-at = { $hex }
rok1920-answer-concentration-near = { $hex }
rok1920-answer-restore = form { $unit } again
rok1920-answer-strengthen = strengthen { $unit }
rok1920-answer-split = divide { $unit }
rok1920-answer-merge = join { $unit } and { $with }
rok1920-answer-reform = convert { $unit }
rok1920-answer-absorb = { $unit } joins { $into }
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
rok1920-answer-deploy-at = { $hex }
rok1920-answer-start-divided = { $unit }
rok1920-answer-fight = fight on
rok1920-answer-end = armistice

# Journal
rok1920-event-arrived = { $unit } comes into play at { $hex }.
rok1920-event-transported = { $unit } goes by rail from { $start } to { $hex } ({ $transports ->
        [one] one transport
       *[other] { $transports } transports
    }).
rok1920-event-concentrated = { $unit } leaves by rail for an unknown place.
rok1920-event-concentration-found = Intelligence has found where { $side-id ->
        [pl] the Poles
       *[other] the Bolsheviks
    } concentrate: { $hex }.
rok1920-event-concentration-shown = { $unit } appears at { $hex }.
rok1920-event-intelligence-rolled = Intelligence looks where { $side-id ->
        [pl] the Poles
       *[other] the Bolsheviks
    } concentrate: { $face } rolled.
rok1920-event-restored = { $unit } is formed at { $hex }: { $level }.
rok1920-event-replacement-placed = { $unit } gets a replacement.
rok1920-event-replacement-lost = The replacement of { $unit } is lost.
rok1920-event-strengthened = { $unit } is strengthened: { $level }.
rok1920-event-replacements-received = Replacements, { $pool }: { $count }.
rok1920-event-starved = { $unit } without supply: { $face } rolled{ $bonus-sign ->
        [zero] {""}
        [plus] , { $bonus-size } added
       *[minus] , { $bonus-size } taken off
    }; { $lost ->
        [0] no loss
        [one] one level lost
       *[other] { $lost } levels lost
    }.
rok1920-event-threatened = Threat, { $theatre }: most { $side-id ->
        [pl] Polish
       *[other] Bolshevik
    } units are without supply.
rok1920-event-die-rolled = { $what }: { $face } rolled – { $good ->
        [0] no
        [1] yes
       *[other] { $good }
    }.
rok1920-event-deserted = { $unit } deserts.
rok1920-event-removed = { $unit } leaves the board.
rok1920-event-split = { $unit } is divided into { $into }.
rok1920-event-merged = { $units } { $units-count ->
        [one] becomes
       *[other] form
    } { $into }: { $level }.
rok1920-event-absorbed = { $unit } joins { $into }.
rok1920-event-deployed = { $unit } is placed at { $hex }.
rok1920-event-formation-began = { $turn ->
    [0] The Volunteer Army is called up: it begins to form in the next Polish player turn.
   *[other] The Volunteer Army forms, player turn { $turn }.
}
rok1920-event-konarmia-handed-over = The Cavalry Army passes to the Western Front.
rok1920-event-lithuania-changed = Lithuania: { $what }.
rok1920-event-marker-moved = Marker of morale, { $theatre }: { $what }.

# Refusals
rok1920-refusal-armour-attack = Tanks and armoured cars do not attack across large rivers.
rok1920-refusal-armour-river = It cannot cross a large river without a bridge.
rok1920-refusal-arrivals-first = { $unit } has to come into play first.
rok1920-refusal-beside-enemies = Enemies stand beside it.
rok1920-refusal-cadre-whole = A cadre cannot be divided.
rok1920-refusal-division-first = With both brigades lost, the division is formed first.
rok1920-refusal-fallen-this-turn = It was lost in own attacks of this player turn.
rok1920-refusal-first-phase-only = Arrivals come in the first movement phase of one's own player turn.
rok1920-refusal-hex-taken = Somebody stands there.
rok1920-refusal-iv-army = The IV Army has no orders to go east.
rok1920-refusal-just-handed = The Cavalry Army has just been handed over.
rok1920-refusal-just-restored = It has just been formed.
rok1920-refusal-linear = Infantry divisions may not stand together or side by side.
rok1920-refusal-lithuanians-apart = Lithuanians and Bolsheviks do not fight together.
rok1920-refusal-lwow-no-attack = The citizens of Lwów do not attack.
rok1920-refusal-lwow-stays = The citizens of Lwów stay in their city.
rok1920-refusal-motor-river = Motorised infantry cannot cross a large river without a bridge.
rok1920-refusal-no-connection = There is no rail connection.
rok1920-refusal-no-entry = There is no place where it could come in.
rok1920-refusal-no-place = There is no place for it.
rok1920-refusal-no-replacements = No replacements serve this unit.
rok1920-refusal-no-transports = There are no transports left.
rok1920-refusal-not-a-filler = It cannot join another unit.
rok1920-refusal-not-a-station = It is not a place on the railway that can be used.
rok1920-refusal-not-at-a-station = It does not stand in a place on the railway.
rok1920-refusal-not-divisible = It cannot be divided.
rok1920-refusal-not-eliminated = It has not been eliminated.
rok1920-refusal-not-kowno = Kowno may not be entered or attacked.
rok1920-refusal-not-ours = The place was not in your hands when the phase began.
rok1920-refusal-not-regular-infantry = Only regular infantry can be strengthened so.
rok1920-refusal-not-waiting = It does not wait to come into play.
rok1920-refusal-not-weak = It is not weakened.
rok1920-refusal-not-yet = Arrives in the turn of { $stage }.
rok1920-refusal-off-rails = A train leaves no railway.
rok1920-refusal-once-a-stage = Only one level a turn.
rok1920-refusal-once-a-turn = Only once a player turn.
rok1920-refusal-only-dlb = Only Lithuanian-Belarusian divisions may do that.
rok1920-refusal-outside-area = Outside the area of its army.
rok1920-refusal-pool-empty = The replacements of { $pool } are used up.
rok1920-refusal-other-pool = The replacements of { $pool } are used up, and those of other pools do not serve it.
rok1920-refusal-second-cavalry = The 2nd Cavalry Division is formed from brigades only.
rok1920-refusal-seventh-army = The Seventh Army does not move before the Bolsheviks enter no-man's land.
rok1920-refusal-sich-alone = Each Sich brigade starts alone.
rok1920-refusal-sich-only-galicia = Sich brigades return by mobilisation in Galicia only.
rok1920-refusal-sich-still = Sich brigades do not move in this reserve phase.
rok1920-refusal-support-alone = Support units cannot attack by themselves.
rok1920-refusal-support-limit = No more support units than strength points.
rok1920-refusal-suwalki = Lithuanians may not be attacked (Suwałki agreement).
rok1920-refusal-too-few-transports = That takes { $needed } transports, { $left ->
        [one] one is
       *[other] { $left } are
    } left.
rok1920-refusal-train-attack = Trains attack along railways only.
rok1920-refusal-train-lines = Trains do not cross enemy control lines.
rok1920-refusal-train-rails = Trains move along railways only.
rok1920-refusal-train-theatre = The train has changed its theatre in this player turn.
rok1920-refusal-ukrainians-gone = The Ukrainian army does not come back.
rok1920-refusal-volunteers-lost = Volunteers without control lines are not formed again.
rok1920-refusal-whites-lost = Counter-revolutionaries are not formed again.
rok1920-refusal-wilno-garrison = It stays in Wilno until Bolsheviks are two hexes away.
rok1920-refusal-aspiration = Beyond the line of Lithuanian aspirations.
rok1920-refusal-aspiration-red = Bolsheviks do not cross the line of Lithuanian aspirations.
rok1920-refusal-demarcation-polish = Poles do not cross the demarcation line yet.
rok1920-refusal-demarcation-red = Bolsheviks do not cross the demarcation line.
rok1920-refusal-dlb-area = Lithuanian-Belarusian divisions do not enter the Ukrainian theatre.
rok1920-refusal-east-columns = Poles do not enter the two easternmost columns.
rok1920-refusal-last-in-theatre = The last Polish units do not leave the theatre yet.
rok1920-refusal-front-southwest = At most one unit of the South-Western Front may be in the Lithuanian-Belarusian theatre, not more than 2 hexes deep.
rok1920-refusal-front-west = At most one unit of the Western Front may be in the Ukrainian theatre, not more than 2 hexes deep.
rok1920-refusal-ka-clear = The entry hexes of the Cavalry Army are closed.
rok1920-refusal-north-bank = The last Bolshevik unit stays north of the Dźwina.
rok1920-refusal-play-area = Outside the area of the scenario.
rok1920-refusal-no-mans-land = No-man's land is closed to Poles.
rok1920-refusal-train-towns = A train does not take a town alone so far from other units.
rok1920-refusal-ukrainian-area = Ukrainians do not enter the Lithuanian-Belarusian theatre.
rok1920-refusal-no-crossing = Poles do not cross the Dźwina.

# Modifiers
rok1920-modifier-encircled-attacker = attack out of encirclement
rok1920-modifier-support-value = support units
rok1920-modifier-unsupplied-attacker = attackers without supply

# Outcomes
rok1920-outcome-points = victory points
rok1920-outcome-stronger = more supplied strength
rok1920-outcome-warsaw-taken = Warsaw has fallen
rok1920-outcome-poland-freed = no supplied Bolshevik is left in a Polish town, and Lwów held
rok1920-outcome-lwow-and-morale = Lwów and the morale advantage in the Polish theatre
rok1920-outcome-nothing-decided = no other condition is fulfilled
rok1920-outcome-miracle = twelve divisions beaten, and Lwów held
rok1920-outcome-half-a-miracle = one of the two conditions
rok1920-outcome-no-miracle = neither condition
rok1920-outcome-lwow-taken = Lwów has fallen
rok1920-outcome-poland-entered = Bolsheviks in the Polish theatre
rok1920-outcome-five-cities = Kraków, Lwów, Lublin, Łódź and Toruń
rok1920-outcome-morale-in-the-east = morale advantage in both eastern theatres
rok1920-outcome-continuous-front = a continuous front east of Wilno, Mińsk and Kijów

# Names
rok1920-label-pool-pl = Poland
rok1920-label-pool-ua = Ukraine
rok1920-label-pool-su = the Bolsheviks
rok1920-label-pool-west = Western Front
rok1920-label-pool-southwest = South-Western Front
rok1920-label-what-budyonny = Budyonny's surprise
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
rok1920-label-what-coupled = the Polish theatre's marker lies on it from now on
rok1920-label-what-freed = on its own again
rok1920-label-what-merged = under the Polish theatre's marker from now on
rok1920-label-what-off = taken off the track

# Chance
rok1920-chance-budyonny = Does the Cavalry Army come? One die.
rok1920-chance-budyonny-morale = Fear of the Cavalry Army: two dice.
rok1920-chance-cheka = { $unit } mobilises: { $limit } or less brings a replacement.
rok1920-chance-desertion = { $unit }: an even number and it deserts.
rok1920-chance-galicia = Mobilisation in Galicia: a 6 brings a brigade back.
rok1920-chance-glavkom = Glavkom: one die for extra replacements.
rok1920-chance-glavkom-division = Glavkom: a 5 or 6 brings the division.
rok1920-chance-intelligence = Enemy intelligence: a 6 and the place is known.
rok1920-chance-ordzhonikidze = { $unit }: a 5 or 6 and it is strengthened or formed again.
rok1920-chance-press-on = { $unit } has pressed on: one die for what it costs.
rok1920-chance-prisoners = { $unit } recruits prisoners: 4 or more, with { $bonus } added.
rok1920-chance-starvation = { $unit } is without supply: 2 or less costs a level, with { $bonus } added.
rok1920-chance-technical = Technical troops: a 6 brings a support unit.
rok1920-chance-ukraine = Ukrainian mobilisation: one die.
rok1920-chance-upsurge = Volunteers: two dice less 2 say how many come.
rok1920-chance-upsurge-morale = Patriotic upsurge: two dice for morale.
rok1920-refusal-lwow-lost = The citizens of Lwów are not formed again.
rok1920-answer-press-on = { $unit } presses on beyond its march points ({ $way })
rok1920-label-what-press-on = Forced march without losses
rok1920-label-what-technical = Technical troops
rok1920-label-way-flight = flight
rok1920-label-way-pursuit = pursuit
rok1920-refusal-not-together-to-join = They do not stand together.
rok1920-refusal-not-of-one-division = They do not belong to one division.
rok1920-ask-press-on-to = { $unit } presses on: where to?
rok1920-answer-press-on-to = { $hex }

rok1920-refusal-another-place = All units that concentrate in secret go to the same place, and no train takes it there.
rok1920-refusal-at-full-strength = The unit is at full strength.
rok1920-refusal-attackers-elsewhere = Not all attackers stand in that theatre or beside it.
rok1920-refusal-bears-no-loss = It has no part in these losses.
rok1920-refusal-cheka-first = { $unit } comes first.
rok1920-refusal-cheka-lost = It has been lost.
rok1920-refusal-cheka-offensive = The Poles have not led an offensive in the LB or PL theatre yet.
rok1920-refusal-cheka-out = It has been put out already.
rok1920-refusal-cheka-pause = The Western Front has attacked in this player turn: it makes no operational pause.
rok1920-refusal-cheka-there = A Cheka unit is there already.
rok1920-refusal-enemies-within = Enemies are fewer than { $distance } hexes away.
rok1920-refusal-fixed-by-card = The scenario card says where it stands.
rok1920-refusal-formed-once = { $unit } is formed once in a game.
rok1920-refusal-has-come = It has come into play, or is on its way.
rok1920-refusal-is-encircled = It is encircled.
rok1920-refusal-ka-first-stage = The Cavalry Army does not go by rail in the turn of its entry.
rok1920-refusal-latvians-last = The Latvians are called up when all other reserve divisions have come.
rok1920-refusal-lithuanians-rail = Lithuanians are not carried by rail.
rok1920-refusal-marched-in = It has marched onto the board in this phase.
rok1920-refusal-must-be-full = It must be at full strength.
rok1920-refusal-no-enemy-advantage = The enemy has no morale advantage there.
rok1920-refusal-no-front-reserve = It is no reserve division of a front.
rok1920-refusal-no-hex-this-way = No hex is free by that way.
rok1920-refusal-no-move-left = It moves no more in this phase.
rok1920-refusal-no-own-advantage = You have no morale advantage there.
rok1920-refusal-no-polish-troops = Only Polish troops that can march leave.
rok1920-refusal-no-spare-division = No volunteer division is left to be formed.
rok1920-refusal-no-step-that-way = No step leads in that direction.
rok1920-refusal-no-support-unit = It is no Polish support unit.
rok1920-refusal-no-train-from-east = No train from beyond the east edge reaches it.
rok1920-refusal-no-volunteer-cavalry = Volunteer cavalry is not exchanged.
rok1920-refusal-no-volunteers = They are no volunteers.
rok1920-refusal-not-a-place = There is no place.
rok1920-refusal-not-by-pressing-on = No way in that direction leads so far with the extra points.
rok1920-refusal-not-by-train = It does not come by rail.
rok1920-refusal-not-east-edge = It is not at the east edge of the board.
rok1920-refusal-not-in-belarus = It is not in the Lithuanian-Belarusian theatre.
rok1920-refusal-not-in-our-hands = The place is not in your hands.
rok1920-refusal-not-in-ukraine = It is not in the Ukrainian theatre.
rok1920-refusal-not-joined-east = No railway that can be used joins it with the east edge.
rok1920-refusal-not-joined-warsaw = No railway that can be used joins it with Warsaw.
rok1920-refusal-not-ka-hex = It is no entry hex of the Cavalry Army.
rok1920-refusal-not-on-board = It is not on the board.
rok1920-refusal-not-restored-lately = It was not formed in the last replacement phase.
rok1920-refusal-not-retreating = It does not retreat, or has gone already.
rok1920-refusal-not-the-nearest = It is { $distance } hexes from the lost place, another one { $least }.
rok1920-refusal-not-this-way = It does not come that way.
rok1920-refusal-on-the-way = It is on its way already.
rok1920-refusal-only-east-places = Bolshevik units are formed in places at the east edge, and in the first places of railways that come in there.
rok1920-refusal-only-kowno = Lithuanians come in Kowno.
rok1920-refusal-only-warsaw = Polish units are formed in Warsaw.
rok1920-refusal-option-off = This optional rule is not played.
rok1920-refusal-other-front = It belongs to another front ({ $front }).
rok1920-refusal-reform-later = Not before { $stage }, and only where these rules are played.
rok1920-refusal-rough-at-edge = Its march points do not suffice for difficult ground.
rok1920-refusal-second-cavalry-in-play = The 2nd Cavalry Division is in play.
rok1920-refusal-stays-itself = Others leave in its place, it stays.
rok1920-refusal-tanks-last = The tanks come when all other support units have come.
rok1920-refusal-train-not-carried = Armoured trains ride by themselves.
rok1920-refusal-two-places = A transport leads from one place to another.
rok1920-refusal-within-points = It reaches that hex without pressing on.
rok1920-refusal-waits-to-come = It has not come into play yet, or comes again.
rok1920-refusal-out-of-the-game = It is out of the game for good.
rok1920-refusal-no-guest = Not a unit of the { $front } in the other front's theatre.
rok1920-refusal-duty-north-bank = A Bolshevik unit has to stand north of the Dźwina, and { $unit } is nearest.
rok1920-refusal-duty-ukrainian-area = { $unit } has to leave the Lithuanian-Belarusian theatre.
rok1920-refusal-duty-ka-clear = { $unit } has to leave the entry hex of the Cavalry Army.
rok1920-refusal-duty-front = { $unit } is more than the one unit allowed in the other front's theatre and has to go back.
rok1920-refusal-duty-dlb-area = { $unit } has to leave the Ukrainian theatre.
rok1920-refusal-duty-lithuania = { $unit } has to leave Lithuania.
rok1920-refusal-train-no-pause = A train is restored only after a pause in operations: of its front, or of the Poles in all theatres.
rok1920-refusal-support-never = Tanks, artillery and armoured cars are never restored.
