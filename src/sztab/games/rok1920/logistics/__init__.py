"""14, 19, 25, 27, 28, 31, 36, 37: supply, rail, concentration, arrivals, replacements, reorganisation."""
