"""23.3: the moral upsurge: how it is called, pools, hands and reactions."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.events import EventCancelled, EventDrawn, EventPlayed, EventsTaken
from sztab.games.rok1920.eagles.options.bolshevik_events import BOLSHEVIK_EVENTS
from sztab.games.rok1920.eagles.options.polish_events import POLISH_EVENTS
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Draw
from sztab.kernel.secrecy import redealt, walk_together
from tests.eagles import boxed
from tests.eagles.kit import game, real, why
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

ON = {"moral-surge": "yes"}
EAST = "pl-12dp@Fastów pl-13dp@Mińsk pl-1dpleg@Lwów su-27ds@Orsza su-58ds@Humań"
MORALE = {"ua": 0, "lb": 3}


def holding(*events: str, used: tuple[str, ...] = ()) -> dict[str, int]:
    """Marks of the hands with these events; `used` ones are gone."""
    found: dict[str, int] = {}
    for names, listed in ((("events-hand-pl", "events-hand-su"), events), (("events-used-pl", "events-used-su"), used)):
        for id in listed:
            name = names["pb".index(id[0])]
            found[name] = found.get(name, 0) | 1 << int(id[1:]) - 1
    return found


def at(phase: str, side: str, *events: str, units: str = EAST, **what: Any) -> Scene:
    """A moment of the campaign with events in hand."""
    used = what.pop("used", ())
    marks = {**holding(*events, used=used), **what.pop("marks", {})}
    return real(
        "9", units, clear=True, options=ON, sich="gone", phase=phase, phasing=side, morale=MORALE, marks=marks, **what
    )


def reserves(side: str = "pl", phasing: str = "pl", **what: Any) -> Scene:
    """A reserve phase that a side has taken."""
    return at("reserve", phasing, mover=side, **what)


@pytest.mark.rule(GAME, "23.3")
@pytest.mark.parametrize(("side", "phasing", "field"), [("pl", "pl", -2), ("pl", "su", -2), ("su", "pl", 2)])
def test_two_spaces_in_one_theatre_for_a_marker_of_the_enemy(side: str, phasing: str, field: int) -> None:
    table = reserves(side, phasing)
    table.play.answer(("surge", "ua"))
    assert table.state.morale[1] == field, "A106: in any reserve phase of one's own"
    assert table.state.morale[2] == 3
    question = table.play.question
    assert isinstance(question, Draw)
    enemy = "su" if side == "pl" else "pl"
    assert (question.seen_by, len(question.pool)) == ((enemy,), 10)
    table.play.answer((4,))
    assert table.marks[("events-hand-pl", "events-hand-su")[0 if enemy == "pl" else 1]] == 1 << 4
    assert [(e.side, e.count) for e in table.events(EventsTaken)] == [(enemy, 1)]
    assert [(e.political, e.only) for e in table.events(EventDrawn)] == [("pb"[enemy == "su"] + "5", enemy)]


@pytest.mark.rule(GAME, "23.3", "23.3/c")
def test_only_in_a_reserve_phase_and_once_in_it() -> None:
    table = reserves()
    table.play.answer(("surge", "lb"))
    table.play.answer((0,))
    options = getattr(table.play.question, "options", ())
    assert not [o for o in options if isinstance(o, tuple) and o[0] == "surge"]
    assert [table.game.number(r.rule) for r in whys(table)] == ["23.3/c"]
    march = at("movement", "pl")
    assert [march.game.number(r.rule) for r in whys(march)] == ["23.3"]


def whys(table: Scene, theatre: str = "ua") -> list[Any]:
    from sztab.kernel.refusing import why_not

    return list(why_not(table.play, [("surge", theatre)]))


@pytest.mark.rule(GAME, "23.3/d")
def test_not_when_the_enemy_has_nothing_left_to_draw() -> None:
    spent = tuple(f"b{n}" for n in range(1, 10))
    assert [o for o in getattr(reserves(used=spent).play.question, "options", ()) if isinstance(o, tuple)]
    empty = reserves(used=(*spent, "b10"))
    assert [empty.game.number(r.rule) for r in whys(empty)] == ["23.3/d"]
    assert why(empty, "done") == []
    held = at("reserve", "pl", "b10", mover="pl", used=spent)
    assert [held.game.number(r.rule) for r in whys(held)] == ["23.3/d"], "the last one is in his hand"


@pytest.mark.rule(GAME, "23.3/a")
def test_each_side_has_ten_markers_of_its_own() -> None:
    rows = boxed.rows("events")
    for side, events in (("pl", POLISH_EVENTS), ("su", BOLSHEVIK_EVENTS)):
        assert len({event.id for event in events}) == 10
        for event in events:
            row = rows[event.id.upper()]
            assert row.text("side") == side
            assert row.text("rule") == game().number(event.rule)
    assert boxed.rows("markers")["event"].int("count") == 20


@pytest.mark.rule(GAME, "23.3/b")
@pytest.mark.parametrize(
    ("side", "asked", "hand", "offered"),
    [
        ("pl", "pl", ("p5", "p6", "p9"), {"p5"}),
        ("pl", "su", ("b6", "b7", "b10"), {"b6"}),
        ("su", "pl", ("p5", "p6", "p7", "p3"), {"p6", "p7"}),
        ("su", "su", ("b6", "b7", "b8"), {"b7", "b8"}),
    ],
)
def test_a_marker_is_played_in_its_own_phase_only(
    side: str, asked: str, hand: tuple[str, ...], offered: set[str]
) -> None:
    table = at("political-events", side, *hand, units=EAST + " su-pps1@Humań")
    assert (table.prompt, table.asked) == ("play-event", asked)
    assert set(getattr(table.play.question, "options", ())) == offered | {"no"}


@pytest.mark.rule(GAME, "23.3/b")
def test_it_is_used_at_its_owners_discretion_and_only_once() -> None:
    table = at("political-events", "pl", "p5")
    table.play.answer("no")
    assert table.marks["events-hand-pl"] == 1 << 4, "kept for another time"
    table = at("political-events", "pl", "p5")
    table.play.answer("p5")
    assert "events-hand-pl" not in table.marks
    assert table.marks["events-used-pl"] == 1 << 4, "A106: it leaves the game"


@pytest.mark.rule(GAME, "23.3/b", "23.3.1/f", "23.3.2/l", "23.3.2/m")
@pytest.mark.parametrize(("phase", "side", "hand"), [("movement", "pl", "p3"), ("attacks", "su", "b8")])
def test_some_are_played_in_any_phase_of_their_owner(phase: str, side: str, hand: str) -> None:
    near = EAST + " su-4ds@Mołodeczno"
    table = at(phase, side, hand, units=near, lithuania="neutral", held={"pl": ["Wilno"]})
    assert ("event", hand) in getattr(table.play.question, "options", ())
    other = at(phase, "su" if side == "pl" else "pl", hand, units=near, lithuania="neutral", held={"pl": ["Wilno"]})
    assert ("event", hand) not in getattr(other.play.question, "options", ())


def answered(*answers: str, hand: tuple[str, ...]) -> Scene:
    """The Pole plays Cieszyn with Level 2; the others react."""
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="political-events", phasing="pl", morale={"ua": -20},
        marks=holding("p5", *hand),
    )  # fmt: skip
    for answer in ("p5", *answers):
        table.play.answer(answer)
    return table


@pytest.mark.rule(GAME, "23.3.2/o")
def test_a_counteraction_cancels_the_event_that_it_answers() -> None:
    table = answered("b10", hand=("b10",))
    assert table.pool("pl") == 0
    assert [e.political for e in table.events(EventCancelled)] == ["p5"]
    assert answered("no", hand=("b10",)).pool("pl") == 2
    assert answered(hand=()).pool("pl") == 2, "nobody is asked without markers"


@pytest.mark.rule(GAME, "23.3.2/o", "23.3.1/m")
def test_a_reaction_may_be_answered_and_the_last_counts_first() -> None:
    table = answered("b10", "p10", hand=("b10", "p10"))
    assert [e.political for e in table.events(EventPlayed)] == ["p5", "b10", "p10"]
    assert table.pool("pl") == 2, "A106: the counteraction was cancelled itself"
    assert [e.political for e in table.events(EventCancelled)] == ["b10"]


@pytest.mark.rule(GAME, "23.3.2/n", "23.3.1/l")
@pytest.mark.parametrize(("side", "hand"), [("su", ("p5", "b9")), ("pl", ("b6", "p9"))])
def test_an_escalation_draws_two_after_the_event_is_resolved(side: str, hand: tuple[str, str]) -> None:
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="political-events", phasing="pl",
        morale={"ua": -20, "lb": 8}, marks=holding(*hand), pools={"pl": 3},
    )  # fmt: skip
    if hand[0] == "b6":
        table.play.answer("no")
    table.play.answer(hand[0])
    assert (table.prompt, table.asked) == ("react", side)
    table.play.answer(hand[1])
    assert table.pool("pl") == (5 if hand[0] == "p5" else 2), "the event itself holds"
    question = table.play.question
    assert isinstance(question, Draw)
    assert (question.count, question.seen_by, len(question.pool)) == (2, (side,), 9)
    table.play.answer((0, 1))
    assert table.marks[("events-hand-pl", "events-hand-su")[0 if side == "pl" else 1]] == 0b11


@pytest.mark.rule(GAME, "23.3/b")
def test_who_holds_markers_is_asked_even_if_he_has_nothing_to_play() -> None:
    table = at("political-events", "pl", "b9")
    twin = Play(table.game, table.state.copy(), forced=True)
    assert twin.question is not None
    assert (twin.question.prompt, getattr(twin.question, "options", ())) == ("play-event", ("no",))


def tells(table: Scene, seat: str | None, deals: int = 6, steps: int = 6) -> list[str]:
    dice, found = RandomDice(3), list[str]()
    for _ in range(deals):
        found += walk_together(table.play.copy(), redealt(table.play, seat, dice), seat, dice, steps)
    return found


@pytest.mark.rule(GAME, "23.3/a", "23.3/b")
def test_nothing_tells_what_the_enemy_holds() -> None:
    for table in (
        at("political-events", "pl", "p5", "p9", "b6", "b9"),
        at("political-events", "su", "p5", "b9", "b2"),
        reserves(marks=holding("p3", "b8")),
        answered(hand=("b10", "b4")),
        at("attacks", "pl", "p3", "b4"),
    ):
        for seat in ("pl", "su", None):
            assert not tells(table, seat)


@pytest.mark.rule(GAME, "23.3/a")
def test_other_deals_are_really_others_and_as_many() -> None:
    table = at("political-events", "pl", "p5", "b1", "b2", used=("b3",))
    dice, hands = RandomDice(5), set()
    for _ in range(40):
        twin = redealt(table.play, "pl", dice)
        hands.add(marks.of(twin.state)["events-hand-su"])
        assert marks.of(twin.state)["events-hand-pl"] == 1 << 4
    assert len(hands) > 10
    assert {hand.bit_count() for hand in hands} == {2}
    assert not [hand for hand in hands if hand & 1 << 2], "what was played is known"
    shown = [m for m in table.game.view(table.state, "pl").markers if m.side == "su"]
    assert [(m.place, m.name) for m in shown] == [("hand", ""), ("hand", ""), ("played", "b3")]
    assert {m.name for m in table.game.view(table.state, "su").markers if m.place == "hand"} == {"", "b1", "b2"}


@pytest.mark.rule(GAME, "20.4.2")
def test_sich_riflemen_who_flee_while_their_side_moves_move_no_more() -> None:
    """A forced march of the Bolshevik may raise the Polish Level to 2 in the middle of his movement."""
    table = real(
        "9", "su-sicz1@Humań su-58ds@Humań pl-12dp@Lwów", clear=True, options={"forced-march": "yes"}, sich="gone",
        phase="first-window", phasing="su", morale={"ua": -15},
    )  # fmt: skip
    table.give("take")
    assert table.unit("su-sicz1") in table.state.movers
    table.play.answer(("press-on", table.unit("su-58ds"), "flight"))
    table.play.answer_index(0)
    while table.prompt != "press-on":
        table.play.answer_index(0)
    table.roll(3)
    assert table.state.at[table.unit("su-sicz1")] < 0
    assert table.unit("su-sicz1") not in table.state.movers
