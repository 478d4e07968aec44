# Pytania
raclawice-ask-chit = Losowanie żetonu z puli aktywacji.
raclawice-ask-activate = Wylosowano głównodowodzącego: którego dowódcę aktywuje?
raclawice-ask-orphans = Oddziałami którego z poległych dowódców pokieruje teraz głównodowodzący?
raclawice-ask-shot = Jeden ostrzał, zanim przeciwnik coś zrobi: kto strzela?
raclawice-ask-act = Ruch oddziału, ostrzał czy pas?
raclawice-ask-group = { $units-count ->
        [1] Rusza { $units }: kto jeszcze?
        [2] Ruszają { $units }: kto jeszcze?
        [few] Ruszają { $units-count } oddziały, na czele { $units-first }: kto jeszcze?
       *[other] Rusza { $units-count } oddziałów, na czele { $units-first }: kto jeszcze?
    }
raclawice-ask-arrive = Oddział { $unit } wchodzi na planszę: na które pole?
raclawice-ask-step = { $units-count ->
        [one] { $units }{ $others ->
            [0] {""}
            [one] {" "}i jeszcze jeden oddział
            [few] {" "}i jeszcze { $others } oddziały
           *[other] {" "}i jeszcze { $others } oddziałów
        }: co dalej?
        [few] Linia, { $units-count } stosy, w ruchu: który teraz?
       *[other] Linia, { $units-count } stosów, w ruchu: który teraz?
    }
raclawice-ask-face = { $units }: w którą stronę przodem?
raclawice-ask-order = Kto następny w stosie, licząc od góry?
raclawice-ask-react = Wróg wszedł na pole { $hex }: jaka reakcja?
raclawice-ask-evade-fire = Tyraliera zdała test: czy strzela?
raclawice-ask-evade-stay = Tyraliera zostaje czy wycofuje się o jedno pole?
raclawice-ask-leader-move = Dokąd jedzie { $leader }?
raclawice-ask-leader-withdraw = Dokąd wycofuje się { $leader }?
raclawice-ask-leader-aside = Obok dowódcy ({ $leader }) stanął wróg: wycofać go?
raclawice-ask-fire-target = Do czego strzela { $unit }?
raclawice-ask-fire-partner = { $units } { $units-count ->
        [one] strzela
       *[other] strzelają
    } na pole { $hex }: kto się przyłącza?
raclawice-ask-withdraw = { $units } { $units-count ->
        [one] wycofuje się
       *[other] wycofują się
    }: dokąd?
raclawice-ask-loss = Który oddział ponosi stratę?
raclawice-ask-melee-hex = Które starcie teraz?
raclawice-ask-melee-facing = { $units } { $units-count ->
        [one] wygrywa
       *[other] wygrywają
    } na polu { $hex }: w którą stronę przodem?
raclawice-ask-return-hex = Oddział { $unit } wraca na planszę: na które pole?
raclawice-ask-return-facing = Oddział { $unit } wraca na pole { $hex }: w którą stronę przodem?

