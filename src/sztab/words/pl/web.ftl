# The table
web-board = Plansza
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-fit = Cała plansza
web-refused = niemożliwe
web-dock = Pytanie
web-past = przeszłość
web-past-at = Chwila { $version }: tak było
web-to-now = Wróć do teraz
web-analyse = Analizuj stąd
web-save-record = Zapisz partię do pliku
web-import-title = Zapisana partia
web-import-how = Masz plik z zapisem partii (.jsonl)? Wczytaj go, żeby przejść ją krok po kroku.
web-over = koniec gry
web-won = Zwycięstwo: { $winner }
web-drawn = Remis
web-secret = Przeciwnik nie zobaczy tej odpowiedzi, dopóki przepisy jej nie odsłonią.
web-bot-thinks = Zastanawia się strona: { $seat }
web-waiting-for = Teraz odpowiada: { $seat }
web-nothing = Nie ma pytania
web-offer-takeback = Prośba o cofnięcie: { $seat }.
web-offer-draw = Propozycja remisu: { $seat }.
web-offer-rematch = Propozycja rewanżu: { $seat }.
web-offer-draw-do = Zaproponuj remis
web-agree = Zgoda
web-decline = Odmów
web-withdraw = Wycofaj
web-rematch = Rewanż
web-rematch-go = Do rewanżu
web-undo = Cofnij
web-unpick = Odznacz
web-answers = Odpowiedzi ({ $count })
web-answers-list = Wszystkie możliwe odpowiedzi
web-lost = Połączenie zerwane; łączę ponownie. Nic nie ginie.
web-practice = Gra ćwiczebna
web-journal = Dziennik
web-filter = Filtr dziennika
web-filter-all = wszystko
web-filter-fights = walki
web-filter-mine = moje
web-less = zwiń
web-sum = rachunek
web-visit = Zobacz tę chwilę
web-journal-empty = Jeszcze nic się nie stało.
web-timeline = Oś czasu
web-to-start = Na początek
web-step-back = Krok wstecz
web-step-on = Krok dalej
web-stop = Zatrzymaj
web-replay = Pokaż ostatnie ruchy
web-visit-turn = Przejdź do: { $turn }
web-moment = Chwila gry
web-live = na żywo
web-offline = bez połączenia
web-rules-search = Szukaj w przepisach
web-rules-found = reguł: { $count }
web-ruling = rozstrzygnięcie
web-chat-empty = Cisza przy stole.
web-chat-say = Napisz do wszystkich przy stole
web-send = Wyślij
web-onlooker = widz
web-curtain = Teraz gra: { $seat }
web-curtain-why = Oddaj ekran. Karty drugiej strony są zasłonięte, dopóki nie odsłonisz stołu.
web-curtain-open = Odsłoń stół
web-palette = Polecenia
web-palette-hint = Wpisz ruch albo polecenie
web-palette-none = Nic takiego nie można teraz zrobić.
web-panels = Panele
web-panel-rules = Przepisy
web-panel-chat = Czat
web-panel-notes = Notatki
web-panel-fight = Walka
web-panel-armies = Armie
web-panel-cards = Karty
web-notes-hint = Twoje notatki; nikt inny ich nie widzi.
web-notes-kept = zapisane
web-tools = Narzędzia
web-theme = Jasny lub ciemny wygląd
web-language = Język
web-home = Strona główna
web-resign = Poddaj grę
web-resign-sure = Na pewno poddajesz grę?
web-no-table = Nie ma takiego stołu
web-no-page = Nie ma takiej strony.
web-loading = Rozkładam planszę…
web-kind-analysis = analiza
web-kind-imported = zapis partii
web-nav-map = Plansza
web-nav-panel = Panele
web-nav-journal = Dziennik
web-nav-more = Więcej
web-bot = bot { $name }
web-you = Ty
web-here = przy stole
web-away = poza stołem
web-days-hours = { $days } d { $hours } h
web-seat-person = gracz
web-seat-bot = bot
web-seat-link = czeka na gościa
web-seat-open = wolne miejsce
web-seat-vacant = miejsce opuszczone
web-seat-me = ja
web-waiting-title = Czekamy na graczy
web-waiting-why = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-link-for = Link: { $seat }
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-sit = Zajmij miejsce
web-watch = Oglądaj

