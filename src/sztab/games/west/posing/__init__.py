"""Positions put by hand: notation, situations, arranged boards, and what must always hold."""
