# The table of Nest of Eagles: tracks, boxes, political cards, counters that lie face down
web-panel-boxes = Boxes
web-panel-politics = Politics
web-panel-scouting = Scouting
web-rok1920-precedence = precedence
web-rok1920-short-west = West
web-rok1920-short-southwest = S-W

# Morale track and stage track
web-rok1920-pin-pl = PL
web-rok1920-pin-ua = UA
web-rok1920-pin-lb = LB
web-rok1920-pin-points = VP
web-rok1920-points-track = victory points: Poles { $pl }, Bolsheviks { $su }
web-rok1920-sign-kiev = Kijów
web-rok1920-sign-wilno = Wilno
web-rok1920-sign-cheka = Cheka
web-rok1920-note-cheka = The Cheka recruits in
web-rok1920-sign-arrival = ▼
web-rok1920-marker-kiev = by the end of this turn the Poles must have taken Kijów, or the Ukrainians leave
web-rok1920-marker-kiev-morale = Kijów in Polish hands: Polish morale wanes in the Bolshevik replacement phase
web-rok1920-marker-wilno = by the end of this turn the Lithuanians must hold Wilno, or they leave
web-rok1920-marker-arrival = an arrival marker, face down
web-rok1920-marker-cheka = Cheka

# Boxes
web-rok1920-waiting = { $count ->
    [0] nobody waiting
   *[other] { $count } waiting
}
web-rok1920-operations = Operations this player turn
web-rok1920-operation-pause = pause
web-rok1920-operation-limited = limited
web-rok1920-operation-offensive = offensive
web-rok1920-op-pause = P
web-rok1920-op-limited = L
web-rok1920-op-offensive = offens.
web-rok1920-income = { $count ->
    [one] bring { $count } replacement
   *[other] bring { $count } replacements
}
web-rok1920-box-available-pl = To be rebuilt
web-rok1920-box-available-west = To be rebuilt, Western Front
web-rok1920-box-available-southwest = To be rebuilt, South-Western Front
web-rok1920-box-reserves-allies = Reserves and allies
web-rok1920-box-ukraine = Ukraine
web-rok1920-box-volunteer = Volunteer Army
web-rok1920-box-divisional-brigades = Divisions and their brigades
web-rok1920-box-cavalry-divisions = Cavalry divisions
web-rok1920-box-reserve-west = Reserves of the Western Front
web-rok1920-box-reserve-southwest = Reserves of the South-Western Front
web-rok1920-box-off-board = Off the board
web-rok1920-box-option = Only with political priorities
# On the shelf under the map, where there is little room
web-rok1920-shelf-available-west = Rebuilding, West
web-rok1920-shelf-available-southwest = Rebuilding, S-W
web-rok1920-shelf-reserves-allies = Reserves, allies
web-rok1920-shelf-volunteer = Volunteer Army
web-rok1920-shelf-divisional-brigades = Split divisions
web-rok1920-shelf-reserve-west = Reserves, West
web-rok1920-shelf-reserve-southwest = Reserves, S-W

# Political cards
web-rok1920-events-own = Your events
web-rok1920-events-of = Events: { $side }
web-rok1920-events-pool = { $count } in the pool
web-rok1920-events-none = None in hand.
web-rok1920-events-played = Played
web-rok1920-priority-pick = Choose a priority
web-rok1920-priority-own = Your priority
web-rok1920-priority-of = Priority: { $side }
web-rok1920-priority-unchosen = not chosen yet
web-rok1920-priority-chosen = chosen in secret
web-rok1920-priority-revealed = revealed
web-rok1920-card-event-down = Enemy event
web-rok1920-card-priority-down = Enemy priority
web-rok1920-card-down = Face down: only its owner knows it.
web-rok1920-card-play = Choose
web-rok1920-card-when = { $phase ->
    [replacement] in the replacement phase of { $turn ->
        [pl] a Polish player turn
        [su] a Bolshevik player turn
       *[any] any player turn
    }
    [attack] during an attack in { $turn ->
        [pl] a Polish player turn
        [su] a Bolshevik player turn
       *[any] any player turn
    }
    [reaction] in answer to an enemy event
   *[any] in any phase of { $turn ->
        [pl] a Polish player turn
        [su] a Bolshevik player turn
       *[any] any player turn
    }
}

# Counters that lie face down
web-rok1920-back-patrol = patrol
web-rok1920-back-group = group
web-rok1920-face-down-patrol = hidden patrol: 3 MP, no control lines; may be a dummy
web-rok1920-face-down-group = hidden group: 3 MP, control lines; two divisions at most
web-rok1920-covered = the enemy sees only { $marker }
web-rok1920-known-seen = { $units } seen here on { $date }
web-rok1920-known-laid = placed on { $date }, nobody seen under it
web-rok1920-hidden-foe = Hidden enemy markers
web-rok1920-hidden-all = Hidden markers
web-rok1920-hidden-own = Your markers
web-rok1920-hidden-left = { $count } of 8 patrols
web-rok1920-hidden-dummies = A patrol may be a dummy. Attacks reveal hidden units, and so do adjacent reserves that scout.
