"""Sztab plays wargames from their rulebooks."""
