"""8: movement: groups and lines, steps, manoeuvres, guns."""
