# Co mówi tylko Nest of Eagles

# Pytania
rok1920-ask-fly-to = Eskadra Myśliwska: którą jednostkę wspiera?
rok1920-ask-fly-home = Eskadra Myśliwska odlatuje: do której z najbliższych miejscowości?
rok1920-ask-join-attack = Partner atakuje heks { $hex } (w ataku: { $units }). Które z twoich jednostek biorą udział?
rok1920-ask-join-into = { $units } tworzą jedną dywizję: którą?
rok1920-ask-reserve-cavalry = Czy tworzysz rezerwową dywizję kawalerii?
rok1920-ask-disband = { $unit } zajmuje miejsce rozwiązanej jednostki: której?
rok1920-ask-volunteer-unit = Formuje się Armia Ochotnicza: która jednostka przybywa?
rok1920-ask-to-lwow = Czy jedna brygada ochotnicza formuje się we Lwowie?
rok1920-ask-recruit = Która jednostka werbuje wśród jeńców i dezerterów?
rok1920-ask-sich-pick = Strzelcy Siczowi: do której brygady wysyłasz swoich ludzi? (tajne)
rok1920-ask-priority = Jaki priorytet polityczny wybierasz? (tajne)
rok1920-ask-priority-division = Priorytet polityczny: która dywizja?
rok1920-ask-sich-back = Która brygada Strzelców Siczowych wraca?
rok1920-ask-start-joined = Czy któraś dywizja zaczyna niepodzielona?
rok1920-chance-cheka-marker = Czeka w miejscowości { $hex } werbuje: { $limit } lub mniej daje uzupełnienie.
rok1920-chance-rifles = 1 Polska Dywizja Strzelców: powstaje przy 5 lub 6.
rok1920-chance-rifles-grow = 1 Polska Dywizja Strzelców: rośnie przy wyniku nieparzystym.

# Odpowiedzi
rok1920-answer-fly = umieść Eskadrę Myśliwską
rok1920-answer-fly-to = { $unit }
rok1920-answer-fly-home = { $hex }
rok1920-answer-join = utwórz utraconą dywizję z { $unit } i { $with }
rok1920-answer-cavalry-group = sformuj Grupę Operacyjną Jazdy (1 uzupełnienie)
rok1920-answer-fourth = { $unit } staje się 4 DJ
rok1920-answer-cheka-marker = połóż znacznik Czeki
rok1920-answer-with-partner = poproś o pomoc drugiego dowódcę
rok1920-answer-join-attack = { $unit }
rok1920-answer-join-into = { $unit }
rok1920-answer-reserve-cavalry = { $unit }
rok1920-answer-disband = { $unit }
rok1920-answer-volunteer-unit = { $unit }
rok1920-answer-to-lwow = { $unit } we Lwowie
rok1920-answer-recruit = { $unit }
rok1920-answer-sich-pick = { $unit }
rok1920-answer-sich-back = { $unit }
rok1920-answer-silesia = powstanie śląskie
rok1920-answer-galicia = podział Galicji
rok1920-answer-stalin = list od towarzysza Stalina
rok1920-answer-third-army = 3 Armia Konna
rok1920-answer-priority-none = żaden
rok1920-answer-priority-division = { $unit }
rok1920-answer-start-joined-ready = zacznij z brygadami jak na karcie
rok1920-answer-start-joined = { $unit } niepodzielona

# Dziennik
rok1920-event-rebuilt = { $unit }: odtworzenie ({ $level }), przybędzie w następnym posunięciu.
rok1920-event-flown = { $unit } leci na heks { $hex }.
rok1920-event-sich-revealed = Strzelcy Siczowi rozstrzygają: polscy wysłannicy byli w { $polish }, komisarze bolszewiccy w { $bolshevik }.
rok1920-event-sich-decided = { $unit }: { $what }.
rok1920-event-cheka-placed = Czeka zjawia się: { $hex }.
rok1920-event-cheka-gone = Czeka znika: { $hex }.
rok1920-event-precedence-set = Pierwszeństwo wśród dowódców bolszewickich: { $front }.
rok1920-event-priority-revealed = Ujawnia się priorytet polityczny: { $priority }.

