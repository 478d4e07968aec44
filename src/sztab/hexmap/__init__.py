"""Hexes, maps on dense indexes, routes and sight: pure geometry that knows no terrain effect and no game."""
