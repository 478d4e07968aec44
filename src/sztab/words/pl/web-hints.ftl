# Co zrobiłby bot
web-hints = Co zrobiłby bot
web-hint-ask = Podpowiedź
web-hint-ask-how = Co zrobiłby tu najlepszy bot? Widzi tylko to, co ty.
web-hint-then-faces = , frontem na { $facing }
web-hint-thinks = Myśli…
web-new-hints = Podpowiedzi bota dla wszystkich graczy (w grze z samymi botami są zawsze)
web-intro-hint-touch = „Podpowiedź” pokazuje, co wybrałby bot i dlaczego.
web-intro-hint = „Podpowiedź” (?) pokazuje, co wybrałby bot i dlaczego.
