# Pytania
rok1920-ask-arrive-way = { $unit } wchodzi do gry: w jaki sposób?
rok1920-ask-arrive-at = { $unit } wchodzi do gry: gdzie?
rok1920-ask-rail-to = { $unit } jedzie koleją: dokąd?
rok1920-ask-concentrate-at = Tajna koncentracja: w której miejscowości?
rok1920-ask-concentration-near = Miejscowość stracona: która z najbliższych zamiast niej?
rok1920-ask-replacements = Faza uzupełnień: co robisz?
rok1920-ask-restore-at = { $unit }: gdzie powstaje?
rok1920-ask-cheka-at = Gdzie umieszczasz jednostkę CzK?
rok1920-ask-operation-theatre = Któremu TDW przypisać ten atak?
rok1920-ask-extra-replacement = Który front dostaje dodatkowe uzupełnienie?
rok1920-ask-call-up = { $front }: dywizja rezerwowa zamiast dwóch uzupełnień?
rok1920-ask-glavkom = Gławkom: próba ściągnięcia dywizji czy uzupełnienia?
rok1920-ask-hand-over = Czy Konna Armia przechodzi do Frontu Zachodniego?
rok1920-ask-guest-stays = { $front }: która jednostka zostaje na obcym TDW? Pozostałe wracają.
rok1920-ask-front-reserve = Która dywizja rezerwowa wchodzi do gry?
rok1920-ask-support-unit = Która jednostka wsparcia wchodzi do gry?
rok1920-ask-upsurge-unit = Która jednostka ochotnicza powstaje?
rok1920-ask-moao = Gdzie powstaje brygada MOAO?
rok1920-ask-mobilise-galicia = Czy przeprowadzasz mobilizację w Galicji?
rok1920-ask-ordzhonikidze = { $unit }: rzut o bezpłatne uzupełnienie?
rok1920-ask-withdraw = Która jednostka odchodzi zamiast { $unit }? (brakuje { $needed } PS)
rok1920-ask-deploy = Którą jednostkę ustawiasz? A może wszystko gotowe?
rok1920-ask-deploy-at = { $unit }: na którym heksie rejonu?
rok1920-ask-start-divided = Czy któraś dywizja zaczyna podzielona na brygady?
rok1920-ask-armistice = Czy kończysz grę rozejmem? ({ $winner }: { $level })

# Odpowiedzi
rok1920-answer-arrive = { $unit } wchodzi do gry
rok1920-answer-move-rail = { $unit } jedzie koleją
rok1920-answer-concentrate = { $unit }: tajna koncentracja
rok1920-answer-relocate = { $unit }: przestaw jak wprowadzenie
rok1920-answer-arrive-way-place = w miejscowości przy kolei
rok1920-answer-arrive-way-march = pieszo przez brzeg planszy
rok1920-answer-arrive-way-train = koleją
rok1920-answer-arrive-way-ka = na heksie wejścia Konnej Armii
rok1920-answer-arrive-way-kowno = w Kownie
rok1920-answer-arrive-at = { $hex }
rok1920-answer-rail-to = { $hex }
rok1920-answer-concentrate-at = { $hex }
rok1920-answer-concentration-near = { $hex }
rok1920-answer-restore = odtwórz { $unit }
rok1920-answer-strengthen = wzmocnij { $unit }
rok1920-answer-split = podziel { $unit }
rok1920-answer-merge = połącz { $unit } i { $with }
rok1920-answer-reform = przeformuj { $unit }
rok1920-answer-absorb = włącz { $unit } do { $into }
rok1920-answer-cheka = umieść { $unit }
rok1920-answer-restore-at = { $hex }
rok1920-answer-cheka-at = { $hex }
rok1920-answer-operation-theatre = { $theatre }
rok1920-answer-west = Front Zachodni
rok1920-answer-southwest = Front Południowo-Zachodni
rok1920-answer-call-up = { $unit }
rok1920-answer-glavkom = { $unit }
rok1920-answer-replacements = uzupełnienia
rok1920-answer-keep = nie
rok1920-answer-hand-over = przekaż
rok1920-answer-guest-stays = { $unit }
rok1920-answer-front-reserve = { $unit }
rok1920-answer-support-unit = { $unit }
rok1920-answer-upsurge-unit = { $unit }
rok1920-answer-roll = rzut
rok1920-answer-no = nie
rok1920-answer-withdraw = { $unit }
rok1920-answer-deploy = { $unit }
rok1920-answer-ready = gotowe
rok1920-answer-start-divided-ready = zacznij z dywizjami jak na karcie
rok1920-answer-deploy-at = { $hex }
rok1920-answer-start-divided = { $unit }
rok1920-answer-fight = walka trwa
rok1920-answer-end = rozejm

