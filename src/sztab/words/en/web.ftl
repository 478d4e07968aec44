# The table
web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole board
web-refused = not allowed
web-dock = Your decision
web-past = past
web-past-at = Position after move { $version }
web-to-now = Back to the game
web-analyse = Analyse from here
web-save-record = Save the record as a file
web-import-title = A recorded game
web-import-how = Have a file with the record of a game (.jsonl)? Open it to walk through the game step by step.
web-mine-won = You won
web-mine-lost = You lost
web-mine-drawn = Draw
web-over = the game is over
web-won = { $winner-cap } { $winner-number ->
        [many] win
       *[one] wins
    }
web-drawn = A draw
web-secret = Your opponent will not see this choice until the rules reveal it.
web-bot-thinks = The bot is thinking ({ $seat-the })
web-waiting-for = Waiting for { $seat-the }
web-nothing = Nothing to decide
web-offer-takeback = { $seat-cap } { $seat-number ->
        [many] ask
       *[one] asks
    } to take back a move.
web-offer-draw = { $seat-cap } { $seat-number ->
        [many] offer
       *[one] offers
    } a draw.
web-offer-rematch = { $seat-cap } { $seat-number ->
        [many] offer
       *[one] offers
    } a rematch.
web-offer-draw-do = Offer a draw
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-rematch = Rematch
web-rematch-go = To the rematch
web-undo = Undo
web-undo-press = Press to ask for a takeback.
web-unpick = Deselect
web-answers = Choices ({ $count })
web-answers-list = All legal moves
web-lost = Connection lost. Reconnecting; your game is safe.
web-part-failed = Something went wrong in this part of the page. Your game is safe.
web-part-again = Try again
web-practice = Practice game
web-journal = Log
web-filter = Filter the log
web-filter-all = all
web-filter-fights = fights
web-filter-mine = mine
web-less = less
web-sum = breakdown
web-visit = Show this position
web-journal-empty = Nothing has happened yet.
web-timeline = Timeline
web-to-start = To the start
web-step-back = One step back
web-step-on = One step on
web-stop = Stop
web-replay = Replay the last moves
web-visit-turn = Go to: { $turn }
web-moment = Position in the game
web-live = live
web-offline = offline
web-rules-search = Search the rules
web-rules-found = found: { $count }
web-ruling = ruling
web-chat-empty = The table is quiet.
web-chat-say = Write to everyone at the table
web-send = Send
web-onlooker = spectator
web-curtain = Pass the screen to { $seat-the }
web-curtain-why = Hand the screen over. What only one side may see stays covered until you reveal the table.
web-curtain-open = Reveal the table
web-palette = Commands
web-palette-hint = Type a move or a command
web-palette-none = No such move or command now.
web-panels = Panels
web-panel-rules = Rules
web-panel-chat = Chat
web-panel-notes = Notes
web-panel-fight = Fight
web-panel-armies = Armies
web-panel-cards = Cards
web-notes-hint = Your notes; nobody else sees them.
web-notes-kept = saved
web-tools = Tools
web-theme = Light or dark
web-language = Language
web-home = Start page
web-resign = Resign
web-resign-sure = Resign this game?
web-no-table = There is no such table
web-no-page = There is no such page.
web-loading = Laying out the board…
web-kind-analysis = analysis
web-kind-lesson = lesson
web-kind-imported = recorded game
web-nav-map = Board
web-nav-panel = Panels
web-nav-journal = Log
web-nav-more = More
web-bot = bot { $name }
web-you = you
web-you-decide = you decide
web-here = at the table
web-away = away
web-days-hours = { $days } d { $hours } h
web-seat-person = player
web-seat-bot = bot
web-seat-link = waiting for a guest
web-seat-open = open seat
web-seat-vacant = vacated
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
web-minimap = Minimap
web-instruments = Game status
web-hex = hex { $number }
web-hex-none = off the map
web-hex-offered = this hex can be chosen
web-hex-choosable = a unit here can be chosen
web-hex-empty = No units here.
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
web-combat-now = Possible results
web-combat-last = Last combat
web-combat-none = No combat yet.
web-combat-sum = total
web-odds = odds
web-odds-exact = exact
web-odds-sampled = estimated from a sample
web-odds-counting = Working out the odds…
web-odds-nothing = nothing changes
web-cadre = cadre
web-fate-here = on the map
web-fate-coming = due
web-fate-fled = fled
web-fate-gone = lost
web-fate-captured = captured
web-layers = Layers

