# Racławice: fire, melee, layers
web-rac-quotient = fire strength at this range
web-rac-distance = hexes away
web-rac-strength = strength
web-rac-row = Row { $row } of the fire table
web-rac-range = { $distance ->
        [one] At { $distance } hex
       *[other] At { $distance } hexes
    }
web-rac-effect = { $size } on the morale roll
web-rac-test-of = Morale check: { $unit }
web-rac-test-sum = roll { $total }, fails above { $morale }
web-rac-dice = passes { $passed }, fails { $failed }
web-rac-stands = stands
web-rac-outcome = { $hexes ->
        [0] { $losses ->
            [0] stands
            [one] one loss
           *[other] { $losses } losses
        }
        [one] { $losses ->
            [0] back one hex
            [one] back one hex, one loss
           *[other] back one hex, { $losses } losses
        }
       *[other] { $losses ->
            [0] back { $hexes } hexes
            [one] back { $hexes } hexes, one loss
           *[other] back { $hexes } hexes, { $losses } losses
        }
    }
web-rac-gun-hit = first roll: hit ({ $modifier })
web-rac-gun-effect = second roll: effect ({ $modifier })
web-rac-gun-silenced = battery captured by fire
web-rac-danger = { $leader } in danger:
web-rac-fate-death = killed
web-rac-fate-contusion = stunned
web-rac-fire-now = Order: { $answer }
web-rac-who-could = Who can fire, and the odds
web-rac-attacker = attacking
web-rac-defender = defending
web-rac-no-modifiers = no modifiers
web-rac-die-and = roll
web-rac-counter-test = First a morale check: { $unit } ({ $morale }), chance { $chance }.
web-rac-lava = Ława attempt: { $unit } (morale { $morale }), chance { $chance }.
web-rac-melee-outcome = { $winner } win{ $turns ->
        [0] {""}
        [one] , the losers are back in a turn
       *[other] , the losers are back in { $turns } turns
    }
web-rac-winner-loss = the winner takes a loss
web-rac-way-loss = { $count ->
        [one] one loss
       *[other] { $count } losses
    }
web-rac-way-free = no loss
web-rac-loss-from-to = strength { $from } → { $to }
web-rac-layer-command = Command range
web-rac-layer-fire = Field of fire
web-rac-layer-sight = Line of sight
web-rac-layer-click = click a unit or a hex
web-rac-score = { $side ->
        [none] nobody leads
       *[other] { $side } lead by { $score }
    }; a lead of { $threshold } wins
web-rac-short-skirmish = skir.
web-rac-short-limbered = limb.
web-rac-mark-moved = has moved
web-rac-mark-stopped = stopped
web-rac-mark-fired = has fired
web-rac-mark-captured = captured
web-rac-mark-jammed = jammed
web-rac-mark-countered = has counter-attacked
web-rac-mark-targeted = was counter-attacked
web-rac-mark-gun-fired = has fired this turn
web-rac-mark-gun-moved = has moved, no fire this turn
web-rac-shots = shots fired: { $count }
web-rac-left = MP left: { $count }
web-rac-due = back in turn { $turn }
web-rac-contused = stunned
web-rac-effects = Fire by range: what it adds to the morale roll
web-rac-none = –
web-rac-active = acting now
web-rac-in-the-pool = in the pool
web-rac-zones = Zones
web-rac-front = front
web-rac-flank = flanks
web-rac-rear = rear
web-rac-cannot-fire = May not fire now:

web-about-raclawice-short = Companies and squadrons on hundred-metre hexes. Leaders are drawn from a pool.
web-about-raclawice-time = from 45 min
web-about-raclawice-what = 4 April 1794. Kościuszko stands on the hill of Dziemierzyce, with two thousand scythemen hidden in the village behind him. Tormasov comes from the north-east, Pustovalov works round the forest, Denisov arrives late.
web-about-raclawice-aim = Both sides share one victory point marker: a won melee gives 1, a unit eliminated by fire 1, a captured battery 2 plus its stars, a killed leader 3. A big enough lead at the end of a turn wins at once (6 in the battle; 4 in the assault on the battery, which the Russians begin one point ahead); after the last turn the side in the lead wins, or the Poles if the score is level.
web-about-raclawice-goal-battle = Twelve turns. You score for melees won (1), units eliminated by fire (1), batteries captured (2 plus stars) and leaders killed (3). A lead of 6 points at the end of a turn (or as many as were chosen for this table) wins at once; after the last turn the side in the lead wins, or the Poles if the score is level.
web-about-raclawice-goal-battery = The Poles come for the guns: a captured battery scores 2 points plus its stars, a melee won or a unit eliminated by fire 1, a killed leader 3. The Russians begin one point ahead. A lead of 4 points at the end of a turn (or as many as were chosen for this table) wins at once; after the last turn the side in the lead wins, or the Poles if the score is level.
web-about-raclawice-turn = A leader is drawn from the pool. His units within range move one stack after another, and both sides may fire in between; then the leader himself moves; last, those who share a hex with the enemy fight. When the pool is empty, the turn is over. A unit faces a corner of its hex: the two hexes in front of it are its front zone.
web-about-raclawice-fight = Fire makes its target take a morale check with a die from 0 to 9. In melee both sides roll and add their modifiers; each has its rule number.
web-raclawice-pool = Activation pool
web-raclawice-points = Victory points
web-raclawice-facing = Unit facing
web-raclawice-numbers = morale { $morale }, strength { $strength }, fire strength { $fire }
web-raclawice-leader = leader { $name }
web-raclawice-phase-pool = Pool
web-raclawice-phase-draw = Draw
web-raclawice-phase-activation = Activation
web-raclawice-phase-return = Return
web-raclawice-phase-movement = Movement and fire
web-raclawice-phase-leader = Leader’s move
web-raclawice-phase-melee = Melee
web-raclawice-phase-turn-end = End of turn
web-raclawice-in-pool = { $count ->
        [one] one chit
       *[other] { $count } chits
    } in the pool
web-rac-march = { $cost } MP, { $left } left
web-rac-march-reacts = The enemy may react.
web-rac-march-facing = Drag from the destination to choose the facing.
web-rac-march-clash-now = Into the enemy’s hex: a melee follows.{ $aimed ->
        [yes] {" "}Choose it once more to go.
       *[no] {" "}Choose it twice to go.
    }
web-rac-march-clash-ride = Into the enemy’s hex. It comes to a melee only if { $leader } then rides to within four hexes of it.{ $aimed ->
        [yes] {" "}Choose it once more to go.
       *[no] {" "}Choose it twice to go.
    }
web-rac-march-clash-never = Into the enemy’s hex, but out of { $leader }’s command: no melee in this activation.{ $aimed ->
        [yes] {" "}Choose it once more to go.
       *[no] {" "}Choose it twice to go.
    }
web-rac-march-once-more = Choose it once more to go.
web-rac-whole-line = The whole line
web-raclawice-how-shot = Both sides fire by turns, and before the enemy acts you may fire once: choose who, or pass.
web-raclawice-how-act = Choose a unit that glows: you will see where it can go and at whom it can fire. After each move the enemy may fire; when both sides pass, these units are done.
web-raclawice-acting-six = { $leader }: { $left ->
        [0] his six units
        [6] any six units
       *[other] { $left } of six left
    }
