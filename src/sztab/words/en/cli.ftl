cli-game = game
cli-scenario = scenario
cli-seats = seats
cli-turns = turns
cli-options = options
cli-rules-total = { $ids } rules, { $provable } provable, { $proven } proven
cli-practice = Practice game, seed { $seed }: its dice are predictable.
cli-commitment = The dice are committed to: { $commitment }… (the seed is shown at the end).
cli-help-line = number: choose · ? help · ? N about a choice · o N its odds · ? words why not · w HEXES march · u undo · s [file] save · r RULE read a rule · b board · q leave
cli-help =
    A number makes that choice.
    ? 3        what choice 3 is, and its rule
    o 3        possible results of choice 3, with exact odds
    ? words    why something with these words in its name is not offered (“? radzymin”)
    w HEXES    march along these hexes (“w 2327 2427”; “w pl-12dp 2327 2427” chooses the unit too)
    u          take your last move back (no further back than the last roll, draw or another player’s move)
    s [file]   save the record
    r BW-O3    read a rule
    b          draw the board again
    q          leave the table
cli-saved = Record saved: { $file }
cli-not-saved = You left the table; the record was not saved.
cli-journal = Log
cli-waiting = To move: { $seat }.
cli-hand-over = Pass the screen to: { $seat }. Enter shows the table.
cli-no-such-number = Choices are numbered from 1 to { $count }.
cli-no-rule = There is no rule { $rule }.
cli-allowed = allowed
cli-nothing-like = No move that could be tried now is called “{ $words }”.
cli-nobody = nobody
cli-outcome = Winner: { $winner } ({ $reason }).
raclawice-table = Turn { $turn } of { $turns } · { $phase } · { $leader ->
    [pl] Poles lead by { $lead }
    [ru] Russians lead by { $lead }
   *[nobody] nobody leads
 } (victory at { $threshold })
