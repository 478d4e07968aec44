"""3.3, 4.3 to 4.5: the sequence of play and the activations."""
