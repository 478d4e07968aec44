# Layers of Rok 1920
web-rok1920-layer-lines-foe = Enemy control lines
web-rok1920-layer-lines-own = Own control lines
web-rok1920-layer-supply = Supply
web-rok1920-layer-encircled = Encirclement
web-rok1920-layer-reserves = Reserves
web-rok1920-layer-theatres = Theatres of war
web-rok1920-layer-held = Who holds the towns
web-rok1920-layer-retreats = Retreat paths
web-rok1920-layer-no-supply = Not in this scenario: supply is played from “Spring 1920” on.
web-rok1920-about-supply = Tinted: your units are in supply here. Out of supply (✕): { $count }. Point at a unit to see its supply path.
web-rok1920-about-supplied = { $unit }: in supply from { $source }.
web-rok1920-about-hungry = { $unit }: out of supply.
web-rok1920-about-fortress = its own fortress
web-rok1920-about-encircled = Poles { $pl }, Bolsheviks { $su }.
web-rok1920-about-reserves = Poles { $pl }, Bolsheviks { $su }; yours are green.
web-rok1920-about-held = Poles { $pl }, Bolsheviks { $su }.
web-rok1920-about-retreats = Where units adjacent to an enemy would retreat after a successful attack, and the steps they would lose.
web-rok1920-march = { $points } MP
web-rok1920-march-whole = all points
web-rok1920-march-clear = clear terrain
web-rok1920-march-rough = difficult terrain
web-rok1920-march-small-river = small river
web-rok1920-march-bridge = bridge
web-rok1920-march-large-river = large river without a bridge: all points
web-rok1920-march-line = enemy control line
web-rok1920-march-line-rough = control line into difficult terrain or across a river: all points
web-rok1920-march-line-works = control line across fortifications: all points
web-rok1920-march-line-held = control line where your unit began the phase: all points
web-rok1920-march-bars = May not attack after this march.
web-rok1920-standing = If it ended now
web-rok1920-standing-brief = as of now
web-rok1920-standing-level = { $level ->
    [crushing] crushing victory
    [strategic] strategic victory
    [tactical] tactical victory
    [draw] draw
   *[win] victory
}
web-rok1920-would-win = { $winner-cap } would win
web-rok1920-gained = Points { $before } → { $after }: { $parts }.
web-rok1920-missed = Not won yet
web-rok1920-missed-over = Not won
web-rok1920-standing-made = What it is made of
web-rok1920-standing-none = nobody would win
web-rok1920-moral-level = level { $level }
web-rok1920-pools = Replacements

