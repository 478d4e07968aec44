"""How a bot judges a position, and which answers it thinks of."""
