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
web-dock-weighed = Szanse są w panelu „Walka”. Potwierdź albo wskaż coś innego.
web-rac-active = działa teraz
web-rac-in-the-pool = w puli
web-rac-zones = Strefy
web-rac-front = front
web-rac-flank = flanki
web-rac-rear = tyły
web-rac-cannot-fire = Nie może teraz strzelać:
