# What a bot would do, told when it is asked
web-hint-by = { $bot ->
        [marshal] Your adviser (bot Marshal) would choose
        [officer] Your adviser (bot Officer) would choose
       *[corporal] Your adviser (bot Corporal) would choose
    }
web-hint-plan = { $bot ->
        [marshal] Your adviser’s plan (bot Marshal), one after the other
        [officer] Your adviser’s plan (bot Officer), one after the other
       *[corporal] Your adviser’s plan (bot Corporal), one after the other
    }
web-hint-any = The same with each of these choices:
web-hint-then = Then:
web-hint-happens = in { $share } of trials: { $what }
web-hint-happens-about = in about { $share } of trials: { $what }
web-hint-happens-against = in { $share } of trials (with the others { $others }): { $what }
web-hint-least-bad = Not good, but by the bot’s reckoning the other choices are worse.
web-hint-least-bad-close = Not good, but by the bot’s reckoning nothing else is better.
web-hint-trials = In each trial the bot plays on from here in its head, { $tries } times in all.
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
web-hint-errs = It sees only what you see, does not look far ahead and can be wrong.
