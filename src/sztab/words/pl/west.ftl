# Pytania
west-ask-blanks = Grasz dalej czy najpierw podwyższasz stosy pustymi żetonami?
west-ask-draw = Gracz ciągnie kartę.
west-ask-card = Którą kartę zagrywasz w tym etapie? Druga zostaje na ręce.
west-ask-depot = Magazyny: założyć, zlikwidować czy spasować? ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    })
west-ask-forced-removal = Przeciwnik ma { $points } pkt, a magazyny kosztują { $cost }: który usuwasz?
west-ask-reconnaissance = Rozpoznanie lotnicze: który rosyjski stos oglądasz? (zostało: { $left })
west-ask-fog = Chmury i mgła: na którym polskim stosie nie wolno położyć żetonu? (zostało: { $left })
west-ask-marker = Na którym stosie kładziesz żeton aktywacji? ({ $points ->
        [one] został { $points } punkt
        [few] zostały { $points } punkty
       *[other] zostało { $points } punktów
    })
west-ask-order = Który stos wykonuje rozkaz i jaki?
west-ask-group = Które żetony wyruszają z heksu { $hex }? Przeciwnik widzi tylko, ile ich jest.
west-ask-march = { $count ->
        [one] Dokąd maszeruje żeton z heksu { $hex }?
        [few] Dokąd maszerują { $count } żetony z heksu { $hex }?
       *[other] Dokąd maszeruje { $count } żetonów z heksu { $hex }?
    }
west-ask-free-order = Ruszyć z heksu { $hex } bez rzutu na dowodzenie?
west-ask-headquarters-stop = Gdzie zatrzymuje się { $unit }?
west-ask-facing = { $hex }: w którą stronę zwrócić stos?
west-ask-headquarters = Które dowództwo przesuwasz? Możesz spasować.
west-ask-headquarters-to = Dokąd idzie { $unit }?
west-ask-withdrawal = Która kawaleria wycofuje się przed walką?
west-ask-follow = Kto wchodzi na opuszczony heks { $hex }?
west-ask-attack = Kto atakuje: sam czy z drugim stosem?
west-ask-attack-again = Pogrom: kto od razu atakuje ponownie?
west-ask-combat-card = Walka o heks { $hex }: używasz karty?
west-ask-loss = Straty, { $hex }: która jednostka ponosi stratę? (zostało: { $left })
west-ask-retreat = Którędy pokonany { $side-id ->
        [pl] polski
       *[ru] rosyjski
    } stos opuszcza heks { $hex }?
west-ask-overstacked = Za dużo jednostek na heksie { $hex }: która zostaje wyeliminowana?
west-ask-pursue = Kto wchodzi na heks { $hex }?
west-ask-ride-on = Która kawaleria rusza dalej z heksu { $hex } i dokąd?
west-ask-manoeuvre = Piękny manewr: który stos rusza się jeszcze raz? (zostało: { $left })
west-ask-replenish = Którą osłabioną jednostkę uzupełniasz? ({ $points ->
        [one] został { $points } punkt
        [few] zostały { $points } punkty
       *[other] zostało { $points } punktów
    })
west-ask-strategic = Ruch strategiczny: która jednostka jedzie? (zostało: { $left })
west-ask-strategic-to = Dokąd jedzie jednostka z heksu { $hex }?
west-ask-arrival = Gdzie przybywa { $unit }?
west-ask-headquarters-back = W którym mieście wraca do gry { $unit }?
west-ask-partisans = { $card }: w którą jednostkę uderzają partyzanci?
west-ask-deserters = { $card }: która jednostka dezerteruje? (zostało: { $left })
west-ask-mutiny = { $card }: która rosyjska kawaleria przepada?
west-ask-panic = { $card }: która polska jednostka ucieka? (zostało: { $left })
west-ask-send = { $card }: którą jednostkę odsyłasz? (zostało: { $left })
west-ask-send-to = { $card }: dokąd?
west-ask-restore = { $card }: która jednostka odzyskuje pełną siłę? (zostało: { $left })
west-ask-return = { $card }: która jednostka wraca do gry? (zostało: { $left })
west-ask-points = Punkty zasobów, { $side }: biała kostka minus czerwona.
west-ask-start = Obaj gracze rzucają: kto zaczyna?
west-ask-command = Rzut na dowodzenie, heks { $hex }: trzeba wyrzucić więcej niż { $distance }.
west-ask-horses = { $unit }: pięć heksów w siodle, przy 5 lub 6 strata.
west-ask-east-prussia = { $unit } w Prusach Wschodnich: na ile etapów?
west-ask-coordination = Koordynacja: 5 lub 6 razem, 3 lub 4 bez drugiego stosu, 1 lub 2 bez ataku.
west-ask-combat = Rzut w walce o heks { $hex }.
west-ask-desertion = Dezercje, { $side }: połowa rzutu.

