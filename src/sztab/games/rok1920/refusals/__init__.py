"""Why something is not offered."""
