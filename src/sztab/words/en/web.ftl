# The table
web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole board
web-refused = not allowed
web-dock = Question
web-past = past
web-past-at = Moment { $version }: how it stood
web-to-now = Back to now
web-analyse = Analyse from here
web-save-record = Save the record as a file
web-import-title = A recorded game
web-import-how = Have a file with the record of a game (.jsonl)? Open it to walk through the game step by step.
web-over = the game is over
web-won = { $winner } won
web-drawn = A draw
web-secret = The other side does not see this answer until the rules reveal it.
web-bot-thinks = Thinking: { $seat }
web-waiting-for = To answer now: { $seat }
web-nothing = There is no question
web-offer-takeback = Asked by { $seat }: to take back.
web-offer-draw = Offered by { $seat }: a draw.
web-offer-rematch = Offered by { $seat }: a rematch.
web-offer-draw-do = Offer a draw
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-rematch = Rematch
web-rematch-go = To the rematch
web-undo = Undo
web-unpick = Deselect
web-answers = Answers ({ $count })
web-answers-list = All legal answers
web-lost = Connection lost; connecting again. Nothing is lost.
web-practice = Practice game
web-journal = Journal
web-filter = Filter of the journal
web-filter-all = all
web-filter-fights = fights
web-filter-mine = mine
web-less = less
web-sum = sum
web-visit = See this moment
web-journal-empty = Nothing has happened yet.
web-timeline = Time-line
web-to-start = To the start
web-step-back = One step back
web-step-on = One step on
web-stop = Stop
web-replay = Replay the last moves
web-visit-turn = Go to { $turn }
web-moment = Moment of the game
web-live = live
web-offline = offline
web-rules-search = Search the rules
web-rules-found = rules: { $count }
web-ruling = ruling
web-chat-empty = The table is quiet.
web-chat-say = Write to everyone at the table
web-send = Send
web-onlooker = onlooker
web-curtain = To play now: { $seat }
web-curtain-why = Hand the screen over. The cards are covered until you open the table.
web-curtain-open = Open the table
web-palette = Commands
web-palette-hint = Type a move or a command
web-palette-none = Nothing like that can be done now.
web-panels = Panels
web-panel-rules = Rules
web-panel-chat = Chat
web-panel-notes = Notes
web-panel-fight = Fight
web-panel-armies = Armies
web-panel-cards = Cards
web-notes-hint = Your notes; nobody else sees them.
web-notes-kept = kept
web-tools = Tools
web-theme = Light or dark
web-language = Language
web-home = Start page
web-resign = Resign
web-resign-sure = Do you really resign?
web-no-table = There is no such table
web-no-page = There is no such page.
web-loading = Laying out the board…
web-kind-analysis = analysis
web-kind-imported = recorded game
web-nav-map = Board
web-nav-panel = Panels
web-nav-journal = Journal
web-nav-more = More
web-bot = bot { $name }
web-you = you
web-here = at the table
web-away = away
web-days-hours = { $days } d { $hours } h
web-seat-person = player
web-seat-bot = bot
web-seat-link = waits for a guest
web-seat-open = open seat
web-seat-vacant = left
web-seat-me = me
web-waiting-title = Waiting for players
web-waiting-why = The game begins when every seat is taken.
web-link-for = Link: { $seat }
web-copy-link = Copy the link
web-copied = Copied
web-sit = Take the seat
web-watch = Watch

# Hex maps
web-map = Map; arrows move the cursor, Enter chooses
web-minimap = Small map
web-instruments = Instruments
web-hex = hex { $number }
web-hex-none = off the map
web-hex-offered = this hex can be chosen
web-hex-choosable = a unit here can be chosen
web-hex-empty = Nobody stands here.
web-hex-acts = What can be done here
web-hex-click = Point at a hex to see what is there.
web-close = Close
web-terrain-clear = clear
web-terrain-forest = forest
web-terrain-swamp = swamp
web-terrain-morass = morass
web-terrain-mountain = mountains
web-terrain-peaks = high mountains
web-terrain-hill = hill
web-terrain-slope = slope
web-terrain-buildings = buildings
web-terrain-lake = pond
web-terrain-sea = sea
web-terrain-closed = out of play
web-panel-combat = Combat
web-panel-hex = Hex
web-panel-forces = Forces
web-combat-now = What may come of it
web-combat-last = The last fight
web-combat-none = Nobody has fought yet.
web-combat-sum = together
web-odds = odds
web-odds-exact = counted exactly
web-odds-sampled = estimated from a sample
web-odds-counting = Counting the odds…
web-odds-nothing = nothing changes
web-cadre = cadre
web-fate-here = on the map
web-fate-coming = to come
web-fate-fled = fled
web-fate-gone = gone
web-fate-captured = captured
web-layers = Layers

