# Analiza partii
web-panel-analysis = Analiza
web-analysis-what = Kto miał przewagę, komu sprzyjało szczęście, gdzie gra się odwróciła i co byłoby lepsze. Trwa to do minuty.
web-analysis-what-now = Czy masz przewagę, co dały ci kości i karty i co byłoby lepsze, oceniane tylko po tym, co widzisz. Trwa to do minuty.
web-analysis-begin = Analizuj partię
web-analysis-begin-now = Analizuj dotychczasową grę
web-analysis-under-way = Analiza trwa: { $share }%
web-analysis-curve-of = Szanse na wygraną w czasie gry: { $seat }
web-analysis-chances = Szanse na wygraną
web-analysis-bounds = od { $low } do { $high }
web-analysis-else-head = Co innego można tu zrobić
web-analysis-else = Co wybrałby bot? ({ $seat })
web-analysis-stands = Teraz { $seat }: { $win } na wygraną. Po wyborach bota:
web-analysis-nobody = W tym momencie nikt nie wybiera. Przejdź do innego na krzywej lub na osi czasu.
web-analysis-luck = Szczęście
web-analysis-luck-of = { $sd } odch. stand. · { $win } szansy na wygraną
web-analysis-turning = Punkty zwrotne
web-analysis-mistakes = Co byłoby lepsze
web-analysis-both = Wszyscy
web-analysis-no-mistakes = Nic nie kosztowało więcej niż 5% szansy na wygraną.
web-analysis-played = zagrano:
web-analysis-better = lepiej:
web-analysis-inaccuracy = niedokładność
web-analysis-mistake = błąd
web-analysis-blunder = gruby błąd
web-analysis-all = Wszystkie ({ $count })
web-analysis-looked = Sprawdzone wybory: { $seen } z { $of }. { $bot ->
        [officer] Radzi oficer
       *[corporal] Radzi kapral
    }; patrzy niedaleko i może się mylić.
web-analysis-again = Analizuj do teraz
web-analysis-deeper = Szukaj głębiej
web-result-analysis = Analiza partii
web-hint-win = { $win } na wygraną
