"""3.0: the forty event cards."""
