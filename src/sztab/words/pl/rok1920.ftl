# Pytania
rok1920-ask-reserve-phase = Czy przesuwasz teraz odwody?
rok1920-ask-move = Którą jednostkę przesuwasz?
rok1920-ask-move-to = { $unit }: dokąd?
rok1920-ask-move-by = { $unit }, heks { $hex }: którędy?
rok1920-ask-attack = Który heks atakujesz?
rok1920-ask-attackers = Atak na heks { $hex }: kto bierze udział?
rok1920-ask-attack-order = Atak na heks { $hex }: czy wydajesz rozkaz?
rok1920-ask-defence-order = Wróg atakuje heks { $hex }: czy wydajesz rozkaz?
rok1920-ask-loss = Kto traci poziom?{ $left ->
        [one] {""}
        [few] {" "}(jeszcze { $left } straty)
       *[other] {" "}(jeszcze { $left } strat)
    }
rok1920-ask-retreat-group = Kto wycofuje się razem z { $units-count ->
        [one] jednostką
       *[other] jednostkami
    } { $units }?
rok1920-ask-retreat-route = { $units } { $units-count ->
        [one] musi
       *[other] muszą
    } się wycofać: dokąd?
rok1920-ask-pursue = Kto wykonuje ruch po walce?
rok1920-ask-pursue-to = { $unit }: dokąd po walce?
rok1920-chance-attack-roll = Atak na heks { $hex }: potrzeba { $chance } lub mniej. Rzut 2K.

# Odpowiedzi
rok1920-answer-take = tak, teraz
rok1920-answer-pass = nie teraz
rok1920-answer-done = koniec
rok1920-answer-attack-done = koniec ataków
rok1920-answer-move-done = koniec ruchów
rok1920-answer-pursue-done = nikt
rok1920-answer-go = do ataku
rok1920-answer-call-off = zaniechaj ataku
rok1920-answer-none = bez rozkazu
rok1920-answer-assault = Szturm: szansa +2, wynik nieparzysty to strata poziomu
rok1920-answer-raid = Zagon: szansa −1, ruch po walce dłuższy o 2 PM
rok1920-answer-stubborn = Uporczywa obrona: szansa −2, wynik nieparzysty to strata poziomu
rok1920-answer-counter = Kontratak: szansa +1, nieudany atak odrzuca atakujących
rok1920-answer-move = { $unit }
rok1920-answer-move-to = { $hex }
rok1920-answer-straight = najkrótszą drogą
rok1920-answer-stay = zostań na miejscu
rok1920-answer-move-by = przez { $hex }
rok1920-answer-attack = atak na heks { $hex }
rok1920-answer-attackers = { $unit }
rok1920-answer-loss = { $unit }
rok1920-answer-retreat-group = { $unit }
rok1920-answer-retreat-route = { $path-count ->
        [one] na heks { $path }
       *[other] droga { $path }
    }
rok1920-answer-exit = droga { $path } i poza { $edge } brzeg planszy
rok1920-answer-pursue = { $unit }
rok1920-answer-pursue-to = { $hex }

# Dziennik
rok1920-event-turn-began = Etap { $stage }: posunięcie { $side-id ->
        [pl] polskie
       *[other] bolszewickie
    }.
rok1920-event-phase-began = { $phase }: { $side }.
rok1920-event-reserve-phase-taken = { $side-id ->
        [pl] Polacy przesuwają
       *[other] Bolszewicy przesuwają
    } odwody.
rok1920-event-moved = { $unit } maszeruje: { $path }.
rok1920-event-moved-by-10 = { $unit } rusza po walce: { $path }.
rok1920-event-moved-by-12 = { $unit } rusza w pościg: { $path }.
rok1920-event-place-taken = { $hex } w rękach { $side-id ->
        [pl] Polaków
       *[other] bolszewików
    }.
rok1920-event-attack-declared = { $units } { $units-count ->
        [one] atakuje
       *[other] atakują
    } heks { $hex }: siła { $attack } : { $defence }, z tabeli { $base }, potrzeba { $chance } lub mniej{ $orders-first-id ->
        [none] {""}
       *[other] ; rozkaz: { $orders-first }
    }{ $orders-last-id ->
        [none] {""}
       *[other] ; rozkaz obrońcy: { $orders-last }
    }.
