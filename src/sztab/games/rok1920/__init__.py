"""Rok 1920: the war of 1920 on 30 km hexes, a week a stage; both editions of the game."""
