# Zasady opcjonalne Nest of Eagles (23)

rok1920-option-alternative-arrivals = Alternatywne wprowadzenia (23.4)
rok1920-ask-arrival-plan = Jak układasz swoje znaczniki wprowadzeń na torze etapów? (tajne)
rok1920-ask-arrival-decoy = Gdzie kładziesz znacznik zmyłki? (tajne)
rok1920-ask-volunteer-plan = Formuje się Armia Ochotnicza: jak układasz jej znaczniki na trzech etapach? (tajne)
rok1920-answer-arrival-plan-keep = wszystkie pod własnymi datami
rok1920-answer-arrival-plan-delay = Konarmia na 30.V, pozostałe na 16.V
rok1920-answer-arrival-plan-hasten = Konarmia na 16.V; opóźnienie w etapach: 9.V o { $first }, 13.VI o { $second }, 27.VI o { $third }
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
rok1920-answer-surge = wzmożenie: { $theatre }
rok1920-answer-event = zagraj { $political }
rok1920-answer-event-arrival = ustaw { $unit } dzięki wydarzeniu
rok1920-answer-play-event = { $political }
rok1920-answer-react = { $political }
rok1920-answer-event-unit = { $unit }
rok1920-chance-event-draw = Losowane jest wydarzenie polityczne.
rok1920-chance-coup = Zamach stanu na Ukrainie: dywizja o tym numerze ponosi stratę.
rok1920-chance-disarray = 1 Peremykin, 2 Bałachowicz, 3 i 4 kozacy: kto ponosi stratę?
rok1920-event-surge-called = Wzmożenie moralne: { $side }, { $theatre }.
rok1920-event-events-taken = { $count ->
    [one] Wylosowano wydarzenie polityczne
    [few] Wylosowano { $count } wydarzenia polityczne
   *[other] Wylosowano { $count } wydarzeń politycznych
}: { $side }.
rok1920-event-event-drawn = Losujesz { $political }.
rok1920-event-event-played = Wydarzenie polityczne { $political }: { $side }.
rok1920-event-events-passed = Bez wydarzenia politycznego: { $side }.
rok1920-event-event-cancelled = { $political }: bez skutku.
rok1920-event-sent-away = { $unit } schodzi z mapy i { $stage-id ->
        [never] nie wróci przed końcem gry
       *[other] wróci w etapie { $stage }
    }.
rok1920-event-replacements-lost = { $pool }: { $count ->
    [one] przepada { $count } uzupełnienie.
    [few] przepadają { $count } uzupełnienia.
   *[other] przepada { $count } uzupełnień.
}
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
rok1920-refusal-no-morale-marker = Ten TDW nie ma własnego znacznika morale.
rok1920-refusal-entente = Ententa trzyma Litwinów za ich linią.

