# Questions
west-ask-blanks = Play on, or first make stacks look taller with blank counters?
west-ask-draw = A card is drawn.
west-ask-card = Which card do you play this turn? You keep the other.
west-ask-depot = Depots: build one, remove one, or pass? ({ $points ->
        [one] one point
       *[other] { $points } points
    })
west-ask-forced-removal = Your opponent’s points: { $points }; the depots cost { $cost }. Which one is removed?
west-ask-reconnaissance = Air reconnaissance: which Russian stack do you look at? ({ $left } left)
west-ask-fog = Low cloud and fog: which Polish stack gets no activation marker? ({ $left } left)
west-ask-marker = Which stack gets an activation marker? ({ $points ->
        [one] one point
       *[other] { $points } points
    } left)
west-ask-order = Which stack carries out which order?
west-ask-group = Which counters march from { $hex }? The enemy sees only how many.
west-ask-march = { $count ->
        [one] Where does the counter from { $hex } march?
       *[other] Where do the { $count } counters from { $hex } march?
    }
west-ask-free-order = Move from { $hex } without the command roll?
west-ask-headquarters-stop = Where does the { $unit } headquarters stop?
west-ask-facing = Which way does the stack in { $hex } face?
west-ask-headquarters = Which headquarters do you move? You may pass.
west-ask-headquarters-to = Where does the { $unit } headquarters go?
west-ask-withdrawal = Which cavalry withdraws before combat?
west-ask-follow = Who enters { $hex }, which the cavalry has left?
west-ask-attack = Who attacks, alone or with a second stack?
west-ask-attack-again = A rout: who attacks again at once?
west-ask-combat-card = The fight at { $hex }: do you use a card?
west-ask-loss = Losses, { $hex }: which unit takes a loss? ({ $left } to go)
west-ask-retreat = By which route does the beaten { $side-id ->
        [pl] Polish
       *[ru] Russian
    } stack leave { $hex }?
west-ask-overstacked = Too many units in { $hex }: which one is eliminated?
west-ask-pursue = Who enters { $hex }?
west-ask-ride-on = Which cavalry rides on from { $hex }, and where?
west-ask-manoeuvre = A fine manoeuvre: which stack moves once more? ({ $left } left)
west-ask-replenish = Which reduced unit do you replenish? ({ $points ->
        [one] one point
       *[other] { $points } points
    } left)
west-ask-strategic = Strategic movement: which unit moves? ({ $left } left)
west-ask-strategic-to = Where does the unit from { $hex } go?
west-ask-arrival = Where does { $unit } arrive?
west-ask-headquarters-back = In which town does the { $unit } headquarters return?
west-ask-partisans = { $card }: which unit do the partisans hit?
west-ask-deserters = { $card }: which unit deserts? ({ $left } to go)
west-ask-mutiny = { $card }: which Russian cavalry is lost?
west-ask-panic = { $card }: which Polish unit runs? ({ $left } to go)
west-ask-send = { $card }: which unit is sent away? ({ $left } to go)
west-ask-send-to = { $card }: where to?
west-ask-restore = { $card }: which unit regains its full strength? ({ $left } to go)
west-ask-return = { $card }: which unit comes back? ({ $left } to go)
west-ask-points = Resource points for the { $side }: white die minus red die.
west-ask-start = Both players roll to see who begins.
west-ask-command = Command roll at { $hex }: more than { $distance } is needed.
west-ask-horses = { $unit } rode five hexes: a 5 or 6 costs it a loss.
west-ask-east-prussia = { $unit } is in East Prussia: for how many turns?
west-ask-coordination = Coordination: 5 or 6 together, 3 or 4 alone, 1 or 2 no attack.
west-ask-combat = Combat roll at { $hex }.
west-ask-desertion = Desertions among the { $side }: half the roll.

