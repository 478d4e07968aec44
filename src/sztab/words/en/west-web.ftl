### How the West Was Saved: the table in the browser.

web-about-west-short = The war of 1920 at 50 km a hex: stacks with a front, depots, orders and event cards, and enemy stacks seen only from the back.
web-about-west-time = from 60 min
web-about-west-what = The Polish-Soviet war from April to October 1920, two weeks a turn, with limited intelligence. Counters keep their Polish names: DP is an infantry division, DPLeg one of the Legions, DS a Bolshevik rifle division, DK and BK (BJ) a cavalry division and brigade, BS a rifle brigade, pp a regiment, art. artillery.
web-about-west-aim = The Russians win at once by taking Warsaw, the Poles by taking Smoleńsk, with a unit in supply. If neither falls in fourteen turns, whoever then holds at least six of the eleven towns named in green wins.
web-about-west-turn = Cards, resource points, depots and supply; then both sides take turns placing activation markers and spending them; then combat.
web-about-west-fight = A stack uses its front factors only towards the hex it faces; both sides roll, and the difference decides losses and retreats.
web-about-west-first-pl = Press “Done, play on” to begin: blanks, which make weak stacks look stronger, can wait. In spring you have more points: extend the chain of depots, keep every stack in supply, turn stacks towards those you mean to fight, and put markers where your front outweighs the enemy’s. When the tide turns in summer, hold rivers and green towns, and keep Warsaw covered.
web-about-west-first-ru = Press “Done, play on” to begin: blanks, which make weak stacks look stronger, can wait. In spring hold the line and spare the cavalry. When your points grow, send it round the flanks, bring depots up before the army outruns them, and count the green towns towards the end.
web-west-all-cards = Event cards ({ $count })
web-west-panel-cards = Events
web-west-blanks-left = Blanks available: { $count }
web-west-now-turn = Turn { $turn } of { $turns }
web-west-hand = Your cards
web-west-none = none
web-west-back = Unknown stack ({ $count })
web-west-back-more = { $count ->
        [one] One unknown counter more
       *[other] { $count } unknown counters more
    }
web-west-blank = Blank counter
web-west-blank-about = makes the stack look taller
web-west-factors = front { $front }, other sides { $other }
web-west-weak = reduced
web-west-phase-set-up = Set-up
web-west-phase-events = Random events
web-west-phase-points = Resource points
web-west-phase-depots = Depots
web-west-phase-supply = Supply check
web-west-phase-reconnaissance = Reconnaissance
web-west-phase-markers = Activation markers
web-west-phase-orders = Orders
web-west-phase-headquarters = Headquarters
web-west-phase-withdrawal = Withdrawal before combat
web-west-phase-attacks = Combat
web-west-phase-manoeuvre = Manoeuvre after combat
web-west-phase-replenishment = Replenishment
web-west-phase-strategic = Strategic movement
web-west-phase-reinforcements = Reinforcements
web-west-phase-blanks = Blank counters

web-west-army = ARMY
web-west-zone-n = N
web-west-zone-s = S
web-west-blank-short = blank
web-west-one-sided = one-sided, never replenished
web-west-seen = seen by you
web-west-facing = Which way it faces
web-west-play = Play
web-west-play-this = Play { $card }
web-west-played = Played this turn
web-west-of = { $side }: in force
web-west-kept = In your hand
web-west-card = Random event
web-west-card-single = Single instruction
web-west-cards-here = Cards of the turn and your own
web-west-in-force = In force this turn
web-west-boost = { $card }: { $value } for the { $side } in { $left ->
        [one] one combat
       *[other] { $left } combats
    }
web-west-effect-rifles-low = Polish infantry is short of cartridges.
web-west-effect-shells-low = Polish artillery is short of shells.
web-west-effect-rain = Rain: combat units move one hex.
web-west-effect-mausers = Polish stacks with infantry fight with +1.
web-west-effect-no-strategic-south = No strategic movement south of the command line.
web-west-effect-no-removal = The Poles may not remove a depot.
web-west-deck = Deck
web-west-deck-told = { $deck } in the deck, { $used } used
web-west-deck-about = { $deck } in the deck, { $used } used, { $foe } in your opponent’s hand.
web-west-discards = Used before ({ $count })

