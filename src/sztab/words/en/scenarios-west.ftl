### How the West Was Saved: what the scenario is about.

scenario-how-the-west-was-saved-campaign-dates = April – October 1920
scenario-how-the-west-was-saved-campaign-story = In spring the Poles have more resources and may march on Kijów (Kiev) or over the Berezyna. In summer the tide turns: the Russian fronts grow, cavalry rides round the flanks, and the war rolls towards Warsaw. What decides is whose depots keep up with the army, and who holds the green towns in October.
scenario-how-the-west-was-saved-campaign-new = Hidden stacks with a front and a rear, the chain of depots, activation markers placed in turn, and event cards. This one scenario is the whole game; the guided game among the lessons walks you through the first steps.
