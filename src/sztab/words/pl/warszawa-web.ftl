### Bitwa Warszawska in the browser.

web-about-warszawa-short = Pięć sierpniowych dni, dwanaście armii, sześćdziesiąt kart. Gra z Olimpiady Gier Planszowych IPN.
web-about-warszawa-time = 30 min
web-about-warszawa-what = Sierpień 1920. Armia Czerwona stoi pod Warszawą. Jeden gracz prowadzi Wojsko Polskie, drugi bolszewików: cztery armie, Grupę Mozyrską i 3 Korpus Konny.
web-about-warszawa-aim = Bolszewicy wygrywają, gdy wejdą do Warszawy albo gdy po ostatnim dniu stoją w Radzyminie. Polacy wygrywają, gdy zniszczą trzy czerwone armie, rozproszą wszystkie, które są na planszy, albo utrzymają Radzymin do końca.
web-about-warszawa-turn = Każdy dzień ma trzy fazy. W operacyjnej gracze na przemian wydają rozkazy: znacznik rozkazu (czarna kostka) to jedno pole ruchu albo jeden atak. Kto odpoczywa, ten w tej fazie już nic nie robi. Potem rozstrzyga się walki. Na koniec dnia armie dostają nowe znaczniki, a gracze karty.
web-about-warszawa-fight = Obie strony wykładają w tajemnicy po cztery karty; jedna losowa wraca do odwodów. Liczą się tylko karty w kolorze walczącej armii i białe. Fortyfikacje i manewr okrążający pozwalają ochronić jedną kartę. Pokonana armia zostaje rozproszona i ucieka; jeśli już była rozproszona, zostaje zniszczona.
web-about-warszawa-first-pl = Wybierz armię, która się świeci, i pole obok: ruch albo atak kosztuje jeden znacznik rozkazu (czarną kostkę). Pilnuj Radzymina i Modlina, przyjmuj wroga na fortyfikacjach, a 3 i 4 Armię poprowadź znad Wieprza na jego tyły. Gdy nie zostało nic pożytecznego, odpocznij.
web-about-warszawa-first-su = Najpierw daj dwóm armiom po dodatkowym znaczniku rozkazu (kliknij je). Potem naciskaj na Warszawę i Radzymin kilkoma armiami naraz: dwa ataki na jedną armię zużywają karty obrońcy. Nie daj odciąć 3 Korpusu Konnego i 4 Armii. Gdy nie zostało nic pożytecznego, odpocznij.
web-warszawa-title = Bitwa Warszawska
web-warszawa-dates = 13–17 sierpnia 1920
web-warszawa-board = Pola planszy; strzałki przesuwają kursor
web-warszawa-fortified = fortyfikacje
web-warszawa-red-pattern = pole bez punktów
web-warszawa-dispersed = { $army-id ->
        [pl-obr] rozproszeni
        [su-3kk] rozproszony
       *[other] rozproszona
    }
web-warszawa-always-dispersed = rozproszeni od początku gry
web-warszawa-destroyed = { $army-id ->
        [pl-obr] zniszczeni
        [su-3kk] zniszczony
       *[other] zniszczona
    }
web-warszawa-has-attacked = po ataku
web-warszawa-mark-reach = można tu wejść
web-warszawa-mark-target = można zaatakować
web-warszawa-mark-own = można wybrać
web-warszawa-mark-chosen = wybrana
web-warszawa-reserves = Twoje odwody
web-warszawa-protected = chroniona
web-warszawa-at-front = na froncie
web-warszawa-known = wróg ją zna
web-warszawa-no-cards = Nie masz kart w odwodach.
web-warszawa-onlooker = Oglądasz grę: kart nie widać.
web-warszawa-strength = siła { $count }
web-warszawa-fight-at = Walka: { $field }
web-warszawa-attack = atak
web-warszawa-step-front = Front
web-warszawa-step-protect = Ochrona
web-warszawa-step-reject = Odrzucenie
web-warszawa-step-reveal = Odkrycie
web-warszawa-step-after = Skutek
web-warszawa-their-front = Front przeciwnika
web-warszawa-your-front = Twój front
web-warszawa-goes-back = nie pasuje
web-warszawa-matches = pasuje
web-warszawa-right-attack = Manewr okrążający: jedna karta chroniona
web-warszawa-right-defence = Fortyfikacje: jedna karta chroniona
web-warszawa-after-reject = Twoja siła, gdy jedna karta wróci
web-warszawa-known-cards = Karty, które znasz
web-warszawa-seen = Odwody przeciwnika
web-warszawa-seen-kept = Te karty przeciwnik ma teraz w ręku. Znajdziesz je potem w panelu „Karty”.
web-warszawa-box = Zużyte ({ $count })
web-warszawa-result-next = Całą partię, ruch po ruchu, obejrzysz w Dzienniku.
web-warszawa-proof-check = Sprawdź losowania
web-warszawa-arrange-settings = Runda i faza
web-warszawa-turn = runda { $turn }
web-warszawa-turn-of = runda { $turn } z { $turns }
web-warszawa-scenario-turns = { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[other] { $count } rund
    }
