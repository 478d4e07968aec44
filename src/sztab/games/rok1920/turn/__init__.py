"""3, 4.2: the player-turn."""
