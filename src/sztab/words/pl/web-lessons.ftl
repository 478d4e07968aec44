### Lekcje: prowadzona pierwsza gra i zadania, które ocenia silnik.

web-game-lessons = Lekcje
web-lessons-first = Pierwsza gra z przewodnikiem · { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
web-intro-guided = Nauka krok po kroku
web-lessons-begin = Zaczynamy
web-lessons-why = Krótkie pozycje, każda o jednej rzeczy. Gra powie, czy zadanie jest rozwiązane, a jeśli nie, to dlaczego.
web-lessons-progress = Za tobą: { $done } z { $all }.
web-lessons-go-on = Wracam
web-lessons-anew = Od nowa
web-lessons-open = Otwórz
web-lessons-done = Zaliczona
web-lessons-none = Ta gra nie ma jeszcze lekcji.
web-lesson-step = Krok { $step } z { $steps }
web-lesson-task = Zadanie:
web-lesson-layers = Na mapie widać teraz:
web-lesson-mark-press = tu kliknij
web-lesson-mark-look = tu spójrz
web-lesson-mark-goal = cel
web-lesson-next = Dalej
web-lesson-elsewhere = Nie tam: wskaż to, co świeci na planszy albo ma tu obwódkę.
web-lesson-by-button = W tym kroku nie wskazujesz niczego na planszy: naciśnij przycisk z obwódką.
web-lesson-watch = Zobacz, co się dzieje.
web-lesson-hint = Podpowiedź
web-lesson-again = Jeszcze raz
web-lesson-anew = Zacznij od nowa
web-lesson-following = Następna: { $title }
web-lesson-leave = Zostawiam lekcję i gram dalej
web-lesson-all = Wszystkie lekcje
web-lesson-won = Rozwiązane.
web-lesson-lost = Nie tędy droga.
web-lesson-fold = Zwiń
web-lesson-unfold = Rozwiń
web-lesson-seat = gra lekcja
web-lesson-first-done = Pierwsza gra za tobą
web-lesson-all-done = Wszystkie lekcje rozwiązane
web-lesson-all-done-text = Znasz już tę grę. Czas zagrać.
web-lesson-play = Zagraj z botem
