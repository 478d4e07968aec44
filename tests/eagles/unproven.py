"""What the tests of Nest of Eagles have yet to prove, and why."""

from collections.abc import Mapping

LISTED: Mapping[str, str] = {}
"""Reasons, each with the rules that it is given for."""

UNPROVEN = {rule: reason for reason, rules in LISTED.items() for rule in rules.split()}
"""By rule id."""
