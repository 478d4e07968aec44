"""23.1.2/b: under their marker units go by rail, press on, take replacements and regroup, and nobody learns who they
are."""

from typing import Any

import pytest

from sztab.games.rok1920.chapter_events import (
    Concentrated,
    ConcentrationShown,
    Merged,
    ReplacementPlaced,
    Split,
    Strengthened,
    Transported,
)
from sztab.games.rok1920.eagles.events import DummyRevealed, HiddenLoss, HiddenRevealed
from sztab.games.rok1920.eagles.options.hidden_units import under
from sztab.games.rok1920.events import Eliminated, Weakened
from sztab.games.rok1920.units.counters import PL, SU
from sztab.kernel.events import is_for
from sztab.kernel.refusing import why_not
from tests.eagles.kit import game
from tests.eagles.test_hiding import FAR, answer, posed, replacing, said
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"
PAIR = "pl-12dp@Lwów pl-13dp@Lwów "


def moving(units: str, under_markers: dict[str, str], **what: Any) -> Scene:
    return posed(f"{units} {FAR}", under_markers=under_markers, phase="movement", **{"phasing": "pl", **what})


def heard(table: Scene, seat: str | None) -> str:
    """All that a seat has been told, as one text."""
    return str([event for _, event in table.play.journal if is_for(event, seat)])


def hides(table: Scene, *ids: str) -> bool:
    """Neither the enemy nor an onlooker finds these units in the view or in what was told."""
    told = [f"{table.game.view(table.state, seat)} {heard(table, seat)}" for seat in ("su", None)]
    return not any(f"'{id}'" in text for id in ids for text in told)


@pytest.mark.rule(GAME, "23.1.2/b", "9.3/a")
@pytest.mark.parametrize("marker", ["a", "p1"])
def test_units_under_a_marker_go_by_rail_together_at_the_price_of_each(marker: str) -> None:
    table = moving(PAIR, {f"pl {marker}": "pl-12dp pl-13dp"})
    assert said(table, "rail-hidden") == {marker}
    assert not said(table, "rail"), "only as one"
    table.play.answer(("rail-hidden", marker))
    table.give("Stanisławów")
    assert (
        table.at("pl-12dp")
        == table.at("pl-13dp")
        == table.game.war(table.state).board.map.numbers[table.hex("Stanisławów")]
    )
    (told,) = table.events(Transported)
    assert (told.unit, told.transports) == ({"a": "pl-group-a", "p1": "pl-patrol-1"}[marker], 2)
    assert table.marks["rail-used-pl"] == 2
    assert under(table.state, PL, marker).bit_count() == 2, "they are as hidden as before"
    assert hides(table, "pl-12dp", "pl-13dp")
    assert not said(table, "hidden"), "it does not march any more"


@pytest.mark.rule(GAME, "23.1.2/b", "9.2/d")
def test_transports_must_suffice_for_all_under_the_marker() -> None:
    reds = "su-44ds@Humań su-45ds@Humań su-58ds@Humań pl-12dp@Lwów"
    for units, may in (("su-44ds su-45ds", True), ("su-44ds su-45ds su-58ds", False)):
        table = posed(reds, under_markers={"su p1": units}, phase="movement", phasing="su")
        assert bool(said(table, "rail-hidden")) is may, "2 transports for a front, and none in the next phase"


@pytest.mark.rule(GAME, "23.1.1/e", "9.3/a")
def test_a_dummy_takes_a_train_like_a_real_unit() -> None:
    told = []
    for unit in ("pl-dummy1", "pl-12dp"):
        table = moving(f"{unit}@Lwów", {"pl p1": unit})
        table.play.answer(("rail-hidden", "p1"))
        table.give("Stanisławów")
        told.append((heard(table, "su"), table.game.view(table.state, "su").notes.transports))
    assert told[0] == told[1]


@pytest.mark.rule(GAME, "23.1.2/b", "9.4", "9.3/d")
def test_a_marker_leaves_for_a_secret_place_and_comes_back_on_its_units() -> None:
    table = moving(PAIR, {"pl a": "pl-12dp pl-13dp"})
    table.play.answer(("concentrate-hidden", "a"))
    assert getattr(table.play.question, "secret", False)
    table.give("Stanisławów")
    table.roll(5)
    assert table.at("pl-12dp") == table.at("pl-13dp") == "away"
    assert [(e.unit, e.transports) for e in table.events(Concentrated)] == [("pl-group-a", 4)]
    assert table.game.view(table.state, "su").notes.travelling == ("pl-group-a",)
    assert table.game.view(table.state, "pl").notes.travelling == ("pl-12dp", "pl-13dp")
    assert not [m for m in table.game.view(table.state, "su").markers if m.kind == "group"], "off the map"
    assert not said(table, "reveal")
    table.give("done")
    for _ in range(60):
        if table.events(ConcentrationShown):
            break
        options = getattr(table.play.question, "options", ())
        word = next((w for w in ("take", "done", "pass", "no") if w in options), None)
        table.roll(4) if not options else table.play.answer(word) if word else table.play.answer_index(0)
    assert {e.unit for e in table.events(ConcentrationShown)} == {"pl-group-a"}
    assert under(table.state, PL, "a").bit_count() == 2
    assert table.at("pl-12dp") == table.at("pl-13dp") == table.war.board.map.numbers[table.hex("Stanisławów")]
    assert said(table, "hidden") == {"a"}, "and may march at once"
    assert hides(table, "pl-12dp", "pl-13dp")


