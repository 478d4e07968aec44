"""Seats that take turns until all of them have passed."""

from msgspec import Struct


class Alternation(Struct):
    """Whose turn it is among seats 0..n-1, and who has passed for good."""

    acting: int
    passed: list[bool]

    @classmethod
    def begin(cls, first: int, seats: int = 2) -> "Alternation":
        return cls(first, [False] * seats)

    def copy(self) -> "Alternation":
        return Alternation(self.acting, self.passed[:])

    def next(self) -> None:
        """The turn goes to the next seat that has not passed; it stays where it is when nobody else is left."""
        passed, seat = self.passed, self.acting
        if len(passed) == 2:
            if not passed[1 - seat]:
                self.acting = 1 - seat
            return
        for _ in range(len(passed) - 1):
            seat = (seat + 1) % len(passed)
            if not passed[seat]:
                self.acting = seat
                return

    def pass_(self) -> None:
        """The acting seat passes for good, and the turn goes on."""
        self.passed[self.acting] = True
        self.next()

    @property
    def is_over(self) -> bool:
        return False not in self.passed
