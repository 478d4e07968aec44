# What a bot would do, told when it is asked
web-hint-by = { $bot ->
        [marshal] The strongest bot (Marshal) would choose
        [officer] The Officer would choose
       *[corporal] The Corporal would choose
    }
web-hint-plan = { $bot ->
        [marshal] The Marshal’s plan, one after the other
        [officer] The Officer’s plan, one after the other
       *[corporal] The Corporal’s plan, one after the other
    }
web-hint-any = Whatever you choose:
web-hint-then = Then:
web-hint-happens = in { $share } of trials: { $what }
web-hint-share = wins { $share } of the games the bot plays out from here
web-hint-do = Do it
web-hint-less = less good
web-hint-close = about as good
web-hint-behind = worth { $less } less
web-hint-risk = wins { $up } in { $better } of { $tries } tries, loses { $down } in the others
web-hint-gains = wins { $up } in { $better } of { $tries } tries, nothing in the others
web-hint-won = wins the game in { $count } of { $tries } tries
web-hint-lost = loses the game in { $count } of { $tries } tries
web-hint-wins = Wins the game
web-hint-loses = Loses the game
web-hint-same = by the bot’s reckoning the others are worth just as much
web-hint-keeps = keeps what you have: the others cost something
web-hint-counted = Figures: { $measure }.
web-hint-errs = The bot does not look far ahead and can be wrong.
