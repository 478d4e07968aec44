# Co zrobiłby bot: słowa na pytanie
web-hint-by = { $bot ->
        [marshal] Twój doradca (bot Marszałek) wybrałby
        [officer] Twój doradca (bot Oficer) wybrałby
       *[corporal] Twój doradca (bot Kapral) wybrałby
    }
web-hint-plan = { $bot ->
        [marshal] Plan twojego doradcy (bot Marszałek), po kolei
        [officer] Plan twojego doradcy (bot Oficer), po kolei
       *[corporal] Plan twojego doradcy (bot Kapral), po kolei
    }
web-hint-any = Tak samo przy każdym z tych wyborów:
web-hint-then = Wtedy:
web-hint-happens = w { $share } prób: { $what }
web-hint-happens-about = w około { $share } prób: { $what }
web-hint-happens-against = w { $share } prób (przy innych wyborach w { $others }): { $what }
web-hint-least-bad = Niedobrze, ale według bota pozostałe wybory są gorsze.
web-hint-least-bad-close = Niedobrze, ale według bota nic innego nie jest lepsze.
web-hint-trials = W każdej próbie bot gra dalej w myślach; prób jest { $tries }.
web-hint-share = wygrywa { $share } partii, które bot rozgrywa stąd w myślach
web-hint-do = Zrób to
web-hint-less = słabsze
web-hint-close = niemal równie dobre
web-hint-behind = gorsze o { $less }
web-hint-risk = zyskuje { $up } w { $better } z { $tries } prób, w pozostałych traci { $down }
web-hint-gains = zyskuje { $up } w { $better } z { $tries } prób, w pozostałych nic
web-hint-won = wygrywa grę w { $count } z { $tries } prób
web-hint-lost = przegrywa grę w { $count } z { $tries } prób
web-hint-wins = Wygrywa grę
web-hint-loses = Przegrywa grę
web-hint-same = inne odpowiedzi są według bota tyle samo warte
web-hint-keeps = zachowuje to, co masz: inne ruchy coś kosztują
web-hint-counted = Liczby: { $measure }.
web-hint-errs = Widzi tylko to, co ty, nie patrzy daleko naprzód i może się mylić.
