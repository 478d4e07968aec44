# Layers of Rok 1920
web-rok1920-layer-lines-foe = Enemy control lines
web-rok1920-layer-lines-own = Own control lines
web-rok1920-layer-supply = Supply
web-rok1920-layer-encircled = Encirclement
web-rok1920-layer-reserves = Reserves
web-rok1920-layer-theatres = Theatres of war
web-rok1920-layer-held = Who holds the towns
web-rok1920-layer-retreats = Retreat paths
web-rok1920-layer-no-supply = Not in this scenario: supply starts with scenario C.
web-rok1920-about-supply = Tinted: your units are in supply here. Out of supply (✕): { $count }. Point at a unit to see its supply path.
web-rok1920-about-supplied = { $unit }: in supply from { $source }.
web-rok1920-about-hungry = { $unit }: out of supply.
web-rok1920-about-fortress = its own fortress
web-rok1920-about-encircled = Poles { $pl }, Bolsheviks { $su }.
web-rok1920-about-reserves = Poles { $pl }, Bolsheviks { $su }; yours are amber.
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
web-rok1920-following = aftermath
web-rok1920-strengths = strength
web-rok1920-attack-row = Attack
web-rok1920-defence-row = Defence { $strength }
web-rok1920-table-made = the table is a reconstruction
web-rok1920-rout-cells = rout
web-rok1920-orders = Orders
web-rok1920-order-stubborn = Stubborn Defence
web-rok1920-order-counter = Counter-attack
web-rok1920-take-in = { $unit }: add to the attack
web-rok1920-leave-out = { $unit }: leave out of the attack
web-rok1920-nobody = Nobody is taking part yet: choose attackers.
web-rok1920-answered = chance { $chance }, { $percent }
web-rok1920-if-stubborn = If the enemy answers with Stubborn Defence
web-rok1920-if-counter = If the enemy answers with Counter-attack
web-rok1920-retreat-loses = { $count ->
    [one] If the attack succeeds, the defender loses 1 step in retreat:
   *[other] If the attack succeeds, the defender loses { $count } steps in retreat:
}
web-rok1920-retreat-free = If the attack succeeds, the defender retreats without loss.
web-rok1920-go = Attack: chance { $chance }, { $percent }
web-rok1920-give = Continue: { $order }
web-rok1920-result-success = success
web-rok1920-result-failure = failure
web-rok1920-result-bloody = bloody
web-rok1920-chance-mark = chance { $chance }
web-rok1920-attacker-loses = attacker loses a step: { $percent }
web-rok1920-defender-loses = defender loses a step: { $percent }
web-rok1920-no-attack = Nobody has attacked yet. In the attack phase click an enemy hex that glows: the odds appear here before you roll.
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
web-rok1920-pool-pl = Polish
web-rok1920-pool-ua = Ukrainian
web-rok1920-pool-su = Bolshevik
web-rok1920-pool-west = Western Front
web-rok1920-pool-southwest = South-Western Front

web-rok1920-march-train = armoured train on the rails

web-rok1920-curve-points = Lead in points

web-about-rok1920-short = The whole war on 30 km hexes: control lines, reserves, the morale of three theatres.
web-about-rok1920-time = from 40 min
web-about-rok1920-what = The Polish-Soviet War of 1920: a week to a turn, divisions and brigades.
web-about-rok1920-aim = Each scenario says what counts: mostly victory points for towns held and for enemy losses, counted after its last turn.
web-about-rok1920-turn = In your player turn you attack, move and attack again; before the attacks and before the movement one side may move its reserves.
web-about-rok1920-fight = The two strengths give a number in the table, modified for terrain, rivers, elite units, morale and orders; roll that chance or less on two dice to succeed.
web-about-nest-of-eagles-short = The second edition of The Year 1920: cadres, support units, reserves counted by stacks, railways from the first turn.
web-about-nest-of-eagles-turn = In your player turn you attack, move, attack again and take replacements; one reserve movement may be called before the attacks, before the movement or before the repeat attacks.
web-about-nest-of-eagles-differs = The map is that of the first edition. New are cadres, which are lost if they end alone next to the enemy; armoured trains, cars, tanks, guns and the air squadron with rules of their own; encirclement by the six sides of a hex; one order a player turn, free for elites and cavalry; and morale up to 24. Three players, hidden units and political events are yours to choose. The first edition is the easier one to begin with.
web-about-rok-1920-differs = This is the first edition, of 1995. The second, Nest of Eagles, has the same map and war with cadres, more kinds of units and other orders; if you know neither, begin here.
web-rok1920-stage = Turn { $stage } of { $stages }
web-rok1920-turn-of = Player turn: { $side-the }
web-rok1920-morale = Morale advantage
web-rok1920-even = even
web-rok1920-step-turn-start = Start of player turn
web-rok1920-step-first-window = Reserve movement
web-rok1920-step-attacks = Regular attacks
web-rok1920-step-second-window = Reserve movement
web-rok1920-step-movement = Regular movement
web-rok1920-step-third-window = Reserve movement
web-rok1920-step-repeat-attacks = Repeat attacks
web-rok1920-step-replacements = Replacements
web-rok1920-step-turn-end = End of player turn
web-rok1920-step-cooling = End of player turn
web-rok1920-step-next-player = End of player turn
web-rok1920-order-none = No order
web-rok1920-order-assault = Assault
web-rok1920-order-raid = Raid
web-rok1920-numbers = strength { $strength }, movement { $movement }
web-rok1920-level-full = full
web-rok1920-level-weak = reduced
web-rok1920-level-cadre = cadre
web-rok1920-elite = elite
web-rok1920-coming = To come
web-rok1920-eliminated = Eliminated
web-rok1920-at-stage = turn { $stage }
web-rok1920-attack-on = Attack: { $hex }
web-rok1920-in-table = Table value
web-rok1920-chance = Chance of success
web-rok1920-end-attack = Attack on { $hex }: { $percent } chance of success.

# Margins of the board
web-rok1920-margins = On the margins
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
web-rok1920-how-move = Click a unit that glows, then the hex it is to go to. Nobody has to move.
web-rok1920-how-attack = Click an enemy with an orange outline: you see the odds before you roll.
web-rok1920-how-pursue = Click a unit that is to follow the beaten enemy, or end it.
web-rok1920-how-retreat-route = Click the end of a way of retreat that glows.
web-rok1920-counted-broken = divisions broken
