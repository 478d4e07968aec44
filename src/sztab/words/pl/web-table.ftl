# Pierwszy raz przy stole
web-panel-intro = Wstęp
web-intro-you = Dowodzisz { $seat-ins }.
web-intro-how = Jak to działa
web-intro-glows = Twoja decyzja jest opisana przy planszy. Wskazuj to, co świeci; ruchy bez miejsca na planszy są przyciskami.
web-intro-why = Wskaż to, co nie świeci, a zobaczysz, dlaczego nie wolno, z numerem reguły. Każdy numer otwiera swoją regułę.
web-intro-list = „Możliwości” to spis wszystkiego, co wolno teraz zrobić; klawisz / znajduje ruch po wpisaniu kilku liter.
web-intro-back = „Cofnij” (Z) cofa ostatni ruch, dopóki nie było rzutu i nie odkryto niczego tajnego.
web-intro-list-touch = „Możliwości” to spis wszystkiego, co wolno teraz zrobić. Szanse, siły i przepisy są pod przyciskiem „Panele”.
web-intro-hold-touch = Palec przytrzymany na mapie pokazuje, kto tam stoi, ile kosztuje droga albo dlaczego jej nie ma. Na karcie: całą kartę.
web-intro-back-touch = Strzałka w lewo cofa ostatni ruch, dopóki nie było rzutu i nie odkryto niczego tajnego.
web-intro-aims = { $count ->
        [one] Jedna reguła mówi, jak się wygrywa
        [few] { $count } reguły zwycięstwa i tego scenariusza
       *[other] { $count } reguł zwycięstwa i tego scenariusza
    }
web-intro-more = Cały wstęp, scenariusze i reguły
web-dock-goal = Wskaż cel, który świeci, albo użyj przycisku.
web-dock-ways = Prowadzi tam więcej dróg: wskaż świecący heks, przez który ma prowadzić, albo wybierz drogę przyciskiem.
web-dock-point-or = Wskaż coś, co świeci, albo użyj przycisku.
web-click-nothing = Tam nie ma teraz nic do wyboru.
web-click-led = Nie tam: w tym kroku chodzi o coś innego.
web-dock-point = Wskaż coś, co świeci, albo wybierz z listy.

# Koniec
web-result-why = Dlaczego:
web-result-you-won = Zwycięstwo jest twoje.
web-result-you-lost = Tym razem porażka.
web-result-drawn = Nikt nie wygrał.
web-result-analyse = Zbadaj pozycję końcową
web-result-next = Oś czasu prowadzi przez całą grę.
web-result-points = Punkty

# Pierwsze plany
web-about-raclawice-first-pl = Utrzymaj wzgórze i strzelaj do tych, którzy wchodzą na stok. Jazdę trzymaj z dala od dragonów. Od 5 etapu poślij kosynierów z Zajączkiem albo Szyrerem na armaty: nie mają karabinów, więc otwarte pole trzeba przebyć szybko. Przy każdej decyzji możesz po prostu spasować.
web-about-raclawice-first-ru = Twoje kompanie są silniejsze. Zacznij od armat, jegrów Pustowałowa prowadź lasem w tyralierze i weź wzgórze, nim w 5 etapie ruszą kosynierzy. Przy każdej decyzji możesz po prostu spasować.
web-about-rok1920-first = Szukaj miejsc, w których masz przewagę: w fazie ataków wskaż heks wroga i sprawdź szansę, zanim rzucisz. Potem ruch; jednostki za frontem są odwodami i mogą ruszyć jeszcze raz w fazie ruchu odwodów. Fazę zamyka „Koniec ataków” albo „Koniec ruchów”.