web-west-phase-of = Phase { $at } of { $all }
web-west-points = Resource points
web-west-points-told = { $side }: { $total } resource points, { $left } left
web-west-for-depots = depots
web-west-for-markers = markers
web-west-for-nothing = free
web-west-left = left
web-west-after-cards = base + white die − red die, rolled after the cards
web-west-today = Today
web-west-gained = Green towns { $before } → { $after }.
web-west-towns-of = green towns, { $need } to win
web-west-curve = Balance of resource points

web-west-turns = Taking turns
web-west-you = You
web-west-turns-then = , then { $who ->
        [you] you
       *[they] the { $name }
    }
web-west-turns-passed = ; { $who ->
        [you] you have passed
       *[they] the { $name } have passed
    }
web-west-turns-no-markers = ; { $who ->
        [you] you have no markers left
       *[they] the { $name } have no markers
    }
web-west-turns-depots = { $who ->
        [you] You build
       *[they] The { $name } build
    }
web-west-turns-markers = { $who ->
        [you] You place a marker
       *[they] The { $name } place a marker
    }
web-west-turns-orders = { $who ->
        [you] You give an order
       *[they] The { $name } give an order
    }
web-west-turns-headquarters = { $who ->
        [you] You move a headquarters
       *[they] The { $name } move a headquarters
    }
web-west-turns-withdrawal = { $who ->
        [you] You withdraw cavalry
       *[they] The { $name } withdraw cavalry
    }
web-west-turns-attacks = { $who ->
        [you] You attack
       *[they] The { $name } attack
    }
web-west-turns-strategic = { $who ->
        [you] You move a unit
       *[they] The { $name } move a unit
    }
web-west-group = Who goes
web-west-group-go = { $count ->
        [one] One counter goes
       *[other] { $count } counters go
    }

web-west-marker-costs = { $cost ->
        [one] one point
       *[other] { $cost } points
    }
web-west-markers-of = Markers here: { $count } of { $most }
web-west-order-here = order of this stack
web-west-in-range = A headquarters is with it or next to it: no roll.
web-west-out-of-reach = No headquarters can reach it.
web-west-roll-above = { $between ->
        [one] One hex between it and headquarters: roll more than 1.
       *[other] { $between } hexes between it and headquarters: roll more than { $between }.
    }
web-west-idle-nation = The { $unit } headquarters is near, but commands troops of its own nation alone.
web-west-idle-troops = The { $unit } headquarters is near, but Lithuanians obey only their own.
web-west-idle-line = The { $unit } headquarters is near, but commands nobody beyond the command line.
web-west-leads = its orders need no roll in its hex and next to it
web-west-leads-ukrainian = commands stacks of Ukrainians alone, in its hex and next to it
web-west-leads-lithuanian = commands Lithuanians alone, in its hex and next to it
web-west-leads-n = commands in its hex and next to it, north of the command line
web-west-leads-s = commands in its hex and next to it, south of the command line
web-west-march-takes = { $cost } of { $allowance }

web-west-layer-depots = Depots and chain
web-west-layer-range = Where a depot may stand
web-west-layer-supply = Supply
web-west-layer-command = Command range
web-west-layer-line = Command line
web-west-layer-seen = Reconnaissance
web-west-layer-towns = Green towns
web-west-about-depots = { $count ->
        [one] One depot
       *[other] { $count } depots
    }, upkeep { $upkeep }{ $cut ->
        [0] .
        [one] ; one is cut off and costs two.
       *[other] ; { $cut } are cut off and cost two each.
    } The numbers on the line count the hexes of each gap: three at most.
web-west-gap = Chain of depots, { $from } – { $to }: the gap counts { $count } up to here, three at most.
web-west-gap-edge = the eastern edge
web-west-about-range = Three hexes apart at most; { $count ->
        [0] no town can be used now.
        [one] one town can be used now.
       *[other] { $count } towns can be used now.
    }
web-west-about-supply = { $count ->
        [0] All your units are in supply.
        [one] One of your units is out of supply.
       *[other] { $count } of your units are out of supply.
    }
web-west-about-command = A stack with a headquarters in its own or an adjacent hex needs no command roll.
web-west-about-line = Russian headquarters command only on their own side of it.
web-west-about-seen = { $count ->
        [0] You know no enemy stack.
        [one] You know one enemy stack until the turn ends.
       *[other] You know { $count } enemy stacks until the turn ends.
    }
