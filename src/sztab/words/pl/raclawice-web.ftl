# Racławice: ostrzał, walka wręcz, nakładki
web-rac-quotient = siła przez odległość
web-rac-distance = odległość w heksach
web-rac-strength = siła
web-rac-row = Wiersz { $row } tabeli
web-rac-range = Odległość { $distance }
web-rac-effect = { $effect }M
web-rac-test-of = Test morale: { $unit }
web-rac-test-sum = kość { $total }, powyżej { $morale } nie zdaje
web-rac-dice = stoi { $passed }, nie zdaje { $failed }
web-rac-stands = stoi
web-rac-outcome = { $hexes ->
        [0] { $losses ->
            [0] stoi
            [one] jedna strata
            [few] { $losses } straty
           *[other] { $losses } strat
        }
        [one] { $losses ->
            [0] wycofanie o heks
            [one] wycofanie o heks, jedna strata
            [few] wycofanie o heks, { $losses } straty
           *[other] wycofanie o heks, { $losses } strat
        }
       *[other] { $losses ->
            [0] wycofanie o { $hexes } heksy
            [one] wycofanie o { $hexes } heksy, jedna strata
            [few] wycofanie o { $hexes } heksy, { $losses } straty
           *[other] wycofanie o { $hexes } heksy, { $losses } strat
        }
    }
web-rac-gun-hit = trafienie (kość { $modifier })
web-rac-gun-effect = zamilknięcie (kość { $modifier })
web-rac-gun-silenced = bateria wyłączona z walki
web-rac-danger = { $leader } w niebezpieczeństwie:
web-rac-fate-death = śmierć
web-rac-fate-contusion = kontuzja
web-rac-fire-now = Ognia: { $answer }
web-rac-who-could = Kto może strzelać i z jaką szansą
web-rac-attacker = atakuje
web-rac-defender = broni się
web-rac-no-modifiers = bez poprawek
web-rac-die-and = kość i
web-rac-counter-test = Najpierw { $unit } zdaje test morale { $morale }: szansa { $chance }.
web-rac-lava = { $unit } próbuje ławy, morale { $morale }: szansa { $chance }.
web-rac-melee-outcome = wygrywają { $winner }{ $turns ->
        [0] {""}
        [one] , pokonani uciekają na etap
        [few] , pokonani uciekają na { $turns } etapy
       *[other] , pokonani uciekają na { $turns } etapów
    }
web-rac-winner-loss = zwycięzca ponosi stratę
web-rac-way-loss = { $count ->
        [one] jedna strata
        [few] { $count } straty
       *[other] { $count } strat
    }
web-rac-way-free = bez strat
web-rac-loss-from-to = siła { $from } → { $to }
web-rac-layer-command = Zasięg dowodzenia
web-rac-layer-fire = Pole ostrzału
web-rac-layer-sight = Widoczność
web-rac-layer-click = kliknij oddział albo heks
web-rac-score = { $side ->
        [none] nikt nie prowadzi
       *[other] { $side }: przewaga { $score }
    }; { $threshold } wygrywa
web-rac-short-skirmish = tyr.
web-rac-short-limbered = zap.
web-rac-mark-moved = po ruchu
web-rac-mark-stopped = zatrzymany
web-rac-mark-fired = strzelał
web-rac-mark-jammed = kłopoty techniczne
web-rac-mark-countered = kontratakował
web-rac-mark-targeted = był celem kontrataku
web-rac-mark-gun-fired = strzelała w tym etapie
web-rac-mark-gun-moved = przesunięta, milczy w tym etapie
web-rac-shots = oddane strzały: { $count }
web-rac-left = pozostałe punkty: { $count }
web-rac-due = wraca w etapie { $turn }
web-rac-contused = kontuzja
web-rac-effects = Ostrzał według odległości
web-rac-none = –
web-rac-active = działa teraz
web-rac-in-the-pool = w puli
web-rac-zones = Strefy
web-rac-front = front
web-rac-flank = flanki
web-rac-rear = tyły
web-rac-cannot-fire = Nie może teraz strzelać:

web-about-raclawice-short = Kompanie i szwadrony na stumetrowych heksach. Dowódców losuje się z puli.
web-about-raclawice-time = 2 godz.
web-about-raclawice-what = 4 kwietnia 1794. Kościuszko stoi na wzgórzu pod Dziemierzycami, za nim, we wsi, kryje się dwa tysiące kosynierów. Od północnego wschodu idzie Tormasow, Pustowałow obchodzi las, Denisow nadciąga późno.
web-about-raclawice-aim = Obie strony mają jeden znacznik punktów zwycięstwa: wygrana walka wręcz daje 1, oddział zniszczony ogniem 1, zdobyta bateria 2 i jej gwiazdki, zabity dowódca 3. Przewaga 6 punktów na koniec etapu wygrywa od razu; po ostatnim etapie wygrywa prowadzący, a przy remisie Polacy.
web-about-raclawice-turn = Z puli losuje się dowódcę. Jego oddziały w zasięgu ruszają stos po stosie, a między ruchami obie strony mogą strzelać; potem on sam jedzie dalej; potem walczą ci, którzy stoją na jednym heksie z wrogiem. Gdy pula jest pusta, etap się kończy. Oddział patrzy na róg heksu: dwa heksy przed nim to jego front.
web-about-raclawice-fight = Ostrzał zmusza cel do testu morale kością od 0 do 9. W walce wręcz obie strony rzucają i dodają poprawki; każda ma numer reguły.
web-raclawice-pool = Pula aktywacji
web-raclawice-points = Punkty zwycięstwa
web-raclawice-facing = Zwrot oddziału
web-raclawice-numbers = morale { $morale }, siła { $strength }, ogień { $fire }
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
web-rac-march-facing = Przeciągnij z celu, by wybrać front.
web-rac-whole-stack = cały stos
web-rac-whole-line = cała linia