# Dziennik
rok1920-event-arrived = { $unit } wchodzi do gry: { $hex }.
rok1920-event-transported = { $unit } jedzie koleją: { $start } – { $hex } ({ $transports ->
        [one] { $transports } transport
        [few] { $transports } transporty
       *[other] { $transports } transportów
    }).
rok1920-event-concentrated = { $unit } odjeżdża koleją w nieznane miejsce.
rok1920-event-concentration-found = Wywiad odkrył miejsce koncentracji { $side-id ->
        [pl] Polaków
       *[other] bolszewików
    }: { $hex }.
rok1920-event-concentration-shown = { $unit } pojawia się: { $hex }.
rok1920-event-intelligence-rolled = Wywiad szuka koncentracji { $side-id ->
        [pl] Polaków
       *[other] bolszewików
    }: rzut { $face }.
rok1920-event-restored = { $unit } powstaje: { $hex }, { $level }.
rok1920-event-replacement-placed = { $unit } dostaje uzupełnienie.
rok1920-event-replacement-lost = Uzupełnienie jednostki { $unit } przepada.
rok1920-event-strengthened = { $unit }: wzmocnienie, { $level }.
rok1920-event-replacements-received = Uzupełnienia ({ $pool }): { $count }.
rok1920-event-starved = { $unit } bez zaopatrzenia: rzut { $face }{ $bonus-sign ->
        [zero] {""}
        [plus] {" "}(+{ $bonus-size })
       *[minus] {" "}(−{ $bonus-size })
    }; { $lost ->
        [0] bez strat
        [one] strata jednego poziomu
       *[other] strata { $lost } poziomów
    }.
rok1920-event-threatened = Zagrożenie na { $theatre-id ->
        [pl] Polskim
        [ua] Ukraińskim
       *[lb] Litewsko-Białoruskim
    } TDW: większość jednostek { $side-id ->
        [pl] polskich
       *[other] bolszewickich
    } jest bez zaopatrzenia.
rok1920-event-die-rolled = { $what }: rzut { $face } – { $good ->
        [0] nie
        [1] tak
       *[other] { $good }
    }.
rok1920-event-deserted = { $unit } dezerteruje.
rok1920-event-removed = { $unit } schodzi z planszy.
rok1920-event-split = { $unit } dzieli się na: { $into }.
rok1920-event-merged = { $units } { $units-count ->
        [one] zmienia się w
       *[other] tworzą
    } { $into }: { $level }.
rok1920-event-absorbed = { $unit } zasila { $into }.
rok1920-event-deployed = { $unit } zajmuje stanowisko: { $hex }.
rok1920-event-formation-began = { $turn ->
    [0] Armia Ochotnicza wezwana: formowanie zacznie się w następnym polskim posunięciu.
   *[other] Formowanie Armii Ochotniczej, posunięcie { $turn }.
}
rok1920-event-konarmia-handed-over = Konna Armia przechodzi do Frontu Zachodniego.
rok1920-event-lithuania-changed = Litwa: { $what }.
rok1920-event-marker-moved = Oznacznik przewagi moralnej, { $theatre }: { $what }.

