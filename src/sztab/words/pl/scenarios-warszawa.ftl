### Bitwa Warszawska: o czym jest scenariusz.

scenario-bitwa-warszawska-olympiad-dates = 13–17 sierpnia 1920
scenario-bitwa-warszawska-olympiad-story = Armie Tuchaczewskiego stoją na przedpolach Warszawy, a jego korpus konny sięga już dolnej Wisły. Polacy trzymają przyczółek z Radzyminem i Modlinem, a nad Wieprzem zbierają 3 i 4 Armię do uderzenia na tyły. Komu pierwszemu zabraknie sił: czy Radzymin padnie, zanim przyjdzie kontruderzenie?
scenario-bitwa-warszawska-olympiad-new = Rozkazy na przemian, walki na karty wykładane w tajemnicy, rozproszenie i odwrót. Cała gra to ten jeden scenariusz; najlepiej zagrać go dwa razy, zamieniając się stronami.
