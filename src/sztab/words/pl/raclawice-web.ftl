# Racławice: ostrzał, walka wręcz, nakładki
web-rac-quotient = siła ognia na tym dystansie
web-rac-distance = dystans w polach
web-rac-strength = siła
web-rac-row = Wiersz { $row } tabeli ostrzału
web-rac-range = Dystans { $distance }
web-rac-effect = { $size } do rzutu na morale
web-rac-test-of = Test morale: { $unit }
web-rac-test-sum = rzut { $total }, zdany do { $morale }
web-rac-dice = zdaje { $passed }, nie zdaje { $failed }
web-rac-stands = stoi
web-rac-outcome = { $hexes ->
        [0] { $losses ->
            [0] stoi
            [one] jedna strata
            [few] { $losses } straty
           *[other] { $losses } strat
        }
        [one] { $losses ->
            [0] wycofanie o pole
            [one] wycofanie o pole, jedna strata
            [few] wycofanie o pole, { $losses } straty
           *[other] wycofanie o pole, { $losses } strat
        }
       *[other] { $losses ->
            [0] wycofanie o { $hexes } pola
            [one] wycofanie o { $hexes } pola, jedna strata
            [few] wycofanie o { $hexes } pola, { $losses } straty
           *[other] wycofanie o { $hexes } pola, { $losses } strat
        }
    }
web-rac-gun-hit = pierwszy rzut: trafienie ({ $modifier })
web-rac-gun-effect = drugi rzut: skutek ({ $modifier })
web-rac-gun-silenced = bateria zdobyta ogniem
web-rac-danger = { $leader } w niebezpieczeństwie:
web-rac-fate-death = śmierć
web-rac-fate-contusion = kontuzja
web-rac-fire-now = Rozkaz: { $answer }
web-rac-who-could = Kto może strzelać i z jaką szansą
web-rac-attacker = atakują
web-rac-defender = bronią się
web-rac-no-modifiers = bez modyfikatorów
web-rac-die-and = rzut
web-rac-counter-test = Najpierw test morale: { $unit } ({ $morale }), szansa { $chance }.
web-rac-lava = Próba ławy: { $unit } (morale { $morale }), szansa { $chance }.
web-rac-melee-outcome = wygrywają { $winner }{ $turns ->
        [0] {""}
        [one] , pokonani wracają za etap
        [few] , pokonani wracają za { $turns } etapy
       *[other] , pokonani wracają za { $turns } etapów
    }
web-rac-winner-loss = zwycięzca ponosi stratę
web-rac-way-loss = { $count ->
        [one] jedna strata
        [few] { $count } straty
       *[other] { $count } strat
    }
web-rac-way-free = bez strat
web-rac-loss-from-to = liczebność { $from } → { $to }
web-rac-layer-command = Zasięg dowodzenia
web-rac-layer-fire = Pole ostrzału
web-rac-layer-sight = Widoczność
web-rac-layer-click = kliknij oddział albo pole
web-rac-score = { $side ->
        [none] nikt nie prowadzi
       *[other] { $side }: przewaga { $score }
    }; wygrywa przewaga { $threshold }
web-rac-short-skirmish = tyr.
web-rac-short-limbered = zap.
web-rac-mark-moved = po ruchu
web-rac-mark-stopped = zatrzymany
web-rac-mark-fired = strzelał
web-rac-mark-captured = zdobyte
web-rac-mark-jammed = problemy techniczne
web-rac-mark-countered = kontratakował
web-rac-mark-targeted = był celem kontrataku
web-rac-mark-gun-fired = strzelała w tym etapie
web-rac-mark-gun-moved = przesunięta, nie strzela w tym etapie
web-rac-shots = oddane strzały: { $count }
web-rac-left = pozostałe PR: { $count }
web-rac-due = wraca w etapie { $turn }
web-rac-contused = kontuzja
web-rac-effects = Ostrzał według dystansu: ile dodaje do rzutu na morale
web-rac-none = –
web-rac-active = działa teraz
web-rac-in-the-pool = w puli
web-rac-zones = Strefy
web-rac-front = przednia
web-rac-flank = boczne
web-rac-rear = tylna
web-rac-cannot-fire = Nie może teraz strzelać:

