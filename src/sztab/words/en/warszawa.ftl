# Questions
warszawa-ask-action = What do you do? Move, attack, play an action card, or rest until the end of the phase.
warszawa-ask-order = The { $army } has { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } left: move, attack, or stop?
warszawa-ask-march = The { $army } marches without markers ({ $left ->
        [one] one space
       *[other] { $left } spaces
    } left): where to?
warszawa-ask-extra-order = Which army gets an extra marker? ({ $left } to give, each to a different army)
warszawa-ask-card-order = Which army gets a marker from the card? ({ $left } to give)
warszawa-ask-raid = Which enemy army loses its markers to the raid?
warszawa-ask-fight = Which fight is next?
warszawa-ask-front = { $army }: choose a card for the front ({ $left } to go). Nobody sees it yet.
warszawa-ask-protect = { $army }: which front card do you set aside, so that it stays?
warszawa-ask-retreat = The { $army } is beaten: where does it retreat to?
warszawa-ask-draw = Cards are drawn.
warszawa-ask-reject = { $army }: a front card is sent back at random.
warszawa-ask-discard = A card is discarded at random.

# Answers
warszawa-answer-action-rest = rest until the end of the phase
warszawa-answer-action-move = { $army } moves to { $field }
warszawa-answer-action-attack = { $army } attacks { $target }
warszawa-answer-action-plunder = { $army } plunders
warszawa-answer-action-card = play { $card }
warszawa-answer-order-move = on to { $field }
warszawa-answer-order-attack = attack { $target }
warszawa-answer-order-done = stop here
warszawa-answer-march-move = march to { $field }
warszawa-answer-march-done = stop here
warszawa-answer-extra-order = { $army }
warszawa-answer-card-order = { $army }
warszawa-answer-raid = { $army }
warszawa-answer-fight = { $army } against { $target }
warszawa-answer-front = { $card }
warszawa-answer-protect = { $card }
warszawa-answer-retreat = { $field }

# The army attacked, in a sentence
warszawa-target-acc = the { $target }

# Journal
warszawa-event-order-placed = The { $army } gets { $count ->
        [one] one order marker
       *[other] { $count } order markers
    }.
warszawa-event-cards-drawn = The { $side } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
warszawa-event-cards-taken = You drew: { $cards }.
warszawa-event-round-begun = Round { $round }: { $day }.
warszawa-event-phase-begun = The { $phase } begins; the { $side } goes first.
warszawa-event-plundered = The { $army } plunders and gives up { $count ->
        [one] one marker
       *[other] { $count } markers
    }.
warszawa-event-army-moved = { $how ->
        [order] The { $army } moves from { $start } to { $field }.
        [march] The { $army } marches from { $start } to { $field }.
        [retreat] The { $army } retreats from { $start } to { $field }.
       *[advance] The { $army } advances from { $start } to { $field }.
    }
warszawa-event-attack-ordered = The { $army } attacks { warszawa-target-acc }.
warszawa-event-contact-broken = Contact broken, no fight: the { $army } and { warszawa-target-acc }.
warszawa-event-rested = The { $side } rests.
warszawa-event-action-played = The { $side } plays an action: { $card }.
warszawa-event-markers-lost = The { $army } loses { $count ->
        [one] one order marker
       *[other] { $count } order markers
    }.
warszawa-event-reserves-seen = Seen in your opponent’s reserves: { $cards }.
warszawa-event-card-discarded = The { $side } discards from its reserves: { $card }.
warszawa-event-fight-chosen = Fight at { $field }: the { $army } against { warszawa-target-acc }.
warszawa-event-front-card-chosen = To the front: { $card }.
warszawa-event-front-ready = The { $side } has { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    } at the front.
warszawa-event-card-protected = The { $side } sets a front card aside.
warszawa-event-card-sent-back = Sent back to your reserves: { $card }.
warszawa-event-front-revealed = The { $side } reveals: { $cards }{ $returned-count ->
        [0] {""}
       *[other] ; back to reserves: { $returned }
    }.
warszawa-event-fight-resolved = { $army } v { $target }: { $attack } to { $defence }. { $winner ->
        [none] A tie.
       *[other] Winner: { $winner }.
    }
warszawa-event-army-dispersed = The { $army } is dispersed.
warszawa-event-army-steadfast = The { $army } holds together despite the tie.
warszawa-event-army-destroyed = The { $army } { $army-id ->
        [pl-obr] are
       *[other] is
    } destroyed.
