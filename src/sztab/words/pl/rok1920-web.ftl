# Nakładki gry Rok 1920
web-rok1920-layer-lines-foe = Linie kontroli wroga
web-rok1920-layer-lines-own = Linie kontroli własne
web-rok1920-layer-supply = Zaopatrzenie
web-rok1920-layer-encircled = Okrążenie
web-rok1920-layer-reserves = Odwody
web-rok1920-layer-theatres = Teatry działań
web-rok1920-layer-held = Kto trzyma miejscowości
web-rok1920-layer-retreats = Drogi odwrotu
web-rok1920-layer-no-supply = Nie w tym scenariuszu: zaopatrzenie działa od scenariusza C.
web-rok1920-about-supply = Podbarwione: tu twoje jednostki są zaopatrzone. Bez zaopatrzenia (✕): { $count }. Wskaż jednostkę, by zobaczyć jej drogę zaopatrzenia.
web-rok1920-about-supplied = { $unit }: zaopatrzona, źródło: { $source }.
web-rok1920-about-hungry = { $unit }: bez zaopatrzenia.
web-rok1920-about-fortress = własna twierdza
web-rok1920-about-encircled = Polacy { $pl }, bolszewicy { $su }.
web-rok1920-about-reserves = Polacy { $pl }, bolszewicy { $su }; twoje są bursztynowe.
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
web-rok1920-standing-level = { $level ->
    [crushing] zwycięstwo druzgocące
    [strategic] zwycięstwo strategiczne
    [tactical] zwycięstwo taktyczne
    [draw] remis
   *[win] zwycięstwo
}
web-rok1920-standing-none = nikt by nie wygrał
web-rok1920-moral-level = poziom { $level }
web-rok1920-pools = Uzupełnienia

# Ataki
web-rok1920-plan = przymiarka
web-rok1920-declared = ogłoszony
web-rok1920-decided = rozstrzygnięty
web-rok1920-following = skutki
web-rok1920-strengths = siła
web-rok1920-attack-row = Atak
web-rok1920-defence-row = Obrona { $strength }
web-rok1920-table-made = tabela: rekonstrukcja
web-rok1920-rout-cells = rozbicie
web-rok1920-orders = Rozkazy
web-rok1920-order-stubborn = Uporczywa obrona
web-rok1920-order-counter = Kontratak
web-rok1920-take-in = { $unit }: dołącz do ataku
web-rok1920-leave-out = { $unit }: wyłącz z ataku
web-rok1920-nobody = Nikt jeszcze nie bierze udziału: wybierz atakujących.
web-rok1920-answered = szansa { $chance }, { $percent }
web-rok1920-if-stubborn = Jeśli wróg odpowie uporczywą obroną
web-rok1920-if-counter = Jeśli wróg odpowie kontratakiem
web-rok1920-retreat-loses = { $count ->
    [one] Jeśli atak się uda, obrońca straci w odwrocie 1 poziom:
    [few] Jeśli atak się uda, obrońca straci w odwrocie { $count } poziomy:
   *[other] Jeśli atak się uda, obrońca straci w odwrocie { $count } poziomów:
}
web-rok1920-retreat-free = Jeśli atak się uda, obrońca cofnie się bez strat.
web-rok1920-go = Atakuj: szansa { $chance }, { $percent }
web-rok1920-give = Dalej: { $order }
web-rok1920-result-success = udany
web-rok1920-result-failure = nieudany
web-rok1920-result-bloody = krwawy
web-rok1920-chance-mark = szansa { $chance }
web-rok1920-attacker-loses = atakujący traci poziom: { $percent }
web-rok1920-defender-loses = obrońca traci poziom: { $percent }
web-rok1920-no-attack = Nikt jeszcze nie atakował. W fazie ataków kliknij podświetlony heks wroga: szanse pojawią się tu przed rzutem.
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
web-rok1920-pool-pl = polskie
web-rok1920-pool-ua = ukraińskie
web-rok1920-pool-su = bolszewickie
web-rok1920-pool-west = Front Zachodni
web-rok1920-pool-southwest = Front Południowo-Zachodni

# Znaki mapy
web-rok1920-march-train = pociąg pancerny po torach

