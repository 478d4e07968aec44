# What an officer goes by, in words
raclawice-measure-points = victory points, as the bot counts them
raclawice-aim-march = to { $about }
raclawice-aim-melee = to a melee in { $about }
raclawice-aim-fire = at { $about }
raclawice-part-nearness = { $sign ->
        [plus] nearer to the enemy, whom you have to beat
       *[minus] further from the enemy
    }
raclawice-part-attacks = { $sign ->
        [plus] better attacks next time
       *[minus] attacks next time are given up
    }
raclawice-part-leader = { $sign ->
        [plus] nearer to its leader
       *[minus] further from its leader
    }
raclawice-part-escort = { $sign ->
        [plus] covers your own guns
       *[minus] leaves your own guns uncovered
    }
raclawice-part-jammed = { $sign ->
        [plus] keeps the way back free
       *[minus] blocks the way back of others
    }
raclawice-part-under-fire = { $sign ->
        [plus] less under enemy fire
       *[minus] more under enemy fire
    }
raclawice-part-danger = { $sign ->
        [plus] less danger of being attacked
       *[minus] more danger of being attacked
    }
raclawice-part-shots = { $sign ->
        [plus] a good shot
       *[minus] a shot is given up
    }
raclawice-part-shots-at = { $sign ->
        [plus] a good shot at { $about }
       *[minus] gives up a shot at { $about }
    }
raclawice-part-melee = { $sign ->
        [plus] a melee that promises well
       *[minus] a melee that promises ill
    }
raclawice-part-melee-at = { $sign ->
        [plus] a promising melee in { $about }
       *[minus] a poor melee in { $about }
    }
raclawice-part-way = { $sign ->
        [plus] joins others there
       *[minus] fire and reactions on the way
    }
raclawice-part-command = { $sign ->
        [plus] commands more troops
       *[minus] commands fewer troops
    }
raclawice-part-exposed = { $sign ->
        [plus] the leader is safer
       *[minus] the leader is in danger
    }
raclawice-part-to-do = { $sign ->
        [plus] his troops have much to do
       *[minus] his troops have nothing to do
    }
raclawice-part-place = { $sign ->
        [plus] a better place and front
       *[minus] a worse place and front
    }
raclawice-part-abreast = side by side they fire together and guns hit only one of them
raclawice-part-top = a stronger unit on top takes the fire
raclawice-part-guns = the battery finds a better target
raclawice-part-arrival = brings troops onto the map
raclawice-part-square = a square stops cavalry
raclawice-part-shot-kept = the shot costs nothing
raclawice-part-counter = { $sign ->
        [plus] the counter-attack promises well
       *[minus] the counter-attack promises ill
    }
raclawice-part-coming = { $sign ->
        [plus] escapes the attack that is coming
       *[minus] the attack comes all the same
    }
raclawice-part-ground = { $sign ->
        [plus] holds its ground
       *[minus] gives up ground
    }
raclawice-part-given-up = { $sign ->
        [plus] keeps its place
       *[minus] leaves its place
    }
raclawice-part-score = { $sign ->
        [plus] victory points won
       *[minus] victory points lost
    }
raclawice-part-motion = { $sign ->
        [plus] the move is not over yet
       *[minus] the move is over
    }
raclawice-part-end = { $sign ->
        [plus] wins the battle
       *[minus] loses the battle
    }
raclawice-part-troops = { $sign ->
        [plus] troops back in the battle
       *[minus] troops lost
    }
raclawice-part-troops-at = { $sign ->
        [plus] { $about } is back in the battle
       *[minus] { $about } takes losses
    }
raclawice-part-enemy-troops = { $sign ->
        [plus] the enemy takes losses
       *[minus] the enemy’s troops come back
    }
raclawice-part-enemy-troops-at = { $sign ->
        [plus] the enemy’s { $about } takes losses
       *[minus] the enemy’s { $about } comes back
    }
raclawice-part-leaders = { $sign ->
        [plus] a leader joins the battle
       *[minus] your leader falls
    }
raclawice-part-leaders-at = { $sign ->
        [plus] { $about } joins the battle
       *[minus] { $about } falls
    }
raclawice-part-enemy-leaders = { $sign ->
        [plus] an enemy leader falls
       *[minus] an enemy leader joins the battle
    }
raclawice-part-enemy-leaders-at = { $sign ->
        [plus] the enemy’s { $about } falls
       *[minus] the enemy’s { $about } joins the battle
    }
raclawice-stake-points = { $sign ->
        [plus] gain in victory points: about { $size }
       *[minus] loss in victory points: about { $size }
    }
