# Nakładki gry Rok 1920
web-rok1920-layer-lines-foe = Linie kontroli wroga
web-rok1920-layer-lines-own = Linie kontroli własne
web-rok1920-layer-supply = Zaopatrzenie
web-rok1920-layer-encircled = Okrążenie
web-rok1920-layer-reserves = Odwody
web-rok1920-layer-theatres = Teatry działań
web-rok1920-layer-held = Kto trzyma miejscowości
web-rok1920-layer-retreats = Drogi odwrotu
web-rok1920-layer-no-supply = Nie w tym scenariuszu: zaopatrzenie działa od scenariusza „Wiosna 1920”.
web-rok1920-about-supply = Podbarwione: tu twoje jednostki są zaopatrzone. Bez zaopatrzenia (✕): { $count }. Wskaż jednostkę, by zobaczyć jej drogę zaopatrzenia.
web-rok1920-about-supplied = { $unit }: zaopatrzona, źródło: { $source }.
web-rok1920-about-hungry = { $unit }: bez zaopatrzenia.
web-rok1920-about-fortress = własna twierdza
web-rok1920-about-encircled = Polacy { $pl }, bolszewicy { $su }.
web-rok1920-about-reserves = Polacy { $pl }, bolszewicy { $su }; twoje są zielone.
web-rok1920-about-held = Polacy { $pl }, bolszewicy { $su }.
web-rok1920-about-retreats = Dokąd wycofają się jednostki stojące przy wrogu, jeśli atak się uda, i ile poziomów stracą.
web-rok1920-march = { $points } PM
web-rok1920-march-whole = wszystkie punkty
web-rok1920-march-clear = teren czysty
web-rok1920-march-rough = teren trudny
web-rok1920-march-small-river = mała rzeka
web-rok1920-march-bridge = most
web-rok1920-march-large-river = duża rzeka bez mostu: wszystkie punkty
web-rok1920-march-line = linia kontroli wroga
web-rok1920-march-line-rough = linia kontroli w teren trudny lub przez rzekę: wszystkie punkty
web-rok1920-march-line-works = linia kontroli przez fortyfikacje: wszystkie punkty
web-rok1920-march-line-held = linia kontroli tam, gdzie twoja jednostka zaczęła fazę: wszystkie punkty
web-rok1920-march-bars = Po tym marszu nie może atakować.
web-rok1920-standing = Gdyby gra kończyła się teraz
web-rok1920-standing-brief = na teraz
web-rok1920-standing-level = { $level ->
    [crushing] zwycięstwo druzgocące
    [strategic] zwycięstwo strategiczne
    [tactical] zwycięstwo taktyczne
    [draw] remis
   *[win] zwycięstwo
}
web-rok1920-would-win = { $winner-kind ->
        [many] Wygrałyby
        [mp] Wygraliby
        [n] Wygrałoby
        [m] Wygrałby
       *[f] Wygrałaby
    } { $winner }
web-rok1920-gained = Punkty { $before } → { $after }: { $parts }.
web-rok1920-missed = Jeszcze nie zdobyte
web-rok1920-missed-over = Nie zdobyte
web-rok1920-standing-made = Z czego to się składa
web-rok1920-standing-none = nikt by nie wygrał
web-rok1920-moral-level = poziom { $level }
web-rok1920-pools = Uzupełnienia