web-raclawice-how-group = Choose a hex with a green outline: the number is what the move costs. The buttons add those who go along.
web-raclawice-how-group-line = These move together. Add more with the buttons; after “Go, no one else” each stack of the line moves in turn.
web-raclawice-how-step-line = Each stack of the line moves on its own: choose one of those that are ringed, then where it goes.
web-raclawice-how-step-guns = Gunners push or swing their guns one hex or hexside: choose a green hex or an arrow. To go further, limber up.
web-raclawice-how-step-double = At double pace the stack has two points more and must use them all: it may not turn or fire, nor pass friendly units, forest, buildings or a stream. Choose a hex with a number, or go back to the ordinary pace.
web-raclawice-how-step-tap = Tap a green hex (the number is the cost) or a target in orange; tap the unit itself to turn it.
web-raclawice-how-step-guns-tap = Gunners push or swing their guns one hex or hexside: tap a green hex, or the guns themselves to swing them. To go further, limber up.
web-raclawice-how-step = Choose a hex with a green outline (the number is what the move costs), an arrow to turn, or a target ringed in orange.
web-raclawice-panel-hex = Hex
web-raclawice-hex = hex { $number }
web-raclawice-hex-offered = this hex can be chosen
web-raclawice-hex-choosable = a unit here can be chosen
web-raclawice-hex-click = Point at a hex to see what is there.
web-raclawice-ruler-to = Point at another hex; click to fix the ruler.
web-raclawice-ruler-hexes = { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    }
web-raclawice-end-units = { $count ->
    [one] One stack can still act.
   *[other] { $count } stacks can still act.
}
web-raclawice-how-activate = The leader you choose acts now, with the units under him. “Nobody”: no leader acts.
web-raclawice-how-activate-pl = The leader you choose acts first with his own units; after him the commander-in-chief acts with any six units within four hexes of himself. “Nobody”: only those six.
web-raclawice-how-orphans = Choose one of the fallen: the units he led will act.
web-raclawice-how-arrive = Choose the glowing hex where the unit is to appear.
web-raclawice-how-face = Choose an arrow. The two hexes in front of a unit are its front zone: there it fires.
web-raclawice-how-order = The stack is built from top to bottom: choose who comes next.
web-raclawice-how-react = The enemy has come in front of your units. Who stands and fires shoots at once. A counter-attack means melee; infantry checks its morale first, and if it fails, falls back two hexes with a loss. “Done” lets him come on.
web-raclawice-how-evade-fire = The shot comes now, before the skirmishers decide whether to stay.
web-raclawice-how-evade-stay = The enemy stands in front of the skirmishers and may come on; withdrawing puts them a hex further off, but gives up their own.
web-raclawice-how-leader-move = Choose any hex, or let him stay. He commands the units within four hexes: the brown area shows where that would be.
web-raclawice-how-leader-move-clash = Your units share a hex with the enemy. They fight only if he commands them, within four hexes of where he stops: the brown area shows how far he would reach.
web-raclawice-how-leader-move-over = Your units share a hex with the enemy, but no more melees are fought in this activation. Choose any hex, or let him stay: the brown area shows whom he would command there.
web-raclawice-how-react-leader = The leader is alone here: he may withdraw before the enemy goes on. “Done” leaves him where he is.
web-raclawice-how-leader-withdraw = Choose the glowing hex that the leader withdraws to.
web-raclawice-how-leader-aside = Choose a glowing hex, or leave him where he is.
web-raclawice-how-fire-target = Choose a target ringed in orange: you see the odds before you roll.
web-raclawice-how-fire-partner = Add those who are to fire together, or choose “Fire”.
web-raclawice-how-withdraw = It must give up its hex. −1 marks a loss on the way: uphill, over a stream or before the enemy.
web-raclawice-how-loss = Choose the unit that loses strength.
web-raclawice-how-loss-again = This is the next loss: choose the unit that takes it; it may be the same one.
web-raclawice-how-melee-hex = Choose a hex with units of both sides: that melee is fought now.
web-raclawice-how-melee-hex-one = This is the only one left.
web-raclawice-how-melee-facing = Choose an arrow: the winners will face that way.
web-raclawice-how-return-hex = Choose the glowing hex that the unit returns to.
web-raclawice-how-return-facing = Choose an arrow: the unit will face that way.
web-raclawice-stay = Stays where he is
web-raclawice-button-step-stop = Stop here
web-raclawice-button-step-double = Double pace (+2 MP)
web-raclawice-button-step-reorder = Reorder the stack
web-raclawice-button-step-limber = Limber up
web-raclawice-button-step-unlimber = Unlimber
web-raclawice-button-step-fire = Fire on the move
web-raclawice-next-unit = { $prompt ->
        [act] Next stack ({ $count })
       *[other] Next unit ({ $count })
    }
