### Jak ocalono Zachód: stół w przeglądarce.

web-about-west-short = Wojna 1920 roku, 50 km na heks: stosy z frontem, magazyny, rozkazy i karty zdarzeń, a ze stosów przeciwnika widać tylko rewersy.
web-about-west-time = od 60 min
web-about-west-what = Wojna polsko-bolszewicka od kwietnia do października 1920 roku: etap to dwa tygodnie, a o wrogu wiadomo niewiele. Skróty na żetonach: DP dywizja piechoty, DPLeg dywizja Legionów, DS dywizja strzelców, DK i BK (BJ) dywizja i brygada jazdy, BS brygada strzelców, pp pułk, art. artyleria.
web-about-west-aim = Rosjanie wygrywają od razu, gdy zaopatrzoną jednostką zajmą Warszawę, Polacy, gdy zajmą Smoleńsk. Jeśli żadne z tych miast nie padnie w czternastu etapach, wygrywa ten, kto trzyma wtedy co najmniej sześć z jedenastu miast o zielonych nazwach.
web-about-west-turn = Karty, punkty zasobów, magazyny i zaopatrzenie; potem obie strony na przemian kładą żetony aktywacji i na przemian je zużywają; potem przychodzi walka.
web-about-west-fight = Stos używa siły frontowej tylko przeciw heksowi, ku któremu jest zwrócony; obie strony rzucają, a różnica rozstrzyga o stratach i odwrocie.
web-about-west-first-pl = Na początek naciśnij „Gotowe, graj dalej”: puste żetony, z którymi słabe stosy wyglądają na silniejsze, mogą poczekać. Wiosną masz więcej punktów: buduj łańcuch magazynów naprzód, pilnuj zaopatrzenia każdego stosu, zwracaj stosy ku temu, z kim chcesz walczyć, i kładź żetony tam, gdzie twój front przeważa. Gdy latem karta się odwróci, trzymaj rzeki i zielone miasta i osłaniaj Warszawę.
web-about-west-first-ru = Na początek naciśnij „Gotowe, graj dalej”: puste żetony, z którymi słabe stosy wyglądają na silniejsze, mogą poczekać. Wiosną trzymaj linię i oszczędzaj jazdę. Gdy punktów przybędzie, obchodź nią skrzydła, podciągaj magazyny, zanim armia im ucieknie, a pod koniec licz zielone miasta.
web-west-all-cards = Karty zdarzeń ({ $count })
web-west-panel-cards = Zdarzenia
web-west-blanks-left = Puste żetony do dołożenia: { $count }
web-west-now-turn = Etap { $turn } z { $turns }
web-west-hand = Twoje karty
web-west-none = brak
web-west-back = Nieznany stos ({ $count })
web-west-back-more = { $count ->
        [one] Jeszcze { $count } nieznany żeton
        [few] Jeszcze { $count } nieznane żetony
       *[other] Jeszcze { $count } nieznanych żetonów
    }
web-west-blank = Pusty żeton
web-west-blank-about = podwyższa stos
web-west-factors = front { $front }, inne boki { $other }
web-west-weak = osłabiona
web-west-phase-set-up = Rozstawienie
web-west-phase-events = Zdarzenia losowe
web-west-phase-points = Punkty zasobów
web-west-phase-depots = Magazyny
web-west-phase-supply = Sprawdzenie zaopatrzenia
web-west-phase-reconnaissance = Rozpoznanie
web-west-phase-markers = Żetony aktywacji
web-west-phase-orders = Rozkazy
web-west-phase-headquarters = Ruch dowództw
web-west-phase-withdrawal = Wycofanie przed walką
web-west-phase-attacks = Walka
web-west-phase-manoeuvre = Manewr po walce
web-west-phase-replenishment = Uzupełnianie
web-west-phase-strategic = Ruch strategiczny
web-west-phase-reinforcements = Posiłki
web-west-phase-blanks = Puste żetony

web-west-army = ARMIA
web-west-zone-n = N
web-west-zone-s = S
web-west-blank-short = pusty
web-west-one-sided = jednostronna, bez uzupełnień
web-west-seen = rozpoznany przez ciebie
web-west-facing = W którą stronę zwrócić
web-west-play = Zagraj
web-west-play-this = Zagraj: { $card }
web-west-played = Zagrane w tym etapie
web-west-of = { $side }: działa
web-west-kept = Na ręce
web-west-card = Zdarzenie losowe
web-west-card-single = Pojedyncza instrukcja
web-west-cards-here = Karty etapu i twoje
web-west-in-force = Działa w tym etapie
web-west-boost = { $card }: { $value }, { $side }, { $left ->
        [one] jedna walka
        [few] { $left } walki
       *[many] { $left } walk
    }
