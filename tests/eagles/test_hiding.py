"""23.1.1, 23.1.2: Patrols, Groups and dummies."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.events import DummyRevealed, HiddenRevealed, PatrolLaid
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_units import NAME, VALUES, free_patrols, under
from sztab.games.rok1920.events import Moved
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.moving.reach import allowance
from sztab.games.rok1920.moving.reserves import reserve_strength
from sztab.games.rok1920.state import AWAY
from sztab.games.rok1920.units.counters import PL
from sztab.games.rok1920.units.positions import put
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from tests.eagles import boxed
from tests.eagles.kit import game, real, scenario
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

FAR = "su-58ds@Humań su-27ds@Orsza"
HIDING = {"patrol", "group"}


def posed(units: str, *, value: str = "both", under_markers: dict[str, str] | None = None, **what: Any) -> Scene:
    """A position of the campaign with markers: {"pl p1": "pl-12dp pl-13dp"}."""
    number = game().roster.number
    everybody = (1 << game().roster.size) - 1
    noted: dict[str, int] = {"hiding-set-up": 0, "hiding-on-map": everybody, **what.pop("marks", {})}
    for place, listed in (under_markers or {}).items():
        side, marker = place.split()
        bits = sum(1 << number[id] for id in listed.split())
        noted[f"hidden-{side}-{marker}"] = bits
        noted[f"hidden-{side}"] = noted.get(f"hidden-{side}", 0) | bits
    return real("9", units, clear=True, options={NAME: value, **what.pop("more", {})}, sich="gone", marks=noted, **what)


def said(table: Scene, tag: str) -> set[Any]:
    """The answers with a word, unit numbers as ids."""
    ids = table.war.roster.ids

    def told(part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple(told(each) for each in part)
        return ids[part] if isinstance(part, int) else part

    options = getattr(table.play.question, "options", ())
    found = [o[1:] for o in options if isinstance(o, tuple) and o[0] == tag]
    return {told(o[0]) if len(o) == 1 else told(o) for o in found}


def answer(table: Scene, tag: str, *parts: str) -> Scene:
    units = tuple(table.unit(part) for part in parts)
    table.play.answer((tag, units))
    return table


def replacing(units: str, **what: Any) -> Scene:
    side = what.pop("phasing", "pl")
    return posed(units, phase="replacements", phasing=side, **what).skip_to("replacements", side)


@pytest.mark.rule(GAME, "23.1")
def test_patrols_groups_or_both_are_an_option_of_every_scenario() -> None:
    for card in game().scenarios().values():
        option = next(option for option in card.options if option.id == NAME)
        assert (option.values, option.default) == (VALUES, "no")
    stack = "pl-12dp@Lwów pl-13dp@Lwów " + FAR
    for value, tags in (("patrols", {"patrol"}), ("groups", {"group"}), ("both", {"patrol", "group"})):
        table = replacing(stack, value=value)
        assert {tag for tag in ("patrol", "group") if said(table, tag)} == tags


@pytest.mark.rule(GAME, "23.1", "23.1.2/d")
def test_nobody_else_sees_who_is_under_a_marker() -> None:
    table = replacing("pl-12dp@Lwów pl-13dp@Lwów pl-14dp@Brody " + FAR, under_markers={"pl a": "pl-14dp"})
    answer(table, "patrol", "pl-12dp")
    for seat in ("su", None):
        view = table.game.view(table.state, seat)
        assert {u.id for u in view.units if u.side == "pl"} == {"pl-13dp"}
        laid = {(m.kind, m.name, m.units, m.id) for m in view.markers if m.kind in HIDING}
        assert laid == {("patrol", "", (), "pl-patrol-1"), ("group", "a", (), "pl-group-a")}
        assert "pl-12dp" not in str(view)
        assert "pl-14dp" not in str(view)
    own = table.game.view(table.state, "pl")
    assert {"pl-12dp", "pl-14dp"} <= {u.id for u in own.units}
    assert {(m.name, m.units) for m in own.markers if m.kind in HIDING} == {("p1", ("pl-12dp",)), ("a", ("pl-14dp",))}


@pytest.mark.rule(GAME, "23.1.1")
def test_eight_markers_on_own_units_not_beside_enemies() -> None:
    assert boxed.rows("markers")["patrol"].int("count") == 16
    table = replacing("pl-12dp@Lwów pl-13dp@2126 su-58ds@2127 su-27ds@Orsza")
    assert said(table, "patrol") == {("pl-12dp",)}, "13 DP is beside 58 DS"
    spots = ("Lwów", "Brody", "Kowel", "Łuck", "Dubno", "Równe", "Pińsk", "Lida", "Grodno")
    units = ("pl-12dp", "pl-13dp", "pl-14dp", "pl-15dp", "pl-16dp", "pl-17dp", "pl-18dp", "pl-10dp", "pl-11dp")
    table = replacing(" ".join(f"{u}@{h}" for u, h in zip(units, spots)) + " " + FAR, value="patrols")
    for count, unit in zip(range(8, 0, -1), units):
        assert free_patrols(table.war, table.state, PL) == count
        answer(table, "patrol", unit)
    assert not said(table, "patrol"), "none left, none placed"


@pytest.mark.rule(GAME, "23.1.1/a")
def test_a_patrol_has_no_lines_three_points_and_two_strength_points() -> None:
    for unit in ("pl-12dp", "pl-1dk"):
        for marked, lines in ((None, True), ({"pl p1": unit}, False)):
            table = posed(f"{unit}@Lwów {FAR}", under_markers=marked, phase="movement", phasing="pl")
            assert bool(control_lines(table.war, table.state, PL)) is lines
            if marked:
                assert allowance(table.war, table.state, table.unit(unit)) == 3
                assert reserve_strength(table.war, table.state, table.hex("Lwów")) == 4
    two = posed(f"pl-12dp@Lwów pl-13dp@Lwów {FAR}", under_markers={"pl p1": "pl-12dp pl-13dp"}, phase="movement")
    assert reserve_strength(two.war, two.state, two.hex("Lwów")) == 4, "however many are under it"


@pytest.mark.rule(GAME, "23.1.2/a")
def test_a_group_always_has_lines_three_points_and_eight_strength_points() -> None:
    for pair in ("pl-205pp pl-206pp", "pl-1dk pl-1bk"):
        units = " ".join(f"{u}@Lwów" for u in pair.split())
        table = posed(f"{units} {FAR}", under_markers={"pl a": pair}, phase="movement", phasing="pl")
        assert control_lines(table.war, table.state, PL)
        assert allowance(table.war, table.state, hidden.first_of(under(table.state, PL, "a"))) == 3
        assert reserve_strength(table.war, table.state, table.hex("Lwów")) == 16


@pytest.mark.rule(GAME, "23.1.1/b")
def test_units_start_and_arrive_as_patrols() -> None:
    table = scenario("9", hiding="both")
    while table.prompt != "start-hidden":
        table.play.answer_index(0)
    assert table.asked == "pl"
    assert said(table, "patrol")
    answer(table, "patrol", "pl-14dp")
    assert [e.unit for e in table.events(PatrolLaid)] == ["pl-patrol-1"]
    table.play.answer("ready")
    assert (table.prompt, table.asked) == ("start-hidden", "su")
    question = table.play.question
    assert question is not None
    several = [o for o in getattr(question, "options", ()) if o[0] in HIDING and len(o[1]) > 1]
    assert several
    for option in several:
        wire = table.game.codec.encode(question, option)
        assert table.game.codec.decode(question, {**wire, "units": wire["units"][::-1]}) == option, "in any order"
    table.play.answer("ready")
    assert table.prompt != "start-hidden"
    comes = posed(FAR + " pl-12dp@Lwów", phase="movement", phasing="su", due={"su-4ds": "26.IV"})
    assert said(comes, "arrive-hidden") == {"su-4ds"}
    comes.act("arrive-hidden", "su-4ds")
    while comes.prompt in ("arrive-way", "arrive-at"):
        comes.play.answer_index(0)
    assert comes.state.at[comes.unit("su-4ds")] >= 0
    assert "su-4ds" not in str([event for _, event in comes.play.journal])
    assert "su-4ds" not in {u.id for u in comes.game.view(comes.state, "pl").units}


def marched(table: Scene, piece: str) -> Scene:
    """A piece marches to the last hex that it can reach."""
    table.play.answer(("hidden", piece))
    table.play.answer_index(len(getattr(table.play.question, "options", ())) - 1)
    while table.prompt == "way":
        table.play.answer_index(0)
    return table


def moving(units: str, under_markers: dict[str, str], **what: Any) -> Scene:
    return posed(f"{units} {FAR}", under_markers=under_markers, phase="movement", phasing="pl", **what)


@pytest.mark.rule(GAME, "23.1.2/b", "23.1.2")
def test_a_group_moves_as_one_unit_and_comes_back_when_revealed() -> None:
    table = moving("pl-12dp@Lwów pl-13dp@Lwów", {"pl a": "pl-12dp pl-13dp"})
    assert said(table, "hidden") == {"a"}
    assert not [o for o in getattr(table.play.question, "options", ()) if isinstance(o, int)], "only as one"
    marched(table, "a")
    assert table.at("pl-12dp") == table.at("pl-13dp") != "1426"
    assert [e.unit for e in table.events(Moved)] == ["pl-group-a"]
    table.play.answer(("reveal", "a"))
    assert [(e.piece, e.units) for e in table.events(HiddenRevealed)] == [("pl-group-a", ("pl-12dp", "pl-13dp"))]
    assert not under(table.state, PL, "a")
    assert {"pl-12dp", "pl-13dp"} <= {u.id for u in table.game.view(table.state, "su").units}


@pytest.mark.rule(GAME, "23.1.2", "23.1.2/e")
def test_a_stack_of_two_divisions_at_most_becomes_a_group() -> None:
    assert boxed.rows("markers")["group"].int("count") == 12, "two sets of A, B and C a player"
    units = "pl-12dp@Lwów pl-13dp@Lwów pl-1bk@Lwów pl-205pp@Lwów "
    table = replacing(units + FAR, value="groups")
    found = said(table, "group")
    assert ("pl-12dp", "pl-13dp") in found
    assert not [g for g in found if {"pl-12dp", "pl-13dp", "pl-1bk"} <= set(g)], "two divisions and a half"
    assert not [g for g in found if len(g) == 4]
    assert len([g for g in found if len(g) == 3]) == 2, "a division, a brigade and a regiment fit"
    assert not [g for g in found if len(g) == 1]
    near = replacing("pl-12dp@2126 pl-13dp@2126 su-58ds@2127 su-27ds@Orsza", value="groups")
    assert not said(near, "group")


@pytest.mark.rule(GAME, "23.1.2")
def test_there_are_three_groups_a_side() -> None:
    spots = ("Lwów", "Brody", "Kowel", "Łuck")
    pairs = (("pl-12dp", "pl-13dp"), ("pl-14dp", "pl-15dp"), ("pl-16dp", "pl-17dp"), ("pl-10dp", "pl-11dp"))
    units = " ".join(f"{unit}@{h}" for pair, h in zip(pairs, spots) for unit in pair)
    table = replacing(f"{units} {FAR}", value="groups")
    for pair in pairs[:3]:
        answer(table, "group", *pair)
    assert not said(table, "group")


@pytest.mark.rule(GAME, "23.1.2/c")
def test_a_group_may_lie_under_a_patrol_and_then_looks_like_one() -> None:
    table = replacing("pl-12dp@Lwów pl-13dp@Lwów " + FAR, under_markers={"pl a": "pl-12dp pl-13dp"})
    assert said(table, "cover") == {"a"}
    table.play.answer(("cover", "a"))
    assert {m.kind for m in table.game.view(table.state, "su").markers} & HIDING == {"patrol"}
    assert not control_lines(table.war, table.state, PL)
    assert reserve_strength(table.war, table.state, table.hex("Lwów")) == 4
    assert not said(replacing("pl-12dp@Lwów pl-13dp@Lwów " + FAR, value="groups"), "cover")


@pytest.mark.rule(GAME, "23.1.2/f")
def test_arrivals_placed_together_may_be_grouped_at_once() -> None:
    number = game().roster.number
    before = sum(1 << number[id] for id in ("pl-14dp", "pl-15dp", "su-58ds", "su-27ds"))
    units = "pl-12dp@Warszawa pl-13dp@Warszawa pl-14dp@Lwów pl-15dp@Lwów "
    table = posed(units + FAR, phase="movement", phasing="pl", marks={"hiding-on-map": before})
    assert said(table, "group") == {("pl-12dp", "pl-13dp")}, "those of Lwów were there before"
    answer(table, "group", "pl-12dp", "pl-13dp")
    assert under(table.state, PL, "a").bit_count() == 2


@pytest.mark.rule(GAME, "23.1.1/c")
def test_units_that_part_get_markers_of_their_own() -> None:
    table = moving("pl-12dp@Lwów pl-13dp@Lwów", {"pl p1": "pl-12dp pl-13dp"})
    assert said(table, "split") == {("p1", "pl-12dp"), ("p1", "pl-13dp")}
    table.play.answer(("split", "p1", table.unit("pl-13dp")))
    assert said(table, "hidden") == {"p1", "p2"}
    marched(table, "p2")
    assert table.at("pl-12dp") != table.at("pl-13dp")
    assert said(table, "hidden") == {"p1"}
    full = {
        f"pl p{n}": f"pl-{unit}" for n, unit in enumerate(("14dp", "15dp", "16dp", "17dp", "18dp", "10dp", "11dp"), 2)
    }
    where = ("Brody", "Kowel", "Łuck", "Dubno", "Równe", "Pińsk", "Lida")
    others = " ".join(f"{unit}@{h}" for unit, h in zip(full.values(), where))
    table = moving(f"pl-12dp@Lwów pl-13dp@Lwów {others}", {"pl p1": "pl-12dp pl-13dp", **full})
    assert not said(table, "split"), "no marker is left"
    table.play.answer(("reveal", "p5"))
    assert said(table, "split"), "one was taken from another unit"


@pytest.mark.rule(GAME, "23.1.1/d", "23.1.2/g")
def test_who_cannot_be_hidden() -> None:
    poles = "pl-12dp--@Lwów pl-13dp-@Lwów pl-pp1@Lwów pl-14dp@Lwów "
    table = replacing(poles + FAR)
    assert said(table, "patrol") == {("pl-13dp",), ("pl-14dp",), ("pl-13dp", "pl-14dp")}, "no cadre, no support unit"
    assert said(table, "group") == {("pl-13dp", "pl-14dp")}
    reds = "su-sicz1@Humań su-58ds@Humań lt-1d@Kowno lt-2d@Kowno pl-12dp@Lwów "
    table = replacing(reds, phasing="su", lithuania="at-war")
    assert said(table, "patrol") == {("su-58ds",)}
    assert not said(table, "group")


def with_dummy(**what: Any) -> Scene:
    """A dummy stands beside 58 DS."""
    return posed("pl-12dp@Lwów pl-dummy1@2126 su-58ds@2127 su-27ds@Orsza", under_markers={"pl p1": "pl-dummy1"}, **what)


@pytest.mark.rule(GAME, "23.1.1/e")
def test_a_dummy_comes_like_an_arrival_and_takes_two_markers() -> None:
    table = posed("pl-12dp@Lwów " + FAR, phase="movement", phasing="pl", held={"pl": ["Warszawa"]})
    assert said(table, "dummy") == {"pl-dummy1"}
    table.act("dummy", "pl-dummy1")
    assert table.state.at[table.unit("pl-dummy1")] == table.war.warsaw
    assert free_patrols(table.war, table.state, PL) == 6
    seen = table.game.view(table.state, "su")
    assert [(m.kind, m.units) for m in seen.markers if m.kind in HIDING] == [("patrol", ())], "it looks like any Patrol"
    assert "dummy" not in str(seen)
    table.play.answer(("hidden", "p1"))
    assert len(table.options()) > 6, "it marches like a real unit"
    found = with_dummy(phase="movement", phasing="pl")
    found.play.answer(("reveal", "p1"))
    assert [e.piece for e in found.events(DummyRevealed)] == ["pl-patrol-1"]
    assert found.state.at[found.unit("pl-dummy1")] < 0
    assert free_patrols(found.war, found.state, PL) == 8, "both markers are in the pool again"


@pytest.mark.rule(GAME, "23.1.1/e")
def test_dummies_are_counters_of_games_with_hiding_alone() -> None:
    hiding, plain = scenario("1", hiding="both"), scenario("1")
    assert len(hiding.state.at) == len(plain.state.at) + 12
    assert hiding.war.roster.ids[: plain.war.roster.size] == plain.war.roster.ids


@pytest.mark.rule(GAME, "23.1.1/f")
def test_after_an_attack_on_dummies_alone_the_attackers_may_pursue() -> None:
    table = with_dummy(phase="attacks", phasing="su")
    table.give("2126", "58DS", "go")
    assert table.events(DummyRevealed)
    while table.prompt in ("operation-theatre",):
        table.play.answer_index(0)
    assert table.prompt == "pursue"
    table.give("58DS")
    assert "2126" in table.options()


@pytest.mark.rule(GAME, "23.1.2/b")
def test_a_piece_goes_only_where_all_its_units_have_room() -> None:
    table = moving("pl-12dp@1726 pl-13dp@1726 pl-14dp@1727 pl-15dp@1727 pl-16dp@1727", {"pl a": "pl-12dp pl-13dp"})
    table.play.answer(("hidden", "a"))
    h = table.hex("1727")
    assert "1727" not in table.options()
    assert "6" in [game().number(r.rule) for r in why_not(table.play, [h])]


def test_a_position_is_told_without_its_dummies_and_opened_again() -> None:
    table = scenario("1", hiding="both")
    war, state = table.war, table.state
    dummy, pole = hidden.dummies(war, PL)[0], next(u for u in war.roster.of_side[PL] if state.at[u] >= 0)
    put(war, state, dummy, state.at[pole])
    told = table.game.posed(state)
    assert "?" not in told["units"]
    again = table.game.place(told)
    assert again.at[dummy] == AWAY
    assert again.at[pole] == state.at[pole]


def test_a_position_told_in_the_game_does_not_begin_it_again() -> None:
    table = scenario("1", hiding="both")
    state = table.play.quiet_state()
    assert Play(table.game, table.game.place(table.game.posed(state))).question == table.play.question
    while table.prompt in ("start-joined", "start-hidden"):
        table.give("ready")
    again = Play(table.game, table.game.place(table.game.posed(table.play.quiet_state())))
    assert again.question is not None
    assert again.question.prompt == table.prompt
