### Bitwa Warszawska in the browser.

web-about-warszawa-short = Five days in August, twelve armies, sixty cards. The game of the IPN Board Game Olympiad.
web-about-warszawa-time = 30 min
web-about-warszawa-what = August 1920. The Red Army stands before Warsaw. One player commands the Polish Army, the other the Red Army: four armies, the Mozyr Group and the 3rd Cavalry Corps.
web-about-warszawa-aim = The Red Army wins by entering Warsaw, or by holding Radzymin after the last day. The Polish Army wins by destroying three Red armies, by having all of them dispersed, or by keeping Radzymin to the end.
web-about-warszawa-turn = Each day has three phases. In operations the players take turns giving orders: an order marker (black cube) pays for one space of movement or one attack. Once you rest, you are done for the phase. Then the fights are resolved; at day’s end armies get new order markers and players draw cards.
web-about-warszawa-fight = Both sides lay four cards in secret; one at random goes back to the reserves. Only cards in the colour of the fighting army and white ones count. Fortifications and an encircling manoeuvre let you protect one card. The beaten army is dispersed and retreats; if it was dispersed already, it is destroyed.
web-about-warszawa-first-pl = Choose an army that glows and a space next to it: a move or an attack costs one order marker (black cube). Guard Radzymin and Modlin, let the enemy come to your fortifications, and lead the 3rd and 4th Armies from the Wieprz into his rear. When nothing useful is left, rest.
web-about-warszawa-first-su = First give two armies an extra order marker each (click them). Then press on Warsaw and Radzymin with several armies at once: two attacks on one army wear down the defender’s cards. Keep the 3rd Cavalry Corps and the 4th Army from being cut off. When nothing useful is left, rest.
web-warszawa-title = The Battle of Warsaw
web-warszawa-dates = 13–17 August 1920
web-warszawa-board = Spaces of the board; arrows move the cursor
web-warszawa-fortified = fortified
web-warszawa-red-pattern = red-patterned space
web-warszawa-dispersed = dispersed
web-warszawa-always-dispersed = dispersed from the start
web-warszawa-destroyed = destroyed
web-warszawa-has-attacked = has attacked
web-warszawa-mark-reach = can be entered
web-warszawa-mark-target = can be attacked
web-warszawa-mark-own = can be chosen
web-warszawa-mark-chosen = chosen
web-warszawa-reserves = Your reserves
web-warszawa-protected = protected
web-warszawa-at-front = at the front
web-warszawa-known = known to the enemy
web-warszawa-no-cards = You have no cards in reserve.
web-warszawa-onlooker = You are watching: hands are hidden.
web-warszawa-strength = strength { $count }
web-warszawa-fight-at = Fight: { $field }
web-warszawa-attack = attack
web-warszawa-step-front = Front
web-warszawa-step-protect = Protect
web-warszawa-step-reject = Send back
web-warszawa-step-reveal = Reveal
web-warszawa-step-after = After
web-warszawa-their-front = Opponent’s front
web-warszawa-your-front = Your front
web-warszawa-goes-back = does not fit
web-warszawa-matches = fits
web-warszawa-right-attack = Encircling manoeuvre: one card is protected
web-warszawa-right-defence = Fortifications: one card is protected
web-warszawa-after-reject = Your strength once a card goes back
web-warszawa-known-cards = Cards you know
web-warszawa-seen = Your opponent’s reserves
web-warszawa-seen-kept = This is what your opponent holds now. The panel “Cards” keeps it for you.
web-warszawa-box = Used ({ $count })
web-warszawa-result-next = The Log takes you through the whole game, move by move.
web-warszawa-proof-check = Check the draws
web-warszawa-arrange-settings = Round and phase
web-warszawa-turn = round { $turn }
web-warszawa-turn-of = round { $turn } of { $turns }
web-warszawa-scenario-turns = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-warszawa-after-turns =
    { $count ->
        [one] after 1 round
       *[other] after { $count } rounds
    }
web-warszawa-round = August 1920 · round { $round } of { $rounds }
web-warszawa-day-fri = Fri
web-warszawa-day-sat = Sat
web-warszawa-day-sun = Sun
web-warszawa-day-mon = Mon
web-warszawa-day-tue = Tue
web-warszawa-phase-setup = Set-up
web-warszawa-phase-operations = Operations
web-warszawa-phase-fights = Fights
web-warszawa-phase-clean-up = Clean-up
web-warszawa-field-points = { $field }: worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the Bolsheviks
web-warszawa-red-points = Red points
web-warszawa-way-destroyed = Red armies destroyed
web-warszawa-way-dispersed = Red armies dispersed
web-warszawa-way-count = { $count } of { $of }
web-warszawa-ways = The Polish Army also wins at once with
web-warszawa-key-order = order marker
web-warszawa-key-fort = fortified
web-warszawa-key-red = no points
web-warszawa-rests = resting
web-warszawa-kind-army = army
web-warszawa-kind-corps = corps
web-warszawa-kind-group = group
web-warszawa-kind-defenders = defenders
web-warszawa-letters-defenders = DW
web-warszawa-letters-group = MG
web-warszawa-any-army = any army
web-warszawa-orders = { $count ->
        [one] one order marker
       *[other] { $count } order markers
    }