web-west-effect-rifles-low = Polskiej piechocie brakuje naboi.
web-west-effect-shells-low = Polskiej artylerii brakuje pocisków.
web-west-effect-rain = Ulewy: jednostki bojowe idą najwyżej jeden heks.
web-west-effect-mausers = Polskie stosy z piechotą walczą z +1.
web-west-effect-no-strategic-south = Na południe od linii rozgraniczenia nie ma ruchu strategicznego.
web-west-effect-no-removal = Polacy nie mogą zlikwidować magazynu.
web-west-deck = Talia
web-west-deck-told = w talii: { $deck }, użyte: { $used }
web-west-deck-about = W talii: { $deck }, użyte: { $used }, na ręce przeciwnika: { $foe }.
web-west-discards = Użyte wcześniej ({ $count })

web-west-phase-of = Faza { $at } z { $all }
web-west-points = Punkty zasobów
web-west-points-told = { $side }: punkty zasobów { $total }, zostało: { $left }
web-west-for-depots = magazyny
web-west-for-markers = żetony
web-west-for-nothing = wolne
web-west-left = zostało
web-west-after-cards = podstawa + biała kostka − czerwona, rzut po zagraniu kart
web-west-today = Dziś
web-west-gained = Zielone miasta { $before } → { $after }.
web-west-towns-of = zielone miasta, próg { $need }
web-west-curve = Różnica punktów zasobów

web-west-turns = Na przemian
web-west-you = Ty
web-west-turns-then = , potem { $who ->
        [you] ty
       *[they] { $name }
    }
web-west-turns-passed = ; { $who ->
        [you] z twojej strony już pas
       *[they] { $name } już spasowali
    }
web-west-turns-no-markers = ; { $who ->
        [you] ty nie masz już żetonów
       *[they] { $name } nie mają żetonów
    }
web-west-turns-depots = { $who ->
        [you] Budujesz ty
       *[they] Budują { $name }
    }
web-west-turns-markers = { $who ->
        [you] Kładziesz żeton ty
       *[they] Kładą żeton { $name }
    }
web-west-turns-orders = { $who ->
        [you] Rozkaz wydajesz ty
       *[they] Rozkaz wydają { $name }
    }
web-west-turns-headquarters = { $who ->
        [you] Dowództwo przesuwasz ty
       *[they] Dowództwo przesuwają { $name }
    }
web-west-turns-withdrawal = { $who ->
        [you] Kawalerię wycofujesz ty
       *[they] Kawalerię wycofują { $name }
    }
web-west-turns-attacks = { $who ->
        [you] Atakujesz ty
       *[they] Atakują { $name }
    }
web-west-turns-strategic = { $who ->
        [you] Jednostkę przerzucasz ty
       *[they] Jednostkę przerzucają { $name }
    }
web-west-group = Kto idzie
web-west-group-go = { $count ->
        [one] Idzie jeden żeton
        [few] Idą { $count } żetony
       *[many] Idzie { $count } żetonów
    }

web-west-marker-costs = { $cost ->
        [one] jeden punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    }
web-west-markers-of = Żetony tutaj: { $count } z { $most }
web-west-order-here = rozkaz stosu
web-west-in-range = Dowództwo jest w stosie albo obok: bez rzutu.
web-west-out-of-reach = Stos jest poza zasięgiem dowództw.
web-west-roll-above = { $between ->
        [one] Jeden heks przerwy do dowództwa: trzeba wyrzucić więcej niż 1.
        [few] { $between } heksy przerwy do dowództwa: trzeba wyrzucić więcej niż { $between }.
       *[many] { $between } heksów przerwy do dowództwa: trzeba wyrzucić więcej niż { $between }.
    }
web-west-idle-nation = { $unit } jest obok, ale to dowództwo dowodzi tylko własnymi oddziałami narodowymi.
web-west-idle-troops = { $unit } jest obok, ale Litwini słuchają tylko własnego dowództwa.
web-west-idle-line = { $unit } jest obok, ale to dowództwo nie dowodzi nikim za linią rozgraniczenia.
web-west-leads = rozkazy bez rzutu na jego heksie i obok
web-west-leads-ukrainian = dowodzi tylko stosami Ukraińców, na swoim heksie i obok
web-west-leads-lithuanian = dowodzi tylko Litwinami, na swoim heksie i obok
web-west-leads-n = dowodzi na swoim heksie i obok, na północ od linii rozgraniczenia
web-west-leads-s = dowodzi na swoim heksie i obok, na południe od linii rozgraniczenia
web-west-march-takes = { $cost } z { $allowance }

