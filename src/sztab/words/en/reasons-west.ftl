# What an officer goes by, in words
west-measure-steps = 1 is worth one loss, a full unit that is reduced, as the bot counts it
west-measure-factors = front factors, as the bot counts them
west-aim-march = to march to { $about }
west-aim-turn = to turn its front: { $about }
west-aim-ride = to { $about }
west-aim-rail = to { $about }
west-part-attack = { $sign ->
        [plus] a better attack
       *[minus] an attack is given up
    }
west-part-attack-at = { $sign ->
        [plus] an attack on { $about }
       *[minus] gives up an attack on { $about }
    }
west-part-danger = { $sign ->
        [plus] less danger of being attacked
       *[minus] more danger of being attacked
    }
west-part-danger-at = { $sign ->
        [plus] less danger in { $about }
       *[minus] more danger in { $about }
    }
west-part-nearness = { $sign ->
        [plus] nearer to a town still to be taken
       *[minus] further from the towns still to be taken
    }
west-part-town = { $sign ->
        [plus] a green town
       *[minus] a green town is given up
    }
west-part-town-at = { $sign ->
        [plus] the green town { $about }
       *[minus] gives up the green town { $about }
    }
west-part-depot = { $sign ->
        [plus] guards a depot
       *[minus] leaves a depot unguarded
    }
west-part-depot-at = { $sign ->
        [plus] guards the depot in { $about }
       *[minus] leaves the depot in { $about } unguarded
    }
west-part-supply = { $sign ->
        [plus] comes into supply
       *[minus] goes out of supply
    }
west-part-supply-at = { $sign ->
        [plus] in supply: { $about }
       *[minus] out of supply: { $about }
    }
west-part-capital = { $sign ->
        [plus] the capital is better guarded
       *[minus] the capital is guarded less well
    }
west-part-capital-at = { $sign ->
        [plus] guards { $about }
       *[minus] leaves { $about } with fewer guards
    }
west-part-prussia = { $sign ->
        [plus] stays out of East Prussia
       *[minus] would be interned in East Prussia
    }
west-part-company = { $sign ->
        [plus] stands with other units
       *[minus] stands alone
    }
west-part-arms = { $sign ->
        [plus] infantry with cavalry or guns
       *[minus] infantry without cavalry or guns
    }
west-part-raid = overruns a depot or headquarters
west-part-raid-at = { $sign ->
        [plus] overruns what the enemy has in { $about }
       *[minus] overruns what the enemy has in { $about }
    }
west-part-tired = { $sign ->
        [plus] spares the horses
       *[minus] the long ride may wear out the horses
    }
west-part-command = { $sign ->
        [plus] commands more of your stacks
       *[minus] commands fewer of your stacks
    }
west-part-exposure = { $sign ->
        [plus] safer from the enemy
       *[minus] within the enemy’s reach
    }
west-part-escort = { $sign ->
        [plus] has troops around it
       *[minus] has no troops around it
    }
west-part-reach = { $sign ->
        [plus] supply reaches further forward
       *[minus] supply reaches less far
    }
west-part-orders = { $sign ->
        [plus] leaves more points for activation markers
       *[minus] leaves fewer points for activation markers
    }
west-part-points-kept = keeps the points for reduced units
west-part-nearest-enemy = { $sign ->
        [plus] faces the nearest enemy
       *[minus] looks away from the nearest enemy
    }
west-part-crowded = { $sign ->
        [plus] enough room
       *[minus] no room: a unit too many
    }
west-part-crowded-at = { $sign ->
        [plus] enough room in { $about }
       *[minus] no room in { $about }: a unit too many
    }
west-part-ground = { $sign ->
        [plus] holds its ground
       *[minus] gives up ground
    }
west-part-card = { $sign ->
        [plus] the card helps you
       *[minus] the card helps the enemy
    }
west-part-beside = { $sign ->
        [plus] next to your own stacks
       *[minus] far from your own stacks
    }
west-part-height = { $sign ->
        [plus] a tall stack: much to learn
       *[minus] a low stack
    }
west-part-far-behind = it lies too far behind to deceive anybody
west-part-looks-higher = { $sign ->
        [plus] makes a weak stack near the enemy look stronger
       *[minus] a strong stack needs no blank
    }
west-part-factors = { $sign ->
        [plus] front factors regained
       *[minus] front factors lost
    }
west-part-followers = { $sign ->
        [plus] more units take the ground
       *[minus] fewer units take the ground
    }
west-part-contact = { $sign ->
        [plus] faces the enemy, ready to attack
       *[minus] loses touch with the enemy or faces too many
    }
west-part-cover = { $sign ->
        [plus] good ground to defend
       *[minus] poor ground to defend
    }
west-part-enemy-losses = { $sign ->
        [plus] the enemy loses units
       *[minus] the enemy regains units
    }
west-part-troops = { $sign ->
        [plus] strength gained
       *[minus] strength lost
    }
west-part-troops-at = { $sign ->
        [plus] { $about } gains strength
       *[minus] { $about } loses strength
    }
west-stake-towns = { $sign ->
        [plus] gain in green towns: about { $size }
       *[minus] loss in green towns: about { $size }
    }
