"""Bots at tables: where they think, and what goes on by itself."""