web-about-raclawice-short = Kompanie i szwadrony na stumetrowych polach. Dowódców losuje się z puli.
web-about-raclawice-time = od 45 min
web-about-raclawice-what = 4 kwietnia 1794. Kościuszko stoi na wzgórzu pod Dziemierzycami, za nim, we wsi, kryje się dwa tysiące kosynierów. Od północnego wschodu idzie Tormasow, Pustowałow obchodzi las, Denisow nadciąga późno.
web-about-raclawice-aim = Obie strony mają wspólny żeton punktów zwycięstwa: wygrana walka wręcz daje 1, oddział wyeliminowany ogniem 1, zdobyta bateria 2 i po jednym za gwiazdkę, zabity dowódca 3. Duża przewaga na koniec etapu wygrywa od razu (w bitwie 6 punktów; w szturmie na baterię, który Rosjanie zaczynają z jednym punktem, 4); po ostatnim etapie wygrywa prowadzący, a przy remisie Polacy.
web-about-raclawice-goal-battle = Dwanaście etapów. Punkty dają wygrane walki wręcz (1), oddziały wyeliminowane ogniem (1), zdobyte baterie (2 i gwiazdki) i zabici dowódcy (3). Sześć punktów przewagi na koniec etapu (albo tyle, ile wybrano dla tego stołu) wygrywa od razu; po ostatnim etapie wygrywa prowadzący, a przy remisie Polacy.
web-about-raclawice-goal-battery = Polacy idą po działa: zdobyta bateria daje 2 punkty i po jednym za gwiazdkę, wygrana walka wręcz albo oddział wyeliminowany ogniem 1, zabity dowódca 3. Rosjanie zaczynają z punktem przewagi. Cztery punkty przewagi na koniec etapu (albo tyle, ile wybrano dla tego stołu) wygrywają od razu; po ostatnim etapie wygrywa prowadzący, a przy remisie Polacy.
web-about-raclawice-turn = Z puli losuje się dowódcę. Jego oddziały w zasięgu ruszają stos po stosie, a między ruchami obie strony mogą strzelać; potem rusza sam dowódca; na koniec walczą ci, którzy stoją na jednym polu z wrogiem. Gdy pula jest pusta, etap się kończy. Oddział patrzy na róg pola: dwa pola przed nim to jego strefa przednia.
web-about-raclawice-fight = Ostrzał zmusza cel do testu morale kostką od 0 do 9. W walce wręcz obie strony rzucają i dodają modyfikatory; przy każdym jest numer reguły.
web-raclawice-pool = Pula aktywacji
web-raclawice-points = Punkty zwycięstwa
web-raclawice-facing = Ukierunkowanie oddziału
web-raclawice-numbers = morale { $morale }, liczebność { $strength }, siła ognia { $fire }
web-raclawice-leader = dowódca { $name }
web-raclawice-phase-pool = Pula
web-raclawice-phase-draw = Losowanie
web-raclawice-phase-activation = Aktywacja
web-raclawice-phase-return = Powroty
web-raclawice-phase-movement = Ruch i ostrzał
web-raclawice-phase-leader = Ruch dowódcy
web-raclawice-phase-melee = Walka wręcz
web-raclawice-phase-turn-end = Koniec etapu
web-raclawice-in-pool = w puli { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }
web-rac-march = { $cost } PR, zostanie { $left }
web-rac-march-reacts = Wróg może zareagować.
web-rac-march-facing = Przeciągnij od celu, by wybrać ukierunkowanie.
web-rac-march-clash-now = Na pole wroga: dojdzie do walki wręcz.{ $aimed ->
        [yes] {" "}Wskaż je jeszcze raz, by ruszyć.
       *[no] {" "}Wskaż je dwa razy, by ruszyć.
    }
web-rac-march-clash-ride = Na pole wroga. Do walki wręcz dojdzie tylko wtedy, gdy dowódca ({ $leader }) podjedzie potem na cztery pola lub bliżej.{ $aimed ->
        [yes] {" "}Wskaż je jeszcze raz, by ruszyć.
       *[no] {" "}Wskaż je dwa razy, by ruszyć.
    }
web-rac-march-clash-never = Na pole wroga, ale poza zasięg dowodzenia ({ $leader }): w tej aktywacji nie dojdzie tam do walki.{ $aimed ->
        [yes] {" "}Wskaż je jeszcze raz, by ruszyć.
       *[no] {" "}Wskaż je dwa razy, by ruszyć.
    }
