"""Match and rematch of the olympiad: lots, points, referee, and the record of it (BW-S1, S2, M, R)."""
