"""Three errors, told apart: what cannot be read, what is not offered now, and files of ours that are wrong."""

from collections.abc import Sequence


class SztabError(Exception):
    """Anything that a user can mend; its text is one clear line."""


class BadNotation(SztabError):
    """The text cannot be read as a position, an answer, a record or a situation."""


class IllegalAnswer(SztabError):
    """The answer can be read, but is not among those offered now."""


class DataError(SztabError):
    """A data file is wrong. Each problem says file, line and what is the matter."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems: Sequence[str] = problems
