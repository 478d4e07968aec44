"""7.1 to 7.3, 8.0, 13.1: activation markers, headquarters and the command line."""