# Attacks
web-rok1920-plan = plan
web-rok1920-declared = declared
web-rok1920-decided = decided
web-rok1920-following = aftermath
web-rok1920-earlier = earlier
web-rok1920-needs = needed on two dice: { $chance } or less; 2 and 12 are bloody
web-rok1920-strengths = strength
web-rok1920-attack-row = Attack
web-rok1920-defence-row = Defence { $strength }
web-rok1920-table-beyond = Counted as { $attack } : { $defence }, where the table ends
web-rok1920-table-made = the table is a reconstruction
web-rok1920-rout-cells = rout
web-rok1920-orders = Orders
web-rok1920-order-stubborn = Stubborn Defence
web-rok1920-order-counter = Counter-attack
web-rok1920-take-in = { $unit }: add to the attack
web-rok1920-leave-out = { $unit }: leave out of the attack
web-rok1920-choose-who = Whoever adds nothing is left out. Choose a counter, here or on the map, to add it or leave it out.
web-rok1920-idle = { $units } { $count ->
    [one] adds
   *[other] add
} nothing: the roll you need and the losses stay the same.
web-rok1920-idle-out = { $count ->
    [one] Leave it out
   *[other] Leave them out
}
web-rok1920-nobody = Nobody is taking part yet: choose attackers.
web-rok1920-if-stubborn = If the enemy answers with Stubborn Defence
web-rok1920-if-counter = If the enemy answers with Counter-attack
web-rok1920-retreat-loses = { $count ->
    [one] If the attack succeeds, the defender loses 1 step in retreat:
   *[other] If the attack succeeds, the defender loses { $count } steps in retreat:
}
web-rok1920-retreat-free = If the attack succeeds, the retreat itself costs the defender nothing.
web-rok1920-rolls = { $count ->
    [0] no roll succeeds
    [one] only on { $low }
   *[other] { $low }–{ $high } on two dice
}
web-rok1920-go = Attack: { $rolls }, { $percent }
web-rok1920-give = Continue: { $order }
web-rok1920-result-success = success
web-rok1920-result-failure = failure
web-rok1920-result-bloody = bloody
web-rok1920-chance-mark = { $chance } or less
web-rok1920-attacker-loses = attacker loses a step: { $percent }
web-rok1920-defender-loses = defender loses a step: { $percent }
web-rok1920-no-attack = Nobody has attacked yet. In the attack phase choose an enemy hex that glows: the odds appear here before you roll.
web-rok1920-strength-of = strength { $count }
web-rok1920-none-coming = Nobody is due.
web-rok1920-none-lost = Nobody yet.
web-rok1920-theatre-lb = Lith.-Bel.
web-rok1920-theatre-ua = Ukrainian
web-rok1920-theatre-pl = Polish

# Forces
web-rok1920-arm-infantry = Infantry
web-rok1920-arm-cavalry = Cavalry
web-rok1920-arm-support = Support units
web-rok1920-hurt = Reduced and cadres: { $count }.
web-rok1920-left-replacements = { $all ->
    [0] No replacements left to give out
   *[other] Replacements to give out: { $told }
}
web-rok1920-left-arriving = Arriving: { $units }. { $count ->
    [one] It enters
   *[other] They enter
} now if you move your reserves, and otherwise with the regular movement.
web-rok1920-left-transports = { $all ->
    [0] No rail transports left
   *[other] Rail transports left: { $told }
}
web-rok1920-tray-places = { $count ->
        [one] 1 hex to choose from
       *[other] { $count } hexes to choose from
    }
web-rok1920-tray-arrive = Arriving now
web-rok1920-tray-restore = To be rebuilt
web-rok1920-tray-way-place = on the railway
web-rok1920-tray-way-march = on foot
web-rok1920-tray-way-train = by rail
web-rok1920-tray-way-ka = entry hex
web-rok1920-tray-way-kowno = Kowno
web-rok1920-pool-pl = Polish
web-rok1920-pool-ua = Ukrainian
web-rok1920-pool-su = Bolshevik
web-rok1920-pool-west = Western Front
web-rok1920-pool-southwest = South-Western Front

web-rok1920-march-train = armoured train on the rails

web-rok1920-curve-points = Lead in points

web-about-rok1920-short = The whole war on 30 km hexes: control lines, reserves, the morale of three theatres. The first edition: begin with it before you try Nest of Eagles.
web-about-rok1920-time = from 40 min
web-about-rok1920-what = The Polish-Soviet War of 1920: a week to a turn, divisions and brigades. Counters keep their Polish names: DP is an infantry division, DPLeg one of the Legions, DLB Lithuanian-Belarusian, DS a Bolshevik rifle division, DK and BK (or DJ and BJ) a cavalry division and brigade, BP an infantry brigade, RBP a reserve one, DO and BO volunteers, pp a regiment, PP an armoured train (a Bolshevik one is called BP too, with Z or PZ for its front).
web-about-rok1920-aim = Each scenario says what counts: mostly victory points for towns held and for enemy losses, counted after its last turn.
web-about-rok1920-turn = In your player turn you attack, move and attack again. Between these phases you may move your reserves, once in the enemy’s player turn and your own together.
web-about-rok1920-fight = The two strengths give a number in the table, modified for terrain, rivers, elite units, morale and orders; roll that number or less on two dice to succeed.
web-about-nest-of-eagles-short = The second edition of The Year 1920: support units, reserves counted by stacks, railways and, if you wish, three players and hidden units.
web-about-nest-of-eagles-turn = In your player turn you attack, move, attack again and take replacements. Between these phases you may move your reserves, once in the enemy’s player turn and your own together.
web-about-rok1920-first-pl =
    Read above what you play for, and find those places on the map: the number beside a town says what it is worth.
    A player turn is a row of short phases (the question mark over the map says what each is for). Reserves move once, in the enemy’s player turn or in yours; until then “Not now” is a good answer.
    Attack where the chance on the target is 50% or more, with all who stand next to it; “Done attacking” ends that.
    In regular movement close the gaps in your line and hold the towns that count; “Done moving” ends that.
    You are asked about orders, rail transport and replacements when their time comes. When in doubt, “Hint” shows what the bot would do, and why.
