# Racławice: fire, melee, layers
web-rac-quotient = strength by distance
web-rac-distance = hexes away
web-rac-strength = strength
web-rac-row = Row { $row } of the table
web-rac-range = At { $distance } hexes
web-rac-effect = { $effect }M
web-rac-test-of = Test of morale: { $unit }
web-rac-test-sum = die { $total }, above { $morale } it fails
web-rac-dice = stands { $passed }, fails { $failed }
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
web-rac-gun-hit = to hit (die { $modifier })
web-rac-gun-effect = to silence (die { $modifier })
web-rac-gun-silenced = battery taken out
web-rac-danger = { $leader } in danger:
web-rac-fate-death = killed
web-rac-fate-contusion = contused
web-rac-fire-now = Fire: { $answer }
web-rac-who-could = Who could fire, and with what chance
web-rac-attacker = attacker
web-rac-defender = defender
web-rac-no-modifiers = nothing is added
web-rac-die-and = die and
web-rac-counter-test = First { $unit } tests morale { $morale }: passes { $chance }.
web-rac-lava = { $unit } tries the ława first, morale { $morale }: { $chance }.
web-rac-melee-outcome = { $winner } win{ $turns ->
        [0] {""}
        [one] , the beaten flee for a turn
       *[other] , the beaten flee for { $turns } turns
    }
web-rac-winner-loss = the winner takes a loss
web-rac-way-loss = { $count ->
        [one] one loss
       *[other] { $count } losses
    }
web-rac-way-free = no loss
web-rac-loss-from-to = strength { $from } → { $to }
web-rac-layer-command = Command range
web-rac-layer-fire = Fire zone
web-rac-layer-sight = Sight
web-rac-layer-click = click a unit or a hex
web-rac-score = { $side ->
        [none] nobody leads
       *[other] { $side } lead by { $score }
    }; { $threshold } wins
web-rac-short-skirmish = skir.
web-rac-short-limbered = limb.
web-rac-mark-moved = has moved
web-rac-mark-stopped = stopped
web-rac-mark-fired = has fired
web-rac-mark-jammed = technical trouble
web-rac-mark-countered = has counter-attacked
web-rac-mark-targeted = was counter-attacked
web-rac-mark-gun-fired = has fired this turn
web-rac-mark-gun-moved = has moved this turn, silent
web-rac-shots = shots fired: { $count }
web-rac-left = points left: { $count }
web-rac-due = back in turn { $turn }
web-rac-contused = contused
web-rac-effects = Fire by distance
web-rac-none = –
web-dock-weighed = The odds are in the panel “Combat”. Confirm, or point at something else.
web-rac-active = acting now
web-rac-in-the-pool = in the pool
web-rac-zones = Zones
web-rac-front = front
web-rac-flank = flanks
web-rac-rear = rear
web-rac-cannot-fire = It may not fire now:
