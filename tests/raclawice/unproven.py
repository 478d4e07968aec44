"""What is not proven yet, by chapters."""

from tests.raclawice import unproven_2_to_9, unproven_10_to_13

UNPROVEN: dict[str, str] = {**unproven_2_to_9.UNPROVEN, **unproven_10_to_13.UNPROVEN}
