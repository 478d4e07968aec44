# Sitting down for the first time
web-panel-intro = Intro
web-intro-you = You command { $seat-the }.
web-intro-how = How it works here
web-intro-glows = Your decision is shown with the board. Choose anything that glows; choices without a location are buttons.
web-intro-why = Point at something that does not glow to see why not. Every rule number opens its rule.
web-intro-list = “Choices” lists everything you may do now; press / to find a move by typing.
web-intro-back = “Undo” (Z) takes back your last move, as long as no dice have been rolled and nothing hidden revealed.
web-intro-list-touch = “Choices” lists everything you may do now. Odds, forces and rules are under “Panels”.
web-intro-hold-touch = Hold a finger on the map to see who stands there, what the path costs, or why there is none; on a card, to read it whole.
web-intro-back-touch = The arrow to the left takes back your last move, as long as no dice have been rolled and nothing hidden revealed.
web-intro-aims = { $count ->
        [one] One rule says how to win
       *[other] The { $count } rules of victory and of this scenario
    }
web-intro-more = The whole introduction, scenarios and rules
web-dock-goal = Choose a glowing target, or use a button.
web-dock-ways = Several paths lead there: choose the glowing hex to go through, or choose a path by its button.
web-dock-point-or = Choose something that glows, or use a button.
web-click-nothing = Nothing can be chosen there now.
web-click-led = Not there: this step asks for something else.
web-dock-point = Choose something that glows, or from the list.

# The end
web-result-why = Why:
web-result-you-won = You won.
web-result-you-lost = You lost this one.
web-result-drawn = Nobody has won.
web-result-analyse = Explore the final position
web-result-next = The timeline takes you through the whole game.
web-result-points = Points

# First plans
web-about-raclawice-first-pl = Hold the hill and shoot at what comes up the slope. Keep the cavalry away from the dragoons. From turn 5 send the scythemen with Zajączek or Szyrer at the guns: they have no muskets, so cross the open ground fast. At any decision you may simply pass.
web-about-raclawice-first-ru = Your companies are stronger. Use the guns first, lead Pustovalov’s Jägers through the forest in skirmish order, and take the hill before the scythemen come in turn 5. At any decision you may simply pass.
web-about-rok1920-first = Look for places where you outnumber the enemy: in the attack phase choose his hex and check the chance before you roll. Then move; units behind the front are reserves and may move again in the reserve phase. “Done attacking” and “Done moving” end a phase.

# Boards to think on
web-panel-arrange = Arrange
web-panel-asking = Ask
web-arrange-title = Arrange the board
web-arrange-how = Choose a counter, then click where it goes. The rules check every placement.
web-arrange-search = Find a counter
web-arrange-where = Where
web-arrange-on = on the board
web-arrange-off = off the board
web-arrange-place = Place
web-arrange-more = and { $count } more: narrow the search
web-arrange-settings = Turn and phase
web-arrange-chance = Rolls and draws
web-arrange-dice = Dice
web-arrange-rolls = rolled at once
web-arrange-waits = wait for me
web-arrange-next = Next dice
web-arrange-give = Set
web-arrange-given = The next dice are set: { $dice }
web-arrange-roll = Roll now
web-arrange-undo = Undo the arrangement
web-arrange-placing = { $piece }: click where it goes
web-chance-waits = The dice wait: roll them, or set them in the “Arrange” panel
web-asking-title = Ask about the position
web-asking-what = Question
web-asking-choose = – choose a question –
web-asking-use = Use the clicked hex
web-asking-ask = Ask
web-asking-then = What follows
web-asking-example = Questions about this example
web-asked-hex = Hex
web-asked-side = Side
web-asked-unit = Unit
web-asked-units = Units
web-asked-target = Target hex
web-asked-second = Second stack
web-asked-via = By way of
web-asked-facing = Facing
web-asked-army = Army
web-asked-attacking = Attacker
web-asked-defending = Defender
web-asked-attack = Cards of the attacker
web-asked-defence = Cards of the defender
web-asked-at = Target hex
web-asked-leader = Leader
web-asked-from = From
web-asked-to = To
web-asked-with = Together with
web-asked-attacker = Attacker
web-asked-charge = Charge
web-asked-counter = Counter-attack
web-asked-lava = Cossack ława
web-asked-within = Only these hexes
web-asked-order = Attacker’s order
web-asked-defence-order = Defender’s order
web-asked-roll = Dice roll
web-asked-repeat = Repeat attack
web-asked-cards = Cards
web-knob-stage = Turn
web-knob-phasing = Whose player turn
web-knob-phase = Phase
web-knob-turn = Turn
web-knob-score = Victory points
web-knob-active = Active leader
web-knob-first = Who acts next
web-knob-round = Round
web-knob-passed = Who rests
web-knob-level = State
web-knob-facing = Facing
web-knob-formation = Formation
web-knob-lost = Losses
web-knob-markers = Order markers
web-knob-dispersed = Dispersed
web-knob-attacked = Has attacked
web-knob-destroyed = Destroyed
web-knob-morale-pl = Morale: Polish theatre
web-knob-morale-ua = Morale: Ukrainian theatre
web-knob-morale-lb = Morale: Lithuanian-Belarusian theatre
web-knob-volunteers = Volunteer Army
web-knob-lithuania = Lithuania
web-knob-no-mans-land = No man’s land
web-knob-konarmia = Cavalry Army
web-knob-konarmia-front = The Cavalry Army’s front
web-knob-sich = Sich Riflemen
web-knob-kijow-taken = Kijów was taken
web-knob-attacks-pl = Attacks made: Polish theatre
web-knob-attacks-ua = Attacks made: Ukrainian theatre
web-knob-attacks-lb = Attacks made: Lithuanian-Belarusian theatre
web-knob-attacks-west = Attacks made: Western Front
web-knob-attacks-southwest = Attacks made: South-Western Front
web-knob-transports-pl = Transports used: Poles
web-knob-transports-west = Transports used: Western Front
web-knob-transports-southwest = Transports used: South-Western Front
web-knob-coupled-pl = Morale linked: Polish theatre
web-knob-coupled-ua = Morale linked to the Polish theatre: Ukrainian theatre
web-knob-coupled-lb = Morale linked to the Polish theatre: Lithuanian-Belarusian theatre
web-knob-pool-pl = Replacements: Poles
web-knob-pool-ua = Replacements: Ukrainians
web-knob-pool-west = Replacements: Western Front
web-knob-pool-southwest = Replacements: South-Western Front
web-knob-reserve-used-pl = Reserve phase used: Poles
web-knob-reserve-used-su = Reserve phase used: Bolsheviks
web-knob-order-used-pl = Order given: Poles
web-knob-order-used-su = Order given: Bolsheviks
web-knob-supply = Supply
web-knob-replacement = Replacement
web-knob-off-board = Off the board
web-value-volunteers-none = not called up
web-value-volunteers-called = called up
web-value-volunteers-first = first turn of forming
web-value-volunteers-second = second turn of forming
web-value-volunteers-third = third turn of forming
web-value-volunteers-formed = formed
web-value-lithuania-border = guards its border
web-value-lithuania-neutral = neutral
web-value-lithuania-at-war = at war
web-value-lithuania-out = out of the war
web-value-no-mans-land-closed = not entered
web-value-no-mans-land-entered = entered
web-value-konarmia-waiting = due
web-value-konarmia-in-play = in play
web-value-konarmia-gone = withdrawn
web-value-konarmia-front-southwest = South-Western Front
web-value-konarmia-front-west = Western Front
web-value-sich-gone = decided
web-value-sich-waiting = may desert
web-value-supply-by-the-map = as the map shows
web-value-supply-supplied = treated as in supply
web-value-supply-unsupplied = treated as out of supply
web-value-replacement-none = none
web-value-replacement-strengthening = on the unit
web-value-replacement-restored = just rebuilt
web-value-off-board-waiting = not in play
web-value-off-board-fallen = eliminated
web-value-off-board-removed = out of the game
web-value-true = yes
web-value-false = no
web-value-pl = Poles
web-value-su = Bolsheviks
web-value-ru = Russians
web-arrange-unread = These dice cannot be read: “3 4” is one roll, “3 4, 6 1” are two.
web-watching = You are watching this table.