cli-sign-river = river
cli-sign-large-river = large river
cli-sign-small-river = small river or stream
cli-sign-fortification = fortifications
cli-sign-border = border
cli-sign-theatre = edge of a theatre or command
cli-sign-rail = railway
cli-sign-road = road
cli-sign-crossing = railway or road over a river
cli-sign-forest = forest
cli-sign-swamp = swamp
cli-sign-morass = morass
cli-sign-mountain = mountains
cli-sign-peaks = high mountains
cli-sign-hill = hills
cli-sign-sea = sea
cli-sign-closed = closed
raclawice-signs = ( Poles · < Russians · x infantry · / cavalry · • battery · number: strength · arrow: facing · ·2 units in the stack · * leader · ~ skirmish · □ square · = abreast · L limbered · † captured · ♣ forest · ⌂ buildings · ≈ pond · ' slope · ^ hill
cli-replayed = After move { $answers }:
cli-verify-good = The record is valid.
cli-verify-bad = The record is not valid.
cli-verify-counts = Moves: { $answers }; rolls and draws: { $rolls }.
cli-verify-nobody = nobody
cli-verify-same-rules = the same as here
cli-verify-rest = Added to the seed: { $contributed }. Rules: { $rules }.
cli-verify-dice-proven = Dice: every one proven by the seed.
cli-verify-dice-practice = Dice: a practice game, its seed is open to all.
cli-verify-dice-analysis = Dice: an analysis, they prove nothing.
cli-verify-dice-unrevealed = Dice: cannot be checked before the game is over and its seed is shown.
cli-verify-dice-partly = Dice: proven where these rules could play the record again; some lines were played by others.
cli-verify-dice-unchecked = Dice: not checked, because the record is broken before them.
cli-verify-dice-wrong = Dice: they do not follow from the seed.
cli-verify-states-proven = States: every hash fits.
cli-verify-states-unchecked = States: hashed in a form that this version does not check; the version that wrote the record does (--with).
cli-verify-stretch = Lines { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }, played by { $rules }: proven.
cli-verify-stretch-unproven = Lines { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } were played by { $rules }: not proven here (--with).
cli-verify-elsewhere = Proven by another version: { $proved }.
cli-verify-signature-none = Not signed.
cli-verify-signature-good = Signed, and the signature fits:
cli-verify-signature-bad = The signature does not fit:
cli-verify-signature-unchecked = Signed; not checked without the server’s packages.
cli-situations = { $good } of { $all } as expected.
cli-odds-exact = Exact; cases: { $cases }.
cli-odds-sampled = Sampled; cases: { $cases }.
cli-box-file = file
cli-box-data = data
cli-box-rulebook = rulebook
cli-box-geography = geography
cli-box-history = history
cli-box-reconstruction = reconstruction
cli-box-exported = { $count } files → { $folder }
cli-box-good = { $folder }: { $game }, good
cli-doctor-missing = { $count ->
    [0] Nothing is missing.
   *[other] Missing, and not needed for every use: { $count }
 }
cli-core = Map searches: { $form ->
    [compiled] compiled core
   *[plain] plain Python
 }
cli-core-other = The other form: { $how }
cli-calibration = Calibration: { $unit } µs (35×30 grid, heap Dijkstra, plain Python)
cli-more-problems = (and { $count ->
    [one] one more problem
   *[other] { $count } more problems
 }; sztab box check lists all)
cli-atlas-same = All files are what the atlas gives.
cli-atlas-nothing = Nothing to write: all files are what the atlas gives.
cli-bench-figure = figure
cli-bench-value = value
cli-bench-ratio = ratio
cli-rules-id = id
cli-rules-kind = kind
cli-rules-title = title
cli-rules-code = code
cli-rules-tests = tests
cli-rules-mutants = mutants
cli-playout-games = { $games } games, { $finished } finished, { $answers } moves.
cli-playout-turns = Turns: { $min } to { $max }, median { $median }.
cli-playout-rate = { $answers } moves and { $games } games a second on one core.
cli-playout-winner = winner
cli-playout-reason = reason
cli-playout-count = games
cli-playout-share = share
cli-playout-all = in all
cli-playout-bot = bot
cli-situation-asked = asked
cli-situation-answer = answer
cli-odds-share = chance
cli-odds-exactly = exactly
cli-odds-result = result
cli-odds-nothing = nothing is left to chance
cli-rules-mutated = { $mutated } of them mutation-tested: a mutant of their code is killed by their own tests
cli-rules-crowded = { $count } tests carry more than four rules each (--json lists them)
cli-arena-games = games
cli-arena-scenario = scenario
cli-arena-a = bot A
cli-arena-b = bot B
cli-arena-wins = A wins
cli-arena-draws = drawn
cli-arena-losses = B wins
cli-arena-share = share of A
cli-arena-interval = 95% interval
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-mean = ms a choice
cli-arena-most = slowest, ms
cli-analyse-walk = walking through
cli-analyse-luck = luck
cli-analyse-games = games played out
cli-analyse-moves = moves
cli-analyse-luck-worth = luck
cli-analyse-better = dice and cards
cli-analyse-rolls = { $better } of { $rolls } better than expected
cli-analyse-what = what happened
cli-analyse-slip = slip
cli-analyse-seat = side
cli-analyse-sd = standard deviations
cli-analyse-win = chance of winning
cli-analyse-turning-point = turning point (after move)
cli-analyse-turn = turn
cli-analyse-before = before
cli-analyse-after = after
cli-analyse-curve = Chances of { $seat } where the game turned:
cli-analyse-looked = { $seen } of { $of } choices were examined.
cli-analyse-answer = move
cli-analyse-mark = mark
cli-analyse-gain = cost
cli-analyse-played = played
cli-analyse-best = better
cli-analyse-inaccuracy = inaccuracy
cli-analyse-mistake = mistake
cli-analyse-blunder = blunder
cli-copied = { $file }: { $tables } tables, { $bytes } bytes
cli-upgraded = { $replayed } running games replayed, { $same } the same
cli-upgrade-differs = { $where }: line { NUMBER($line, useGrouping: 0) }: { $problem }; it goes on after move { NUMBER($answers, useGrouping: 0) }; moves void: { NUMBER($lost, useGrouping: 0) }
cli-upgrade-would-differ = { $where }: line { NUMBER($line, useGrouping: 0) }: { $problem }; it would go on after move { NUMBER($answers, useGrouping: 0) }; moves void: { NUMBER($lost, useGrouping: 0) }
cli-upgrade-lifted = { $table }: can be played again
cli-report = { $id }  table { $table }  seat { $seat }  by { $by }:
