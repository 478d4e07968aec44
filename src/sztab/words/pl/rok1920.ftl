# Pytania
rok1920-ask-reserve-phase = Czy wykonujesz teraz swoją fazę ruchu odwodów?
rok1920-ask-move = Która jednostka rusza albo co innego robisz w tej fazie?
rok1920-ask-move-to = { $unit }: dokąd?
rok1920-ask-attack = Który heks atakujesz?
rok1920-ask-attackers = Atak na { $hex }: kto bierze udział?
rok1920-ask-attack-order = Atak na { $hex }: czy wydajesz rozkaz?
rok1920-ask-defence-order = { $hex } jest atakowany: czy wydajesz rozkaz?
rok1920-ask-loss = Kto traci poziom? (jeszcze { $left })
rok1920-ask-retreat-group = Kto wycofuje się razem z pierwszą jednostką?
rok1920-ask-retreat-route = { $units } musi się wycofać: którędy?
rok1920-ask-pursue = Kto wykonuje ruch po walce?
rok1920-ask-pursue-to = { $unit }: dokąd po walce?
rok1920-chance-attack-roll = Atak na { $hex }, szansa { $chance }: rzut 2K.

# Odpowiedzi
rok1920-answer-take = tak, teraz
rok1920-answer-pass = nie teraz
rok1920-answer-done = koniec
rok1920-answer-go = atak
rok1920-answer-call-off = zaniechaj
rok1920-answer-none = żaden
rok1920-answer-assault = Szturm: szansa +2, wynik nieparzysty to strata poziomu
rok1920-answer-raid = Zagon: szansa −1, ruch po walce dłuższy o 2 PM
rok1920-answer-stubborn = Uporczywa obrona: szansa −2, wynik nieparzysty to strata poziomu
rok1920-answer-counter = Kontratak: szansa +1, nieudany atak odrzuca atakujących
rok1920-answer-move = { $unit }
rok1920-answer-move-to = { $hex }
rok1920-answer-attack = { $hex }
rok1920-answer-attackers = { $unit }
rok1920-answer-loss = { $unit }
rok1920-answer-retreat-group = { $unit }
rok1920-answer-retreat-route = przez { $path }
rok1920-answer-exit = przez { $path } poza brzeg: { $edge }
rok1920-answer-pursue = { $unit }
rok1920-answer-pursue-to = { $hex }

# Dziennik
rok1920-event-turn-began = Etap { $stage }: posunięcie strony { $side }.
rok1920-event-phase-began = { $phase } ({ $side }).
rok1920-event-reserve-phase-taken = Faza ruchu odwodów: { $side }.
rok1920-event-moved = { $unit } przechodzi na { $path }.
rok1920-event-place-taken = { $hex } przechodzi w ręce: { $side }.
rok1920-event-attack-declared = { $units } atakuje { $hex }: { $attack } do { $defence }, w tabeli { $base }, szansa { $chance }; rozkazy: { $orders }.
rok1920-event-attack-resolved = { $hex }: wyrzucono { $total }, szansa { $chance }: { $result }.
rok1920-event-weakened = { $unit } traci poziom: { $level }.
rok1920-event-eliminated = { $unit } zostaje wyeliminowana na { $hex }.
rok1920-event-retreated = { $units }: odwrót przez { $path }.
rok1920-event-left-board = { $unit } wyparta poza brzeg ({ $edge }), wróci w etapie { $stage }.
rok1920-event-morale-shifted = Przewaga moralna, { $theatre }: { $side } { $by }, teraz { $field }.

