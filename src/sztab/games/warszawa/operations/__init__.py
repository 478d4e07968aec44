"""The operations phase: orders, plunder, action cards (BW-O)."""