# Odpowiedzi
raclawice-answer-activate = { $leader }
raclawice-answer-activate-nobody = nikogo
raclawice-answer-orphans = oddziały, którymi dowodził { $leader }
raclawice-answer-shot = strzela { $unit }
raclawice-answer-pass = pas
raclawice-answer-act-move = ruch: { $unit }
raclawice-answer-act-fire = strzela { $unit }
raclawice-answer-group-with = ze stosu: { $unit }
raclawice-answer-group-line = z linii: { $unit }
raclawice-answer-group-go = ruszaj, nikt więcej
raclawice-answer-arrive = na pole { $hex }
raclawice-answer-step-enter = { $unit } na pole { $hex }
raclawice-answer-step-charge = { $unit } szarżuje na pole { $hex }
raclawice-answer-step-turn = { $unit }: zwrot na { $facing }
raclawice-answer-step-form = { $unit }: { $formation }
raclawice-answer-step-reorder = { $unit }: zmiana kolejności w stosie
raclawice-answer-step-double = { $unit } krokiem podwojonym
raclawice-answer-step-fire = strzela { $unit }
raclawice-answer-step-push = { $unit }: przetocz na pole { $hex }
raclawice-answer-step-swing = { $unit }: obróć na { $facing }
raclawice-answer-step-limber = { $unit }: zaprzodkowanie
raclawice-answer-step-unlimber = { $unit }: odprzodkowanie
raclawice-answer-step-stop = { $unit }: koniec ruchu
raclawice-answer-face = { $facing }
raclawice-answer-order = { $unit }
raclawice-answer-react-fire = { $unit } zostaje i strzela
raclawice-answer-react-counter = { $unit } kontratakuje
raclawice-answer-react-evade = { $unit }: unik tyraliery
raclawice-answer-react-withdraw = { $unit } wycofuje się o dwa pola
raclawice-answer-react-square = { $unit } próbuje utworzyć czworobok
raclawice-answer-react-leader = { $leader } wycofuje się
raclawice-answer-done = koniec
raclawice-answer-evade-fire-fire = ostrzał
raclawice-answer-evade-fire-hold = bez ostrzału
raclawice-answer-evade-stay-stay = zostań
raclawice-answer-evade-stay-back = wycofaj się
raclawice-answer-leader-move = na pole { $hex }
raclawice-answer-leader-withdraw = na pole { $hex }
raclawice-answer-leader-aside = na pole { $hex }
raclawice-answer-leader-aside-stay = zostaje
raclawice-answer-fire-target = ostrzał pola { $hex }
raclawice-answer-fire-partner = { $unit }
raclawice-answer-fire-partner-done = strzelaj
raclawice-answer-withdraw = na pole { $hex }
raclawice-answer-loss = { $unit }
raclawice-answer-melee-hex = starcie na polu { $hex }
raclawice-answer-melee-facing = { $facing }
raclawice-answer-return-hex = na pole { $hex }
raclawice-answer-return-facing = { $facing }

# Dziennik
raclawice-event-turn-began = Etap { $turn }. W puli: { $leaders }.
raclawice-event-chit-drawn = Wylosowano żeton: { $leader }.
raclawice-event-leader-activated = Działają { $leader-id ->
        [kosciuszko] polskie
        [zajaczek] polskie
        [szyrer] polskie
        [manget] polskie
        [madalinski] polskie
       *[other] rosyjskie
    } oddziały, którymi dowodzi { $leader }{ $chief-id ->
        [kosciuszko] {"; prowadzi je "}{ $chief }
        [tormasow] {"; prowadzi je "}{ $chief }
       *[other] {""}
    }.
raclawice-event-phase-began = { $leader }: { $phase }.
raclawice-event-entered = { $units } z pola { $start } na pole { $hex } ({ $cost } PR).
raclawice-event-arrived = { $units } { $units-count ->
        [one] wchodzi
       *[other] wchodzą
    } na planszę, pole { $hex } ({ $cost } PR).
raclawice-event-turned = { $units } na polu { $hex }: zwrot na { $facing } ({ $cost } PR).
raclawice-event-formation-changed = { $units } na polu { $hex }: { $formation }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } PR)
    }.
raclawice-event-reordered = Nowa kolejność na polu { $hex }: { $units }.
raclawice-event-double-pace = { $units } { $units-count ->
        [one] idzie
       *[other] idą
    } krokiem podwojonym.
raclawice-event-move-ended = { $units } { $units-count ->
        [one] kończy
       *[other] kończą
    } ruch na polu { $hex }.
raclawice-event-leader-moved = { $leader } jedzie na pole { $hex }.
raclawice-event-morale-tested = { $unit }, test morale: rzut { $dice }{ $modifiers-parts }, trzeba najwyżej { $morale }: { $margin-sign ->
        [plus] o { $margin-size } za dużo, niezdany
        [zero] zdany na styk
       *[minus] zdany z zapasem { $margin-size }
    }.
raclawice-event-loss-taken = { $unit } ponosi stratę; liczebność { $strength }.
raclawice-event-unit-eliminated = { $unit }: eliminacja na polu { $hex }.
raclawice-event-charged = { $units } { $units-count ->
        [one] szarżuje
       *[other] szarżują
    } na pole { $hex }.
raclawice-event-counter-attacked = { $units } { $units-count ->
        [one] kontratakuje
       *[other] kontratakują
    } na pole { $hex }.
raclawice-event-leader-rolled = Los dowódcy ({ $leader }), rzut { $dice }: { $fate }.
raclawice-event-leader-lost = Dowódca stracony: { $leader }.
raclawice-event-points-scored = { $seat } zdobywają { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } { $because }; { $score-sign ->
        [plus] przewaga Polaków: { $score-size }
        [zero] wynik równy
       *[minus] przewaga Rosjan: { $score-size }
    }.
raclawice-event-musketry-fired = { $units } { $units-count ->
        [one] strzela
       *[other] strzelają
    } z { $hexes-count ->
        [one] pola
       *[other] pól
    } { $hexes } na pole { $target }: siła ognia na tym dystansie { $quotient }, wiersz { $row } tabeli; test morale { $effect-sign ->
        [plus] z +{ $effect-size } do rzutu
        [zero] bez dodatku do rzutu
       *[minus] z −{ $effect-size } do rzutu
    }.
raclawice-event-guns-fired = { $unit } strzela z pola { $start } na pole { $target } (dystans { $distance }): test morale { $effect-sign ->
        [plus] z +{ $effect-size } do rzutu
        [zero] bez dodatku do rzutu
       *[minus] z −{ $effect-size } do rzutu
    }.
raclawice-event-guns-shot-at = { $units } { $units-count ->
        [one] strzela
       *[other] strzelają
    } do baterii ({ $gun }): siła ognia { $strength }.
raclawice-event-counter-battery = { $unit } strzela do baterii ({ $gun }), dystans { $distance }: pierwszy rzut { $hit }{ $effect-count ->
        [0] , chybienie
       *[other] , drugi { $effect }
    }.
raclawice-event-guns-jammed = { $unit } ma problemy techniczne do końca etapu: w teście morale pod jej ogniem wypadło naturalne 0.
raclawice-event-guns-captured = { $unit }: bateria zdobyta na polu { $hex }.
raclawice-event-guns-recaptured = { $unit }: bateria odbita na polu { $hex }.
raclawice-event-withdrew = { $units } { $units-count ->
        [one] wycofuje się
       *[other] wycofują się
    } z pola { $start } na pole { $hex }.
raclawice-event-melee-fought = Starcie na polu { $hex }: { $attackers } kontra { $defenders }; wygrywają { $winner } różnicą { $difference }.
raclawice-event-melee-missed = Na polu { $hex } nie dochodzi teraz do walki: { $units } { $units-count ->
        [one] jest
       *[other] są
    } poza zasięgiem dowodzenia ({ $leader }).
raclawice-event-fled = { $units } { $units-count ->
        [one] ucieka
       *[other] uciekają
    } z pola { $hex }; powrót w etapie { $due }.
raclawice-event-fled-for-good = { $units } nie { $units-count ->
        [one] wróci
       *[other] wrócą
    } na pole bitwy.
raclawice-event-came-back = { $unit } wraca na pole { $hex }.
raclawice-event-return-delayed = { $unit } wróci nie wcześniej niż w etapie { $due }.

