"""11, 10.10.10: melee, flight and return, captured guns."""
