"""23.3.1, 23.3.2: the twenty political events."""

from contextlib import suppress
from typing import Any

import pytest

from sztab.games.rok1920.eagles.options import event_arrivals, priorities
from sztab.games.rok1920.fighting.chance import Attack, chance_modifiers, is_elite_now
from sztab.games.rok1920.moving.reserves import reserve_strength
from sztab.games.rok1920.units.counters import PL, SU
from sztab.kernel.refusing import why_not
from tests.eagles.kit import game, real
from tests.eagles.test_moral_surge import EAST, ON, holding
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"


def window(*events: str, side: str = "pl", units: str = EAST, fallen: tuple[str, ...] = (), **what: Any) -> Scene:
    """The window of a replacement phase, asked of who holds the events."""
    return real(
        "9", units, clear=True, options=ON, sich="gone", phase="political-events", phasing=side, fallen=list(fallen),
        marks=holding(*events), **what,
    )  # fmt: skip


def offered(table: Scene) -> set[str]:
    return set(getattr(table.play.question, "options", ())) - {"no"}


def played(event: str, **what: Any) -> Scene:
    table = window(event, **what)
    table.play.answer(event)
    return table


def comes_back(table: Scene, unit: str) -> bool:
    """Off the map, to come back three stages after the first."""
    return table.state.at[table.unit(unit)] < 0 and table.state.due[table.unit(unit)] == 4


def beside(place: str) -> list[str]:
    """The numbers of the open hexes around a place."""
    board = real("9").war.board
    return [board.map.numbers[h] for h in board.neighbours[board.place(place)] if h >= 0 and board.open >> h & 1]


RAILS = {"pl": ["Warszawa", "Lwów", "Stanisławów", "Lublin"]}


@pytest.mark.rule(GAME, "23.3.1/a")
def test_romania_sends_two_ukrainian_replacements_by_an_uncut_railway() -> None:
    table = played("p1", held=RAILS)
    assert table.pool("ua") == 2
    reds = ("su-4ds", "su-5ds", "su-8ds", "su-10ds", "su-17ds", "su-57ds")
    ring = " ".join(f"{unit}@{h}" for unit, h in zip(reds, beside("Warszawa")))
    cut = window("p1", units="pl-12dp@Mińsk " + ring, held=RAILS)
    assert offered(cut) == set(), "enemies and their lines cut it"


@pytest.mark.rule(GAME, "23.3/b")
def test_a_marker_that_is_not_played_says_why() -> None:
    table = window("p1", "p3", "p10", held=RAILS)
    assert "p1" in offered(table)
    for event, reason in (("p2", "event-not-held"), ("p10", "event-not-now"), ("b1", "not-now")):
        assert [r.key for r in why_not(table.play, [event])] == [reason], event
    reds = ("su-4ds", "su-5ds", "su-8ds", "su-10ds", "su-17ds", "su-57ds")
    ring = " ".join(f"{unit}@{h}" for unit, h in zip(reds, beside("Warszawa")))
    vain = window("p1", units="pl-12dp@Mińsk " + ring, held=RAILS)
    assert [r.key for r in why_not(vain.play, ["p1"])] == ["event-in-vain"]


@pytest.mark.rule(GAME, "23.3.1/b")
def test_balachowicz_may_be_placed_in_minsk_in_the_next_movement_phase() -> None:
    table = window("p2", held={"pl": ["Mińsk"]})
    table.play.answer("p2")
    assert table.state.at[table.unit("pl-bb")] < 0, "not at once"
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="movement", phasing="pl", held={"pl": ["Mińsk"]},
        stage="9.V", marks={"event-belarus": 3},
    )  # fmt: skip
    assert table.offered("event-arrival") == {"pl-bb"}
    table.act("event-arrival", "pl-bb")
    assert table.state.at[table.unit("pl-bb")] == table.hex("Mińsk")
    assert table.level("pl-bb") == "full"
    later = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="movement", phasing="pl", stage="16.V",
        marks={"event-belarus": 3},
    )  # fmt: skip
    assert not later.offered("event-arrival"), "the next movement phase and no other"


@pytest.mark.rule(GAME, "23.3.1/c")
def test_reduced_on_the_map_he_is_strengthened_at_once() -> None:
    table = played("p2", units=EAST + " pl-bb-@Lwów")
    assert table.level("pl-bb") == "full"
    assert offered(window("p2", units=EAST + " pl-bb@Lwów")) == set(), "Full there is nothing to do"


@pytest.mark.rule(GAME, "23.3.1/d")
def test_removed_he_comes_back_reduced() -> None:
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="movement", phasing="pl", stage="9.V",
        removed=["pl-bb"], marks={"event-belarus": 3},
    )  # fmt: skip
    table.act("event-arrival", "pl-bb")
    assert (table.state.at[table.unit("pl-bb")], table.level("pl-bb")) == (table.hex("Mińsk"), "weak")


