"""The marshal of the battery: a network that hears what the officer would answer, and may know better."""
