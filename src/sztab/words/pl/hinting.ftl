# Co zrobiłby bot: słowa na pytanie
web-hint-by = { $bot ->
        [marshal] Najsilniejszy bot (Marszałek) wybrałby
        [officer] Oficer wybrałby
       *[corporal] Kapral wybrałby
    }
web-hint-plan = { $bot ->
        [marshal] Plan Marszałka po kolei
        [officer] Plan Oficera po kolei
       *[corporal] Plan Kaprala po kolei
    }
web-hint-any = Cokolwiek wybierzesz:
web-hint-then = Wtedy:
web-hint-happens = w { $share } prób: { $what }
web-hint-share = wygrywa { $share } partii, które bot rozgrywa stąd w myślach
web-hint-do = Zrób to
web-hint-less = słabsze
web-hint-close = niemal równie dobre
web-hint-behind = o { $less } mniej warte
web-hint-risk = zyskuje { $up } w { $better } z { $tries } prób, w pozostałych traci { $down }
web-hint-gains = zyskuje { $up } w { $better } z { $tries } prób, w pozostałych nic
web-hint-won = wygrywa grę w { $count } z { $tries } prób
web-hint-lost = przegrywa grę w { $count } z { $tries } prób
web-hint-wins = Wygrywa grę
web-hint-loses = Przegrywa grę
web-hint-same = inne odpowiedzi są według bota tyle samo warte
web-hint-keeps = zachowuje to, co masz: inne ruchy coś kosztują
web-hint-counted = Liczby: { $measure }.
web-hint-errs = Bot nie patrzy daleko naprzód i może się mylić.
