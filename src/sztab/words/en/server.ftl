refusal-undo-onlooker = Only players can take moves back.
refusal-undo-lesson = No undo: only what you did in this step of the lesson can be taken back.
server-bot-uniform = Random (any legal move)
server-bot-recruit = Recruit (careless and forgiving)
server-bot-officer = Officer (knows what decides the game)
server-bot-marshal = Marshal (the strongest we have)
server-bot-corporal = Corporal (looks one step ahead)
server-end-resigned = { $loser } resigned
server-end-draw-agreed = draw agreed
server-end-time = out of time
server-end-abandoned = abandoned
server-notice-subject = Sztab: your turn in { $game }
server-notice-text =
    It is your turn ({ $seat }): { $game }, { $scenario }, turn { $turn }.
    { $link }

    You get this because notifications are on; you can turn them off on your account page.
server-notice-over-subject = Sztab: { $game } is over
server-notice-over-text =
    The game of { $game }, { $scenario }, is over.
    { $link }
server-mail-verify-subject = Sztab: is this your address?
server-mail-verify-text = { $name }, open this link to confirm that this address is yours: { $link } (code { $code }). If you have no account with us, ignore this message.
server-mail-reset-subject = Sztab: a new password
server-mail-reset-text = { $name }, open this link within an hour to set a new password: { $link } (code { $code }). If you did not ask for this, ignore this message: nothing has changed.
