"""What Rok 1920 has yet to prove: rule id to reason. A rule leaves the list with the test that proves it."""

UNPROVEN: dict[str, str] = {}