warszawa-event-no-retreat = The { $army } has nowhere to retreat to and stays.
warszawa-event-initiative-passed = The Defenders of Warsaw are gone: from now on the { $side } starts every round.
warszawa-event-card-returned = The { $side } takes back into reserve: { $card }.
warszawa-event-orders-renewed = { $count ->
        [one] One army gets
       *[other] { $count } armies get
    } new order markers.
warszawa-event-game-scored = The Bolsheviks score { $points ->
        [one] one point
       *[other] { $points } points
    }.

# Why not
warszawa-refusal-not-now = That cannot be done now.
warszawa-refusal-not-own-army = Not your army: the { $army }.
warszawa-refusal-army-destroyed = No longer on the board: the { $army }.
warszawa-refusal-never-acts = The { $army } never act and never get markers.
warszawa-refusal-has-attacked = The { $army } has attacked and may do nothing more this phase.
warszawa-refusal-no-markers = The { $army } has no order marker.
warszawa-refusal-not-adjacent-field = { $field } is not adjacent to the { $army }.
warszawa-refusal-occupied = { $field } is occupied ({ $army }).
warszawa-refusal-own-army-attacked = The { $army } and the { $target } are on the same side.
warszawa-refusal-not-adjacent-army = The { $army } and the { $target } are not adjacent.
warszawa-refusal-poles-never-plunder = Only the Red Army may plunder.
warszawa-refusal-plunder-needs-markers = Plundering costs an army { $needed } markers; the { $army } has { $markers }.
warszawa-refusal-deck-empty = The deck is empty: plundering would bring nothing.
warszawa-refusal-not-own-card = This card ({ $card }) belongs to the other deck.
warszawa-refusal-card-not-in-reserves = This card ({ $card }) is not in your reserves.
warszawa-refusal-no-action-on-card = This card ({ $card }) has no action.
warszawa-refusal-army-of-card-destroyed = This card ({ $card }) is for an army no longer on the board: { $army }.
warszawa-refusal-card-without-effect = This card ({ $card }) would do nothing now.
warszawa-refusal-march-at-least-once = The { $army } must march at least one space.
warszawa-refusal-already-served = The { $army } already has its marker.
warszawa-refusal-not-on-card = This card is not for the { $army }.
warszawa-refusal-raid-on-own-army = Your own army: the { $army }.
warszawa-refusal-raid-without-markers = The { $army } has no markers to lose.
warszawa-refusal-raid-too-far = { $army }: distance { $distance }, range of the raid { $reach }.
warszawa-refusal-no-such-attack = There is no such attack: { $army } – { $target }.
warszawa-refusal-already-at-front = This card ({ $card }) is already at the front.
warszawa-refusal-card-not-at-front = This card ({ $card }) is not at your front.
warszawa-refusal-not-away = { $field } is adjacent to the attacker ({ $target }); the { $army } must retreat away from it while it can.

# Numbers
warszawa-modifier-strength = { $of }
warszawa-modifier-attacking = { $of }: attacking
warszawa-modifier-defending = { $of }: defending
warszawa-modifier-encircling = { $of }: encircling manoeuvre
warszawa-modifier-against-fort = { $of }: against a fortified space
warszawa-modifier-at = { $of }: bonus for this space
warszawa-modifier-weaken-best = { $of }: less, by the enemy’s card
warszawa-modifier-cancel-lowest = { $of }: cancelled by the enemy
warszawa-modifier-in-warsaw = { $of } in Warsaw
warszawa-modifier-in-radzymin = { $of } in Radzymin
warszawa-modifier-in-modlin = { $of } in Modlin
warszawa-modifier-beyond-the-front = { $of } off the red pattern
warszawa-modifier-polish-army-destroyed = { $of } destroyed

# How it ended
warszawa-outcome-warsaw-taken = a Red army entered Warsaw
warszawa-outcome-three-destroyed = three Red armies are destroyed
warszawa-outcome-all-dispersed = all Red armies on the board are dispersed
warszawa-outcome-radzymin-taken = a Red army holds Radzymin after the last round
warszawa-outcome-radzymin-held = no Red army is in Radzymin after the last round

# Match and rematch
warszawa-sanction-warning = a warning
warszawa-sanction-yellow-card = a yellow card
warszawa-sanction-red-card = a red card
warszawa-offence-prolongation = prolonging the game without need
warszawa-offence-disturbance = disturbing the game
warszawa-offence-vulgarity = vulgar language
warszawa-offence-insult = insulting others
warszawa-offence-other = another offence
warszawa-match-both-won = won both games
warszawa-match-bolshevik-points = one win each; more points as Bolsheviks
warszawa-match-knowledge-test = one win each and equal points; the knowledge test decides
warszawa-match-red-card = a red card ends the match 0:2
warszawa-match-both-red-cards = red cards on both sides: no points
