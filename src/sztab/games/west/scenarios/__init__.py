"""1.4, 2.2: the set-up, and who has won."""