# Odpowiedzi
west-answer-pass = pas
west-answer-done = koniec
west-answer-blanks-done = gotowe, graj dalej
west-answer-blanks-put = dołóż pusty żeton: { $hex }
west-answer-blanks-take = zdejmij pusty żeton: { $hex }
west-answer-depot-found = załóż magazyn: { $hex }
west-answer-depot-remove = zlikwiduj magazyn: { $hex }
west-answer-march = marsz: { $hex }
west-answer-order-march = { $hex }: marsz
west-answer-order-face = { $hex }: zwrot na { $facing }
west-answer-order-discard = { $hex }: odrzuć żeton
west-answer-manoeuvre-march = { $hex }: marsz
west-answer-manoeuvre-face = { $hex }: zwrot na { $facing }
west-answer-group = { $unit }
west-answer-march-via = marsz: { $hex }, przez heks { $via }
west-answer-free-order-yes = tak, bez rzutu
west-answer-free-order-no = nie, z rzutem
west-answer-attack-alone = { $hex }: atak bez wsparcia
west-answer-attack-with = { $hex }: atak, wsparcie z heksu { $second }
west-answer-attack-again-alone = { $hex }: ponowny atak bez wsparcia
west-answer-attack-again-with = { $hex }: ponowny atak, wsparcie z heksu { $second }
west-answer-combat-card-use = { $card }: { $role }
west-answer-combat-card-none = żadnej karty
west-answer-stay = nikt
west-answer-retreat = { $path }
west-answer-ride-on = { $unit }: dalej na heks { $hex }
west-answer-withdrawal = wycofanie: { $hex }
west-answer-headquarters-to = przesuń dowództwo: { $hex }
west-answer-strategic-to = przerzuć jednostkę: { $hex }

# Dziennik
west-event-turn-begun = Zaczyna się etap { $turn }.
west-event-phase-begun = { $phase }.
west-event-passed = { $side } { $phase-id ->
    [blanks] nie kładą więcej pustych żetonów
    [depots] pasują: nie założą już w tym etapie magazynu
    [markers] pasują: nie położą już w tym etapie żetonu aktywacji
    [headquarters] pasują: nie ruszą już w tym etapie dowództwa
    [withdrawal] pasują: nikogo więcej nie wycofają przed walką
    [attacks] pasują: nie zaatakują już w tym etapie
    [replenishment] kończą uzupełnianie w tym etapie
    [strategic] pasują: w tym etapie nikogo już nie przerzucą
   *[other] pasują
}.
west-event-start-rolled = Wyższy rzut: pierwsi są { $side }.
west-event-card-drawn = { $side } ciągną kartę.
west-event-card-taken = Dobrana karta: { $card }.
west-event-card-held-back = { $side } dobierają pojedynczą instrukcję: zagrają ją po innych kartach i unieważni ona kartę drugiej strony.
west-event-card-played = { $single ->
        [one] { $side } zagrywają kartę { $card }: to pojedyncza instrukcja, bez wyboru, i unieważnia drugą kartę.
       *[other] { $side } zagrywają kartę { $card }.
    }
west-event-card-overridden = Karta { $card } zostaje zastąpiona i nie działa.
west-event-card-applied = Działa karta { $card }.
west-event-card-lapsed = Karta { $card } nic nie daje: nie ma jej na kim wykonać.
west-event-card-targeted = Karta { $card } dotyczy jednostki na heksie { $hex }.
west-event-desertion-rolled = { $side }: { $count ->
        [0] nikt nie dezerteruje
        [one] dezerteruje { $count } jednostka
        [few] dezerterują { $count } jednostki
       *[other] dezerteruje { $count } jednostek
    }.
west-event-lithuania-joined = Litwa przystępuje do wojny po stronie Rosjan.
west-event-points-rolled = { $side } mają { $total ->
        [one] { $total } punkt zasobów
        [few] { $total } punkty zasobów
       *[other] { $total } punktów zasobów
    }.