# Ataki
web-rok1920-plan = przymiarka
web-rok1920-declared = ogłoszony
web-rok1920-decided = rozstrzygnięty
web-rok1920-following = skutki
web-rok1920-earlier = wcześniejszy
web-rok1920-needs = potrzeba na 2K: { $chance } lub mniej; 2 i 12 to krwawa walka
web-rok1920-strengths = siła
web-rok1920-attack-row = Atak
web-rok1920-defence-row = Obrona { $strength }
web-rok1920-table-beyond = Liczy się jak { $attack } : { $defence }, bo dalej tabela nie sięga
web-rok1920-table-made = tabela: rekonstrukcja
web-rok1920-rout-cells = rozbicie
web-rok1920-orders = Rozkazy
web-rok1920-order-stubborn = Uporczywa obrona
web-rok1920-order-counter = Kontratak
web-rok1920-take-in = { $unit }: dołącz do ataku
web-rok1920-leave-out = { $unit }: wyłącz z ataku
web-rok1920-choose-who = Kto nic nie daje, zostaje poza atakiem. Wskaż żeton, tutaj albo na mapie, żeby go dołączyć lub wyłączyć.
web-rok1920-idle = { $units } nic nie { $count ->
    [one] daje
   *[other] dają
}: potrzebny wynik i straty są te same.
web-rok1920-idle-out = { $count ->
    [one] Wyłącz z ataku
   *[other] Wyłącz ich z ataku
}
web-rok1920-nobody = Nikt jeszcze nie bierze udziału: wybierz atakujących.
web-rok1920-if-stubborn = Jeśli wróg odpowie uporczywą obroną
web-rok1920-if-counter = Jeśli wróg odpowie kontratakiem
web-rok1920-retreat-loses = { $count ->
    [one] Jeśli atak się uda, obrońca straci w odwrocie 1 poziom:
    [few] Jeśli atak się uda, obrońca straci w odwrocie { $count } poziomy:
   *[other] Jeśli atak się uda, obrońca straci w odwrocie { $count } poziomów:
}
web-rok1920-retreat-free = Jeśli atak się uda, sam odwrót nic obrońcy nie kosztuje.
web-rok1920-rolls = { $count ->
    [0] żaden rzut nie wystarczy
    [one] tylko { $low } na 2K
   *[other] { $low }–{ $high } na 2K
}
web-rok1920-go = Atakuj: { $rolls }, { $percent }
web-rok1920-give = Dalej: { $order }
web-rok1920-result-success = udany
web-rok1920-result-failure = nieudany
web-rok1920-result-bloody = krwawy
web-rok1920-chance-mark = { $chance } lub mniej
web-rok1920-attacker-loses = atakujący traci poziom: { $percent }
web-rok1920-defender-loses = obrońca traci poziom: { $percent }
web-rok1920-no-attack = Nikt jeszcze nie atakował. W fazie ataków wskaż podświetlony heks wroga: szanse pojawią się tu przed rzutem.
web-rok1920-strength-of = siła { $count }
web-rok1920-none-coming = Nikt już nie przybędzie.
web-rok1920-none-lost = Na razie nikt.
web-rok1920-theatre-lb = Lit.-Biał.
web-rok1920-theatre-ua = Ukraiński
web-rok1920-theatre-pl = Polski

# Siły
web-rok1920-arm-infantry = Piechota
web-rok1920-arm-cavalry = Kawaleria
web-rok1920-arm-support = Jednostki wsparcia
web-rok1920-hurt = Osłabione i kadry: { $count }.
web-rok1920-left-replacements = { $all ->
    [0] Nie ma już uzupełnień do rozdania
   *[other] Uzupełnienia do rozdania: { $told }
}
web-rok1920-left-arriving = Nadchodzą: { $units }. Wejdą teraz, jeśli przesuniesz odwody; jeśli nie, wejdą w ruchu zwykłym.
web-rok1920-left-transports = { $all ->
    [0] Nie ma już transportów kolejowych
   *[other] Zostało transportów kolejowych: { $told }
}
web-rok1920-tray-places = { $count ->
    [one] { $count } heks do wyboru
    [few] { $count } heksy do wyboru
   *[other] { $count } heksów do wyboru
}
web-rok1920-tray-arrive = Nadeszły
web-rok1920-tray-restore = Do odtworzenia
web-rok1920-tray-way-place = przy kolei
web-rok1920-tray-way-march = pieszo
web-rok1920-tray-way-train = koleją
web-rok1920-tray-way-ka = heks wejścia
web-rok1920-tray-way-kowno = Kowno
web-rok1920-pool-pl = polskie
web-rok1920-pool-ua = ukraińskie
web-rok1920-pool-su = bolszewickie
web-rok1920-pool-west = Front Zachodni
web-rok1920-pool-southwest = Front Południowo-Zachodni

# Znaki mapy
web-rok1920-march-train = pociąg pancerny po torach

web-rok1920-curve-points = Przewaga punktów

