# Analysis of a game
web-panel-analysis = Analysis
web-analysis-what = Who was ahead, who was lucky, where the game turned, and what would have been better. It takes up to a minute.
web-analysis-what-now = Where you stand, how dice and cards treated you, and what would have been better, judged only by what you can see. It takes up to a minute.
web-analysis-begin = Analyse the game
web-analysis-begin-now = Analyse the game so far
web-analysis-under-way = Analysing: { $share }%
web-analysis-curve-of = Chance of winning over the game: { $seat }
web-analysis-chances = Chances of winning
web-analysis-bounds = between { $low } and { $high }
web-analysis-else-head = What else you could do here
web-analysis-else = What would the bot choose? ({ $seat })
web-analysis-stands = { $seat } now: { $win } to win. After the bot’s choices:
web-analysis-nobody = Nobody has a choice at this point. Pick another on the curve or the timeline.
web-analysis-luck = Luck
web-analysis-luck-of = { $sd } standard deviations · { $win } chance of winning
web-analysis-turning = Turning points
web-analysis-mistakes = What would have been better
web-analysis-both = All
web-analysis-no-mistakes = No choice cost more than 5% of the chance of winning.
web-analysis-played = played:
web-analysis-better = better:
web-analysis-inaccuracy = inaccuracy
web-analysis-mistake = mistake
web-analysis-blunder = blunder
web-analysis-all = All { $count }
web-analysis-looked = { $seen } of { $of } choices were examined. { $bot ->
        [officer] The advice is the Officer’s
       *[corporal] The advice is the Corporal’s
    }; it does not look far ahead and can be wrong.
web-analysis-again = Analyse up to now
web-analysis-deeper = Look deeper
web-result-analysis = Analyse the game
web-hint-win = { $win } to win