# Odmowy
rok1920-refusal-armour-attack = Czołgi i samochody pancerne nie atakują przez duże rzeki.
rok1920-refusal-armour-river = Nie może przekroczyć dużej rzeki bez mostu.
rok1920-refusal-arrivals-first = Zanim zakończysz ruchy, musi wejść do gry { $unit }.
rok1920-refusal-beside-enemies = Obok stoi wróg.
rok1920-refusal-cadre-whole = Kadry nie można dzielić.
rok1920-refusal-just-joined = Dywizji połączonej w tej fazie nie można w niej znów podzielić.
rok1920-refusal-division-first = Po stracie obu brygad odtwarza się dywizję.
rok1920-refusal-fallen-this-turn = Stracona we własnych atakach w tym posunięciu.
rok1920-refusal-first-phase-only = Jednostki wchodzą do gry w pierwszej własnej fazie ruchu.
rok1920-refusal-hex-taken = Heks jest zajęty.
rok1920-refusal-iv-army = IV Armia nie ma rozkazu marszu na wschód.
rok1920-refusal-just-handed = Konna Armia właśnie została przekazana.
rok1920-refusal-just-restored = Dopiero co odtworzona.
rok1920-refusal-linear = Dywizje piechoty nie mogą stać razem ani obok siebie.
rok1920-refusal-lithuanians-apart = Litwini i bolszewicy nie walczą razem.
rok1920-refusal-lwow-no-attack = Ludność Lwowa nie atakuje.
rok1920-refusal-lwow-stays = Ludność Lwowa nie opuszcza miasta.
rok1920-refusal-motor-river = Piechota zmotoryzowana nie przekroczy dużej rzeki bez mostu.
rok1920-refusal-no-connection = Brak połączenia kolejowego.
rok1920-refusal-no-entry = Nie ma gdzie wejść do gry.
rok1920-refusal-no-place = Nie ma dla niej miejsca.
rok1920-refusal-no-replacements = Ta jednostka nie przyjmuje uzupełnień.
rok1920-refusal-no-transports = Brak transportów.
rok1920-refusal-not-a-filler = Nie można jej wcielić do innej jednostki.
rok1920-refusal-not-a-station = To nie miejscowość dostępna koleją.
rok1920-refusal-not-at-a-station = Nie stoi w miejscowości przy kolei.
rok1920-refusal-not-divisible = Nie można jej podzielić.
rok1920-refusal-not-eliminated = Nie została wyeliminowana.
rok1920-refusal-not-kowno = Kowna nie wolno zajmować ani atakować.
rok1920-refusal-not-ours = Miejscowość nie była w twoich rękach na początku fazy.
rok1920-refusal-not-regular-infantry = Tak wzmacnia się tylko regularną piechotę.
rok1920-refusal-not-waiting = Nie czeka na wejście do gry.
rok1920-refusal-not-weak = Nie jest osłabiona.
rok1920-refusal-not-yet = Przybywa w etapie { $stage }.
rok1920-refusal-off-rails = Pociąg nie opuszcza torów.
rok1920-refusal-once-a-stage = Tylko jeden poziom na etap.
rok1920-refusal-once-a-turn = Tylko raz w posunięciu.
rok1920-refusal-only-dlb = Mogą to zrobić tylko dywizje litewsko-białoruskie.
rok1920-refusal-outside-area = Poza rejonem swojej armii.
rok1920-refusal-pool-empty = Uzupełnienia wyczerpane: { $pool }.
rok1920-refusal-other-pool = Uzupełnienia wyczerpane: { $pool }, a z innych ta jednostka nie korzysta.
rok1920-refusal-second-cavalry = 2 DK powstaje tylko z brygad.
rok1920-refusal-seventh-army = 7 Armia stoi do czasu wejścia bolszewików na ziemię niczyją.
rok1920-refusal-sich-alone = Każda brygada Strzelców Siczowych zaczyna osobno.
rok1920-refusal-sich-only-galicia = Brygady Strzelców Siczowych wracają tylko przez mobilizację w Galicji.
rok1920-refusal-sich-still = Brygady Strzelców Siczowych nie ruszają się w tej fazie ruchu odwodów.
rok1920-refusal-support-alone = Jednostki wsparcia nie atakują samodzielnie.
rok1920-refusal-support-limit = Nie więcej jednostek wsparcia niż PS.
rok1920-refusal-suwalki = Litwinów nie wolno atakować (umowa suwalska).
rok1920-refusal-too-few-transports = Potrzebne transporty: { $needed }, zostało: { $left }.
rok1920-refusal-train-attack = Pociągi atakują tylko wzdłuż linii kolejowych.
rok1920-refusal-train-lines = Pociągi nie przekraczają wrogich linii kontroli.
rok1920-refusal-train-rails = Pociągi jeżdżą tylko po torach.
rok1920-refusal-train-theatre = Pociąg zmienił już TDW w tym posunięciu.
rok1920-refusal-ukrainians-gone = Armia ukraińska już nie wróci.
rok1920-refusal-volunteers-lost = Ochotników bez linii kontroli nie odtwarza się.
rok1920-refusal-whites-lost = Kontrrewolucjonistów nie odtwarza się.
rok1920-refusal-wilno-garrison = Zostaje w Wilnie, póki bolszewicy nie zbliżą się na dwa heksy.
rok1920-refusal-aspiration = Za linią aspiracji litewskich.
rok1920-refusal-aspiration-red = Bolszewicy nie przekraczają linii aspiracji litewskich.
rok1920-refusal-demarcation-polish = Polakom nie wolno jeszcze przekraczać linii demarkacyjnej.
rok1920-refusal-demarcation-red = Bolszewicy nie przekraczają linii demarkacyjnej.
rok1920-refusal-dlb-area = Dywizje litewsko-białoruskie nie wchodzą na Ukraiński TDW.
rok1920-refusal-east-columns = Polacy nie wchodzą na dwie skrajne wschodnie kolumny heksów.
rok1920-refusal-last-in-theatre = Ostatnim polskim jednostkom nie wolno jeszcze opuścić TDW.
rok1920-refusal-front-southwest = Na Litewsko-Białoruski TDW wchodzi najwyżej jedna jednostka Frontu Południowo-Zachodniego i nie głębiej niż na 2 heksy.
rok1920-refusal-front-west = Na Ukraiński TDW wchodzi najwyżej jedna jednostka Frontu Zachodniego i nie głębiej niż na 2 heksy.
rok1920-refusal-ka-clear = Heksy wejścia Konnej Armii są zamknięte.
rok1920-refusal-north-bank = Ostatnia jednostka bolszewicka musi zostać na północ od Dźwiny.
rok1920-refusal-play-area = Poza obszarem scenariusza.
rok1920-refusal-no-mans-land = Ziemia niczyja jest dla Polaków zamknięta.
rok1920-refusal-train-towns = Pociąg sam nie zajmuje miejscowości daleko od swoich.
rok1920-refusal-ukrainian-area = Ukraińcy nie wchodzą na Litewsko-Białoruski TDW.
rok1920-refusal-no-crossing = Polacy nie przekraczają Dźwiny.