# Ending a phase
web-end-units = { $count ->
    [one] One unit can still act.
   *[other] { $count } units can still act.
}
web-end-anyway = End anyway
web-doubt = This will almost certainly fail: the chance is { $percent }%.
web-doubt-anyway = Try it anyway
web-dock-again = Your opponent has acted, so you may act again or end once more.
web-next-unit = Next unit ({ $count })
web-able-list = Who can still act
web-settings-ask-end = Ask before ending a phase while units can still act, and before an attack that can hardly succeed
web-key-n = N
web-key-n-does = next unit that can act
web-key-shift = Shift
web-key-shift-does = with clicks or dragging: a march hex by hex (The Year 1920); click the last hex to confirm it

# What the others did
web-telling = What the others did
web-telling-at = { $at } of { $all }
web-telling-marches-named = Marches: { $marches }.
web-telling-marches = { $count ->
    [one] 1 unit marches.
   *[other] { $count } units march.
}
web-telling-next = Next
web-telling-skip = Skip
web-telling-begin = Begin
web-telling-begin-first = Your opponent has already acted. Read what you play for, then watch what happened.
web-telling-first = First watch what happened.
web-telling-to-question = Straight to my decision
web-telling-again = Show again
web-telling-happened = What happened
web-telling-pace = Pace
web-pace-off = off
web-telling-sum-marches = { $count ->
        [one] one march
       *[other] { $count } marches
    }
web-telling-sum-fights = { $count ->
        [one] one fight
       *[other] { $count } fights
    }
web-telling-sum-won = { $won ->
        [0] { $fights } (no attack succeeds)
        [one] { $fights } (one attack succeeds)
       *[other] { $fights } ({ $won } attacks succeed)
    }
web-telling-more = Read all of it
web-telling-sum-by = { $seat }: { $counted }.
web-save-log = Save the log as text (Markdown)
web-hand = Reserves
web-hand-or-board = Board or reserves
web-command-find = find { $name } ({ $place })
web-moment-no-loss = No losses on either side.
web-telling-losers = { $count ->
        [one] One more unit suffered losses.
       *[other] { $count } more units suffered losses.
    }
web-telling-held = No losses, and nobody gave way.
web-standing-more = { $names } and { $count } more
web-moment-decided = Combat decided
web-journal-untold = { $count ->
    [one] One more event is still to be shown.
   *[other] { $count } more events are still to be shown.
}
web-tray = Off the map
web-tray-done = Placed
web-tray-placed = { $count } of { $all } placed
web-tray-not-here = { $place }: not here
web-arrange-unread-setting = This cannot be read; the form is: { $form }
web-posing-title = Write a position as text
web-posing-how = Every key of a situation file can be written here, one per line: units, turn, phase, cards, what has been used up. A position against the rules is refused with the reason; a good one opens as a new board.
web-posing-open = Open this position
web-posing-again = Start again from the board
web-knob-held = Towns held
web-knob-depots = Depots
web-knob-attacks = Attacks announced
web-knob-lithuanian-places = Towns held by the Lithuanians
web-confirm-answer = Confirm: { $answer }
web-proof-check = Check the dice