web-about-rok1920-short = Cała wojna na heksach po 30 km: linie kontroli, odwody, morale trzech teatrów. Wydanie pierwsze; zacznij od niego, nim siądziesz do Gniazda Orłów.
web-about-rok1920-time = od 40 min
web-about-rok1920-what = Wojna polsko-bolszewicka 1920 roku: etap to tydzień, a walczą dywizje i brygady. Skróty na żetonach: DP dywizja piechoty, DPLeg dywizja Legionów, DLB litewsko-białoruska, DS bolszewicka dywizja strzelców, DK i BK (albo DJ i BJ) dywizja i brygada jazdy, BP brygada piechoty, RBP rezerwowa, DO i BO ochotnicy, pp pułk, PP pociąg pancerny (bolszewicki też zwie się BP, z literą frontu Z albo PZ).
web-about-rok1920-aim = Każdy scenariusz mówi, co się liczy: najczęściej punkty zwycięstwa za zajęte miasta i za straty przeciwnika, zliczane po ostatnim etapie.
web-about-rok1920-turn = W swoim posunięciu atakujesz, przesuwasz jednostki i atakujesz powtórnie. Między tymi fazami możesz przesunąć odwody: raz na posunięcie wroga i następne własne.
web-about-rok1920-fight = Siły obu stron dają liczbę w tabeli, którą modyfikują teren, rzeki, elita, morale i rozkaz; rzut 2K nie większy od szansy to sukces.
web-about-nest-of-eagles-short = Drugie wydanie Roku 1920: jednostki wsparcia, odwody liczone stosami, koleje, a na życzenie trzej gracze i ukryte wojska.
web-about-nest-of-eagles-turn = W swoim posunięciu atakujesz, przesuwasz jednostki, atakujesz powtórnie i bierzesz uzupełnienia. Między tymi fazami możesz przesunąć odwody: raz na posunięcie wroga i następne własne.
web-about-rok1920-first-pl =
    Zobacz wyżej, o co grasz, i znajdź te miejsca na mapie: liczba przy mieście mówi, ile ono znaczy.
    Posunięcie to kilka krótkich faz (znak zapytania nad mapą mówi, do czego służą). Odwody przesuniesz raz, w posunięciu wroga albo we własnym; do tego czasu „Nie teraz” to dobra odpowiedź.
    Atakuj tam, gdzie szansa przy celu to 50% lub więcej, wszystkimi, którzy stoją obok; kończy to przycisk „Koniec ataków”.
    W ruchu zwykłym zamknij luki w swojej linii i obsadź miasta, które się liczą; kończy to przycisk „Koniec ruchów”.
    O rozkazy, transporty i uzupełnienia gra zapyta, gdy przyjdzie na nie pora. Gdy nie wiesz, co wybrać, „Podpowiedź” pokaże, co zrobiłby bot i dlaczego.
web-about-rok1920-first-su =
    Zobacz wyżej, o co grasz, i znajdź te miejsca na mapie: liczba przy mieście mówi, ile ono znaczy.
    Posunięcie to kilka krótkich faz (znak zapytania nad mapą mówi, do czego służą). Odwody przesuniesz raz, w posunięciu wroga albo we własnym; do tego czasu „Nie teraz” to dobra odpowiedź.
    Atakuj tam, gdzie szansa przy celu jest największa, wszystkimi, którzy stoją obok; kończy to przycisk „Koniec ataków”.
    Kto pobił wroga, może go ścigać. W ruchu zwykłym podciągnij pozostałych w stronę miast, które się liczą; kończy to przycisk „Koniec ruchów”.
    O rozkazy, transporty i uzupełnienia gra zapyta, gdy przyjdzie na nie pora. Gdy nie wiesz, co wybrać, „Podpowiedź” pokaże, co zrobiłby bot i dlaczego.
web-about-nest-of-eagles-first-west =
    Dowodzisz jednym frontem bolszewików. Drugi jest twoim sojusznikiem, lecz każdy z was wygrywa osobno.
    { web-about-rok1920-first-su }
web-about-nest-of-eagles-first-southwest = { web-about-nest-of-eagles-first-west }
web-about-nest-of-eagles-first-pl-1 =
    Wygrywasz, jeśli utrzymasz Wilno, Mińsk i kolej z Mińska do Kalenkowicz. Nie musisz atakować.
    Zaczynają bolszewicy. Pierwsze pytanie będzie o to, dokąd cofną się twoje pobite jednostki: w stronę Mińska albo Wilna.
    Potem twoje posunięcie, czyli kilka krótkich faz (znak zapytania nad mapą mówi, do czego służą). Odwody przesuniesz raz, w posunięciu wroga albo we własnym: zachowaj je, aż zobaczysz, gdzie wróg uderzył; do tego czasu „Nie teraz” to dobra odpowiedź.
    Atakuj tylko tam, gdzie szansa przy celu to 50% lub więcej; kończy to przycisk „Koniec ataków”.
    W ruchu zwykłym zamknij luki w swojej linii; kończy to przycisk „Koniec ruchów”.