web-rac-march-once-more = Wskaż je jeszcze raz, by ruszyć.
web-rac-whole-line = Cała linia
web-raclawice-how-shot = Strony strzelają na przemian: zanim wróg coś zrobi, możesz raz strzelić. Wskaż, kto, albo spasuj.
web-raclawice-how-act = Wskaż świecący oddział: zobaczysz, dokąd dojdzie i do kogo może strzelać. Po każdym ruchu wróg może strzelić; gdy obie strony spasują, te oddziały kończą działanie.
web-raclawice-acting-six = { $leader }: { $left ->
        [0] szóstka wybrana
        [6] dowolnych sześć
       *[other] jeszcze { $left } z sześciu
    }
web-raclawice-how-group = Wskaż pole w zielonej obwódce: liczba mówi, ile kosztuje droga. Przyciski dobierają tych, którzy idą razem.
web-raclawice-how-group-line = Te oddziały idą razem. Kolejne dobierają przyciski; po „Ruszaj, nikt więcej” każdy stos linii rusza się po kolei.
web-raclawice-how-step-line = Każdy stos linii rusza się osobno: wskaż jeden z zaznaczonych, a potem dokąd idzie.
web-raclawice-how-step-guns = Obsługa przetacza lub obraca działa o jedno pole albo jeden bok: wskaż zielone pole lub strzałkę. Dalej pojadą po zaprzodkowaniu.
web-raclawice-how-step-double = Krokiem podwojonym stos ma dwa punkty więcej i musi zużyć wszystkie: bez zwrotów i strzelania, z dala od swoich, lasu, zabudowań i strumienia. Wskaż pole z liczbą albo wróć do kroku zwykłego.
web-raclawice-how-step-tap = Dotknij zielonego pola (liczba to koszt) albo celu w pomarańczowej obwódce, a samego oddziału, by go obrócić.
web-raclawice-how-step-guns-tap = Obsługa przetacza lub obraca działa o jedno pole albo jeden bok: dotknij zielonego pola, a do obrotu samych dział. Dalej pojadą po zaprzodkowaniu.
web-raclawice-how-step = Wskaż pole w zielonej obwódce (liczba to koszt drogi), strzałkę zwrotu albo cel w pomarańczowej obwódce.
web-raclawice-panel-hex = Pole
web-raclawice-hex = pole { $number }
web-raclawice-hex-offered = można wybrać to pole
web-raclawice-hex-choosable = można wybrać stojący tu oddział
web-raclawice-hex-click = Wskaż pole, żeby zobaczyć, co na nim jest.
web-raclawice-ruler-to = Wskaż drugie pole; kliknięcie zatrzymuje miarkę.
web-raclawice-ruler-hexes = { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[other] { $count } pól
    }