web-west-about-towns = Poles { $pl }, Russians { $ru }.

web-west-attack = Attack
web-west-defence = Defence
web-west-attackers = Who attacks
web-west-attack-on = Attack on { $hex }
web-west-tag-weighed = preview
web-west-tag-declare = to be confirmed
web-west-tag-decided = decided
web-west-imagined = hidden stacks are estimated
web-west-imagined-unit = a hidden counter, estimated
web-west-imagined-flank = a hidden counter, flank, estimated
web-west-estimate = An estimate: the average of { $worlds } ways in which the hidden counters may lie, dealt at random. In eight of ten of them the defence is { $defence } and the enemy gives way in { $retreat } of cases.
web-west-ways = Alone or together
web-west-alone = Main stack alone
web-west-needs-roll = after a coordination roll: 1–2 calls it off, 3–4 without support
web-west-with = With { $hex }
web-west-gives-way = enemy gives way { $chance }
web-west-coordination = Coordination roll
web-west-coordination-cancelled = called off
web-west-coordination-alone = without support
web-west-coordination-together = with support
web-west-ledger = Factors
web-west-sum = Total
web-west-part-front = front
web-west-part-flank = flank
web-west-part-guns = guns
web-west-part-second = second stack
web-west-part-neighbours = other stacks next to the defender
web-west-part-terrain = ground or river
web-west-part-combined-arms = combined arms
web-west-part-fatigue = tired units
web-west-part-card = event cards
web-west-part-die = die
web-west-as-front = { $unit }, front
web-west-as-flank = { $unit }, flank
web-west-as-guns = { $unit }, guns
web-west-as-second = { $unit }, second stack
web-west-chart = Chance of every difference, with losses
web-west-chart-margin = difference
web-west-chart-them = defender loses
web-west-chart-us = attacker loses
web-west-result-won-hold = attacker ahead, nobody retreats
web-west-result-won-back = defender retreats two hexes
web-west-result-won-rout = rout of the defender
web-west-result-lost-hold = defender ahead, nobody retreats
web-west-result-lost-back = attacker retreats two hexes
web-west-result-lost-rout = rout of the attacker
web-west-chances = Chances
web-west-loses = loses
web-west-draw = draw
web-west-wins = wins
web-west-retreats = The enemy gives way in { $chance } of cases.
web-west-routs = Rout: { $chance }.
web-west-attack-choose = Plan this attack
web-west-attack-now = Attack
web-west-sum-told = factors { $attack } and die { $die } against factors { $defence } and die { $other }
web-west-won-by = { $side } win by { $difference }
web-west-nobody-won = Nobody wins
web-west-no-fight = In the combat phase the factors and odds of every possible attack appear here, and afterwards the last combat.

web-west-hidden = { $count ->
        [one] One counter is hidden from you.
       *[other] { $count } counters are hidden from you.
    }
web-west-arm-infantry = Infantry
web-west-arm-cavalry = Cavalry
web-west-arm-artillery = Artillery
web-west-arm-headquarters = Headquarters
web-west-coming = Due to arrive
web-west-in-turn = Turn { $turn }, { $date }
web-west-with-card = With the Russo-Lithuanian treaty
web-west-returning = Coming back
web-west-from-turn = from turn { $turn }
web-west-lost = Lost