west-event-depot-founded = { $side } zakładają magazyn: { $hex }.
west-event-depot-removed = { $how ->
        [own-will] { $side } likwidują magazyn: { $hex }.
        [shortage] { $side } nie mają czym opłacić magazynu na heksie { $hex }: zostaje usunięty.
       *[enemy] { $side } tracą magazyn na heksie { $hex }: wkracza tam wróg.
    }
west-event-upkeep-paid = { $side } płacą { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } za { $depots ->
        [one] { $depots } magazyn
        [few] { $depots } magazyny
       *[other] { $depots } magazynów
    }.
west-event-supply-checked = Sprawdzenie zaopatrzenia.
west-event-supply-found = { $units-count ->
        [0] Wszystkie { $side-id ->
            [pl] polskie
           *[ru] rosyjskie
        } jednostki mają zaopatrzenie.
        [one] Bez zaopatrzenia: { $units }.
       *[other] Bez zaopatrzenia ({ $units-count }): { $units }.
    }
west-event-unit-weakened = { $unit }, { $hex }: { $why ->
        [supply] brak zaopatrzenia
        [march] konie zajeżdżone
        [partisans] partyzanci
       *[combat] strata w walce
    }, jednostka osłabiona.
west-event-unit-eliminated = { $unit }, { $hex }: jednostka wyeliminowana, { $why ->
        [supply] brak zaopatrzenia
        [march] konie zajeżdżone
        [combat] strata w walce
        [retreat] stracona w odwrocie
        [stacking] przekroczony limit stosu
        [card] karta zdarzeń
        [partisans] partyzanci
        [border] za daleko od Litwy
       *[line] na północ od linii rozgraniczenia
    }.
west-event-unit-restored = { $unit }, { $hex }: znowu w pełnej sile.
west-event-replenished = { $side } uzupełniają jednostkę; { $points ->
        [one] został { $points } punkt
        [few] zostały { $points } punkty
       *[other] zostało { $points } punktów
    }.
west-event-stack-seen = Odkryty stos, { $hex }: { $units }.
west-event-stack-looked-at = Polscy lotnicy rozpoznają stos na heksie { $hex }.
west-event-fog-laid = Na heksie { $hex } nie wolno położyć żetonu aktywacji.
west-event-supply-shown = { $points ->
        [one] Rosyjski stos na heksie { $hex } ma zaopatrzenie: to sama kawaleria.
       *[other] Rosyjski stos na heksie { $hex } jest bez zaopatrzenia: żeton kosztuje 2 punkty.
    }
west-event-marker-placed = { $side } kładą żeton aktywacji na heksie { $hex } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
west-event-marker-discarded = { $side } odrzucają żeton z heksu { $hex }.
west-event-stack-turned = { $side }: stos na heksie { $hex } zwraca się na { $facing }.
west-event-march-ordered = { $side } nakazują marsz z heksu { $start } na heks { $hex }: { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }.
west-event-command-rolled = { $hex }: { $result ->
        [obeyed] rozkaz wykonany
       *[failed] rozkaz niewykonany, a żeton zużyty
    } (rzut na dowodzenie, { $distance ->
        [99] poza zasięgiem dowództw
        [one] { $distance } heks przerwy do dowództwa: potrzeba więcej niż { $distance }
        [few] { $distance } heksy przerwy do dowództwa: potrzeba więcej niż { $distance }
       *[other] { $distance } heksów przerwy do dowództwa: potrzeba więcej niż { $distance }
    }).
west-event-marched = { $side } maszerują: { $path }.
west-event-march-told = Kawaleria na heksie { $hex }: rzut, czy konie wytrzymały.
west-event-horses-tested = { $unit }: { $result ->
        [tired] konie zajeżdżone
       *[fresh] konie wytrzymały
    }.
west-event-leader-moved = { $side } przenoszą dowództwo ({ $unit }) z heksu { $start } na heks { $hex }.
west-event-leader-removed = { $side } tracą dowództwo ({ $unit }) na heksie { $hex }: rozbite, poza mapą do etapu { $turn }.
west-event-leader-returned = { $side }: dowództwo ({ $unit }) wraca na heks { $hex }.
west-event-leader-lost = { $side }: dowództwo ({ $unit }) nie ma dokąd wrócić i przepada.
west-event-unit-interned = { $unit }: internowanie, heks { $hex }.
west-event-entered-prussia = { $unit } wkracza do Prus Wschodnich ({ $hex }) { $turn ->
        [0] i już nie wróci
       *[other] i może wrócić w etapie { $turn }
    }.
