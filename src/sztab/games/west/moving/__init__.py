"""7.4, 11.0, 12.0, 13.5: marches, strategic movement, reinforcements, borders."""
