### Bitwa Warszawska: what the scenario is about.

scenario-bitwa-warszawska-olympiad-dates = 13–17 August 1920
scenario-bitwa-warszawska-olympiad-story = Tukhachevsky’s armies stand before Warsaw, and his cavalry corps has reached the lower Vistula. The Poles hold the bridgehead with Radzymin and Modlin, and gather the 3rd and 4th Armies on the Wieprz to strike at his rear. Whose strength gives out first: will Radzymin fall before the counterstroke comes?
scenario-bitwa-warszawska-olympiad-new = Orders given in turn, fights with cards laid in secret, dispersal and retreat. This one scenario is the whole game; it is best played twice, changing sides.
