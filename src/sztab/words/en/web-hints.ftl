# What a bot would do
web-hints = What the bot would do
web-hint-ask = Hint
web-hint-ask-how = What would the best bot do here? It sees only what you see.
web-hint-thinks = Thinking…
web-hint-by = { $bot ->
        [officer] The Officer would choose
       *[corporal] The Corporal would choose
    }
web-hint-nothing = { $bot ->
        [officer] The Officer sees nothing to gain here; these at least lose nothing
       *[corporal] The Corporal sees nothing to gain here; these at least lose nothing
    }
web-hint-sure = points: { $gain }, whatever the dice and cards
web-hint-even = changes nothing the bot can measure
web-hint-tried = points: { $gain } on average ({ $worst } at worst, { $best } at best)
web-hint-better = better than now in { $better } of { $tries } tries
web-hint-won = wins the game in { $count }
web-hint-lost = loses the game in { $count }
web-hint-wins = Wins the game
web-hint-loses = Loses the game
web-hint-points = Points are the bot’s own estimate of how the position changes; sometimes every choice costs some. It looks one step ahead and can be wrong.
web-new-hints = Hints from a bot for all players (always on when all opponents are bots)
web-intro-hint-touch = “Hint” shows what a bot would choose, and why.
web-intro-hint = “Hint” (?) shows what a bot would choose, and why.