# Answers
west-answer-pass = pass
west-answer-done = done
west-answer-blanks-done = done, play on
west-answer-blanks-put = put a blank on { $hex }
west-answer-blanks-take = take a blank off { $hex }
west-answer-depot-found = build a depot in { $hex }
west-answer-depot-remove = remove the depot in { $hex }
west-answer-march = march to { $hex }
west-answer-order-march = { $hex }: march
west-answer-order-face = { $hex }: face { $facing }
west-answer-order-discard = { $hex }: discard the marker
west-answer-manoeuvre-march = { $hex }: march
west-answer-manoeuvre-face = { $hex }: face { $facing }
west-answer-group = { $unit }
west-answer-march-via = march to { $hex } by way of { $via }
west-answer-free-order-yes = yes, without a roll
west-answer-free-order-no = no, roll
west-answer-attack-alone = { $hex } attacks alone
west-answer-attack-with = { $hex } attacks and calls { $second }
west-answer-attack-again-alone = { $hex } attacks again
west-answer-attack-again-with = { $hex } attacks again and calls { $second }
west-answer-combat-card-use = { $card } for the { $role }
west-answer-combat-card-none = no card
west-answer-stay = nobody
west-answer-retreat = { $path }
west-answer-ride-on = { $unit } to { $hex }
west-answer-withdrawal = withdraw from { $hex }
west-answer-headquarters-to = move to { $hex }
west-answer-strategic-to = travel to { $hex }

# Journal
west-event-turn-begun = Turn { $turn } begins.
west-event-phase-begun = { $phase }.
west-event-passed = The { $side } { $phase-id ->
    [blanks] add no more blank counters
    [depots] pass: no more depots this turn
    [markers] pass: no more activation markers this turn
    [headquarters] pass: no more headquarters move this turn
    [withdrawal] pass: nobody else withdraws before combat
    [attacks] pass: no more attacks this turn
    [replenishment] end their replenishment for this turn
    [strategic] pass: no more strategic moves this turn
   *[other] pass
}.
west-event-start-rolled = The { $side } roll higher and go first.
west-event-card-drawn = The { $side } draw a card.
west-event-card-taken = You drew { $card }.
west-event-card-held-back = The { $side } have drawn a single instruction: it is played after the other cards, and cancels the other side’s.
west-event-card-played = { $single ->
        [one] The { $side } play { $card }: a single instruction, which leaves them no choice and cancels the other card.
       *[other] The { $side } play { $card }.
    }
west-event-card-overridden = { $card } is overridden and has no effect.
west-event-card-applied = { $card } takes effect.
west-event-card-lapsed = { $card } has no effect: there is nobody to carry it out on.
west-event-card-targeted = { $card } hits a unit in { $hex }.
west-event-desertion-rolled = { $count ->
        [0] Nobody deserts from the { $side }.
        [one] One unit deserts from the { $side }.
       *[other] { $count } units desert from the { $side }.
    }
west-event-lithuania-joined = Lithuania joins the war on the Russian side.
west-event-points-rolled = The { $side } have { $total ->
        [one] one resource point
       *[other] { $total } resource points
    }.
west-event-depot-founded = The { $side } build a depot in { $hex }.
west-event-depot-removed = { $how ->
        [own-will] The { $side } remove their depot in { $hex }.
        [shortage] The { $side } cannot pay for the depot in { $hex }: it is removed.
       *[enemy] The { $side } lose the depot in { $hex }: the enemy has overrun it.
    }
west-event-upkeep-paid = The { $side } pay { $points ->
        [one] one point
       *[other] { $points } points
    } for { $depots ->
        [one] one depot
       *[other] { $depots } depots
    }.
west-event-supply-checked = Supply is checked.
west-event-supply-found = { $units-count ->
        [0] All { $side-id ->
            [pl] Polish
           *[ru] Russian
        } units are in supply.
        [one] Out of supply: { $units }.
       *[other] Out of supply ({ $units-count }): { $units }.
    }
west-event-unit-weakened = { $unit } in { $hex } takes a loss { $why ->
        [supply] for want of supply
        [march] by the ride
        [partisans] to partisans
       *[combat] in combat
    } and is reduced.