web-knob-acting = Who decides
web-knob-points-pl = Polish points
web-knob-points-ru = Russian points
web-knob-treaty = Lithuania at war
web-knob-weak = Reduced
web-knob-off = Off the map
web-value-off-beside = beside the map
web-value-off-eliminated = eliminated
web-value-off-out = out of play
web-west-how-blanks = In a first game just press “Done, play on”. The enemy sees how many counters a stack has, not which: a blank makes a weak one look stronger. To put one on or take one off, choose a stack.
web-west-how-marker = A marker costs a point (two if the stack is out of supply) and gives one order: to march or to turn the front; an attack needs none. A percentage is the chance that the order gets through. Points left over can replenish reduced units after combat, one point each. Once you pass, you place no more this turn.
web-west-how-depot = A depot supplies stacks within three hexes. You may build one in a town with a +1, and remove a depot with a ×. You see the cost before you confirm. Once you pass, you build no more this turn.
web-west-how-order = Point at a stack with a marker to see the hexes in its reach. One that only turns its front spends its marker, too.
web-west-how-attack = Choose a stack that glows, or the enemy to attack: factors and odds appear in the “Combat” panel before you attack. A percentage on the map is the chance that the enemy gives way. Once you pass, you attack no more this turn.
web-west-how-card = Compare both cards on the map: the part in your side’s colour takes effect.
web-west-how-forced-removal = Choose an enemy depot: your opponent cannot pay for all of them.
web-west-how-reconnaissance = Choose a red stack to see what is in it.
web-west-how-fog = Choose a Polish stack that is to stay without a marker this turn.
web-west-how-group = Select the counters that are to go, then press the button with their number; the others stay.
web-west-how-march = Choose a glowing hex: the number is what the march costs. The enemy sees it at once: it cannot be taken back.
web-west-how-free-order = Without a roll the order is sure to work, but the card gives only a few such orders; with a roll it may fail.
web-west-how-facing = Choose the hex that the stack is to face: its front factor counts only against that hex.
web-west-how-headquarters = Choose a headquarters, then a hex: a stack with one in its own or an adjacent hex needs no command roll. Once you pass, you move none in this phase.
web-west-how-headquarters-to = Choose a glowing hex, best next to the stacks that are to move.
web-west-how-headquarters-stop = Choose the glowing hex where the headquarters stops.
web-west-how-withdrawal = Choose a stack of cavalry that is to avoid combat, or pass.
web-west-how-follow = Choose who enters the vacated hex, or nobody.
web-west-how-attack-again = Choose the stack that strikes again at once, or pass.
web-west-how-combat-card = The card counts in this one combat; you need not use it.
web-west-card-none = Without a card
web-west-card-sums = attack : defence
web-west-card-they-give = enemy gives way
web-west-card-you-give = you give way
web-west-ride-on-nobody = Nobody rides on
web-west-how-loss = Choose a unit: at full strength it is reduced, if already reduced it is eliminated.
web-west-how-loss-won = The winner of a fight loses too, half of what he inflicted. Choose a unit: at full strength it is reduced, if already reduced it is eliminated.
web-west-how-retreat = Your stack was beaten and falls back. Choose a glowing hex: the retreat ends there.
web-west-how-retreat-rout = After a rout you, the winner, choose the route of the beaten stack. Choose a glowing hex: the retreat ends there.
web-west-how-overstacked = Choose the unit to remove; the rest are within the stacking limit.
web-west-how-pursue = Select the counters that enter the beaten stack’s hex, or “Nobody”.
web-west-how-ride-on = Choose the cavalry and the hex it rides to, or “Nobody rides on”.
web-west-how-manoeuvre = Point at a stack to see the hexes in its reach; it may only turn its front as well.
web-west-how-replenish = Choose a reduced unit: one point brings it back to full strength. “Done” leaves the points unspent.
web-west-how-strategic = Choose a unit that travels far behind the front, or pass.
web-west-how-strategic-to = Choose the glowing hex that the unit travels to.
web-west-how-arrival = Choose the glowing hex where the unit is to appear.
web-west-how-headquarters-back = Choose the glowing town where the headquarters returns.
web-west-how-partisans = Choose the unit the partisans hit.
web-west-how-deserters = Choose the unit that suffers the desertions.
web-west-how-mutiny = Choose the Russian cavalry that leaves the map.
web-west-how-panic = Choose the Polish unit that is to flee.
web-west-how-send = Choose the unit that is to go.
web-west-how-send-to = Choose a glowing hex.
web-west-how-restore = Choose a reduced unit.
web-west-how-return = Choose the unit that is to return.
web-west-how-order-picked = Point at a hex with a number and the stack marches there (it can be dragged, too). The enemy sees a march at once: it cannot be taken back.
web-west-how-manoeuvre-picked = Point at a hex with a number and the stack marches there (it can be dragged, too). The enemy sees a march at once: it cannot be taken back.
web-west-how-headquarters-to-sure = Nothing has happened yet: confirm, or point at another hex. Your opponent moves next, and then this cannot be undone.
web-west-how-strategic-to-sure = Nothing has happened yet: confirm, or point at another hex. Your opponent moves next, and then this cannot be undone.
web-west-sent-far = { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    }
web-west-sent-commands = In range of it there: { $hexes }.
web-west-sent-nobody = Nobody it may command is in range of it there.
web-west-sent-loses = Then out of range of any headquarters: { $hexes }.
web-west-how-depot-sure = Nothing has happened yet: confirm, or point at another hex. Your opponent builds next, and then this cannot be undone.
web-west-turn-stack = Turn its front
web-west-button-order-discard = Discard the marker
web-west-button-order-march = March step by step
web-west-button-manoeuvre-march = March step by step
web-west-turn-not = Keep its front
web-west-goes = { $unit }: goes
web-west-stays = { $unit }: stays
web-west-nobody = Nobody goes: choose at least one unit.
web-west-march-far = { $allowance ->
        [one] Reach: 1 hex.
       *[other] Reach: { $allowance } hexes.
    }
