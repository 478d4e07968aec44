# What an officer goes by, in words
warszawa-part-armies = { $sign ->
        [plus] armies lost by the enemy
       *[minus] armies lost by you
    }
warszawa-part-armies-at = { $sign ->
        [plus] a blow to the enemy: { $about }
       *[minus] a blow to you: { $about }
    }
warszawa-part-last-steps = { $sign ->
        [plus] nearer to the losses that decide the battle
       *[minus] the losses that decide the battle come nearer
    }
warszawa-part-radzymin = { $sign ->
        [plus] a better hold on Radzymin
       *[minus] a weaker hold on Radzymin
    }
warszawa-part-warsaw = { $sign ->
        [plus] the way into Warsaw is freer: an army that enters wins
       *[minus] the way into Warsaw is harder
    }
warszawa-part-warsaw-guard = { $sign ->
        [plus] Warsaw is safer
       *[minus] Warsaw is in danger: a Red army that enters wins
    }
warszawa-part-nearness = { $sign ->
        [plus] your armies stand nearer to where they are needed
       *[minus] your armies stand further from where they are needed
    }
warszawa-part-orders = { $sign ->
        [plus] more orders in hand
       *[minus] an order is spent
    }
warszawa-part-fights = { $sign ->
        [plus] better prospects in the fights
       *[minus] worse prospects in the fights
    }
warszawa-part-fights-at = { $sign ->
        [plus] good prospects against: { $about }
       *[minus] poor prospects against: { $about }
    }
warszawa-part-reserves = { $sign ->
        [plus] cards stay in your reserves
       *[minus] cards leave your reserves
    }
warszawa-part-enemy-reserves = { $sign ->
        [plus] the enemy has to spend cards
       *[minus] the enemy keeps cards
    }
warszawa-stake-armies = { $sign ->
        [plus] gain in armies destroyed: about { $size }
       *[minus] loss in armies destroyed: about { $size }
    }
