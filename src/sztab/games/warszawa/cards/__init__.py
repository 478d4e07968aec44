"""The two decks, and who knows of which card (BW-S6, S7, F16, C5)."""
