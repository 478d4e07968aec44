cli-game = gra
cli-scenario = scenariusz
cli-seats = miejsca
cli-turns = etapy
cli-options = opcje
cli-rules-total = reguł: { $ids }, do udowodnienia: { $provable }, udowodnionych: { $proven }
cli-practice = Gra ćwiczebna, ziarno { $seed }: jej kości są przewidywalne.
cli-commitment = Kości są ustalone z góry: { $commitment }… (ziarno zobaczysz po grze).
cli-help-line = liczba: wybór · ? pomoc · ? N o wyborze · o N szanse · ? słowa dlaczego nie · w POLA marsz · u cofnij · s [plik] zapisz · r REGUŁA przeczytaj · b plansza · q wyjście
cli-help =
    Liczba wybiera jedną z możliwości.
    ? 3        co oznacza możliwość 3 i jaka reguła o niej mówi
    o 3        możliwe wyniki wyboru 3, z dokładnymi szansami
    ? słowa    dlaczego czegoś o takiej nazwie nie ma wśród możliwości („? radzymin”)
    w POLA     maszeruj tymi polami („w 2327 2427”; „w pl-12dp 2327 2427” wybiera też jednostkę)
    u          cofnij ostatni ruch (najdalej do rzutu, dobrania karty albo ruchu innego gracza)
    s [plik]   zapisz partię
    r BW-O3    przeczytaj regułę
    b          narysuj planszę jeszcze raz
    q          odejdź od stołu
cli-saved = Zapis partii: { $file }
cli-not-saved = Odchodzisz od stołu; partia nie została zapisana.
cli-journal = Dziennik
cli-waiting = Ruch: { $seat }.
cli-hand-over = Oddaj ekran: { $seat }. Enter odsłania stół.
cli-no-such-number = Możliwości mają numery od 1 do { $count }.
cli-no-rule = Nie ma reguły { $rule }.
cli-allowed = dozwolone
cli-nothing-like = Nie ma teraz ruchu o nazwie „{ $words }”.
cli-nobody = nikt
cli-outcome = Zwycięzca: { $winner } ({ $reason }).
raclawice-table = Etap { $turn } z { $turns } · { $phase } · { $leader ->
    [pl] przewaga Polaków: { $lead }
    [ru] przewaga Rosjan: { $lead }
   *[nobody] nikt nie ma przewagi
 } (zwycięstwo przy { $threshold })
cli-sign-river = rzeka
cli-sign-large-river = duża rzeka
cli-sign-small-river = mała rzeka lub strumień
cli-sign-fortification = fortyfikacje
cli-sign-border = granica
cli-sign-theatre = granica teatru lub dowództwa
cli-sign-rail = kolej
cli-sign-road = droga
cli-sign-crossing = kolej lub droga przez rzekę
cli-sign-forest = las
cli-sign-swamp = błota
cli-sign-morass = bagno
cli-sign-mountain = góry
cli-sign-peaks = wysokie góry
cli-sign-hill = wzgórza
cli-sign-sea = morze
cli-sign-closed = niedostępne
raclawice-signs = ( Polacy · < Rosjanie · x piechota · / kawaleria · • bateria · liczba: siła · strzałka: front · ·2 oddziały w stosie · * dowódca · ~ tyraliera · □ czworobok · = obok siebie · L zaprzodkowana · † zdobyta · ♣ las · ⌂ zabudowania · ≈ staw · ' stok · ^ wzgórze
cli-replayed = Po ruchu { $answers }:
cli-verify-good = Zapis poprawny.
cli-verify-bad = Zapis niepoprawny.
cli-verify-counts = Ruchy: { $answers }; rzuty i losowania: { $rolls }.
cli-verify-nobody = brak
cli-verify-same-rules = takie jak tutaj
cli-verify-rest = Dodatki do ziarna: { $contributed }. Przepisy: { $rules }.
cli-verify-dice-proven = Kości: każda wynika z ziarna.
cli-verify-dice-practice = Kości: gra ćwiczebna, jej ziarno zna każdy.
cli-verify-dice-analysis = Kości: analiza, niczego nie dowodzą.
cli-verify-dice-unrevealed = Kości: nie można ich sprawdzić, dopóki gra trwa i ziarno jest ukryte.
cli-verify-dice-partly = Kości: dowiedzione tam, gdzie te przepisy mogły odtworzyć zapis; część wierszy rozegrano według innych.
cli-verify-dice-unchecked = Kości: niesprawdzone, bo zapis jest zepsuty przed nimi.
cli-verify-dice-wrong = Kości: nie wynikają z ziarna.
cli-verify-states-proven = Stany: każdy skrót się zgadza.
cli-verify-states-unchecked = Stany: skróty w postaci, której ta wersja nie sprawdza; sprawdzi je wersja, która zapis zrobiła (--with).
cli-verify-stretch = Wiersze { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }, wersja { $rules }: dowiedzione.
cli-verify-stretch-unproven = Wiersze { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) } rozegrano w wersji { $rules }: tu niedowiedzione (--with).
cli-verify-elsewhere = Dowiodła inna wersja: { $proved }.
cli-verify-signature-none = Bez podpisu.
cli-verify-signature-good = Podpisany, podpis się zgadza:
cli-verify-signature-bad = Podpis się nie zgadza:
cli-verify-signature-unchecked = Podpisany; bez pakietów serwera nie da się sprawdzić.
cli-situations = Zgodnie z oczekiwaniem: { $good } z { $all }.
cli-odds-exact = Dokładnie; przypadków: { $cases }.
cli-odds-sampled = Z próby; przypadków: { $cases }.
cli-box-file = plik
cli-box-data = dane
cli-box-rulebook = przepisy
cli-box-geography = geografia
cli-box-history = historia
cli-box-reconstruction = rekonstrukcja
cli-box-exported = Plików: { $count } → { $folder }
cli-box-good = { $folder }: { $game }, w porządku
cli-doctor-missing = { $count ->
    [0] Niczego nie brakuje.
   *[other] Brakuje, choć nie zawsze jest to potrzebne: { $count }
 }
