"""12, 13: scenario cards and victory."""