rok1920-event-attack-resolved = Heks { $hex }: rzut { $total }, potrzeba { $chance } lub mniej: { $result }.
rok1920-event-weakened = { $unit } traci poziom: { $level }.
rok1920-event-eliminated = Eliminacja: { $unit }, heks { $hex }.
rok1920-event-eliminated-by-3-4-3-a = Eliminacja: { $unit }, heks { $hex }: odwrót zszedł z torów, a pociąg poza nimi przepada.
rok1920-event-eliminated-by-30-2-3 = Eliminacja: { $unit }, heks { $hex }: odwrót zszedł z torów, a pociąg poza nimi przepada.
rok1920-event-eliminated-by-3-4-4-a = Eliminacja: { $unit }, heks { $hex }: odwrót poszedł przez dużą rzekę bez mostu.
rok1920-event-eliminated-by-3-4-6-a = Eliminacja: { $unit }, heks { $hex }: odwrót poszedł przez dużą rzekę bez mostu.
rok1920-event-eliminated-by-30-2-1 = Eliminacja: { $unit }, heks { $hex }: odwrót poszedł przez dużą rzekę bez mostu.
rok1920-event-eliminated-by-19-5-c = Eliminacja: { $unit }, heks { $hex }: odwrót poszedł przez dużą rzekę bez mostu.
rok1920-event-eliminated-by-3-3-g = Eliminacja: { $unit }, heks { $hex }: kadra została przy wrogu sama.
rok1920-event-eliminated-by-13-3 = Eliminacja: { $unit }, heks { $hex }: kadra została przy wrogu sama.
rok1920-event-retreated = { $units } { $units-count ->
        [one] wycofuje się
       *[other] wycofują się
    }: { $path }{ $losses-count ->
        [0] {""}
       *[other] {""}; droga kosztuje poziomy
    }.
rok1920-event-left-board = { $unit } wycofuje się poza { $edge } brzeg planszy i { $stage-id ->
        [never] nie wróci przed końcem gry
       *[other] wróci w etapie { $stage }
    }.
rok1920-event-morale-shifted = Przewaga moralna na { $theatre-id ->
        [pl] Polskim
        [ua] Ukraińskim
       *[lb] Litewsko-Białoruskim
    } TDW: { $by-sign ->
        [minus] −{ $by-size }
       *[other] +{ $by-size }
    } dla { $side-id ->
        [pl] Polaków
       *[other] bolszewików
    }; teraz { $field-sign ->
        [zero] równowaga
        [minus] { $field-size } po stronie polskiej
       *[plus] { $field-size } po stronie bolszewickiej
    }.

# Odmowy
rok1920-refusal-attacked-already = Już atakowała w tej fazie.
rok1920-refusal-attacked-this-turn = Atakowała już w tym posunięciu.
rok1920-refusal-barred-by-line = Przekroczyła wrogą linię kontroli, wchodząc w teren trudny albo przez rzekę, i nie może jeszcze atakować.
rok1920-refusal-beyond-pursuit = Poza zasięgiem ruchu po walce.
rok1920-refusal-carried-already = W tej fazie jechała koleją, więc nie maszeruje.
rok1920-refusal-closed-on-the-way = Droga jest zamknięta na heksie { $hex }.
rok1920-refusal-no-jumps = Marsz prowadzi z heksu na heks; { $hex } nie sąsiaduje z poprzednim.
rok1920-refusal-entry-takes-all = Wejście na zaatakowany heks pochłania wszystkie punkty; dalej nie pójdzie.
rok1920-refusal-guns-enter-only = Czołgi i artyleria wchodzą tylko na zaatakowany heks.
rok1920-refusal-pursuit-river = Atakowała przez dużą rzekę, więc nie idzie dalej niż na zaatakowany heks.
rok1920-refusal-pursuit-unbridged = Dużą rzekę bez mostu przekraczają tu tylko ci, którzy przez nią atakowali, wchodząc na zaatakowany heks.
rok1920-refusal-takes-whole-march = Wejście na heks { $hex } zabiera cały ruch, więc na żaden inny nie można wejść.
rok1920-refusal-border = Po drodze jest granica albo brzeg planszy.
rok1920-refusal-demarcation-border = Linia demarkacyjna z Litwą jest tu granicą państwa.
rok1920-refusal-closed-hex = Poza obszarem gry.
rok1920-refusal-enemy-there = Stoją tam jednostki przeciwnika.
rok1920-refusal-full = Na heksie stoi już komplet jednostek ({ $limit }).
rok1920-refusal-less-proper = Inna droga lepiej trzyma się właściwego kierunku odwrotu.
rok1920-refusal-line-forbidden = Przez wrogą linię kontroli nie wolno przekraczać dużej rzeki ani wchodzić przez rzekę w teren trudny.
rok1920-refusal-more-losses = Tędy strata poziomów: { $losses }; inną drogą: { $least }.
rok1920-refusal-moved-already = Już się poruszała w tej fazie.
rok1920-refusal-named-already = Już bierze udział.
rok1920-refusal-near-enemy = Ta droga kończy się obok wroga, a inna nie.
rok1920-refusal-no-enemy-there = Nie ma tam przeciwnika.
rok1920-refusal-no-points = Nie ma punktów marszowych.
rok1920-refusal-no-reserve = Nie jest odwodem: ma siłę { $own }, a sąsiedni wrogowie { $against }.
rok1920-refusal-no-strength = Brak siły do ataku.
rok1920-refusal-no-way = Nie ma takiej drogi.
rok1920-refusal-nobody-named = Nikt jeszcze nie bierze udziału.
rok1920-refusal-not-adjacent = Atakować można tylko z sąsiednich heksów.
rok1920-refusal-not-in-combat = Nie brała udziału w tej walce albo już ruszyła.
rok1920-refusal-not-offered = Teraz to niemożliwe.
rok1920-refusal-not-together = Litwini i bolszewicy nie mogą stać razem.
rok1920-refusal-not-yours = Nie należy do ciebie.
rok1920-refusal-order-limit = W tym posunięciu rozkaz już wydano, a jednostek elitarnych jest mniej niż połowa.
rok1920-refusal-order-strength = Rozkaz wymaga { $needed } PS, a jest { $strength }.
rok1920-refusal-overfull-first = Na heksie { $hex } jest za dużo jednostek: część musi odejść.
rok1920-refusal-placed-this-phase = Weszła do gry w tej fazie.
rok1920-refusal-ours-already = Miejscowość jest już w twoich rękach: droga przez nią niczego nie zmienia.
rok1920-refusal-too-far-round = Na drogę przez ten heks nie starczy PM albo leży on już na drodze.
rok1920-refusal-too-far = Droga kosztuje { $cost } PM, a jednostka ma { $points }.
rok1920-refusal-too-far-away = To { $distance ->
        [one] 1 heks
        [few] { $distance } heksy
       *[other] { $distance } heksów
    } stąd, a jednostka ma { $points } PM.