cli-core = Wyszukiwanie na mapie: { $form ->
    [compiled] skompilowany rdzeń
   *[plain] zwykły Python
 }
cli-core-other = Druga postać: { $how }
cli-calibration = Kalibracja: { $unit } µs (siatka 35×30, Dijkstra ze stertą, zwykły Python)
cli-more-problems = { $count ->
    [one] (i jeszcze { $count } błąd; wszystkie pokaże sztab box check)
    [few] (i jeszcze { $count } błędy; wszystkie pokaże sztab box check)
   *[other] (i jeszcze { $count } błędów; wszystkie pokaże sztab box check)
 }
cli-atlas-same = Wszystkie pliki są takie, jak każe atlas.
cli-atlas-nothing = Nie ma czego zapisać: wszystkie pliki są takie, jak każe atlas.
cli-bench-figure = miara
cli-bench-value = wartość
cli-bench-ratio = stosunek
cli-rules-id = numer
cli-rules-kind = rodzaj
cli-rules-title = tytuł
cli-rules-code = kod
cli-rules-tests = testy
cli-rules-mutants = mutanty
cli-playout-games = Gry: { $games }, skończone: { $finished }, ruchy: { $answers }.
cli-playout-turns = Etapy: od { $min } do { $max }, mediana { $median }.
cli-playout-rate = Na sekundę na jednym rdzeniu: ruchów { $answers }, gier { $games }.
cli-playout-winner = zwycięzca
cli-playout-reason = powód
cli-playout-count = gry
cli-playout-share = udział
cli-playout-all = razem
cli-playout-bot = bot
cli-situation-asked = pytanie
cli-situation-answer = odpowiedź
cli-odds-share = szansa
cli-odds-exactly = dokładnie
cli-odds-result = wynik
cli-odds-nothing = los o niczym nie rozstrzyga
cli-rules-mutated = w tym sprawdzonych mutantami (własne testy wykrywają zepsuty kod): { $mutated }
cli-rules-crowded = testów z więcej niż czterema regułami naraz: { $count } (wymienia je --json)
cli-arena-games = partie
cli-arena-scenario = scenariusz
cli-arena-a = bot A
cli-arena-b = bot B
cli-arena-wins = wygrał A
cli-arena-draws = remisy
cli-arena-losses = wygrał B
cli-arena-share = udział A
cli-arena-interval = przedział 95%
cli-arena-bot = bot
cli-arena-rating = ranking
cli-arena-mean = ms na wybór
cli-arena-most = najdłużej, ms
cli-analyse-walk = przejście gry
cli-analyse-luck = szczęście
cli-analyse-games = rozegrane próby
cli-analyse-moves = ruchy
cli-analyse-luck-worth = szczęście
cli-analyse-better = kości i karty
cli-analyse-rolls = { $better } z { $rolls } lepszych, niż można było oczekiwać
cli-analyse-what = co się stało
cli-analyse-slip = drobna strata
cli-analyse-seat = strona
cli-analyse-sd = odchylenia standardowe
cli-analyse-win = szansa wygranej
cli-analyse-turning-point = punkt zwrotny (po ruchu)
cli-analyse-turn = etap
cli-analyse-before = przedtem
cli-analyse-after = potem
cli-analyse-curve = Szanse tam, gdzie gra się odwróciła ({ $seat }):
cli-analyse-looked = Sprawdzone wybory: { $seen } z { $of }.
cli-analyse-answer = ruch
cli-analyse-mark = ocena
cli-analyse-gain = koszt
cli-analyse-played = zagrano
cli-analyse-best = lepiej
cli-analyse-inaccuracy = niedokładność
cli-analyse-mistake = błąd
cli-analyse-blunder = gruby błąd
cli-copied = { $file }: tabel: { $tables }, bajtów: { $bytes }
cli-upgraded = Rozegrano od nowa trwających partii: { $replayed }, bez zmian: { $same }
cli-upgrade-differs = { $where }: wiersz { NUMBER($line, useGrouping: 0) }: { $problem }; partia trwa dalej po ruchu { NUMBER($answers, useGrouping: 0) }, przepadło ruchów: { NUMBER($lost, useGrouping: 0) }
cli-upgrade-would-differ = { $where }: wiersz { NUMBER($line, useGrouping: 0) }: { $problem }; partia trwałaby dalej po ruchu { NUMBER($answers, useGrouping: 0) }, przepadłoby ruchów: { NUMBER($lost, useGrouping: 0) }
cli-upgrade-lifted = { $table }: znów można grać
cli-report = { $id }  stół { $table }  miejsce { $seat }  zgłasza { $by }:
