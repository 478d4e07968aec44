"""For bots: the answers worth a thought, and what a position is worth."""
