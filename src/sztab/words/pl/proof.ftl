# Strona, na której przeglądarka sama sprawdza kości skończonej gry.
web-proof-title = Kości tej gry, sprawdzone
web-proof-lead = Twoja przeglądarka obliczyła wszystko sama: z zapisu i z tego, co jej pokazano przy siadaniu do stołu. Serwera nie pytała o werdykt.
web-proof-no-hash = Przeglądarka sprawdza dowody tylko przez bezpieczne połączenie (https). Otwórz tę stronę przez https albo zapisz partię i użyj sztab verify.
web-proof-whole-good = Wszystko się zgadza: nikt tych kości nie wybrał.
web-proof-whole-bad = Coś się nie zgadza. Zachowaj zapis i pokaż go innym.
web-proof-whole-unknown = Nie znaleziono błędów, ale nie wszystko dało się tu sprawdzić.
web-proof-whole-practice = Gra ćwiczebna: jej kości od początku znali wszyscy. Zapis jest spójny.
web-proof-commitment = Odcisk ziarna
web-proof-commitment-good = Odkryte ziarno ma ten odcisk, który przeglądarka zobaczyła przy stole.
web-proof-commitment-seed = Ziarno w zapisie nie ma odcisku podanego w nagłówku.
web-proof-commitment-closed = Ziarno nie jest jeszcze odkryte: gra trwa.
web-proof-commitment-other = Zapis podaje inny odcisk niż ten, który przeglądarka zobaczyła przy stole.
web-proof-commitment-not-kept = Ziarno pasuje do odcisku w zapisie, ale ta przeglądarka nie siedziała przy stole i nie wie, czy pokazano go od początku.
web-proof-commitment-practice = Ziarno gry ćwiczebnej wynika z jej numeru: nie ma się do czego zobowiązywać.
web-proof-dice = Kości
web-proof-dice-good = { $count ->
    [one] Jedyny rzut lub losowanie wynika z ziarna i z tego, co dodali gracze.
   *[other] Wszystkie rzuty i losowania ({ $count }) wynikają z ziarna i z tego, co dodali gracze, po kolei, bez pominięć.
}
web-proof-dice-seed = Bez właściwego ziarna nie można sprawdzić kości.
web-proof-dice-index = Rzut jest nie po kolei albo nie mówi, czego dotyczy.
web-proof-dice-throw = Co najmniej jeden rzut nie wynika z ziarna.
web-proof-dice-practice = Wynikają z numeru gry ćwiczebnej, który znają wszyscy.
web-proof-chain = Zapis jako całość
web-proof-chain-good = Każdy wiersz jest związany ze wszystkimi poprzednimi, razem z nazwami graczy, wersjami i wynikiem.
web-proof-chain-line = Jakiś wiersz zmieniono, pominięto lub dodano.
web-proof-signature = Podpis serwera
web-proof-signature-good = Zapis jest podpisany kluczem tego serwera.
web-proof-signature-unsigned = Zapis nie jest podpisany.
web-proof-signature-other-key = Zapis jest podpisany kluczem innego serwera.
web-proof-signature-wrong = Podpis nie należy do tego zapisu.
web-proof-signature-method = Przeglądarka nie zna tego rodzaju podpisu (Ed25519); zna go sztab verify.
web-proof-silent = Nic od siebie nie dodali: { $seats }. W grze, w której nikt nic nie dodał, serwer mógł wybrać ziarno.
web-proof-throws = { $count ->
    [one] Jedyny rzut lub losowanie
   *[other] Wszystkie rzuty i losowania ({ $count })
}
web-proof-line = Wiersz
web-proof-asked = Rzut
web-proof-said = W zapisie
web-proof-fair = Obliczone tutaj
web-proof-roll = { $count ->
    [one] jedna kość, od { $low } do { $high }
    [few] { $count } kości, od { $low } do { $high }
   *[other] { $count } kości, od { $low } do { $high }
}
web-proof-draw = losowanie: { $count } z { $of }
web-proof-limits = Czy każdy ruch był zgodny z przepisami, da się sprawdzić tylko za pomocą samych przepisów:
web-proof-back = Wróć do stołu
web-proof-how = Jak to działa
