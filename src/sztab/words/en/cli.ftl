cli-game = game
cli-scenario = scenario
cli-seats = seats
cli-turns = turns
cli-options = options
cli-rules-total = { $ids } rules, { $provable } provable, { $proven } proven
cli-practice = Practice game, seed { $seed }: anyone can know its dice.
cli-commitment = The dice are committed to: { $commitment }… (the seed is shown at the end).
cli-help-line = a number answers · ? help · ? N about an option · ? words why not · u undo · s [file] save · r RULE a rule · b board · q leave
cli-help =
    A number answers the question.
    ? 3        what option 3 is, and its rule
    ? words    why something with these words in its name is not offered ("? radzymin")
    u          take your last answer back (up to the last roll, draw or answer of another)
    s [file]   save the record
    r BW-O3    read a rule
    b          draw the board again
    q          leave the table
cli-saved = Record saved: { $file }
cli-not-saved = You left the table; the record was not saved.
cli-journal = Journal
cli-waiting = { $seat } is asked.
cli-hand-over = Pass the screen to: { $seat }. Enter shows the table.
cli-no-such-number = Answers are numbered from 1 to { $count }.
cli-no-rule = There is no rule { $rule }.
cli-allowed = allowed
cli-nothing-like = Nothing that could be tried now is called “{ $words }”.
cli-nobody = Nobody
cli-outcome = { $winner } wins: { $reason }
refusal-undo-chance = No undo: dice or cards were drawn at answer { $answer }.
refusal-undo-revealed = No undo: answer { $answer } showed something that was hidden.
refusal-undo-other-seat = No undo: answer { $answer } was given by { $seat }.
refusal-undo-nothing = No undo: nothing has been answered yet.
refusal-undo-over = No undo: the game is over.
raclawice-table = Turn { $turn } of { $turns } · { $phase } · score { $score } (victory at { $threshold })
