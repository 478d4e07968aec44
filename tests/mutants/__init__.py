"""Mutants: each rule's code is broken on purpose, and the tests that claim the rule must notice.

`python -m tests.mutants` (or `make mutants`) tries them all; see docs/proofs.md.
"""
