warszawa-table-round = Runda { $round } z { $rounds }, { $day } · { $phase }
warszawa-table-cards = { $side }: { $hand } w odwodach, { $deck } w talii{ $front ->
    [0] {""}
   *[other] , { $front } na froncie
 }
warszawa-table-legend = ( ) wojsko polskie · < > czerwone · ~ rozproszone · ▪ znacznik rozkazu · [ ] fortyfikacje · * czerwony deseń
warszawa-table-reserves = Twoje odwody
warszawa-table-front = Twój front
warszawa-table-known = Karty przeciwnika, które znasz
warszawa-colour-blue = niebieska
warszawa-colour-yellow = żółta
warszawa-colour-green = zielona
warszawa-colour-purple = fioletowa
warszawa-colour-orange = pomarańczowa
warszawa-colour-brown = brązowa
warszawa-colour-white = biała
warszawa-effect-plus-attacking = +{ $amount } w ataku
warszawa-effect-plus-defending = +{ $amount } w obronie
warszawa-effect-plus-encircling = +{ $amount } przy okrążaniu
warszawa-effect-plus-against-fort = +{ $amount } przeciw fortyfikacjom
warszawa-effect-plus-at = +{ $amount } w walce na polu { $field }
warszawa-effect-weaken-best = −{ $amount } od najsilniejszej karty wroga
warszawa-effect-cancel-lowest = najsłabsza karta wroga nic nie daje
warszawa-effect-win-ties = wygrywa remisy
warszawa-effect-stand-on-tie = remis jej nie rozprasza
warszawa-effect-draw = po walce dobierz o { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    } więcej
warszawa-effect-return-if-lost = wraca po przegranej walce
warszawa-action-march = akcja: { $armies }, marsz { $amount ->
        [one] o { $amount } pole
        [few] najwyżej o { $amount } pola
       *[other] najwyżej o { $amount } pól
    }
warszawa-action-orders = akcja: +{ $amount } { $amount ->
        [one] znacznik rozkazu
        [few] znaczniki rozkazów
       *[other] znaczników rozkazów
    } ({ $armies })
warszawa-action-share = akcja: { $amount } { $amount ->
        [one] znacznik rozkazu
        [few] znaczniki rozkazów
       *[other] znaczników rozkazów
    } do podziału ({ $armies })
warszawa-action-two-armies = akcja: { $amount ->
        [one] po { $amount } znaczniku rozkazu
        [few] po { $amount } znaczniki rozkazów
       *[other] po { $amount } znaczników rozkazów
    } dla dwóch armii
warszawa-action-raid = akcja: { $armies } zabiera znaczniki rozkazów armii wroga w zasięgu { $amount ->
        [one] { $amount } pola
       *[other] { $amount } pól
    }
warszawa-action-peek = akcja: obejrzyj odwody przeciwnika
warszawa-action-discard = akcja: przeciwnik odrzuca losowo { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }
