"""10: fire: shots, musketry, artillery, what it does, and withdrawal (10.11)."""
