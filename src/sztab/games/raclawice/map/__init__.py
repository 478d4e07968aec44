"""The map: terrain and costs, lines of sight, and the map as a picture."""