west-event-strategic-move = { $side } przerzucają jednostkę, { $start } – { $hex }{ $points ->
        [0] .
       *[other] , przez linię rozgraniczenia, za punkt.
    }
west-event-relocated = Polska jednostka przechodzi z heksu { $start } na heks { $hex }.
west-event-arrived = { $unit } przybywa na heks { $hex }.
west-event-arrival-lost = { $unit } nie ma gdzie przybyć i przepada.
west-event-blank-put = { $side } dokładają żeton do stosu na heksie { $hex }.
west-event-blank-taken = { $side } zdejmują pusty żeton ze stosu na heksie { $hex }.
west-event-withdrew = { $side } wycofują kawalerię przed walką, { $path }: { $units }.
west-event-attack-declared = { $side } atakują heks { $hex } z heksu { $start }{ $with_hex ->
        [none] :
       *[other] {" "}i wzywają wsparcie z heksu { $with_hex }:
    } { $units } kontra { $target }.
west-event-coordination-rolled = { $result ->
        [together] Drugi stos dołącza do ataku.
        [alone] Drugi stos nie przychodzi, atak idzie bez niego.
       *[cancelled] Atak odwołany.
    }
west-event-combat-card-used = { $side } używają karty { $card }: { $role }.
west-event-combat-resolved = { $winner ->
        [none] Walka, { $hex }: nikt nie wygrywa (atak { $attack }, obrona { $defence }).
       *[other] Walka, { $hex }: { $winner } wygrywają różnicą { $difference } (atak { $attack }, obrona { $defence }){ $difference ->
            [1] , za małą na straty i odwrót
            [2] , za małą na odwrót
           *[other] {""}
        }.
    }
west-event-losses-due = { $side } ponoszą { $losses ->
        [one] { $losses } stratę
        [few] { $losses } straty
       *[other] { $losses } strat
    }.
west-event-retreated = Odwrót, { $units }: { $path }.
west-event-no-retreat = { $side }: stos na heksie { $hex } nie ma drogi odwrotu.
west-event-pursued = Pościg na heks { $hex }: { $units }.

# Odmowy
west-refusal-not-now = W tym etapie nie można z tym nic zrobić.
west-refusal-card-not-in-hand = Karty { $card } nie ma na ręce.
west-refusal-no-town = Na heksie { $hex } nie ma miasta.
west-refusal-depot-there = Na heksie { $hex } jest już magazyn.
west-refusal-no-unit-there = Na heksie { $hex } nie masz odpowiedniej jednostki bojowej.
west-refusal-no-chain = Z heksu { $hex } do głównej bazy zaopatrzenia nie prowadzi łańcuch magazynów z przerwami po najwyżej trzy heksy.
west-refusal-too-dear = Z magazynem na heksie { $hex } utrzymanie kosztowałoby więcej, niż masz punktów ({ $points }).
west-refusal-no-own-depot = Na heksie { $hex } nie masz magazynu.
west-refusal-card-forbids-removal = Karta zabrania ci w tym etapie likwidować magazyn.
west-refusal-founded-this-turn = Magazyn na heksie { $hex } powstał w tym etapie.
west-refusal-one-removal = W etapie wolno zlikwidować tylko jeden magazyn.
west-refusal-no-enemy-depot = Przeciwnik nie ma magazynu na heksie { $hex }.
west-refusal-no-own-combat-unit = { $unit } nie jest twoją jednostką bojową.
west-refusal-not-on-map = { $unit }: tej jednostki nie ma na mapie.
west-refusal-one-sided = { $unit }: jednostki jednostronnej nie można uzupełnić.
west-refusal-not-weak = { $unit } ma pełną siłę.
west-refusal-out-of-supply = { $unit } nie ma zaopatrzenia.
west-refusal-fog = Nad heksem { $hex } zalega mgła: w tym etapie nie wolno tam położyć żetonu.
west-refusal-enough-markers = Na heksie { $hex } { $count ->
        [one] jest { $count } jednostka bojowa
        [few] są { $count } jednostki bojowe
       *[other] jest { $count } jednostek bojowych
    }; więcej żetonów położyć tam nie wolno.