web-about-rok1920-first-su =
    Read above what you play for, and find those places on the map: the number beside a town says what it is worth.
    A player turn is a row of short phases (the question mark over the map says what each is for). Reserves move once, in the enemy’s player turn or in yours; until then “Not now” is a good answer.
    Attack where the chance on the target is best, with all who stand next to it; “Done attacking” ends that.
    Whoever has beaten an enemy may pursue. In regular movement bring the others up towards the towns that count; “Done moving” ends that.
    You are asked about orders, rail transport and replacements when their time comes. When in doubt, “Hint” shows what the bot would do, and why.
web-about-nest-of-eagles-first-west =
    You command one front of the Bolsheviks. The other is your ally, but each of you wins by himself.
    { web-about-rok1920-first-su }
web-about-nest-of-eagles-first-southwest = { web-about-nest-of-eagles-first-west }
web-about-nest-of-eagles-first-pl-1 =
    You win by holding: keep Wilno, Mińsk and the railway from Mińsk to Kalenkowicze. You need not attack.
    The Bolsheviks go first. The first thing you are asked is where beaten units retreat to: towards Mińsk or Wilno.
    Then comes your own player turn, a row of short phases (the question mark over the map says what each is for). Reserves move once, in the enemy’s player turn or in yours: keep them until you see where he has attacked; “Not now” is a good answer until then.
    Attack only where the chance on the target is 50% or more; “Done attacking” ends that.
    In regular movement close the gaps in your line; “Done moving” ends that.
web-about-nest-of-eagles-first-su-1 =
    You win by taking: Wilno, Mińsk and Kalenkowicze, within four turns.
    You go first. Your reserves can wait (“Not now”): attack where the chance on the target is best, with all who stand next to it.
    Whoever has beaten an enemy may pursue: send cavalry after him, infantry into the hex he left.
    “Done attacking” leads on to regular movement: move the others into the gaps; “Done moving” ends that.
    A player turn is a row of short phases (the question mark over the map says what each is for).
