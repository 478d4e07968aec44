# Co mówi serwer, gdy czegoś odmawia; tymi słowami mówią to też wiersz poleceń i klient.
fault-not-utf8 = to nie jest UTF-8: { $said } w miejscu { $at }
fault-nul = tekst zawiera znak 0 (\u0000), którego nie da się zapisać
fault-nul-in-address = adres zawiera znak 0 (%00)
fault-too-deep = wiadomość jest zbyt głęboko zagnieżdżona
fault-unreadable = wiadomości nie da się odczytać: { $said }
fault-bad-field = tego nie da się odczytać: { $said }
fault-bad-request = zapytania nie da się odczytać: { $said }
fault-account-name = nazwa ma od 2 do 32 liter, cyfr, kropek, myślników lub podkreśleń, bez spacji
fault-password-length = hasło ma od 10 do 200 znaków
fault-bad-mail = to nie jest adres e-mail
fault-bad-webhook = webhook to adres zaczynający się od http:// lub https://
fault-bad-minutes = między dwoma powiadomieniami mija od 1 do 10080 minut (tydzień)
fault-bad-name = nazwa to jeden krótki wiersz bez znaków sterujących
fault-bad-text = tekst ma od 1 do 2000 znaków
fault-answers-without-seat = odpowiedzi należą do strony
fault-no-answers = zamiar ma co najmniej jedną odpowiedź
fault-query-without-seat = to zapytanie wymaga wskazania strony
fault-index-or-mapping = odpowiedź ma numer, opis albo listę opisów

fault-bad-notation = tego nie da się odczytać: { $said }
fault-bad-record = zapis jest niepoprawny: { $said }
fault-bad-position = tej pozycji nie da się rozegrać: { $said }
fault-bad-board = tej planszy nie da się rozegrać: { $said }
fault-bad-arguments = zapytanie { $query }: tych danych nie da się odczytać ({ $said })
fault-put-twice = { $piece } ustawiono dwa razy
fault-clock-length =
    { $kind ->
        [live] zegar gry na żywo ma od 10 do { NUMBER($longest, useGrouping: 0) } sekund
       *[days] zegar gry na dni ma od 10 do { NUMBER($longest, useGrouping: 0) } sekund
    }
fault-increment-length = dodatek do zegara to najwyżej 3600 sekund
fault-strange-seat = nie ma strony „{ $seat }” (są: { $known })
fault-strange-bot = nie ma bota „{ $bot }” (są: { $known })

fault-wrong-password = nazwa lub hasło są błędne
fault-strange-token = ten token jest nieznany
fault-log-in-first = najpierw trzeba się zalogować
fault-session-over = sesja się skończyła
fault-other-password = to hasło innego konta
fault-link-used = ten odnośnik nie otwiera żadnego miejsca albo miejsce jest już zajęte
fault-only-players-replace = kogoś innego mogą posadzić tylko grający przy tym stole
fault-not-your-seat = nie grasz tu stroną { $seat }
fault-hidden-seat = to, co widzi { $seat }, jest ukryte do końca gry
fault-chat-for-players = żeby rozmawiać, zajmij miejsce albo się zaloguj
fault-notes-for-players = notatki należą do miejsca przy stole albo do konta
fault-board-for-owner = planszę stołu analizy ustawia tylko ten, kto go otworzył
fault-not-allowed = to nie jest dozwolone
fault-other-site = stronom z innych witryn tego nie wolno
fault-cookie-from-elsewhere = ciasteczko sesji jest przyjmowane tylko ze stron tego serwera

fault-no-table = nie ma takiego stołu albo jest prywatny i potrzebny jest odnośnik
fault-no-seat = nie ma strony { $seat }
fault-no-version = stół nie ma wersji { NUMBER($number, useGrouping: 0) }
fault-no-offer = ta propozycja już nie obowiązuje
fault-no-token = nie ma takiego tokenu
fault-no-account = nie ma konta „{ $name }”
fault-no-page = nie ma takiej ścieżki: { $path }
fault-no-file = nie ma takiego pliku
fault-no-game = nie ma gry „{ $game }”
fault-no-rulebook = nie ma instrukcji gry „{ $game }”
fault-no-rule = nie ma przepisu „{ $rule }”
fault-no-box = nie ma pudełka gry „{ $game }”
fault-no-box-file = nie ma pliku „{ $file }” w pudełku gry { $game }
fault-no-scenario = nie ma scenariusza „{ $scenario }”
fault-no-board = gra { $game } nie ma planszy do narysowania
fault-no-language = nie ma języka „{ $language }”
fault-no-situation = nie ma sytuacji „{ $situation }” w grze „{ $game }”
fault-no-query = gra { $game } nie ma zapytania „{ $query }” (ma: { $known })