# Hex maps
web-map = Mapa; strzałki przesuwają kursor, Enter wybiera
web-minimap = Mała mapa
web-instruments = Przyrządy
web-hex = heks { $number }
web-hex-none = poza mapą
web-hex-offered = można wybrać ten heks
web-hex-choosable = można wybrać jednostkę
web-hex-empty = Nikt tu nie stoi.
web-hex-acts = Co można tu zrobić
web-hex-click = Wskaż heks, żeby zobaczyć, co na nim jest.
web-close = Zamknij
web-terrain-clear = teren czysty
web-terrain-forest = las
web-terrain-swamp = błota
web-terrain-morass = bagno
web-terrain-mountain = góry
web-terrain-peaks = wysokie góry
web-terrain-hill = wzgórze
web-terrain-slope = stok
web-terrain-buildings = zabudowania
web-terrain-lake = staw
web-terrain-sea = morze
web-terrain-closed = poza grą
web-panel-combat = Walka
web-panel-hex = Heks
web-panel-forces = Siły
web-combat-now = Co może wyniknąć
web-combat-last = Ostatnia walka
web-combat-none = Nikt jeszcze nie walczył.
web-combat-sum = razem
web-odds = szanse
web-odds-exact = policzone dokładnie
web-odds-sampled = oszacowane z próby
web-odds-counting = Liczę szanse…
web-odds-nothing = nic się nie zmienia
web-cadre = kadra
web-fate-here = na planszy
web-fate-coming = nadejdzie
web-fate-fled = w ucieczce
web-fate-gone = rozbity
web-fate-captured = zdobyte
web-layers = Nakładki

# Racławice 1794
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

# Rok 1920
web-about-rok1920-short = Cała wojna na heksach po 30 km: linie kontroli, odwody, morale trzech teatrów.
web-about-rok1920-time = od 40 min
web-about-rok1920-what = Wojna polsko-bolszewicka 1920 roku, tydzień w etapie, dywizje i brygady.
web-about-rok1920-aim = Każdy scenariusz mówi, co się liczy: najczęściej punkty zwycięstwa za zajęte miasta i za straty przeciwnika, zliczane po ostatnim etapie.
web-about-rok1920-turn = W posunięciu gracz atakuje, rusza i atakuje powtórnie; przed atakami i przed ruchem jedna ze stron może ruszyć odwody.
web-about-rok1920-fight = Siły czyta się w tabeli, dodaje poprawki za teren, rzeki, elitę, morale i rozkaz; rzut 2K nie większy od szansy to sukces.
web-rok1920-stage = Etap { $stage } z { $stages }
web-rok1920-turn-of = Posunięcie: { $side }
web-rok1920-morale = Przewaga moralna
web-rok1920-even = równowaga
web-rok1920-step-turn-start = Początek posunięcia
web-rok1920-step-first-window = Ruch odwodów
web-rok1920-step-attacks = Ataki zwykłe
web-rok1920-step-second-window = Ruch odwodów
web-rok1920-step-movement = Ruch zwykły
web-rok1920-step-third-window = Ruch odwodów
web-rok1920-step-repeat-attacks = Ataki powtórne
web-rok1920-step-replacements = Uzupełnienia
web-rok1920-step-turn-end = Koniec posunięcia
web-rok1920-step-cooling = Koniec posunięcia
web-rok1920-step-next-player = Koniec posunięcia
web-rok1920-order-none = Bez rozkazu
web-rok1920-order-assault = Szturm
web-rok1920-order-raid = Zagon
web-rok1920-numbers = siła { $strength }, ruch { $movement }
web-rok1920-level-full = pełna
web-rok1920-level-weak = osłabiona
web-rok1920-level-cadre = kadra
web-rok1920-elite = elitarna
web-rok1920-coming = Nadejdą
web-rok1920-eliminated = Wyeliminowane
web-rok1920-at-stage = etap { $stage }
web-rok1920-attack-on = Atak: { $hex }
web-rok1920-in-table = Wartość z tabeli
web-rok1920-chance = Szansa powodzenia

