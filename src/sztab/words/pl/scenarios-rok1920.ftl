### Rok 1920 i Nest of Eagles: o czym są scenariusze.

scenario-rok-1920-a-dates = 16 maja – 6 czerwca 1920
scenario-rok-1920-a-story = Polacy stoją w Kijowie, a na północy pierwszy raz uderza Tuchaczewski. 15 Armia wychodzi z Bramy Smoleńskiej, między Dźwiną a Berezyną, 16 Armia idzie na Borysów i Ihumeń. Polski front jest cienki, lecz odwody jadą już koleją.
scenario-rok-1920-a-new = Podstawy: marsz i linie kontroli, atak i tabela, odwrót, ruch po walce, ataki powtórne i odwody (reguły 1–12). Najlepszy pierwszy scenariusz.

scenario-rok-1920-b-dates = 26 kwietnia – 27 czerwca 1920
scenario-rok-1920-b-story = Piłsudski i Petlura ruszają na Kijów. Miasto pada prędko, lecz armie czerwone wymykają się za Dniepr, a od południa nadciąga Konna Armia Budionnego. Polacy muszą oddać część dywizji na inne fronty: utrzymać Kijów czy ocalić wojsko?
scenario-rok-1920-b-new = Kadry, uzupełnienia, przewaga moralna i rozkazy, a do tego Ukraińcy, Strzelcy Siczowi, flotylla i Konna Armia (reguły 13–24).

scenario-rok-1920-c-dates = 26 kwietnia – 13 czerwca 1920
scenario-rok-1920-c-story = Oba teatry naraz: wyprawa na Kijów na południu i majowe uderzenie Tuchaczewskiego na północy. Każda dywizja posłana na jeden front jest zabrana z drugiego, a koleje rozstrzygają, kto zdąży.
scenario-rok-1920-c-new = Cała plansza: zaopatrzenie, przerzut koleją, dwa fronty bolszewików, jednostki wsparcia i brygady rezerwowe (reguły 25–32).

scenario-rok-1920-d-dates = 25 lipca – 29 sierpnia 1920
scenario-rok-1920-d-story = Front Zachodni przeszedł Mińsk i Wilno i idzie nad Wisłę, Konna Armia idzie na Lwów. Polacy cofają się, tworzą Armię Ochotniczą i szukają miejsca na jedno uderzenie, które odwróci wojnę.
scenario-rok-1920-d-new = Armia Ochotnicza, kontrrewolucjoniści, rezerwy frontów i 2 Dywizja Kawalerii (reguły 33–36); zwycięstwo taktyczne albo strategiczne.

scenario-rok-1920-e-dates = 30 maja – 18 lipca 1920
scenario-rok-1920-e-story = Cztery dywizje jazdy Budionnego stają na Ukrainie i szukają szwu między polskimi armiami. Zanim front na południu się ustabilizuje, na północy rusza wielka ofensywa lipcowa.
scenario-rok-1920-e-new = Pierwszy scenariusz na pełnych regułach kampanii: zmiany organizacyjne, Litwa i mobilizacja rewolucyjna (reguły 37–39). Można umówić się na dłuższe zakończenie.

scenario-rok-1920-f-dates = 4 lipca – 24 października 1920 (albo do 5 września)
scenario-rok-1920-f-story = Czwartego lipca Tuchaczewski rusza na zachód wszystkimi armiami. Od przełamania nad Autą, przez Wisłę, po Niemen: przypływ i odpływ całej wojny w jednej grze.
scenario-rok-1920-f-new = Nic nowego w regułach, lecz cała kampania od jej przełomu: gra na wytrwałość, z dwoma zakończeniami do wyboru.

scenario-rok-1920-g-dates = 15–29 sierpnia 1920
scenario-rok-1920-g-story = Trzy etapy, w których ma się zdarzyć cud. Polacy uderzają znad Wieprza na tyły Frontu Zachodniego, którego IV Armia wciąż pędzi ku dolnej Wiśle; na południu trzeba utrzymać Lwów.
scenario-rok-1920-g-new = Krótki, lecz na pełnych regułach: okrążenia i pościg na całej planszy. Dobry dla tych, którzy znają już „Bitwę Warszawską”.