web-about-rok-1920-first-pl-a = { web-about-nest-of-eagles-first-pl-1 }
web-about-rok-1920-first-su-a = { web-about-nest-of-eagles-first-su-1 }
web-about-nest-of-eagles-differs = The map is that of the first edition. New are armoured trains, armoured cars, tanks, guns and the air squadron with rules of their own; cadres that are lost as soon as they stand alone next to the enemy; encirclement by the six sides of a hex; one order a player turn, free for elites and cavalry; and morale up to 24. Three players, hidden units and political events are optional. The first edition is the easier one to begin with.
web-about-rok-1920-differs = This is the first edition, of 1995. The second, Nest of Eagles, covers the same war on the same map with more kinds of units, reserves counted by stacks, other orders and railways and, as options, three players, hidden units and political events; if you know neither, begin here.
web-rok1920-stage = Turn { $stage } of { $stages }
web-rok1920-stage-alone = Turn
web-rok1920-player-turn = Player turn: { $side-the }
web-rok1920-pins = What the letters on the track stand for
web-rok1920-pins-about = The marker of a theatre lies on the side of whoever has the morale advantage there; the numbers in the bar are its levels.
web-rok1920-morale = Morale advantage
web-rok1920-prize = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $side-the } if they hold it at the end.
web-rok1920-worth = Its capture moves morale by { $number }.
web-rok1920-even = even
web-rok1920-step-turn-start = Start of player turn
web-rok1920-step-first-window = Reserve movement
web-rok1920-step-attacks = Regular attacks
web-rok1920-step-second-window = Reserve movement
web-rok1920-step-movement = Regular movement
web-rok1920-step-third-window = Reserve movement
web-rok1920-step-repeat-attacks = Repeat attacks
web-rok1920-step-replacements = Replacements
web-rok1920-phase-attacks = Attacks
web-rok1920-phase-movement = Movement
web-rok1920-phase-repeat-attacks = Repeat
web-rok1920-step-turn-end = End of player turn
web-rok1920-step-cooling = End of player turn
web-rok1920-step-next-player = End of player turn
web-rok1920-order-none = No order
web-rok1920-order-assault = Assault
web-rok1920-order-raid = Raid
web-rok1920-supports = support +{ $support }
web-rok1920-arm-armoured-train = armoured train
web-rok1920-arm-armoured-car = armoured cars
web-rok1920-arm-tank = tanks
web-rok1920-arm-artillery = artillery
web-rok1920-arm-aircraft = air squadron
web-rok1920-numbers = strength { $strength }, movement { $movement }
web-rok1920-level-full = full
web-rok1920-level-weak = reduced
web-rok1920-level-cadre = cadre
web-rok1920-elite = elite
web-rok1920-coming = Due to arrive
web-rok1920-eliminated = Eliminated
web-rok1920-at-stage = turn { $stage }
web-rok1920-attack-on = Attack: { $hex }
web-rok1920-in-table = Table value
web-rok1920-needed = Needed on two dice (or less)
web-rok1920-end-attack = Attack on { $hex }: { $percent } chance of success.

# Margins of the board
web-rok1920-margins = On the board’s margins
web-rok1920-note-arrival-markers = Arrival markers on the turn track
web-rok1920-note-strengthening = Replacement placed on
web-rok1920-note-transports = Transports left
web-rok1920-note-travelling = Travelling in secret
web-rok1920-note-concentration = Secret concentration
web-rok1920-note-attacks = Attacks this player turn
web-rok1920-note-coupled = Shares the Polish marker
web-rok1920-note-volunteers = Volunteer Army
web-rok1920-note-konarmia = Cavalry Army
web-rok1920-note-lithuania = Lithuania
web-rok1920-note-lithuanian-places = Last held by Lithuanians
web-rok1920-note-no-mans-land = No man’s land
web-rok1920-note-entered = entered
web-rok1920-volunteers-called = called up
web-rok1920-volunteers-first = first turn of forming
web-rok1920-volunteers-second = second turn of forming
web-rok1920-volunteers-third = third turn of forming
web-rok1920-volunteers-formed = formed
web-rok1920-konarmia-in-play = in play
web-rok1920-konarmia-gone = gone
web-rok1920-lithuania-neutral = neutral
web-rok1920-lithuania-at-war = at war
web-rok1920-lithuania-out = out of the war
web-rok1920-how-move = Choose a unit that glows, then the hex it is to go to. Nobody has to move.
web-rok1920-how-move-none = None of your units can move now: go on with “Done moving”.
web-rok1920-how-attack = Choose an enemy outlined in orange (grey: hardly a chance). The badge says how likely you are to succeed and, once the map is zoomed in, after the minus, how likely to lose a step.
web-rok1920-how-attack-none = None of your units can attack now: go on with “Done attacking”.
web-rok1920-how-pursue = Choose a unit that is to follow the beaten enemy, or “Nobody follows”.
web-rok1920-how-pursue-more = Choose the next unit that is to follow the beaten enemy, or “Nobody else follows”.
web-rok1920-how-retreat-route = Choose a glowing hex: the retreat ends there.
web-rok1920-retreat-all = { $count ->
        [one] This path
       *[other] Each of these paths
    }: { $price }.