def fleeing(units: str, under_markers: dict[str, str], **what: Any) -> Scene:
    """The Bolshevik has a morale level: Poles may flee further."""
    table = posed(
        f"{units} {FAR}", under_markers=under_markers, phase="movement", phasing="pl",
        more={"forced-march": "yes"}, morale={"ua": 8, "lb": 8}, **what,
    )  # fmt: skip
    marker = next(iter(under_markers)).split()[1]
    table.play.answer(("press-on-hidden", marker, "flight"))
    table.play.answer_index(0)
    return table


@pytest.mark.rule(GAME, "23.1.2/b", "23.2.1")
def test_a_marker_presses_on_and_throws_for_each_unit() -> None:
    table = fleeing("pl-12dp@Lwów pl-13dp-@Lwów", {"pl a": "pl-12dp pl-13dp"})
    assert table.prompt == "press-on"
    assert dict(getattr(table.play.question, "about", {}))["unit"] == "pl-group-a", "a throw is seen by all"
    table.roll(1)
    assert (table.prompt, table.level("pl-12dp")) == ("press-on", "weak")
    assert [e.piece for e in table.events(HiddenLoss)] == ["pl-group-a"]
    assert [e.only for e in table.events(Weakened)] == ["pl"], "how strong it is now only its owner knows"
    assert hides(table, "pl-12dp", "pl-13dp")
    table.roll(6)
    assert table.prompt == "move"
    assert under(table.state, PL, "a").bit_count() == 2


@pytest.mark.rule(GAME, "23.1.1/d", "23.2.1")
def test_who_becomes_a_cadre_on_the_march_or_falls_comes_to_light_alone() -> None:
    table = fleeing("pl-12dp-@Lwów pl-13dp@Lwów", {"pl a": "pl-12dp pl-13dp"}).roll(1)
    assert [e.units for e in table.events(HiddenRevealed)] == [("pl-12dp",)]
    assert table.level("pl-12dp") == "cadre"
    assert under(table.state, PL, "a") == 1 << table.unit("pl-13dp")
    assert hides(table, "pl-13dp")
    assert "pl-12dp" in {u.id for u in table.game.view(table.state, "su").units}
    lost = fleeing("pl-205pp@Lwów", {"pl p1": "pl-205pp"}).roll(1)
    assert [e.unit for e in lost.events(Eliminated)] == ["pl-205pp"]
    assert not under(lost.state, PL, "p1")


@pytest.mark.rule(GAME, "23.1.1/e", "23.2.1")
@pytest.mark.parametrize("face", [1, 2, 6])
def test_a_dummy_throws_like_a_real_unit(face: int) -> None:
    told = []
    for unit in ("pl-dummy1", "pl-12dp"):
        table = fleeing(f"{unit}@Lwów", {"pl p1": unit}).roll(face)
        told.append((heard(table, "su"), table.game.view(table.state, "su")))
        assert under(table.state, PL, "p1") == 1 << table.unit(unit)
    assert told[0] == told[1]


@pytest.mark.rule(GAME, "23.1.2/b", "17.3/b", "17.3/c")
def test_hidden_units_take_replacements_under_their_marker() -> None:
    table = replacing("pl-12dp-@Lwów pl-13dp-@Lwów " + FAR, under_markers={"pl a": "pl-12dp"}, pools={"pl": 2})
    assert said(table, "strengthen") == {"pl-12dp", "pl-13dp"}
    before = table.state.pools["pl"]
    table.act("strengthen", "pl-12dp")
    assert [(e.unit, e.only) for e in table.events(ReplacementPlaced)] == [("pl-12dp", "pl")]
    assert table.game.view(table.state, "su").notes.strengthening == ()
    assert table.game.view(table.state, "su").pools["pl"] == before - 1, "that a replacement is spent all see"
    assert hides(table, "pl-12dp")
    for _ in range(200):
        if table.events(Strengthened):
            break
        options = getattr(table.play.question, "options", ())
        word = next((w for w in ("take", "done", "pass", "no", "none") if w in options), None)
        table.roll(4) if not options else table.play.answer(word) if word else table.play.answer_index(0)
    assert [(e.unit, e.only) for e in table.events(Strengthened)] == [("pl-12dp", "pl")]
    assert table.level("pl-12dp") == "full"
    assert hides(table, "pl-12dp")


