"""Fields, ways between them, and armies in contact (BW-T5, T6)."""