@pytest.mark.rule(GAME, "23.3.1/e")
def test_not_while_a_bolshevik_is_in_minsk() -> None:
    red = EAST.replace("pl-13dp@Mińsk", "su-4ds@Mińsk")
    assert offered(window("p2", units=red)) == set()
    assert offered(window("p2", units=red + " pl-bb-@Lwów")) == {"p2"}, "nobody is placed"


def lithuanians(*marks: str, **what: Any) -> Scene:
    return real(
        "9", EAST + " lt-2d@Kowno", clear=True, options=ON, sich="gone", phase="movement", phasing="su",
        lithuania="neutral", marks=dict.fromkeys(marks, 1), **what,
    )  # fmt: skip


def goals(table: Scene, unit: str) -> set[str]:
    table.give(unit)
    return table.options()


@pytest.mark.rule(GAME, "23.3.1/f")
def test_the_entente_keeps_the_lithuanians_behind_their_line() -> None:
    country = game().map.regions["lithuania"]
    inside = {game().map.numbers[h] for h in range(game().map.size) if country >> h & 1}
    held = {"pl": ["Wilno"]}
    assert goals(lithuanians(held=held), "lt-2d") - inside, "they could cross"
    table = lithuanians("event-entente", held=held)
    assert goals(table, "lt-2d") <= inside
    said = {game().number(r.rule) for h in near_kowno(table) for r in why_not(table.play, [h])}
    assert "23.3.1/f" in said
    play = window("p3", units=EAST + " lt-2d@Kowno", lithuania="neutral", held=held)
    play.play.answer("p3")
    assert play.marks["event-entente"] == 1
    assert offered(window("p3", units=EAST, lithuania="neutral", held={"su": ["Wilno"]})) == set()


def near_kowno(table: Scene) -> list[int]:
    board = table.war.board
    return [h for h in range(board.size) if board.open >> h & 1 and board.distance(table.hex("Kowno"), h) <= 3]


@pytest.mark.rule(GAME, "23.3.1/f")
def test_it_ends_when_the_bolshevik_takes_wilno() -> None:
    table = real(
        "9", EAST + " su-4ds@1908", clear=True, options=ON, sich="gone", phase="movement", phasing="su",
        lithuania="neutral", held={"pl": ["Wilno"]}, marks={"event-entente": 1},
    )  # fmt: skip
    table.march("4DS", "Wilno")
    assert "event-entente" not in table.marks


@pytest.mark.rule(GAME, "23.3.1/g")
def test_latvia_takes_a_lithuanian_division_for_three_stages() -> None:
    table = played("p4", units=EAST + " lt-1d@Kowno lt-2d@Kowno", lithuania="neutral")
    assert (table.prompt, table.asked, table.options()) == ("event-unit", "su", {"lt-1d", "lt-2d"})
    table.give("lt-2d")
    assert comes_back(table, "lt-2d")
    assert offered(window("p4", lithuania="neutral")) == set()


@pytest.mark.rule(GAME, "23.3.1/h")
@pytest.mark.parametrize(("field", "gain"), [(-20, 2), (-10, 1), (4, 0)])
def test_cieszyn_is_worth_the_highest_polish_level(field: int, gain: int) -> None:
    assert played("p5", morale={"ua": field, "lb": 2}).pool("pl") == gain


@pytest.mark.rule(GAME, "23.3.1/i")
def test_makhno_takes_a_unit_of_the_south_west_front() -> None:
    units = EAST + " su-45ds@Winnica su-47ds--@Winnica"
    table = played("p6", side="su", units=units)
    assert (table.prompt, table.asked) == ("event-unit", "su")
    assert table.options() == {"su-58ds", "su-45ds"}, "2 strength points at least; 27 DS is of the West Front"
    table.give("su-45ds")
    assert comes_back(table, "su-45ds")


@pytest.mark.rule(GAME, "23.3.1/j")
def test_karelia_takes_an_armoured_train() -> None:
    table = played("p7", side="su", units=EAST + " su-pps1@Winnica su-ppw1@Orsza")
    assert table.options() == {"su-pps1", "su-ppw1"}
    table.give("su-ppw1")
    assert comes_back(table, "su-ppw1")
    assert offered(window("p7", side="su")) == set()