web-warszawa-hand-count = { $hand ->
        [one] one card
       *[other] { $hand } cards
    } · deck { $deck }
web-warszawa-fights-left = { $count ->
        [0] The last attack of this round
        [one] Then one more attack
       *[other] Then { $count } more attacks
    }
web-warszawa-of-cards = laid: { $front } · in reserve: { $hand }
web-warszawa-points-short = pts
web-warszawa-of-front = { $front } of { $most }
web-warszawa-counts = { $hand } in reserve, { $deck } in the deck, { $front } at the front
web-warszawa-if-today = If it ended today
web-warszawa-leads = { $winner-cap } { $winner-number ->
        [many] lead
       *[one] leads
    }
web-warszawa-would-win = { $winner-cap } { $winner-number ->
        [many] win
       *[one] wins
    }
web-warszawa-turned = If it ended today, { $winner } would now win.
web-warszawa-gained = Red points { $before } → { $after }: { $parts }.
web-warszawa-radzymin-held = No Red army in Radzymin
web-warszawa-radzymin-taken = A Red army stands in Radzymin
web-warszawa-fits = fits · { $count }
web-warszawa-fits-whole = fits · counts { $count } in this fight
web-warszawa-goes-back-why = does not fit · returns to your reserves
web-warszawa-laid-protected = { $n } · protected
web-warszawa-can-act = action
web-warszawa-order = Order of cards
web-warszawa-order-fit = by fit
web-warszawa-order-army = by army
web-warszawa-reckoning = Breakdown
web-warszawa-holds = { $hand } in reserve, { $deck } in the deck
web-warszawa-step-sum = Sum
web-warszawa-role-attack = attacking
web-warszawa-role-defence = defending
web-warszawa-card-back = does not fit
web-warszawa-card-drawn = sent back
web-warszawa-no-cards-shown = No cards at the front
web-warszawa-winner = winner: { $army }
web-warszawa-winner-of-tie = tie won by a card: { $army }
web-warszawa-tie = a tie
web-warszawa-how-action = Choose an army that glows, then an adjacent space or enemy. A move or an attack costs one order marker (black cube).
web-warszawa-how-action-alone = Your opponent is resting until the fights and saves unused order markers and cards for the days to come. You go on alone until you rest too: choose an army that glows, then an adjacent space or enemy (one order marker, a black cube, each).
web-warszawa-how-action-spent = Nothing is left for your armies this round: they have no order markers, or have attacked. Rest; when both sides rest, the fights begin.
web-warszawa-how-action-spent-alone = Nothing is left for your armies this round, and your opponent is resting: when you rest, the fights begin.
web-warszawa-how-action-spent-cards = Your armies have nothing left to do by themselves, but you may still play a card marked “action”. When both sides rest, the fights begin.
web-warszawa-how-action-spent-cards-alone = Your armies have nothing left to do by themselves, but you may still play a card marked “action”. Your opponent is resting: when you rest, the fights begin.
web-warszawa-plunder = Plunder: the army gives up order markers and you draw a card.
web-warszawa-prospect = { $count ->
        [0] No card in your reserves fits this army: its attack would count 0.
        [one] One card in your reserves fits this army (see its tab). If it wins, the army enters the enemy’s space and leaves its own.
       *[other] { $count } cards in your reserves fit this army (see their tabs). If it wins, the army enters the enemy’s space and leaves its own.
    }
web-warszawa-dock-weighed = No card in your reserves fits this army: its attack would count 0. Confirm, or choose something else.
web-warszawa-how-order = Choose the next space or an adjacent enemy, or stop this army.
web-warszawa-how-front = Choose a card from your reserves: those marked “fits” count in this fight, the others just go back.
web-warszawa-how-march = Choose the next glowing space, or stop: this march costs no order markers.
web-warszawa-how-extra-order = Choose the army that gets one more order marker (black cube): it can do one more thing.
web-warszawa-how-card-order = Choose the army that gets the card’s order marker.
web-warszawa-how-raid = Choose an enemy army: it loses its order markers.
web-warszawa-how-fight = Point at a fight on the board (at the attacker or the attacked), or choose it from the list “Choices”.
web-warszawa-how-protect = Choose the front card that is sure to stay: chance decides about the others.
web-warszawa-how-retreat = Choose the glowing space the army retreats to: a free one, not next to the attacker while there is such a space. Point at another space to see why not.
web-warszawa-end-units = { $count ->
        [one] One army can still act.
       *[other] { $count } armies can still act.
    }
web-warszawa-next-unit = { $prompt ->
        [fight] Next fight ({ $count })
       *[other] Next army ({ $count })
    }
web-warszawa-sum-cards = { $count ->
        [one] You drew one card.
       *[other] You drew { $count } cards.
    }
web-warszawa-chance-waits = A card is due to be drawn: draw it, or set the draw in the “Arrange” panel
web-warszawa-arrange-roll = Draw now
web-warszawa-arrange-dice = Draws
web-warszawa-arrange-rolls = made at once
web-warszawa-arrange-next = Next draws
web-warszawa-arrange-given = The next draws are set: { $dice }
web-warszawa-end-anyway = Rest anyway
