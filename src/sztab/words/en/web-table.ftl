# Sitting down for the first time
web-panel-intro = Start
web-intro-you = You lead: { $seat }.
web-intro-how = How it works here
web-intro-glows = The question stands at the foot of the board. Whatever glows on the board can be clicked; what needs no place is a button.
web-intro-why = Point at what does not glow, and you see why not, with the number of the rule. Point at any number to read its rule, click it to open it.
web-intro-list = “Answers” lists everything you may do, in words; the key / finds it by typing.
web-intro-back = Z takes your last answer back, as long as no die has fallen and nothing hidden was shown.
web-intro-aims = { $count ->
        [one] One rule says how it is won
       *[other] The { $count } rules of victory and of this scenario
    }
web-intro-more = The whole introduction, scenarios and rules
web-dock-point = Click what glows on the board, or take it from the list of answers.

# The end
web-result-why = Why:
web-result-you-won = You have won.
web-result-you-lost = You have lost this one.
web-result-drawn = Nobody has won.
web-result-analyse = Analyse the end
web-result-next = The time-line below walks through the whole game.

# First plans
web-about-raclawice-first-pl = Hold the hill and shoot at what comes up the slope. Keep the cavalry away from the dragoons. From turn 5 send the scythemen with Zajączek or Szyrer at the guns: they have no muskets, so cross the open ground fast. At each question you may simply pass.
web-about-raclawice-first-ru = Your companies are stronger. Use the guns first, lead Pustovalov's jaegers through the wood in skirmish order, and take the hill before the scythemen come in turn 5. At each question you may simply pass.
web-about-rok1920-first = Look where your units outnumber the enemy: choose his hex in the attack phase and read the chance before you roll. Then move; units behind the front are reserves and may move again in the reserve phase. “Done” ends a phase.
