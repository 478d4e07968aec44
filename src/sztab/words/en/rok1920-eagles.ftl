# What only Nest of Eagles says

# Questions
rok1920-ask-fly-to = The fighter squadron: which unit does it support?
rok1920-ask-fly-home = The fighter squadron flies off: to which of the nearest towns?
rok1920-ask-join-attack = Your partner attacks { $hex } with { $units }: which of your units take part?
rok1920-ask-join-into = { $units } become one division: which?
rok1920-ask-reserve-cavalry = Do you form a reserve cavalry division?
rok1920-ask-disband = { $unit } takes the place of a disbanded unit: which one?
rok1920-ask-volunteer-unit = The Volunteer Army forms: which unit arrives?
rok1920-ask-to-lwow = Does one volunteer brigade form in Lwów?
rok1920-ask-recruit = Which unit recruits among prisoners and deserters?
rok1920-ask-sich-pick = Sich Riflemen: to which brigade do you send your men? (secret)
rok1920-ask-priority = Which political priority do you choose? (secret)
rok1920-ask-priority-division = Political priority: which division?
rok1920-ask-sich-back = Which Sich brigade comes back?
rok1920-ask-start-joined = Does a division start undivided?
rok1920-chance-cheka-marker = The Cheka in { $hex } recruits: a replacement on { $limit } or less.
rok1920-chance-rifles = 1st Polish Rifle Division: formed on a 5 or 6.
rok1920-chance-rifles-grow = 1st Polish Rifle Division: grows on an odd roll.

# Answers
rok1920-answer-fly = place the fighter squadron
rok1920-answer-fly-to = { $unit }
rok1920-answer-fly-home = { $hex }
rok1920-answer-join = rebuild a lost division from { $unit } and { $with }
rok1920-answer-cavalry-group = form the Cavalry Operational Group (1 replacement)
rok1920-answer-fourth = { $unit } becomes 4 DJ
rok1920-answer-cheka-marker = place a Cheka marker
rok1920-answer-with-partner = ask the other commander for help
rok1920-answer-join-attack = { $unit }
rok1920-answer-join-into = { $unit }
rok1920-answer-reserve-cavalry = { $unit }
rok1920-answer-disband = { $unit }
rok1920-answer-volunteer-unit = { $unit }
rok1920-answer-to-lwow = { $unit } in Lwów
rok1920-answer-recruit = { $unit }
rok1920-answer-sich-pick = { $unit }
rok1920-answer-sich-back = { $unit }
rok1920-answer-silesia = the Silesian Uprising
rok1920-answer-galicia = the partition of Galicia
rok1920-answer-stalin = a letter from Comrade Stalin
rok1920-answer-third-army = a Third Cavalry Army
rok1920-answer-priority-none = none
rok1920-answer-priority-division = { $unit }
rok1920-answer-start-joined-ready = begin with the brigades as printed
rok1920-answer-start-joined = { $unit } undivided

# Journal
rok1920-event-rebuilt = { $unit } is rebuilt ({ $level }) and arrives next player turn.
rok1920-event-flown = { $unit } flies to { $hex }.
rok1920-event-sich-revealed = The Sich Riflemen decide: Polish envoys went to { $polish }, Bolshevik commissars to { $bolshevik }.
rok1920-event-sich-decided = { $unit }: { $what }.
rok1920-event-cheka-placed = The Cheka settles in { $hex }.
rok1920-event-cheka-gone = The Cheka leaves { $hex }.
rok1920-event-priority-revealed = A political priority is revealed: { $priority }.
rok1920-event-precedence-set = Precedence among the Bolshevik commanders: the { $front }.

# Labels
rok1920-label-side-west = the Western Front
rok1920-label-side-southwest = the South-Western Front
rok1920-label-winner-west = the Western Front
rok1920-label-winner-southwest = the South-Western Front
rok1920-label-what-joins = goes over to the Poles
rok1920-label-what-loyal = stays loyal
rok1920-label-what-negotiates = negotiates
rok1920-label-what-surrenders = lays down its arms
rok1920-label-what-goes-home = goes home
rok1920-label-what-flees = deserts
rok1920-label-what-rifles = 1st Polish Rifle Division
rok1920-label-what-rifles-grow = 1st Polish Rifle Division grows
rok1920-label-priority-silesia = the Silesian Uprising
rok1920-label-priority-galicia = the partition of Galicia
rok1920-label-priority-stalin = a letter from Comrade Stalin
rok1920-label-priority-third-army = a Third Cavalry Army
rok1920-label-priority-none = none
rok1920-label-polish-su-sicz1 = 1 BSS
rok1920-label-polish-su-sicz2 = 2 BSS
rok1920-label-polish-su-sicz3 = 3 BSS
rok1920-label-bolshevik-su-sicz1 = 1 BSS
rok1920-label-bolshevik-su-sicz2 = 2 BSS
rok1920-label-bolshevik-su-sicz3 = 3 BSS
rok1920-modifier-support-attacks = attacking support units
rok1920-modifier-support-defends = defending support units

# Refusals
rok1920-refusal-train-own-rails = The enemy controls that stretch of railway.
rok1920-refusal-poles-into-poland = Polish units may not go back into the Polish theatre yet.
rok1920-refusal-no-squadron = The fighter squadron is not on the map.
rok1920-refusal-flies-in-reserve-phase = The squadron is placed once, in your own reserve phase.
rok1920-refusal-nobody-in-range = No unit is within 5 hexes of a town supplied by rail.
rok1920-refusal-by-its-rule-only = Only its own rule brings it back.
rok1920-refusal-cavalry-price = A cavalry division costs { $needed } replacements; you have { $left }.
rok1920-refusal-no-supply = Out of supply.
rok1920-refusal-not-two-brigades = Not two infantry brigades of one front in one hex, or no lost division of theirs.
rok1920-refusal-cavalry-later = Only once the Volunteer Army forms, or with the Cavalry Operational Group.
rok1920-refusal-enemies-too-near = Enemies are less than three hexes away.
rok1920-refusal-group-formed = The Cavalry Operational Group is already forming.
rok1920-refusal-group-needs-peril = Only while the Bolsheviks have Level 2 in the Ukrainian or the Polish theatre.
rok1920-refusal-no-fourth-division = May not become 4 DJ now.
rok1920-refusal-outside-the-front = A front’s transports run only in its own theatres.
rok1920-refusal-sich-stays = The Sich Riflemen are waiting for their fate to be decided.
rok1920-refusal-duty-ka-march-out = { $unit } must march out of Ukraine.
rok1920-option-players = Players (22)
rok1920-option-players-two = two: Poles and Bolsheviks
rok1920-option-players-three = three: Poles, Western Front, South-Western Front
rok1920-option-forced-march = Forced march (23.2)
rok1920-option-priorities = Political priorities (23.5)
rok1920-refusal-squadron-stays = The squadron does not pursue.
rok1920-refusal-train-stops = A train must stop in an enemy town.
rok1920-refusal-not-of-the-front = Not a unit of that front.
rok1920-refusal-not-regular-troops = Only regular infantry and cavalry are disbanded.
rok1920-refusal-too-weak-to-disband = Only a unit of 2 SP or more is disbanded.
