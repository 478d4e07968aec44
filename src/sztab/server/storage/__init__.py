"""The database: its schema, what is written into it, what is read back."""