west-event-unit-eliminated = { $unit } in { $hex } is eliminated: { $why ->
        [supply] out of supply
        [march] the horses are spent
        [combat] a loss in combat
        [retreat] lost in the retreat
        [stacking] over the stacking limit
        [card] event card
        [partisans] partisans
        [border] too far from Lithuania
       *[line] north of the command line
    }.
west-event-unit-restored = { $unit } in { $hex } is at full strength again.
west-event-replenished = The { $side } replenish a unit; { $points ->
        [one] one point is
       *[other] { $points } points are
    } left.
west-event-stack-seen = In { $hex } you see: { $units }.
west-event-stack-looked-at = Polish aircraft scout the stack in { $hex }.
west-event-fog-laid = No activation marker may be placed in { $hex }.
west-event-supply-shown = { $points ->
        [one] The Russian stack in { $hex } is in supply: it is cavalry alone.
       *[other] The Russian stack in { $hex } is out of supply: its marker costs two points.
    }
west-event-marker-placed = The { $side } place an activation marker in { $hex } for { $points ->
        [one] one point
       *[other] { $points } points
    }.
west-event-marker-discarded = The { $side } discard the marker in { $hex }.
west-event-stack-turned = The { $side } turn the stack in { $hex } to face { $facing }.
west-event-march-ordered = The { $side } order { $count ->
        [one] one counter
       *[other] { $count } counters
    } from { $start } to { $hex }.
west-event-command-rolled = { $hex }: { $result ->
        [obeyed] the order is carried out
       *[failed] the order fails, and its marker is spent
    } ({ $distance ->
        [99] command roll out of reach of any headquarters
        [one] command roll with one hex between it and headquarters: more than 1 is needed
       *[other] command roll with { $distance } hexes between it and headquarters: more than { $distance } is needed
    }).
west-event-marched = The { $side } march: { $path }.
west-event-march-told = Cavalry in { $hex } rolls for its horses.
west-event-horses-tested = { $unit }: { $result ->
        [tired] the horses are spent
       *[fresh] the horses held out
    }.
west-event-leader-moved = The { $side } move the { $unit } headquarters from { $start } to { $hex }.
west-event-leader-removed = The { $side } lose the { $unit } headquarters in { $hex }: overrun, and off the map until turn { $turn }.
west-event-leader-returned = The { $unit } headquarters of the { $side } returns in { $hex }.
west-event-leader-lost = The { $unit } headquarters of the { $side } finds no town to return to and is lost.
west-event-unit-interned = { $unit } is interned at { $hex }.
west-event-entered-prussia = { $unit } crosses into East Prussia at { $hex } { $turn ->
        [0] and does not come back
       *[other] and may return in turn { $turn }
    }.
west-event-strategic-move = The { $side } move a unit strategically: { $start } to { $hex }{ $points ->
        [0] .
       *[other] , across the command line for a point.
    }
west-event-relocated = A Polish unit goes from { $start } to { $hex }.
west-event-arrived = { $unit } arrives at { $hex }.
west-event-arrival-lost = { $unit } finds no place to arrive and is lost.
west-event-blank-put = The { $side } add a counter to the stack in { $hex }.
west-event-blank-taken = The { $side } take a blank off the stack in { $hex }.
west-event-withdrew = The { $side } withdraw cavalry before combat, { $path }: { $units }.
west-event-attack-declared = The { $side } attack { $hex } from { $start }{ $with_hex ->
        [none] :
       *[other] {" "}and call { $with_hex }:
    } { $units } against { $target }.
west-event-coordination-rolled = { $result ->
        [together] The second stack joins the attack.
        [alone] The second stack does not come; the attack goes on alone.
       *[cancelled] The attack is called off.
    }
west-event-combat-card-used = The { $side } use { $card } for the { $role }.
west-event-combat-resolved = { $winner ->
        [none] Nobody wins at { $hex }: attack { $attack }, defence { $defence }.
       *[other] The { $winner } win at { $hex } by { $difference } (attack { $attack }, defence { $defence }){ $difference ->
            [1] , too little for a loss or a retreat
            [2] , too little for a retreat
           *[other] {""}
        }.
    }
