"""What players and clients see and ask: views, printed things, names, queries, benchmarks."""