web-about-raclawice-what-battery = 4 April 1794, half past five: the assault on the battery. Kościuszko leads the scythemen and the battalions of the centre from the hill through Janowiczki against Tormasov’s guns before Denisov can come up.
web-about-raclawice-first-pl-battery = Scythemen are deadly in melee but have no muskets: lead them in whole stacks, at double pace over open ground, straight at the guns. Keep the infantry beside them to shoot at whoever comes out to meet them. A captured battery scores 2 points plus its stars, and a lead of 4 points wins at once.
web-about-raclawice-first-ru-battery = Guns reach far: begin with them and shoot at everyone who comes near. Put the grenadiers beside the battery so that no scythemen get at it from the flank, and fire before it comes to melee. You start one point ahead; a lead of 4 wins at once.
web-raclawice-why-by-turns = Both sides fire by turns: before you act, your opponent may fire once.
web-raclawice-why-reaction = Your opponent reacts to the unit that came near.
web-raclawice-how-step-guns-click = Gunners push or swing their guns one hex or hexside: click a green hex, or the guns themselves to swing them. To go further, limber up.
web-raclawice-how-step-click = Click a hex with a green outline (the number is what the move costs; drag out of that hex to choose the facing at the end) or a target ringed in orange. Click the unit itself to turn it.
web-raclawice-how-step-line-picked = Choose where this stack goes: a hex with a green outline, with what the move costs. The others of the line come next.
web-raclawice-how-step-last = The last stack of the line: choose it, then where it goes, or let it stop here.
web-raclawice-how-withdraw-fire = Under fire it failed its morale check: it falls back one hex. −1 marks a loss on the way: uphill, over a stream or before the enemy.
web-rac-silent = It cannot fire now: { $why }
web-rac-no-target = No target: { $range ->
        [one] it sees nobody in the next hex in front of it
       *[other] it sees nobody to hit in front of it within { $range } hexes
    }; guns that stand by themselves can be hit only from closer up.
web-rac-towards-n = north
web-rac-towards-ne = north-east
web-rac-towards-se = south-east
web-rac-towards-s = south
web-rac-towards-sw = south-west
web-rac-towards-nw = north-west
web-rac-loss-10-11-4 = uphill or over a stream
web-rac-loss-10-11-5 = in front of the enemy
web-rac-brief = morale { $morale }, strength { $strength }, fire { $fire }
web-rac-brief-unarmed = morale { $morale }, strength { $strength }, no muskets
web-rac-brief-guns = guns, { $stars ->
        [0] no stars
        [one] one star
       *[other] { $stars } stars
    }
web-raclawice-telling-sum-fights = { $count ->
        [one] one shot or melee
       *[other] { $count } shots or melees
    }
web-rac-company = Who goes: choose counters to leave or take along
web-rac-company-line = Beside them in line
web-rac-goes = { $unit } goes along
web-rac-stays = { $unit } stays
web-rac-double-not = Ordinary pace
web-rac-double-nowhere = Double pace leads nowhere from here: it may not turn, nor pass friendly units, forest, buildings or a stream.
web-rac-bout-fire = { $units } { $count ->
        [one] fires
       *[other] fire
    } at { $hex }
web-rac-bout-fire-gun = { $units } { $count ->
        [one] fires
       *[other] fire
    } at { $gun }
web-rac-bout-melee = Melee in { $hex }
web-rac-bout-check = Morale check: { $units }
web-rac-bout-taken = A battery changes hands
web-rac-bout-won = { $seat-the } win
web-rac-bout-nothing = nobody gives way
web-rac-bout-below = { $hit ->
        [yes] below { $strength }: the battery is captured
       *[no] missed: a roll below { $strength } captures the battery
    }
