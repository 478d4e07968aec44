# Konto
web-account-mail = E-mail, nieobowiązkowy (damy znać, gdy przyjdzie twoja kolej)
web-account-name-how = Od 2 do 32 liter, cyfr, kropek, myślników lub podkreśleń, bez spacji.
web-history = Zakończone gry
web-history-none = Na tym koncie nie ma jeszcze zakończonych gier. Gry sprzed jego założenia znajdziesz w „Moich grach” na stronie głównej.
web-history-against = Przeciwnik
web-history-result = Wynik
web-history-when = Kiedy
web-statistics-none = Wyniki pojawią się po pierwszej grze zakończonej na tym koncie.
web-password-title = Hasło
web-password-old = Obecne hasło
web-password-new = Nowe hasło (co najmniej 10 znaków)
web-password-set = Zmień hasło
web-password-kept = Hasło zostało zmienione.
web-notices-title = Powiadomienia
web-notices-why = Gdy przychodzi twoja kolej, a ciebie nie ma przy stole, dostajesz wiadomość. Puste pole: bez powiadomień.
web-notices-mail = E-mail
web-notices-webhook = Webhook (dostaje POST z JSON)
web-notices-minutes = Minut między powiadomieniami
web-notices-keep = Zapisz
web-tokens-title = Tokeny dla botów
web-tokens-why = Program, który wysyła token, gra za ciebie.
web-tokens-name = Do czego służy
web-tokens-new = Nowy token
web-tokens-drop = Unieważnij
web-tokens-once = Skopiuj teraz, pokazujemy go tylko raz:

# Ustawienia
web-settings-hints = Reguła pod każdą decyzją
web-settings-forced = Nowe stoły: jedyny możliwy ruch wykonuje się sam
web-settings-intro = Pokaż wstępy jeszcze raz
web-key-layers = litery
web-key-layers-does = nakładki na mapę: litera każdej stoi przy niej na liście nakładek; H ukrywa żetony

# Strony gry
web-game-map = Mapa
web-game-counters = Żetony i karty
web-game-tables = Tabele
web-game-situations = Sytuacje
web-scenario-card = Przepisy scenariusza
web-scenario-one = O scenariuszu
web-scenario-more = Historia, mapa i szanse stron
web-scenario-length = Jak długo trwa
web-scenario-minutes = około { $count } min
web-scenario-hours = około { $count } godz.
web-scenario-new = Czego się nauczysz
web-scenario-balance = Kto wygrywa
web-scenario-balance-why = Tak grają boty; ludzie znajdą więcej. Najsprawiedliwiej zagrać dwa razy, zamieniając się stronami.
web-scenario-measured = { $count ->
        [one] jedna gra dwóch botów, poziom: { $bot }
        [few] { $count } gry dwóch botów, poziom: { $bot }
       *[other] { $count } gier dwóch botów, poziom: { $bot }
    }
web-scenario-draws = Remisy
web-scenario-easier = Botom łatwiej wygrać po tej stronie: { $seat }.
web-scenario-even = Botom równie łatwo wygrać po każdej ze stron.
web-scenario-unmeasured = Jeszcze nie zmierzono.
web-scenario-drawn = { $count ->
        [one] jeden remis
        [few] { $count } remisy
       *[other] { $count } remisów
    }
web-scenario-map = Gdzie stoją żetony na początku
web-scenario-all = Wszystkie scenariusze
web-map-point = Wskaż miejsce na mapie, żeby zobaczyć numer, nazwę i teren.
web-situations-why = Przykłady z przepisów i inne ciekawe położenia. Otwórz jedno na planszy: przestawiaj żetony, zmieniaj fazę, próbuj ruchów i pytaj, co wolno, dlaczego nie i z jaką szansą.
web-situations-start = Początek scenariusza na planszy:
web-situations-search = Szukaj słowem albo numerem reguły
web-situations-open = Otwórz na planszy
web-sheet-attack = Tabela ataku
web-sheet-morale = Tor morale
web-sheet-rout = Rozbicie
web-sheet-stages = Etapy
web-sheet-volunteers = Ochotnicy
web-sheet-artillery = Ogień artylerii według dystansu
web-sheet-musketry = Ogień karabinowy
web-sheet-failed-fire = Niezdany test pod ogniem
web-sheet-fire-modifiers = Modyfikatory ostrzału
web-sheet-melee-modifiers = Modyfikatory walki wręcz
web-sheet-melee-strength = Przewaga liczebna w walce wręcz
web-sheet-flight = Ucieczka po walce wręcz
web-sheet-leader-roll = Dowódca w niebezpieczeństwie
web-sheet-losses = Straty i wartości
web-sheet-movement = Teren i ruch
web-sheet-depots = Magazyny na początku
web-sheet-headquarters = Dowództwa
web-sheet-turns = Etapy i punkty zasobów
web-sheet-events = Wydarzenia polityczne
web-sheet-priorities = Priorytety polityczne
web-sheet-dates = Terminy z przepisów
web-sheet-arrival-markers = Znaczniki przybycia bolszewików
web-sheet-forced-march = Marsze forsowne
web-sheet-replacements = Uzupełnienia zależnie od operacji
web-sheet-victory = Punkty zwycięstwa
web-sheet-named = Co przepisy wymieniają z nazwy

# Kości
web-dice-title = Kości, które można sprawdzić
web-dice-lead = Nikt, nawet serwer, nie może tu wybrać rzutu, a po grze każdy może tego dowieść.
web-dice-commit = Serwer z góry wybiera ziarno losowania
web-dice-commit-how = Przed pierwszym rzutem wybiera tajne ziarno i ogłasza jego odcisk. Inne ziarno miałoby inny odcisk.
web-dice-add = Dokładasz coś od siebie
web-dice-add-how = Gdy siadasz do stołu, twoja przeglądarka dodaje losowe znaki, już po ogłoszeniu odcisku. Serwer nie mógł więc wybrać ziarna, które mu pasuje.
web-dice-roll = Każdy rzut wynika z jednego i drugiego
web-dice-roll-how = Rzut oblicza się z ziarna, z tego, co dodali gracze, i z jego numeru. Żadnego nie można pominąć ani powtórzyć, nawet po cofnięciu.
web-dice-open = Ziarno zostaje odkryte
web-dice-open-how = Po grze zapis zawiera ziarno. Musi mieć odcisk ogłoszony na początku.
web-dice-check = Każdy może sprawdzić
web-dice-check-how = Zapisz partię i zweryfikuj: każdy rzut, zgodność każdego ruchu z przepisami, każdy stan i podpis serwera.
web-dice-formula = Dokładnie
web-dice-bytes = bajty na słowo
web-dice-die = najniższa ścianka + słowo mod liczba ścianek (słowa ponad największą wielokrotność są pomijane)
web-dice-verify = W wierszu poleceń:
web-dice-limits = W grach ćwiczebnych i analizach kości są jawne albo wybrane ręcznie: niczego nie dowodzą, co zaznaczono w zapisie.
web-dice-commitment = Odcisk ziarna, z którego biorą się rzuty tego stołu

web-letter-verify = Twój adres
web-letter-verify-send = To mój adres
web-letter-verify-done = Adres jest potwierdzony.
web-letter-reset = Nowe hasło
web-letter-reset-send = Ustaw hasło
web-letter-reset-done = Hasło ustawione; jesteś już na swoim koncie.
web-letter-account = Przejdź do konta

# Plansza do namysłu: czym jest i dokąd z niej wrócić
web-board-after-lesson = Plansza po lekcji.
web-board-after-lesson-text = Lekcja już nie prowadzi ani nie ocenia.
web-board-of-game = Analiza od ruchu { $version }.
web-board-of-game-text = To kopia: w samej partii nic się nie zmienia.
web-board-dealt-anew = Czego twoja strona nie wie, rozdano na nowo.
web-board-own = Plansza do analizy.
web-board-all-sides = Grasz za wszystkie strony.
web-board-to-game = Wróć do partii
web-board-questions = Pytania
web-board-situations = Sytuacje

# Cofnięcia i propozycje
web-taken-back = { $seat-cap } { $seat-number ->
        [many] cofają
       *[one] cofa
    } ostatni ruch i { $seat-number ->
        [many] decydują
       *[one] decyduje
    } jeszcze raz.
web-taken-back-agreed = Za zgodą stron cofnięto ostatni ruch.
web-offered-takeback = Prosisz o cofnięcie ruchu. Czekamy na odpowiedź.
web-offered-draw = Proponujesz remis. Czekamy na odpowiedź.
web-offered-rematch = Proponujesz rewanż. Czekamy na odpowiedź.
web-offered-stop = Proponujesz zakończenie gry bez wyniku. Czekamy na odpowiedź.
web-menu = Menu
web-copy-refused = Przeglądarka nie pozwoliła skopiować. Link jest zaznaczony: skopiuj go sam.
web-mine-nobody = Bez zwycięzcy
web-tables-how = Nad każdą tabelą widać, skąd pochodzą jej liczby i ile z nich: z przepisów, z geografii, z historii czy z naszej rekonstrukcji.
web-counters-none = Nic takiego tu nie ma.
