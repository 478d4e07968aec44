# The table
web-board = Plansza
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-fit = Cała plansza
web-refused = niemożliwe
web-dock = Twoja decyzja
web-past = wcześniej
web-past-at = Stan po ruchu { $version }
web-to-now = Wróć do gry
web-analyse = Analizuj od tego ruchu
web-save-record = Zapisz partię do pliku
web-import-title = Zapisana partia
web-import-how = Masz plik z zapisem partii (.jsonl)? Wczytaj go, żeby przejść partię krok po kroku.
web-mine-won = Wygrana
web-mine-lost = Przegrana
web-mine-drawn = Remis
web-over = koniec gry
web-won = { $winner-kind ->
        [many] Wygrały
        [mp] Wygrali
        [n] Wygrało
        [m] Wygrał
       *[f] Wygrała
    } { $winner }
web-drawn = Remis
web-secret = Przeciwnik pozna ten wybór dopiero wtedy, gdy nakażą to przepisy.
web-bot-thinks = { $seat-cap }: bot myśli…
web-waiting-for = Czekamy na { $seat-acc }
web-nothing = Nic do zrobienia
web-offer-takeback = { $seat-cap } { $seat-number ->
        [many] proszą
       *[one] prosi
    } o cofnięcie ruchu.
web-offer-draw = { $seat-cap } { $seat-number ->
        [many] proponują
       *[one] proponuje
    } remis.
web-offer-rematch = { $seat-cap } { $seat-number ->
        [many] proponują
       *[one] proponuje
    } rewanż.
web-offer-draw-do = Zaproponuj remis
web-agree = Zgoda
web-decline = Odmów
web-withdraw = Wycofaj
web-rematch = Rewanż
web-rematch-go = Do rewanżu
web-undo = Cofnij
web-undo-press = Naciśnij, a będzie można o to poprosić.
web-unpick = Odznacz
web-answers = Możliwości ({ $count })
web-answers-list = Wszystkie dozwolone ruchy
web-lost = Utracono połączenie. Łączę ponownie; nic nie przepadnie.
web-part-failed = Ta część strony przestała działać. Nic z gry nie przepadło.
web-part-again = Spróbuj ponownie
web-practice = Gra ćwiczebna
web-journal = Dziennik
web-filter = Filtr dziennika
web-filter-all = wszystko
web-filter-fights = walki
web-filter-mine = moje
web-less = zwiń
web-sum = wyliczenie
web-visit = Pokaż ten moment
web-journal-empty = Jeszcze nic się nie wydarzyło.
web-timeline = Oś czasu
web-to-start = Na początek
web-step-back = Krok wstecz
web-step-on = Krok dalej
web-stop = Zatrzymaj
web-replay = Pokaż ostatnie ruchy
web-visit-turn = Przejdź do: { $turn }
web-moment = Moment gry
web-live = na żywo
web-offline = bez połączenia
web-rules-search = Szukaj w przepisach
web-rules-found = znalezione: { $count }
web-ruling = rozstrzygnięcie
web-chat-empty = Cisza przy stole.
web-chat-say = Napisz do wszystkich przy stole
web-send = Wyślij
web-onlooker = widz
web-curtain = Kolej na { $seat-acc }
web-curtain-why = Oddaj ekran. To, co ma widzieć tylko jedna strona, jest zasłonięte, dopóki nie odsłonisz stołu.
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
web-resign-sure = Poddać grę?
web-no-table = Nie ma takiego stołu
web-no-page = Nie ma takiej strony.
web-loading = Rozkładam planszę…
web-kind-analysis = analiza
web-kind-lesson = lekcja
web-kind-imported = zapis partii
web-nav-map = Plansza
web-nav-panel = Panele
web-nav-journal = Dziennik
web-nav-more = Więcej
web-bot = bot { $name }
web-you = ty
web-you-decide = ty decydujesz
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
web-minimap = Minimapa
web-instruments = Stan gry
web-hex = heks { $number }
web-hex-none = poza mapą
web-hex-offered = można wybrać ten heks
web-hex-choosable = można wybrać stojącą tu jednostkę
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
web-combat-now = Możliwe wyniki
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
web-fate-coming = przybędzie
web-fate-fled = w ucieczce
web-fate-gone = stracony
web-fate-captured = zdobyta
web-layers = Nakładki

