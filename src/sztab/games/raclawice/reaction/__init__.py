"""9, 7.3.1, 10.11.8: reactions to a hex just entered: fire, counter-attack, alarm squares, leaders who step aside."""