web-rok1920-retreat-ways = { $ends }: { $price }.
web-rok1920-retreat-together = Together with { $unit }: { $together }. Apart: { $apart }.
web-rok1920-retreat-either = { $unit }, together or apart: { $price }.
web-rok1920-retreat-nothing = no loss
web-rok1920-retreat-dies = { $count ->
        [one] { $units } is lost
       *[other] { $units } are lost
    }
web-rok1920-retreat-levels = { $count ->
        [one] { $count } step lost
       *[other] { $count } steps lost
    }
web-rok1920-retreat-borne = { $count ->
        [one] { $count } step lost (whoever is lost may bear it)
       *[other] { $count } steps lost (whoever is lost may bear them)
    }
web-rok1920-dies-train-rails = the train would leave the railway
web-rok1920-dies-armour-river = a large river without a bridge
web-rok1920-dies-tanks-river = a large river without a bridge
web-rok1920-dies-motor-river = a large river without a bridge
web-rok1920-dies-retreat-loss = that is what the path costs
web-rok1920-paths-alike = These paths cost the same; the hexes in between matter only where the enemy holds a town there: it becomes yours
web-rok1920-phases = What are these phases?
web-rok1920-phases-lead = A player turn goes through these phases in order. You are asked only where you can do something; the button at the foot of the question ends a phase.
web-rok1920-phase-about-first-window = Either side may be asked, three times in a player turn: you move your reserves once, or say “Not now”.
web-rok1920-phase-about-attacks = Attack enemies next to your units, one hex at a time. Each target shows your chance; whoever attacks does not move afterwards.
web-rok1920-phase-about-movement = Move as many of your units as you like, one at a time.
web-rok1920-phase-about-repeat-attacks = Attack once more, from where you stand now; each attack needs 3 less on the dice.
web-rok1920-phase-about-replacements = Repair and rebuild units, where the scenario gives you replacements.
web-rok1920-counted-broken = divisions broken
web-rok1920-how-reserve-phase = Green diamonds mark the reserves that can move now: no enemy is next to them, or they outweigh him, alone or with their neighbours. You move them once: in the enemy’s player turn or in your own that follows.
web-rok1920-how-reserve-phase-enemy-first = It is the enemy’s player turn. You move your reserves once: now, after his attacks, or in your own player turn that follows. Green diamonds: who can move now.
web-rok1920-how-reserve-phase-enemy-second = It is the enemy’s player turn. You move your reserves once: now, or in your own player turn that follows. Green diamonds: who can move now.
web-rok1920-how-reserve-phase-own-first = It is your own player turn. You move your reserves once: now, before your movement, or before your repeat attacks. Green diamonds: who can move now.
web-rok1920-how-reserve-phase-own-second = It is your own player turn. You move your reserves once: now, or before your repeat attacks. Green diamonds: who can move now.
web-rok1920-how-reserve-phase-own-third = The last time before the enemy’s next player turn: with “Not now” this move of your reserves is lost. Green diamonds: who can move now.
web-rok1920-stand-down = Not this turn, don’t ask
web-rok1920-give-up-reserves = Give up this reserve move
web-rok1920-stood-down = Reserves stay where they are in this player turn.
web-rok1920-stand-up = Ask me again
web-rok1920-nobody-else = Nobody else follows
web-rok1920-out-and-back = Into { $hex } and back again
web-rok1920-first-arrivals-first = Choose its counter under “Off the map”, then a glowing hex.
web-rok1920-how-move-to = Choose a glowing hex: the number is what the move costs.
web-rok1920-how-move-by = Several paths lead there: choose one, or take the shortest.
web-rok1920-how-attackers = Add units or leave some out, then choose “Attack”: the “Combat” panel shows the odds.
web-rok1920-how-attack-order = An order changes the odds and what follows; you can also fight without one.
web-rok1920-how-defence-order = An order changes the enemy’s odds; without one you defend as usual.
web-rok1920-how-loss = Choose the unit that is to lose a step.
web-rok1920-how-retreat-group = Choose those who retreat with it: they take one path and share its losses. “Done” leaves the others to retreat on their own.
web-rok1920-how-pursue-to = Choose the glowing hex that the unit enters.
web-rok1920-how-press-on-to = Choose a glowing hex: a forced march leads further than a plain one.
web-rok1920-how-arrive-way = Choose how the unit enters; then you choose the place.
web-rok1920-how-arrive-at = Choose the glowing hex where the unit is to appear.
web-rok1920-how-rail-to = Choose a glowing hex on the railway.
web-rok1920-how-concentrate-at = Choose the town where the units gather; the enemy does not know it.
web-rok1920-how-concentration-near = Choose one of the nearest towns: the concentration moves there.
web-rok1920-how-replacements = Choose what your replacements are for, then a unit; “Done” ends the phase.
web-rok1920-how-restore-at = Choose the glowing hex where the unit is rebuilt.
web-rok1920-how-cheka-at = Choose a glowing hex.
web-rok1920-how-operation-theatre = Choose the theatre by its button: this attack counts for it.
web-rok1920-how-extra-replacement = Choose the front by its button.
web-rok1920-how-call-up = This front has made an operational pause: instead of two replacements it may call up one reserve division.
web-rok1920-how-glavkom = Replacements: a roll of 5–6 brings two, 3–4 one, 1–2 none. A division: on 5–6 it arrives next turn, otherwise you get nothing.
web-rok1920-how-hand-over = The other front would command it from now on; you can also leave it where it is.
web-rok1920-how-guest-stays = Choose the unit that is to stay.
web-rok1920-how-front-reserve = Choose a division; then you choose where it enters.
web-rok1920-how-support-unit = Choose a support unit; then you choose where it enters.
web-rok1920-how-upsurge-unit = Choose a unit; then you choose where it is raised.
web-rok1920-how-moao = Choose a glowing hex.
web-rok1920-how-mobilise-galicia = Roll a die: on a 6 one brigade of the Sich Riflemen returns. It costs nothing.
web-rok1920-how-ordzhonikidze = The roll may bring a free replacement; you can also do without it.
web-rok1920-how-withdraw = Choose the unit that is to leave.
web-rok1920-how-deploy = Choose a unit, then its hex. “Ready” leaves the others where they are.
web-rok1920-how-deploy-at = Choose a glowing hex of the area.
web-rok1920-how-start-divided = Two brigades hold two hexes and guard a long front; whole, the division hits harder and keeps its cadre. It can be split or joined later too, in a replacement phase.
web-rok1920-how-start-joined = These divisions stand on the map as brigades. Whole, a division hits harder and keeps its cadre; two brigades hold two hexes. They can be joined later too.
web-rok1920-how-armistice = An armistice ends the game at once, with the result named above.
web-rok1920-how-arrival-plan = Choose one plan; the enemy learns it only when the units enter.
web-rok1920-how-arrival-decoy = The decoy lies on the track like a real marker, but brings nobody.
web-rok1920-how-volunteer-plan = Choose when the volunteers are to come; the enemy does not see it.
web-rok1920-how-play-event = Choose an event, or “Not now”; your opponent will learn of it in due course.
web-rok1920-how-react = Choose an event of your own, or “Not now”.
web-rok1920-how-event-unit = Choose the unit that the event is for.
web-rok1920-how-start-hidden = The enemy sees hidden units as markers. A patrol hides units but lays no control lines; a group hides a stack of at most two divisions, and lays them. In a first game begin without.
web-rok1920-how-scout = Choose a glowing hex: you learn what lies under the marker.
web-rok1920-how-scout-enter = The scouts met nobody: the unit may go there at once, or stay.
web-rok1920-how-fly-to = Choose the unit that the planes are to support.
web-rok1920-how-fly-home = Choose a glowing town.
web-rok1920-how-join-attack = Add units to your partner’s attack, or finish.
web-rok1920-how-join-into = Choose the division that the brigades become.
web-rok1920-how-reserve-cavalry = Choose a unit, or go without.
web-rok1920-how-disband = Choose the unit that leaves the board.
web-rok1920-how-volunteer-unit = Choose the unit that is to arrive.
web-rok1920-how-to-lwow = Choose the brigade that forms in Lwów, or “No”.
web-rok1920-how-recruit = Choose the unit that is to recruit, or finish.
web-rok1920-how-sich-pick = When Poles first come next to the Riflemen, this brigade will side with you, unless your opponent chose the same one. Your choice is secret.
web-rok1920-how-sich-back = Choose the brigade that returns.
web-rok1920-how-priority = Choose one of the priorities, or none; your opponent does not see it.
web-rok1920-how-priority-division = Choose the division that the priority is for.
web-rok1920-dummy = dummy patrol
web-rok1920-kind-dp = infantry division
web-rok1920-kind-dpleg = infantry division of the Legions
web-rok1920-kind-dlb = Lithuanian-Belarusian division
web-rok1920-kind-ds = rifle division
web-rok1920-kind-dk = cavalry division
web-rok1920-kind-bk = cavalry brigade
web-rok1920-kind-dj = cavalry division
web-rok1920-kind-bj = cavalry brigade
web-rok1920-kind-bp = infantry brigade
web-rok1920-kind-rbp = reserve infantry brigade
web-rok1920-kind-do = volunteer division
web-rok1920-kind-bo = volunteer brigade

# What lies on the map and on the counters
web-rok1920-key-numbers = strength – movement points
web-rok1920-key-lines = spikes: it lays control lines
web-rok1920-key-elite = elite: +1 to its attacks
web-rok1920-key-reduced = hatched: reduced
web-rok1920-key-spent = pale: has attacked
web-rok1920-key-support = support unit: +1 to attacks, −1 to the enemy’s
web-rok1920-key-line = control line: crossing the enemy’s costs movement, retreating over one a step
web-rok1920-key-reserve = reserve: may move in the reserve phase
web-rok1920-key-ring = encircled: +2 to attacks on it
web-rok1920-key-retreat = retreat path, and the steps that it costs
web-rok1920-key-odds = chance of success, risk of losing a step
web-rok1920-key-cost = movement points to get there
web-rok1920-key-hungry = out of supply

# The story of what happened
web-rok1920-told-attack = { $units } { $units-count ->
        [one] attacks
       *[other] attack
    } { $hex }: rolled { $total }, needed { $chance } or less, { $result }.
web-rok1920-why-rout = { $unit }: rout. An even roll, and odds in a yellow cell of the table.
web-rok1920-why-moral-rout = { $unit }: moral rout. An even roll against a great moral advantage.
web-rok1920-why-bloody = { $unit }: bloody combat, on 2 or 12 both sides lose a step.
web-rok1920-why-assault = { $unit }: the price of an assault, for the roll was odd.
web-rok1920-why-stubborn = { $unit }: the price of a stubborn defence, for the roll was odd.
web-rok1920-why-retreat-loss = { $unit }: that is what the retreat cost.
web-rok1920-why-path = The retreat costs: { $parts }.
web-rok1920-why-cadre-exposed = { $unit }: a cadre alone beside the enemy is eliminated at the end of the player turn.
web-rok1920-why-starvation = { $unit }: out of supply.