# Around it
web-main-menu = Menu
web-menu-games = Gry
web-menu-lobby = Stoły
web-menu-new = Nowy stół
web-menu-settings = Ustawienia
web-menu-account = Konto
web-foot-origin = Skąd pochodzą dane
web-foot-dice = Kości, które można sprawdzić
web-foot-api = Dla programistów i botów
web-foot-licence = Miejscowości: GeoNames, CC BY 4.0
web-start-title = Polskie gry wojenne w przeglądarce
web-start-promise = Każdy ruch zgodny z przepisami, każda odmowa z numerem reguły, każda szansa policzona przed rzutem.
web-start-guided = Pierwszy raz? Gra z przewodnikiem
web-start-guided-on = Wróć do swojej lekcji
web-start-play = Zagraj z botem
web-start-invite = Zaproś kogoś
web-start-invite-how = link, bez zakładania konta
web-start-choose = Wybierz grę
web-start-level = Przeciwnik
web-start-level-how = Jak silny jest bot, gdy naciśniesz „Zagraj z botem”; jeśli gra nie ma takiego poziomu, zagra najsilniejszy.
web-my-games = Moje gry
web-your-turn = Twój ruch
web-their-turn = Ruch przeciwnika
web-turn-of = etap { $turn } z { $turns }
web-turn-between = etap { $turn } (od { $first } do { $turns })
web-turn = etap { $turn }
web-after-turns =
    { $count ->
        [one] po 1 etapie
       *[other] po { $count } etapach
    }
web-ago-minutes = { $count ->
        [0] przed chwilą
       *[other] { $count } min temu
    }
web-ago-hours = { $count } godz. temu
web-ago-days = { $count ->
        [one] { $count } dzień temu
       *[other] { $count } dni temu
    }
web-scenarios = Scenariusze
web-value-yes = tak
web-value-no = nie
web-value-on = tak
web-value-off = nie
web-new-title = Nowy stół
web-new-game = Gra
web-new-scenario = Scenariusz
web-new-seats = Kto gdzie siada
web-new-hot-seat = Zajmij więcej miejsc, żeby grać razem przy jednym ekranie: co tajne, zasłania kurtyna.
web-new-leaving = Gdy ktoś opuści trwającą grę
web-leaving-vacant = miejsce czeka na kogoś
web-leaving-partner = gra dalej partner (albo bot)
web-leaving-bot = gra dalej bot
web-new-pace = Tempo
web-new-clock = Zegar
web-pace-none = bez zegara
web-pace-live = na żywo
web-pace-days = dni na ruch
web-pace-minutes = Minut na całą grę
web-pace-increment = Sekund dodawanych za ruch
web-pace-each = Dni na ruch
web-new-name = Twoje imię przy stole
web-new-practice = Gra ćwiczebna o numerze
web-new-public = Pokaż stół na liście „Stoły”
web-new-forced = Jedyny możliwy ruch wykonuje się sam
web-new-open = Otwórz stół
web-join-title = Zaproszenie do stołu
web-join-sit = Siadam
web-lobby-title = Stoły
web-lobby-public = Stoły otwarte dla wszystkich
web-lobby-empty = Nikt teraz nie czeka na przeciwnika. Otwórz własny stół z wolnym miejscem i pokaż go na liście albo zagraj z botem.
web-settings-title = Ustawienia
web-settings-theme = Wygląd
web-theme-auto = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-settings-motion = Animacja żetonów i planszy
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
web-key-k-does = znajduje ruchy i polecenia po wpisaniu kilku liter
web-key-zoom = + − 0
web-key-zoom-does = przybliża, oddala, pokazuje całość
web-key-pan = W A S D
web-key-pan-does = przesuwa planszę
web-key-time = , .
web-key-time-does = ruch wstecz, ruch naprzód
web-key-r = R
web-key-r-does = przepisy
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-sign-up = Załóż konto
web-account-why = Bez konta też zagrasz; konto pamięta twoje gry na każdym urządzeniu.
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
web-game-origin = Skąd pochodzą dane
web-play-as = Graj { $seat-ins }
web-origin-why = W przepisach nie ma planszy, żetonów ani wszystkich tabel. Odtworzyliśmy je z tego, co mówi tekst, z geografii i z historii; przy każdej pozycji podajemy jej źródło.
web-origin-rulebook = przepisy
web-origin-geography = geografia
web-origin-history = historia
web-origin-reconstruction = rekonstrukcja
web-origin-file = Plik
web-origin-data = Dane
web-about-what = O czym jest
web-about-differs = Czym różnią się wydania
web-about-aim = Cel
web-about-turn = Przebieg
web-about-fight = Walka
web-about-end = Koniec
web-about-first = Pierwsza gra
web-about-help = W razie wątpliwości
web-about-help-text = Wszystko, co świeci, możesz kliknąć. Najedź na to, co nie świeci, a zobaczysz powód i numer reguły; kliknij numer, żeby ją przeczytać. Klawisz / wypisuje wszystkie ruchy.

# With numbers
web-scenarios-count = { $count ->
        [one] { $count } scenariusz
        [few] { $count } scenariusze
       *[other] { $count } scenariuszy
    }
web-players-range = { $from }–{ $to } osoby
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
web-scenario-turns-range = { $to ->
        [few] { $from }–{ $to } etapy
       *[other] { $from }–{ $to } etapów
    }
web-scenario-options = { $count ->
        [one] { $count } opcja do wyboru
        [few] { $count } opcje do wyboru
       *[other] { $count } opcji do wyboru
    }
web-replay-step = { $step } z { $steps }
web-curve-next = Pokaż następną krzywą
