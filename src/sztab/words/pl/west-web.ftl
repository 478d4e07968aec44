### Jak ocalono Zachód: stół w przeglądarce.

web-about-west-short = Wojna 1920 roku, 50 km na heks: stosy zwrócone frontem, magazyny, rozkazy i zdarzenia, a stosy przeciwnika widać tylko od tyłu.
web-about-west-time = od 60 min
web-about-west-what = Wojna polsko-bolszewicka od kwietnia do października 1920, etap to dwa tygodnie, z ograniczonym rozpoznaniem.
web-about-west-aim = Warszawa lub Smoleńsk rozstrzyga od razu; inaczej liczy się sześć z jedenastu zielonych miast po 14 etapie.
web-about-west-turn = Karty, punkty zasobów, magazyny i zaopatrzenie; potem obie strony na przemian kładą żetony aktywacji i na przemian je zużywają; na koniec walki.
web-about-west-fight = Stos walczy siłą frontową z heksem, ku któremu jest zwrócony; obie strony rzucają, różnica mówi, kto traci i kto się cofa.
web-west-panel-staff = Sztab
web-west-panel-cards = Zdarzenia
web-west-turn = Etap { $turn } z { $turns }
web-west-acting = Działa
web-west-passed = już nie działa
web-west-points = Punkty zasobów
web-west-towns = Zielone miasta
web-west-depots = Magazyny
web-west-hands = Karty na ręce
web-west-deck = { $count ->
    [one] { $count } karta w talii.
    [few] { $count } karty w talii.
   *[other] { $count } kart w talii.
}
web-west-hand = Twoje karty
web-west-played = Zagrane w tym etapie
web-west-discards = Zagrane wcześniej
web-west-none = brak
web-west-play = Wybierz
web-west-attack = Atak
web-west-defence = Obrona
web-west-odds = Zwycięstwo { $win }, remis { $draw }, porażka { $lose }
web-west-no-fight = W fazie walk stoją tu sumy i szanse każdego możliwego ataku.
web-west-back = Nieznany stos ({ $count })
web-west-blank = Żeton pusty
web-west-blank-about = podwyższa stos
web-west-factors = front { $front }, inne boki { $other }
web-west-weak = osłabiony
web-west-phase-set-up = Rozstawienie
web-west-phase-events = Zdarzenia losowe
web-west-phase-points = Punkty Zasobów
web-west-phase-depots = Magazyny
web-west-phase-supply = Sprawdzenie zaopatrzenia
web-west-phase-reconnaissance = Rozpoznanie
web-west-phase-markers = Żetony Aktywacji
web-west-phase-orders = Rozkazy
web-west-phase-headquarters = Ruch dowództw
web-west-phase-withdrawal = Wycofanie przed walką
web-west-phase-attacks = Walka
web-west-phase-manoeuvre = Manewr po walce
web-west-phase-replenishment = Uzupełnianie
web-west-phase-strategic = Ruch strategiczny
web-west-phase-reinforcements = Posiłki
web-west-phase-blanks = Puste żetony
