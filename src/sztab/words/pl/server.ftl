refusal-undo-onlooker = Tylko gracze mogą cofać ruchy.
server-bot-uniform = Los (dowolny dozwolony ruch)
server-bot-recruit = Rekrut (nieuważny i wyrozumiały)
server-bot-officer = Oficer (wie, co rozstrzyga grę)
server-bot-marshal = Marszałek (ostatnie rundy rozgrywa w myślach)
server-bot-corporal = Kapral (patrzy krok naprzód)
server-end-resigned = { $loser }: poddanie
server-end-draw-agreed = remis za zgodą stron
server-end-time = koniec czasu
server-end-abandoned = gra porzucona
server-notice-subject = Sztab: twój ruch w grze { $game }
server-notice-text =
    Twój ruch jako { $seat } w grze { $game }, { $scenario } (etap { $turn }).
    { $link }

    Dostajesz tę wiadomość, bo prosisz o powiadomienia; zmienisz to w ustawieniach.
server-notice-over-subject = Sztab: koniec gry { $game }
server-notice-over-text =
    Gra { $game }, { $scenario }, jest skończona.
    { $link }
server-mail-verify-subject = Sztab: czy to Twój adres?
server-mail-verify-text = { $name }, otwórz ten odnośnik, by potwierdzić, że adres należy do Ciebie: { $link } (kod { $code }). Jeśli nie masz konta, zignoruj ten list.
server-mail-reset-subject = Sztab: nowe hasło
server-mail-reset-text = { $name }, otwórz ten odnośnik w ciągu godziny, by ustawić nowe hasło: { $link } (kod { $code }). Jeśli o to nie prosisz, zignoruj ten list: nic się nie zmieniło.