# Modyfikatory
raclawice-modifier-lava-infantry = ława przeciw piechocie
raclawice-modifier-table-effect = efekt ostrzału
raclawice-modifier-first-shot = pierwszy strzał
raclawice-modifier-late-shot = trzeci lub czwarty strzał
raclawice-modifier-from-flank-or-rear = z boku lub od tyłu
raclawice-modifier-battery-stars = gwiazdki baterii
raclawice-modifier-target-in-forest = cel w lesie
raclawice-modifier-target-in-buildings = cel w zabudowaniach
raclawice-modifier-target-skirmishes = cel w tyralierze
raclawice-modifier-target-in-square = cel w czworoboku
raclawice-modifier-superior-strength = przewaga liczebna
raclawice-modifier-higher-morale = wyższe morale
raclawice-modifier-flank-attack = atak z boku
raclawice-modifier-rear-attack = atak od tyłu
raclawice-modifier-lava-attack = kozacka ława
raclawice-modifier-charge-against-infantry = szarża na piechotę
raclawice-modifier-charge-against-cavalry = szarża na kawalerię
raclawice-modifier-counter-attack = kontratak
raclawice-modifier-scythes = kosynierzy
raclawice-modifier-square-against-cavalry = czworobok przeciw kawalerii
raclawice-modifier-square-against-infantry = czworobok przeciw piechocie
raclawice-modifier-skirmishers = w tyralierze
raclawice-modifier-cossacks-in-front = kozacy w walce frontalnej
raclawice-modifier-leader-present = obecność dowódcy
raclawice-modifier-holds-buildings = obrona w zabudowaniach
raclawice-modifier-holds-forest = obrona w lesie
raclawice-modifier-cavalry-in-cover = kawaleria atakuje w terenie zakrytym
raclawice-modifier-stands-higher = wyższa pozycja
raclawice-modifier-crossed-stream = atak przez strumień

# Wynik
raclawice-outcome-threshold = przewaga na koniec etapu wystarcza, by od razu wygrać ten scenariusz
raclawice-outcome-marker = przewaga w punktach zwycięstwa po ostatnim etapie
raclawice-outcome-off-track = punkty równe, a wtedy wygrywają Polacy

