# Co zrobiłby bot
web-hints = Co zrobiłby bot
web-hint-ask = Podpowiedź
web-hint-ask-how = Co zrobiłby tu najlepszy bot? Widzi tylko to, co ty.
web-hint-thinks = Myśli…
web-hint-by = { $bot ->
        [officer] Oficer wybrałby
       *[corporal] Kapral wybrałby
    }
web-hint-nothing = { $bot ->
        [officer] Oficer nie widzi tu żadnej korzyści; te ruchy przynajmniej nic nie kosztują
       *[corporal] Kapral nie widzi tu żadnej korzyści; te ruchy przynajmniej nic nie kosztują
    }
web-hint-sure = pkt: { $gain }, niezależnie od losu
web-hint-even = nie zmienia niczego, co bot umie zmierzyć
web-hint-tried = średnio { $gain } pkt (najgorzej { $worst }, najlepiej { $best })
web-hint-better = lepiej niż teraz: { $better } z { $tries } prób
web-hint-won = wygrana w { $count }
web-hint-lost = przegrana w { $count }
web-hint-wins = Wygrywa grę
web-hint-loses = Przegrywa grę
web-hint-points = Punkty to własna ocena bota: o ile zmieni się pozycja; bywa, że traci się przy każdym wyborze. Bot patrzy o krok naprzód i może się mylić.
web-new-hints = Podpowiedzi bota dla wszystkich graczy (przeciw samym botom są zawsze)
web-intro-hint-touch = „Podpowiedź” pokazuje, co wybrałby bot i dlaczego.
web-intro-hint = „Podpowiedź” (?) pokazuje, co wybrałby bot i dlaczego.