@pytest.mark.rule(GAME, "23.1.2/b", "18")
@pytest.mark.parametrize("marker", ["a", "p1"])
def test_hidden_divisions_are_divided_and_joined_under_their_marker(marker: str) -> None:
    table = replacing("pl-4dp@Lwów pl-12dp@Lwów " + FAR, under_markers={f"pl {marker}": "pl-4dp pl-12dp"})
    table.act("split", "pl-4dp")
    parts = {"pl-7bp", "pl-8bp", "pl-12dp"}
    assert under(table.state, PL, marker) == sum(1 << table.unit(u) for u in parts)
    assert [e.only for e in table.events(Split)] == ["pl"]
    assert hides(table, "pl-7bp", "pl-8bp")
    table.act("merge", "pl-7bp", "pl-8bp")
    assert under(table.state, PL, marker) == sum(1 << table.unit(u) for u in ("pl-4dp", "pl-12dp"))
    assert [e.only for e in table.events(Merged)] == ["pl"]
    told = heard(table, "su")
    assert not [id for id in (*parts, "pl-4dp") if f"'{id}'" in told]


@pytest.mark.rule(GAME, "23.1.2/b", "17.4/a")
def test_hidden_red_brigades_make_a_division_under_their_marker() -> None:
    table = replacing(
        "su-wochrp1@Humań su-des@Humań pl-12dp@Lwów", phasing="su", under_markers={"su b": "su-wochrp1 su-des"},
        fallen=["su-44ds"],
    )  # fmt: skip
    table.act("join", "su-wochrp1", "su-des")
    while table.prompt == "join-into":
        table.play.answer(table.unit("su-44ds"))
    assert under(table.state, SU, "b") == 1 << table.unit("su-44ds")
    assert [e.only for e in table.events(Merged)] == ["su"]


@pytest.mark.rule(GAME, "23.1.2/b", "22")
def test_of_three_players_both_bolsheviks_hear_what_is_done_under_their_markers() -> None:
    table = posed(
        "su-wochrp1-@Humań pl-12dp@Lwów", under_markers={"su b": "su-wochrp1"}, phase="replacements", phasing="su",
        pools={"southwest": 1}, more={"players": "three"},
    ).skip_to("replacements", "southwest")  # fmt: skip
    table.act("strengthen", "su-wochrp1")
    assert {e.only for e in table.events(ReplacementPlaced)} == {"west", "southwest"}
    for seat in ("pl", None):
        assert "su-wochrp1" not in heard(table, seat)


@pytest.mark.rule(GAME, "23.1.2/b")
def test_only_units_under_the_same_marker_join() -> None:
    brigades = "pl-7bp@Lwów pl-8bp@Lwów pl-12dp@Lwów " + FAR
    for markers in ({"pl p1": "pl-7bp"}, {"pl p1": "pl-7bp", "pl p2": "pl-8bp"}):
        table = replacing(brigades, under_markers=markers)
        assert not said(table, "merge")
        refused = why_not(table.play, [("merge", table.unit("pl-7bp"), table.unit("pl-8bp"))])
        assert "23.1.2/b" in [game().number(r.rule) for r in refused]
    assert said(replacing(brigades, under_markers={"pl p1": "pl-7bp pl-8bp"}), "merge")


@pytest.mark.rule(GAME, "23.1.3/p")
def test_whom_his_owner_has_revealed_is_not_hidden_again_in_the_same_phase() -> None:
    table = replacing(PAIR + FAR)
    answer(table, "patrol", "pl-12dp")
    table.play.answer(("reveal", "p1"))
    assert said(table, "patrol") == {("pl-13dp",)}
    answer(table, "patrol", "pl-13dp")
    table.play.answer(("reveal", "p1"))
    assert not said(table, "patrol"), "or there would be no end of it"
    again = moving(PAIR, {"pl p1": "pl-12dp pl-13dp"})
    again.play.answer(("reveal", "p1"))
    again.skip_to("replacements", "pl")
    assert said(again, "patrol"), "in the next phase it may be"


@pytest.mark.rule(GAME, "23.1.3/p", "23.1.1/e")
def test_a_dummy_that_its_owner_has_taken_back_does_not_come_again_in_the_same_phase() -> None:
    table = posed("pl-12dp@Lwów " + FAR, phase="movement", phasing="pl", held={"pl": ["Warszawa"]})
    for count in range(4):
        (unit,) = said(table, "dummy")
        table.act("dummy", unit)
        table.play.answer(("reveal", "p1"))
        assert len(table.events(DummyRevealed)) == count + 1
    assert not said(table, "dummy"), "each of the four once"
