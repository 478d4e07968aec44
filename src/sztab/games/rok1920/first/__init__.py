"""The first edition (1995): its values, chapters, rule numbers and scenarios."""
