"""Answers: their shapes, what could be tried, and why not."""