# Plansze do analizy
web-panel-arrange = Ustaw
web-panel-asking = Pytaj
web-arrange-title = Ustaw planszę
web-arrange-how = Wybierz żeton, potem kliknij miejsce. Przepisy sprawdzają każde ustawienie.
web-arrange-search = Szukaj żetonu
web-arrange-where = Gdzie
web-arrange-on = na planszy
web-arrange-off = poza planszą
web-arrange-place = Miejsce
web-arrange-more = i jeszcze { $count }: zawęź szukanie
web-arrange-settings = Etap i faza
web-arrange-chance = Rzuty i losowania
web-arrange-dice = Kości
web-arrange-rolls = rzucane od razu
web-arrange-waits = czekają na mnie
web-arrange-next = Następne rzuty
web-arrange-give = Ustal
web-arrange-given = Ustalone następne rzuty: { $dice }
web-arrange-roll = Rzuć teraz
web-arrange-undo = Cofnij ustawienie
web-arrange-placing = { $piece }: kliknij miejsce
web-chance-waits = Kości czekają: rzuć albo ustal je w panelu „Ustaw”
web-asking-title = Zapytaj o pozycję
web-asking-what = Pytanie
web-asking-choose = – wybierz pytanie –
web-asking-use = Wstaw kliknięty heks
web-asking-ask = Zapytaj
web-asking-then = Dalszy ciąg
web-asking-example = Pytania do tego przykładu
web-asked-hex = Heks
web-asked-side = Strona
web-asked-unit = Jednostka
web-asked-units = Jednostki
web-asked-target = Atakowany heks
web-asked-second = Drugi stos
web-asked-via = Przez
web-asked-facing = Ukierunkowanie
web-asked-army = Armia
web-asked-attacking = Kto atakuje
web-asked-defending = Kto się broni
web-asked-attack = Karty atakującego
web-asked-defence = Karty obrońcy
web-asked-at = Cel
web-asked-leader = Dowódca
web-asked-from = Skąd
web-asked-to = Dokąd
web-asked-with = Razem z
web-asked-attacker = Atakujący
web-asked-charge = Szarża
web-asked-counter = Kontratak
web-asked-lava = Ława kozacka
web-asked-within = Tylko te pola
web-asked-order = Rozkaz atakującego
web-asked-defence-order = Rozkaz obrońcy
web-asked-roll = Rzut kostkami
web-asked-repeat = Atak powtórny
web-asked-cards = Karty
web-knob-stage = Etap
web-knob-phasing = Czyje posunięcie
web-knob-phase = Faza
web-knob-turn = Etap
web-knob-score = Punkty zwycięstwa
web-knob-active = Aktywny dowódca
web-knob-first = Kto działa następny
web-knob-round = Runda
web-knob-passed = Kto odpoczywa
web-knob-level = Stan
web-knob-facing = Ukierunkowanie
web-knob-formation = Szyk
web-knob-lost = Straty
web-knob-markers = Znaczniki rozkazów
web-knob-dispersed = Rozproszona
web-knob-attacked = Atakowała
web-knob-destroyed = Zniszczona
web-knob-morale-pl = Morale: Polski TDW
web-knob-morale-ua = Morale: Ukraiński TDW
web-knob-morale-lb = Morale: Litewsko-Białoruski TDW
web-knob-volunteers = Armia Ochotnicza
web-knob-lithuania = Litwa
web-knob-no-mans-land = Ziemia niczyja
web-knob-konarmia = Konna Armia
web-knob-konarmia-front = Front Konnej Armii
web-knob-sich = Strzelcy Siczowi
web-knob-kijow-taken = Kijów był zdobyty
web-knob-attacks-pl = Wykonane ataki: Polski TDW
web-knob-attacks-ua = Wykonane ataki: Ukraiński TDW
web-knob-attacks-lb = Wykonane ataki: Litewsko-Białoruski TDW
web-knob-attacks-west = Wykonane ataki: Front Zachodni
web-knob-attacks-southwest = Wykonane ataki: Front Południowo-Zachodni
web-knob-transports-pl = Zużyte transporty: Polacy
web-knob-transports-west = Zużyte transporty: Front Zachodni
web-knob-transports-southwest = Zużyte transporty: Front Południowo-Zachodni
web-knob-coupled-pl = Połączone morale: Polski TDW
web-knob-coupled-ua = Morale połączone z Polskim TDW: Ukraiński TDW
web-knob-coupled-lb = Morale połączone z Polskim TDW: Litewsko-Białoruski TDW
web-knob-pool-pl = Uzupełnienia: Polacy
web-knob-pool-ua = Uzupełnienia: Ukraińcy
web-knob-pool-west = Uzupełnienia: Front Zachodni
web-knob-pool-southwest = Uzupełnienia: Front Południowo-Zachodni
web-knob-reserve-used-pl = Faza ruchu odwodów wykorzystana: Polacy
web-knob-reserve-used-su = Faza ruchu odwodów wykorzystana: bolszewicy
web-knob-order-used-pl = Rozkaz wydany: Polacy
web-knob-order-used-su = Rozkaz wydany: bolszewicy
web-knob-supply = Zaopatrzenie
web-knob-replacement = Uzupełnienie
web-knob-off-board = Poza planszą
web-value-volunteers-none = niepowołana
web-value-volunteers-called = powołana
web-value-volunteers-first = pierwszy etap formowania
web-value-volunteers-second = drugi etap formowania
web-value-volunteers-third = trzeci etap formowania
web-value-volunteers-formed = sformowana
web-value-lithuania-border = strzeże granicy
web-value-lithuania-neutral = neutralna
web-value-lithuania-at-war = w stanie wojny
web-value-lithuania-out = poza wojną
web-value-no-mans-land-closed = nienaruszona
web-value-no-mans-land-entered = naruszona
web-value-konarmia-waiting = przybędzie
web-value-konarmia-in-play = w grze
web-value-konarmia-gone = wycofana
web-value-konarmia-front-southwest = Front Południowo-Zachodni
web-value-konarmia-front-west = Front Zachodni
web-value-sich-gone = rozstrzygnięte
web-value-sich-waiting = mogą zdezerterować
web-value-supply-by-the-map = jak wynika z planszy
web-value-supply-supplied = uznane za zapewnione
web-value-supply-unsupplied = uznane za odcięte
web-value-replacement-none = brak
web-value-replacement-strengthening = leży na jednostce
web-value-replacement-restored = właśnie odtworzona
web-value-off-board-waiting = nie w grze
web-value-off-board-fallen = wyeliminowana
web-value-off-board-removed = wycofana z gry
web-value-true = tak
web-value-false = nie
web-value-pl = Polacy
web-value-su = bolszewicy
web-value-ru = Rosjanie
web-arrange-unread = Tych kości nie da się odczytać: „3 4” to jeden rzut, „3 4, 6 1” to dwa.
web-watching = Oglądasz ten stół.