web-west-march-click = Click, and the stack goes there. A march cannot be taken back.
web-west-march-horses = After five hexes cavalry rolls for its horses: the chance that it is reduced.
web-west-build-now = { $count ->
        [one] 1 depot:
       *[other] { $count } depots:
    }
web-west-build-found = A new depot, { $hex }:
web-west-build-remove = Without the depot, { $hex }:
web-west-build-cost = { $points ->
        [one] upkeep each turn { $upkeep } of 1 point.
       *[other] upkeep each turn { $upkeep } of { $points } points.
    }
web-west-build-left = { $count ->
        [0] No points will be left for activation markers: no stack will move this turn.
        [one] 1 point will be left: enough for one activation marker.
       *[other] { $count } points will be left: enough for { $count } activation markers.
    }
web-west-build-short = { $count ->
        [one] 1 point short: your opponent chooses which depot goes.
       *[other] { $count } points short: your opponent chooses which depots go.
    }
web-west-build-cut = Cut off, to cost 2 each: { $hexes }.
web-west-does-events = Each side draws an event card and plays one of two.
web-west-does-points = Dice give resource points for the whole turn; what is not spent is lost.
web-west-does-depots = You take turns building or removing depots, then each side pays for its own.
web-west-does-supply = Whoever is more than three hexes from a depot is reduced, or lost.
web-west-does-reconnaissance = Aircraft look at two Russian stacks; you take turns placing markers, a point each, and then stacks with a marker march or turn their front.
web-west-does-headquarters = Headquarters move up to five hexes, free of charge. Near them orders are certain and attacks possible.
web-west-does-withdrawal = A stack attacks the hex that it faces, if a headquarters is with it or next to it.
web-west-does-replenishment = For a point a reduced unit returns to full strength.
web-west-does-strategic = Four units travel any distance, away from the enemy.
web-west-does-reinforcements = New units arrive, and the next turn begins.
web-west-course = The course of a turn
web-west-course-goal = After fourteen turns whoever holds at least six towns named in green wins; the Russians win at once in Warsaw, the Poles in Smoleńsk.
web-west-points-short = pts
web-west-then = then: { $phase }
web-west-march-aimed = { $hex }: costs { $cost } of { $allowance }. Tap it again to march.
web-west-march-go = March to { $hex }
web-west-march-tap = Tap again, and the stack goes there.
web-west-worth-headquarters = { $count ->
        [one] One headquarters may still move, free of charge.
       *[other] { $count } headquarters may still move, free of charge.
    }
web-west-worth-strategic = { $count ->
        [one] One unit may still travel.
       *[other] { $count } units may still travel.
    }
web-west-worth-marker = { $count ->
        [one] One more stack could get a marker; without one it will not move this turn.
       *[other] { $count } more stacks could get a marker; without one a stack will not move this turn.
    }
web-west-worth-attack = { $count ->
        [one] One stack can still attack, with one chance in four or better to drive the enemy back.
       *[other] { $count } stacks can still attack, with one chance in four or better to drive the enemy back.
    }
web-west-result-points = Green towns
web-west-next-unit = { $prompt ->
        [headquarters] Next headquarters
        [strategic] Next unit
        [replenish] Next unit
        [loss] Next unit
        [overstacked] Next unit
        [ride-on] Next unit
        [partisans] Next unit
        [deserters] Next unit
        [mutiny] Next unit
        [panic] Next unit
        [send] Next unit
        [restore] Next unit
        [return] Next unit
       *[other] Next stack
    } ({ $count })
