# Account
web-account-mail = E-mail, optional (to be told when it is your turn)
web-account-name-how = 2 to 32 letters, digits, dots, dashes or underscores, no spaces.
web-history = Finished games
web-history-none = No games have been finished on this account yet. Earlier ones are under “My games” on the start page.
web-history-against = Opponent
web-history-result = Result
web-history-when = When
web-statistics-none = Your results will appear here after the first game finished on this account.
web-password-title = Password
web-password-old = Current password
web-password-new = New password (at least 10 characters)
web-password-set = Change the password
web-password-kept = Your password has been changed.
web-notices-title = Notifications
web-notices-why = When it is your turn and you are away, you get a message. Leave a field empty to switch it off.
web-notices-mail = E-mail
web-notices-webhook = Webhook (gets a POST with JSON)
web-notices-minutes = Minutes between notifications
web-notices-keep = Save
web-tokens-title = Tokens for bots
web-tokens-why = A program that sends the token plays for you.
web-tokens-name = What it is for
web-tokens-new = New token
web-tokens-drop = Revoke
web-tokens-once = Copy it now, it is shown only once:

# Settings
web-settings-hints = Show the rule under each decision
web-settings-forced = New tables: play forced moves automatically
web-settings-intro = Show the introductions again
web-key-layers = letters
web-key-layers-does = put on and take off the layers of the map: each has its letter beside it in the list of layers; H hides the counters

# Pages of a game
web-game-map = Map
web-game-counters = Counters and cards
web-game-tables = Tables
web-game-situations = Situations
web-scenario-card = Rules of the scenario
web-scenario-one = The scenario
web-scenario-more = Story, map and balance
web-scenario-length = How long it takes
web-scenario-minutes = about { $count } min
web-scenario-hours = about { $count } h
web-scenario-new = What you will learn
web-scenario-balance = Who wins
web-scenario-balance-why = These are bots’ results; people find better play. For a fair match, play twice and swap sides.
web-scenario-measured = { $count ->
        [one] one game between two bots at the level { $bot }
       *[other] { $count } games between two bots at the level { $bot }
    }
web-scenario-draws = Draws
web-scenario-easier = Bots do better as { $seat-the }.
web-scenario-even = Bots win about equally often with either side.
web-scenario-unmeasured = Not measured yet.
web-scenario-drawn = { $count ->
        [one] one draw
       *[other] { $count } draws
    }
web-scenario-map = Where the counters stand at the start
web-scenario-all = All scenarios
web-map-point = Point at the map to see hex, town and terrain.
web-situations-why = Worked examples from the rulebook and other instructive positions. Open one on the board: move counters, change the phase, try moves, and ask what is allowed, why not, and how likely it is.
web-situations-start = A scenario’s set-up on the board:
web-situations-search = Search by words or rule number
web-situations-open = Open on the board
web-sheet-attack = Attack table
web-sheet-morale = Morale track
web-sheet-rout = Rout
web-sheet-stages = Turns
web-sheet-volunteers = Volunteers
web-sheet-artillery = Artillery fire by distance
web-sheet-musketry = Musketry
web-sheet-failed-fire = Failed morale check under fire
web-sheet-fire-modifiers = Fire modifiers
web-sheet-melee-modifiers = Melee modifiers
web-sheet-melee-strength = Superior numbers in melee
web-sheet-flight = Flight after a melee
web-sheet-leader-roll = Leader in danger
web-sheet-losses = Losses and values
web-sheet-movement = Terrain and movement
web-sheet-depots = Depots at the start
web-sheet-headquarters = Headquarters
web-sheet-turns = Turns and resource points
web-sheet-events = Political events
web-sheet-priorities = Political priorities
web-sheet-dates = Dates in the rules
web-sheet-arrival-markers = Markers of Bolshevik arrivals
web-sheet-forced-march = Forced marches
web-sheet-replacements = Replacements by operations
web-sheet-victory = Victory points
web-sheet-named = What the rules call by name

# Dice
web-dice-title = Provably fair dice
web-dice-lead = Nobody, not even the server, can choose a roll here, and after the game everyone can prove it.
web-dice-commit = The server commits to a seed
web-dice-commit-how = Before the first roll it chooses a secret seed and publishes its fingerprint. Another seed would have another fingerprint.
web-dice-add = You add something of your own
web-dice-add-how = Your browser adds random characters when you sit down, after the fingerprint has been published. So the server could not have chosen a seed that suits it.
web-dice-roll = Every roll follows from both
web-dice-roll-how = Each roll is worked out from the seed, from what the players added, and from its number. No roll can be skipped or repeated, not even after an undo.
web-dice-open = The seed is revealed
web-dice-open-how = When the game is over, its record contains the seed. Its fingerprint must be the one published at the beginning.
web-dice-check = Anyone can check
web-dice-check-how = Save the record and verify it: every roll, the legality of every move, every state and the server’s signature.
web-dice-formula = In full
web-dice-bytes = bytes per word
web-dice-die = lowest face + word mod faces (words above the greatest multiple are skipped)
web-dice-verify = On the command line:
web-dice-limits = In practice games and analyses the dice are open or chosen by hand: they prove nothing, and their records say so.
web-dice-commitment = Fingerprint of the seed that the rolls of this table come from

web-letter-verify = Your address
web-letter-verify-send = This is my address
web-letter-verify-done = Your address is confirmed.
web-letter-reset = A new password
web-letter-reset-send = Set the password
web-letter-reset-done = The password is set; you are logged in.
web-letter-account = Go to my account

# A board to think on: what it is, and the way back
web-board-after-lesson = Board after the lesson.
web-board-after-lesson-text = The lesson no longer guides or judges.
web-board-of-game = Analysis from move { $version }.
web-board-of-game-text = This is a copy: nothing changes in the game itself.
web-board-dealt-anew = What your side cannot know has been dealt anew.
web-board-own = Analysis board.
web-board-all-sides = You play every side.
web-board-to-game = Back to the game
web-board-questions = Questions
web-board-situations = Situations

# Taking back, and what players ask of each other
web-taken-back = { $seat-cap } { $seat-number ->
        [many] take
       *[one] takes
    } the last move back and { $seat-number ->
        [many] decide
       *[one] decides
    } again.
web-taken-back-agreed = The last move was taken back by agreement.
web-offered-takeback = You have asked to take a move back. Waiting for an answer.
web-offered-draw = You have offered a draw. Waiting for an answer.
web-offered-rematch = You have offered a rematch. Waiting for an answer.
web-offered-stop = You have proposed to end the game without a result. Waiting for an answer.
web-menu = Menu
web-copy-refused = The browser did not allow copying. The link is selected: copy it yourself.
web-mine-nobody = Nobody won
web-tables-how = Above each table you see where its numbers come from, and how many: from the rulebook, geography, history or our reconstruction.
web-counters-none = There is nothing like that here.
