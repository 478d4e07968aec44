### Racławice 1794: o czym są scenariusze.

scenario-raclawice-1794-battle-dates = 4 kwietnia 1794, od 16.00 do 19.00
scenario-raclawice-1794-battle-story = Kościuszko zagrodził drogę Tormasowowi na wzgórzu pod Dziemierzycami. Rosjanie schodzą ze Wzgórza Kościejowskiego, Pustowałow obchodzi las na polskim lewym skrzydle, a od 18.00 z lasu wrocimowickiego wychodzi kolumna Denisowa. Za wzgórzem czekają kosynierzy.
scenario-raclawice-1794-battle-new = Cała gra: dowódcy z puli, ostrzał i reakcja, szyki, walka wręcz, artyleria, kryzysy morale i nadejście Denisowa.

scenario-raclawice-1794-battery-dates = 4 kwietnia 1794, od 17.30 do 19.00
scenario-raclawice-1794-battery-story = Denisow jeszcze nie nadszedł, a jegrzy odeszli na skrzydło. Na tę chwilę czekał Kościuszko: bataliony centrum i dwie kolumny kosynierów ruszają przez otwarte pole na działa Tormasowa. Rosjan jest niewielu, ale mają kartacze.
scenario-raclawice-1794-battery-new = Dobry początek: tylko centra obu armii. Uczy kroku podwojonego, ognia dział i kartaczy, szarży i walki wręcz; bez posiłków i obejść. Rosjanie zaczynają z jednym punktem, co wyrównuje szanse.
