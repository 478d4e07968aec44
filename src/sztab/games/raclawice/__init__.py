"""Racławice 1794."""
