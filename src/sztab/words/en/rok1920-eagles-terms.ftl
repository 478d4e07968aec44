# Terms of Nest of Eagles where the shared sentences speak as the first edition does
nest-of-eagles-rok1920-ask-pursue = Who pursues?
nest-of-eagles-rok1920-ask-pursue-to = { $unit } pursues: where to?
nest-of-eagles-rok1920-ask-hand-over = Does the Konarmia pass to the Western Front?
nest-of-eagles-rok1920-answer-raid = Raid: needed roll −1, 2 MP more in pursuit
nest-of-eagles-rok1920-answer-arrive-way-ka = in an entry hex of the Konarmia
nest-of-eagles-rok1920-event-konarmia-handed-over = The Konarmia passes to the Western Front.
nest-of-eagles-rok1920-label-level-weak = reduced
nest-of-eagles-rok1920-label-step-hand-over = Konarmia handed over
nest-of-eagles-rok1920-label-what-coupled = linked with the Polish theatre’s marker from now on
nest-of-eagles-rok1920-label-what-merged = unified under the Polish theatre’s marker from now on
nest-of-eagles-rok1920-refusal-beyond-pursuit = Too far to pursue.
nest-of-eagles-rok1920-refusal-just-handed = The Konarmia has just been handed over.
nest-of-eagles-rok1920-refusal-ka-clear = The entry hexes of the Konarmia are closed.
nest-of-eagles-rok1920-refusal-ka-first-stage = The Konarmia may not move by rail in the turn of its entry.
nest-of-eagles-rok1920-refusal-duty-ka-clear = { $unit } must leave the entry hex of the Konarmia.
nest-of-eagles-rok1920-refusal-no-points = No movement points.
nest-of-eagles-rok1920-refusal-not-ka-hex = Not an entry hex of the Konarmia.
nest-of-eagles-rok1920-refusal-not-weak = Not reduced.
nest-of-eagles-rok1920-refusal-rough-at-edge = Not enough MP for difficult terrain.
nest-of-eagles-rok1920-refusal-too-far = The path costs { $cost } MP; the unit has { $points }.
nest-of-eagles-rok1920-refusal-too-far-away = It is { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    } away; the unit has { $points } MP.
nest-of-eagles-rok1920-refusal-too-far-round = Not enough MP for a path through this hex, or it is on the path already.
nest-of-eagles-web-rok1920-hurt = Reduced and cadres: { $count }.
nest-of-eagles-web-rok1920-key-cost = movement points to get there
nest-of-eagles-web-rok1920-key-line = control line: crossing the enemy’s costs movement, retreating over one a step
nest-of-eagles-web-rok1920-key-numbers = strength – movement points
nest-of-eagles-web-rok1920-key-reduced = hatched: reduced
nest-of-eagles-web-rok1920-level-weak = reduced
nest-of-eagles-web-rok1920-march = { $points } MP
nest-of-eagles-web-rok1920-note-coupled = Linked with the Polish marker
nest-of-eagles-web-rok1920-note-konarmia = Konarmia
nest-of-eagles-web-ruler-march = { $unit }: { $points } MP
nest-of-eagles-rok1920-label-step-konarmia = Konarmia
nest-of-eagles-rok1920-label-step-konarmia-leaves = Konarmia leaves
