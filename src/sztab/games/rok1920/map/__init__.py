"""The map as the rules see it: terrain, rivers, theatres, and who holds the localities."""