west-event-losses-due = The { $side } take { $losses ->
        [one] one loss
       *[other] { $losses } losses
    }.
west-event-retreated = { $units } { $units-count ->
        [one] retreats
       *[other] retreat
    }: { $path }.
west-event-no-retreat = The { $side } in { $hex } have no line of retreat.
west-event-pursued = { $units } { $units-count ->
        [one] enters
       *[other] enter
    } { $hex }.

# Refusals
west-refusal-not-now = Nothing can be done with that in this phase.
west-refusal-card-not-in-hand = { $card } is not in your hand.
west-refusal-no-town = There is no town in { $hex }.
west-refusal-depot-there = There is a depot in { $hex } already.
west-refusal-no-unit-there = You have no suitable combat unit in { $hex }.
west-refusal-no-chain = No chain of depots with gaps of at most three hexes leads from { $hex } to the main supply base.
west-refusal-too-dear = With a depot in { $hex } the upkeep would exceed your points ({ $points }).
west-refusal-no-own-depot = You have no depot in { $hex }.
west-refusal-card-forbids-removal = A card forbids you to remove a depot this turn.
west-refusal-founded-this-turn = The depot in { $hex } was built this turn.
west-refusal-one-removal = You may remove only one depot per turn.
west-refusal-no-enemy-depot = Your opponent has no depot in { $hex }.
west-refusal-no-own-combat-unit = { $unit } is not one of your combat units.
west-refusal-not-on-map = { $unit } is not on the map.
west-refusal-one-sided = { $unit } has only one side and is never replenished.
west-refusal-not-weak = { $unit } is at full strength.
west-refusal-out-of-supply = { $unit } is out of supply.
west-refusal-fog = Fog lies over { $hex }: no marker may be placed there this turn.
west-refusal-enough-markers = The stack in { $hex } has { $count ->
        [one] one combat unit
       *[other] { $count } combat units
    } and may hold no more markers than that.
west-refusal-marker-too-dear = A marker in { $hex } costs { $cost }, you have { $points }.
west-refusal-headquarters-moved = { $unit } has moved this phase.
west-refusal-nowhere-to-go = { $unit } has nowhere to go.
west-refusal-same-hex = Already in { $hex }.
west-refusal-enemy-there = The enemy is in { $hex }.
west-refusal-headquarters-too-far = { $hex } is more than five hexes away by any open path.
west-refusal-neutral-country = { $hex } lies in a neutral country.
west-refusal-lithuania-neutral = { $hex } lies in Lithuania, which is neutral.
west-refusal-inaccessible = { $hex } is inaccessible.
west-refusal-ukrainians-stay-south = Ukrainians stay south of the command line; { $hex } is north of it.
west-refusal-too-far-from-lithuania = { $hex } is too far from Lithuania for Lithuanian units.
west-refusal-not-together = Lithuanians and Russians may not share { $hex }.
west-refusal-no-enemy-stack = There is no enemy stack with combat units in { $hex }.
west-refusal-too-far-to-look = { $hex } is more than three hexes from any Polish unit.
west-refusal-known-already = You know the stack in { $hex } already.
west-refusal-fog-not-there = The card is for Polish stacks next to Russian ones; there is none in { $hex }.
west-refusal-no-blank-there = You have no blank in { $hex }.
west-refusal-take-before-put = Blanks come off before others are put on.
west-refusal-no-stack-there = Blanks go on a stack of yours with a combat unit; you have none in { $hex }.
west-refusal-no-blanks-left = You have no blanks left.
west-refusal-no-combat-unit = { $unit } is not a combat unit.
west-refusal-picked-already = { $unit } is picked already.
west-refusal-not-meant-by-card = This card does not apply to { $unit }.
west-refusal-stack-full = There would be more than four units in { $hex }.
west-refusal-not-where-card-says = { $hex } is not where the card sends it.
west-refusal-hex-out-of-supply = The unit would be out of supply in { $hex }.
west-refusal-not-next-to-place = { $hex } is not next to the place of arrival.
west-refusal-too-far-from-loss = { $hex } is more than five hexes from where the headquarters was lost.
west-refusal-moved-strategically = { $unit } has already made its strategic move.
west-refusal-must-stand-still = { $unit } let another unit pass the enemy and must stand still this phase.
west-refusal-card-forbids-south = A card forbids strategic movement south of the command line; { $unit } stands there.
west-refusal-next-to-enemy = { $unit } stands next to the enemy and nobody stays behind.
west-refusal-hex-next-to-enemy = { $hex } is next to the enemy, and no friendly unit stays put there.
west-refusal-no-point-for-line = Crossing the command line to { $hex } costs a point, and none is left.
west-refusal-no-way-there = No open path leads to { $hex }.
west-refusal-no-marker-there = You have no activation marker in { $hex }: first choose a stack that has one.
west-refusal-faces-no-enemy = The stack in { $hex } faces no enemy stack.
west-refusal-had-their-order = The units in { $hex } have had their order.
west-refusal-nobody-can-march = No unit in { $hex } has a hex to march to.
west-refusal-artillery-has-no-facing = Artillery has no facing, and nothing else is in { $hex }.
west-refusal-faces-there-already = The stack in { $hex } faces that way already.
west-refusal-stack-must-stand-still = A unit in { $hex } let others pass the enemy and must stand still this phase.
west-refusal-markers-left-over = Every marker in { $hex } still needs a unit to carry out its order.
west-refusal-not-in-this-stack = Not all of these are in the stack in { $hex }.
west-refusal-no-combat-unit-in-group = Headquarters do not go from { $hex } without a combat unit.
west-refusal-past-the-enemy = { $hex } can be reached only by going from one hex next to the enemy straight to another.
west-refusal-too-far = { $hex } is too far: the slowest unit of the group has { $limit ->
        [one] one hex
       *[other] { $limit } hexes
    }.
