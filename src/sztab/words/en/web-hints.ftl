# What a bot would do
web-hints = What the bot would do
web-hint-ask = Hint
web-hint-ask-how = What would the best bot do here? It sees only what you see.
web-hint-then-faces = , facing { $facing }
web-hint-thinks = Thinking…
web-new-hints = Hints from a bot for all players (always on when all opponents are bots)
web-intro-hint-touch = “Hint” shows what a bot would choose, and why.
web-intro-hint = “Hint” (?) shows what a bot would choose, and why.
