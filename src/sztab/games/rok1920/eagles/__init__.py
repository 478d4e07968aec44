"""1920: Nest of Eagles, the second edition: its values, chapters, rule numbers, scenarios and options."""
