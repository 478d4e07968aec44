# Czym kieruje się oficer, słowami
rok1920-measure-points = punkty zwycięstwa według rachunku bota
rok1920-aim-march = { $who ->
        [none] cel: { $about }
       *[other] najpierw { $who } na { $about }
    }
rok1920-part-troops = { $sign ->
        [plus] wojska zyskują na sile
       *[minus] straty w wojskach
    }
rok1920-part-troops-at = { $sign ->
        [plus] { $about } wzmacnia twoje siły
       *[minus] { $about } ponosi straty
    }
rok1920-part-enemy-troops = { $sign ->
        [plus] wróg ponosi straty
       *[minus] wróg zyskuje na sile
    }
rok1920-part-enemy-troops-at = { $sign ->
        [plus] wróg traci siłę: { $about }
       *[minus] wróg zyskuje siłę: { $about }
    }
rok1920-part-nearness = { $sign ->
        [plus] bliżej twoich celów
       *[minus] dalej od twoich celów
    }
rok1920-part-enemy-nearness = { $sign ->
        [plus] wróg dalej od swoich celów
       *[minus] wróg bliżej swoich celów
    }
rok1920-part-replacements = { $sign ->
        [plus] uzupełnienia zachowane
       *[minus] uzupełnienia zużyte
    }
rok1920-part-enemy-replacements = { $sign ->
        [plus] wróg zużywa uzupełnienia
       *[minus] wróg zachowuje uzupełnienia
    }
rok1920-part-places = { $sign ->
        [plus] zdobyte miejscowości
       *[minus] utracone miejscowości
    }
rok1920-part-places-at = { $sign ->
        [plus] { $about } jest twoje
       *[minus] { $about } stracone
    }
rok1920-part-attacks = { $sign ->
        [plus] twoje następne ataki będą lepsze
       *[minus] twoje następne ataki będą gorsze
    }
rok1920-part-attacks-at = { $sign ->
        [plus] lepszy następny atak: { $about }
       *[minus] słabszy następny atak: { $about }
    }
rok1920-part-enemy-attacks = { $sign ->
        [plus] następne ataki wroga będą słabsze
       *[minus] następne ataki wroga będą silniejsze
    }
rok1920-part-enemy-attacks-at = { $sign ->
        [plus] { $about }: mniejsza groźba ataku
       *[minus] { $about }: większa groźba ataku
    }
rok1920-part-gaps = { $sign ->
        [plus] więcej miejscowości stoi przed tobą otworem
       *[minus] mniej miejscowości stoi przed tobą otworem
    }
rok1920-part-gaps-at = { $sign ->
        [plus] otwarta droga: { $about }
       *[minus] droga zamknięta: { $about }
    }
rok1920-part-enemy-gaps = { $sign ->
        [plus] mniej miejscowości stoi otworem przed wrogiem
       *[minus] więcej miejscowości stoi otworem przed wrogiem
    }
rok1920-part-enemy-gaps-at = { $sign ->
        [plus] zamyka wrogowi drogę: { $about }
       *[minus] otwiera wrogowi drogę: { $about }
    }
rok1920-part-danger = { $sign ->
        [plus] twoje miasta są lepiej strzeżone
       *[minus] twoje miasta są gorzej strzeżone
    }
rok1920-part-danger-at = { $sign ->
        [plus] { $about }: lepsza osłona
       *[minus] { $about }: gorsza osłona
    }
rok1920-part-enemy-danger = { $sign ->
        [plus] miasta wroga są gorzej strzeżone
       *[minus] miasta wroga są lepiej strzeżone
    }
rok1920-part-enemy-danger-at = { $sign ->
        [plus] gorsza osłona wroga: { $about }
       *[minus] lepsza osłona wroga: { $about }
    }
rok1920-part-supply = { $sign ->
        [plus] więcej twoich wojsk ma zaopatrzenie
       *[minus] część twoich wojsk traci zaopatrzenie
    }
rok1920-part-enemy-supply = { $sign ->
        [plus] odcina wrogowi zaopatrzenie
       *[minus] więcej wojsk wroga ma zaopatrzenie
    }
rok1920-part-morale = { $sign ->
        [plus] morale przesuwa się na twoją korzyść
       *[minus] morale przesuwa się na korzyść wroga
    }
rok1920-part-end = { $sign ->
        [plus] punkty, które daje dopiero koniec
       *[minus] strata punktów, które daje dopiero koniec
    }
rok1920-part-reserves-kept = odwody przydadzą się bardziej w lepszej chwili
rok1920-part-reserves-idle = żaden odwód nie dojdzie do wroga
rok1920-stake-points = { $sign ->
        [plus] zysk: około { $size } pkt zwycięstwa
       *[minus] strata: około { $size } pkt zwycięstwa
    }