# Nazwy
rok1920-label-side-west = Front Zachodni
rok1920-label-side-southwest = Front Południowo-Zachodni
rok1920-label-winner-west = Front Zachodni
rok1920-label-winner-southwest = Front Południowo-Zachodni
rok1920-label-what-joins = przechodzi na stronę Polaków
rok1920-label-what-loyal = pozostaje lojalna
rok1920-label-what-negotiates = negocjuje
rok1920-label-what-surrenders = składa broń
rok1920-label-what-goes-home = rozchodzi się do domów
rok1920-label-what-flees = dezerteruje
rok1920-label-what-rifles = 1 Polska Dywizja Strzelców
rok1920-label-what-rifles-grow = 1 Polska Dywizja Strzelców rośnie
rok1920-label-priority-silesia = powstanie śląskie
rok1920-label-priority-galicia = podział Galicji
rok1920-label-priority-stalin = list od towarzysza Stalina
rok1920-label-priority-third-army = 3 Armia Konna
rok1920-label-priority-none = żaden
rok1920-label-polish-su-sicz1 = 1 BSS
rok1920-label-polish-su-sicz2 = 2 BSS
rok1920-label-polish-su-sicz3 = 3 BSS
rok1920-label-bolshevik-su-sicz1 = 1 BSS
rok1920-label-bolshevik-su-sicz2 = 2 BSS
rok1920-label-bolshevik-su-sicz3 = 3 BSS
rok1920-modifier-support-attacks = atakujące jednostki wsparcia
rok1920-modifier-support-defends = broniące się jednostki wsparcia

# Odmowy
rok1920-refusal-train-own-rails = Ten odcinek kolei kontroluje nieprzyjaciel.
rok1920-refusal-poles-into-poland = Jednostki polskie nie mogą jeszcze wracać na Polski TDW.
rok1920-refusal-no-squadron = Eskadry Myśliwskiej nie ma na mapie.
rok1920-refusal-flies-in-reserve-phase = Eskadrę umieszcza się raz, we własnej fazie odwodów.
rok1920-refusal-nobody-in-range = W promieniu 5 heksów od miejscowości zaopatrywanej koleją nie ma żadnej jednostki.
rok1920-refusal-by-its-rule-only = Przywraca ją tylko jej własna reguła.
rok1920-refusal-cavalry-price = Dywizja kawalerii, potrzebne uzupełnienia: { $needed }; są: { $left }.
rok1920-refusal-no-supply = Jest bez zaopatrzenia.
rok1920-refusal-not-two-brigades = To nie dwie brygady piechoty jednego frontu na jednym heksie albo nie ma ich utraconej dywizji.
rok1920-refusal-cavalry-later = Dopiero gdy formuje się Armia Ochotnicza albo z Grupą Operacyjną Jazdy.
rok1920-refusal-enemies-too-near = Nieprzyjaciel jest bliżej niż trzy heksy.
rok1920-refusal-group-formed = Grupa Operacyjna Jazdy już się formuje.
rok1920-refusal-group-needs-peril = Tylko gdy bolszewicy mają 2 poziom na Ukraińskim lub Polskim TDW.
rok1920-refusal-no-fourth-division = Nie może teraz stać się 4 DJ.
rok1920-refusal-outside-the-front = Transporty frontu jeżdżą tylko na jego TDW.
rok1920-refusal-sich-stays = Strzelcy Siczowi czekają na rozstrzygnięcie.
rok1920-refusal-duty-ka-march-out = { $unit } musi wymaszerować z Ukrainy.
rok1920-option-players = Gracze (22)
rok1920-option-players-two = dwóch: Polacy i bolszewicy
rok1920-option-players-three = trzech: Polacy, Front Zachodni, Front Południowo-Zachodni
rok1920-option-forced-march = Marsz forsowny (23.2)
rok1920-option-priorities = Priorytety polityczne (23.5)
rok1920-refusal-squadron-stays = Eskadra nie bierze udziału w pościgu.
rok1920-refusal-train-stops = W miejscowości wroga pociąg się zatrzymuje.
rok1920-refusal-not-of-the-front = Nie należy do tego frontu.
rok1920-refusal-not-regular-troops = Rozwiązuje się tylko regularną piechotę i kawalerię.
rok1920-refusal-too-weak-to-disband = Rozwiązuje się tylko jednostkę o co najmniej 2 PS.