# Modyfikacje
rok1920-modifier-difficult-terrain = teren trudny
rok1920-modifier-large-city = duże miasto
rok1920-modifier-fortress = twierdza
rok1920-modifier-over-small-river = przez małą rzekę
rok1920-modifier-over-large-river = przez dużą rzekę
rok1920-modifier-over-works = przez fortyfikacje
rok1920-modifier-mixed-two = przeszkoda przed połową atakujących
rok1920-modifier-mixed-many = różne przeszkody
rok1920-modifier-encircled = obrońca w okrążeniu
rok1920-modifier-elite-units = atakują jednostki elitarne
rok1920-modifier-repeat-attack = atak powtórny
rok1920-modifier-moral-advantage = przewaga moralna
rok1920-modifier-assault = szturm
rok1920-modifier-raid = zagon
rok1920-modifier-stubborn-defence = uporczywa obrona
rok1920-modifier-counter-attack = kontratak
rok1920-modifier-over-line = przez linię kontroli
rok1920-modifier-wrong-direction = niewłaściwy kierunek
rok1920-modifier-blocked = odwrót zablokowany
rok1920-modifier-through-enemy = przez jednostki wroga

# Wyniki
rok1920-outcome-time = skończył się ostatni etap

# Nazwy
rok1920-label-side-pl = Polacy
rok1920-label-side-su = bolszewicy
rok1920-label-theatre-pl = Polski TDW
rok1920-label-theatre-ua = Ukraiński TDW
rok1920-label-theatre-lb = Litewsko-Białoruski TDW
rok1920-label-phase-attacks = Faza ataków zwykłych
rok1920-label-phase-movement = Faza ruchu zwykłego
rok1920-label-phase-repeat-attacks = Faza ataków powtórnych
rok1920-label-phase-replacements = Faza uzupełnień
rok1920-label-edge-north = północny
rok1920-label-edge-east = wschodni
rok1920-label-edge-south = południowy
rok1920-label-edge-west = zachodni
rok1920-label-level-full = pełna siła
rok1920-label-level-weak = osłabiona
rok1920-label-level-cadre = kadra
rok1920-label-result-success = atak udany
rok1920-label-result-failure = atak nieudany
rok1920-label-result-bloody = walka krwawa
rok1920-label-orders-none = brak
rok1920-label-orders-assault = szturm
rok1920-label-orders-raid = zagon
rok1920-label-orders-stubborn = uporczywa obrona
rok1920-label-orders-counter = kontratak

