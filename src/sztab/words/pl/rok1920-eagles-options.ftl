# Zasady opcjonalne Nest of Eagles (23)

rok1920-option-alternative-arrivals = Alternatywne wprowadzenia (23.4)
rok1920-ask-arrival-plan = Jak układasz swoje znaczniki wprowadzeń na torze etapów? (tajne)
rok1920-ask-arrival-decoy = Gdzie kładziesz znacznik zmyłki? (tajne)
rok1920-ask-volunteer-plan = Formuje się Armia Ochotnicza: jak leżą jej znaczniki na trzech etapach? (tajne)
rok1920-answer-arrival-plan-keep = wszystkie pod własnymi datami
rok1920-answer-arrival-plan-delay = Konarmia na 30.V, pozostałe na 16.V
rok1920-answer-arrival-plan-hasten = Konarmia na 16.V; później: 9.V o { $first }, 13.VI o { $second }, 27.VI o { $third }
rok1920-answer-arrival-decoy = { $stage }
rok1920-answer-arrival-decoy-none = nigdzie
rok1920-answer-volunteer-plan = { $first } · { $second } · { $third }
rok1920-event-arrival-marker-turned = { $stage }: odkryto znacznik wprowadzeń: { $marker }.
rok1920-label-marker-decoy = zmyłka
rok1920-label-marker-a = dwie brygady ochotnicze
rok1920-label-marker-b = dwa pułki, kawaleria i wsparcie ochotników

# 23.3
rok1920-option-moral-surge = Wzmożenie moralne i wydarzenia polityczne (23.3)
rok1920-ask-play-event = Czy zagrywasz wydarzenie polityczne? (tajne)
rok1920-ask-react = Czy odpowiadasz własnym wydarzeniem? (tajne)
rok1920-ask-event-unit = Wydarzenie polityczne: która jednostka?
rok1920-answer-surge = wzmożenie moralne: { $theatre }
rok1920-answer-event = zagraj { $political }
rok1920-answer-event-arrival = ustaw { $unit } dzięki wydarzeniu
rok1920-answer-play-event = { $political }
rok1920-answer-react = { $political }
rok1920-answer-event-unit = { $unit }
rok1920-chance-event-draw = Losowane jest wydarzenie polityczne.
rok1920-chance-coup = Zamach stanu na Ukrainie: dywizja o tym numerze ponosi stratę.
rok1920-chance-disarray = 1 Peremykin, 2 Bałachowicz, 3 i 4 kozacy: kto ponosi stratę?
rok1920-event-surge-called = Wzmożenie moralne: { $side }, { $theatre }.
rok1920-event-events-taken = { $side }: { $count ->
    [one] wylosowano wydarzenie polityczne.
    [few] wylosowano { $count } wydarzenia polityczne.
   *[other] wylosowano { $count } wydarzeń politycznych.
}
rok1920-event-event-drawn = Losujesz { $political }.
rok1920-event-event-played = { $side }: wydarzenie polityczne: { $political }.
rok1920-event-events-passed = { $side }: teraz bez wydarzenia politycznego.
rok1920-event-event-cancelled = { $political }: bez skutku.
rok1920-event-replacements-lost = { $pool }: tracone uzupełnienia: { $count }.
rok1920-label-what-coup = Zamach stanu na Ukrainie
rok1920-label-what-disarray = Rozkład białych i kozaków
rok1920-label-political-p1 = „Rumuńska pomoc dla Ukrainy”
rok1920-label-political-p2 = „Białorusini po polskiej stronie”
rok1920-label-political-p3 = „Nacisk ententy na Litwę”
rok1920-label-political-p4 = „Spór Łotwy z Litwą”
rok1920-label-political-p5 = „Podział Cieszyńskiego”
rok1920-label-political-p6 = „Machno w polu”
rok1920-label-political-p7 = „Powstanie w Karelii”
rok1920-label-political-p8 = „Węgierscy ochotnicy”
rok1920-label-political-p9 = „Eskalacja”
rok1920-label-political-p10 = „Kontrakcja”
rok1920-label-political-b1 = „Zamach stanu na Ukrainie”
rok1920-label-political-b2 = „Rozkład białych i kozaków”
rok1920-label-political-b3 = „Układ z Litwą”
rok1920-label-political-b4 = „Taczanka w zasadzce”
rok1920-label-political-b5 = „Rewolucyjne wrzenie”
rok1920-label-political-b6 = „Strajk na czeskich kolejach”
rok1920-label-political-b7 = „Waśnie polskich oficerów”
rok1920-label-political-b8 = „Ludzie z Freikorpsu”
rok1920-label-political-b9 = „Eskalacja”
rok1920-label-political-b10 = „Kontrakcja”
rok1920-modifier-german-help = ludzie z Freikorpsu
rok1920-refusal-surge-in-reserve-phase = Tylko we własnej fazie ruchu odwodów.
rok1920-refusal-surge-called = W tej fazie było już wzmożenie.
rok1920-refusal-no-events-left = Przeciwnik nie ma już wydarzeń do wylosowania.
rok1920-refusal-no-morale-marker = Ten teatr nie ma własnego znacznika morale.
rok1920-refusal-entente = Ententa trzyma Litwinów za ich linią.
