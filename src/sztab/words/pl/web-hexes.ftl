### Hex maps: layers, signs, counters.

web-dock-weighed = Szanse są w panelu „Walka”. Potwierdź albo wskaż coś innego.
web-hide-counters = Ukryj żetony
web-map-signs = Legenda mapy
web-sign-small-river = mała rzeka
web-sign-large-river = duża rzeka
web-sign-rail = kolej
web-sign-theatre = granica TDW
web-sign-border = granica
web-sign-works = fortyfikacje
web-sign-city = duże miasto
web-sign-fortress = twierdza
web-sign-town = miasto
web-sign-village = wieś
web-sign-prize = punkty zwycięstwa za utrzymanie
web-sign-worth = zmiana morale po zdobyciu
web-ask-takeback = Poproś o cofnięcie
web-hex-chosen = wybrany
web-hex-near = { $hex } (obok: { $place })
web-hex-across = { $hex } (za rzeką od: { $place })
web-hex-far = { $hex } (2 heksy na { $way } od: { $place })
web-way-n = pn.
web-way-ne = pn.-wsch.
web-way-e = wsch.
web-way-se = pd.-wsch.
web-way-s = pd.
web-way-sw = pd.-zach.
web-way-w = zach.
web-way-nw = pn.-zach.
web-outside = { $count ->
        [one] { $names }: poza widokiem. Pokaż
       *[other] jeszcze { $count } poza widokiem: { $names }. Pokaż
    }
web-outside-more = jeszcze { $count }
web-ruler = Miarka
web-ruler-from = Miarka: wskaż, gdzie się zaczyna.
web-ruler-to = Wskaż drugi heks; kliknięcie zatrzymuje miarkę.
web-ruler-hexes = { $count ->
        [one] 1 heks
        [few] { $count } heksy
       *[other] { $count } heksów
    }
web-ruler-march = { $unit }: { $points } PM
web-ruler-sees = Widać
web-ruler-blind = Nie widać:
web-hex-who-first = Może tam wejść kilka jednostek: wskaż najpierw, która.