# Koniec fazy
web-end-units = { $count ->
    [one] Jedna jednostka może jeszcze coś zrobić.
    [few] { $count } jednostki mogą jeszcze coś zrobić.
   *[other] { $count } jednostek może jeszcze coś zrobić.
}
web-end-anyway = Mimo to zakończ
web-doubt = To prawie na pewno się nie uda: szansa { $percent }%.
web-doubt-anyway = Mimo to spróbuj
web-dock-again = Przeciwnik coś zrobił, więc znów możesz działać albo zakończyć.
web-next-unit = Następna jednostka ({ $count })
web-able-list = Kto może jeszcze działać
web-settings-ask-end = Pytaj przed zakończeniem fazy, gdy można jeszcze coś zrobić, i przed atakiem niemal bez szans
web-key-n = N
web-key-n-does = następna jednostka, która może coś zrobić
web-key-shift = Shift
web-key-shift-does = z kliknięciami albo przeciąganiem: marsz heks po heksie (Rok 1920); kliknięcie ostatniego heksu zatwierdza marsz

# Co zrobili inni
web-telling = Co zrobili inni
web-telling-at = { $at } z { $all }
web-telling-marches = Marsze: { $count }.
web-telling-marches-named = Marsze: { $marches }.
web-telling-next = Dalej
web-telling-skip = Pomiń
web-telling-begin = Zaczynamy
web-telling-begin-first = Przeciwnik już działał. Przeczytaj, o co grasz, a potem zobacz, co się stało.
web-telling-first = Najpierw zobacz, co się stało.
web-telling-to-question = Od razu do decyzji
web-telling-again = Pokaż jeszcze raz
web-telling-happened = Co się stało
web-telling-pace = Tempo
web-pace-off = wył.
web-telling-sum-marches = { $count ->
        [one] jeden marsz
        [few] { $count } marsze
       *[other] { $count } marszów
    }
web-telling-sum-fights = { $count ->
        [one] jedna walka
        [few] { $count } walki
       *[other] { $count } walk
    }
web-telling-sum-won = { $won ->
        [0] { $fights } (żaden atak się nie udał)
        [one] { $fights } (udał się 1 atak)
        [few] { $fights } (udały się { $won } ataki)
       *[other] { $fights } (udało się { $won } ataków)
    }
web-telling-more = Przeczytaj całość
web-telling-sum-by = { $seat }: { $counted }.
web-save-log = Zapisz dziennik jako tekst (Markdown)
web-hand = Odwody
web-hand-or-board = Plansza albo odwody
web-command-find = znajdź: { $name } ({ $place })
web-moment-no-loss = Nikt nie poniósł strat.
web-telling-losers = { $count ->
        [one] Straty poniosła jeszcze jedna jednostka.
        [few] Straty poniosły jeszcze { $count } jednostki.
       *[other] Straty poniosło jeszcze { $count } jednostek.
    }
web-telling-held = Nikt nie poniósł strat ani się nie wycofał.
web-standing-more = { $names } i jeszcze { $count }
web-moment-decided = Walka rozstrzygnięta
web-journal-untold = { $count ->
    [one] Zobaczysz jeszcze { $count } zdarzenie.
    [few] Zobaczysz jeszcze { $count } zdarzenia.
   *[other] Zobaczysz jeszcze { $count } zdarzeń.
}
web-tray = Poza planszą
web-tray-done = Rozstawione
web-tray-placed = rozstawiono { $count } z { $all }
web-tray-not-here = { $place }: nie tutaj
web-arrange-unread-setting = Tego nie da się odczytać; zapis wygląda tak: { $form }
web-posing-title = Pozycja jako tekst
web-posing-how = Można tu zapisać każdy klucz pliku sytuacji, po jednym w wierszu: jednostki, etap, fazę, karty i to, co już wykorzystano. Zapis sprzeczny z przepisami jest odrzucany wraz z powodem, poprawny otwiera nową planszę.
web-posing-open = Otwórz tę pozycję
web-posing-again = Zacznij od obecnej planszy
web-knob-held = Zajmowane miejscowości
web-knob-depots = Magazyny
web-knob-attacks = Zapowiedziane ataki
web-knob-lithuanian-places = Miejscowości w rękach Litwinów
web-confirm-answer = Potwierdź: { $answer }
web-proof-check = Sprawdź kości