# Around it
web-main-menu = Menu
web-menu-games = Gry
web-menu-lobby = Stoły
web-menu-new = Nowy stół
web-menu-settings = Ustawienia
web-menu-account = Konto
web-foot-origin = Skąd są dane
web-foot-dice = Kości, które można sprawdzić
web-foot-api = Dla programistów i botów
web-foot-licence = Miejscowości: GeoNames, CC BY 4.0
web-start-title = Polskie gry wojenne przy jednym stole
web-start-promise = Każdy ruch zgodny z przepisami, każda odmowa z numerem reguły, każda szansa policzona przed rzutem.
web-start-play = Zagraj z botem
web-start-invite = Zaproś kogoś
web-start-invite-how = link, bez zakładania konta
web-start-choose = Wybierz grę
web-my-games = Moje gry
web-your-turn = Twój ruch
web-their-turn = Ruch przeciwnika
web-turn-of = etap { $turn } z { $turns }
web-turn = etap { $turn }
web-ago-minutes = { $count } min temu
web-ago-hours = { $count } godz. temu
web-ago-days = { $count } dni temu
web-scenarios = Scenariusze
web-value-yes = tak
web-value-no = nie
web-value-on = tak
web-value-off = nie
web-new-title = Nowy stół
web-new-game = Gra
web-new-scenario = Scenariusz
web-new-seats = Kto gdzie siada
web-new-hot-seat = Zajmij oba miejsca, żeby grać we dwoje przy jednym ekranie: ukryte karty zasłania kurtyna.
web-new-pace = Tempo
web-new-clock = Zegar
web-pace-none = bez zegara
web-pace-live = na żywo
web-pace-days = dni na ruch
web-pace-minutes = Minut na grę
web-pace-increment = Sekund za odpowiedź
web-pace-each = Dni na odpowiedź
web-new-name = Twoje imię przy stole
web-new-practice = Gra ćwiczebna: numer ziarna (kości będą jawne)
web-new-public = Stół widać na liście „Stoły”
web-new-forced = Odpowiedzi, przy których nie ma wyboru, padają same
web-new-open = Otwórz stół
web-join-title = Zaproszenie do stołu
web-join-sit = Siadam
web-lobby-title = Stoły
web-lobby-public = Stoły otwarte dla wszystkich
web-lobby-empty = Nikt teraz nie czeka na przeciwnika. Otwórz własny stół z wolnym miejscem i zaznacz, że widać go na liście, albo zagraj z botem.
web-settings-title = Ustawienia
web-settings-theme = Wygląd
web-theme-auto = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-settings-motion = Ruch pionków i plansz
web-settings-dice = Animacja rzutu kośćmi
web-keys-title = Klawisze przy stole
web-key-arrows = strzałki
web-key-arrows-does = przesuwają kursor po polach
web-key-enter = Enter
web-key-enter-does = wybiera pole pod kursorem albo główny przycisk
web-key-esc = Esc
web-key-esc-does = odznacza
web-key-z = Z
web-key-z-does = cofa
web-key-k = Ctrl K lub /
web-key-k-does = wszystkie ruchy i polecenia do wpisania
web-key-zoom = + − 0
web-key-zoom-does = przybliża, oddala, pokazuje całość
web-key-pan = W A S D
web-key-pan-does = przesuwa planszę
web-key-time = , .
web-key-time-does = chwila wcześniej, chwila później
web-key-r = R
web-key-r-does = przepisy
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-sign-up = Załóż konto
web-account-why = Bez konta też zagrasz; konto pamięta Twoje gry na każdym urządzeniu.
web-account-name = Nazwa
web-account-password = Hasło (co najmniej 10 znaków)
web-statistics = Wyniki
web-side = strona
web-played = gry
web-won-count = wygrane
web-drawn-count = remisy
web-lost-count = przegrane
web-game-introduction = Wprowadzenie
web-game-scenarios = Scenariusze
web-game-rules = Przepisy
web-game-origin = Skąd są dane
web-play-as = Graj: { $seat }
web-origin-why = W przepisach nie ma planszy, żetonów ani wszystkich tabel. Odtworzyliśmy je z tego, co mówi tekst, z geografii i z historii; każda dana mówi, skąd jest.
web-origin-rulebook = przepisy
web-origin-geography = geografia
web-origin-history = historia
web-origin-reconstruction = rekonstrukcja
web-origin-file = Plik
web-origin-data = Dane
web-about-what = O czym jest
web-about-aim = Cel
web-about-turn = Runda
web-about-fight = Walka
web-about-end = Koniec
web-about-first = Pierwsza gra
web-about-help = Gdy nie wiesz
web-about-help-text = Wszystko, co świeci, możesz kliknąć. Najedź na to, co nie świeci, a zobaczysz powód i numer reguły; kliknij numer, żeby ją przeczytać. Klawisz / pokazuje wszystkie ruchy słowami.