west-refusal-marker-too-dear = Żeton na heksie { $hex } kosztuje { $cost } pkt, masz { $points }.
west-refusal-headquarters-moved = { $unit }: to dowództwo już się w tej fazie ruszało.
west-refusal-nowhere-to-go = { $unit } nie ma dokąd iść.
west-refusal-same-hex = Już stoi na heksie { $hex }.
west-refusal-enemy-there = Na heksie { $hex } jest wróg.
west-refusal-headquarters-too-far = Heks { $hex } leży dalej niż pięć heksów wolną drogą.
west-refusal-neutral-country = Heks { $hex } leży w kraju neutralnym.
west-refusal-lithuania-neutral = Heks { $hex } leży na Litwie, a Litwa jest neutralna.
west-refusal-inaccessible = Heks { $hex } jest niedostępny.
west-refusal-ukrainians-stay-south = Ukraińcy zostają na południe od linii rozgraniczenia; heks { $hex } leży na północ od niej.
west-refusal-too-far-from-lithuania = Heks { $hex } leży za daleko od Litwy dla litewskich jednostek.
west-refusal-not-together = Litwini i Rosjanie nie mogą razem stać na heksie { $hex }.
west-refusal-no-enemy-stack = Na heksie { $hex } nie ma wrogiego stosu z jednostką bojową.
west-refusal-too-far-to-look = Heks { $hex } leży dalej niż trzy heksy od polskich jednostek.
west-refusal-known-already = Stos na heksie { $hex } już znasz.
west-refusal-fog-not-there = Karta dotyczy polskich stosów obok rosyjskich, a na heksie { $hex } takiego nie ma.
west-refusal-no-blank-there = Na heksie { $hex } nie masz pustego żetonu.
west-refusal-take-before-put = Puste żetony zdejmuje się, zanim dołoży się inne.
west-refusal-no-stack-there = Pusty żeton kładzie się na własnym stosie z jednostką bojową, a na heksie { $hex } takiego nie masz.
west-refusal-no-blanks-left = Nie masz już pustych żetonów.
west-refusal-no-combat-unit = { $unit } nie jest jednostką bojową.
west-refusal-picked-already = { $unit }: ta jednostka jest już wskazana.
west-refusal-not-meant-by-card = Karta nie dotyczy jednostki { $unit }.
west-refusal-stack-full = Na heksie { $hex } byłoby więcej niż cztery jednostki.
west-refusal-not-where-card-says = Karta nie wysyła na heks { $hex }.
west-refusal-hex-out-of-supply = Na heksie { $hex } jednostka byłaby bez zaopatrzenia.
west-refusal-not-next-to-place = Heks { $hex } nie sąsiaduje z miejscem przybycia.
west-refusal-too-far-from-loss = Heks { $hex } leży dalej niż pięć heksów od miejsca, w którym rozbito dowództwo.
west-refusal-moved-strategically = { $unit }: ruch strategiczny już wykonany.
west-refusal-must-stand-still = { $unit } umożliwia innym przejście obok wroga i w tej fazie musi stać.
west-refusal-card-forbids-south = Karta zabrania ruchu strategicznego na południe od linii rozgraniczenia, a tam stoi { $unit }.
west-refusal-next-to-enemy = { $unit } stoi obok wroga i nikt tam nie zostaje.
west-refusal-hex-next-to-enemy = Heks { $hex } sąsiaduje z wrogiem, a nie ma tam własnej jednostki, która zostaje na miejscu.
west-refusal-no-point-for-line = Przekroczenie linii rozgraniczenia w drodze na heks { $hex } kosztuje punkt, a nie został żaden.
west-refusal-no-way-there = Na heks { $hex } nie prowadzi wolna droga.
west-refusal-no-marker-there = Na heksie { $hex } nie masz żetonu aktywacji: najpierw wskaż stos, który go ma.
west-refusal-faces-no-enemy = Stos na heksie { $hex } nie jest zwrócony ku wrogiemu stosowi.
west-refusal-had-their-order = Jednostki na heksie { $hex } wykonały już rozkaz.
west-refusal-nobody-can-march = Żadna jednostka z heksu { $hex } nie ma dokąd wyruszyć.
west-refusal-artillery-has-no-facing = Artyleria nie ma frontu, a na heksie { $hex } nie ma nikogo więcej.
west-refusal-faces-there-already = Stos na heksie { $hex } jest już tak zwrócony.
west-refusal-stack-must-stand-still = Jednostka na heksie { $hex } umożliwia innym przejście obok wroga i w tej fazie musi stać.
west-refusal-markers-left-over = Dla każdego żetonu na heksie { $hex } musi zostać jednostka, która wykona rozkaz.
west-refusal-not-in-this-stack = Nie wszystkie te żetony są w stosie na heksie { $hex }.
west-refusal-no-combat-unit-in-group = Dowództwo nie rusza z heksu { $hex } bez jednostki bojowej.
west-refusal-past-the-enemy = Na heks { $hex } można dojść tylko wprost z jednego heksu obok wroga na drugi.
west-refusal-too-far = Heks { $hex } leży za daleko: najwolniejsza jednostka grupy przejdzie { $limit ->
        [one] { $limit } heks
        [few] { $limit } heksy
       *[other] { $limit } heksów
    }.