# Odmowy
rok1920-refusal-attacked-already = Już atakowała w tej fazie.
rok1920-refusal-attacked-this-turn = Atakowała już w tym posunięciu.
rok1920-refusal-barred-by-line = Przeszła wrogą linię kontroli w teren trudny lub przez rzekę i nie może jeszcze atakować.
rok1920-refusal-beyond-pursuit = Poza zasięgiem ruchu po walce.
rok1920-refusal-border = Po drodze jest granica albo brzeg planszy.
rok1920-refusal-closed-hex = Poza obszarem gry.
rok1920-refusal-duty-elsewhere = Jednostka musi najpierw iść gdzie indziej.
rok1920-refusal-duty-first = Najpierw musi ruszyć { $unit }.
rok1920-refusal-enemy-there = Stoją tam jednostki przeciwnika.
rok1920-refusal-full = Stoją tam już { $limit } jednostki.
rok1920-refusal-less-proper = Inna droga jest bardziej zgodna z właściwym kierunkiem.
rok1920-refusal-line-forbidden = Wroga linia kontroli i duża rzeka albo rzeka i teren trudny.
rok1920-refusal-more-losses = Kosztowałoby { $losses }, inna droga { $least }.
rok1920-refusal-moved-already = Już się poruszała w tej fazie.
rok1920-refusal-named-already = Już bierze udział.
rok1920-refusal-near-enemy = Kończy się przy wrogu, a inna droga nie.
rok1920-refusal-no-enemy-there = Nie ma tam przeciwnika.
rok1920-refusal-no-points = Nie ma punktów marszowych.
rok1920-refusal-no-reserve = Nie jest odwodem.
rok1920-refusal-no-strength = Brak siły do ataku.
rok1920-refusal-no-way = Nie ma takiej drogi.
rok1920-refusal-nobody-named = Nikt jeszcze nie bierze udziału.
rok1920-refusal-not-adjacent = Nie sąsiaduje.
rok1920-refusal-not-in-combat = Nie brała udziału w tej walce albo już ruszyła.
rok1920-refusal-not-offered = Teraz to niemożliwe.
rok1920-refusal-not-together = Nie może stać z tamtejszymi jednostkami.
rok1920-refusal-not-yours = Nie twoja albo nie na planszy.
rok1920-refusal-order-limit = Rozkaz w tym posunięciu już wydano, a elitarnych jest mniej niż połowa.
rok1920-refusal-order-strength = Rozkaz wymaga { $needed } PS, jest { $strength }.
rok1920-refusal-overfull-first = Na { $hex } jest za dużo jednostek: część musi odejść.
rok1920-refusal-placed-this-phase = Pojawiła się w tej fazie.
rok1920-refusal-too-far = { $points } PM nie wystarczy ({ $distance } heksów).

# Modyfikacje
rok1920-modifier-difficult-terrain = teren trudny
rok1920-modifier-large-city = duże miasto
rok1920-modifier-fortress = twierdza
rok1920-modifier-over-small-river = przez małą rzekę
rok1920-modifier-over-large-river = przez dużą rzekę
rok1920-modifier-over-works = przez fortyfikacje
rok1920-modifier-mixed-two = przeszkoda przed połową atakujących
rok1920-modifier-mixed-many = różne przeszkody
rok1920-modifier-encircled = obrońca w okrążeniu
rok1920-modifier-elite-units = atakują jednostki elitarne
rok1920-modifier-repeat-attack = atak powtórny
rok1920-modifier-moral-advantage = przewaga moralna
rok1920-modifier-assault = szturm
rok1920-modifier-raid = zagon
rok1920-modifier-stubborn-defence = uporczywa obrona
rok1920-modifier-counter-attack = kontratak
rok1920-modifier-over-line = przez linię kontroli
rok1920-modifier-wrong-direction = niewłaściwy kierunek
rok1920-modifier-blocked = odwrót zablokowany
rok1920-modifier-through-enemy = przez jednostki wroga

# Wyniki
rok1920-outcome-time = skończył się ostatni etap

# Nazwy
rok1920-label-side-pl = Polska
rok1920-label-side-su = bolszewicy
rok1920-label-theatre-pl = Polski TDW
rok1920-label-theatre-ua = Ukraiński TDW
rok1920-label-theatre-lb = Litewsko-Białoruski TDW
rok1920-label-phase-attacks = Faza ataków zwykłych
rok1920-label-phase-movement = Faza ruchu zwykłego
rok1920-label-phase-repeat-attacks = Faza ataków powtórnych
rok1920-label-phase-replacements = Faza uzupełnień
rok1920-label-edge-north = północny
rok1920-label-edge-east = wschodni
rok1920-label-edge-south = południowy
rok1920-label-edge-west = zachodni
rok1920-label-level-full = pełna siła
rok1920-label-level-weak = osłabiona
rok1920-label-level-cadre = kadra
rok1920-label-result-success = atak udany
rok1920-label-result-failure = atak nieudany
rok1920-label-result-bloody = walka krwawa
rok1920-label-orders-none = brak
rok1920-label-orders-assault = szturm
rok1920-label-orders-raid = zagon
rok1920-label-orders-stubborn = uporczywa obrona
rok1920-label-orders-counter = kontratak