web-west-layer-depots = Magazyny i łańcuch
web-west-layer-range = Gdzie może stanąć magazyn
web-west-layer-supply = Zaopatrzenie
web-west-layer-command = Zasięg dowództw
web-west-layer-line = Linia rozgraniczenia
web-west-layer-seen = Rozpoznanie
web-west-layer-towns = Zielone miasta
web-west-about-depots = { $count ->
        [one] Jeden magazyn
        [few] { $count } magazyny
       *[many] { $count } magazynów
    }, utrzymanie { $upkeep }{ $cut ->
        [0] .
        [one] ; jeden jest odcięty i kosztuje dwa.
        [few] ; { $cut } są odcięte i kosztują po dwa.
       *[many] ; { $cut } jest odciętych i kosztuje po dwa.
    } Liczby na linii mówią, ile heksów ma każda przerwa: najwyżej trzy.
web-west-gap = Łańcuch magazynów, { $from } – { $to }: przerwa liczy dotąd { $count }, najwyżej trzy.
web-west-gap-edge = wschodnia krawędź
web-west-about-range = Najwyżej trzy heksy przerwy; { $count ->
        [0] teraz nie nadaje się żadne miasto.
        [one] teraz nadaje się jedno miasto.
        [few] teraz nadają się { $count } miasta.
       *[many] teraz nadaje się { $count } miast.
    }
web-west-about-supply = { $count ->
        [0] Wszystkie twoje jednostki mają zaopatrzenie.
        [one] Jedna twoja jednostka nie ma zaopatrzenia.
        [few] { $count } twoje jednostki nie mają zaopatrzenia.
       *[many] { $count } twoich jednostek nie ma zaopatrzenia.
    }
web-west-about-command = W stosie z dowództwem i o heks od niego rozkaz nie wymaga rzutu.
web-west-about-line = Rosyjskie dowództwa dowodzą tylko po swojej stronie linii.
web-west-about-seen = { $count ->
        [0] Nie znasz żadnego stosu wroga.
        [one] Znasz jeden stos wroga, do końca etapu.
        [few] Znasz { $count } stosy wroga, do końca etapu.
       *[many] Znasz { $count } stosów wroga, do końca etapu.
    }
web-west-about-towns = Polacy { $pl }, Rosjanie { $ru }.

web-west-attack = Atak
web-west-defence = Obrona
web-west-attackers = Kto atakuje
web-west-attack-on = Atak: { $hex }
web-west-tag-weighed = przymiarka
web-west-tag-declare = do zatwierdzenia
web-west-tag-decided = rozstrzygnięty
web-west-imagined = ukryte stosy są szacowane
web-west-imagined-unit = ukryty żeton, szacunek
web-west-imagined-flank = ukryty żeton, bok, szacunek
web-west-estimate = To szacunek: średnia z { $worlds } losowo rozdanych układów ukrytych żetonów. W ośmiu na dziesięć z nich obrona wynosi { $defence }, a wróg ustępuje w { $retreat } przypadków.
web-west-ways = Samodzielnie czy razem
web-west-alone = Sam stos główny
web-west-needs-roll = po rzucie na koordynację: przy 1–2 atak odwołany, przy 3–4 bez wsparcia
web-west-with = Razem z: { $hex }
web-west-gives-way = wróg ustępuje { $chance }
web-west-coordination = Rzut na koordynację
web-west-coordination-cancelled = odwołany
web-west-coordination-alone = bez wsparcia
web-west-coordination-together = ze wsparciem
web-west-ledger = Współczynniki
web-west-sum = Razem
web-west-part-front = front
web-west-part-flank = bok
web-west-part-guns = artyleria
web-west-part-second = drugi stos
web-west-part-neighbours = inne stosy obok obrońcy
web-west-part-terrain = teren lub rzeka
web-west-part-combined-arms = współdziałanie broni
web-west-part-fatigue = zmęczenie
web-west-part-card = karty zdarzeń
web-west-part-die = kostka
web-west-as-front = { $unit }, front
web-west-as-flank = { $unit }, bok
web-west-as-guns = { $unit }, ogień artylerii
web-west-as-second = { $unit }, drugi stos
web-west-chart = Szanse każdej różnicy i straty
web-west-chart-margin = różnica
web-west-chart-them = traci obrońca
web-west-chart-us = traci atakujący
web-west-result-won-hold = atakujący górą, nikt się nie cofa
web-west-result-won-back = obrońca cofa się o dwa heksy
web-west-result-won-rout = pogrom obrońcy
web-west-result-lost-hold = obrońca górą, nikt się nie cofa
web-west-result-lost-back = atakujący cofa się o dwa heksy
web-west-result-lost-rout = pogrom atakującego
web-west-chances = Szanse
web-west-loses = przegrywa
web-west-draw = remis
web-west-wins = wygrywa
web-west-retreats = Wróg ustępuje w { $chance } przypadków.
web-west-routs = Pogrom: { $chance }.
web-west-attack-choose = Zaplanuj ten atak
web-west-attack-now = Atakuj
web-west-sum-told = siły { $attack } i kostka { $die } przeciw siłom { $defence } i kostce { $other }
web-west-won-by = { $side } wygrywają różnicą { $difference }
web-west-nobody-won = Nikt nie wygrywa
web-west-no-fight = W fazie walki pojawiają się tu siły i szanse każdego możliwego ataku, a po niej ostatnia walka.

