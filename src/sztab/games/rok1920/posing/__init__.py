"""Positions that users pose: in a situation file, by hand, in one line of text."""
