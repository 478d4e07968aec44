# What the server says when it refuses something; the command line and the client say it in these words too.
fault-not-utf8 = this is not UTF-8: { $said } at { $at }
fault-nul = a text holds the character 0 (\u0000), which cannot be stored
fault-nul-in-address = the address holds the character 0 (%00)
fault-too-deep = the message is nested too deeply
fault-unreadable = the message cannot be read: { $said }
fault-bad-field = { $said }
fault-bad-request = the request cannot be read: { $said }
fault-account-name = a name has 2 to 32 letters, digits, dots, dashes or underscores, and no spaces
fault-password-length = a password has between 10 and 200 characters
fault-bad-mail = this is not an e-mail address
fault-bad-webhook = a webhook is an address that begins with http:// or https://
fault-bad-minutes = between two notices lie 1 to 10080 minutes (a week)
fault-bad-name = a name is one short line without control characters
fault-bad-text = a text has between 1 and 2000 characters
fault-answers-without-seat = answers are those of a seat
fault-no-answers = an intent has at least one answer
fault-query-without-seat = this query needs a seat
fault-index-or-mapping = an answer has an index, a mapping, or a list of mappings

fault-bad-notation = { $said }
fault-bad-record = the record is not good: { $said }
fault-bad-position = this position cannot be played: { $said }
fault-bad-board = this board cannot be played: { $said }
fault-bad-arguments = query { $query }: these arguments cannot be read ({ $said })
fault-put-twice = { $piece } is put twice
fault-clock-length =
    { $kind ->
        [live] a live clock has between 10 and { NUMBER($longest, useGrouping: 0) } seconds
       *[days] a clock of days has between 10 and { NUMBER($longest, useGrouping: 0) } seconds
    }
fault-increment-length = an increment is at most 3600 seconds
fault-strange-seat = there is no seat '{ $seat }' (there are: { $known })
fault-strange-bot = there is no bot '{ $bot }' (there are: { $known })

fault-wrong-password = the name or the password is wrong
fault-strange-token = this token is not known
fault-log-in-first = log in first
fault-session-over = the session is over
fault-other-password = that is another account's password
fault-link-used = this link opens no seat, or its seat was taken already
fault-only-players-replace = only those who play at the table may seat someone else
fault-not-your-seat = you do not play { $seat } here
fault-hidden-seat = what { $seat } sees is hidden from you until the game is over
fault-chat-for-players = to chat, take a seat or log in
fault-notes-for-players = notes belong to a seat or an account
fault-board-for-owner = only who opened an analysis table arranges its board
fault-not-allowed = this is not allowed
fault-other-site = pages of other sites may not do this
fault-cookie-from-elsewhere = a session's cookie is only taken from pages of this server

fault-no-table = there is no such table, or it is private and needs its link
fault-no-seat = there is no seat { $seat }
fault-no-version = the table has no version { NUMBER($number, useGrouping: 0) }
fault-no-offer = this offer does not stand any more
fault-no-token = there is no such token
fault-no-account = there is no account '{ $name }'
fault-no-page = there is no such path: { $path }
fault-no-file = there is no such file
fault-no-game = there is no game '{ $game }'
fault-no-rulebook = there is no rulebook of '{ $game }'
fault-no-rule = there is no rule '{ $rule }'
fault-no-box = there is no box of '{ $game }'
fault-no-box-file = there is no file '{ $file }' in the box of { $game }
fault-no-scenario = there is no scenario '{ $scenario }'
fault-no-board = there is no board of { $game } to draw
fault-no-language = there is no language '{ $language }'
fault-no-situation = there is no situation '{ $situation }' of '{ $game }'
fault-no-query = { $game } has no query '{ $query }' (it has: { $known })

fault-stale = the table stands at version { NUMBER($now, useGrouping: 0) }, the message was for version { NUMBER($sent, useGrouping: 0) }
fault-not-asked = { $seat } is not asked now
fault-onlooker-not-asked = an onlooker is not asked
fault-illegal = { $said }
fault-no-such-option = options are numbered from 0 to { NUMBER($last, useGrouping: 0) }
fault-not-an-option = this is not among the answers to { $prompt }
fault-no-undo = no undo: { $why }
fault-no-answer-yet = { $seat } has given no answer yet
fault-takeback-to = a takeback goes to a version before the last answer, not to { NUMBER($to, useGrouping: 0) }

fault-table-waiting = the table is waiting for its players
fault-table-running = the table is running: the game is not over
fault-table-finished = the table is finished: the game is over
fault-table-marked = the table is marked: newer rules play this game differently, and it stands still
fault-players-missing = the table waits for its players
fault-still-played = { $seat } is still played; wait until its time is over or it is left
fault-rematch-later = a rematch can be offered when the game is over
fault-rematch-already = there is a rematch already
fault-draw-with-bot = a bot does not agree to a draw
fault-stop-not-now = a game is stopped without a result only after it went over to other rules
fault-others-agree = the others have to agree
fault-more-than-two = with more than two seats, leave yours instead: someone else can take it
fault-time-not-over = the time of { $seat } is not over
fault-no-record-yet = the table waits for its players: there is no record yet
fault-no-record-kept = this analysis table is of an earlier version, which kept no record
fault-record-hidden = the record holds what is hidden: it is open when the game is over
fault-analysis-only = only the board of an analysis table can be arranged; open one from here
fault-old-analysis = this analysis table is of an earlier version: open another one from it
fault-no-arranging = { $said }
fault-other-rules = this moment was played by other rules: line { NUMBER($number, useGrouping: 0) } cannot be shown by those of today
fault-chance-not-asked = chance is not asked now
fault-nobody-asked = the situation answers where nobody is asked
fault-too-many-tokens = an account has at most { $most } tokens
fault-hello-first = say hello first
fault-hello-again = this connection has said hello already

fault-name-taken = the name { $name } is taken
fault-seat-taken = no such seat is open to all
fault-too-large = this is too large
fault-record-too-long = a record to be watched has at most { NUMBER($most, useGrouping: 0) } lines
fault-too-many = too many requests; wait a little
fault-too-many-sockets = there are { $most } connections from your address already
fault-failed = the server failed at this; it is logged
fault-changed-elsewhere = the table is changed elsewhere at the same time; try again
fault-record-broken = the record of this table cannot be played: { $said }
fault-stopping = the server stops; try again soon
