"""Analysis of a game that was played: who stood how, who was lucky, where it turned, what else could have been done."""
