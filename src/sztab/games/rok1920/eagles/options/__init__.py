"""23: the optional rules of Nest of Eagles, each a chapter that a table may add."""