web-west-hungry = out of supply
web-west-build-feeds = It would bring into supply: { $hexes }.
web-west-build-starves = Then out of supply: { $hexes }.
web-west-build-hungry = Out of supply now, and reduced in the next phase unless fed:
web-west-leaves-town = { $hex } will stand empty: a green town counts only with a unit of yours in it.
web-west-leaves-attacks = With the headquarters gone, these stacks can no longer attack: { $hexes }.
web-west-headquarters-stays = Left behind, so that the stacks nearby can still attack: { $units }. Tick to take along.
web-west-losses = Who takes the loss
web-west-loss-reduced = reduced
web-west-loss-gone = eliminated
web-west-gives-way-each = Chance that the enemy gives way to each stack’s best attack, as on the map:
web-west-how-attack-picked = Nothing has happened yet: attack by a button, or choose a glowing stack of yours that is to join in.
web-west-how-attack-again-picked = Nothing has happened yet: attack by a button, or choose a glowing stack of yours that is to join in.
web-west-how-order-turning-picked = Choose one of the marked hexes around it: the stack turns its front there, which spends its marker.
web-west-how-manoeuvre-turning-picked = Choose one of the marked hexes around it: the stack turns its front there.
web-west-how-withdrawal-sure = Nothing has happened yet. Once you confirm, your opponent sees the stack, and you choose its route.
web-west-worth-reconnaissance = You may still look at an enemy stack, free of charge.
web-west-worth-replenish = { $count ->
        [one] One reduced unit could still be replenished; unspent points are lost.
       *[other] { $count } reduced units could still be replenished; unspent points are lost.
    }
web-west-worth-depot = A new depot could still bring into supply: { $hexes }.
web-west-half-pl = Poles:
web-west-half-ru = Russians:
web-west-note-kept = Not in force. From turn 2 on you play one of two cards each turn; your half then applies, and you keep the other card.
web-west-note-played = In force this turn: only the half of the side that played it.
web-west-note-single = A single instruction is played in the turn it is drawn, without a choice, and cancels the opponent’s card.
web-west-sum-strategic-move = { $count ->
        [one] one strategic move, to { $hexes }
       *[other] { $count } strategic moves, to { $hexes }{ $more ->
            [0] {""}
           *[other] {" "}and { $more } more
        }
    }
web-west-sum-leader-moved = { $count ->
        [one] one headquarters moved
       *[other] { $count } headquarters moved
    }
web-west-many-blank-put = The { $side } add { $count } counters, { $places ->
        [one] all to the stack in { $hex }
       *[other] to the stacks in { $hex }
    }.
web-west-many-blank-taken = The { $side } take { $count } blanks off { $places ->
        [one] the stack in { $hex }
       *[other] the stacks in { $hex }
    }.
web-west-many-marker-placed = The { $side } place { $count } activation markers, in { $hex }.
web-west-many-depot-founded = The { $side } build { $count } depots: { $hex }.
web-west-many-unit-restored = At full strength again: { $unit }.
web-west-many-leader-moved = The { $side } move { $count } headquarters: { $unit }.
web-west-sum-arrived = { $count ->
        [one] one unit arrives, in { $hexes }
       *[other] { $count } units arrive, in { $hexes }{ $more ->
            [0] {""}
           *[other] {" "}and { $more } more
        }
    }
web-west-idle = no effect
web-west-idle-cancelled = Would have no effect: the opponent’s single instruction cancels it.
web-west-idle-no-cavalry = Would have no effect now: no Russian cavalry is on the map.
web-west-idle-nobody-near = Would have no effect now: no Polish unit of that kind stands next to the Russians.
web-west-idle-nowhere-to-go = Would have no effect now: there is no room where it sends a unit.
web-west-idle-nobody-reduced = Would have no effect now: none of your units in supply is reduced.
web-west-idle-nobody-back = Would have no effect now: no eliminated Russian unit can come back.
web-west-said-attack-alone = { $hex } attacks { $target } alone
web-west-said-attack-with = { $hex } attacks { $target } and calls { $second }
web-west-said-attack-again-alone = { $hex } attacks { $target } at once
web-west-said-attack-again-with = { $hex } attacks { $target } at once and calls { $second }
web-west-in-full = {""}
