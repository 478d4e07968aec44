# Stół Nest of Eagles: tory, pudełka, karty polityczne, żetony zakryte
web-panel-boxes = Poza mapą
web-panel-politics = Polityka
web-panel-scouting = Wywiad
web-rok1920-precedence = pierwszeństwo
web-rok1920-short-west = Zach.
web-rok1920-short-southwest = Płd.-Z.

# Tor morale i tor etapów
web-rok1920-pin-pl = PL
web-rok1920-pin-ua = UA
web-rok1920-pin-lb = LB
web-rok1920-pin-points = PZ
web-rok1920-points-track = punkty zwycięstwa: Polacy { $pl }, bolszewicy { $su }
web-rok1920-sign-kiev = Kijów
web-rok1920-sign-wilno = Wilno
web-rok1920-sign-cheka = CzK
web-rok1920-note-cheka = Czeka werbuje w
web-rok1920-sign-arrival = ▼
web-rok1920-marker-kiev = do końca tego etapu Polacy muszą zdobyć Kijów, inaczej Ukraińcy odejdą
web-rok1920-marker-kiev-morale = Kijów w polskich rękach: w fazie uzupełnień bolszewików polskie morale słabnie
web-rok1920-marker-wilno = do końca tego etapu Litwini muszą zająć Wilno, inaczej odejdą
web-rok1920-marker-arrival = zakryty znacznik wprowadzeń
web-rok1920-marker-cheka = Czeka

# Pudełka
web-rok1920-waiting = { $count ->
    [0] nikt nie czeka
    [one] czeka { $count }
    [few] czekają { $count }
   *[other] czeka { $count }
}
web-rok1920-operations = Działania w posunięciu
web-rok1920-operation-pause = pauza
web-rok1920-operation-limited = limitowane
web-rok1920-operation-offensive = ofensywa
web-rok1920-op-pause = P
web-rok1920-op-limited = L
web-rok1920-op-offensive = ofens.
web-rok1920-income = { $count ->
    [one] dają { $count } uzupełnienie
    [few] dają { $count } uzupełnienia
   *[other] dają { $count } uzupełnień
}
web-rok1920-box-available-pl = Do odtworzenia
web-rok1920-box-available-west = Do odtworzenia, Front Zachodni
web-rok1920-box-available-southwest = Do odtworzenia, Front Południowo-Zachodni
web-rok1920-box-reserves-allies = Rezerwy i sojusznicy
web-rok1920-box-ukraine = Ukraina
web-rok1920-box-volunteer = Armia Ochotnicza
web-rok1920-box-divisional-brigades = Dywizje i ich brygady
web-rok1920-box-cavalry-divisions = Dywizje jazdy
web-rok1920-box-reserve-west = Rezerwy Frontu Zachodniego
web-rok1920-box-reserve-southwest = Rezerwy Frontu Południowo-Zachodniego
web-rok1920-box-off-board = Poza planszą
web-rok1920-box-option = Tylko przy priorytetach politycznych
# Na półce pod mapą, gdzie mało miejsca
web-rok1920-shelf-available-west = Odtwarzane Zach.
web-rok1920-shelf-available-southwest = Odtwarzane Płd.-Z.
web-rok1920-shelf-reserves-allies = Rezerwy, sojusznicy
web-rok1920-shelf-volunteer = Ochotnicy
web-rok1920-shelf-divisional-brigades = Brygady dywizji
web-rok1920-shelf-reserve-west = Rezerwy Zach.
web-rok1920-shelf-reserve-southwest = Rezerwy Płd.-Z.

# Karty polityczne
web-rok1920-events-own = Twoje wydarzenia
web-rok1920-events-of = Wydarzenia: { $side }
web-rok1920-events-pool = w puli { $count }
web-rok1920-events-none = Żadnego w ręku.
web-rok1920-events-played = Zagrane
web-rok1920-priority-pick = Wybierz priorytet
web-rok1920-priority-own = Twój priorytet
web-rok1920-priority-of = Priorytet: { $side }
web-rok1920-priority-unchosen = jeszcze nie wybrany
web-rok1920-priority-chosen = wybrany w tajemnicy
web-rok1920-priority-revealed = odkryty
web-rok1920-card-event-down = Wydarzenie przeciwnika
web-rok1920-card-priority-down = Priorytet przeciwnika
web-rok1920-card-down = Leży zakryte: zna je tylko właściciel.
web-rok1920-card-play = Wybierz
web-rok1920-card-when = { $phase ->
    [replacement] w fazie uzupełnień, { $turn ->
        [pl] w posunięciu polskim
        [su] w posunięciu bolszewickim
       *[any] w dowolnym posunięciu
    }
    [attack] przy ataku, { $turn ->
        [pl] w posunięciu polskim
        [su] w posunięciu bolszewickim
       *[any] w dowolnym posunięciu
    }
    [reaction] w odpowiedzi na wydarzenie przeciwnika
   *[any] w dowolnej fazie, { $turn ->
        [pl] w posunięciu polskim
        [su] w posunięciu bolszewickim
       *[any] w dowolnym posunięciu
    }
}

# Żetony zakryte
web-rok1920-back-patrol = patrol
web-rok1920-back-group = grupa
web-rok1920-face-down-patrol = zakryty patrol: 3 PR, bez linii kontroli; może być fikcyjny
web-rok1920-face-down-group = zakryte zgrupowanie: 3 PR, linie kontroli; najwyżej dwie dywizje
web-rok1920-covered = wróg widzi tylko: { $marker }
web-rok1920-known-seen = { $date }: widziano tu { $units }
web-rok1920-known-laid = położony { $date }, nikogo pod nim nie widziano
web-rok1920-hidden-foe = Zakryte znaczniki wroga
web-rok1920-hidden-all = Zakryte znaczniki
web-rok1920-hidden-own = Twoje znaczniki
web-rok1920-hidden-left = patroli { $count } z 8
web-rok1920-hidden-dummies = Patrol może być fikcyjny. Zakryte jednostki odkrywa atak albo zwiad odwodów, które stoją obok.