# Racławice 1794
web-about-raclawice-short = Companies and squadrons on hundred-metre hexes. Leaders are drawn from a pool.
web-about-raclawice-time = 2 hours
web-about-raclawice-what = 4 April 1794. Kościuszko stands on the hill of Dziemierzyce, two thousand scythemen hidden in the village behind him. Tormasov comes from the north-east, Pustovalov goes round the wood, Denisov arrives late.
web-about-raclawice-aim = Both sides share one marker of victory points: a won melee gives 1, a unit destroyed by fire 1, a captured battery 2 and its stars, a killed leader 3. A lead of 6 at the end of a turn wins at once; after the last turn the leader wins, and the Poles if nobody leads.
web-about-raclawice-turn = A leader is drawn from the pool. Units of his within reach move one stack after the other, and both sides may fire in between; then he rides himself; then those who share a hex with the enemy fight. When the pool is empty, the turn is over. A unit faces a corner of its hex: the two hexes before it are its front.
web-about-raclawice-fight = Fire makes its target test morale with a die from 0 to 9. In melee both sides roll and add their modifiers; each has its rule number.
web-raclawice-pool = Activation pool
web-raclawice-points = Victory points
web-raclawice-facing = Facing of the unit
web-raclawice-numbers = morale { $morale }, strength { $strength }, fire { $fire }
web-raclawice-leader = leader { $name }
web-raclawice-phase-pool = Pool
web-raclawice-phase-draw = Draw
web-raclawice-phase-activation = Activation
web-raclawice-phase-return = Return
web-raclawice-phase-movement = Movement and fire
web-raclawice-phase-leader = Leader's move
web-raclawice-phase-melee = Melee
web-raclawice-phase-turn-end = End of turn

# Rok 1920
web-about-rok1920-short = The whole war on 30 km hexes: control lines, reserves, the morale of three theatres.
web-about-rok1920-time = from 40 min
web-about-rok1920-what = The Polish-Soviet war of 1920, a week a stage, divisions and brigades.
web-about-rok1920-aim = Each scenario says what counts: mostly victory points for towns held and for what the enemy has lost, counted after its last stage.
web-about-rok1920-turn = In a player turn one attacks, moves and attacks again; before attacks and moves either side may move its reserves.
web-about-rok1920-fight = Strengths are read in the table, modifiers come from terrain, rivers, elite, morale and orders; a roll of 2 dice not above the chance is a success.
web-rok1920-stage = Stage { $stage } of { $stages }
web-rok1920-turn-of = Player turn: { $side }
web-rok1920-morale = Moral advantage
web-rok1920-even = even
web-rok1920-step-turn-start = Start of the turn
web-rok1920-step-first-window = Reserve movement
web-rok1920-step-attacks = Attacks
web-rok1920-step-second-window = Reserve movement
web-rok1920-step-movement = Movement
web-rok1920-step-third-window = Reserve movement
web-rok1920-step-repeat-attacks = Second attacks
web-rok1920-step-replacements = Replacements
web-rok1920-step-turn-end = End of the turn
web-rok1920-step-cooling = End of the turn
web-rok1920-step-next-player = End of the turn
web-rok1920-order-none = No order
web-rok1920-order-assault = Assault
web-rok1920-order-raid = Raid
web-rok1920-numbers = strength { $strength }, movement { $movement }
web-rok1920-level-full = full
web-rok1920-level-weak = weakened
web-rok1920-level-cadre = cadre
web-rok1920-elite = elite
web-rok1920-coming = To come
web-rok1920-eliminated = Eliminated
web-rok1920-at-stage = stage { $stage }
web-rok1920-attack-on = Attack: { $hex }
web-rok1920-in-table = Number in the table
web-rok1920-chance = Chance of success