web-west-hidden = { $count ->
        [one] Jeden żeton jest przed tobą ukryty.
        [few] { $count } żetony są przed tobą ukryte.
       *[many] { $count } żetonów jest przed tobą ukrytych.
    }
web-west-arm-infantry = Piechota
web-west-arm-cavalry = Kawaleria
web-west-arm-artillery = Artyleria
web-west-arm-headquarters = Dowództwa
web-west-coming = Nadejdą
web-west-in-turn = Etap { $turn }, { $date }
web-west-with-card = Z układem Rosji z Litwą
web-west-returning = Wracają
web-west-from-turn = od etapu { $turn }
web-west-lost = Stracone

web-knob-acting = Kto decyduje
web-knob-points-pl = Punkty Polaków
web-knob-points-ru = Punkty Rosjan
web-knob-treaty = Litwa w wojnie
web-knob-weak = Osłabiona
web-knob-off = Poza mapą
web-value-off-beside = obok mapy
web-value-off-eliminated = wyeliminowana
web-value-off-out = poza grą
web-west-how-blanks = W pierwszej grze po prostu naciśnij „Gotowe, graj dalej”. Wróg widzi, ile żetonów ma stos, ale nie jakie: z pustym słaby stos wygląda na silniejszy. Aby dołożyć albo zdjąć żeton, wskaż stos.
web-west-how-marker = Żeton kosztuje punkt (dwa, gdy stos jest bez zaopatrzenia) i daje jeden rozkaz: marsz albo zmianę frontu; do ataku go nie trzeba. Procent to szansa, że rozkaz dojdzie. Za punkty, które zostaną, po walce uzupełnisz osłabione jednostki, po punkcie za każdą. Kto spasuje, w tym etapie już żadnego nie położy.
web-west-how-depot = Magazyn zaopatruje stosy w promieniu trzech heksów. Możesz go założyć w mieście ze znakiem +1, a magazyn ze znakiem × zlikwidować. Zanim potwierdzisz, zobaczysz koszt. Kto spasuje, w tym etapie już nie buduje.
web-west-how-order = Wskaż stos z żetonem, a zobaczysz heksy w jego zasięgu. Stos, który tylko zmienia front, też zużywa żeton.
web-west-how-attack = Wskaż świecący stos albo wroga, którego chcesz zaatakować: siły i szanse zobaczysz w panelu „Walka”, zanim zaatakujesz. Procent na mapie to szansa, że wróg ustąpi. Kto spasuje, w tym etapie już nie atakuje.
web-west-how-card = Porównaj obie karty na mapie: działa ta część, która jest w kolorze twojej strony.
web-west-how-forced-removal = Wskaż magazyn wroga: na wszystkie nie starcza mu punktów.
web-west-how-reconnaissance = Wskaż czerwony stos, a zobaczysz, co w nim stoi.
web-west-how-fog = Wskaż polski stos, który w tym etapie ma zostać bez żetonu.
web-west-how-group = Zaznacz żetony, które mają iść, potem naciśnij przycisk z ich liczbą; reszta zostaje.
web-west-how-march = Wskaż świecący heks: liczba mówi, ile kosztuje droga. Wróg od razu widzi marsz: nie da się go cofnąć.
web-west-how-free-order = Bez rzutu rozkaz na pewno się uda, ale karta daje tylko kilka takich rozkazów; z rzutem może zawieść.
web-west-how-facing = Wskaż heks, ku któremu stos ma być zwrócony: siła frontowa działa tylko przeciw niemu.
web-west-how-headquarters = Wskaż dowództwo, a potem heks: stos, który ma je u siebie albo obok, wykonuje rozkaz bez rzutu. Kto spasuje, w tej fazie już żadnego nie ruszy.
web-west-how-headquarters-to = Wskaż świecący heks, najlepiej obok stosów, które mają ruszyć.
web-west-how-headquarters-stop = Wskaż świecący heks, na którym dowództwo ma się zatrzymać.
web-west-how-withdrawal = Wskaż stos kawalerii, który ma uniknąć walki, albo spasuj.
web-west-how-follow = Wskaż, kto wejdzie na opuszczony heks, albo wybierz „Nikt”.
web-west-how-attack-again = Wskaż stos, który od razu uderzy jeszcze raz, albo spasuj.
web-west-how-combat-card = Karta działa w tej jednej walce; można jej nie używać.
web-west-card-none = Bez karty
web-west-card-sums = atak : obrona
web-west-card-they-give = wróg się cofa
web-west-card-you-give = cofasz się
web-west-ride-on-nobody = Nikt nie rusza dalej
web-west-how-loss = Wskaż jednostkę: w pełnej sile zostanie osłabiona, a już osłabiona wyeliminowana.
web-west-how-loss-won = Zwycięzca też traci: połowę strat, które zadał. Wskaż jednostkę: w pełnej sile zostanie osłabiona, a już osłabiona wyeliminowana.
web-west-how-retreat = Twój stos przegrał i musi się cofnąć. Wskaż świecący heks: tam skończy się odwrót.
web-west-how-retreat-rout = Po pogromie drogę pokonanych wyznacza zwycięzca, czyli ty. Wskaż świecący heks: tam skończy się odwrót.
web-west-how-overstacked = Wskaż jednostkę, którą usuwasz: reszta mieści się w limicie.
web-west-how-pursue = Zaznacz żetony, które mają wejść na heks pokonanego, albo wybierz „Nikt”.
web-west-how-ride-on = Wskaż kawalerię i heks, na który ma pojechać, albo wybierz „Nikt nie rusza dalej”.
web-west-how-manoeuvre = Wskaż stos, a zobaczysz heksy w jego zasięgu; może też tylko zmienić front.
web-west-how-replenish = Wskaż osłabioną jednostkę: za punkt wraca do pełnej siły. „Koniec” zostawia punkty niewydane.
web-west-how-strategic = Wskaż jednostkę, która pojedzie daleko za frontem, albo spasuj.
web-west-how-strategic-to = Wskaż świecący heks, do którego jednostka ma dojechać.
web-west-how-arrival = Wskaż świecący heks, na którym jednostka ma się pojawić.
web-west-how-headquarters-back = Wskaż świecące miasto, w którym dowództwo wraca do gry.
web-west-how-partisans = Wskaż jednostkę, w którą uderzą partyzanci.
web-west-how-deserters = Wskaż jednostkę, którą dotkną dezercje.
web-west-how-mutiny = Wskaż rosyjską kawalerię, która znika z mapy.
web-west-how-panic = Wskaż polską jednostkę, która ma uciec.
web-west-how-send = Wskaż jednostkę, która ma odejść.
web-west-how-send-to = Wskaż świecący heks.
web-west-how-restore = Wskaż osłabioną jednostkę.
web-west-how-return = Wskaż jednostkę, która ma wrócić.
web-west-how-order-picked = Wskaż heks z liczbą, a stos tam pomaszeruje (można go też przeciągnąć). Wróg od razu widzi marsz: nie da się go cofnąć.
web-west-how-manoeuvre-picked = Wskaż heks z liczbą, a stos tam pomaszeruje (można go też przeciągnąć). Wróg od razu widzi marsz: nie da się go cofnąć.
web-west-how-headquarters-to-sure = Jeszcze nic się nie stało: potwierdź albo wskaż inny heks. Potem ruch ma przeciwnik i cofnąć już nie można.
web-west-how-strategic-to-sure = Jeszcze nic się nie stało: potwierdź albo wskaż inny heks. Potem ruch ma przeciwnik i cofnąć już nie można.
web-west-sent-far = { $count ->
        [one] { $count } heks
        [few] { $count } heksy
       *[other] { $count } heksów
    }
