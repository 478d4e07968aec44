"""15, 26, 29, 33.6: moral advantage, the Bolshevik fronts, the character of operations."""
