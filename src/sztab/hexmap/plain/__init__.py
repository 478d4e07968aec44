"""The searches in plain Python: the form to read, and the one that runs where the compiled core was not built."""
