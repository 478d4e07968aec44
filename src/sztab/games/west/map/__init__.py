"""1.3: the map as the rules see it."""
