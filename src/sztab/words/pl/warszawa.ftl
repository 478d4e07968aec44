# Pytania
warszawa-ask-action = Co robisz? Ruch, atak, karta akcji albo odpoczynek do końca fazy.
warszawa-ask-order = { $army }: { $markers ->
        [one] został { $markers } znacznik
        [few] zostały { $markers } znaczniki
       *[other] zostało { $markers } znaczników
    }. Ruch, atak czy stop?
warszawa-ask-march = { $army } maszeruje bez znaczników (jeszcze { $left ->
        [one] { $left } pole
        [few] { $left } pola
       *[other] { $left } pól
    }): dokąd?
warszawa-ask-extra-order = Która armia dostaje dodatkowy znacznik? (do rozdania: { $left }, każdy innej armii)
warszawa-ask-card-order = Która armia dostaje znacznik z karty? (do rozdania: { $left })
warszawa-ask-raid = Która armia wroga traci znaczniki wskutek zagonu?
warszawa-ask-fight = Która walka teraz?
warszawa-ask-front = { $army }: wybierz kartę na front (do wyłożenia: { $left }). Na razie nikt jej nie widzi.
warszawa-ask-protect = { $army }: którą kartę frontu odkładasz, chroniąc ją przed odrzuceniem?
warszawa-ask-retreat = { $army } ucieka po porażce: na które pole?
warszawa-ask-draw = Dobieranie kart.
warszawa-ask-reject = { $army }: losowa karta frontu wraca do odwodów.
warszawa-ask-discard = Losowa karta zostaje odrzucona.

# Odpowiedzi
warszawa-answer-action-rest = odpoczynek do końca fazy
warszawa-answer-action-move = { $army }: ruch na pole { $field }
warszawa-answer-action-attack = { $army }: atak na { warszawa-target-acc }
warszawa-answer-action-plunder = { $army }: plądrowanie
warszawa-answer-action-card = zagraj: { $card }
warszawa-answer-order-move = dalej na pole { $field }
warszawa-answer-order-attack = atak na { warszawa-target-acc }
warszawa-answer-order-done = stop
warszawa-answer-march-move = marsz na pole { $field }
warszawa-answer-march-done = stop
warszawa-answer-extra-order = { $army }
warszawa-answer-card-order = { $army }
warszawa-answer-raid = { $army }
warszawa-answer-fight = { $army } kontra { $target }
warszawa-answer-front = { $card }
warszawa-answer-protect = { $card }
warszawa-answer-retreat = { $field }

# Atakowana armia w bierniku
warszawa-target-acc = { $target-id ->
        [pl-1a] 1 Armię
        [pl-2a] 2 Armię
        [pl-3a] 3 Armię
        [pl-4a] 4 Armię
        [pl-5a] 5 Armię
        [pl-obr] Obrońców Warszawy
        [su-3kk] 3 Korpus Konny
        [su-4a] 4 Armię (czerwoną)
        [su-15a] 15 Armię
        [su-3a] 3 Armię (czerwoną)
        [su-16a] 16 Armię
        [su-mozyr] Grupę Mozyrską
       *[other] { $target }
    }

# Dziennik
warszawa-event-order-placed = { $army } dostaje { $count ->
        [one] znacznik rozkazu
        [few] { $count } znaczniki rozkazów
       *[other] { $count } znaczników rozkazów
    }.
warszawa-event-cards-drawn = { $side } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
warszawa-event-cards-taken = Dobrane karty: { $cards }.
warszawa-event-round-begun = Runda { $round }: { $day }.
warszawa-event-phase-begun = Zaczyna się { $phase }; pierwszeństwo ma { $side }.
warszawa-event-plundered = { $army } plądruje i oddaje { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[other] { $count } znaczników
    }.
warszawa-event-army-moved = { $how ->
        [order] { $army }: ruch { $start } – { $field }.
        [march] { $army }: marsz { $start } – { $field }.
        [retreat] { $army } ucieka z pola { $start } na pole { $field }.
       *[advance] { $army } wkracza z pola { $start } na pole { $field }.
    }
