"""Sztab plays wargames from their rulebooks."""

__version__ = "0.1.0"