# 23.1
rok1920-option-hiding = Ukrycie (23.1)
rok1920-option-hiding-patrols = patrole
rok1920-option-hiding-groups = zgrupowania
rok1920-option-hiding-both = patrole i zgrupowania
rok1920-ask-start-hidden = Które jednostki zaczynają pod znacznikiem?
rok1920-ask-scout = { $unit } prowadzi zwiad: który heks odkrywa? (pozostało: { $left })
rok1920-ask-scout-enter = Nikogo tam nie było: czy { $unit } wchodzi na heks { $hex }?
rok1920-answer-hidden = ruch: { $piece }
rok1920-answer-rail-hidden = { $piece } jedzie koleją
rok1920-answer-concentrate-hidden = { $piece }: tajna koncentracja
rok1920-answer-press-on-hidden = { $piece }: forsowny marsz ({ $way })
rok1920-answer-move-split = { $unit } odłącza się jako osobny patrol ({ $piece })
rok1920-answer-dummy = wprowadź fikcyjną jednostkę
rok1920-answer-arrive-hidden = wprowadź { $unit } jako patrol
rok1920-answer-patrol = znacznik patrolu: { $units }
rok1920-answer-group = zgrupowanie: { $units }
rok1920-answer-cover = znacznik patrolu: { $piece }
rok1920-answer-reveal = odkryj: { $piece }
rok1920-answer-move-scout = { $unit } prowadzi zwiad bez ruchu
rok1920-answer-scout = { $hex }
rok1920-answer-scout-done = koniec zwiadu
rok1920-answer-start-hidden-ready = gotowe
rok1920-answer-scout-enter-enter = wejdź
rok1920-answer-scout-enter-stay = zostań
rok1920-event-patrol-laid = { $hex }: jednostki kryje teraz { $unit }.
rok1920-event-group-laid = { $hex }: powstaje { $unit }.
rok1920-event-hidden-revealed = { $hex }, { $piece }: odkryto { $units }.
rok1920-event-dummy-revealed = { $hex }, { $piece }: fikcyjna jednostka.
rok1920-event-hidden-loss = { $piece }: jednostka pod znacznikiem ponosi stratę.
rok1920-refusal-hides-on-arrival-only = W fazie ruchu ukrywa się tylko jednostki, które właśnie przybyły.
rok1920-refusal-group-of-one = Zgrupowanie zastępuje stos, nie pojedynczą jednostkę.
rok1920-refusal-over-two-divisions = Zgrupowanie mieści najwyżej dwie dywizje; brygada lub pułk liczy się za pół.
rok1920-refusal-no-marker-left = Nie ma już takiego znacznika.
rok1920-refusal-never-hidden = Kadr, jednostek wsparcia, Strzelców Siczowych i Litwinów się nie ukrywa.
rok1920-refusal-hidden-already = Jest już ukryta.
rok1920-refusal-shown-this-phase = W tej fazie została przez ciebie odkryta; teraz nie można jej znów ukryć.
rok1920-refusal-no-such-marker = Nie masz na mapie takiego znacznika.
rok1920-refusal-nobody-parts = Rozdzielają się tylko jednostki spod jednego patrolu.
rok1920-refusal-scouts-in-reserve-phase = Ukryte jednostki ujawnia się we własnej fazie ruchu odwodów albo w pościgu.
rok1920-refusal-never-scouts = Patrole, czołgi, artyleria i samoloty nie ujawniają ukrytych jednostek.
rok1920-refusal-nobody-hidden-beside = Obok nie ma ukrytego wroga.
rok1920-refusal-event-not-held = Nie masz tego wydarzenia.
rok1920-refusal-event-not-now = To wydarzenie rozgrywa się w innej fazie.
rok1920-refusal-event-in-vain = Wydarzenie nie miałoby teraz skutku.
rok1920-refusal-event-not-played = Żadne wydarzenie nie wprowadza jej teraz do gry.
rok1920-refusal-no-room-for-all = Nie wszystkie jednostki spod znacznika zmieszczą się na tym heksie.
rok1920-refusal-not-under-one-marker = Ukryte jednostki łączą się tylko pod tym samym znacznikiem.
rok1920-label-unit-pl-patrol-1 = polski patrol 1
rok1920-label-piece-pl-patrol-1 = polski patrol 1
rok1920-label-unit-pl-patrol-2 = polski patrol 2
rok1920-label-piece-pl-patrol-2 = polski patrol 2
rok1920-label-unit-pl-patrol-3 = polski patrol 3
rok1920-label-piece-pl-patrol-3 = polski patrol 3
rok1920-label-unit-pl-patrol-4 = polski patrol 4
rok1920-label-piece-pl-patrol-4 = polski patrol 4
rok1920-label-unit-pl-patrol-5 = polski patrol 5
rok1920-label-piece-pl-patrol-5 = polski patrol 5
rok1920-label-unit-pl-patrol-6 = polski patrol 6
rok1920-label-piece-pl-patrol-6 = polski patrol 6
rok1920-label-unit-pl-patrol-7 = polski patrol 7
rok1920-label-piece-pl-patrol-7 = polski patrol 7
rok1920-label-unit-pl-patrol-8 = polski patrol 8
rok1920-label-piece-pl-patrol-8 = polski patrol 8
rok1920-label-unit-pl-group-a = polskie zgrupowanie A
rok1920-label-piece-pl-group-a = polskie zgrupowanie A
rok1920-label-unit-pl-group-b = polskie zgrupowanie B
rok1920-label-piece-pl-group-b = polskie zgrupowanie B
rok1920-label-unit-pl-group-c = polskie zgrupowanie C
rok1920-label-piece-pl-group-c = polskie zgrupowanie C
rok1920-label-unit-su-patrol-1 = bolszewicki patrol 1
rok1920-label-piece-su-patrol-1 = bolszewicki patrol 1
rok1920-label-unit-su-patrol-2 = bolszewicki patrol 2
rok1920-label-piece-su-patrol-2 = bolszewicki patrol 2
rok1920-label-unit-su-patrol-3 = bolszewicki patrol 3
rok1920-label-piece-su-patrol-3 = bolszewicki patrol 3
rok1920-label-unit-su-patrol-4 = bolszewicki patrol 4
rok1920-label-piece-su-patrol-4 = bolszewicki patrol 4
rok1920-label-unit-su-patrol-5 = bolszewicki patrol 5
rok1920-label-piece-su-patrol-5 = bolszewicki patrol 5
rok1920-label-unit-su-patrol-6 = bolszewicki patrol 6
rok1920-label-piece-su-patrol-6 = bolszewicki patrol 6
rok1920-label-unit-su-patrol-7 = bolszewicki patrol 7
rok1920-label-piece-su-patrol-7 = bolszewicki patrol 7
rok1920-label-unit-su-patrol-8 = bolszewicki patrol 8
rok1920-label-piece-su-patrol-8 = bolszewicki patrol 8
rok1920-label-unit-su-group-a = bolszewickie zgrupowanie A
rok1920-label-piece-su-group-a = bolszewickie zgrupowanie A
rok1920-label-unit-su-group-b = bolszewickie zgrupowanie B
rok1920-label-piece-su-group-b = bolszewickie zgrupowanie B
rok1920-label-unit-su-group-c = bolszewickie zgrupowanie C
rok1920-label-piece-su-group-c = bolszewickie zgrupowanie C
rok1920-label-piece-p1 = patrol 1
rok1920-label-piece-p2 = patrol 2
rok1920-label-piece-p3 = patrol 3
rok1920-label-piece-p4 = patrol 4
rok1920-label-piece-p5 = patrol 5
rok1920-label-piece-p6 = patrol 6
rok1920-label-piece-p7 = patrol 7
rok1920-label-piece-p8 = patrol 8
rok1920-label-piece-a = zgrupowanie A
rok1920-label-piece-b = zgrupowanie B
rok1920-label-piece-c = zgrupowanie C

