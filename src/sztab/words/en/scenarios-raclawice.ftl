### Racławice 1794: what the scenarios are about.

scenario-raclawice-1794-battle-dates = 4 April 1794, 16:00 to 19:00
scenario-raclawice-1794-battle-story = Kościuszko bars Tormasov’s way on the hill of Dziemierzyce. The Russians come down from Kościejów Hill, Pustovalov works round the forest on the Polish left, and from 18:00 Denisov’s column comes out of the Wrocimowice forest. Behind the hill the scythemen wait.
scenario-raclawice-1794-battle-new = The whole game: leaders drawn from the pool, fire and reaction, formations, melee, artillery, morale crises, and Denisov’s arrival.

scenario-raclawice-1794-battery-dates = 4 April 1794, 17:30 to 19:00
scenario-raclawice-1794-battery-story = Denisov has not come up yet, and the Jägers have been sent to the wing. This is the moment Kościuszko has waited for: the battalions of the centre and two columns of scythemen cross the open field against Tormasov’s guns. The Russians are few, but they have canister.
scenario-raclawice-1794-battery-new = A good place to begin: only the centres of both armies. It teaches double pace, guns and canister, the charge and melee; no reinforcements, no flank marches. The Russians begin one point ahead, which evens the odds.
