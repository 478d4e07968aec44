from sztab.kernel.alternation import Alternation


def test_seats_alternate_until_all_have_passed() -> None:
    turns = Alternation.begin(first=1)
    seen = []
    for passes in (False, False, True, False, False, True):
        seen.append(turns.acting)
        turns.pass_() if passes else turns.next()
    assert seen == [1, 0, 1, 0, 0, 0]
    assert turns.is_over