# Modyfikacje
rok1920-modifier-encircled-attacker = atak z okrążenia
rok1920-modifier-support-value = jednostki wsparcia
rok1920-modifier-unsupplied-attacker = atakujący bez zaopatrzenia

# Wyniki
rok1920-outcome-points = punkty zwycięstwa
rok1920-outcome-stronger = przewaga zaopatrzonych PS
rok1920-outcome-warsaw-taken = zdobyto Warszawę
rok1920-outcome-poland-freed = w miejscowościach Polskiego TDW nie ma zaopatrzonych bolszewików, a Lwów obroniono
rok1920-outcome-lwow-and-morale = Lwów i przewaga moralna na Polskim TDW
rok1920-outcome-nothing-decided = nie spełniono innych warunków
rok1920-outcome-miracle = dwanaście dywizji wyeliminowanych lub w kadrach i obroniony Lwów
rok1920-outcome-half-a-miracle = spełniono jeden z dwóch warunków
rok1920-outcome-no-miracle = nie spełniono żadnego warunku
rok1920-outcome-lwow-taken = zdobyto Lwów
rok1920-outcome-poland-entered = bolszewicy na Polskim TDW
rok1920-outcome-five-cities = Kraków, Lwów, Lublin, Łódź i Toruń
rok1920-outcome-morale-in-the-east = przewaga moralna na obu wschodnich TDW
rok1920-outcome-continuous-front = ciągły front na wschód od Wilna, Mińska i Kijowa

