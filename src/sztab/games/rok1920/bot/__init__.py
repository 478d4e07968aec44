"""How a bot judges a position, and which moves it thinks of."""
