# Terminy Nest of Eagles tam, gdzie wspólne zdania mówią językiem pierwszego wydania
nest-of-eagles-rok1920-ask-pursue = Kto rusza w pościg?
nest-of-eagles-rok1920-ask-pursue-to = { $unit }: dokąd w pościgu?
nest-of-eagles-rok1920-ask-hand-over = Czy Konarmia przechodzi do Frontu Zachodniego?
nest-of-eagles-rok1920-answer-raid = Zagon: szansa −1, pościg dłuższy o 2 PR
nest-of-eagles-rok1920-answer-arrive-way-ka = na heksie wejścia Konarmii
nest-of-eagles-rok1920-event-konarmia-handed-over = Konarmia przechodzi do Frontu Zachodniego.
nest-of-eagles-rok1920-label-level-weak = zredukowana
nest-of-eagles-rok1920-label-step-hand-over = przekazanie Konarmii
nest-of-eagles-rok1920-label-what-coupled = na nim leży odtąd znacznik Polskiego TDW
nest-of-eagles-rok1920-label-what-merged = odtąd pod znacznikiem Polskiego TDW
nest-of-eagles-rok1920-refusal-beyond-pursuit = Poza zasięgiem pościgu.
nest-of-eagles-rok1920-refusal-just-handed = Konarmia właśnie została przekazana.
nest-of-eagles-rok1920-refusal-ka-clear = Heksy wejścia Konarmii są zamknięte.
nest-of-eagles-rok1920-refusal-ka-first-stage = Konarmia nie jeździ koleją w etapie swojego wejścia.
nest-of-eagles-rok1920-refusal-duty-ka-clear = { $unit } musi zejść z heksu wejścia Konarmii.
nest-of-eagles-rok1920-refusal-no-points = Nie ma punktów ruchu.
nest-of-eagles-rok1920-refusal-not-ka-hex = To nie jest heks wejścia Konarmii.
nest-of-eagles-rok1920-refusal-not-weak = Nie jest zredukowana.
nest-of-eagles-rok1920-refusal-rough-at-edge = Na wejście w teren trudny nie starczy jej PR.
nest-of-eagles-rok1920-refusal-too-far = Droga kosztuje { $cost } PR, a jednostka ma { $points }.
nest-of-eagles-rok1920-refusal-too-far-away = To { $distance ->
        [one] 1 heks
        [few] { $distance } heksy
       *[other] { $distance } heksów
    } stąd, a jednostka ma { $points } PR.
nest-of-eagles-rok1920-refusal-too-far-round = Na drogę przez ten heks nie starczy PR albo leży on już na drodze.
nest-of-eagles-web-rok1920-hurt = Zredukowane i kadry: { $count }.
nest-of-eagles-web-rok1920-key-cost = punkty ruchu, które kosztuje marsz
nest-of-eagles-web-rok1920-key-line = linia kontroli: przejście przez wrogą kosztuje punkty ruchu, a odwrót przez nią poziom
nest-of-eagles-web-rok1920-key-numbers = siła – punkty ruchu
nest-of-eagles-web-rok1920-key-reduced = kreskowanie: zredukowana
nest-of-eagles-web-rok1920-level-weak = zredukowana
nest-of-eagles-web-rok1920-march = { $points } PR
nest-of-eagles-web-rok1920-note-coupled = Wspólny znacznik z Polskim TDW
nest-of-eagles-web-rok1920-note-konarmia = Konarmia
nest-of-eagles-web-ruler-march = { $unit }: { $points } PR
nest-of-eagles-rok1920-label-step-konarmia = Konarmia
nest-of-eagles-rok1920-label-step-konarmia-leaves = odejście Konarmii
