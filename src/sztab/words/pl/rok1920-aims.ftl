### Rok 1920 i Orlęta: kto wygrywa scenariusz; mówi się to przy pierwszej decyzji.

web-about-rok-1920-aim-a = Po czterech etapach wygrywa ten, kto ma więcej punktów. Bolszewicy dostają je za zajęte miasta (Wilno 10, Mińsk i Kalenkowicze po 5), Polacy za kolej z Mińska do Kalenkowicz wolną od wroga (5), a obie strony za straty przeciwnika.
web-about-rok-1920-aim-b = Po 27 czerwca wygrywa ten, kto ma więcej punktów. Polacy dostają je za Kijów (10), bolszewicy za Równe albo Tarnopol (5), a obie strony za przewagę sił, przewagę moralną i rozbite dywizje. Zdobycie Lwowa od razu daje zwycięstwo bolszewikom.
web-about-rok-1920-aim-c = Po 13 czerwca wygrywa ten, kto ma więcej punktów. Polacy dostają je za Kijów i za kolej z Mińska do Korostenia (po 5), bolszewicy za Wilno (10) i Równe (5), a obie strony za przewagę sił, przewagę moralną i rozbite dywizje. Zdobycie Lwowa albo wejście na Polski TDW od razu daje zwycięstwo bolszewikom.
web-about-rok-1920-aim-d = Bolszewicy wygrywają od razu, gdy zdobędą Warszawę. Polacy wygrywają, jeśli 29 sierpnia trzymają Lwów, a do tego mają przewagę moralną na Polskim TDW albo w żadnej jego miejscowości nie stoją zaopatrzeni bolszewicy; inaczej wygrywają bolszewicy.
web-about-rok-1920-aim-e = Po ostatnim etapie wygrywa ten, kto ma więcej punktów. Bolszewicy dostają je za miasta (Lwów 10, Wilno 5, Mińsk, Grodno i Równe po 2), za dywizje na Polskim TDW i za przewagę moralną, Polacy za każdy punkt siły, którego brakuje bolszewikom.
web-about-rok-1920-aim-f = Bolszewicy wygrywają od razu, gdy zdobędą Warszawę. Jeśli im się to nie uda, na końcu rozstrzygają Lwów, przewaga moralna w teatrach i to, kto stoi w Polsce.
web-about-rok-1920-aim-g = Trzy etapy. Polacy wygrywają, jeśli co najmniej 12 dywizji Frontu Zachodniego zostanie rozbitych lub będzie kadrami, a Lwów ani razu nie padnie. Spełniony jeden warunek to remis, żaden: zwycięstwo bolszewików.
web-about-rok-1920-aim-h = Po 10 października wygrywa ten, kto ma więcej punktów. Polacy dostają je za Wilno (5), Mińsk (3) i cztery inne miasta (po 2), bolszewicy za każdy punkt siły, którego brakuje Polakom; a jeśli mają więcej siły w zaopatrzeniu, wygrywają bez względu na punkty.
web-about-rok-1920-aim-campaign = Bolszewicy wygrywają od razu, gdy zdobędą Warszawę, Polacy od sierpnia wtedy, gdy zamkną front na wschód od Wilna, Mińska i Kijowa. Jeśli nic z tego się nie stanie, Polacy potrzebują na końcu przewagi moralnej na Ukrainie i na Litwie z Białorusią, a w Polsce ani jednego zaopatrzonego wroga; inaczej wygrywają bolszewicy.

web-about-nest-of-eagles-aim-1 = Po czterech etapach wygrywa ten, kto ma więcej punktów. Bolszewicy dostają je za zajęte miasta (Wilno 10, Mińsk i Kalenkowicze po 5), Polacy za kolej z Mińska do Kalenkowicz wolną od wroga (5), a obie strony za zredukowane i wyeliminowane jednostki przeciwnika.
web-about-nest-of-eagles-aim-2 = { web-about-rok-1920-aim-b }
web-about-nest-of-eagles-aim-3 = Po 13 czerwca wygrywa ten, kto ma więcej punktów. Polacy dostają je za Kijów (5) i za kolej z Mińska do Korostenia (3), bolszewicy za Wilno (10), Równe, Kijów i Mińsk (po 5), a obie strony za przewagę sił, poziomy morale i wyeliminowane dywizje. Zdobycie Lwowa albo wejście na Polski TDW od razu daje zwycięstwo bolszewikom.
web-about-nest-of-eagles-aim-4 = Po ostatnim etapie wygrywa ten, kto ma więcej punktów. Bolszewicy dostają je za miasta (Lwów 10, Wilno 5, Mińsk, Grodno i Równe po 2), za dywizje na Polskim TDW i za poziomy morale, Polacy za każdy poziom siły, którego brakuje jednostkom bolszewików.
web-about-nest-of-eagles-aim-5 = { web-about-rok-1920-aim-f }
web-about-nest-of-eagles-aim-6 = { web-about-rok-1920-aim-d }
web-about-nest-of-eagles-aim-7 = { web-about-rok-1920-aim-g }
web-about-nest-of-eagles-aim-8 = Po 10 października wygrywa ten, kto ma więcej punktów. Polacy dostają je za Wilno (5), Mińsk (3) i cztery inne miasta (po 2), bolszewicy za każdy poziom siły, którego brakuje polskim jednostkom; a jeśli mają więcej siły w zaopatrzeniu, wygrywają bez względu na punkty.
web-about-nest-of-eagles-aim-9 = { web-about-rok-1920-aim-campaign }
