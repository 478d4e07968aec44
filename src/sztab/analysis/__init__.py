"""Analysis of a game: who stood how, who was lucky, where it turned, what else could have been done."""
