### Racławice 1794: o czym są scenariusze.

scenario-raclawice-1794-battle-dates = 4 kwietnia 1794, od 16.00 do 19.00
scenario-raclawice-1794-battle-story = Kościuszko zagrodził drogę Tormasowowi na wzgórzu pod Dziemierzycami. Rosjanie schodzą ze Wzgórza Kościejowskiego, Pustowałow obchodzi las na polskim lewym skrzydle, a od 18.00 z lasu wrocimowickiego wychodzi kolumna Denisowa. Za wzgórzem czekają kosynierzy.
scenario-raclawice-1794-battle-new = Cała gra: dowódcy z puli, ogień i reakcja, szyki, walka wręcz, artyleria, kryzysy morale i odsiecz Denisowa.

scenario-raclawice-1794-battery-dates = 4 kwietnia 1794, od 17.30 do 19.00
scenario-raclawice-1794-battery-story = Denisow jeszcze nie nadszedł, a jegrzy odeszli na skrzydło. Na tę chwilę czekał Kościuszko: bataliony centrum i dwie kolumny kosynierów ruszają przez otwarte pole na działa Tormasowa. Rosjanie mają niewielu ludzi, ale kartacze.
scenario-raclawice-1794-battery-new = Dobry początek: tylko środki obu armii. Uczy szybkiego marszu, ognia dział i kartaczy, szarży i walki wręcz; bez odsieczy i obejść.
