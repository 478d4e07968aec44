"""The fight phase: fronts, strength, dispersal, retreat, advance (BW-F, BW-T1 to T4)."""
