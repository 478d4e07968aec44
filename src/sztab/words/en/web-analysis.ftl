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
web-analysis-reads = Line: { $seat }. Grey band: how far off that may be.
web-analysis-else-head = What else you could do here
web-analysis-else = What would the bot choose? ({ $seat })
web-analysis-stands = { $seat } now: { $win } to win. The bot would choose:
web-analysis-nobody = Choose a point on the curve or on the timeline to see what else could have been done there.
web-analysis-luck = Luck
web-analysis-luck-of = { $win } chance of winning
web-analysis-luck-sd = { $sd } standard deviations from the average
web-analysis-luck-even = Neither lucky nor unlucky
web-analysis-luck-lucky = Slightly lucky
web-analysis-luck-unlucky = Slightly unlucky
web-analysis-luck-very-lucky = Very lucky
web-analysis-luck-very-unlucky = Very unlucky
web-analysis-luck-rolls = { $better } of { $rolls } rolls and draws better than expected
web-analysis-turning = Turning points
web-analysis-mistakes = What would have been better
web-analysis-both = All
web-analysis-no-mistakes = The bot found nothing that would have been clearly better.
web-analysis-played = played:
web-analysis-better = better:
web-analysis-nothing = none of this
web-analysis-gains = worth { $worth } more, because:
web-analysis-slip = slip
web-analysis-inaccuracy = inaccuracy
web-analysis-mistake = mistake
web-analysis-blunder = blunder
web-analysis-all = All { $count }
web-analysis-looked = { $seen } of { $of } choices were examined. { $bot ->
        [marshal] The advice is the Marshal’s
        [officer] The advice is the Officer’s
       *[corporal] The advice is the Corporal’s
    }; it does not look far ahead and can be wrong.
web-analysis-again = Analyse up to now
web-analysis-deeper = Look deeper
web-result-analysis = Analyse the game
