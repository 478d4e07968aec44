# Analiza partii
web-panel-analysis = Analiza
web-analysis-what = Kto miał przewagę, komu sprzyjało szczęście, kiedy gra się odwróciła i co byłoby lepsze. Trwa to do minuty.
web-analysis-what-now = Czy masz przewagę, co dały ci kości i karty i co byłoby lepsze, oceniane tylko po tym, co widzisz. Trwa to do minuty.
web-analysis-begin = Analizuj partię
web-analysis-begin-now = Analizuj dotychczasową grę
web-analysis-under-way = Analiza trwa: { $share }%
web-analysis-curve-of = Szanse na wygraną w czasie gry: { $seat }
web-analysis-chances = Szanse na wygraną
web-analysis-bounds = od { $low } do { $high }
web-analysis-reads = Linia: { $seat }. Szare tło: jak bardzo ocena może się mylić.
web-analysis-else-head = Co innego można tu zrobić
web-analysis-else = Co wybrałby bot? ({ $seat })
web-analysis-stands = Teraz { $seat }: { $win } na wygraną. Bot wybrałby:
web-analysis-nobody = Wskaż chwilę na krzywej albo na osi czasu, a zobaczysz, co jeszcze można było wtedy zrobić.
web-analysis-luck = Szczęście
web-analysis-luck-of = { $win } szans na wygraną
web-analysis-luck-sd = { $sd } odchylenia standardowego od średniej
web-analysis-luck-even = Ani szczęście, ani pech
web-analysis-luck-lucky = Trochę szczęścia
web-analysis-luck-unlucky = Trochę pecha
web-analysis-luck-very-lucky = Duże szczęście
web-analysis-luck-very-unlucky = Wielki pech
web-analysis-luck-rolls = rzuty i karty lepsze, niż można było oczekiwać: { $better } z { $rolls }
web-analysis-turning = Punkty zwrotne
web-analysis-mistakes = Co byłoby lepsze
web-analysis-both = Wszyscy
web-analysis-no-mistakes = Bot nie znalazł niczego wyraźnie lepszego.
web-analysis-played = zagrano:
web-analysis-better = lepiej:
web-analysis-nothing = nic z tego
web-analysis-gains = o { $worth } więcej warte, bo:
web-analysis-slip = drobna strata
web-analysis-inaccuracy = niedokładność
web-analysis-mistake = błąd
web-analysis-blunder = gruby błąd
web-analysis-all = Wszystkie ({ $count })
web-analysis-looked = Sprawdzone wybory: { $seen } z { $of }. { $bot ->
        [marshal] Radzi Marszałek
        [officer] Radzi Oficer
       *[corporal] Radzi Kapral
    }; patrzy niedaleko i może się mylić.
web-analysis-again = Analizuj do teraz
web-analysis-deeper = Szukaj głębiej
web-result-analysis = Analiza partii