warszawa-event-attack-ordered = { $army } atakuje { warszawa-target-acc }.
warszawa-event-contact-broken = Kontakt zerwany, walki nie będzie: { $army } i { $target }.
warszawa-event-rested = { $side } odpoczywa.
warszawa-event-action-played = { $side } zagrywa akcję: { $card }.
warszawa-event-markers-lost = { $army } traci { $count ->
        [one] { $count } znacznik rozkazu
        [few] { $count } znaczniki rozkazów
       *[other] { $count } znaczników rozkazów
    }.
warszawa-event-reserves-seen = W odwodach przeciwnika widać: { $cards }.
warszawa-event-card-discarded = { $side } odrzuca z odwodów: { $card }.
warszawa-event-fight-chosen = Walka na polu { $field }: { $army } kontra { $target }.
warszawa-event-front-card-chosen = Na front: { $card }.
warszawa-event-front-ready = { $side } { $count ->
        [0] nie ma kart na froncie
        [one] ma na froncie jedną kartę
        [few] ma na froncie { $count } karty
       *[other] ma na froncie { $count } kart
    }.
warszawa-event-card-protected = { $side } odkłada na stół jedną z kart frontu.
warszawa-event-card-sent-back = Do odwodów wraca: { $card }.
warszawa-event-front-revealed = { $side } ujawnia: { $cards }{ $returned-count ->
        [0] {""}
       *[other] ; do odwodów: { $returned }
    }.
warszawa-event-fight-resolved = { $army } – { $target }: { $attack } do { $defence }. { $winner ->
        [none] Remis.
       *[other] Zwycięzca: { $winner }.
    }
warszawa-event-army-dispersed = { $army } { $army-id ->
        [su-3kk] rozproszony
       *[other] rozproszona
    }.
warszawa-event-army-steadfast = { $army }: mimo remisu bez rozproszenia.
warszawa-event-army-destroyed = { $army } { $army-id ->
        [pl-obr] zniszczeni
        [su-3kk] zniszczony
       *[other] zniszczona
    }.
warszawa-event-no-retreat = { $army } nie ma dokąd uciekać i zostaje.
warszawa-event-initiative-passed = Nie ma już Obrońców Warszawy: odtąd każdą rundę rozpoczyna { $side }.
warszawa-event-card-returned = { $side }: karta { $card } wraca do odwodów.
warszawa-event-orders-renewed = Nowe znaczniki rozkazów { $count ->
        [one] dostaje { $count } armia
        [few] dostają { $count } armie
       *[other] dostaje { $count } armii
    }.
