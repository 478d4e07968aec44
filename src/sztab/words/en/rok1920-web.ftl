# Layers of Rok 1920
web-rok1920-layer-lines-foe = Enemy control lines
web-rok1920-layer-lines-own = Own control lines
web-rok1920-layer-supply = Supply
web-rok1920-layer-encircled = Encirclement
web-rok1920-layer-reserves = Reserves
web-rok1920-layer-theatres = Theatres of war
web-rok1920-layer-held = Who holds the towns
web-rok1920-layer-retreats = Ways of retreat
web-rok1920-layer-no-supply = Not in this scenario: supply comes with scenario C.
web-rok1920-about-supply = Tinted: your units are supplied here. Units without supply (✕): { $count }. Point at a unit to see its way.
web-rok1920-about-supplied = { $unit } is supplied from { $source }.
web-rok1920-about-hungry = { $unit } is not supplied.
web-rok1920-about-fortress = its fortress
web-rok1920-about-encircled = Poles { $pl }, Bolsheviks { $su }.
web-rok1920-about-reserves = Poles { $pl }, Bolsheviks { $su }; yours are amber.
web-rok1920-about-held = Poles { $pl }, Bolsheviks { $su }.
web-rok1920-about-retreats = Where those beside an enemy would go if beaten now, and the levels it would cost.
web-rok1920-march = { $points } MP
web-rok1920-march-whole = all points
web-rok1920-march-clear = clear ground
web-rok1920-march-rough = difficult ground
web-rok1920-march-small-river = small river
web-rok1920-march-bridge = bridge
web-rok1920-march-large-river = large river without a bridge: all points
web-rok1920-march-line = enemy control line
web-rok1920-march-line-rough = control line into difficult ground or over a river: all points
web-rok1920-march-line-works = control line over works: all points
web-rok1920-march-line-held = control line where your unit began the phase: all points
web-rok1920-march-bars = It may not attack after this march.
web-rok1920-standing = If it ended now
web-rok1920-standing-level = { $level ->
    [crushing] crushing victory
    [strategic] strategic victory
    [tactical] tactical victory
    [draw] draw
   *[win] victory
}
web-rok1920-standing-none = nobody would win
web-rok1920-moral-level = level { $level }
web-rok1920-pools = Replacements

# Attacks
web-rok1920-plan = plan
web-rok1920-declared = declared
web-rok1920-decided = decided
web-rok1920-following = what follows
web-rok1920-strengths = strength
web-rok1920-attack-row = Attack
web-rok1920-defence-row = Defence { $strength }
web-rok1920-table-made = the table is a reconstruction
web-rok1920-rout-cells = rout
web-rok1920-orders = Orders
web-rok1920-order-stubborn = Stubborn Defence
web-rok1920-order-counter = Counter-attack
web-rok1920-take-in = Let { $unit } take part
web-rok1920-leave-out = Leave { $unit } out
web-rok1920-nobody = Nobody takes part yet: choose attackers.
web-rok1920-answered = chance { $chance }, { $percent }
web-rok1920-if-stubborn = If the enemy answers with Stubborn Defence
web-rok1920-if-counter = If he answers with Counter-attack
web-rok1920-retreat-loses = { $count ->
    [one] Beaten, the defender loses a level in his retreat:
   *[other] Beaten, the defender loses { $count } levels in his retreat:
}
web-rok1920-retreat-free = Beaten, the defender retreats without loss.
web-rok1920-go = Attack: chance { $chance }, { $percent }
web-rok1920-give = Go on: { $order }
web-rok1920-result-success = success
web-rok1920-result-failure = failure
web-rok1920-result-bloody = bloody
web-rok1920-chance-mark = chance { $chance }
web-rok1920-attacker-loses = attacker loses a level: { $percent }
web-rok1920-defender-loses = defender loses a level: { $percent }
web-rok1920-no-attack = Nobody has attacked yet. In the attack phase click an enemy hex that glows: its odds come up here before you roll.
web-rok1920-strength-of = strength { $count }
web-rok1920-none-coming = Nobody is to come.
web-rok1920-none-lost = Nobody yet.
web-rok1920-theatre-lb = Lith.-Bel.
web-rok1920-theatre-ua = Ukrainian
web-rok1920-theatre-pl = Polish

