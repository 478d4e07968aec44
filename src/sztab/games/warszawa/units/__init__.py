"""The armies."""
