"""The rounds: phases in their order, initiative, clean-up (BW-S10, BW-C)."""
