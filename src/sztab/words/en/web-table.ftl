# Sitting down for the first time
web-panel-intro = Intro
web-intro-you = You lead: { $seat }.
web-intro-how = How it works here
web-intro-glows = The question stands at the foot of the board. What glows can be pointed at; what needs no place is a button.
web-intro-why = Point at what does not glow, and you see why not, with the number of the rule. Every number opens its rule.
web-intro-list = “Answers” lists everything you may do, in words; the key / finds it by typing.
web-intro-back = “Undo” (Z) takes your last answer back, as long as no die has fallen and nothing hidden was shown.
web-intro-list-touch = “Answers” lists everything you may do, in words. Odds, forces and rules are under “Panels”.
web-intro-back-touch = “Undo” takes your last answer back, as long as no die has fallen and nothing hidden was shown.
web-intro-aims = { $count ->
        [one] One rule says how it is won
       *[other] The { $count } rules of victory and of this scenario
    }
web-intro-more = The whole introduction, scenarios and rules
web-dock-point = Point at what glows on the board, or take it from the list of answers.

# The end
web-result-why = Why:
web-result-you-won = You have won.
web-result-you-lost = You have lost this one.
web-result-drawn = Nobody has won.
web-result-analyse = Analyse the end
web-result-next = The time-line below walks through the whole game.

# First plans
web-about-raclawice-first-pl = Hold the hill and shoot at what comes up the slope. Keep the cavalry away from the dragoons. From turn 5 send the scythemen with Zajączek or Szyrer at the guns: they have no muskets, so cross the open ground fast. At each question you may simply pass.
web-about-raclawice-first-ru = Your companies are stronger. Use the guns first, lead Pustovalov's jaegers through the wood in skirmish order, and take the hill before the scythemen come in turn 5. At each question you may simply pass.
web-about-rok1920-first = Look where your units outnumber the enemy: choose his hex in the attack phase and read the chance before you roll. Then move; units behind the front are reserves and may move again in the reserve phase. “Done” ends a phase.

# Boards to think on
web-panel-arrange = Arrange
web-panel-asking = Ask
web-arrange-title = Arrange the board
web-arrange-how = Choose a piece, then click where it goes. All of it is checked by the rules; what cannot stand is refused.
web-arrange-search = Find a piece
web-arrange-where = Where
web-arrange-on = on the board
web-arrange-off = off the board
web-arrange-place = Place
web-arrange-more = and { $count } more: narrow the search
web-arrange-settings = Turn and phase
web-arrange-chance = Chance
web-arrange-dice = Dice
web-arrange-rolls = roll by themselves
web-arrange-waits = wait for me
web-arrange-next = Next dice
web-arrange-give = Set
web-arrange-given = The next dice are set: { $dice }
web-arrange-roll = Roll now
web-arrange-undo = Undo the arrangement
web-arrange-placing = { $piece }: click where it goes
web-chance-waits = The dice wait: roll them, or set them, in the panel “Arrange”
web-asking-title = Ask the position
web-asking-what = Question
web-asking-use = Use the hex that was clicked
web-asking-ask = Ask
web-asking-then = Then, step { $block }
web-knob-stage = Stage
web-knob-phasing = Whose turn
web-knob-phase = Phase
web-knob-turn = Turn
web-knob-score = Victory points
web-knob-active = Active leader
web-knob-first = Who acts next
web-knob-round = Round
web-knob-passed = Who rests
web-knob-level = Level
web-knob-facing = Facing
web-knob-formation = Formation
web-knob-lost = Losses
web-knob-markers = Orders
web-knob-dispersed = Dispersed
web-knob-attacked = Has attacked
web-knob-destroyed = Destroyed
web-knob-morale-pl = Morale: Poland
web-knob-morale-ua = Morale: Ukraine
web-knob-morale-lb = Morale: Lithuania and Belarus
web-value-true = yes
web-value-false = no
web-value-pl = Poles
web-value-su = Bolsheviks
web-value-ru = Russians
web-asking-about = About (name=value, several apart by spaces; lists by commas)
web-arrange-unread = These dice cannot be read: 3 4 is one roll, 3 4, 6 1 are two.
web-watching = You are watching this table.

# Ending a phase
web-end-units = { $count ->
    [one] One unit can still act.
   *[other] { $count } units can still act.
}
web-end-anyway = End anyway
web-next-unit = Next unit ({ $count })
web-settings-ask-end = Ask before a phase is ended while something can still be done
web-key-n = N
web-key-n-does = next unit that can act

# What the others did
web-telling = What the others did
web-telling-at = { $at } of { $all }
web-telling-marches = { $count } units march.
web-telling-next = Next
web-telling-skip = Skip
web-telling-again = Show again
web-telling-happened = What happened
web-telling-pace = Pace
web-pace-off = off
web-telling-sum = Marches: { $marches }, fights: { $fights }.
web-save-log = Save the journal as text (Markdown)
