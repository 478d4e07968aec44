"""9.0: withdrawal, attacks, losses, retreat and pursuit."""