# Nazwy
rok1920-label-pool-pl = Polacy
rok1920-label-pool-ua = Ukraińcy
rok1920-label-pool-su = bolszewicy
rok1920-label-pool-west = Front Zachodni
rok1920-label-pool-southwest = Front Południowo-Zachodni
rok1920-label-what-budyonny = Niespodzianka Budionnego
rok1920-label-what-cheka = Mobilizacja rewolucyjna
rok1920-label-what-desertion = Dezercja
rok1920-label-what-galicia = Galicyjska mobilizacja
rok1920-label-what-glavkom = Gławkom
rok1920-label-what-glavkom-division = Gławkom: dywizja
rok1920-label-what-ordzhonikidze = Towarzysz Ordżonikidze
rok1920-label-what-prisoners = Werbunek wśród jeńców
rok1920-label-what-ukraine = Mobilizacja ukraińska
rok1920-label-what-crossed = wojska przekraczają linię
rok1920-label-what-out = wypada z wojny
rok1920-label-what-coupled = na nim leży odtąd oznacznik Polskiego TDW
rok1920-label-what-freed = znów osobno
rok1920-label-what-merged = odtąd pod oznacznikiem Polskiego TDW
rok1920-label-what-off = zdjęty z toru

# Kości
rok1920-chance-budyonny = Czy wchodzi Konna Armia? Rzut 1K.
rok1920-chance-budyonny-morale = Strach przed Konną Armią: rzut 2K.
rok1920-chance-cheka = { $unit } mobilizuje: wynik { $limit } lub mniej daje uzupełnienie.
rok1920-chance-desertion = { $unit }: przy wyniku parzystym dezerteruje.
rok1920-chance-galicia = Galicyjska mobilizacja: 6 przywraca brygadę.
rok1920-chance-glavkom = Gławkom: rzut 1K o dodatkowe uzupełnienia.
rok1920-chance-glavkom-division = Gławkom: 5 lub 6 sprowadza dywizję.
rok1920-chance-intelligence = Wywiad przeciwnika: 6 zdradza miejscowość.
rok1920-chance-ordzhonikidze = { $unit }: przy 5 lub 6 jest wzmacniana albo odtwarzana.
rok1920-chance-press-on = { $unit } – forsowny marsz: rzut 1K o straty.
rok1920-chance-prisoners = { $unit } werbuje jeńców: 4 lub więcej{ $bonus-sign ->
        [zero] {""}
        [plus] , do rzutu +{ $bonus-size }
       *[minus] , do rzutu −{ $bonus-size }
    }.
rok1920-chance-starvation = { $unit } bez zaopatrzenia: 2 lub mniej to strata poziomu{ $bonus-sign ->
        [zero] {""}
        [plus] , do rzutu +{ $bonus-size }
       *[minus] , do rzutu −{ $bonus-size }
    }.
