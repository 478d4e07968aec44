"""2, 4 to 7: counters, leaders, stacks, formations, morale."""
