cli-game = gra
cli-scenario = scenariusz
cli-seats = miejsca
cli-turns = etapy
cli-options = opcje
cli-rules-total = reguł: { $ids }, do udowodnienia: { $provable }, udowodnionych: { $proven }
cli-practice = Gra ćwiczebna, ziarno { $seed }: jej kości każdy może poznać.
cli-commitment = Kości są ustalone z góry: { $commitment }… (ziarno zobaczysz po grze).
cli-help-line = liczba odpowiada · ? pomoc · ? N o odpowiedzi · ? słowa dlaczego nie · u cofnij · s [plik] zapisz · r REGUŁA przeczytaj · b plansza · q wyjście
cli-help =
    Liczba odpowiada na pytanie.
    ? 3        czym jest odpowiedź 3 i jaka to reguła
    ? słowa    dlaczego czegoś o takiej nazwie nie ma wśród odpowiedzi („? radzymin”)
    u          cofnij ostatnią odpowiedź (najdalej do rzutu, dobrania albo odpowiedzi drugiego gracza)
    s [plik]   zapisz partię
    r BW-O3    przeczytaj regułę
    b          narysuj planszę jeszcze raz
    q          odejdź od stołu
cli-saved = Zapis partii: { $file }
cli-not-saved = Odchodzisz od stołu; partia nie została zapisana.
cli-journal = Dziennik
cli-waiting = Odpowiada { $seat }.
cli-hand-over = Oddaj ekran: { $seat }. Enter odsłania stół.
cli-no-such-number = Odpowiedzi mają numery od 1 do { $count }.
cli-no-rule = Nie ma reguły { $rule }.
cli-allowed = dozwolone
cli-nothing-like = Niczego, co nazywa się „{ $words }”, nie można teraz próbować.
cli-nobody = Nikt
cli-outcome = Wygrywa { $winner }: { $reason }
refusal-undo-chance = Nie można cofnąć: przy odpowiedzi { $answer } rzucono kośćmi albo dobrano karty.
refusal-undo-revealed = Nie można cofnąć: odpowiedź { $answer } odsłoniła coś ukrytego.
refusal-undo-other-seat = Nie można cofnąć: odpowiedzi { $answer } udzielił { $seat }.
refusal-undo-nothing = Nie można cofnąć: nie było jeszcze żadnej odpowiedzi.
refusal-undo-over = Nie można cofnąć: gra się skończyła.
raclawice-table = Etap { $turn } z { $turns } · { $phase } · punkty { $score } (zwycięstwo przy { $threshold })