# Odmowy
raclawice-refusal-not-now = Takiego ruchu nie można teraz wykonać.
raclawice-refusal-not-active = Oddział { $unit } nie należy do strony, która teraz działa.
raclawice-refusal-not-own-unit = { $unit } nie należy do ciebie.
raclawice-refusal-not-subordinate = { $leader } nie dowodzi oddziałem { $unit }.
raclawice-refusal-out-of-command = { $unit } jest poza zasięgiem dowodzenia ({ $leader }).
raclawice-refusal-reserve-held = { $unit } pozostaje w rezerwie do etapu { $turn }.
raclawice-refusal-six-chosen = Wybrano już komplet oddziałów ({ $most }); { $unit } do nich nie należy.
raclawice-refusal-not-on-map = { $unit } nie stoi na planszy.
raclawice-refusal-came-back = Oddział { $unit } dopiero wrócił i w tej fazie się nie porusza.
raclawice-refusal-square-at-bay = Na polu { $hex } walczy czworobok; nie można do niego dołączyć.
raclawice-refusal-stopped = Oddział { $unit } został zatrzymany w tej fazie.
raclawice-refusal-has-moved = Ruch oddziału { $unit } jest skończony.
raclawice-refusal-in-clash = Pole { $hex } jest polem starcia.
raclawice-refusal-not-yet-due = { $unit } przybywa w etapie { $turn }.
raclawice-refusal-no-way-in = Oddział { $unit } nie ma wolnego pola wejścia.
raclawice-refusal-no-entry-hex = Pole { $hex } nie jest polem wejścia.
raclawice-refusal-enemy-there = Pole { $hex } zajmuje wróg.
raclawice-refusal-too-dear = Wejście na pole { $hex } kosztuje { $cost } PR; zostało: { $left }.
raclawice-refusal-no-points = To kosztuje { $cost } PR; zostało: { $left }.
raclawice-refusal-other-stack = { $unit } nie stoi w tym samym stosie.
raclawice-refusal-moves-already = { $unit } już się porusza.
raclawice-refusal-no-line = { $unit } nie tworzy linii z ruszającymi oddziałami.
raclawice-refusal-not-moving = { $unit } teraz się nie porusza.
raclawice-refusal-move-over = Ruch jest skończony.
raclawice-refusal-not-adjacent = Pole { $hex } nie sąsiaduje z oddziałem.
raclawice-refusal-beyond-reach = Pole { $hex } jest poza zasięgiem tego ruchu: zostało PR: { $left }, a liczą się kroki naprzód i koszt zwrotów.
raclawice-refusal-beyond-double = Krokiem podwojonym nie można stanąć na polu { $hex }: trzeba zużyć wszystkie PR ({ $left }), idąc naprzód i bez zwrotów.
raclawice-refusal-not-in-front = Tego pola nie ma w strefie przedniej.
raclawice-refusal-closed = Na pole { $hex } nie można wejść.
raclawice-refusal-double-rough = Krokiem podwojonym nie można iść przez pole { $hex }: las, zabudowania albo strumień.
raclawice-refusal-double-friends = Krokiem podwojonym nie można iść przez własne oddziały na polu { $hex }.
raclawice-refusal-double-all = Krok podwojony wymaga zużycia wszystkich PR; zostało: { $left }.
raclawice-refusal-double-before = Krok podwojony ogłasza się przed ruchem.
raclawice-refusal-double-fired = Po ostrzale nie można iść krokiem podwojonym.
raclawice-refusal-double-infantry = Krokiem podwojonym idzie tylko piechota, i to nie w czworoboku.
raclawice-refusal-double-no-change = Krok podwojony wyklucza zwroty i zmianę szyku.
raclawice-refusal-square-clear = Czworobok wymaga terenu czystego, a pole { $hex } takie nie jest.
raclawice-refusal-square-all-points = To wymaga wszystkich PR, więc wcześniej nie można wydać żadnego.
raclawice-refusal-square-attack = Czworobok nie atakuje.
raclawice-refusal-square-companies = Czworobok tworzą { $least } kompanie piechoty.
raclawice-refusal-square-scythes = Kosynierzy nie tworzą czworoboku.
raclawice-refusal-square-all-round = Czworobok jest zwrócony na wszystkie strony.
raclawice-refusal-backward-enemy = Tyłem nie można wejść na pole zajęte przez wroga ({ $hex }).
raclawice-refusal-guns-enemy = Działa nie wchodzą na pole zajęte przez wroga ({ $hex }).
raclawice-refusal-full = Pole { $hex } jest pełne i nie można przez nie przejść.
raclawice-refusal-mixed-arms = Piechota i kawaleria nie mogą razem stać ani walczyć na polu { $hex }.
raclawice-refusal-passing-arms = Wróg przechodzi przez oddziały innej broni na polu { $hex }.
raclawice-refusal-stack-limit = Limit liczebności na polu { $hex }: { $most }; byłoby { $strength }.
raclawice-refusal-too-many-guns = Limit baterii na polu { $hex }: { $most }.
raclawice-refusal-charge-cavalry = Szarżuje tylko kawaleria.
raclawice-refusal-charge-nobody = Na polu { $hex } nie ma na kogo szarżować.
raclawice-refusal-charge-run = Szarża wymaga przejścia co najmniej { $least } pól; byłoby: { $hexes }.
raclawice-refusal-charge-steady = Po zwrocie lub ostrzale nie ma szarży.
raclawice-refusal-charge-path = Droga szarży prowadziła przez las, zabudowania, strumień lub inne oddziały.
raclawice-refusal-same-facing = Oddział ma już to ukierunkowanie: { $facing }.
raclawice-refusal-face-at-the-end = Zwroty są tu bez kosztu; ukierunkowanie wybiera się na końcu ruchu.
raclawice-refusal-whole-stack = Może to zrobić tylko cały stos.
raclawice-refusal-same-formation = Nie ma takiej zmiany szyku.
raclawice-refusal-leave-formation-first = Najpierw trzeba opuścić obecny szyk.
raclawice-refusal-no-skirmishers = Tyralierę tworzą tylko strzelcy i jegrzy.
raclawice-refusal-abreast-strength = Liczebność nie pozwala na linię na jednym polu.
raclawice-refusal-formed-already = Ten szyk już zmieniono w tym ruchu.
raclawice-refusal-limbered-otherwise = Zaprzodkowanie dotyczy tylko dział i jest osobną czynnością.
raclawice-refusal-not-foot-guns = Mogą to zrobić tylko odprzodkowane działa.
raclawice-refusal-not-limbered = Działa nie są zaprzodkowane.
raclawice-refusal-gun-has-worked = Bateria { $unit } już strzelała lub się poruszała.
raclawice-refusal-foot-guns = Odprzodkowane działa można przetoczyć, obrócić lub zaprzodkować.
raclawice-refusal-guns-fire-apart = Działa strzelają osobno.
raclawice-refusal-reacted-already = Oddział już zareagował na to wejście.
raclawice-refusal-guns-only-fire = Działa mogą w reakcji tylko strzelać.
raclawice-refusal-guns-no-attack = Poruszające się działa można tylko ostrzelać.
raclawice-refusal-foot-against-horse = Piechota może tylko ostrzelać nacierającą kawalerię.
raclawice-refusal-foot-stays = Piechota nie wycofuje się z własnej woli.
raclawice-refusal-only-cossacks = Przed kawalerią mogą się wycofać tylko kozacy.
raclawice-refusal-no-skirmish-order = { $unit } nie stoi w tyralierze.
raclawice-refusal-countered-already = Oddział był już celem kontrataku.
raclawice-refusal-has-countered = Oddział { $unit } już kontratakował w tej fazie.
raclawice-refusal-no-cavalry = Kawaleria nie weszła na pole piechoty, która mogłaby utworzyć czworobok.
raclawice-refusal-leader-not-near = { $leader }: na sąsiednim polu nie pojawił się wróg.
raclawice-refusal-leader-no-way = { $leader } nie ma wolnego pola, na które mógłby się wycofać.
raclawice-refusal-leader-fallen = { $leader } już nie dowodzi.
raclawice-refusal-leader-not-to-activate = { $leader } nie może być teraz aktywowany.
raclawice-refusal-must-lead-orphans = Głównodowodzący musi dowodzić oddziałami poległego dowódcy; { $leader } nim nie jest.
raclawice-refusal-leader-too-far = Pole { $hex } jest poza zasięgiem dowódcy.
raclawice-refusal-must-fight = Jest starcie, które trzeba rozegrać.
raclawice-refusal-no-clash = Na polu { $hex } nie ma teraz starcia do rozegrania.
raclawice-refusal-no-target = Oddział nie ma celu, do którego mógłby strzelać.
raclawice-refusal-lava-cossacks = Ławy próbują tylko kozacy, którzy właśnie weszli na pole.
raclawice-refusal-lava-square = Czworobok nie ma strefy bocznej.
raclawice-refusal-lava-front = Ława wymaga wejścia na pole od frontu wroga.
raclawice-refusal-lava-flanks = Żadne pole strefy bocznej nie jest wolne.
raclawice-refusal-guns-taken = Bateria { $unit } została zdobyta.
raclawice-refusal-fire-in-movement-only = Ostrzał odbywa się w fazie ruchu.
raclawice-refusal-fire-from-clash = { $unit } stoi na polu starcia.
raclawice-refusal-limbered = Bateria { $unit } jest zaprzodkowana.
raclawice-refusal-jammed = Bateria { $unit } ma problemy techniczne.
raclawice-refusal-gun-moved = Bateria { $unit } poruszała się w tym etapie.
raclawice-refusal-gun-turned = Bateria { $unit } została obrócona.
raclawice-refusal-gun-fired = Bateria { $unit } już strzelała w tej fazie.
raclawice-refusal-not-on-top = To nie jest oddział na szczycie stosu.
raclawice-refusal-no-muskets = { $unit } nie ma siły ognia.
raclawice-refusal-double-pace = { $unit } idzie krokiem podwojonym.
raclawice-refusal-four-shots = Oddział { $unit } oddał już cztery strzały.
raclawice-refusal-no-point-to-fire = { $unit } nie ma już PR na strzał.
raclawice-refusal-fire-into-clash = Na polu { $hex } trwa starcie: nie można tam strzelać.
raclawice-refusal-nobody-there = Na polu { $hex } nie ma celu.
raclawice-refusal-enemy-in-front = Celem może być tylko wróg w strefie przedniej (pole { $near }), a nie na polu { $hex }.
raclawice-refusal-out-of-range = Pole { $hex } jest poza zasięgiem: dystans { $distance }, zasięg { $most }.
raclawice-refusal-guns-too-far = Samotne działa na polu { $hex } można ostrzelać najdalej z { $most } pól.
raclawice-refusal-too-weak = Siła ognia { $strength } nie wystarcza, by ostrzelać pole { $hex }.
raclawice-refusal-guns-adjacent-only = Samotne działa na polu { $hex } można ostrzelać tylko z sąsiedniego pola.
raclawice-refusal-guns-need-strength = Siła ognia { $strength } to za mało na działa na polu { $hex }.
raclawice-refusal-no-sight = Pola { $hex } nie widać: zasłania je pole { $blocking }.
raclawice-refusal-not-away = Pole { $hex } nie leży dalej od wroga.
raclawice-refusal-closed-hex = Na pole { $hex } nie można wejść.
raclawice-refusal-full-hex = Pole { $hex } jest pełne.
raclawice-refusal-no-room-to-withdraw = Na polu { $hex } nie ma miejsca (reguła { $because }).
raclawice-refusal-no-face = Nie ma takiego ukierunkowania.
raclawice-refusal-no-evade-fire = Wybierz: ostrzał albo bez ostrzału.
raclawice-refusal-no-evade-stay = Wybierz: zostać albo się wycofać.
raclawice-refusal-no-melee-facing = Nie ma takiego ukierunkowania.
raclawice-refusal-no-return-facing = Nie ma takiego ukierunkowania.
raclawice-refusal-leader-one-hex = { $leader } wycofuje się o jedno pole, a pole { $hex } z nim nie sąsiaduje.
raclawice-refusal-withdraw-one-hex = Pole { $hex } nie sąsiaduje z wycofującymi się oddziałami.
raclawice-refusal-other-zone-first = Najpierw strefa tylna, potem boczna, na końcu przednia: pole { $better }, nie { $hex }.
raclawice-refusal-loss-elsewhere = Stratę ponosi stos na polu { $hex }; { $unit } tam nie stoi.
raclawice-refusal-return-elsewhere = Oddział wraca na pole dowódcy ({ $leader }) lub sąsiednie, a gdy dowódcy nie ma na planszy, na pole powrotu z przepisów; nie na pole { $hex }.
raclawice-refusal-fires-already = { $unit } już strzela.
raclawice-refusal-partner-arm = { $unit } to inny rodzaj broni niż strzelający.
raclawice-refusal-partner-beside = { $unit } nie stoi obok strzelających, tak by każdy był w strefie bocznej drugiego.
raclawice-refusal-entry-not-in-front = Pole { $hex } nie leży w strefie przedniej oddziału { $unit }.
raclawice-refusal-order-elsewhere = { $unit } nie czeka na miejsce w tym stosie.

# Opcje stołu
raclawice-option-threshold = Przewaga punktów, która wygrywa od razu
raclawice-option-melee-die = Kostka w walce wręcz
raclawice-option-melee-die-d10 = dziesięciościenna, 0–9
raclawice-option-melee-die-d6 = sześciościenna
