# Czym kieruje się oficer, słowami
warszawa-part-armies = { $sign ->
        [plus] straty wroga w armiach
       *[minus] twoje straty w armiach
    }
warszawa-part-armies-at = { $sign ->
        [plus] cios dla wroga: { $about }
       *[minus] cios dla ciebie: { $about }
    }
warszawa-part-last-steps = { $sign ->
        [plus] bliżej strat, które rozstrzygną bitwę
       *[minus] zbliżają się straty, które rozstrzygną bitwę
    }
warszawa-part-radzymin = { $sign ->
        [plus] mocniejsza pozycja w Radzyminie
       *[minus] słabsza pozycja w Radzyminie
    }
warszawa-part-warsaw = { $sign ->
        [plus] łatwiejsza droga do Warszawy: armia, która wejdzie, wygrywa
       *[minus] trudniejsza droga do Warszawy
    }
warszawa-part-warsaw-guard = { $sign ->
        [plus] Warszawa jest bezpieczniejsza
       *[minus] Warszawa w niebezpieczeństwie: czerwona armia, która wejdzie, wygrywa
    }
warszawa-part-nearness = { $sign ->
        [plus] armie stoją bliżej miejsc, gdzie są potrzebne
       *[minus] armie stoją dalej od miejsc, gdzie są potrzebne
    }
warszawa-part-orders = { $sign ->
        [plus] więcej rozkazów w zapasie
       *[minus] rozkaz zostaje zużyty
    }
warszawa-part-fights = { $sign ->
        [plus] lepsze widoki w walkach
       *[minus] gorsze widoki w walkach
    }
warszawa-part-fights-at = { $sign ->
        [plus] dobre widoki w walce: { $about }
       *[minus] złe widoki w walce: { $about }
    }
warszawa-part-reserves = { $sign ->
        [plus] karty zostają w odwodach
       *[minus] karty opuszczają odwody
    }
warszawa-part-enemy-reserves = { $sign ->
        [plus] wróg musi wydać karty
       *[minus] wróg zachowuje karty
    }
warszawa-stake-armies = { $sign ->
        [plus] zysk w zniszczonych armiach: około { $size }
       *[minus] strata w zniszczonych armiach: około { $size }
    }