web-raclawice-end-units = { $count ->
    [one] Jeden stos może jeszcze coś zrobić.
    [few] { $count } stosy mogą jeszcze coś zrobić.
   *[other] { $count } stosów może jeszcze coś zrobić.
}
web-raclawice-how-activate = Wybrany dowódca działa teraz ze swoimi oddziałami. „Nikogo”: nie działa żaden.
web-raclawice-how-activate-pl = Wybrany dowódca działa najpierw ze swoimi oddziałami; po nim głównodowodzący z dowolnymi sześcioma oddziałami do czterech pól od siebie. „Nikogo”: tylko tych sześć.
web-raclawice-how-orphans = Wskaż poległego: ruszą oddziały, którymi dowodził.
web-raclawice-how-arrive = Wskaż świecące pole, na którym oddział ma się pojawić.
web-raclawice-how-face = Wskaż strzałkę. Dwa pola przed oddziałem to jego strefa przednia: tam strzela.
web-raclawice-how-order = Układasz stos od góry do dołu: wskaż, kto ma leżeć następny.
web-raclawice-how-react = Wróg wszedł przed front twoich oddziałów. Kto stoi i strzela, strzela od razu. Kontratak to walka wręcz; piechota najpierw testuje morale, a kto nie zda, cofa się o dwa pola ze stratą. „Koniec” przepuszcza wroga.
web-raclawice-how-evade-fire = Strzał padnie teraz, zanim tyraliera zdecyduje, czy zostać.
web-raclawice-how-evade-stay = Wróg stoi przed frontem tyraliery i może iść dalej; kto się wycofa, jest o pole dalej od niego, ale oddaje swoje.
web-raclawice-how-leader-move = Wskaż dowolne pole albo zostaw go na miejscu. Dowodzi oddziałami do czterech pól od siebie: brązowy obszar pokazuje, gdzie by to było.
web-raclawice-how-leader-move-clash = Twoje oddziały stoją z wrogiem na jednym polu. Będą walczyć tylko wtedy, gdy znajdą się w zasięgu dowódcy, do czterech pól od miejsca, w którym stanie: pokazuje go brązowy obszar.
web-raclawice-how-leader-move-over = Twoje oddziały stoją z wrogiem na jednym polu, ale w tej aktywacji walki wręcz już nie będzie. Wskaż dowolne pole albo zostaw go na miejscu; brązowy obszar pokazuje, komu by stamtąd dowodził.
web-raclawice-how-react-leader = Dowódca jest tu sam: może się wycofać, zanim wróg pójdzie dalej. „Koniec” zostawia go na miejscu.
web-raclawice-how-leader-withdraw = Wskaż świecące pole, na które dowódca ma się wycofać.
web-raclawice-how-leader-aside = Wskaż świecące pole albo zostaw go na miejscu.
web-raclawice-how-fire-target = Wskaż cel w pomarańczowej obwódce: szanse poznasz, zanim rzucisz.
web-raclawice-how-fire-partner = Dobierz tych, którzy mają strzelać razem, albo wybierz „Strzelaj”.
web-raclawice-how-withdraw = Musi ustąpić z pola. −1 to strata po drodze: pod górę, przez strumień albo przed front wroga.
web-raclawice-how-loss = Wskaż oddział, którego liczebność zmaleje.
web-raclawice-how-loss-again = To już następna strata: wskaż oddział, który ją poniesie; może być ten sam.
web-raclawice-how-melee-hex = Wskaż pole, na którym stoją obie strony: to starcie rozstrzygnie się teraz.
web-raclawice-how-melee-hex-one = Zostało tylko to jedno starcie.
web-raclawice-how-melee-facing = Wskaż strzałkę: tam zwrócą się zwycięzcy.
web-raclawice-how-return-hex = Wskaż świecące pole, na które oddział ma wrócić.
web-raclawice-how-return-facing = Wskaż strzałkę: tam zwróci się oddział.
web-raclawice-stay = Zostaje na miejscu
web-raclawice-button-step-stop = Stop
web-raclawice-button-step-double = Krok podwojony (+2 PR)
web-raclawice-button-step-reorder = Przełóż stos
web-raclawice-button-step-limber = Zaprzodkuj
web-raclawice-button-step-unlimber = Odprzodkuj
web-raclawice-button-step-fire = Strzał w ruchu
web-raclawice-next-unit = { $prompt ->
        [act] Następny stos ({ $count })
       *[other] Następny oddział ({ $count })
    }
