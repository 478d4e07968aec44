### Rok 1920 and Nest of Eagles: what the scenarios are about.

scenario-rok-1920-a-dates = 16 May – 6 June 1920
scenario-rok-1920-a-story = While the Poles hold Kijów (Kiev), Tukhachevsky strikes in the north for the first time. The 15th Army comes out of the Smolensk Gate between Dźwina and Berezyna, the 16th makes for Borysów and Ihumeń. The Polish line is thin, but reserves are on their way by rail.
scenario-rok-1920-a-new = The basics: movement and control lines, attacks and their table, retreat, advance after combat, repeat attacks and reserves (rules 1–12). The best scenario to begin with.

scenario-rok-1920-b-dates = 26 April – 27 June 1920
scenario-rok-1920-b-story = Piłsudski and Petlura march on Kijów (Kiev). The city falls fast, but the Red armies slip away over the Dniepr, and Budyonny’s Cavalry Army comes up from the south. The Poles have to give up divisions to other fronts: hold Kijów, or save the army?
scenario-rok-1920-b-new = Cadres, replacements, morale advantage and orders, with the Ukrainians, the Sich Riflemen, the flotilla and the Cavalry Army (rules 13–24).

scenario-rok-1920-c-dates = 26 April – 13 June 1920
scenario-rok-1920-c-story = Both theatres at once: the march on Kijów (Kiev) in the south, Tukhachevsky’s May offensive in the north. Each division sent to one front is missing from the other, and the railways decide who gets there in time.
scenario-rok-1920-c-new = The whole board: supply, rail transport, the two Bolshevik fronts, support units and reserve brigades (rules 25–32).

scenario-rok-1920-d-dates = 25 July – 29 August 1920
scenario-rok-1920-d-story = The Western Front has passed Mińsk and Wilno and is marching on the Vistula; the Cavalry Army makes for Lwów. The Poles fall back, raise the Volunteer Army and look for the place to strike the one blow that turns the war.
scenario-rok-1920-d-new = The Volunteer Army, the counter-revolutionaries, the front reserves and the 2nd Cavalry Division (rules 33–36); victory is tactical or strategic.

scenario-rok-1920-e-dates = 30 May – 18 July 1920
scenario-rok-1920-e-story = Budyonny’s four cavalry divisions reach Ukraine and feel for the seam between the Polish armies. Before the southern front is steady again, the great July offensive breaks in the north.
scenario-rok-1920-e-new = The first scenario under the full campaign rules: organisational changes, Lithuania and revolutionary mobilisation (rules 37–39). Players may agree on a longer ending.

scenario-rok-1920-f-dates = 4 July – 24 October 1920 (or until 5 September)
scenario-rok-1920-f-story = On 4 July Tukhachevsky sends all his armies west. From the breakthrough on the Auta to the Vistula and back to the Niemen: the ebb and flow of the whole war in one game.
scenario-rok-1920-f-new = No new rules, but the campaign from its turning point on: a test of endurance, with two endings to choose from.

scenario-rok-1920-g-dates = 15–29 August 1920
scenario-rok-1920-g-story = Three turns for a miracle. The Poles strike from the Wieprz into the rear of the Western Front, whose IV Army is still racing for the lower Vistula; in the south Lwów has to be held.
scenario-rok-1920-g-new = Short, but under the full rules: encirclement and the chase across the whole board. Good for those who know “The Battle of Warsaw”.

scenario-rok-1920-h-dates = 19 September – 10 October 1920
scenario-rok-1920-h-story = After Warsaw, Tukhachevsky rallies his broken armies on the Niemen. The Poles mean to beat him once more, round the flank through Lithuania, before an armistice draws the border; and Wilno is in dispute.
scenario-rok-1920-h-new = One theatre with one morale advantage, the Suwałki agreement with Lithuania, and the reserve of the Supreme Command.

scenario-rok-1920-campaign-dates = 26 April – 24 October 1920
scenario-rok-1920-campaign-story = The whole war of 1920, from the march on Kijów (Kiev) to the armistice. When it ends depends on the players: from October on, the losing side may stop it.
scenario-rok-1920-campaign-new = All the rules, with an open end (rule 40). For several evenings.


# The second edition tells of the same war.
scenario-nest-of-eagles-1-dates = { scenario-rok-1920-a-dates }
scenario-nest-of-eagles-1-story = { scenario-rok-1920-a-story }
scenario-nest-of-eagles-1-new = The learning game, without rail transport (armoured trains run), morale, orders and replacements: control lines, movement, reserves counted by stacks, attack, retreat and pursuit. The best scenario to begin with.

scenario-nest-of-eagles-2-dates = { scenario-rok-1920-b-dates }
scenario-nest-of-eagles-2-story = { scenario-rok-1920-b-story }
scenario-nest-of-eagles-2-new = Still the learning game: morale, special orders, replacements and cadres come in, with the Ukrainians, the Sich Riflemen and the Konarmia.

scenario-nest-of-eagles-3-dates = { scenario-rok-1920-c-dates }
scenario-nest-of-eagles-3-story = { scenario-rok-1920-c-story }
scenario-nest-of-eagles-3-new = The full rules on the whole board: railways, supply, reorganisation; the first scenario that three can play.

scenario-nest-of-eagles-4-dates = { scenario-rok-1920-e-dates }
scenario-nest-of-eagles-4-story = { scenario-rok-1920-e-story }
scenario-nest-of-eagles-4-new = The Konarmia with rules of its own, Lithuania, and formations that arrive late; players may agree on a longer ending.

scenario-nest-of-eagles-5-dates = { scenario-rok-1920-f-dates }
scenario-nest-of-eagles-5-story = { scenario-rok-1920-f-story }
scenario-nest-of-eagles-5-new = No new rules, but the campaign from its turning point on, for two or three.

scenario-nest-of-eagles-6-dates = { scenario-rok-1920-d-dates }
scenario-nest-of-eagles-6-story = { scenario-rok-1920-d-story }
scenario-nest-of-eagles-6-new = The Volunteer Army and the reserve divisions of the fronts; victory is tactical or strategic.

scenario-nest-of-eagles-7-dates = { scenario-rok-1920-g-dates }
scenario-nest-of-eagles-7-story = { scenario-rok-1920-g-story }
scenario-nest-of-eagles-7-new = Short, but under the full rules: encirclement by the six sides of a hex, and pursuit across the whole board.

scenario-nest-of-eagles-8-dates = { scenario-rok-1920-h-dates }
scenario-nest-of-eagles-8-story = { scenario-rok-1920-h-story }
scenario-nest-of-eagles-8-new = One theatre with one morale advantage, peace with Lithuania, and the quarrel over Wilno.

scenario-nest-of-eagles-9-dates = { scenario-rok-1920-campaign-dates }
scenario-nest-of-eagles-9-story = { scenario-rok-1920-campaign-story }
scenario-nest-of-eagles-9-new = All the rules, with optional ones to choose from and an open end. For several evenings.