web-rac-bout-missed = missed
web-rac-befell-leader = { $leader } is lost
web-rac-bout-morale = morale { $morale }
web-rac-bouts-more = { $count ->
        [one] One more shot or melee changed nothing.
       *[other] { $count } more shots or melees changed little or nothing.
    }
web-rac-bouts-alike = { $told } ({ $count ->
        [2] twice
       *[other] { $count } times
    }).
web-rac-bouts-nothing = { $count ->
        [one] One shot: nobody gave way.
       *[other] { $count } shots: nobody gave way.
    }
web-rac-befell-eliminated = { $units } { $count ->
        [one] is
       *[other] are
    } eliminated
web-rac-befell-fled = { $units } { $count ->
        [one] flees
       *[other] flee
    }, back in turn { $turn }
web-rac-befell-fled-for-good = { $units } { $count ->
        [one] flees
       *[other] flee
    } for good
web-rac-befell-captured = { $units } captured
web-rac-befell-recaptured = { $units } recaptured
web-rac-befell-loss = { $units } { $count ->
        [one] takes a loss
       *[other] take losses
    }
web-rac-befell-loss-back = { $units } { $count ->
        [one] takes a loss and falls
       *[other] take losses and fall
    } back
web-rac-befell-back = { $units } { $count ->
        [one] falls
       *[other] fall
    } back
web-rac-befell-fails = { $units } { $count ->
        [one] fails its
       *[other] fail their
    } morale check
web-rac-befell-jammed = { $units } jams
web-rac-fate-of-eliminated = eliminated
web-rac-fate-of-fled = flees, back in turn { $turn }
web-rac-fate-of-fled-for-good = flees for good
web-rac-fate-of-captured = captured
web-rac-fate-of-recaptured = recaptured
web-rac-fate-of-loss = { $losses ->
        [one] a loss
       *[other] { $losses } losses
    }: strength { $strength }
web-rac-fate-of-loss-back = { $losses ->
        [one] a loss
       *[other] { $losses } losses
    }: strength { $strength }; { $forced ->
        [yes] forced back
       *[no] back
    } to { $hex }
web-rac-fate-of-back = { $forced ->
        [yes] forced back
       *[no] falls back
    } to { $hex }
web-rac-fate-of-fails = fails
web-rac-fate-of-stands = stands
web-rac-leader-absent = not in this battle; others lead his men
web-rac-fate-passes = passes
web-rac-fate-must-yield = must fall back
web-rac-facing = facing { $facing }
web-rac-march-odds = Chance to win the melee
web-rac-follow = Whoever this shot drives back from here goes the same way
web-rac-march-halt = The enemy may react on the way: first to { $hex }, then choose again.{ $aimed ->
        [yes] {" "}Choose it once more to go.
       *[no] {""}
    }
web-raclawice-how-step-double-begun = At double pace the stack goes on as long as its points carry it: it may not turn or fire, nor pass friendly units, forest, buildings or a stream. Choose a green hex.
web-raclawice-how-step-straight = Choose a hex with a green outline (the number is what the move costs) or a target ringed in orange.
web-raclawice-how-act-fired = The enemy has fired, and now you may act again: choose a unit that glows to move it or to fire, or pass. When both sides pass one after the other, these units are done.
web-raclawice-how-act-passed = You passed, but the enemy has fired, so you may act again: choose a unit that glows, or pass once more. When both sides pass one after the other, these units are done.
web-rac-dice-legend = The ten faces of the die, and under each the sum: green is what you want.
web-rac-any-harm = Chance that at least one of them fails: { $chance }
web-rac-bout-check-9-1-a2 = Ordered to counter-attack, { $units } { $count ->
        [one] checks
       *[other] check
    } morale
web-rac-bout-check-9-1-a3 = Evading the enemy, { $units } { $count ->
        [one] checks
       *[other] check
    } morale
web-rac-bout-check-7-3-1 = Cavalry is upon them: { $units } { $count ->
        [one] tries
       *[other] try
    } to form square
web-rac-loss-by = the loss: { $way }
web-rac-fire-at = { $unit } fires at { $hex }