web-about-raclawice-what-battery = 4 kwietnia 1794, godzina 17.30: szturm na baterię. Kościuszko prowadzi kosynierów i bataliony środka ze wzgórza przez Janowiczki na działa Tormasowa, zanim nadejdzie Denisow.
web-about-raclawice-first-pl-battery = Kosynierzy są groźni tylko w walce wręcz i nie mają karabinów: prowadź ich całymi stosami, krokiem podwojonym przez otwarte pole, prosto na działa. Piechotę trzymaj obok, by strzelała do tych, którzy wyjdą im naprzeciw. Zdobyta bateria daje 2 punkty i po jednym za każdą gwiazdkę, a 4 punkty przewagi wygrywają od razu.
web-about-raclawice-first-ru-battery = Działa strzelają daleko: zacznij od nich i ostrzeliwuj każdego, kto podchodzi. Grenadierów postaw obok baterii, żeby kosynierzy nie dopadli jej z boku, i strzelaj salwą, zanim dojdzie do walki wręcz. Masz na początku punkt przewagi; cztery wygrywają od razu.
web-raclawice-why-by-turns = Strony strzelają na przemian: zanim coś zrobisz, przeciwnik może raz strzelić.
web-raclawice-why-reaction = Przeciwnik reaguje na oddział, który się zbliżył.
web-raclawice-how-step-guns-click = Obsługa przetacza lub obraca działa o jedno pole albo jeden bok: kliknij zielone pole, a do obrotu same działa. Dalej pojadą po zaprzodkowaniu.
web-raclawice-how-step-click = Kliknij pole w zielonej obwódce (liczba to koszt drogi; przeciągnięcie z tego pola wybiera zwrot na końcu) albo cel w pomarańczowej. Kliknij oddział, by go obrócić.
web-raclawice-how-step-line-picked = Wskaż, dokąd idzie ten stos: pole w zielonej obwódce, z kosztem drogi. Po nim ruszą pozostałe stosy linii.
web-raclawice-how-step-last = Ostatni stos linii: wskaż go, a potem dokąd idzie, albo niech się zatrzyma.
web-raclawice-how-withdraw-fire = Pod ogniem nie zdał testu morale: cofa się o jedno pole. −1 to strata po drodze: pod górę, przez strumień albo przed front wroga.
web-rac-silent = Teraz nie strzeli: { $why }
web-rac-no-target = Brak celu: { $range ->
        [one] na polach tuż przed sobą oddział nie widzi nikogo
       *[other] przed sobą, do { $range } pól, oddział nie widzi nikogo, kogo mógłby trafić
    }; w działa bez osłony trafia się tylko z mniejszej odległości.
web-rac-towards-n = płn.
web-rac-towards-ne = płn.-wsch.
web-rac-towards-se = płd.-wsch.
web-rac-towards-s = płd.
web-rac-towards-sw = płd.-zach.
web-rac-towards-nw = płn.-zach.
web-rac-loss-10-11-4 = pod górę lub przez strumień
web-rac-loss-10-11-5 = przed frontem wroga
web-rac-brief = morale { $morale }, liczebność { $strength }, ogień { $fire }
web-rac-brief-unarmed = morale { $morale }, liczebność { $strength }, bez karabinów
web-rac-brief-guns = działa, { $stars ->
        [0] bez gwiazdek
        [one] jedna gwiazdka
        [few] { $stars } gwiazdki
       *[other] { $stars } gwiazdek
    }
web-raclawice-telling-sum-fights = { $count ->
        [one] jeden strzał albo starcie
        [few] { $count } strzały albo starcia
       *[other] { $count } strzałów albo starć
    }
web-rac-company = Kto idzie: wskaż żetony, które zostają lub dołączają
web-rac-company-line = Obok w linii
web-rac-goes = Oddział { $unit } idzie
web-rac-stays = Oddział { $unit } zostaje
web-rac-double-not = Krok zwykły
web-rac-double-nowhere = Krokiem podwojonym nie da się stąd nigdzie dojść: bez zwrotów, nie przez las, zabudowania, strumień ani własne oddziały.
web-rac-bout-fire = { $units } { $count ->
        [one] strzela
       *[other] strzelają
    } na pole { $hex }
web-rac-bout-fire-gun = Ogień: { $units }; cel: { $gun }
web-rac-bout-melee = Starcie na polu { $hex }
web-rac-bout-check = Test morale: { $units }
web-rac-bout-taken = Bateria zmienia właściciela
web-rac-bout-won = wygrywają { $seat }
web-rac-bout-nothing = nikt nie ustąpił
web-rac-bout-below = { $hit ->
        [yes] poniżej { $strength }: bateria zdobyta
       *[no] chybiono: baterię zdobywa rzut poniżej { $strength }
    }
web-rac-bout-missed = chybiono
web-rac-befell-leader = dowódca stracony: { $leader }
web-rac-bout-morale = morale { $morale }
web-rac-bouts-more = { $count ->
        [one] Jeszcze jeden strzał lub starcie nic nie zmieniło.
        [few] Jeszcze { $count } strzały lub starcia zmieniły niewiele albo nic.
       *[other] Jeszcze { $count } strzałów lub starć zmieniło niewiele albo nic.
    }
web-rac-bouts-alike = { $told } ({ $count ->
        [2] dwa razy
       *[other] { $count } razy
    }).
