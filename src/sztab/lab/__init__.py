"""The laboratory: games of bots by the hundred, and what they tell."""