web-about-nest-of-eagles-first-su-1 =
    Wygrywasz, zdobywając w cztery etapy: Wilno, Mińsk i Kalenkowicze.
    Zaczynasz ty. Odwody mogą poczekać („Nie teraz”): atakuj tam, gdzie szansa przy celu jest największa, wszystkimi, którzy stoją obok.
    Kto pobił wroga, może go ścigać: poślij za nim jazdę, a piechotę na heks, który opuścił.
    „Koniec ataków” prowadzi do ruchu zwykłego: podciągnij pozostałych w luki; kończy go „Koniec ruchów”.
    Posunięcie to kilka krótkich faz (znak zapytania nad mapą mówi, do czego służą).
web-about-rok-1920-first-pl-a = { web-about-nest-of-eagles-first-pl-1 }
web-about-rok-1920-first-su-a = { web-about-nest-of-eagles-first-su-1 }
web-about-nest-of-eagles-differs = Mapa jest ta sama co w pierwszym wydaniu. Nowe są pociągi pancerne, samochody, czołgi, działa i eskadra z własnymi przepisami; kadry, które przepadają od razu, gdy same staną obok wroga; okrążenie z sześciu boków heksu; jeden rozkaz w posunięciu, darmowy dla elity i jazdy; morale aż do 24. Do wyboru są trzej gracze, ukryte jednostki i wydarzenia polityczne. Zacząć łatwiej od pierwszego wydania.
web-about-rok-1920-differs = To pierwsze wydanie, z 1995 roku. Drugie, Nest of Eagles, ma tę samą mapę i wojnę, lecz więcej rodzajów jednostek, odwody liczone stosami, inne rozkazy i koleje, a na życzenie trzech graczy, ukryte wojska i wydarzenia polityczne; kto nie zna żadnego, niech zacznie tutaj.
web-rok1920-stage = Etap { $stage } z { $stages }
web-rok1920-stage-alone = Etap
web-rok1920-player-turn = Posunięcie { $side-gen }
web-rok1920-pins = Co znaczą litery na torze
web-rok1920-pins-about = Znacznik teatru działań leży po stronie tego, kto ma w nim przewagę moralną; liczby na pasku to jej poziomy.
web-rok1920-morale = Przewaga moralna
web-rok1920-prize = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} dla { $side-gen }, jeśli trzymają je na końcu.
web-rok1920-worth = Zdobycie przesuwa morale o { $number }.
web-rok1920-even = równowaga
web-rok1920-step-turn-start = Początek posunięcia
web-rok1920-step-first-window = Ruch odwodów
web-rok1920-step-attacks = Ataki zwykłe
web-rok1920-step-second-window = Ruch odwodów
web-rok1920-step-movement = Ruch zwykły
web-rok1920-step-third-window = Ruch odwodów
web-rok1920-step-repeat-attacks = Ataki powtórne
web-rok1920-step-replacements = Uzupełnienia
web-rok1920-phase-attacks = Ataki
web-rok1920-phase-movement = Ruch
web-rok1920-phase-repeat-attacks = Powtórne
web-rok1920-step-turn-end = Koniec posunięcia
web-rok1920-step-cooling = Koniec posunięcia
web-rok1920-step-next-player = Koniec posunięcia
web-rok1920-order-none = Bez rozkazu
web-rok1920-order-assault = Szturm
web-rok1920-order-raid = Zagon
web-rok1920-supports = wsparcie +{ $support }
web-rok1920-arm-armoured-train = pociąg pancerny
web-rok1920-arm-armoured-car = samochody pancerne
web-rok1920-arm-tank = czołgi
web-rok1920-arm-artillery = artyleria
web-rok1920-arm-aircraft = eskadra lotnicza
web-rok1920-numbers = siła { $strength }, ruch { $movement }
web-rok1920-level-full = pełna
web-rok1920-level-weak = osłabiona
web-rok1920-level-cadre = kadra
web-rok1920-elite = elitarna
web-rok1920-coming = Nadejdą
web-rok1920-eliminated = Wyeliminowane
web-rok1920-at-stage = etap { $stage }
web-rok1920-attack-on = Atak: { $hex }
web-rok1920-in-table = Wartość z tabeli
web-rok1920-needed = Potrzeba na 2K (tyle lub mniej)
web-rok1920-end-attack = Atak na heks { $hex }: szansa powodzenia { $percent }.