web-rac-bouts-nothing = { $count ->
        [one] Jeden strzał: nikt nie ustąpił.
        [few] { $count } strzały: nikt nie ustąpił.
       *[other] { $count } strzałów: nikt nie ustąpił.
    }
web-rac-befell-eliminated = eliminacja: { $units }
web-rac-befell-fled = { $units } { $count ->
        [one] ucieka
       *[other] uciekają
    }, powrót w etapie { $turn }
web-rac-befell-fled-for-good = { $units } { $count ->
        [one] ucieka
       *[other] uciekają
    } na dobre
web-rac-befell-captured = zdobyto działa: { $units }
web-rac-befell-recaptured = odbito działa: { $units }
web-rac-befell-loss = { $units } { $count ->
        [one] ponosi stratę
       *[other] ponoszą straty
    }
web-rac-befell-loss-back = { $units } { $count ->
        [one] ponosi stratę i cofa
       *[other] ponoszą straty i cofają
    } się
web-rac-befell-back = { $units } { $count ->
        [one] cofa
       *[other] cofają
    } się
web-rac-befell-fails = { $units } nie { $count ->
        [one] zdaje
       *[other] zdają
    } testu morale
web-rac-befell-jammed = { $units }: problemy techniczne
web-rac-fate-of-eliminated = eliminacja
web-rac-fate-of-fled = ucieka, wróci w etapie { $turn }
web-rac-fate-of-fled-for-good = ucieka na dobre
web-rac-fate-of-captured = działa zdobyte
web-rac-fate-of-recaptured = działa odbite
web-rac-fate-of-loss = { $losses ->
        [one] strata
        [few] { $losses } straty
       *[other] { $losses } strat
    }: liczebność { $strength }
web-rac-fate-of-loss-back = { $losses ->
        [one] strata
        [few] { $losses } straty
       *[other] { $losses } strat
    }: liczebność { $strength }; { $forced ->
        [yes] musi się cofnąć
       *[no] cofa się
    } na { $hex }
web-rac-fate-of-back = { $forced ->
        [yes] musi się cofnąć
       *[no] cofa się
    } na { $hex }
web-rac-fate-of-fails = nie zdaje
web-rac-fate-of-stands = stoi
web-rac-leader-absent = nie bierze udziału; jego ludzi prowadzą inni
web-rac-fate-passes = zdaje
web-rac-fate-must-yield = musi się cofnąć
web-rac-facing = front na { $facing }
web-rac-march-odds = Szansa na wygraną w starciu
web-rac-follow = Inne wyparte stąd oddziały cofną się tą samą drogą
web-rac-march-halt = Po drodze wróg może zareagować: najpierw na pole { $hex }, potem wybierzesz dalej.{ $aimed ->
        [yes] {" "}Wskaż je jeszcze raz, by ruszyć.
       *[no] {""}
    }
web-raclawice-how-step-double-begun = Krokiem podwojonym stos idzie, aż zużyje wszystkie punkty: bez zwrotów i strzelania, z dala od swoich, lasu, zabudowań i strumienia. Wskaż zielone pole.
web-raclawice-how-step-straight = Wskaż pole w zielonej obwódce (liczba to koszt drogi) albo cel w pomarańczowej.
web-raclawice-how-act-fired = Wróg strzelił i teraz znowu twoja kolej: wskaż świecący oddział, by ruszył lub strzelił, albo spasuj. Gdy obie strony spasują jedna po drugiej, te oddziały kończą działanie.
web-raclawice-how-act-passed = Po twoim pasie wróg strzelił, więc znowu twoja kolej: wskaż świecący oddział albo spasuj jeszcze raz. Gdy obie strony spasują jedna po drugiej, te oddziały kończą działanie.
web-rac-dice-legend = Dziesięć ścianek kostki, pod każdą suma: zielone jest po twojej myśli.
web-rac-any-harm = Szansa, że ktoś z nich nie zda: { $chance }
web-rac-bout-check-9-1-a2 = Przed kontratakiem test morale: { $units }
web-rac-bout-check-9-1-a3 = Unik przed wrogiem, test morale: { $units }
web-rac-bout-check-7-3-1 = Jazda tuż-tuż: { $units } { $count ->
        [one] formuje
       *[other] formują
    } czworobok, test morale
web-rac-loss-by = strata: { $way }
web-rac-fire-at = { $unit }: ostrzał pola { $hex }