@pytest.mark.rule(GAME, "23.3.1/k")
def test_hungarians_strengthen_a_cavalry_brigade() -> None:
    units = EAST + " pl-1bk-@Lwów pl-8bk-@Lwów pl-3bk@Lwów pl-1dk-@Brody"
    table = played("p8", units=units)
    assert table.options() == {"pl-1bk", "pl-8bk"}, "Reduced, a brigade, regular or of volunteers"
    table.give("pl-8bk")
    assert (table.level("pl-8bk"), table.level("pl-1bk")) == ("full", "weak")


def coup(event: str, units: str, *faces: int) -> Scene:
    table = window(event, units=units)
    assert table.asked == "su"
    table.play.answer(event)
    for face in faces:
        table.roll(face)
    return table


@pytest.mark.rule(GAME, "23.3.2/a", "23.3.2/b")
def test_a_coup_costs_the_divisions_that_are_rolled() -> None:
    table = coup("b1", EAST + " ua-2d@Lwów ua-6d@Lwów", 2, 4, 6)
    assert (table.level("ua-2d"), table.level("ua-6d")) == ("weak", "weak")
    assert table.state.at[table.unit("ua-4d")] < 0, "not on the map: nothing happens"


@pytest.mark.rule(GAME, "23.3.2/c")
def test_a_number_that_comes_again_costs_again() -> None:
    table = coup("b1", EAST + " ua-2d@Lwów", 2, 2, 2)
    assert table.state.at[table.unit("ua-2d")] < 0
    assert table.prompt != "coup"


@pytest.mark.rule(GAME, "23.3.2/d")
@pytest.mark.parametrize(
    ("face", "unit"), [(1, "pl-per"), (2, "pl-bb"), (3, "pl-jak"), (4, "pl-sal"), (5, ""), (6, "")]
)
def test_whites_and_cossacks_fall_apart(face: int, unit: str) -> None:
    whites = ("pl-per", "pl-bb", "pl-jak", "pl-sal")
    units = EAST + " pl-per@Lwów pl-bb@Lwów pl-jak@Brody pl-sal@Brody"
    table = coup("b2", units, face, 6)
    hit = [u for u in whites if table.state.at[table.unit(u)] < 0 or table.level(u) != "full"]
    assert hit == ([unit] if unit else [])


@pytest.mark.rule(GAME, "23.3.2/e", "23.3.2/g")
@pytest.mark.parametrize(("removed", "level"), [([], "full"), (["lt-2d"], "weak")])
def test_the_lithuanian_2nd_division_may_come_to_kowno(removed: list[str], level: str) -> None:
    table = window("b3", side="su", lithuania="neutral", removed=removed)
    table.play.answer("b3")
    assert table.state.at[table.unit("lt-2d")] < 0
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="movement", phasing="su", stage="9.V",
        lithuania="neutral", removed=removed, marks={"event-pact": 3},
    )  # fmt: skip
    table.act("event-arrival", "lt-2d")
    assert (table.state.at[table.unit("lt-2d")], table.level("lt-2d")) == (table.hex("Kowno"), level)


@pytest.mark.rule(GAME, "23.3.2/f")
def test_reduced_on_the_map_it_is_strengthened() -> None:
    table = played("b3", side="su", units=EAST + " lt-2d-@Kowno", lithuania="neutral")
    assert table.level("lt-2d") == "full"
    assert offered(window("b3", side="su", units=EAST + " lt-2d@Kowno", lithuania="neutral")) == set()


@pytest.mark.rule(GAME, "23.3.2/h")
@pytest.mark.parametrize("phase", ["attacks", "repeat-attacks"])
def test_the_squadron_is_lost_after_its_combat(phase: str) -> None:
    units = f"pl-12dp@Fastów pl-7esk@Fastów su-58ds@{beside('Fastów')[1]} su-27ds@Orsza"
    table = real("9", units, clear=True, options=ON, sich="gone", phase=phase, phasing="pl", marks=holding("b4"))
    target = next(h for h in table.options() if h != "done")
    table.fight(target, "12DP", "7esk", dice=(3, 4))
    while table.prompt in ("pursue", "pursue-to", "retreat-route", "loss"):
        table.play.answer_index(-1)
    assert (table.prompt, table.asked) == ("play-event", "su")
    table.play.answer("b4")
    assert comes_back(table, "7esk")


@pytest.mark.rule(GAME, "23.3.2/i")
def test_the_polish_rifles_may_come_in_any_polish_locality() -> None:
    table = real(
        "9", EAST + " pl-10dp@Radom", clear=True, options=ON, sich="gone", phase="movement", phasing="su", stage="9.V",
        marks={"event-mood": 3},
    )  # fmt: skip
    table.act("event-arrival", "su-1pds")
    numbers = {table.war.board.map.numbers[table.hex(name)] for name in ("Lublin", "Siedlce")}
    assert numbers <= table.options()
    assert table.war.board.map.numbers[table.hex("Radom")] not in table.options(), "A107: not where Poles are"
    assert table.war.board.map.numbers[table.hex("Homel")] not in table.options()
    table.give("Lublin")
    assert table.level("su-1pds") == "weak", "A107: Reduced"
    assert played("b5", side="su").marks["event-mood"] == 2