web-rok1920-curve-points = Przewaga punktów

web-about-rok1920-short = Cała wojna na heksach po 30 km: linie kontroli, odwody, morale trzech teatrów.
web-about-rok1920-time = od 40 min
web-about-rok1920-what = Wojna polsko-bolszewicka 1920 roku, tydzień w etapie, dywizje i brygady.
web-about-rok1920-aim = Każdy scenariusz mówi, co się liczy: najczęściej punkty zwycięstwa za zajęte miasta i za straty przeciwnika, zliczane po ostatnim etapie.
web-about-rok1920-turn = W posunięciu gracz atakuje, rusza i atakuje powtórnie; przed atakami i przed ruchem jedna ze stron może ruszyć odwody.
web-about-rok1920-fight = Siły obu stron dają liczbę w tabeli, którą modyfikują teren, rzeki, elita, morale i rozkaz; rzut 2K nie większy od szansy to sukces.
web-about-nest-of-eagles-short = Drugie wydanie Roku 1920: kadry, jednostki wsparcia, odwody liczone stosami, koleje od pierwszego etapu.
web-about-nest-of-eagles-turn = W posunięciu gracz atakuje, rusza, atakuje powtórnie i bierze uzupełnienia; jeden ruch odwodów można zarządzić przed atakami, przed ruchem albo przed atakami powtórnymi.
web-about-nest-of-eagles-differs = Mapa jest ta sama co w pierwszym wydaniu. Nowe są kadry, które przepadają, gdy same kończą obok wroga; pociągi pancerne, samochody, czołgi, działa i eskadra z własnymi przepisami; okrążenie z sześciu boków heksu; jeden rozkaz w posunięciu, darmowy dla elity i jazdy; morale aż do 24. Do wyboru są trzej gracze, ukryte jednostki i wydarzenia polityczne. Zacząć łatwiej od pierwszego wydania.
web-about-rok-1920-differs = To pierwsze wydanie, z 1995 roku. Drugie, Nest of Eagles, ma tę samą mapę i wojnę, a do tego kadry, więcej rodzajów jednostek i inne rozkazy; kto nie zna żadnego, niech zacznie tutaj.
web-rok1920-stage = Etap { $stage } z { $stages }
web-rok1920-turn-of = Posunięcie { $side-gen }
web-rok1920-morale = Przewaga moralna
web-rok1920-even = równowaga
web-rok1920-step-turn-start = Początek posunięcia
web-rok1920-step-first-window = Ruch odwodów
web-rok1920-step-attacks = Ataki zwykłe
web-rok1920-step-second-window = Ruch odwodów
web-rok1920-step-movement = Ruch zwykły
web-rok1920-step-third-window = Ruch odwodów
web-rok1920-step-repeat-attacks = Ataki powtórne
web-rok1920-step-replacements = Uzupełnienia
web-rok1920-step-turn-end = Koniec posunięcia
web-rok1920-step-cooling = Koniec posunięcia
web-rok1920-step-next-player = Koniec posunięcia
web-rok1920-order-none = Bez rozkazu
web-rok1920-order-assault = Szturm
web-rok1920-order-raid = Zagon
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
web-rok1920-chance = Szansa powodzenia
web-rok1920-end-attack = Atak na heks { $hex }: szansa powodzenia { $percent }.

# Margines planszy
web-rok1920-margins = Na marginesie planszy
web-rok1920-note-arrival-markers = Znaczniki wprowadzeń na torze etapów
web-rok1920-note-strengthening = Uzupełnienie leży na
web-rok1920-note-transports = Pozostałe transporty
web-rok1920-note-travelling = W tajnej drodze
web-rok1920-note-concentration = Tajna koncentracja
web-rok1920-note-attacks = Ataki w tym posunięciu
web-rok1920-note-coupled = Wspólny żeton z Polskim TDW
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
web-rok1920-how-attack = Wskaż wroga w pomarańczowej obwódce: szanse poznasz, zanim rzucisz.
web-rok1920-how-pursue = Wskaż jednostkę, która pójdzie za pokonanym, albo zakończ.
web-rok1920-how-retreat-route = Wskaż koniec drogi odwrotu, który świeci.
web-rok1920-counted-broken = rozbite dywizje
