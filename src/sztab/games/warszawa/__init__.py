"""Bitwa Warszawska: the olympiad game of August 1920, from its sheet of rules."""
