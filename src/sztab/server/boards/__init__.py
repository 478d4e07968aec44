"""Analysis boards: positions to arrange and to ask."""