web-west-sent-commands = Tam w jego zasięgu: { $hexes }.
web-west-sent-nobody = Tam nie będzie miało w zasięgu nikogo, kim może dowodzić.
web-west-sent-loses = Poza zasięgiem dowództw zostaną: { $hexes }.
web-west-how-depot-sure = Jeszcze nic się nie stało: potwierdź albo wskaż inny heks. Potem buduje przeciwnik i cofnąć już nie można.
web-west-turn-stack = Zmień front
web-west-button-order-discard = Odrzuć żeton
web-west-button-order-march = Marsz krok po kroku
web-west-button-manoeuvre-march = Marsz krok po kroku
web-west-turn-not = Zostaw front
web-west-goes = { $unit }: idzie
web-west-stays = { $unit }: zostaje
web-west-nobody = Nikt nie idzie: zaznacz choć jedną jednostkę.
web-west-march-far = { $allowance ->
        [one] Zasięg: 1 heks.
        [few] Zasięg: { $allowance } heksy.
       *[other] Zasięg: { $allowance } heksów.
    }
web-west-march-click = Kliknij, a stos tam pójdzie. Marszu nie da się cofnąć.
web-west-march-horses = Po pięciu heksach rzut, czy konie wytrzymają: szansa, że kawaleria zostanie osłabiona.
web-west-build-now = { $count ->
        [one] 1 magazyn:
        [few] { $count } magazyny:
       *[other] { $count } magazynów:
    }
