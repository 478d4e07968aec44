"""2.1: the sequence of play."""
