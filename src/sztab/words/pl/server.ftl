refusal-undo-onlooker = Tylko gracze mogą cofać ruchy.
refusal-undo-lesson = Nie można cofnąć: w lekcji cofa się tylko to, co zrobiono w tym kroku.
server-bot-uniform = Losowy (dowolny dozwolony ruch)
server-bot-recruit = Rekrut (nieuważny i wyrozumiały)
server-bot-officer = Oficer (wie, co rozstrzyga grę)
server-bot-marshal = Marszałek (najsilniejszy, jakiego mamy)
server-bot-corporal = Kapral (patrzy krok naprzód)
server-end-resigned = poddanie gry ({ $loser })
server-end-draw-agreed = remis za zgodą stron
server-end-time = koniec czasu
server-end-abandoned = gra porzucona
server-notice-subject = Sztab: Twój ruch w grze { $game }
server-notice-text =
    Twój ruch ({ $seat }): { $game }, { $scenario }, etap { $turn }.
    { $link }

    Dostajesz tę wiadomość, bo masz włączone powiadomienia; wyłączysz je na stronie konta.
server-notice-over-subject = Sztab: koniec gry { $game }
server-notice-over-text =
    Gra { $game }, { $scenario }, jest skończona.
    { $link }
server-mail-verify-subject = Sztab: czy to Twój adres?
server-mail-verify-text = { $name }, otwórz ten link, by potwierdzić, że adres należy do Ciebie: { $link } (kod { $code }). Jeśli nie masz u nas konta, zignoruj tę wiadomość.
server-mail-reset-subject = Sztab: nowe hasło
server-mail-reset-text = { $name }, otwórz ten link w ciągu godziny, by ustawić nowe hasło: { $link } (kod { $code }). Jeśli o to nie prosisz, zignoruj tę wiadomość: nic się nie zmieniło.