web-warszawa-after-turns =
    { $count ->
        [one] po 1 rundzie
       *[other] po { $count } rundach
    }
web-warszawa-round = sierpnia 1920 · runda { $round } z { $rounds }
web-warszawa-day-fri = pt.
web-warszawa-day-sat = sob.
web-warszawa-day-sun = niedz.
web-warszawa-day-mon = pon.
web-warszawa-day-tue = wt.
web-warszawa-phase-setup = Przygotowanie
web-warszawa-phase-operations = Operacyjna
web-warszawa-phase-fights = Walki
web-warszawa-phase-clean-up = Porządkowa
web-warszawa-field-points = { $field }: { $points } pkt dla bolszewików
web-warszawa-red-points = Punkty bolszewików
web-warszawa-way-destroyed = Zniszczone czerwone armie
web-warszawa-way-dispersed = Rozproszone czerwone armie
web-warszawa-way-count = { $count } z { $of }
web-warszawa-ways = Wojsko Polskie wygrywa też od razu, gdy są
web-warszawa-key-order = znacznik rozkazu
web-warszawa-key-fort = fortyfikacje
web-warszawa-key-red = bez punktów
web-warszawa-rests = odpoczywa
web-warszawa-kind-army = armia
web-warszawa-kind-corps = korpus
web-warszawa-kind-group = grupa
web-warszawa-kind-defenders = obrońcy
web-warszawa-letters-defenders = OW
web-warszawa-letters-group = GM
web-warszawa-any-army = dowolna armia
web-warszawa-orders = { $count ->
        [one] { $count } znacznik rozkazu
        [few] { $count } znaczniki rozkazów
       *[other] { $count } znaczników rozkazów
    }
web-warszawa-hand-count = { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[other] { $hand } kart
    } · talia { $deck }
web-warszawa-fights-left = { $count ->
        [0] Ostatni atak w tej rundzie
        [one] Potem jeszcze { $count } atak
        [few] Potem jeszcze { $count } ataki
       *[other] Potem jeszcze { $count } ataków
    }
web-warszawa-of-cards = wyłożone: { $front } · w odwodach: { $hand }
web-warszawa-points-short = pkt
web-warszawa-of-front = { $front } z { $most }
web-warszawa-counts = { $hand } w odwodach, { $deck } w talii, { $front } na froncie
web-warszawa-if-today = Gdyby dziś był koniec
web-warszawa-leads = { $winner-number ->
        [many] prowadzą
       *[one] prowadzi
    } { $winner }
web-warszawa-would-win = { $winner-number ->
        [many] wygrywają
       *[one] wygrywa
    } { $winner }
web-warszawa-turned = Gdyby dziś był koniec, teraz { $winner-number ->
        [many] wygrywają
       *[one] wygrywa
    } { $winner }.