# Forces
web-rok1920-arm-infantry = Infantry
web-rok1920-arm-cavalry = Cavalry
web-rok1920-arm-support = Support units
web-rok1920-hurt = Weakened and cadres: { $count }.
web-rok1920-pool-pl = Polish
web-rok1920-pool-ua = Ukrainian
web-rok1920-pool-su = Bolshevik
web-rok1920-pool-west = Western Front
web-rok1920-pool-southwest = South-Western Front

web-rok1920-march-train = armoured train on rails

web-rok1920-curve-points = Lead in points

web-about-rok1920-short = The whole war on 30 km hexes: control lines, reserves, the morale of three theatres.
web-about-rok1920-time = from 40 min
web-about-rok1920-what = The Polish-Soviet war of 1920, a week a turn, divisions and brigades.
web-about-rok1920-aim = Each scenario says what counts: mostly victory points for towns held and for what the enemy has lost, counted after its last turn.
web-about-rok1920-turn = In a player turn one attacks, moves and attacks again; before attacks and moves either side may move its reserves.
web-about-rok1920-fight = Strengths are read in the table, modifiers come from terrain, rivers, elite, morale and orders; a roll of 2 dice not above the chance is a success.
web-about-nest-of-eagles-short = The second edition of The Year 1920: cadres, support units, reserves counted by stacks, railways from the first turn.
web-about-nest-of-eagles-turn = In a player turn one attacks, moves, attacks again and takes replacements; one reserve movement may be called before the attacks, before the moves or before the second attacks.
web-about-nest-of-eagles-differs = The map is that of the first edition. New are cadres, who fall when they end beside the enemy alone; armoured trains, cars, tanks, guns and the air squadron with rules of their own; encirclement by the six sides of a hex; one order a player turn, free for elites and cavalry; and morale up to 24. Three players, hidden units and political events are yours to choose. The first edition is the shorter way in.
web-about-rok-1920-differs = This is the first edition, of 1995. The second, Nest of Eagles, has the same map and war with cadres, more kinds of units and other orders; who does not know either begins here.
web-rok1920-stage = Turn { $stage } of { $stages }
web-rok1920-turn-of = Player turn: { $side }
web-rok1920-morale = Morale advantage
web-rok1920-even = even
web-rok1920-step-turn-start = Start of the turn
web-rok1920-step-first-window = Reserve movement
web-rok1920-step-attacks = Attacks
web-rok1920-step-second-window = Reserve movement
web-rok1920-step-movement = Movement
web-rok1920-step-third-window = Reserve movement
web-rok1920-step-repeat-attacks = Second attacks
web-rok1920-step-replacements = Replacements
web-rok1920-step-turn-end = End of the turn
web-rok1920-step-cooling = End of the turn
web-rok1920-step-next-player = End of the turn
web-rok1920-order-none = No order
web-rok1920-order-assault = Assault
web-rok1920-order-raid = Raid
web-rok1920-numbers = strength { $strength }, movement { $movement }
web-rok1920-level-full = full
web-rok1920-level-weak = weakened
web-rok1920-level-cadre = cadre
web-rok1920-elite = elite
web-rok1920-coming = To come
web-rok1920-eliminated = Eliminated
web-rok1920-at-stage = turn { $stage }
web-rok1920-attack-on = Attack: { $hex }
web-rok1920-in-table = Number in the table
web-rok1920-chance = Chance of success
web-rok1920-end-attack = An attack on { $hex } would succeed in { $percent }.

# Margins of the board
web-rok1920-margins = On the margins
web-rok1920-note-arrival-markers = Arrival markers on the stage track
web-rok1920-note-strengthening = Replacements lie on
web-rok1920-note-transports = Transports left
web-rok1920-note-travelling = On their way in secret
web-rok1920-note-concentration = Secret concentration
web-rok1920-note-attacks = Attacks this player turn
web-rok1920-note-coupled = Share the Polish marker
web-rok1920-note-volunteers = Volunteer Army
web-rok1920-note-konarmia = Cavalry Army
web-rok1920-note-lithuania = Lithuania
web-rok1920-note-lithuanian-places = Held last by Lithuanians
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
