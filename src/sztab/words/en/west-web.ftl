### How the West Was Saved: the table in the browser.

web-about-west-short = The war of 1920 at 50 km a hex: facing stacks, depots, orders and event cards, and an enemy whose stacks you see from behind.
web-about-west-time = from 60 min
web-about-west-what = The Polish-Soviet war from April to October 1920, two weeks a turn, with limited intelligence.
web-about-west-aim = Warsaw or Smolensk decides at once; otherwise six of the eleven green towns at the end of turn 14.
web-about-west-turn = Cards, resource points, depots and supply; then both sides place activation markers in turn and spend them in turn; then combat.
web-about-west-fight = A stack fights with its front towards the hex it faces; both sides roll, the difference says who loses and who goes back.
web-west-panel-staff = Staff
web-west-panel-cards = Events
web-west-turn = Turn { $turn } of { $turns }
web-west-acting = To act
web-west-passed = has passed
web-west-points = Resource points
web-west-towns = Green towns
web-west-depots = Depots
web-west-hands = Cards in hand
web-west-deck = { $count ->
    [one] One card in the deck.
   *[other] { $count } cards in the deck.
}
web-west-hand = Your cards
web-west-played = Played this turn
web-west-discards = Played before
web-west-none = none
web-west-play = Choose
web-west-attack = Attack
web-west-defence = Defence
web-west-odds = Wins { $win }, draw { $draw }, loses { $lose }
web-west-no-fight = In the combat phase the sums and odds of every possible attack stand here.
web-west-back = Unknown stack ({ $count })
web-west-blank = Blank counter
web-west-blank-about = makes the stack look taller
web-west-factors = front { $front }, other sides { $other }
web-west-weak = weakened
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
