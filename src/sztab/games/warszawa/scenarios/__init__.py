"""Set-up, how the game ends, and what is scored (BW-S, BW-E, BW-V)."""
