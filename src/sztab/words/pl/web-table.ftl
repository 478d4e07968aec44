# Pierwszy raz przy stole
web-panel-intro = Wstęp
web-intro-you = Dowodzisz: { $seat }.
web-intro-how = Jak to działa
web-intro-glows = Pytanie stoi u dołu planszy. To, co się świeci, można wskazać; to, co nie wymaga wskazania miejsca, jest przyciskiem.
web-intro-why = Wskaż to, co się nie świeci, a zobaczysz, dlaczego nie wolno, z numerem reguły. Każdy numer otwiera swoją regułę.
web-intro-list = „Odpowiedzi” to lista wszystkiego, co wolno zrobić, w słowach; klawisz / znajduje je po wpisaniu kilku liter.
web-intro-back = „Cofnij” (Z) cofa ostatnią odpowiedź, dopóki nie padła kość i nie odkryto niczego tajnego.
web-intro-list-touch = „Odpowiedzi” to lista wszystkiego, co wolno zrobić, w słowach. Szanse, siły i przepisy są pod „Panele”.
web-intro-back-touch = „Cofnij” cofa ostatnią odpowiedź, dopóki nie padła kość i nie odkryto niczego tajnego.
web-intro-aims = { $count ->
        [one] Jedna reguła mówi, jak się wygrywa
        [few] { $count } reguły zwycięstwa i tego scenariusza
       *[other] { $count } reguł zwycięstwa i tego scenariusza
    }
web-intro-more = Cały wstęp, scenariusze i reguły
web-dock-point = Wskaż to, co świeci się na planszy, albo wybierz z listy odpowiedzi.

# Koniec
web-result-why = Dlaczego:
web-result-you-won = Zwycięstwo jest Twoje.
web-result-you-lost = Tym razem porażka.
web-result-drawn = Nikt nie wygrał.
web-result-analyse = Analizuj końcówkę
web-result-next = Oś czasu u dołu prowadzi przez całą grę.

# Pierwsze plany
web-about-raclawice-first-pl = Trzymaj wzgórze i strzelaj do tych, którzy idą pod stok. Jazdę trzymaj z dala od dragonów. Od 5 etapu poślij kosynierów z Zajączkiem albo Szyrerem na armaty: nie mają karabinów, więc otwarte pole trzeba przebyć szybko. Przy każdym pytaniu wolno po prostu pasować.
web-about-raclawice-first-ru = Twoje kompanie są silniejsze. Zacznij od armat, jegrów Pustowałowa prowadź lasem w tyralierze i weź wzgórze, nim w 5 etapie ruszą kosynierzy. Przy każdym pytaniu wolno po prostu pasować.
web-about-rok1920-first = Szukaj miejsc, w których masz przewagę: w fazie ataków wskaż heks wroga i przeczytaj szansę, zanim rzucisz. Potem ruch; oddziały za frontem są odwodem i mogą ruszyć jeszcze raz w fazie odwodów. „Koniec” zamyka fazę.

# Plansze do analizy
web-panel-arrange = Ustaw
web-panel-asking = Pytaj
web-arrange-title = Ustaw planszę
web-arrange-how = Wybierz żeton, potem kliknij miejsce. Wszystko sprawdzają przepisy; czego nie wolno, zostaje odrzucone.
web-arrange-search = Szukaj żetonu
web-arrange-where = Gdzie
web-arrange-on = na planszy
web-arrange-off = poza planszą
web-arrange-place = Miejsce
web-arrange-more = i jeszcze { $count }: zawęź szukanie
web-arrange-settings = Etap i faza
web-arrange-chance = Los
web-arrange-dice = Kości
web-arrange-rolls = rzucają się same
web-arrange-waits = czekają na mnie
web-arrange-next = Następne kości
web-arrange-give = Ustal
web-arrange-given = Ustalone następne rzuty: { $dice }
web-arrange-roll = Rzuć teraz
web-arrange-undo = Cofnij ustawienie
web-arrange-placing = { $piece }: kliknij miejsce
web-chance-waits = Kości czekają: rzuć albo ustal je w panelu „Ustaw”
web-asking-title = Zapytaj o pozycję
web-asking-what = Pytanie
web-asking-use = Wstaw kliknięty heks
web-asking-ask = Zapytaj
web-asking-then = Potem, krok { $block }
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
web-knob-facing = Zwrot
web-knob-formation = Szyk
web-knob-lost = Straty
web-knob-markers = Rozkazy
web-knob-dispersed = Rozproszona
web-knob-attacked = Atakowała
web-knob-destroyed = Zniszczona
web-knob-morale-pl = Morale: Polska
web-knob-morale-ua = Morale: Ukraina
web-knob-morale-lb = Morale: Litwa i Białoruś
web-value-true = tak
web-value-false = nie
web-value-pl = Polacy
web-value-su = bolszewicy
web-value-ru = Rosjanie
web-asking-about = O czym (nazwa=wartość, kolejne po spacji; listy po przecinku)
web-arrange-unread = Tych kości nie da się odczytać: 3 4 to jeden rzut, 3 4, 6 1 to dwa.
web-watching = Oglądasz ten stół.

# Koniec fazy
web-end-units = { $count ->
    [one] Jedna jednostka może jeszcze coś zrobić.
    [few] { $count } jednostki mogą jeszcze coś zrobić.
   *[other] { $count } jednostek może jeszcze coś zrobić.
}
web-end-anyway = Mimo to zakończ
web-next-unit = Następna jednostka ({ $count })
web-settings-ask-end = Pytaj przed zakończeniem fazy, gdy można jeszcze coś zrobić
web-key-n = N
web-key-n-does = następna jednostka, która może coś zrobić

# Co zrobili inni
web-telling = Co zrobili inni
web-telling-at = { $at } z { $all }
web-telling-marches = { $count ->
    [one] Maszeruje 1 oddział.
    [few] Maszerują { $count } oddziały.
   *[other] Maszeruje { $count } oddziałów.
}
web-telling-next = Dalej
web-telling-skip = Pomiń
web-telling-again = Pokaż jeszcze raz
web-telling-happened = Co się stało
web-telling-pace = Tempo
web-pace-off = wył.
web-telling-sum = Marsze: { $marches }, walki: { $fights }.
web-save-log = Zapisz dziennik jako tekst (Markdown)
