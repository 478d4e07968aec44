# Questions
warszawa-ask-action = What do you do? A move, an attack, an action card, or rest until the end of the phase.
warszawa-ask-order = { $army } has { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } left: go on, attack, or stop?
warszawa-ask-march = { $army } marches without markers ({ $left ->
        [one] one field
       *[other] { $left } fields
    } left): where to?
warszawa-ask-extra-order = Which army gets an extra marker? ({ $left } left, each on another army)
warszawa-ask-card-order = Which army gets a marker from the card? ({ $left } left)
warszawa-ask-raid = Which enemy army loses its markers to the raid?
warszawa-ask-fight = Which fight is next?
warszawa-ask-front = { $army } fights: choose a card for the front ({ $left } to go). Nobody sees it yet.
warszawa-ask-protect = { $army }: which front card do you put aside, safe from rejection?
warszawa-ask-retreat = { $army } is beaten: where does it retreat to?
warszawa-ask-draw = Cards are drawn.
warszawa-ask-reject = { $army }: a front card is sent back at random.
warszawa-ask-discard = A card is discarded at random.

# Answers
warszawa-answer-action-rest = rest: no more actions in this phase
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

# Journal
warszawa-event-order-placed = { $army } gets { $count ->
        [one] one order marker
       *[other] { $count } order markers
    }.
warszawa-event-cards-drawn = The { $side } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
warszawa-event-cards-taken = You drew: { $cards }.
warszawa-event-round-begun = Round { $round }: { $day }.
warszawa-event-phase-begun = The { $phase } begins; the { $side } starts.
warszawa-event-plundered = { $army } plunders and gives up { $count ->
        [one] one marker
       *[other] { $count } markers
    }.
warszawa-event-army-moved = { $how ->
        [order] { $army } moves from { $start } to { $field }.
        [march] { $army } marches from { $start } to { $field }.
        [retreat] { $army } retreats from { $start } to { $field }.
       *[advance] { $army } advances from { $start } to { $field }.
    }
warszawa-event-attack-ordered = { $army } attacks { $target }.
warszawa-event-contact-broken = Contact is broken: { $army } no longer attacks { $target }.
warszawa-event-rested = The { $side } rests.
warszawa-event-action-played = The { $side } plays the action of { $card }.
warszawa-event-markers-lost = { $army } loses { $count ->
        [one] one order marker
       *[other] { $count } order markers
    }.
warszawa-event-reserves-seen = You saw in the other’s reserves: { $cards }.
warszawa-event-card-discarded = The { $side } discards { $card } from its reserves.
warszawa-event-fight-chosen = Fight at { $field }: { $army } against { $target }.
warszawa-event-front-card-chosen = To the front: { $card }.
warszawa-event-front-ready = The { $side } has { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    } at the front.
warszawa-event-card-protected = The { $side } puts a front card aside.
warszawa-event-card-sent-back = Sent back to your reserves: { $card }.
warszawa-event-front-revealed = The { $side } reveals: { $cards }{ $returned-count ->
        [0] {""}
       *[other] ; back to reserves: { $returned }
    }.
warszawa-event-fight-resolved = { $army } { $attack } : { $defence } { $target }. { $winner ->
        [none] A tie.
       *[other] Won by { $winner }.
    }
warszawa-event-army-dispersed = { $army } is dispersed.
warszawa-event-army-steadfast = { $army } holds together in spite of the tie.
warszawa-event-army-destroyed = { $army } is destroyed.
warszawa-event-no-retreat = { $army } has nowhere to retreat to and stays.
warszawa-event-initiative-passed = The Defenders of Warsaw are gone: the { $side } starts from now on.
warszawa-event-card-returned = { $card } returns to the reserves of the { $side }.
warszawa-event-orders-renewed = { $count ->
        [one] One army gets
       *[other] { $count } armies get
    } new order markers.
warszawa-event-game-scored = The Bolsheviks count { $points ->
        [one] one point
       *[other] { $points } points
    }.

# Why not
warszawa-refusal-not-now = That cannot be done now.
warszawa-refusal-not-own-army = { $army } is not yours to order.
warszawa-refusal-army-destroyed = { $army } is no longer on the board.
warszawa-refusal-never-acts = { $army } never act and never carry markers.
warszawa-refusal-has-attacked = { $army } has attacked and does nothing more in this phase.
warszawa-refusal-no-markers = { $army } has no order marker.
warszawa-refusal-not-adjacent-field = { $field } is not next to { $army }.
warszawa-refusal-occupied = { $field } is occupied by { $army }.
warszawa-refusal-own-army-attacked = { $army } cannot attack { $target }: both are on the same side.
warszawa-refusal-not-adjacent-army = { $target } is not on a field next to { $army }.
warszawa-refusal-poles-never-plunder = Only the Red Army plunders.
warszawa-refusal-plunder-needs-markers = Plunder takes { $needed } markers of one army; { $army } has { $markers }.
warszawa-refusal-deck-empty = The deck is empty: there is nothing to plunder for.
warszawa-refusal-not-own-card = { $card } belongs to the other deck.
warszawa-refusal-card-not-in-reserves = { $card } is not in your reserves.
warszawa-refusal-no-action-on-card = { $card } has no action.
warszawa-refusal-army-of-card-destroyed = { $card } names { $army }, which is no longer on the board.
warszawa-refusal-card-without-effect = { $card } would do nothing now.
warszawa-refusal-march-at-least-once = { $army } marches at least one field.
warszawa-refusal-already-served = { $army } has already got its marker.
warszawa-refusal-not-on-card = The card does not name { $army }.
warszawa-refusal-raid-on-own-army = { $army } is your own.
warszawa-refusal-raid-without-markers = { $army } has no markers to lose.
warszawa-refusal-raid-too-far = { $army } is { $distance } fields away; the raid reaches { $reach }.
warszawa-refusal-no-such-attack = { $army } does not attack { $target }.
warszawa-refusal-already-at-front = { $card } is at the front already.
warszawa-refusal-card-not-at-front = { $card } is not at your front.
warszawa-refusal-not-away = { $field } touches { $target }: { $army } must retreat away from the attacker while it can.

# Numbers
warszawa-modifier-strength = { $of }
warszawa-modifier-attacking = { $of }: attacks
warszawa-modifier-defending = { $of }: defends
warszawa-modifier-encircling = { $of }: encircling manoeuvre
warszawa-modifier-against-fort = { $of }: against a fortified field
warszawa-modifier-at = { $of }: fights where it is at home
warszawa-modifier-weaken-best = { $of }: weakened by the enemy
warszawa-modifier-cancel-lowest = { $of }: cancelled by the enemy
warszawa-modifier-in-warsaw = { $of } in Warsaw
warszawa-modifier-in-radzymin = { $of } in Radzymin
warszawa-modifier-in-modlin = { $of } in Modlin
warszawa-modifier-beyond-the-front = { $of } beyond the front
warszawa-modifier-polish-army-destroyed = { $of } destroyed

# How it ended
warszawa-outcome-warsaw-taken = a Bolshevik army entered Warsaw
warszawa-outcome-three-destroyed = three Bolshevik armies are destroyed
warszawa-outcome-all-dispersed = all Bolshevik armies on the board are dispersed
warszawa-outcome-radzymin-taken = a Bolshevik army holds Radzymin after the last round
warszawa-outcome-radzymin-held = no Bolshevik army is in Radzymin after the last round

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