web-west-build-found = Nowy magazyn, { $hex }:
web-west-build-remove = Bez magazynu, { $hex }:
web-west-build-cost = utrzymanie: { $upkeep } z { $points } pkt co etap.
web-west-build-left = { $count ->
        [0] Na żetony aktywacji nie zostanie nic: w tym etapie żaden stos się nie ruszy.
        [one] Zostanie 1 punkt: starczy na jeden żeton aktywacji.
        [few] Zostaną { $count } punkty: starczy na { $count } żetony aktywacji.
       *[other] Zostanie { $count } punktów: starczy na { $count } żetonów aktywacji.
    }
web-west-build-short = { $count ->
        [one] Brakuje 1 punktu: przeciwnik wskaże, który magazyn znika.
       *[other] Brakuje { $count } punktów: przeciwnik wskaże, które magazyny znikają.
    }
web-west-build-cut = Odcięte zostaną i będą kosztować po 2: { $hexes }.
web-west-does-events = Każda strona dobiera kartę zdarzeń i zagrywa jedną z dwóch.
web-west-does-points = Rzut daje punkty zasobów na cały etap; niewydane przepadają.
web-west-does-depots = Na przemian zakładacie albo likwidujecie magazyny, potem każdy płaci za swoje.
web-west-does-supply = Kto stoi dalej niż trzy heksy od magazynu, słabnie albo ginie.
web-west-does-reconnaissance = Lotnicy oglądają dwa rosyjskie stosy; na przemian kładziecie żetony po punkcie, a potem stosy z żetonem maszerują albo zmieniają front.
web-west-does-headquarters = Dowództwa idą za darmo do pięciu heksów. Przy nich rozkazy są pewne, a ataki możliwe.
web-west-does-withdrawal = Stos atakuje heks, ku któremu jest zwrócony, jeśli ma dowództwo u siebie albo obok.
web-west-does-replenishment = Za punkt osłabiona jednostka wraca do pełnej siły.
web-west-does-strategic = Cztery jednostki jadą dowolnie daleko, z dala od wroga.
web-west-does-reinforcements = Przychodzą nowe jednostki i zaczyna się następny etap.
web-west-course = Przebieg etapu
web-west-course-goal = Po czternastu etapach wygrywa, kto trzyma co najmniej sześć miast o zielonych nazwach; od razu wygrywają Rosjanie w Warszawie albo Polacy w Smoleńsku.
web-west-points-short = pkt
web-west-then = potem: { $phase }
web-west-march-aimed = { $hex }: koszt { $cost } z { $allowance }. Dotknij jeszcze raz, a stos ruszy.
web-west-march-go = Marsz: { $hex }
web-west-march-tap = Dotknij jeszcze raz, a stos tam pójdzie.
web-west-worth-headquarters = { $count ->
        [one] Jedno dowództwo może się jeszcze przesunąć, za darmo.
        [few] { $count } dowództwa mogą się jeszcze przesunąć, za darmo.
       *[other] { $count } dowództw może się jeszcze przesunąć, za darmo.
    }
web-west-worth-strategic = { $count ->
        [one] Jedna jednostka może jeszcze pojechać.
        [few] { $count } jednostki mogą jeszcze pojechać.
       *[other] { $count } jednostek może jeszcze pojechać.
    }
web-west-worth-marker = { $count ->
        [one] Jeszcze jeden stos mógłby dostać żeton; bez żetonu się w tym etapie nie ruszy.
        [few] Żeton mogłyby dostać jeszcze { $count } stosy; bez żetonu stos się w tym etapie nie ruszy.
       *[other] Żeton mogłoby dostać jeszcze { $count } stosów; bez żetonu stos się w tym etapie nie ruszy.
    }