# Bitwa Warszawska
web-about-warszawa-short = Pięć sierpniowych dni, dwanaście armii, sześćdziesiąt kart. Gra olimpiady historycznej.
web-about-warszawa-time = 30 min
web-about-warszawa-what = Sierpień 1920. Armia Czerwona stoi pod Warszawą. Jeden gracz prowadzi Wojsko Polskie, drugi pięć armii i korpus konny bolszewików.
web-about-warszawa-aim = Bolszewicy wygrywają, gdy wejdą do Warszawy albo gdy po ostatnim dniu stoją w Radzyminie. Polacy wygrywają, gdy zniszczą trzy armie, rozproszą wszystkie albo utrzymają Radzymin.
web-about-warszawa-turn = Każdy dzień ma trzy fazy. W operacyjnej gracze na przemian wydają rozkazy: czarny sześcian to jeden krok albo jedno natarcie. Kto odpoczywa, ten w tej fazie już nic nie robi. Potem rozstrzyga się walki, a na koniec armie dostają nowe rozkazy, a gracze karty.
web-about-warszawa-fight = Obie strony wykładają w tajemnicy cztery karty; jedna losowa wraca do ręki. Liczą się tylko karty w kolorze walczącej armii i białe. Fortyfikacje i manewr okrążający pozwalają ochronić jedną kartę. Pokonany zostaje rozproszony i ucieka; rozproszony przepada.
web-about-warszawa-first-pl = Wybierz armię, która się świeci, i pole obok: krok albo natarcie kosztuje jeden czarny sześcian. Pilnuj Radzymina i Modlina, przyjmuj wroga na fortyfikacjach, a 3 i 4 Armię poprowadź znad Wieprza na jego tyły. Gdy nie zostało nic pożytecznego, odpocznij.
web-about-warszawa-first-su = Najpierw daj dwóm armiom po dodatkowym rozkazie (kliknij je). Potem naciskaj na Warszawę i Radzymin kilkoma armiami naraz: dwa natarcia na jedną armię zużywają jej karty. Nie daj odciąć 3 Korpusu Konnego i 4 Armii. Gdy nie zostało nic pożytecznego, odpocznij.
web-warszawa-title = Bitwa Warszawska
web-warszawa-dates = 13–17 sierpnia 1920
web-warszawa-east-prussia = Prusy Wsch.
web-warszawa-board = Pola planszy; strzałki przesuwają kursor
web-warszawa-fortified = fortyfikacje
web-warszawa-red-pattern = pole bez punktów
web-warszawa-dispersed = rozproszona
web-warszawa-destroyed = zniszczona
web-warszawa-has-attacked = już nacierała
web-warszawa-mark-reach = można tu wejść
web-warszawa-mark-target = można zaatakować
web-warszawa-mark-own = można wybrać
web-warszawa-mark-chosen = wybrana
web-warszawa-reserves = Twoje odwody
web-warszawa-used = zużyte { $count }
web-warszawa-protected = chroniona
web-warszawa-at-front = na froncie
web-warszawa-known = wróg ją zna
web-warszawa-no-cards = Nie masz kart w odwodach.
web-warszawa-onlooker = Oglądasz grę: kart nie widać.
web-warszawa-strength = siła { $count }
web-warszawa-fight-at = Walka: { $field }
web-warszawa-attack = natarcie
web-warszawa-step-front = Front
web-warszawa-step-protect = Ochrona
web-warszawa-step-reject = Odrzut
web-warszawa-step-reveal = Odkrycie
web-warszawa-step-after = Skutek
web-warszawa-their-front = Front wroga
web-warszawa-your-front = Twój front
web-warszawa-no-front = jeszcze nic
web-warszawa-goes-back = nie pasuje
web-warszawa-matches = pasuje
web-warszawa-right-attack = Manewr okrążający: jedna karta chroniona
web-warszawa-right-defence = Fortyfikacje: jedna karta chroniona
web-warszawa-your-strength = Twoja siła
web-warszawa-after-reject = Twoja siła, gdy jedna karta wróci
web-warszawa-fight-note = Przegrany zostaje rozproszony i ucieka; remis rozprasza obie armie.
web-warszawa-no-fight = Teraz nikt nie walczy.
web-warszawa-known-cards = Karty, które znasz
web-warszawa-box = Zużyte ({ $count })
web-warszawa-round = sierpnia 1920 · runda { $round } z { $rounds }
web-warszawa-day-fri = pt
web-warszawa-day-sat = sob.
web-warszawa-day-sun = niedz.
web-warszawa-day-mon = pon.
web-warszawa-day-tue = wt
web-warszawa-phase-setup = Przygotowanie
web-warszawa-phase-operations = Operacyjna
web-warszawa-phase-fights = Walki
web-warszawa-phase-clean-up = Porządkowa
web-warszawa-decisive = { $field } na koniec
web-warszawa-empty = nikt tam nie stoi
web-warszawa-red-points = Punkty bolszewików
web-warszawa-key-order = rozkaz
web-warszawa-key-fort = fortyfikacje
web-warszawa-key-red = bez punktów
web-warszawa-kind-army = armia
web-warszawa-kind-corps = korpus
web-warszawa-kind-group = grupa
web-warszawa-kind-defenders = obrońcy
web-warszawa-any-army = każda armia