rok1920-chance-technical = Wojska techniczne: 6 daje jednostkę wsparcia.
rok1920-chance-ukraine = Ukraińska mobilizacja: rzut 1K.
rok1920-chance-upsurge = Ochotnicy: rzut 2K−2 mówi, ilu przybywa.
rok1920-chance-upsurge-morale = Zryw patriotyczny: rzut 2K o morale.
rok1920-refusal-lwow-lost = Ludności Lwowa się nie odtwarza.
rok1920-answer-press-on = { $unit }: forsowny marsz ({ $way })
rok1920-label-what-press-on = Forsowny marsz bez strat
rok1920-label-what-technical = Wojska techniczne
rok1920-label-way-flight = ucieczka
rok1920-label-way-pursuit = pogoń
rok1920-refusal-not-together-to-join = Nie stoją na jednym heksie.
rok1920-refusal-not-of-one-division = Nie należą do jednej dywizji.
rok1920-ask-press-on-to = { $unit } – forsowny marsz: dokąd?
rok1920-answer-press-on-to = { $hex }

rok1920-refusal-another-place = Wszystkie tajnie koncentrowane jednostki jadą do tej samej miejscowości, a stąd pociąg tam nie dojedzie.
rok1920-refusal-at-full-strength = Jednostka jest w pełnej sile.
rok1920-refusal-attackers-elsewhere = Nie wszyscy atakujący stoją na tym TDW albo obok niego.
rok1920-refusal-bears-no-loss = Te straty jej nie dotyczą.
rok1920-refusal-cheka-first = Najpierw { $unit }.
rok1920-refusal-cheka-lost = Została stracona.
rok1920-refusal-cheka-offensive = Polacy nie prowadzili jeszcze ofensywy na Litewsko-Białoruskim ani Polskim TDW.
rok1920-refusal-cheka-out = Jest już rozstawiona.
rok1920-refusal-cheka-pause = Front Zachodni atakował w tym posunięciu: nie ma pauzy operacyjnej.
rok1920-refusal-cheka-there = Stoi tam już jednostka CzK.
rok1920-refusal-enemies-within = Wróg jest bliżej niż { $distance ->
        [one] 1 heks
        [few] { $distance } heksy
       *[other] { $distance } heksów
    }.