west-refusal-headquarters-needs-no-second = Samotne dowództwo atakuje się bez drugiego stosu.
west-refusal-second-does-not-face = Stos na heksie { $hex } nie jest zwrócony ku celowi.
west-refusal-second-across-river = Heks { $hex } dzieli od celu rzeka bez mostu.
west-refusal-second-out-of-range = Stos na heksie { $hex } nie jest w zasięgu dowództwa.
west-refusal-no-troops = Na heksie { $hex } nie masz kawalerii ani piechoty: wskaż swój stos, który ma atakować.
west-refusal-did-not-pursue = Jednostki na heksie { $hex } nie weszły na opuszczony heks.
west-refusal-has-attacked = Jednostki na heksie { $hex } już atakowały.
west-refusal-no-headquarters-near = Ani w stosie na heksie { $hex }, ani obok niego nie ma dowództwa, które może nim dowodzić.
west-refusal-not-cavalry-alone = Stos na heksie { $hex } nie składa się z samej kawalerii.
west-refusal-withdrew-already = Stos na heksie { $hex } już się wycofał.
west-refusal-not-faced-by-one = { $count ->
        [0] Żaden wrogi stos nie jest zwrócony ku heksowi { $hex }.
        [few] Ku heksowi { $hex } zwrócone są { $count } wrogie stosy, a musi być dokładnie jeden.
       *[other] Ku heksowi { $hex } zwróconych jest { $count } wrogich stosów, a musi być dokładnie jeden.
    }
west-refusal-faced-by-cavalry = Wrogi stos zwrócony ku heksowi { $hex } ma kawalerię.
west-refusal-no-way-back = Z heksu { $hex } nie ma drogi odwrotu.
west-refusal-card-not-yours-to-use = O użyciu karty { $card } decyduje przeciwnik.
west-refusal-card-used-up = Karta { $card } jest zużyta.
west-refusal-headquarters-take-no-loss = { $unit } to dowództwo, nie ponosi strat.
west-refusal-not-in-this-fight = { $unit } nie należy do stosu, który ponosi stratę.
west-refusal-next-to-enemy-hex = Heks { $hex } sąsiaduje z wrogiem: nie ma tam własnej jednostki ani nie dzieli ich rzeka bez mostu.
west-refusal-not-two-hexes-away = Odwrót musi się skończyć dwa heksy dalej, a heks { $hex } tam nie leży.
west-refusal-not-through-prussia = W odwrocie nie można wyjść z Prus Wschodnich na heks { $hex }.
west-refusal-costs-more-units = Droga na heks { $hex } kosztuje więcej jednostek niż inna.
west-refusal-not-in-this-hex = { $unit } nie stoi na przepełnionym heksie.
west-refusal-artillery-does-not-pursue = Artyleria z heksu { $hex } nie bierze udziału w pościgu.
west-refusal-only-pursuing-cavalry = { $unit } to nie kawaleria, która właśnie ruszyła w pościg.
west-refusal-one-hex-further = Heks { $hex } nie leży o jeden heks dalej.
west-refusal-lithuanians-found-no-depot = Litwinów zaopatruje tylko Kowno: nie mogą założyć magazynu na heksie { $hex }.
west-refusal-fog-there-already = Nad heksem { $hex } już leży mgła.
west-refusal-second-is-first = Stosu na heksie { $hex } nie można wezwać do jego własnego ataku.
west-refusal-card-not-in-force = Karta { $card } nie działa w tym etapie.
west-refusal-no-stack-in-role = W tej walce nikt nie bierze udziału w tej roli: { $role }.
west-refusal-card-for-other-side = Karta { $card } nie dotyczy stosów tej strony.
west-refusal-stack-had-card = Kartę { $card } już wykorzystano dla tego stosu.
west-refusal-card-for-defenders = Karta { $card } jest dla stosu, który jest atakowany.
west-refusal-card-for-cavalry = Karta { $card } jest dla stosu z kawalerią.
west-refusal-no-supply-in-reach = Jednostka na heksie { $hex } jest bez zaopatrzenia i nie dojdzie do żadnego heksu, na którym by je miała.
west-refusal-enemy-next-to-every-way = Każdy krok z heksu { $hex } prowadzi z heksu obok wroga wprost na inny heks obok wroga.
west-refusal-blanks-go-together = Puste żetony z heksu { $hex } idą albo zostają razem.
west-refusal-nothing-to-run-over = Na heksie { $hex } nie ma wrogiego magazynu ani dowództwa, które można by zniszczyć.
west-refusal-not-on-the-way = Heks { $hex } nie leży na drodze grupy.
west-refusal-border-only-in-need = Przez granicę na heks { $hex } wolno się cofnąć tylko wtedy, gdy nie ma innej drogi.
west-refusal-headquarters-need-no-room = { $unit } to dowództwo i nie zajmuje miejsca w stosie.
west-refusal-not-on-southern-edge = Heks { $hex } nie leży na wschodniej krawędzi mapy na południe od Sejmu.
west-refusal-lithuanians-stay-away = { $unit } to jednostka litewska i nie wraca.
west-refusal-not-eliminated = { $unit }: ta jednostka nie została wyeliminowana.
west-refusal-not-nearest-kiev = Inna jednostka stoi bliżej Kijowa niż { $unit }.
west-refusal-no-russian-cavalry = { $unit } nie jest rosyjską kawalerią.
west-refusal-guns-do-not-run = { $unit } to artyleria, której karta nie dotyczy.
west-refusal-not-next-to-russians = { $unit } nie stoi obok Rosjan, o których mówi karta.
west-refusal-there-already = { $unit } już tam jest.
west-refusal-would-not-survive = { $unit } nie przetrwa tej drogi, a inne jednostki tak.