west-refusal-headquarters-needs-no-second = A lone headquarters is overrun without a second stack.
west-refusal-second-does-not-face = The stack in { $hex } does not face the target.
west-refusal-second-across-river = An unbridged river separates { $hex } from the target.
west-refusal-second-out-of-range = No headquarters is in range of the stack in { $hex }.
west-refusal-no-troops = You have no cavalry or infantry in { $hex }: choose the stack of yours that is to attack.
west-refusal-did-not-pursue = The units in { $hex } did not enter the vacated hex.
west-refusal-has-attacked = The units in { $hex } have already attacked.
west-refusal-no-headquarters-near = No headquarters that may command the stack in { $hex } is with it or next to it.
west-refusal-not-cavalry-alone = The stack in { $hex } is not made up of cavalry alone.
west-refusal-withdrew-already = The stack in { $hex } has withdrawn already.
west-refusal-not-faced-by-one = { $count ->
        [0] No enemy stack faces { $hex }.
       *[other] { $count } enemy stacks face { $hex }; it must be exactly one.
    }
west-refusal-faced-by-cavalry = The enemy stack that faces { $hex } has cavalry.
west-refusal-no-way-back = There is no path of retreat from { $hex }.
west-refusal-card-not-yours-to-use = { $card } is your opponent’s to use.
west-refusal-card-used-up = { $card } is used up.
west-refusal-headquarters-take-no-loss = { $unit } is a headquarters and takes no losses.
west-refusal-not-in-this-fight = { $unit } is not in the stack that takes the loss.
west-refusal-next-to-enemy-hex = { $hex } is next to the enemy, with no friendly unit there and no unbridged river between.
west-refusal-not-two-hexes-away = The retreat must end two hexes away; { $hex } does not lie there.
west-refusal-not-through-prussia = A retreat may not leave East Prussia again for { $hex }.
west-refusal-costs-more-units = The route to { $hex } costs more units than another.
west-refusal-not-in-this-hex = { $unit } is not in the overstacked hex.
west-refusal-artillery-does-not-pursue = Artillery in { $hex } does not pursue.
west-refusal-only-pursuing-cavalry = { $unit } is not cavalry that has just pursued.
west-refusal-one-hex-further = { $hex } is not one hex further.
west-refusal-lithuanians-found-no-depot = Lithuanians are supplied from Kowno alone: they may not build a depot in { $hex }.
west-refusal-fog-there-already = Fog lies over { $hex } already.
west-refusal-second-is-first = The stack in { $hex } cannot be called to its own attack.
west-refusal-card-not-in-force = { $card } is not in force this turn.
west-refusal-no-stack-in-role = No stack takes part in this fight as { $role }.
west-refusal-card-for-other-side = { $card } does not change a stack of that side.
west-refusal-stack-had-card = { $card } has been used for this stack already.
west-refusal-card-for-defenders = { $card } is for a stack that is attacked.
west-refusal-card-for-cavalry = { $card } is for a stack with cavalry.
west-refusal-no-supply-in-reach = The unit in { $hex } is out of supply and reaches no hex in supply.
west-refusal-enemy-next-to-every-way = Every step from { $hex } leads from one hex next to the enemy straight to another.
west-refusal-blanks-go-together = The blank counters in { $hex } go or stay together.
west-refusal-nothing-to-run-over = There is no enemy depot or headquarters to overrun in { $hex }.
west-refusal-not-on-the-way = { $hex } is not on the group’s path.
west-refusal-border-only-in-need = A stack may retreat over the border to { $hex } only if there is no other path.
west-refusal-headquarters-need-no-room = { $unit } is a headquarters and takes up no room.
west-refusal-not-on-southern-edge = { $hex } is not on the eastern edge south of the Sejm.
west-refusal-lithuanians-stay-away = { $unit } is Lithuanian and does not come back.
west-refusal-not-eliminated = { $unit } has not been eliminated.
west-refusal-not-nearest-kiev = Another unit is nearer Kijów than { $unit }.
west-refusal-no-russian-cavalry = { $unit } is not Russian cavalry.
west-refusal-guns-do-not-run = { $unit } is artillery, which the card does not affect.
west-refusal-not-next-to-russians = { $unit } does not stand next to the Russians the card names.
west-refusal-there-already = { $unit } is there already.
west-refusal-would-not-survive = { $unit } would not survive the journey, but another unit would.