# Krok posunięcia
rok1920-label-step-deployment = rozstawienie
rok1920-label-step-armistice = rozejm?
rok1920-label-step-withdrawals = wycofania
rok1920-label-step-formation = formowanie Armii Ochotniczej
rok1920-label-step-support = jednostki wsparcia
rok1920-label-step-technical = wojska techniczne
rok1920-label-step-front-reserves = rezerwy frontów
rok1920-label-step-hand-over = przekazanie Konnej Armii
rok1920-label-step-first-window = przed atakami
rok1920-label-step-attacks = ataki zwykłe
rok1920-label-step-second-window = po atakach
rok1920-label-step-movement = ruch zwykły
rok1920-label-step-third-window = po ruchach
rok1920-label-step-repeat-attacks = ataki powtórne
rok1920-label-step-starvation = wygłodzenie
rok1920-label-step-cheka = mobilizacja rewolucyjna
rok1920-label-step-ordzhonikidze = przyjaźń tow. Ordżonikidze
rok1920-label-step-prisoners = werbunek wśród jeńców
rok1920-label-step-receive = przydział uzupełnień
rok1920-label-step-ukrainian-recruits = uzupełnienia ukraińskie
rok1920-label-step-galicia = galicyjska mobilizacja
rok1920-label-step-replacements = uzupełnienia
rok1920-label-step-desertion = dezercja
rok1920-label-step-turn-start = początek posunięcia
rok1920-label-step-turn-end = koniec posunięcia
rok1920-label-step-next-player = koniec posunięcia
rok1920-label-step-cooling = koniec posunięcia
rok1920-label-step-zeal = koniec posunięcia
rok1920-label-step-arrival-markers = znaczniki wprowadzeń
rok1920-label-step-arrivals = wprowadzenia
rok1920-label-step-formed = Armia Ochotnicza
rok1920-label-step-hidden-hungry = zakryte jednostki bez zaopatrzenia
rok1920-label-step-hiding = ukrycie jednostek
rok1920-label-step-kiev-morale = Kijów w polskich rękach
rok1920-label-step-konarmia = Konna Armia
rok1920-label-step-konarmia-leaves = odejście Konnej Armii
rok1920-label-step-late-formations = formowania w trakcie gry
rok1920-label-step-lithuania = Litwa
rok1920-label-step-lone-unsupplied = samotne jednostki bez zaopatrzenia
rok1920-label-step-marker = morale na torze
rok1920-label-step-marker-end = morale na torze
rok1920-label-step-no-mans-land = ziemia niczyja
rok1920-label-step-operations = charakter działań
rok1920-label-step-polish-rifles = 1 Polska Dywizja Strzelców
rok1920-label-step-political-events = wydarzenia polityczne
rok1920-label-step-precedence = pierwszeństwo
rok1920-label-step-precedence-end = pierwszeństwo
rok1920-label-step-priorities = priorytety polityczne
rok1920-label-step-relocatable = odtworzone jednostki
rok1920-label-step-reorganisation = reorganizacja
rok1920-label-step-replacements-end = koniec uzupełnień
rok1920-label-step-strengthened = wzmocnienia
rok1920-label-step-supply-kept = zaopatrzenie
rok1920-label-step-theatres = teatry działań
rok1920-label-step-threat = zagrożenie
rok1920-label-step-trains = pociągi pancerne
rok1920-label-step-volunteer-plan = Armia Ochotnicza
rok1920-label-step-whites = kontrrewolucjoniści
rok1920-label-step-wilno = Wilno
rok1920-label-level-crushing = zwycięstwo druzgocące
rok1920-label-level-strategic = zwycięstwo strategiczne
rok1920-label-level-tactical = zwycięstwo taktyczne
rok1920-label-front-west = Front Zachodni
rok1920-label-front-southwest = Front Południowo-Zachodni
rok1920-label-winner-pl = Polacy
rok1920-label-winner-su = bolszewicy
rok1920-refusal-no-march-there = Nie prowadzi tam żadna droga: zamykają ją wrogowie, ich linie kontroli, rzeki albo pełne heksy.
rok1920-refusal-no-reserve-then = Nie była odwodem na początku tej fazy.
rok1920-refusal-duty-play-area = { $unit } stoi poza obszarem scenariusza i musi do niego wracać.

# Opcje stołu
rok1920-option-ukraine = Ukraińska niewiadoma (41)
rok1920-option-upsurge = Zryw patriotyczny (42)
rok1920-option-glavkom = Gławkom (43)
rok1920-option-budyonny = Niespodzianka Budionnego (44)
rok1920-option-flight = Ucieczka (45)
rok1920-option-pursuit = Pogoń (46)
rok1920-option-ending = Jak długo gramy
rok1920-option-ending-short = krótko, do końca tego scenariusza
rok1920-option-ending-warsaw = do bitwy pod Warszawą (5.IX)
rok1920-option-ending-campaign = do końca kampanii (24.X)