# Around it
web-main-menu = Menu
web-menu-games = Games
web-menu-lobby = Tables
web-menu-new = New table
web-menu-settings = Settings
web-menu-account = Account
web-foot-origin = Where the data come from
web-foot-dice = Dice that can be checked
web-foot-api = For developers and bots
web-foot-licence = Places: GeoNames, CC BY 4.0
web-start-title = Polish wargames at one table
web-start-promise = Every move by the rules, every refusal with its rule number, every chance counted before the roll.
web-start-play = Play a bot
web-start-invite = Invite someone
web-start-invite-how = a link, no account needed
web-start-choose = Choose a game
web-my-games = My games
web-your-turn = Your turn
web-their-turn = Their turn
web-turn-of = turn { $turn } of { $turns }
web-turn = turn { $turn }
web-ago-minutes = { $count } min ago
web-ago-hours = { $count } h ago
web-ago-days = { $count } days ago
web-scenarios = Scenarios
web-value-yes = yes
web-value-no = no
web-value-on = on
web-value-off = off
web-new-title = A new table
web-new-game = Game
web-new-scenario = Scenario
web-new-seats = Who sits where
web-new-hot-seat = Take both seats to play with someone at one screen: a curtain covers what is hidden.
web-new-pace = Pace
web-new-clock = Clock
web-pace-none = no clock
web-pace-live = live
web-pace-days = days a move
web-pace-minutes = Minutes for the game
web-pace-increment = Seconds for each answer
web-pace-each = Days for each answer
web-new-name = Your name at the table
web-new-practice = Practice game: number of the seed (the dice can be known)
web-new-public = The table is listed under “Tables”
web-new-forced = Answers without a choice are given by themselves
web-new-open = Open the table
web-join-title = An invitation
web-join-sit = Sit down
web-lobby-title = Tables
web-lobby-public = Open to all
web-lobby-empty = Nobody waits for an opponent now. Open a table of your own with a free seat and have it listed, or play a bot.
web-settings-title = Settings
web-settings-theme = Appearance
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-settings-motion = Motion of pieces and boards
web-settings-dice = Animated dice
web-keys-title = Keys at the table
web-key-arrows = arrows
web-key-arrows-does = move the cursor over the board
web-key-enter = Enter
web-key-enter-does = chooses the field under the cursor, or the main button
web-key-esc = Esc
web-key-esc-does = deselects
web-key-z = Z
web-key-z-does = takes back
web-key-k = Ctrl K or /
web-key-k-does = every move and command, by typing
web-key-zoom = + − 0
web-key-zoom-does = zoom in, out, whole board
web-key-pan = W A S D
web-key-pan-does = pan the board
web-key-time = , .
web-key-time-does = a moment back, a moment on
web-key-r = R
web-key-r-does = rules
web-log-in = Log in
web-log-out = Log out
web-sign-up = Make an account
web-account-why = You can play without one; an account keeps your games on every device.
web-account-name = Name
web-account-password = Password (at least 10 characters)
web-statistics = Results
web-side = side
web-played = played
web-won-count = won
web-drawn-count = drawn
web-lost-count = lost
web-game-introduction = Introduction
web-game-scenarios = Scenarios
web-game-rules = Rules
web-game-origin = Where the data come from
web-play-as = Play { $seat }
web-origin-why = The rulebooks do not hold the maps, the counters and all tables. They were rebuilt from what the text says, from geography and from history; every datum says where it comes from.
web-origin-rulebook = rulebook
web-origin-geography = geography
web-origin-history = history
web-origin-reconstruction = reconstruction
web-origin-file = File
web-origin-data = Data
web-about-what = What it is
web-about-aim = Aim
web-about-turn = A turn
web-about-fight = Fighting
web-about-end = The end
web-about-first = Your first game
web-about-help = When in doubt
web-about-help-text = Whatever glows can be clicked. Point at what does not, and you see the reason and the number of the rule; click the number to read it. The key / lists every move in words.

