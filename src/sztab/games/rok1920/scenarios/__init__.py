"""Scenario cards, how they set a game up, and what their victory rules count."""
