"""8-11, 16: attacks, orders, retreat and pursuit."""