scenario-rok-1920-h-dates = 19 września – 10 października 1920
scenario-rok-1920-h-story = Po Warszawie Tuchaczewski zbiera rozbite armie nad Niemnem. Polacy chcą go pobić raz jeszcze, obchodząc front od strony Litwy, zanim rozejm zamknie granice; sporne jest też Wilno.
scenario-rok-1920-h-new = Jeden teatr z jedną przewagą moralną, umowa suwalska z Litwą i odwód Naczelnego Dowództwa.

scenario-rok-1920-campaign-dates = 26 kwietnia – 24 października 1920
scenario-rok-1920-campaign-story = Cała wojna 1920 roku, od wyprawy kijowskiej po rozejm. Kiedy się skończy, zależy od graczy: od października grę może przerwać ten, kto przegrywa.
scenario-rok-1920-campaign-new = Wszystkie reguły naraz, z zakończeniem otwartym (reguła 40). Na kilka wieczorów.


# The second edition tells of the same war.
scenario-nest-of-eagles-1-dates = { scenario-rok-1920-a-dates }
scenario-nest-of-eagles-1-story = { scenario-rok-1920-a-story }
scenario-nest-of-eagles-1-new = Gra szkolna bez transportu koleją (pociągi pancerne jeżdżą), morale, rozkazów i uzupełnień: linie kontroli, marsz, odwody liczone stosami, atak, odwrót i pościg. Najlepszy pierwszy scenariusz.

scenario-nest-of-eagles-2-dates = { scenario-rok-1920-b-dates }
scenario-nest-of-eagles-2-story = { scenario-rok-1920-b-story }
scenario-nest-of-eagles-2-new = Nadal gra szkolna: dochodzą morale, rozkazy specjalne, uzupełnienia i kadry, Ukraińcy, Strzelcy Siczowi i Konarmia.

scenario-nest-of-eagles-3-dates = { scenario-rok-1920-c-dates }
scenario-nest-of-eagles-3-story = { scenario-rok-1920-c-story }
scenario-nest-of-eagles-3-new = Pełne reguły na całej planszy: koleje, zaopatrzenie, reorganizacja; po raz pierwszy może grać trzech graczy.

scenario-nest-of-eagles-4-dates = { scenario-rok-1920-e-dates }
scenario-nest-of-eagles-4-story = { scenario-rok-1920-e-story }
scenario-nest-of-eagles-4-new = Konarmia z własnymi regułami, Litwa i formowania w trakcie gry; można umówić się na dłuższe zakończenie.

scenario-nest-of-eagles-5-dates = { scenario-rok-1920-f-dates }
scenario-nest-of-eagles-5-story = { scenario-rok-1920-f-story }
scenario-nest-of-eagles-5-new = Nic nowego w regułach, lecz cała kampania od jej przełomu, we dwóch albo we trzech.

scenario-nest-of-eagles-6-dates = { scenario-rok-1920-d-dates }
scenario-nest-of-eagles-6-story = { scenario-rok-1920-d-story }
scenario-nest-of-eagles-6-new = Armia Ochotnicza i dywizje rezerwowe frontów; zwycięstwo taktyczne albo strategiczne.

scenario-nest-of-eagles-7-dates = { scenario-rok-1920-g-dates }
scenario-nest-of-eagles-7-story = { scenario-rok-1920-g-story }
scenario-nest-of-eagles-7-new = Krótki, lecz na pełnych regułach: okrążenie z sześciu boków heksu i pościg na całej planszy.

scenario-nest-of-eagles-8-dates = { scenario-rok-1920-h-dates }
scenario-nest-of-eagles-8-story = { scenario-rok-1920-h-story }
scenario-nest-of-eagles-8-new = Jeden teatr z jedną przewagą moralną, pokój z Litwą i spór o Wilno.

scenario-nest-of-eagles-9-dates = { scenario-rok-1920-campaign-dates }
scenario-nest-of-eagles-9-story = { scenario-rok-1920-campaign-story }
scenario-nest-of-eagles-9-new = Wszystkie reguły naraz, z regułami opcjonalnymi do wyboru i zakończeniem otwartym. Na kilka wieczorów.