# Sums
west-modifier-base = base number for the turn
west-modifier-white = white die
west-modifier-red = red die
west-modifier-cards = event cards
west-modifier-unit = { $of }
west-modifier-unit-flank = { $of }, flank
west-modifier-second-unit = { $of }, second stack
west-modifier-neighbours = further stacks next to the defender
west-modifier-terrain = difficult terrain or river
west-modifier-combined-arms = combined arms
west-modifier-fatigue = units that fought this turn
west-modifier-card = { $of }

# Ends
west-outcome-smolensk = a Polish unit in supply holds Smoleńsk
west-outcome-warsaw = a Russian unit in supply holds Warsaw
west-outcome-towns = six or more green towns held after the last turn
west-outcome-draw = nobody holds six green towns after the last turn

# Names
west-label-side-pl = Poles
west-label-side-ru = Russians
west-label-level-decisive = decisive victory
west-label-level-towns = victory by towns
west-label-level-draw = draw
west-label-role-attacker = attacker
west-label-role-defender = defender
west-label-role-second = second stack
west-label-facing-ne = north-east
west-label-facing-e = east
west-label-facing-se = south-east
west-label-facing-sw = south-west
west-label-facing-w = west
west-label-facing-nw = north-west
west-label-phase-set-up = Set-up
west-label-phase-events = Random events
west-label-phase-points = Resource points
west-label-phase-depots = Depots
west-label-phase-supply = Supply check
west-label-phase-reconnaissance = Reconnaissance
west-label-phase-markers = Activation markers
west-label-phase-orders = Orders
west-label-phase-headquarters = Headquarters
west-label-phase-withdrawal = Withdrawal before combat
west-label-phase-attacks = Combat
west-label-phase-manoeuvre = Manoeuvre after combat
west-label-phase-replenishment = Replenishment
west-label-phase-strategic = Strategic movement
west-label-phase-reinforcements = Reinforcements
west-label-phase-blanks = Blank counters
