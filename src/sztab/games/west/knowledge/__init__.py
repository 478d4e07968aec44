"""13.2: what each side may know of the other."""
