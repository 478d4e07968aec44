# The optional rules of Nest of Eagles (23)

rok1920-option-alternative-arrivals = Alternative arrivals (23.4)
rok1920-ask-arrival-plan = Your arrival markers: how do they lie on the stage track? (secret)
rok1920-ask-arrival-decoy = Where does the decoy lie? (secret)
rok1920-ask-volunteer-plan = The Volunteer Army forms: how do its markers lie on the three stages? (secret)
rok1920-answer-arrival-plan-keep = all on their own dates
rok1920-answer-arrival-plan-delay = the Konarmia on 30.V, all others on 16.V
rok1920-answer-arrival-plan-hasten = the Konarmia on 16.V; later: 9.V by { $first }, 13.VI by { $second }, 27.VI by { $third }
rok1920-answer-arrival-decoy = { $stage }
rok1920-answer-arrival-decoy-none = nowhere
rok1920-answer-volunteer-plan = { $first } · { $second } · { $third }
rok1920-event-arrival-marker-turned = { $stage }: an arrival marker is turned over: { $marker }.
rok1920-label-marker-decoy = the decoy
rok1920-label-marker-a = two volunteer brigades
rok1920-label-marker-b = two regiments, cavalry and support of the volunteers

# 23.3
rok1920-option-moral-surge = Moral upsurge and political events (23.3)
rok1920-ask-play-event = Do you play a political event? (secret)
rok1920-ask-react = Do you answer with an event of your own? (secret)
rok1920-ask-event-unit = Political event: which unit?
rok1920-answer-surge = moral upsurge: { $theatre }
rok1920-answer-event = play { $political }
rok1920-answer-event-arrival = place { $unit } by a political event
rok1920-answer-play-event = { $political }
rok1920-answer-react = { $political }
rok1920-answer-event-unit = { $unit }
rok1920-chance-event-draw = A political event is drawn.
rok1920-chance-coup = Coup in the Ukraine: the division with this number takes a loss.
rok1920-chance-disarray = 1 Peremykin, 2 Bałachowicz, 3 and 4 the Cossacks: who takes a loss?
rok1920-event-surge-called = Moral upsurge: { $side }, { $theatre }.
rok1920-event-events-taken = { $side }: { $count ->
    [one] a political event is drawn.
   *[other] { $count } political events are drawn.
}
rok1920-event-event-drawn = You draw { $political }.
rok1920-event-event-played = { $side }: political event: { $political }.
rok1920-event-events-passed = { $side }: no political event now.
rok1920-event-event-cancelled = { $political } is cancelled.
rok1920-event-replacements-lost = { $pool }: { $count } replacements are lost.
rok1920-label-what-coup = Coup in the Ukraine
rok1920-label-what-disarray = Whites and Cossacks fall apart
rok1920-label-political-p1 = “Romania helps the Ukraine”
rok1920-label-political-p2 = “Belarusians on the Polish side”
rok1920-label-political-p3 = “The Entente leans on Lithuania”
rok1920-label-political-p4 = “Latvia against Lithuania”
rok1920-label-political-p5 = “Cieszyn is divided”
rok1920-label-political-p6 = “Makhno rides”
rok1920-label-political-p7 = “Rising in Karelia”
rok1920-label-political-p8 = “Hungarian volunteers”
rok1920-label-political-p9 = “Escalation”
rok1920-label-political-p10 = “Counteraction”
rok1920-label-political-b1 = “Coup in the Ukraine”
rok1920-label-political-b2 = “Whites and Cossacks fall apart”
rok1920-label-political-b3 = “Pact with Lithuania”
rok1920-label-political-b4 = “Tachanka in ambush”
rok1920-label-political-b5 = “Revolutionary ferment”
rok1920-label-political-b6 = “Strike on the Czech railways”
rok1920-label-political-b7 = “Quarrels of Polish officers”
rok1920-label-political-b8 = “Men of the Freikorps”
rok1920-label-political-b9 = “Escalation”
rok1920-label-political-b10 = “Counteraction”
rok1920-modifier-german-help = men of the Freikorps
rok1920-refusal-surge-in-reserve-phase = Only in a reserve phase of your own.
rok1920-refusal-surge-called = There has been an upsurge in this phase already.
rok1920-refusal-no-events-left = The enemy has no political events left to draw.
rok1920-refusal-no-morale-marker = No morale marker of its own stands for that theatre.
rok1920-refusal-entente = The Entente keeps the Lithuanians behind their line.