# Margines planszy
web-rok1920-margins = Na marginesie planszy
web-rok1920-note-arrival-markers = Znaczniki wprowadzeń na torze etapów
web-rok1920-note-strengthening = Uzupełnienie leży na
web-rok1920-note-transports = Pozostałe transporty
web-rok1920-note-travelling = W tajnej drodze
web-rok1920-note-concentration = Tajna koncentracja
web-rok1920-note-attacks = Ataki w tym posunięciu
web-rok1920-note-coupled = Wspólny oznacznik z Polskim TDW
web-rok1920-note-volunteers = Armia Ochotnicza
web-rok1920-note-konarmia = Konna Armia
web-rok1920-note-lithuania = Litwa
web-rok1920-note-lithuanian-places = Ostatnio w rękach Litwinów
web-rok1920-note-no-mans-land = Ziemia niczyja
web-rok1920-note-entered = naruszona
web-rok1920-volunteers-called = powołana
web-rok1920-volunteers-first = pierwszy etap formowania
web-rok1920-volunteers-second = drugi etap formowania
web-rok1920-volunteers-third = trzeci etap formowania
web-rok1920-volunteers-formed = sformowana
web-rok1920-konarmia-in-play = w grze
web-rok1920-konarmia-gone = odeszła
web-rok1920-lithuania-neutral = neutralna
web-rok1920-lithuania-at-war = w stanie wojny
web-rok1920-lithuania-out = poza wojną
web-rok1920-how-move = Wskaż świecącą jednostkę, a potem heks, na który ma iść. Nikt nie musi się ruszać.
web-rok1920-how-move-none = Żadna twoja jednostka nie może się teraz ruszyć: naciśnij „Koniec ruchów”.
web-rok1920-how-attack = Wskaż wroga w pomarańczowej obwódce (szara: prawie bez szans). Przy nim: szansa powodzenia; na przybliżonej mapie także, po minusie, ryzyko własnych strat.
web-rok1920-how-attack-none = Żadna twoja jednostka nie może teraz atakować: naciśnij „Koniec ataków”.
web-rok1920-how-pursue = Wskaż jednostkę, która pójdzie za pokonanym, albo wybierz „Nikt”.
web-rok1920-how-pursue-more = Wskaż następną jednostkę, która pójdzie za pokonanym, albo wybierz „Nikt więcej”.
web-rok1920-how-retreat-route = Wskaż świecący heks: tam skończy się odwrót.
web-rok1920-retreat-all = { $count ->
        [one] Ta droga
       *[other] Każda z tych dróg
    }: { $price }.
web-rok1920-retreat-ways = { $ends }: { $price }.
web-rok1920-retreat-together = Razem z { $unit }: { $together }. Osobno: { $apart }.
web-rok1920-retreat-either = { $unit }, razem czy osobno: { $price }.
web-rok1920-retreat-nothing = bez strat
web-rok1920-retreat-dies = { $count ->
        [one] ginie
       *[other] giną
    } { $units }
web-rok1920-retreat-levels = { $count ->
        [one] strata { $count } poziomu
       *[other] strata { $count } poziomów
    }
web-rok1920-retreat-borne = { $count ->
        [one] strata { $count } poziomu (może ją wziąć, kto ginie)
       *[other] strata { $count } poziomów (może je wziąć, kto ginie)
    }