# Around it
web-main-menu = Menu
web-menu-games = Games
web-menu-lobby = Tables
web-menu-new = New table
web-menu-settings = Settings
web-menu-account = Account
web-foot-origin = Where the data comes from
web-foot-dice = Provably fair dice
web-foot-api = For developers and bots
web-foot-licence = Places: GeoNames, CC BY 4.0
web-start-title = Polish wargames in your browser
web-start-promise = Every move checked against the rules, every refusal with its rule number, all the odds before you roll.
web-start-guided = First time? Guided game
web-start-guided-on = Resume your lesson
web-start-play = Play a bot
web-start-invite = Invite someone
web-start-invite-how = a link, no account needed
web-start-choose = Choose a game
web-start-level = Opponent
web-start-level-how = How strong the bot is when you press “Play a bot”; if a game has no such level, its strongest bot plays.
web-my-games = My games
web-your-turn = Your turn
web-their-turn = Opponent’s turn
web-turn-of = turn { $turn } of { $turns }
web-turn-between = turn { $turn } ({ $first } to { $turns })
web-turn = turn { $turn }
web-after-turns =
    { $count ->
        [one] after 1 turn
       *[other] after { $count } turns
    }
web-ago-minutes = { $count ->
        [0] just now
       *[other] { $count } min ago
    }
web-ago-hours = { $count } h ago
web-ago-days = { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
web-scenarios = Scenarios
web-value-yes = yes
web-value-no = no
web-value-on = on
web-value-off = off
web-new-title = A new table
web-new-game = Game
web-new-scenario = Scenario
web-new-seats = Who sits where
web-new-hot-seat = Take more than one seat to share one screen: a curtain hides what each side may not see.
web-new-leaving = If a player leaves a running game
web-leaving-vacant = the seat waits for someone
web-leaving-partner = the partner plays on (or a bot)
web-leaving-bot = a bot plays on
web-new-pace = Pace
web-new-clock = Clock
web-pace-none = no clock
web-pace-live = live
web-pace-days = days per move
web-pace-minutes = Minutes for the whole game
web-pace-increment = Seconds added per move
web-pace-each = Days per move
web-new-name = Your name at the table
web-new-practice = Practice game, by number
web-new-public = List the table under “Tables”
web-new-forced = Play forced moves automatically
web-new-open = Open the table
web-join-title = An invitation
web-join-sit = Sit down
web-lobby-title = Tables
web-lobby-public = Open to all
web-lobby-empty = Nobody is waiting for an opponent right now. Open your own table with a free seat and list it, or play a bot.
web-settings-title = Settings
web-settings-theme = Appearance
web-theme-auto = follow the system
web-theme-light = light
web-theme-dark = dark
web-settings-motion = Animate counters and boards
web-settings-dice = Animate dice
web-keys-title = Keys at the table
web-key-arrows = arrows
web-key-arrows-does = move the cursor over the board
web-key-enter = Enter
web-key-enter-does = chooses the space under the cursor, or the main button
web-key-esc = Esc
web-key-esc-does = deselects
web-key-z = Z
web-key-z-does = undoes
web-key-k = Ctrl K or /
web-key-k-does = finds any move or command as you type
web-key-zoom = + − 0
web-key-zoom-does = zoom in, out, whole board
web-key-pan = W A S D
web-key-pan-does = pan the board
web-key-time = , .
web-key-time-does = one move back, one move forward
web-key-r = R
web-key-r-does = rules
web-log-in = Log in
web-log-out = Log out
web-sign-up = Create an account
web-account-why = You can play without one; an account keeps your games on all your devices.
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
web-game-origin = Where the data comes from
web-play-as = Play { $seat-the }
web-origin-why = The rulebooks do not contain the maps, the counters or all the tables. We rebuilt them from what the text says, from geography and from history; every entry names its source.
web-origin-rulebook = rulebook
web-origin-geography = geography
web-origin-history = history
web-origin-reconstruction = reconstruction
web-origin-file = File
web-origin-data = Data
web-about-what = What it is
web-about-differs = How the editions differ
web-about-aim = Aim
web-about-turn = A turn
web-about-fight = Fighting
web-about-end = The end
web-about-first = Your first game
web-about-help = When in doubt
web-about-help-text = Anything that glows can be clicked. Point at anything else to see why not and which rule says so; click the number to read it. Press / to list every move.

# With numbers
web-scenarios-count = { $count ->
        [one] one scenario
       *[other] { $count } scenarios
    }
web-players-range = { $from }–{ $to } players
web-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
web-scenario-turns = { $count ->
        [one] one turn
       *[other] { $count } turns
    }
web-scenario-turns-range = { $from }–{ $to } turns
web-scenario-options = { $count ->
        [one] one option to choose
       *[other] { $count } options to choose
    }
web-replay-step = { $step } of { $steps }
web-curve-next = Show the next curve