# Przy zakładaniu stołu: co zmienia opcja
rok1920-option-rules = Zakres przepisów (1.1)
rok1920-option-rules-learning = dla uczących się
rok1920-option-rules-full = pełny
rok1920-option-rules-says = Kto się uczy, gra bez rozdziałów, które karta tego scenariusza pozwala pominąć; pełny zakres włącza wszystkie.
rok1920-option-players-says = Trzeci gracz dzieli się z drugim frontami bolszewickimi. Każdy z nich zwycięża osobno.
rok1920-option-hiding-says = Znaczniki leżą na jednostkach: wróg widzi, że ktoś tam stoi, ale nie kto. Patrol bywa fikcyjny.
rok1920-option-forced-march-says = Jednostki w ucieczce lub pogoni przy wyraźnej przewadze moralnej mogą maszerować dalej; kostka rozstrzyga, czy za to zapłacą.
rok1920-option-moral-surge-says = Strona może podnieść własne morale; przeciwnik losuje wtedy wydarzenie polityczne ze swojej puli dziesięciu.
rok1920-option-alternative-arrivals-says = Zakryte znaczniki na torze etapów zmieniają porę wprowadzeń.
rok1920-option-priorities-says = Każda strona wybiera w tajemnicy cel polityczny, który zmieni później jej siły.