rok1920-refusal-fixed-by-card = Jej miejsce podaje karta scenariusza.
rok1920-refusal-formed-once = { $unit } formuje się raz w grze.
rok1920-refusal-has-come = Weszła już do gry albo jest w drodze.
rok1920-refusal-is-encircled = Jest okrążona.
rok1920-refusal-ka-first-stage = Konna Armia nie jeździ koleją w etapie swojego wejścia.
rok1920-refusal-latvians-last = Łotyszy powołuje się dopiero po wszystkich innych dywizjach rezerwowych.
rok1920-refusal-lithuanians-rail = Litwinów nie przewozi się koleją.
rok1920-refusal-marched-in = Wmaszerowała na planszę w tej fazie.
rok1920-refusal-must-be-full = Musi być w pełnej sile.
rok1920-refusal-no-enemy-advantage = Przeciwnik nie ma tam przewagi moralnej.
rok1920-refusal-no-front-reserve = Nie jest dywizją rezerwy frontu.
rok1920-refusal-no-hex-this-way = Tą drogą nie ma wolnego heksu.
rok1920-refusal-at-peace = Litwa nie jest w stanie wojny: jej jednostek nie wolno atakować.
rok1920-refusal-no-move-left = W tej fazie już się nie porusza.
rok1920-refusal-any-distance = I tak porusza się na dowolną odległość.
rok1920-refusal-no-own-advantage = Nie masz tam przewagi moralnej.
rok1920-refusal-no-polish-troops = Odchodzą tylko polskie wojska, które mogą maszerować.
rok1920-refusal-no-spare-division = Nie ma już dywizji ochotniczej do sformowania.
rok1920-refusal-no-step-that-way = W tę stronę nie da się ruszyć.
rok1920-refusal-no-support-unit = Nie jest polską jednostką wsparcia.
rok1920-refusal-no-train-from-east = Nie dojedzie tam pociąg zza wschodniego brzegu.
rok1920-refusal-no-volunteer-cavalry = Kawalerii ochotniczej nie zamienia się.
rok1920-refusal-no-volunteers = To nie są ochotnicy.
rok1920-refusal-not-a-place = Nie ma tam miejscowości.
rok1920-refusal-not-by-pressing-on = Dodatkowych punktów nie starczy na żadną drogę w tę stronę.
rok1920-refusal-not-by-train = Nie przyjeżdża koleją.
rok1920-refusal-not-east-edge = Nie leży na wschodnim brzegu planszy.
rok1920-refusal-not-in-belarus = Nie leży na Litewsko-Białoruskim TDW.
rok1920-refusal-not-in-our-hands = Miejscowość nie jest w twoich rękach.
rok1920-refusal-not-in-ukraine = Nie leży na Ukraińskim TDW.
rok1920-refusal-not-joined-east = Nie łączy jej ze wschodnim brzegiem żadna czynna kolej.
rok1920-refusal-not-joined-warsaw = Nie łączy jej z Warszawą żadna czynna kolej.
rok1920-refusal-not-ka-hex = To nie jest heks wejścia Konnej Armii.
rok1920-refusal-not-on-board = Nie ma jej na planszy.
rok1920-refusal-not-restored-lately = Nie odtworzono jej w ostatniej fazie uzupełnień.
rok1920-refusal-not-retreating = Nie wycofuje się albo już odeszła.
rok1920-refusal-not-the-nearest = Odległość od utraconej miejscowości: { $distance }; innej: { $least }.
rok1920-refusal-not-this-way = Nie wchodzi tą drogą.
rok1920-refusal-on-the-way = Jest już w drodze.
rok1920-refusal-only-east-places = Jednostki bolszewickie odtwarza się w miejscowościach przy wschodnim brzegu i w pierwszych na wchodzących tam kolejach.
rok1920-refusal-only-kowno = Litwini wchodzą do gry w Kownie.
rok1920-refusal-only-warsaw = Polskie jednostki odtwarza się w Warszawie.
rok1920-refusal-option-off = Ta reguła dodatkowa nie obowiązuje.
rok1920-refusal-other-front = Należy do innego frontu ({ $front }).
rok1920-refusal-reform-later = Nie przed { $stage } i tylko tam, gdzie te reguły obowiązują.
rok1920-refusal-rough-at-edge = Na wejście w teren trudny nie starczy jej PM.
rok1920-refusal-second-cavalry-in-play = 2 DK jest już w grze.
rok1920-refusal-stays-itself = Zamiast niej odchodzą inni, ona zostaje.
rok1920-refusal-tanks-last = Czołgi wchodzą dopiero po wszystkich innych jednostkach wsparcia.
rok1920-refusal-train-not-carried = Pociągi pancerne jeżdżą same, nie przewozi się ich.
rok1920-refusal-two-places = Przerzut prowadzi z jednej miejscowości do innej.
rok1920-refusal-within-points = Dojdzie tam bez forsownego marszu.
rok1920-refusal-waits-to-come = Nie weszła jeszcze do gry albo dopiero wróci.
rok1920-refusal-out-of-the-game = Wypadła z gry na stałe.
rok1920-refusal-no-guest = To nie jednostka stojąca na obcym TDW ({ $front }).
rok1920-refusal-duty-north-bank = Na północ od Dźwiny musi stać bolszewicka jednostka, a najbliżej ma { $unit }.
rok1920-refusal-duty-ukrainian-area = { $unit } musi opuścić Litewsko-Białoruski TDW.
rok1920-refusal-duty-ka-clear = { $unit } musi zejść z heksu wejścia Konnej Armii.
rok1920-refusal-duty-front = Na TDW drugiego frontu może stać jedna jednostka: { $unit } musi wracać.
rok1920-refusal-duty-dlb-area = { $unit } musi opuścić Ukraiński TDW.
rok1920-refusal-duty-lithuania = { $unit } musi opuścić Litwę.
rok1920-refusal-train-no-pause = Pociąg odtwarza się tylko po pauzie operacyjnej: jego frontu albo, u Polaków, na wszystkich TDW.
rok1920-refusal-support-never = Czołgów, artylerii i samochodów pancernych się nie odtwarza.