web-west-worth-attack = { $count ->
        [one] Jeden stos może jeszcze atakować, a szansa odrzucenia wroga to co najmniej jedna na cztery.
        [few] { $count } stosy mogą jeszcze atakować, a szansa odrzucenia wroga to co najmniej jedna na cztery.
       *[other] { $count } stosów może jeszcze atakować, a szansa odrzucenia wroga to co najmniej jedna na cztery.
    }
web-west-result-points = Zielone miasta
web-west-next-unit = { $prompt ->
        [headquarters] Następne dowództwo
        [strategic] Następna jednostka
        [replenish] Następna jednostka
        [loss] Następna jednostka
        [overstacked] Następna jednostka
        [ride-on] Następna jednostka
        [partisans] Następna jednostka
        [deserters] Następna jednostka
        [mutiny] Następna jednostka
        [panic] Następna jednostka
        [send] Następna jednostka
        [restore] Następna jednostka
        [return] Następna jednostka
       *[other] Następny stos
    } ({ $count })
web-west-hungry = bez zaopatrzenia
web-west-build-feeds = Zaopatrzy: { $hexes }.
web-west-build-starves = Zostanie bez zaopatrzenia: { $hexes }.
web-west-build-hungry = Bez zaopatrzenia; jeśli go nie dostaną, w następnej fazie słabną:
web-west-leaves-town = { $hex } zostanie bez jednostki: zielone miasto liczy się tylko temu, kto w nim stoi.
web-west-leaves-attacks = Bez dowództwa obok nie zaatakują już: { $hexes }.
web-west-headquarters-stays = Żeby stosy obok mogły jeszcze atakować, zostaje: { $units }. Zaznacz, kto ma jednak iść.
web-west-losses = Kto ponosi stratę
web-west-loss-reduced = osłabiona
web-west-loss-gone = wyeliminowana
web-west-gives-way-each = Szansa, że wróg ustąpi, przy najlepszym ataku stosu (jak na mapie):
web-west-how-attack-picked = Jeszcze nic się nie stało: zaatakuj przyciskiem albo wskaż swój świecący stos, który ma pomóc.
web-west-how-attack-again-picked = Jeszcze nic się nie stało: zaatakuj przyciskiem albo wskaż swój świecący stos, który ma pomóc.
web-west-how-order-turning-picked = Wskaż jeden z zaznaczonych heksów wokół: stos zwróci tam front i zużyje żeton.
web-west-how-manoeuvre-turning-picked = Wskaż jeden z zaznaczonych heksów wokół: stos zwróci tam front.
web-west-how-withdrawal-sure = Jeszcze nic się nie stało. Gdy potwierdzisz, przeciwnik zobaczy stos, a ty wskażesz drogę.
web-west-worth-reconnaissance = Możesz jeszcze rozpoznać wrogi stos, za darmo.
web-west-worth-replenish = { $count ->
        [one] Jedną osłabioną jednostkę można jeszcze uzupełnić; niewydane punkty przepadają.
        [few] { $count } osłabione jednostki można jeszcze uzupełnić; niewydane punkty przepadają.
       *[other] { $count } osłabionych jednostek można jeszcze uzupełnić; niewydane punkty przepadają.
    }
web-west-worth-depot = Nowy magazyn mógłby jeszcze zaopatrzyć: { $hexes }.
web-west-half-pl = Polacy:
web-west-half-ru = Rosjanie:
web-west-note-kept = Jeszcze nie działa. Od 2. etapu w każdym etapie zagrywasz jedną z dwóch kart: działa wtedy część twojej strony, a drugą kartę zachowujesz.
web-west-note-played = Działa w tym etapie: tylko część strony, która ją zagrała.
web-west-note-single = Pojedynczą instrukcję zagrywa się bez wyboru w etapie, w którym się ją dobrało; unieważnia kartę przeciwnika.
web-west-sum-strategic-move = { $count ->
        [one] jeden ruch strategiczny: { $hexes }
        [few] { $count } ruchy strategiczne: { $hexes }{ $more ->
            [0] {""}
           *[other] {" "}i dalsze ({ $more })
        }
       *[other] { $count } ruchów strategicznych: { $hexes }{ $more ->
            [0] {""}
           *[other] {" "}i dalsze ({ $more })
        }
    }
web-west-sum-leader-moved = { $count ->
        [one] przesunięte jedno dowództwo
        [few] przesunięte { $count } dowództwa
       *[other] przesunięte { $count } dowództw
    }