@pytest.mark.rule(GAME, "23.3.2/j")
def test_reduced_on_the_map_they_are_strengthened() -> None:
    assert played("b5", side="su", units=EAST + " su-1pds-@Białystok").level("su-1pds") == "full"


@pytest.mark.rule(GAME, "23.3.2/k")
@pytest.mark.parametrize(("pool", "left"), [(5, 3), (1, 0), (0, 0)])
def test_a_strike_costs_replacements_by_the_bolshevik_level(pool: int, left: int) -> None:
    table = window("b6", morale={"ua": 20, "lb": -3}, pools={"pl": pool, "ua": 2})
    table.play.answer("b6")
    assert (table.pool("pl"), table.pool("ua")) == (left, 2), "A107: never Ukrainian ones, never below 0"


def feuding(stage: int, phasing: str = "pl") -> Scene:
    return real(
        "9", "pl-1dpleg@Fastów pl-1dk@Lwów su-58ds@2624", clear=True, options=ON, sich="gone", phase="attacks",
        phasing=phasing, stage="9.V", marks={"event-feuds": stage} if stage else {},
    )  # fmt: skip


@pytest.mark.rule(GAME, "23.3.2/l")
def test_feuds_take_the_elite_away_for_one_polish_turn() -> None:
    for stage, phasing, is_elite in ((0, "pl", True), (3, "pl", False), (4, "pl", True), (3, "su", True)):
        table = feuding(stage, phasing)
        legion, riders = table.unit("pl-1dpleg"), table.unit("pl-1dk")
        assert table.war.is_elite(table.state, legion) is is_elite
        again = Attack(war=table.war, state=table.state, side=PL, target=0, units=(riders,), repeat=True)
        assert is_elite_now(again, riders) is is_elite, "nor cavalry with lines in repeat attacks"
        strength = reserve_strength(table.war, table.state, table.hex("Fastów"))
        assert strength == 2 * table.war.strength(table.state, legion) + (4 if is_elite else 0)
    table = played("b7", side="su")
    assert table.marks["event-feuds"] == 2, "the next Polish player-turn"


@pytest.mark.rule(GAME, "23.3.2/m")
@pytest.mark.parametrize(("where", "helps"), [("Działdowo", 1), ("Mława", 0)])
def test_the_freikorps_helps_on_the_german_border(where: str, helps: int) -> None:
    for marks in ({}, {"event-freikorps": 1}):
        near = beside(where)[2]
        table = real(
            "9", f"pl-12dp@{where} su-58ds@Lublin su-27ds@{near}", clear=True, options=ON, sich="gone",
            phase="attacks", phasing="su", marks=marks,
        )  # fmt: skip
        attack = Attack(war=table.war, state=table.state, side=SU, target=table.hex(where), units=(table.unit("27DS"),))
        found = [m.value for m in chance_modifiers(attack) if game().number(m.rule) == "23.3.2/m"]
        assert found == ([1] if marks and helps else [])
    table = played("b8", side="su")
    assert table.marks["event-freikorps"] == 1
    assert offered(window("b8", side="su")) == {"b8"}


def without_named_units(monkeypatch: pytest.MonkeyPatch) -> Scene:
    """A game in which no counter is that a rule names."""
    table = window("b3", side="su")
    monkeypatch.setattr(table.war, "_named_units", {})
    return table


@pytest.mark.parametrize("arrival", event_arrivals.ARRIVALS, ids=lambda arrival: arrival.field)
def test_an_event_about_a_division_that_is_not_in_the_game_does_nothing(
    arrival: event_arrivals.EventArrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = window("b3", side="su")
    war, state = table.war, table.state
    monkeypatch.setattr(war.roster, "number", {})
    before = table.game.dump(state)
    assert not arrival.may_play(war, state), "it is not offered"
    event_arrivals.bring(war, state, arrival)
    assert table.game.dump(state) == before, "nor is the last counter of the box moved in its place"
    state.change(event_arrivals.EventArrivals, **{arrival.field: state.stage})
    assert not arrival.free(war, state)


def test_the_uprising_sends_nobody_where_its_brigade_is_not_in_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = without_named_units(monkeypatch)
    due = list(table.state.due)
    steps = priorities._uprising(table.war, table.state)
    question: Any = next(steps)
    with suppress(StopIteration):
        steps.send(question.options[0])
    assert list(table.state.due) == due