web-warszawa-gained = Punkty bolszewików { $before } → { $after }: { $parts }.
web-warszawa-radzymin-held = W Radzyminie nie ma armii bolszewickiej
web-warszawa-radzymin-taken = Armia bolszewicka stoi w Radzyminie
web-warszawa-fits = pasuje · { $count }
web-warszawa-fits-whole = pasuje · w tej walce liczy { $count }
web-warszawa-goes-back-why = nie pasuje · wróci do odwodów
web-warszawa-laid-protected = { $n } · chroniona
web-warszawa-can-act = akcja
web-warszawa-order = Kolejność kart
web-warszawa-order-fit = pasujące
web-warszawa-order-army = armie
web-warszawa-reckoning = Wyliczenie
web-warszawa-holds = W odwodach { $hand }, w talii { $deck }
web-warszawa-step-sum = Suma
web-warszawa-role-attack = atakuje
web-warszawa-role-defence = broni się
web-warszawa-card-back = nie pasuje
web-warszawa-card-drawn = odrzucona
web-warszawa-no-cards-shown = Bez kart na froncie
web-warszawa-winner = zwycięzca: { $army }
web-warszawa-winner-of-tie = zwycięzca dzięki karcie: { $army }
web-warszawa-tie = remis
web-warszawa-how-action = Wskaż świecącą armię, potem pole albo wroga obok. Ruch i atak kosztują po jednym znaczniku rozkazu (czarnej kostce).
web-warszawa-how-action-alone = Przeciwnik odpoczywa do walk, a niezużyte znaczniki i karty zachowuje na następne dni. Działasz już tylko ty, dopóki też nie odpoczniesz: wskaż świecącą armię, potem pole albo wroga obok (po jednym znaczniku rozkazu, czarnej kostce).
web-warszawa-how-action-spent = W tej rundzie twoje armie nic już nie zrobią: nie mają znaczników rozkazów albo już atakowały. Odpocznij; gdy odpoczną obie strony, zaczną się walki.
web-warszawa-how-action-spent-alone = W tej rundzie twoje armie nic już nie zrobią, a przeciwnik odpoczywa: gdy i ty odpoczniesz, zaczną się walki.
web-warszawa-how-action-spent-cards = Żadna armia nic już sama nie zrobi, ale możesz jeszcze zagrać kartę z napisem „akcja”. Gdy odpoczną obie strony, zaczną się walki.
web-warszawa-how-action-spent-cards-alone = Żadna armia nic już sama nie zrobi, ale możesz jeszcze zagrać kartę z napisem „akcja”. Przeciwnik odpoczywa: gdy i ty odpoczniesz, zaczną się walki.
web-warszawa-plunder = Plądrowanie: armia oddaje znaczniki rozkazu, a ty dobierasz kartę.
web-warszawa-prospect = { $count ->
        [0] Żadna karta w odwodach nie pasuje do tej armii: jej atak liczyłby 0.
        [one] Do tej armii pasuje jedna karta z odwodów (napis nad kartą). Po zwycięstwie armia wejdzie na pole wroga i opuści swoje.
        [few] Do tej armii pasują { $count } karty z odwodów (napisy nad kartami). Po zwycięstwie armia wejdzie na pole wroga i opuści swoje.
       *[other] Do tej armii pasuje { $count } kart z odwodów (napisy nad kartami). Po zwycięstwie armia wejdzie na pole wroga i opuści swoje.
    }
web-warszawa-dock-weighed = Żadna karta w odwodach nie pasuje do tej armii: jej atak liczyłby 0. Potwierdź albo wskaż coś innego.
web-warszawa-how-order = Wskaż następne pole albo wroga obok, albo zatrzymaj tę armię.
web-warszawa-how-front = Wybierz kartę z odwodów: w tej walce liczą się te z napisem „pasuje”, inne tylko wrócą do odwodów.
web-warszawa-how-march = Wskaż następne świecące pole albo zatrzymaj armię: ten marsz nie kosztuje znaczników.
web-warszawa-how-extra-order = Wskaż armię, która dostanie jeszcze jeden znacznik rozkazu (czarną kostkę): zrobi o jeden krok więcej.
web-warszawa-how-card-order = Wskaż armię, która dostanie znacznik rozkazu z karty.
web-warszawa-how-raid = Wskaż armię wroga: straci swoje znaczniki rozkazów.
web-warszawa-how-fight = Wskaż walkę na planszy (atakującego albo atakowanego) lub wybierz ją z listy „Możliwości”.
web-warszawa-how-protect = Wskaż kartę na froncie, która ma na pewno zostać: o reszcie decyduje los.
web-warszawa-how-retreat = Wskaż świecące pole, na które armia ma uciec: wolne i nie obok atakującego, dopóki takie jest. Wskaż inne pole, a zobaczysz, dlaczego nie ono.
web-warszawa-end-units = { $count ->
        [one] Jedna armia może jeszcze coś zrobić.
        [few] { $count } armie mogą jeszcze coś zrobić.
       *[other] { $count } armii może jeszcze coś zrobić.
    }
web-warszawa-next-unit = { $prompt ->
        [fight] Następna walka ({ $count })
       *[other] Następna armia ({ $count })
    }
web-warszawa-sum-cards = { $count ->
        [one] Dobrano jedną kartę.
        [few] Dobrano { $count } karty.
       *[other] Dobrano { $count } kart.
    }
web-warszawa-chance-waits = Czas wylosować kartę: losuj albo ustal losowanie w panelu „Ustaw”
web-warszawa-arrange-roll = Losuj teraz
web-warszawa-arrange-dice = Losowania
web-warszawa-arrange-rolls = od razu
web-warszawa-arrange-next = Następne losowania
web-warszawa-arrange-given = Ustalone losowania: { $dice }
web-warszawa-end-anyway = Mimo to odpoczywam