warszawa-event-game-scored = Bolszewicy mają { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.

# Dlaczego nie
warszawa-refusal-not-now = Tego nie można teraz zrobić.
warszawa-refusal-not-own-army = { $army } to nie twoja armia.
warszawa-refusal-army-destroyed = { $army }: tej armii nie ma już na planszy.
warszawa-refusal-never-acts = { $army } nigdy nie wykonują akcji i nie mają znaczników.
warszawa-refusal-has-attacked = { $army } po ataku nie działa już do końca fazy.
warszawa-refusal-no-markers = { $army } nie ma znacznika rozkazu.
warszawa-refusal-not-adjacent-field = Pole { $field } nie sąsiaduje z polem, na którym stoi { $army }.
warszawa-refusal-occupied = Pole { $field } jest zajęte ({ $army }).
warszawa-refusal-own-army-attacked = { $army } i { $target } są po tej samej stronie.
warszawa-refusal-not-adjacent-army = { $army } i { $target } nie sąsiadują.
warszawa-refusal-poles-never-plunder = Plądruje tylko Armia Czerwona.
warszawa-refusal-plunder-needs-markers = Plądrowanie kosztuje { $needed } znaczniki jednej armii; { $army } ma { $markers }.
warszawa-refusal-deck-empty = Talia jest pusta: nie ma po co plądrować.
warszawa-refusal-not-own-card = Ta karta ({ $card }) należy do drugiej talii.
warszawa-refusal-card-not-in-reserves = { $card }: tej karty nie masz w odwodach.
warszawa-refusal-no-action-on-card = { $card }: na tej karcie nie ma akcji.
warszawa-refusal-army-of-card-destroyed = Ta karta ({ $card }) dotyczy armii, której nie ma już na planszy: { $army }.
warszawa-refusal-card-without-effect = Ta karta ({ $card }) nic by teraz nie zmieniła.
warszawa-refusal-march-at-least-once = { $army } maszeruje co najmniej o jedno pole.
warszawa-refusal-already-served = { $army } ma już swój znacznik.
warszawa-refusal-not-on-card = Karta nie dotyczy tej armii ({ $army }).
warszawa-refusal-raid-on-own-army = { $army } to twoja armia.
warszawa-refusal-raid-without-markers = { $army } nie ma znaczników do stracenia.
warszawa-refusal-raid-too-far = { $army }: odległość { $distance }, zasięg zagonu { $reach }.
warszawa-refusal-no-such-attack = Nie ma takiego ataku: { $army } – { $target }.
warszawa-refusal-already-at-front = Ta karta ({ $card }) jest już na froncie.
warszawa-refusal-card-not-at-front = { $card }: tej karty nie ma na twoim froncie.
warszawa-refusal-not-away = Pole { $field } sąsiaduje z atakującym ({ $target }); { $army } musi uciekać dalej od niego, póki może.

# Liczby
warszawa-modifier-strength = { $of }
warszawa-modifier-attacking = { $of }: w ataku
warszawa-modifier-defending = { $of }: w obronie
warszawa-modifier-encircling = { $of }: manewr okrążający
warszawa-modifier-against-fort = { $of }: przeciw fortyfikacjom
warszawa-modifier-at = { $of }: premia za pole walki
warszawa-modifier-weaken-best = { $of }: osłabienie przez wroga
warszawa-modifier-cancel-lowest = { $of }: unieważnienie przez wroga
warszawa-modifier-in-warsaw = { $of } w Warszawie
warszawa-modifier-in-radzymin = { $of } w Radzyminie
warszawa-modifier-in-modlin = { $of } w Modlinie
warszawa-modifier-beyond-the-front = { $of } poza deseniem
warszawa-modifier-polish-army-destroyed = { $of }: armia zniszczona

# Jak się skończyło
warszawa-outcome-warsaw-taken = armia bolszewicka wkroczyła do Warszawy
warszawa-outcome-three-destroyed = zniszczono trzy armie bolszewickie
warszawa-outcome-all-dispersed = wszystkie armie bolszewickie na planszy są rozproszone
warszawa-outcome-radzymin-taken = po ostatniej rundzie armia bolszewicka stoi w Radzyminie
warszawa-outcome-radzymin-held = po ostatniej rundzie w Radzyminie nie ma armii bolszewickiej

# Mecz i rewanż
warszawa-sanction-warning = ostrzeżenie
warszawa-sanction-yellow-card = żółta kartka
warszawa-sanction-red-card = czerwona kartka
warszawa-offence-prolongation = nieuzasadnione przedłużanie gry
warszawa-offence-disturbance = przeszkadzanie w grze
warszawa-offence-vulgarity = wulgaryzmy
warszawa-offence-insult = obrażanie innych
warszawa-offence-other = inne wykroczenie
warszawa-match-both-won = wygrane obie gry
warszawa-match-bolshevik-points = po jednej wygranej; więcej punktów zdobytych bolszewikami
warszawa-match-knowledge-test = po jednej wygranej i równe punkty; rozstrzyga test wiedzy
warszawa-match-red-card = czerwona kartka kończy mecz wynikiem 0:2
warszawa-match-both-red-cards = czerwone kartki po obu stronach: bez punktów