# With numbers
web-warszawa-orders = { $count ->
        [one] { $count } rozkaz
        [few] { $count } rozkazy
       *[other] { $count } rozkazów
    }
web-warszawa-hand-count = { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[other] { $hand } kart
    } · talia { $deck }
web-warszawa-fights-left = { $count ->
        [0] Ostatnie natarcie w tej rundzie
        [one] Potem jeszcze { $count } natarcie
        [few] Potem jeszcze { $count } natarcia
       *[other] Potem jeszcze { $count } natarć
    }
web-warszawa-of-cards = { $front } z { $hand ->
        [one] { $hand } karty
        [few] { $hand } kart
       *[other] { $hand } kart
    }
web-warszawa-of-front = { $front } z { $most }
web-warszawa-counts = { $hand } w odwodach, { $deck } w talii, { $front } na froncie
web-warszawa-foe-cards = { $side }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }, talia { $deck }
web-raclawice-in-pool = w puli { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }
web-scenarios-count = { $count ->
        [one] { $count } scenariusz
        [few] { $count } scenariusze
       *[other] { $count } scenariuszy
    }
web-players = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
web-scenario-turns = { $count ->
        [one] { $count } etap
        [few] { $count } etapy
       *[other] { $count } etapów
    }
web-scenario-options = { $count ->
        [one] { $count } opcja
        [few] { $count } opcje
       *[other] { $count } opcji
    }
web-replay-step = { $step } z { $steps }
web-curve-next = Pokaż następną krzywą
