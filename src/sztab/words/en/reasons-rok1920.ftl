# What an officer goes by, in words
rok1920-measure-points = victory points, as the bot counts them
rok1920-aim-march = { $who ->
        [none] to { $about }
       *[other] first of all { $who } to { $about }
    }
rok1920-part-troops = { $sign ->
        [plus] troops kept or gained
       *[minus] troops lost
    }
rok1920-part-troops-at = { $sign ->
        [plus] { $about } adds to your strength
       *[minus] { $about } loses strength
    }
rok1920-part-enemy-troops = { $sign ->
        [plus] the enemy loses strength
       *[minus] the enemy gains strength
    }
rok1920-part-enemy-troops-at = { $sign ->
        [plus] the enemy’s { $about } loses strength
       *[minus] the enemy’s { $about } gains strength
    }
rok1920-part-nearness = { $sign ->
        [plus] nearer to your objectives
       *[minus] further from your objectives
    }
rok1920-part-enemy-nearness = { $sign ->
        [plus] the enemy is further from his objectives
       *[minus] the enemy comes nearer to his objectives
    }
rok1920-part-replacements = { $sign ->
        [plus] replacements saved
       *[minus] replacements spent
    }
rok1920-part-enemy-replacements = { $sign ->
        [plus] the enemy spends replacements
       *[minus] the enemy saves replacements
    }
rok1920-part-places = { $sign ->
        [plus] places won
       *[minus] places lost
    }
rok1920-part-places-at = { $sign ->
        [plus] { $about } is yours
       *[minus] { $about } is lost
    }
rok1920-part-attacks = { $sign ->
        [plus] your next attacks get better
       *[minus] your next attacks get worse
    }
rok1920-part-attacks-at = { $sign ->
        [plus] a better next attack on { $about }
       *[minus] a weaker next attack on { $about }
    }
rok1920-part-enemy-attacks = { $sign ->
        [plus] the enemy’s next attacks get weaker
       *[minus] the enemy’s next attacks get stronger
    }
rok1920-part-enemy-attacks-at = { $sign ->
        [plus] { $about } is safer from attack
       *[minus] { $about } is easier to attack
    }
rok1920-part-gaps = { $sign ->
        [plus] more places lie open to you
       *[minus] fewer places lie open to you
    }
rok1920-part-gaps-at = { $sign ->
        [plus] the way to { $about } lies open to you
       *[minus] the way to { $about } closes to you
    }
rok1920-part-enemy-gaps = { $sign ->
        [plus] fewer places lie open to the enemy
       *[minus] more places lie open to the enemy
    }
rok1920-part-enemy-gaps-at = { $sign ->
        [plus] bars the enemy’s way to { $about }
       *[minus] opens the enemy’s way to { $about }
    }
rok1920-part-danger = { $sign ->
        [plus] your towns are better guarded
       *[minus] your towns are guarded less well
    }
rok1920-part-danger-at = { $sign ->
        [plus] { $about } is better guarded
       *[minus] { $about } is guarded less well
    }
rok1920-part-enemy-danger = { $sign ->
        [plus] the enemy’s towns are guarded less well
       *[minus] the enemy’s towns are better guarded
    }
rok1920-part-enemy-danger-at = { $sign ->
        [plus] the enemy guards { $about } less well
       *[minus] the enemy guards { $about } better
    }
rok1920-part-supply = { $sign ->
        [plus] more of your troops are supplied
       *[minus] some of your troops are cut off from supply
    }
rok1920-part-enemy-supply = { $sign ->
        [plus] cuts the enemy’s supply
       *[minus] more of the enemy’s troops are supplied
    }
rok1920-part-morale = { $sign ->
        [plus] morale moves your way
       *[minus] morale moves the enemy’s way
    }
rok1920-part-end = { $sign ->
        [plus] points that only the end brings
       *[minus] points that only the end brings are lost
    }
rok1920-part-reserves-kept = the reserves are worth more at a better moment
rok1920-part-reserves-idle = no reserve can reach the enemy
rok1920-stake-points = { $sign ->
        [plus] gain in victory points: about { $size }
       *[minus] loss in victory points: about { $size }
    }