web-rok1920-dies-train-rails = pociąg zszedłby z torów
web-rok1920-dies-armour-river = duża rzeka bez mostu
web-rok1920-dies-tanks-river = duża rzeka bez mostu
web-rok1920-dies-motor-river = duża rzeka bez mostu
web-rok1920-dies-retreat-loss = tyle kosztuje droga
web-rok1920-paths-alike = Te drogi kosztują tyle samo; heksy po drodze mają znaczenie tylko tam, gdzie wróg ma miejscowość: przejdzie ona w twoje ręce
web-rok1920-phases = Co to za fazy?
web-rok1920-phases-lead = Posunięcie składa się z tych faz, po kolei. Pytanie padnie tylko tam, gdzie możesz coś zrobić; fazę kończy przycisk u dołu pytania.
web-rok1920-phase-about-first-window = Trzy razy w posunięciu może paść pytanie, do jednej albo drugiej strony: swoje odwody przesuniesz raz albo odpowiesz „Nie teraz”.
web-rok1920-phase-about-attacks = Atakujesz wrogów obok swoich jednostek, heks po heksie. Na każdym celu widać szansę; kto zaatakował, potem już się nie rusza.
web-rok1920-phase-about-movement = Przesuwasz, kogo chcesz, jednostka po jednostce.
web-rok1920-phase-about-repeat-attacks = Atakujesz jeszcze raz, stamtąd, gdzie teraz stoisz; w każdym ataku potrzeba o 3 mniej.
web-rok1920-phase-about-replacements = Uzupełniasz i odtwarzasz jednostki, jeśli scenariusz daje uzupełnienia.
web-rok1920-counted-broken = rozbite dywizje
web-rok1920-how-reserve-phase = Zielone romby to odwody, które mogą się teraz ruszyć: nie mają obok wroga albo są od niego silniejsze, same lub z sąsiadami. Przesuniesz je raz: w posunięciu wroga albo w swoim następnym.
web-rok1920-how-reserve-phase-enemy-first = Trwa posunięcie wroga. Odwody przesuniesz raz: teraz, po jego atakach albo w swoim następnym posunięciu. Zielone romby: kto może się teraz ruszyć.
web-rok1920-how-reserve-phase-enemy-second = Trwa posunięcie wroga. Odwody przesuniesz raz: teraz albo w swoim następnym posunięciu. Zielone romby: kto może się teraz ruszyć.
web-rok1920-how-reserve-phase-own-first = To twoje posunięcie. Odwody przesuniesz raz: teraz, przed swoim ruchem albo przed atakami powtórnymi. Zielone romby: kto może się teraz ruszyć.
web-rok1920-how-reserve-phase-own-second = To twoje posunięcie. Odwody przesuniesz raz: teraz albo przed atakami powtórnymi. Zielone romby: kto może się teraz ruszyć.
web-rok1920-how-reserve-phase-own-third = Ostatnia okazja przed następnym posunięciem wroga: po „Nie teraz” ten ruch odwodów przepada. Zielone romby: kto może się teraz ruszyć.
web-rok1920-stand-down = Nie pytaj w tym posunięciu
web-rok1920-give-up-reserves = Rezygnuję z ruchu odwodów
web-rok1920-stood-down = W tym posunięciu odwody zostają na miejscu.
web-rok1920-stand-up = Pytaj znowu
web-rok1920-nobody-else = Nikt więcej
web-rok1920-out-and-back = Wejście na { $hex } i powrót
web-rok1920-first-arrivals-first = Wskaż jej żeton w rzędzie „Poza planszą”, a potem świecący heks.
web-rok1920-how-move-to = Wskaż świecący heks: liczba mówi, ile kosztuje droga.
web-rok1920-how-move-by = Do celu prowadzą różne drogi: wskaż, którędy, albo wybierz najkrótszą.
web-rok1920-how-attackers = Dobierz jednostki albo zrezygnuj z niektórych, potem wybierz „Do ataku”: szansę widać w panelu „Walka”.
web-rok1920-how-attack-order = Rozkaz zmienia szansę i skutki; można też walczyć bez niego.
web-rok1920-how-defence-order = Rozkaz zmienia szansę wroga; bez rozkazu bronisz się zwyczajnie.
web-rok1920-how-loss = Wskaż jednostkę, która ma stracić poziom.
web-rok1920-how-retreat-group = Wskaż tych, którzy wycofają się razem z nią: idą jedną drogą i wspólnie ponoszą straty. „Koniec” zostawia resztę na osobny odwrót.
web-rok1920-how-pursue-to = Wskaż świecący heks, na który jednostka ma wejść.
web-rok1920-how-press-on-to = Wskaż świecący heks: forsowny marsz prowadzi dalej niż zwykły.
web-rok1920-how-arrive-way = Wybierz, jak jednostka wejdzie do gry; potem wskażesz miejsce.
web-rok1920-how-arrive-at = Wskaż świecący heks, na którym jednostka ma się pojawić.
web-rok1920-how-rail-to = Wskaż świecący heks przy kolei.
web-rok1920-how-concentrate-at = Wskaż miejscowość, w której jednostki mają się zebrać; wróg jej nie zna.
web-rok1920-how-concentration-near = Wskaż jedną z najbliższych miejscowości: tam przenosi się koncentracja.
web-rok1920-how-replacements = Wybierz, co zrobić z uzupełnieniami, i wskaż jednostkę; „Koniec” zamyka fazę.
web-rok1920-how-restore-at = Wskaż świecący heks, na którym jednostka ma powstać.
web-rok1920-how-cheka-at = Wskaż świecący heks.
web-rok1920-how-operation-theatre = Wybierz TDW przyciskiem: do niego zaliczy się ten atak.
web-rok1920-how-extra-replacement = Wybierz front przyciskiem.
web-rok1920-how-call-up = Ten front miał pauzę operacyjną: zamiast dwóch uzupełnień może powołać jedną dywizję rezerwową.
web-rok1920-how-glavkom = Uzupełnienia: rzut 5–6 daje dwa, 3–4 jedno, 1–2 żadnego. Dywizja: rzut 5–6 daje ją w następnym etapie, inaczej nic.
web-rok1920-how-hand-over = Od tej chwili dowodziłby nią drugi front; można też zostawić ją, gdzie jest.
web-rok1920-how-guest-stays = Wskaż jednostkę, która ma zostać.
web-rok1920-how-front-reserve = Wybierz dywizję, potem wskażesz, gdzie ma wejść.
web-rok1920-how-support-unit = Wybierz jednostkę wsparcia, potem wskażesz, gdzie ma wejść.
web-rok1920-how-upsurge-unit = Wybierz jednostkę, potem wskażesz, gdzie powstaje.
web-rok1920-how-moao = Wskaż świecący heks.
web-rok1920-how-mobilise-galicia = Rzut kostką: na 6 wraca jedna brygada Strzelców Siczowych. Nic to nie kosztuje.
web-rok1920-how-ordzhonikidze = Rzut może dać bezpłatne uzupełnienie; można też z niego zrezygnować.
web-rok1920-how-withdraw = Wskaż jednostkę, która ma odejść.
web-rok1920-how-deploy = Wybierz jednostkę, potem wskaż jej heks. „Gotowe” zostawia resztę tak, jak stoi.
web-rok1920-how-deploy-at = Wskaż świecący heks rejonu.
web-rok1920-how-start-divided = Dwie brygady trzymają dwa heksy i pilnują długiego frontu; w całości dywizja bije mocniej i ma kadrę. Podzielić i połączyć można ją też później, w fazie uzupełnień.
web-rok1920-how-start-joined = Te dywizje stoją na planszy podzielone na brygady. W całości dywizja bije mocniej i ma kadrę, a dwie brygady trzymają dwa heksy. Połączyć je można też później.
web-rok1920-how-armistice = Rozejm kończy grę od razu, z wynikiem podanym wyżej.
web-rok1920-how-arrival-plan = Wybierz jeden układ; wróg pozna go dopiero, gdy jednostki wejdą do gry.
web-rok1920-how-arrival-decoy = Zmyłka leży na torze jak prawdziwy znacznik, ale nikt z niej nie przybędzie.
web-rok1920-how-volunteer-plan = Wybierz, kiedy mają przyjść ochotnicy; wróg tego nie widzi.
web-rok1920-how-play-event = Wybierz wydarzenie albo „Nie teraz”; przeciwnik pozna wybór, gdy przyjdzie na to pora.
web-rok1920-how-react = Wybierz własne wydarzenie albo „Nie teraz”.
web-rok1920-how-event-unit = Wskaż jednostkę, której wydarzenie dotyczy.
web-rok1920-how-start-hidden = Zakryte jednostki wróg widzi jako znaczniki. Patrol kryje jednostki, ale nie tworzy linii kontroli; grupa kryje stos, najwyżej dwie dywizje, i linie tworzy. W pierwszej grze zacznij bez nich.
web-rok1920-how-scout = Wskaż świecący heks: dowiesz się, co leży pod znacznikiem.
web-rok1920-how-scout-enter = Zwiad nikogo nie zastał: jednostka może tam od razu wejść albo zostać.
web-rok1920-how-fly-to = Wskaż jednostkę, którą samoloty mają wesprzeć.
web-rok1920-how-fly-home = Wskaż świecącą miejscowość.
web-rok1920-how-join-attack = Dobierz jednostki do ataku partnera albo zakończ.
web-rok1920-how-join-into = Wybierz dywizję, którą brygady mają utworzyć.
web-rok1920-how-reserve-cavalry = Wybierz jednostkę albo zrezygnuj.
web-rok1920-how-disband = Wskaż jednostkę, która ma zniknąć z planszy.
web-rok1920-how-volunteer-unit = Wybierz jednostkę, która ma przybyć.
web-rok1920-how-to-lwow = Wybierz brygadę, która powstanie we Lwowie, albo „Nie”.
web-rok1920-how-recruit = Wskaż jednostkę, która ma werbować, albo zakończ.
web-rok1920-how-sich-pick = Gdy Polacy pierwszy raz staną obok Strzelców, ta brygada będzie po twojej stronie, chyba że przeciwnik wybrał tę samą. Wybór jest tajny.
web-rok1920-how-sich-back = Wybierz brygadę, która ma wrócić.
web-rok1920-how-priority = Wybierz jeden z priorytetów albo żaden; przeciwnik go nie widzi.
web-rok1920-how-priority-division = Wybierz dywizję, której priorytet dotyczy.
web-rok1920-dummy = fikcyjny patrol
web-rok1920-kind-dp = dywizja piechoty
web-rok1920-kind-dpleg = dywizja piechoty Legionów
web-rok1920-kind-dlb = dywizja litewsko-białoruska
web-rok1920-kind-ds = dywizja strzelców
web-rok1920-kind-dk = dywizja kawalerii
web-rok1920-kind-bk = brygada kawalerii
web-rok1920-kind-dj = dywizja jazdy
web-rok1920-kind-bj = brygada jazdy
web-rok1920-kind-bp = brygada piechoty
web-rok1920-kind-rbp = rezerwowa brygada piechoty
web-rok1920-kind-do = dywizja ochotnicza
web-rok1920-kind-bo = brygada ochotnicza

