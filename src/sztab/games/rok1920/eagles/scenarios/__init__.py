"""The nine scenarios of Nest of Eagles: what each one adds to the rules, and how it is won."""