web-west-many-blank-put = { $side } dokładają { $count ->
        [one] żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    } do { $places ->
        [one] stosu na heksie { $hex }
       *[other] stosów: { $hex }
    }.
web-west-many-blank-taken = { $side } zdejmują { $count ->
        [one] pusty żeton
        [few] { $count } puste żetony
       *[other] { $count } pustych żetonów
    } ze { $places ->
        [one] stosu na heksie { $hex }
       *[other] stosów: { $hex }
    }.
web-west-many-marker-placed = { $side } kładą { $count ->
        [one] żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    } aktywacji: { $hex }.
web-west-many-depot-founded = { $side } zakładają { $count ->
        [one] magazyn
        [few] { $count } magazyny
       *[other] { $count } magazynów
    }: { $hex }.
web-west-many-unit-restored = Znowu w pełnej sile: { $unit }.
web-west-many-leader-moved = { $side } przenoszą { $count ->
        [one] dowództwo
        [few] { $count } dowództwa
       *[other] { $count } dowództw
    }: { $unit }.
web-west-sum-arrived = { $count ->
        [one] przybywa jedna jednostka: { $hexes }
        [few] przybywają { $count } jednostki: { $hexes }{ $more ->
            [0] {""}
           *[other] {" "}i dalsze ({ $more })
        }
       *[other] przybywa { $count } jednostek: { $hexes }{ $more ->
            [0] {""}
           *[other] {" "}i dalsze ({ $more })
        }
    }
web-west-idle = bez skutku
web-west-idle-cancelled = Nic nie da: unieważnia ją pojedyncza instrukcja przeciwnika.
web-west-idle-no-cavalry = Teraz nic nie da: na mapie nie ma rosyjskiej kawalerii.
web-west-idle-nobody-near = Teraz nic nie da: obok Rosjan nie stoi taka polska jednostka.
web-west-idle-nowhere-to-go = Teraz nic nie da: tam, dokąd odsyła, nie ma miejsca.
web-west-idle-nobody-reduced = Teraz nic nie da: żadna twoja zaopatrzona jednostka nie jest osłabiona.
web-west-idle-nobody-back = Teraz nic nie da: żadna wyeliminowana rosyjska jednostka nie może wrócić.
web-west-said-attack-alone = { $hex } → { $target }: atak bez wsparcia
web-west-said-attack-with = { $hex } → { $target }: atak, wsparcie z heksu { $second }
web-west-said-attack-again-alone = { $hex } → { $target }: ponowny atak bez wsparcia
web-west-said-attack-again-with = { $hex } → { $target }: ponowny atak, wsparcie z heksu { $second }
web-west-in-full = { $kind ->
        [pl-dpleg] dywizja piechoty Legionów
        [pl-dp] dywizja piechoty
        [pl-dlb] dywizja litewsko-białoruska
        [pl-bgor] brygada górska
        [pl-pp] pułk piechoty
        [pl-brez] brygada rezerwowa
        [pl-doch] dywizja ochotnicza
        [pl-bsyb] Brygada Syberyjska
        [pl-bj] brygada jazdy
        [pl-pul] pułk ułanów
        [pl-art] artyleria
        [ru-art] artyleria
        [ua-6] dywizja strzelców, ukraińska
        [ua-1] dywizja zaporoska, ukraińska
        [ua-2] dywizja wołyńska, ukraińska
        [ua-3] dywizja „Żelazna”, ukraińska
        [ua-4] dywizja kijowska, ukraińska
        [ua-k] samodzielna dywizja kawalerii, ukraińska
        [lt-1] dywizja piechoty, litewska
        [lt-2] dywizja piechoty, litewska
        [ru-ds] dywizja strzelców
        [ru-gal] brygada galicyjska
        [ru-bs] brygada strzelców
        [ru-moz] brygada kombinowana grupy mozyrskiej
        [ru-vohr] dywizja wojsk wewnętrznych (Wochra)
        [ru-dk] dywizja kawalerii
        [ru-bk-bash] baszkirska brygada kawalerii
        [ru-bk-kot] brygada kawalerii Kotowskiego
        [ru-bk-spec] samodzielna brygada kawalerii 1 Armii Konnej
        [ru-bk] brygada kawalerii
        [hq-ua] Armia Ukraińskiej Republiki Ludowej
        [hq-ru-3kk] III Korpus Kawalerii
        [hq-ru-moz] Grupa Mozyrska
        [hq-ru-1k] 1 Armia Konna
       *[other] {""}
    }
