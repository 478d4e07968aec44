"""What the tests of Nest of Eagles have yet to prove, and why."""

from collections.abc import Mapping

OPTION = "the optional rules are to be built"

LISTED: Mapping[str, str] = {
    OPTION: """
        23.1 23.1.1 23.1.1/a 23.1.1/b 23.1.1/c 23.1.1/d 23.1.1/e 23.1.1/f 23.1.2 23.1.2/a 23.1.2/b 23.1.2/c
        23.1.2/d 23.1.2/e 23.1.2/f 23.1.2/g 23.1.3 23.1.3/a 23.1.3/b 23.1.3/c 23.1.3/d 23.1.3/e 23.1.3/f
        23.1.3/g 23.1.3/h 23.1.3/i 23.1.3/j 23.1.3/k 23.1.3/l 23.1.3/m 23.1.3/n 23.1.3/o 23.1.3/p 23.1.3/q
    """,
}

UNPROVEN = {rule: reason for reason, rules in LISTED.items() for rule in rules.split()}
"""By rule id."""