fault-stale = stół jest już w wersji { NUMBER($now, useGrouping: 0) }, a wiadomość dotyczyła wersji { NUMBER($sent, useGrouping: 0) }
fault-not-asked = { $seat } nie jest teraz pytany
fault-onlooker-not-asked = widz nie jest pytany
fault-illegal = to niedozwolone: { $said }
fault-no-such-option = odpowiedzi mają numery od 0 do { NUMBER($last, useGrouping: 0) }
fault-not-an-option = tego nie ma wśród odpowiedzi ({ $prompt })
fault-no-undo = nie można cofnąć: { $why }
fault-no-answer-yet = { $seat } nie dał jeszcze żadnej odpowiedzi
fault-takeback-to = cofnięcie sięga wersji sprzed ostatniej odpowiedzi, a nie { NUMBER($to, useGrouping: 0) }

fault-table-waiting = stół czeka na graczy
fault-table-running = gra przy tym stole jeszcze trwa
fault-table-finished = gra przy tym stole jest skończona
fault-table-marked = nowsze przepisy rozgrywają tę partię inaczej: stół stoi w miejscu
fault-players-missing = stół czeka na graczy
fault-still-played = strona { $seat } nadal gra; zaczekaj, aż skończy się jej czas albo gracz odejdzie
fault-rematch-later = rewanż można zaproponować po końcu gry
fault-rematch-already = rewanż już jest
fault-draw-with-bot = bot nie zgadza się na remis
fault-stop-not-now = partię przerywa się bez wyniku tylko wtedy, gdy przeszła na inne reguły
fault-others-agree = zgodzić się muszą inni
fault-more-than-two = przy więcej niż dwóch stronach opuść swoje miejsce: zajmie je ktoś inny
fault-time-not-over = czas strony { $seat } jeszcze się nie skończył
fault-no-record-yet = stół czeka na graczy: nie ma jeszcze zapisu
fault-no-record-kept = ten stół analizy jest z wcześniejszej wersji, która nie prowadziła zapisu
fault-record-hidden = zapis zawiera to, co ukryte: będzie otwarty po końcu gry
fault-analysis-only = ustawiać można tylko planszę stołu analizy; otwórz go z tego miejsca
fault-old-analysis = ten stół analizy jest z wcześniejszej wersji: otwórz z niego nowy
fault-no-arranging = tej planszy nie da się ustawiać: { $said }
fault-other-rules = ten moment rozegrano według innych reguł: dzisiejsze nie potrafią pokazać wiersza { NUMBER($number, useGrouping: 0) }
fault-chance-not-asked = los nie jest teraz pytany
fault-nobody-asked = sytuacja odpowiada tam, gdzie nikt nie jest pytany
fault-too-many-tokens = konto ma najwyżej { $most } tokenów
fault-hello-first = najpierw trzeba się przywitać
fault-hello-again = to połączenie już się przywitało

fault-name-taken = nazwa { $name } jest zajęta
fault-seat-taken = żadne takie miejsce nie jest wolne dla wszystkich
fault-too-large = to jest za duże
fault-record-too-long = zapis do oglądania ma najwyżej { NUMBER($most, useGrouping: 0) } wierszy
fault-too-many = za dużo zapytań; chwilę zaczekaj
fault-too-many-sockets = z tego adresu jest już { $most } połączeń
fault-failed = serwerowi się to nie udało; jest to zapisane w dzienniku
fault-changed-elsewhere = stół jest w tej samej chwili zmieniany gdzie indziej; spróbuj ponownie
fault-record-broken = zapisu tego stołu nie da się odtworzyć: { $said }
fault-stopping = serwer się zatrzymuje; spróbuj za chwilę