# Sumy
west-modifier-base = podstawa z toru etapów
west-modifier-white = biała kostka
west-modifier-red = czerwona kostka
west-modifier-cards = karty zdarzeń
west-modifier-unit = { $of }
west-modifier-unit-flank = { $of }, bok
west-modifier-second-unit = { $of }, drugi stos
west-modifier-neighbours = dalsze stosy obok obrońcy
west-modifier-terrain = trudny teren lub rzeka
west-modifier-combined-arms = współdziałanie broni
west-modifier-fatigue = jednostki, które już walczyły w tym etapie
west-modifier-card = { $of }

# Zakończenia
west-outcome-smolensk = zaopatrzona polska jednostka zajęła Smoleńsk
west-outcome-warsaw = zaopatrzona rosyjska jednostka zajęła Warszawę
west-outcome-towns = co najmniej sześć zielonych miast po ostatnim etapie
west-outcome-draw = po ostatnim etapie nikt nie ma sześciu zielonych miast

# Nazwy
west-label-side-pl = Polacy
west-label-side-ru = Rosjanie
west-label-level-decisive = zwycięstwo rozstrzygające
west-label-level-towns = zwycięstwo dzięki miastom
west-label-level-draw = remis
west-label-role-attacker = atakujący
west-label-role-defender = obrońca
west-label-role-second = drugi stos
west-label-facing-ne = północny wschód
west-label-facing-e = wschód
west-label-facing-se = południowy wschód
west-label-facing-sw = południowy zachód
west-label-facing-w = zachód
west-label-facing-nw = północny zachód
west-label-phase-set-up = Rozstawienie
west-label-phase-events = Zdarzenia losowe
west-label-phase-points = Punkty zasobów
west-label-phase-depots = Magazyny
west-label-phase-supply = Sprawdzenie zaopatrzenia
west-label-phase-reconnaissance = Rozpoznanie
west-label-phase-markers = Żetony aktywacji
west-label-phase-orders = Rozkazy
west-label-phase-headquarters = Ruch dowództw
west-label-phase-withdrawal = Wycofanie przed walką
west-label-phase-attacks = Walka
west-label-phase-manoeuvre = Manewr po walce
west-label-phase-replenishment = Uzupełnianie
west-label-phase-strategic = Ruch strategiczny
west-label-phase-reinforcements = Posiłki
west-label-phase-blanks = Puste żetony
