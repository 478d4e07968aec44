"""4-7, 12: marching, control lines, stacking, reserves, and the movement phases."""
