# Co wszyscy przy stole powinni o nim wiedzieć.
web-facts-practice = Kości wynikają z jawnego numeru { $number }: każdy może z góry znać każdy rzut, a wynik się nie liczy.
web-facts-one-screen = Jeden ekran: jedna osoba gra tu kilkoma stronami i widzi, co każda z nich ukrywa.
web-facts-takeover = { $seat }: dalej gra { $now } (poprzednio { $before }).
web-facts-takeover-secrets = { $seat }: dalej gra { $now } (poprzednio { $before }) i widzi wszystko, co ta strona widziała. Kto grał poprzednio, nadal zna to, co było dotąd ukryte.
web-facts-rules = Przepisy zaktualizowano z wersji { $was } do { $now }; od wiersza { $line } gra toczy się inaczej. Możecie zgodnie przerwać ją bez wyniku.
web-facts-stop = Zaproponuj przerwanie
web-offer-stop = { $seat-cap } { $seat-number ->
        [many] proponują
       *[one] proponuje
    } przerwać grę bez wyniku, bo zmieniły się przepisy.
web-practice-short = gra ćwiczebna
