### Rok 1920 and Nest of Eagles: who wins a scenario, told with its first question.

web-about-rok-1920-aim-a = Whoever has more points after four turns wins. The Bolsheviks score for towns they take (Wilno 10, Mińsk and Kalenkowicze 5 each), the Poles for a railway from Mińsk to Kalenkowicze free of the enemy (5), and both for enemy losses.
web-about-rok-1920-aim-b = Whoever has more points after 27 June wins. The Poles score for Kijów (10), the Bolsheviks for Równe or Tarnopol (5), and both for superior strength, morale advantage and enemy divisions lost. The Bolsheviks win at once by taking Lwów.
web-about-rok-1920-aim-c = Whoever has more points after 13 June wins. The Poles score for Kijów and the railway from Mińsk to Korosteń (5 each), the Bolsheviks for Wilno (10) and Równe (5), and both for superior strength, morale advantage and enemy divisions lost. The Bolsheviks win at once by taking Lwów or entering the Polish theatre.
web-about-rok-1920-aim-d = The Bolsheviks win at once by taking Warsaw. The Poles win if on 29 August they hold Lwów and also have the morale advantage in the Polish theatre, or every town there is free of supplied Bolsheviks; otherwise the Bolsheviks win.
web-about-rok-1920-aim-e = Whoever has more points after the last turn wins. The Bolsheviks score for towns (Lwów 10, Wilno 5, Mińsk, Grodno and Równe 2 each), for divisions in the Polish theatre and for morale advantage, the Poles for every strength point the Bolsheviks are short of full strength.
web-about-rok-1920-aim-f = The Bolsheviks win at once by taking Warsaw. If they do not, what counts at the end is Lwów, the morale advantage in the theatres and whether supplied Bolsheviks still stand in Poland.
web-about-rok-1920-aim-g = Three turns. The Poles win if at least 12 divisions of the Western Front are eliminated or cadres and Lwów was never lost. Only one of the two is a draw; with neither the Bolsheviks win.
web-about-rok-1920-aim-h = Whoever has more points after 10 October wins. The Poles score for Wilno (5), Mińsk (3) and four more towns (2 each), the Bolsheviks for every strength point the Poles are short of full strength; if the Bolsheviks have more strength in supply, they win whatever the points.
web-about-rok-1920-aim-campaign = The Bolsheviks win at once by taking Warsaw, the Poles, from August on, by a continuous front east of Wilno, Mińsk and Kijów. If neither happens, the Poles need the morale advantage in both the Ukrainian and the Lithuanian-Belarusian theatre at the end, and no supplied enemy in the Polish one; otherwise the Bolsheviks win.

web-about-nest-of-eagles-aim-1 = Whoever has more points after four turns wins. The Bolsheviks score for towns they take (Wilno 10, Mińsk and Kalenkowicze 5 each), the Poles for a railway from Mińsk to Kalenkowicze free of the enemy (5), and both for enemy units reduced and eliminated.
web-about-nest-of-eagles-aim-2 = { web-about-rok-1920-aim-b }
web-about-nest-of-eagles-aim-3 = Whoever has more points after 13 June wins. The Poles score for Kijów (5) and the railway from Mińsk to Korosteń (3), the Bolsheviks for Wilno (10), Równe, Kijów and Mińsk (5 each), and both for superior strength, morale levels and enemy divisions eliminated. The Bolsheviks win at once by taking Lwów or entering the Polish theatre.
web-about-nest-of-eagles-aim-4 = Whoever has more points after the last turn wins. The Bolsheviks score for towns (Lwów 10, Wilno 5, Mińsk, Grodno and Równe 2 each), for divisions in the Polish theatre and for morale levels, the Poles for every step the Bolsheviks are short of full strength.
web-about-nest-of-eagles-aim-5 = { web-about-rok-1920-aim-f }
web-about-nest-of-eagles-aim-6 = { web-about-rok-1920-aim-d }
web-about-nest-of-eagles-aim-7 = { web-about-rok-1920-aim-g }
web-about-nest-of-eagles-aim-8 = Whoever has more points after 10 October wins. The Poles score for Wilno (5), Mińsk (3) and four more towns (2 each), the Bolsheviks for every step the Poles are short of full strength; if the Bolsheviks have more strength in supply, they win whatever the points.
web-about-nest-of-eagles-aim-9 = { web-about-rok-1920-aim-campaign }
