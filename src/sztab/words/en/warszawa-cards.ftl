warszawa-table-round = Round { $round } of { $rounds }, { $day } · { $phase }
warszawa-table-cards = { $side }: { $hand } in reserve, { $deck } in the deck{ $front ->
    [0] {""}
   *[other] , { $front } at the front
 }
warszawa-table-legend = ( ) Polish · < > Red · ~ dispersed · ▪ order marker · [ ] fortified · * red pattern
warszawa-table-reserves = Your reserves
warszawa-table-front = Your front
warszawa-table-known = Opponent’s cards you know
warszawa-colour-blue = blue
warszawa-colour-yellow = yellow
warszawa-colour-green = green
warszawa-colour-purple = purple
warszawa-colour-orange = orange
warszawa-colour-brown = brown
warszawa-colour-white = white
warszawa-effect-plus-attacking = +{ $amount } attacking
warszawa-effect-plus-defending = +{ $amount } defending
warszawa-effect-plus-encircling = +{ $amount } when encircling
warszawa-effect-plus-against-fort = +{ $amount } against fortifications
warszawa-effect-plus-at = +{ $amount } when { $field } is fought for
warszawa-effect-weaken-best = −{ $amount } from the enemy’s strongest card
warszawa-effect-cancel-lowest = the enemy’s weakest card gives nothing
warszawa-effect-win-ties = wins ties
warszawa-effect-stand-on-tie = not dispersed by a tie
warszawa-effect-draw = draw { $amount } more after the fight
warszawa-effect-return-if-lost = returns after a lost fight
warszawa-action-march = action: { $armies } marches { $amount ->
        [one] one space
       *[other] up to { $amount } spaces
    }
warszawa-action-orders = action: +{ $amount } { $amount ->
        [one] order marker
       *[other] order markers
    } for { $armies }
warszawa-action-share = action: { $amount ->
        [one] one order marker
       *[other] { $amount } order markers
    } to share ({ $armies })
warszawa-action-two-armies = action: +{ $amount } { $amount ->
        [one] order marker
       *[other] order markers
    } for each of two armies
warszawa-action-raid = action: take the order markers of an enemy army within { $amount ->
        [one] one space
       *[other] { $amount } spaces
    } of { $armies }
warszawa-action-peek = action: look at your opponent’s reserves
warszawa-action-discard = action: your opponent discards { $amount } at random