# Bitwa Warszawska
web-about-warszawa-short = Five days in August, twelve armies, sixty cards. The game of a history olympiad.
web-about-warszawa-time = 30 min
web-about-warszawa-what = August 1920. The Red Army stands before Warsaw. One player leads the Polish Army, the other the Bolshevik armies and the cavalry corps.
web-about-warszawa-aim = The Bolsheviks win by entering Warsaw, or by holding Radzymin after the last day. The Poles win by destroying three armies, dispersing all of them, or keeping Radzymin.
web-about-warszawa-turn = Each day has three phases. In operations the players give orders in turn: a black cube is one step or one attack. Who rests does nothing more in this phase. Then the fights are decided, and at the end armies get new orders and players cards.
web-about-warszawa-fight = Both sides lay four cards in secret; one at random goes back. Only cards in the colour of the fighting army and white ones count. Fortifications and an encircling manoeuvre let you protect one card. The beaten army is dispersed and retreats; if it was dispersed already, it is lost.
web-about-warszawa-first-pl = Choose an army that glows and a field beside it: a step or an attack takes one black cube. Guard Radzymin and Modlin, let the enemy come to your fortifications, and lead the 3rd and 4th Armies from the Wieprz into his rear. When nothing useful is left, rest.
web-about-warszawa-first-su = First give two armies an extra order (click them). Then press on Warsaw and Radzymin with several armies at once: two attacks on one army wear its cards down. Keep the 3rd Cavalry Corps and the 4th Army from being cut off. When nothing useful is left, rest.
web-warszawa-title = The Battle of Warsaw
web-warszawa-dates = 13–17 August 1920
web-warszawa-east-prussia = East Prussia
web-warszawa-board = Fields of the board; arrows move the cursor
web-warszawa-fortified = fortified
web-warszawa-red-pattern = field without points
web-warszawa-dispersed = dispersed
web-warszawa-destroyed = destroyed
web-warszawa-has-attacked = has attacked
web-warszawa-mark-reach = can be entered
web-warszawa-mark-target = can be attacked
web-warszawa-mark-own = can be chosen
web-warszawa-mark-chosen = chosen
web-warszawa-reserves = Your reserves
web-warszawa-used = used { $count }
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
web-warszawa-step-reject = Reject
web-warszawa-step-reveal = Reveal
web-warszawa-step-after = After
web-warszawa-their-front = Their front
web-warszawa-your-front = Your front
web-warszawa-no-front = nothing yet
web-warszawa-goes-back = no match
web-warszawa-matches = matches
web-warszawa-right-attack = Encircling manoeuvre: one card is protected
web-warszawa-right-defence = Fortifications: one card is protected
web-warszawa-your-strength = Your strength
web-warszawa-after-reject = Your strength once a card goes back
web-warszawa-fight-note = The loser is dispersed and retreats; a tie disperses both.
web-warszawa-no-fight = Nobody is fighting now.
web-warszawa-known-cards = Cards that you know
web-warszawa-box = Used ({ $count })
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
web-warszawa-decisive = { $field } at the end
web-warszawa-empty = nobody stands there
web-warszawa-red-points = Bolshevik points
web-warszawa-key-order = order
web-warszawa-key-fort = fortified
web-warszawa-key-red = no points
web-warszawa-kind-army = army
web-warszawa-kind-corps = corps
web-warszawa-kind-group = group
web-warszawa-kind-defenders = defenders
web-warszawa-any-army = any army

# With numbers
web-warszawa-orders = { $count ->
        [one] one order
       *[other] { $count } orders
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
web-warszawa-of-cards = { $front } of { $hand ->
        [one] one card
       *[other] { $hand } cards
    }
web-warszawa-of-front = { $front } of { $most }
web-warszawa-counts = { $hand } in reserve, { $deck } in the deck, { $front } at the front
web-warszawa-foe-cards = { $side }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, deck { $deck }
web-raclawice-in-pool = { $count ->
        [one] one chit
       *[other] { $count } chits
    } in the pool
web-scenarios-count = { $count ->
        [one] one scenario
       *[other] { $count } scenarios
    }
web-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
web-scenario-turns = { $count ->
        [one] one turn
       *[other] { $count } turns
    }
web-scenario-options = { $count ->
        [one] one option
       *[other] { $count } options
    }
web-replay-step = { $step } of { $steps }
web-curve-next = Show the next curve