# Co leży na mapie i na żetonach
web-rok1920-key-numbers = siła – punkty marszowe
web-rok1920-key-lines = kolce: kładzie linie kontroli
web-rok1920-key-elite = elita: +1 do jej ataków
web-rok1920-key-reduced = kreskowanie: osłabiona
web-rok1920-key-spent = blada: już atakowała
web-rok1920-key-support = jednostka wsparcia: +1 do ataków, −1 do ataków wroga
web-rok1920-key-line = linia kontroli: przejście przez wrogą kosztuje punkty marszowe, a odwrót przez nią poziom
web-rok1920-key-reserve = odwód: może się ruszyć w fazie ruchu odwodów
web-rok1920-key-ring = okrążona: ataki na nią mają +2
web-rok1920-key-retreat = droga odwrotu i poziomy, które kosztuje
web-rok1920-key-odds = szansa powodzenia, ryzyko straty poziomu
web-rok1920-key-cost = punkty marszowe, które kosztuje marsz
web-rok1920-key-hungry = bez zaopatrzenia

# Opowieść o tym, co się stało
web-rok1920-told-attack = { $units } { $units-count ->
        [one] atakuje
       *[other] atakują
    } { $hex }: rzut { $total }, potrzeba { $chance } lub mniej, { $result }.
web-rok1920-why-rout = { $unit }: rozbicie. Rzut parzysty, a stosunek sił z żółtego pola tabeli.
web-rok1920-why-moral-rout = { $unit }: rozbicie moralne. Rzut parzysty przy wielkiej przewadze moralnej wroga.
web-rok1920-why-bloody = { $unit }: walka krwawa, po 2 albo 12 tracą obie strony.
web-rok1920-why-assault = { $unit }: cena szturmu, bo rzut był nieparzysty.
web-rok1920-why-stubborn = { $unit }: cena uporczywej obrony, bo rzut był nieparzysty.
web-rok1920-why-retreat-loss = { $unit }: tyle kosztował odwrót.
web-rok1920-why-path = Odwrót kosztuje: { $parts }.
web-rok1920-why-cadre-exposed = { $unit }: kadra sama obok wroga ginie na koniec posunięcia.
web-rok1920-why-starvation = { $unit }: brak zaopatrzenia.
