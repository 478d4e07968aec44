"""Positions that users pose: situations, drawn maps, notation, boards arranged by hand, what is checked."""
