"""1.2: the counters, and the stacks that they stand in."""
