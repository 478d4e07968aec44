"""What lies on the table: views, names, printed things, answers by name, queries."""
