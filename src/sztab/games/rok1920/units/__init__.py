"""Counters, where they stand, and what they lose."""
