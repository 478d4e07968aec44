"""9.0: withdrawal, attacks, factors, losses, retreat, pursuit, headquarters in combat."""

import pytest

from sztab.games.west.events import CombatResolved, LeaderRemoved, LossesDue, Retreated
from sztab.games.west.fighting.odds import losses, outlook
from tests.west.kit import Table, plain, table

GAME = "how-the-west-was-saved"


def fight(units: str, **more: object) -> Table:
    """A position in which the Pole may attack."""
    return table(units, phase="attacks", **more)


def fought(units: str, pl: int, ru: int, **more: object) -> Table:
    """The Polish stack at 0404 attacks, with these dice."""
    t = fight(units, **more)
    t.say("alone", hex="0404")
    t.skip("combat-card")
    return t.roll(pl, ru)


def parts(t: Table) -> tuple[dict[str, int], dict[str, int]]:
    """Both sums of the last combat: what each key adds."""
    event = t.told(CombatResolved)[-1]
    found: list[dict[str, int]] = []
    for modifiers in (event.attack_modifiers, event.defence_modifiers):
        sums: dict[str, int] = {}
        for modifier in modifiers:
            sums[modifier.key] = sums.get(modifier.key, 0) + modifier.value
        found.append(sums)
    return found[0], found[1]


# --- 9.1 ---


@pytest.mark.rule(GAME, "9.1/a", "9.1/b", "9.1/c", "9.1/d")
def test_cavalry_withdraws_and_the_enemy_may_follow() -> None:
    units = "pl: bj-1@0404>E hq-1@0404 / ru: ds-5@0504>W ds-6@0504"
    t = table(units, phase="withdrawal", turn=2, step=0)
    assert (t.seat, t.prompt) == ("pl", "withdrawal"), "the higher base number begins"
    t.say(hex="0404")
    assert t.prompt == "retreat"
    t.say(path=["0304", "0204"]).say(facing="E")
    assert (t.at("pl-bj-1"), t.at("hq-pl-1")) == ("0204", "0204")
    assert (t.seat, t.prompt) == ("ru", "follow")
    t.say(unit=["ru-ds-5"]).say(facing="W")
    assert (t.at("ru-ds-5"), t.at("ru-ds-6")) == ("0404", "0504")


@pytest.mark.rule(GAME, "9.1/a")
@pytest.mark.parametrize(
    ("units", "key"),
    [
        ("pl: bj-1@0404>E dp-12@0404 / ru: ds-5@0504>W", "not-cavalry-alone"),
        ("pl: bj-1@0404>E / ru: ds-5@0504>W ds-6@0503>SW", "not-faced-by-one"),
        ("pl: bj-1@0404>E / ru: ds-5@0504>E", "not-faced-by-one"),
        ("pl: bj-1@0404>E / ru: ds-5@0504>W dk-4@0504", "faced-by-cavalry"),
    ],
)
def test_who_may_not_withdraw(units: str, key: str) -> None:
    t = table(units, phase="withdrawal", turn=2, step=0)
    assert t.key(hex="0404") == key


@pytest.mark.rule(GAME, "9.1/d")
def test_the_higher_base_number_begins_and_the_pole_on_a_tie() -> None:
    units = "pl: bj-1@0404>E / ru: ds-5@0504>W"
    assert table(units, phase="withdrawal", turn=7, step=0).seat == "ru"
    assert table(units, phase="withdrawal", turn=5, step=0).seat == "pl", "equal base numbers"


# --- 9.2 ---


@pytest.mark.rule(GAME, "9.2/a", "9.2/c", "9.2/i", "1.2/h")
def test_who_may_attack() -> None:
    units = (
        "pl: dp-12@0404>E hq-1@0304 dp-13@0408>W art-1@0410 dp-14@0707>E dp-15@0101>E / "
        "ru: ds-5@0504>W ds-6@0807>W ds-7@0509>W"
    )
    t = fight(units, attacked=[])
    assert t.options() == [{"answer": "alone", "hex": "0404"}, {"answer": "pass"}]
    assert t.why_not("alone", hex="0707") == "9.2/c"
    assert t.why_not("alone", hex="0408") == "9.2/a"
    assert t.why_not("alone", hex="0410") == "9.2/a", "artillery alone does not attack"
    t = fight(units, attacked=["pl-dp-12"])
    assert t.prompt != "attack" or not t.offers("alone", hex="0404")


@pytest.mark.rule(GAME, "9.2/b")
def test_artillery_attacks_only_with_infantry() -> None:
    t = fought("pl: bj-1@0404>E art-1@0404 hq-1@0404 / ru: ds-5@0504>W", 1, 1)
    assert parts(t)[0] == {"unit": 2}
    t = fought("pl: dp-12@0404>E art-1@0404 hq-1@0404 / ru: ds-5@0504>W", 1, 1)
    assert parts(t)[0] == {"unit": 3 + 1, "combined-arms": 2}


@pytest.mark.rule(GAME, "9.2/d", "9.2/e", "9.2/f")
def test_attacks_in_turn_and_declining_is_final() -> None:
    units = "pl: dp-12@0404>E dp-13@0408>E hq-1@0304 hq-2@0308 / ru: ds-5@0504>W ds-6@0508>W hq-15@0604 hq-12@0608"
    t = fight(units, step=0)
    t.roll(1, 6)
    assert (t.seat, t.prompt) == ("ru", "attack")
    t.say("pass")
    assert t.seat == "pl"
    t.say("alone", hex="0404").roll(1, 1)
    assert t.seat == "pl", "the Russian attacks no more"
    t.say("pass")
    assert t.prompt != "attack"


@pytest.mark.rule(GAME, "9.2/g")
def test_which_second_stack_may_be_called() -> None:
    wet = plain(sides={"river": "0503/SE"})
    units = "pl: dp-12@0404>E hq-1@0304 dp-13@0503>SE dp-14@0405>E hq-2@0402 / ru: ds-5@0504>W"
    t = fight(units)
    assert t.offers("with", hex="0404", second="0503")
    assert fight(units, map=wet).key("with", hex="0404", second="0503") == "second-across-river"
    turned = units.replace("dp-13@0503>SE", "dp-13@0503>NE")
    assert fight(turned).key("with", hex="0404", second="0503") == "second-does-not-face"
    alone = "pl: dp-12@0404>E hq-1@0405 dp-13@0603>SW / ru: ds-5@0504>W"
    assert fight(alone).why_not("with", hex="0404", second="0603") == "9.2/g", "no headquarters near the second"


@pytest.mark.rule(GAME, "9.2/h", "9.3/g", "9.2/i")
@pytest.mark.parametrize(("die", "result"), [(5, "together"), (4, "alone"), (2, "cancelled")])
def test_the_coordination_roll(die: int, result: str) -> None:
    units = "pl: dp-12@0404>E hq-1@0304 dp-13@0503>SE hq-2@0403 / ru: ds-5@0504>W"
    t = fight(units)
    t.say("with", hex="0404", second="0503").roll(die)
    if result == "cancelled":
        assert t.prompt != "combat"
        assert t.told(CombatResolved) == []
        assert t.state.fought == 0
        return
    t.roll(1, 1)
    attack, _ = parts(t)
    assert attack.get("second-unit", 0) == (3 if result == "together" else 0)
    assert attack["neighbours"] == 1, "it counts as a stack next to the defender in any case"


TWO_FIGHTS = "pl: dp-12@0404>E hq-1@0404 dp-13@0407>E hq-2@0407 / ru: ds-5@0504>E ds-6@0507>E"


@pytest.mark.rule(GAME, "9.2/j")
def test_who_attacked_or_defended_is_marked() -> None:
    t = fight(TWO_FIGHTS)
    t.say("alone", hex="0404").roll(3, 4)
    assert (t.seat, t.prompt) == ("pl", "attack"), "a draw; the Russians face nobody, and the second stack may attack"
    pieces = {p.id: p for s in t.game.view(t.state, "pl").stacks for p in s.pieces}
    marks = {unit: (pieces[unit].attacked, pieces[unit].fought) for unit in ("pl-dp-12", "pl-dp-13")}
    assert marks == {"pl-dp-12": (True, True), "pl-dp-13": (False, False)}
    assert (pieces["ru-ds-5"].attacked, pieces["ru-ds-5"].fought) == (False, True)
    assert t.key("alone", hex="0404") == "has-attacked"
    assert t.why_not("alone", hex="0404") == "9.2/i"
    assert t.offers("alone", hex="0407")


@pytest.mark.rule(GAME, "9.7")
def test_the_markers_come_off_when_the_phase_ends() -> None:
    t = fight(TWO_FIGHTS)
    t.say("alone", hex="0404").roll(3, 4)
    assert t.state.attacked == 1 << t.ed.number["pl-dp-12"]
    t.say("pass")
    assert t.prompt != "attack"
    assert t.state.attacked == t.state.withdrawn == 0
    assert t.state.fought == 1 << t.ed.number["pl-dp-12"] | 1 << t.ed.number["ru-ds-5"], "fatigue lasts for the turn"


@pytest.mark.rule(GAME, "9.7")
def test_who_withdrew_is_no_longer_marked_after_the_phase() -> None:
    t = table("pl: bj-1@0404>E hq-1@0404 / ru: ds-5@0504>W", phase="withdrawal", turn=2, step=0)
    t.say(hex="0404").say(path=["0304", "0204"]).say(facing="E").say("stay")
    assert t.state.withdrawn == 1 << t.ed.number["pl-bj-1"]
    while t.prompt in ("withdrawal", "start", "attack"):
        t.roll(5, 2) if t.prompt == "start" else t.say("pass")
    assert t.state.withdrawn == 0


# --- 9.3 ---


@pytest.mark.rule(GAME, "1.2/k", "9.3/h", "9.3/i")
def test_front_and_other_factors_full_and_weak() -> None:
    t = fought("pl: dp-12@0404>E hq-1@0404 / ru: ds-44@0504>W", 2, 2)
    event = t.told(CombatResolved)[0]
    assert (event.attack, event.defence, event.winner) == (3 + 2, 3 + 2, "")
    t = fought("pl: dp-12@0404>E hq-1@0404 / ru: ds-44@0504>E", 2, 2)
    assert parts(t)[1] == {"unit-flank": 2}
    t = fought("pl: dp-12-@0404>E hq-1@0404 / ru: ds-44-@0504>W", 2, 1)
    event = t.told(CombatResolved)[0]
    assert (event.attack, event.defence, event.winner) == (2 + 2, 2 + 1, "pl")


@pytest.mark.rule(GAME, "1.2/m", "1.2/n")
def test_artillery_counts_one_weak_none_without_infantry() -> None:
    start = "pl: dp-12@0404>E hq-1@0404 / ru: "
    assert parts(fought(start + "art-1@0504 ds-5@0504>W", 1, 1))[1]["unit"] == 3 + 1
    assert parts(fought(start + "art-1-@0504 ds-5@0504>W", 1, 1))[1]["unit"] == 3 + 1
    assert parts(fought(start + "art-1-@0504 dk-4@0504>W", 1, 1))[1]["unit"] == 4
    assert parts(fought(start + "art-1@0504 dk-4@0504>E", 1, 1))[1]["unit-flank"] == 2 + 1


@pytest.mark.rule(GAME, "9.3/a")
def test_further_stacks_next_to_the_defender() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 dp-13@0503>W dp-14@0505>W hq-2@0603 / ru: ds-5@0504>W ds-6@0604>E art-1@0605"
    attack, defence = parts(fought(units, 1, 1))
    assert attack["neighbours"] == 2, "a headquarters alone counts nothing"
    assert defence["neighbours"] == 2


@pytest.mark.rule(GAME, "9.3/b")
@pytest.mark.parametrize(
    "map_",
    [
        plain(terrain={"hill": "0504"}),
        plain(sides={"river": "0404/E"}),
        plain(sides={"river": "0404/E", "bridge": "0404/E"}),
        plain(terrain={"forest": "0504"}, sides={"river": "0404/E"}),
    ],
)
def test_terrain_or_river_once(map_: dict[str, object]) -> None:
    _, defence = parts(fought("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>W", 1, 1, map=map_))
    assert defence["terrain"] == 2


@pytest.mark.rule(GAME, "9.3/c")
def test_combined_arms() -> None:
    units = "pl: dp-12@0404>E bj-1@0404 art-1@0404 hq-1@0404 / ru: ds-5@0504>W dk-4@0504"
    attack, defence = parts(fought(units, 1, 1))
    assert (attack["combined-arms"], defence["combined-arms"]) == (4, 2)
    attack, _ = parts(fought("pl: bj-1@0404>E bj-3@0404 hq-1@0404 / ru: ds-5@0504>W", 1, 1))
    assert "combined-arms" not in attack


@pytest.mark.rule(GAME, "9.3/d")
@pytest.mark.parametrize("kind", ["town", "fort"])
def test_towns_and_forts_defend_all_round_but_against_guns(kind: str) -> None:
    town = plain(regions={kind: "0504"})
    _, defence = parts(fought("pl: dp-12@0404>E hq-1@0404 / ru: ds-44@0504>E", 1, 1, map=town))
    assert defence["unit"] == 3
    _, defence = parts(fought("pl: dp-12@0404>E art-1@0404 hq-1@0404 / ru: ds-44@0504>E", 1, 1, map=town))
    assert defence["unit-flank"] == 2


@pytest.mark.rule(GAME, "9.3/e")
def test_units_that_fought_are_tired_in_defence() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>W ds-6@0504"
    _, defence = parts(fought(units, 1, 1, fought=["ru-ds-5", "ru-ds-6", "pl-dp-12"]))
    assert defence["fatigue"] == -2


@pytest.mark.rule(GAME, "9.3/f")
def test_cards_in_combat() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>W"
    t = fight(units, in_force={"pl": 25})
    t.say("alone", hex="0404")
    assert (t.seat, t.prompt) == ("pl", "combat-card")
    assert t.why_not("use", card="card-25", role="defender") == "9.3/f"
    t.say("use", card="card-25", role="attacker").roll(1, 1)
    assert parts(t)[0]["card"] == 2
    assert parts(fought(units, 1, 1, in_force={"pl": 9}))[0]["unit"] == 2, "rifle ammunition is low"
    assert parts(fought(units, 1, 1, in_force={"pl": 39}))[0]["card"] == 1, "Hungarian rifles"
    guns = "pl: dp-12@0404>E art-1@0404 hq-1@0404 / ru: ds-44@0504>E"
    town = plain(regions={"town": "0504"})
    attack, defence = parts(fought(guns, 1, 1, in_force={"pl": 10}, map=town))
    assert attack == {"unit": 3}, "shells are low: no factor, no combined arms"
    assert defence == {"unit": 3}, "and the town defends all round"


@pytest.mark.rule(GAME, "9.3/f")
def test_what_a_card_would_change_is_told_before_it_is_used() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>W"
    t = fight(units, in_force={"pl": 25})
    t.say("alone", hex="0404")
    told = t.query("fight", side="pl")
    (card,) = told["cards"]
    assert (card["card"], card["role"], card["value"]) == ("card-25", "attacker", 2)
    assert (card["attack"], card["defence"]) == (told["now"]["attack"] + 2, told["now"]["defence"])
    assert card["odds"]["retreat"] > told["now"]["odds"]["retreat"]
    assert t.query("fight", side="ru")["cards"] == [], "the other side has none to use"
    t.say("use", card="card-25", role="attacker").roll(1, 1)
    assert sum(parts(t)[0].values()) == card["attack"]


@pytest.mark.rule(GAME, "9.3/f")
def test_cards_of_the_other_player_and_for_two_stacks() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>W"
    t = fight(units, in_force={"ru": 25})
    t.say("alone", hex="0404").say("use", card="card-25", role="defender").roll(1, 1)
    assert parts(t)[1]["card"] == -2, "played by the Russian, used by the Pole against him"
    t = fight(units.replace("ds-5", "dk-4"), in_force={"ru": 5})
    t.say("alone", hex="0404")
    assert t.seat == "ru"
    t.say("use", card="card-5", role="defender").roll(1, 1)
    assert parts(t)[1]["card"] == 2
    t = fight(units, in_force={"ru": 5})
    t.say("alone", hex="0404")
    assert t.prompt == "combat", "no cavalry, no tachanka"
    t = fight(units, in_force={"pl": 16})
    t.say("alone", hex="0404").say("use", card="card-16", role="attacker")
    assert t.prompt == "combat", "the second stack must be another one"
    assert t.state.boosts[0].left == 1


# --- 9.4 ---


@pytest.mark.rule(GAME, "9.4/a", "9.4/b", "9.5.c/b", "1.5")
def test_how_many_losses() -> None:
    assert losses(3, 4, 2) == (1, 0)
    assert losses(5, 4, 2) == (2, 1)
    assert losses(6, 2, 4) == (2, 1), "no more than the winner has units"
    assert losses(9, 4, 4) == (4, 0), "the winner of a rout loses nothing"
    assert losses(2, 4, 4) == (1, 0)
    assert losses(1, 4, 4) == (0, 0)
    assert outlook(0, (4, 2))["win"] == outlook(0, (4, 2))["lose"]


@pytest.mark.rule(GAME, "9.4/c", "9.4/d", "9.4/e")
def test_the_owner_allots_losses_to_units_of_the_stack() -> None:
    units = "pl: dp-12@0404>E dp-13@0404 dp-14@0404 hq-1@0404 / ru: ds-5@0504>W ds-6@0504 hq-15@0504 ds-7@0505>W"
    t = fought(units, 4, 6)
    assert [(event.side, event.losses) for event in t.told(LossesDue)] == []
    t = fought(units, 6, 5)
    assert t.told(CombatResolved)[0].difference in (3, 4, 5)
    assert (t.seat, t.prompt) == ("ru", "loss")
    assert t.why_not(unit="hq-ru-15") == "9.4/e"
    assert t.why_not(unit="ru-ds-7") == "9.4/d"
    t.say(unit="ru-ds-5")
    assert t.is_weak("ru-ds-5")


@pytest.mark.rule(GAME, "9.4/c", "9.4/d")
def test_two_losses_eliminate_a_full_unit_and_the_rest_is_lost() -> None:
    t = fought("pl: dpleg-1@0404>E dpleg-2@0404 dpleg-3@0404 hq-1@0404 / ru: ds-5@0504>W", 5, 5)
    assert t.told(CombatResolved)[0].difference == 9
    assert t.at("ru-ds-5") == "dead", "two of three losses are enough, the third is ignored"


# --- 9.5 ---


@pytest.mark.rule(GAME, "9.5.a")
def test_a_difference_of_two_moves_nobody() -> None:
    t = fought("pl: dp-12@0404>E hq-1@0404 / ru: ds-5-@0504>W", 1, 1)
    assert t.told(CombatResolved)[0].difference == 2
    assert t.at("ru-ds-5") == "dead"
    assert t.prompt != "pursue", "not even into the empty hex"


BEATEN = (
    "pl: dpleg-1@0404>E bj-1@0404 art-1@0404 hq-1@0404 / ru: ds-5@0504>W ds-6@0504 art-1@0504 hq-15@0504 ds-8@0704>W"
)


def beaten() -> Table:
    """A Russian stack that has lost by four, and must retreat."""
    t = fought(BEATEN, 5, 3)
    assert t.told(CombatResolved)[0].difference == 4
    return t.skip("loss")


@pytest.mark.rule(GAME, "9.5.b/a", "9.5.b/b", "9.5.b/d", "9.5.b/g")
def test_the_loser_retreats_two_hexes_without_guns() -> None:
    t = beaten()
    assert t.at("ru-art-1") == "dead", "artillery of the loser is lost"
    assert (t.seat, t.prompt) == ("ru", "retreat")
    assert t.why_not(path=["0604", "0503"]) != ""
    t.say(path=["0604", "0704"])
    assert t.at("ru-ds-5") == t.at("hq-ru-15") == "0704"
    assert t.facing("ru", "0704") == "W", "as those who are there"


@pytest.mark.rule(GAME, "9.5.b/c", "9.5.b/h", "9.5.b/i")
def test_the_winner_pursues_and_cavalry_rides_on() -> None:
    t = beaten().say(path=["0604", "0704"])
    assert (t.seat, t.prompt) == ("pl", "pursue")
    assert t.offers("stay"), "nobody must pursue"
    assert t.why_not(unit=["pl-art-1", "pl-bj-1"]) == "9.5.b/c"
    t.say(unit=["pl-dpleg-1", "pl-bj-1"])
    assert t.prompt == "ride-on"
    assert t.why_not(unit="pl-dpleg-1", hex="0503") == "9.5.b/h"
    t.say(unit="pl-bj-1", hex="0503").say(facing="E").say(facing="SE")
    assert [t.at(unit) for unit in ("pl-dpleg-1", "pl-bj-1", "pl-art-1")] == ["0504", "0503", "0404"]
    assert {t.facing("pl", "0504"), t.facing("pl", "0503")} == {"E", "SE"}


@pytest.mark.rule(GAME, "9.5.b/b")
def test_a_retreat_avoids_the_enemy() -> None:
    t = table("pl: dp-12@0404>E dp-13@0703>W / ru: ds-5@0504>W ds-6@0605>W")
    routes = t.query("retreat", side="ru", hex="0504")["routes"]
    assert {route[0] for route in routes} == {"0605"}, "the other hexes around are next to a Pole"
    t = table("pl: dp-12@0404>E dp-13@0703>W / ru: ds-5@0504>W ds-6@0604>W")
    routes = t.query("retreat", side="ru", hex="0504")["routes"]
    assert {route[0] for route in routes} == {"0604", "0605"}, "a friend stands next to the Pole"
    wet = plain(sides={"river": "0703/NW+NE+E+SE+SW+W"})
    t = table("pl: dp-12@0404>E dp-13@0703>W / ru: ds-5@0504>W", map=wet)
    assert any(route[0] == "0603" for route in t.query("retreat", side="ru", hex="0504")["routes"])


@pytest.mark.rule(GAME, "9.5.b/e", "9.6/a")
def test_without_a_route_all_perish_and_the_headquarters_leaves() -> None:
    walled = plain(terrain={"lake": "0503 0603 0604 0505 0605"})
    t = fought("pl: dpleg-1@0404>E dpleg-2@0404 hq-1@0404 / ru: ds-5@0504>W hq-15@0504", 2, 4, map=walled)
    t.skip("loss")
    assert t.told(CombatResolved)[0].difference == 3
    assert t.at("ru-ds-5") == "dead"
    assert [event.unit for event in t.told(LeaderRemoved)] == ["hq-ru-15"]
    assert t.prompt == "pursue"


@pytest.mark.rule(GAME, "9.5.b/f")
def test_too_many_in_a_hex_of_retreat() -> None:
    walled = plain(terrain={"lake": "0503 0603 0505 0605 0703 0705 0803 0804"})
    units = (
        "pl: dpleg-1@0404>E dpleg-2@0404 hq-1@0404 / ru: ds-5@0504>W ds-6@0504 "
        "ds-7@0704>W ds-8@0704 ds-10@0704 hq-15@0604"
    )
    t = fought(units, 6, 5, map=walled)
    t.skip("loss")
    t.skip("retreat")
    assert (t.seat, t.prompt) == ("ru", "overstacked")
    t.say(unit="ru-ds-10")
    assert t.at("ru-ds-10") == "dead"
    assert t.at("ru-ds-6") == "0704"


@pytest.mark.rule(GAME, "9.5.c/a", "9.5.c/b", "9.5.c/c", "9.3/e")
def test_a_rout_the_winner_picks_the_route_and_attacks_again() -> None:
    units = "pl: dpleg-1@0404>E dpleg-2@0404 dpleg-3@0404 hq-1@0404 / ru: ds-5@0504>W ds-6@0504 ds-7@0504 ds-8@0505>W"
    t = fought(units, 6, 1)
    assert t.told(CombatResolved)[0].difference >= 7
    t.skip("loss")
    assert (t.seat, t.prompt) == ("pl", "retreat"), "the winner picks"
    t.skip("retreat")
    while t.prompt == "facing" and t.seat == "ru":
        t.say(facing="W")
    t.say(unit=["pl-dpleg-1", "pl-dpleg-2", "pl-dpleg-3", "hq-pl-1"])
    t.say(facing="SW")
    assert (t.seat, t.prompt) == ("pl", "attack-again")
    assert not t.state.fought >> t.ed.number["pl-dpleg-1"] & 1, "who wins so is not tired"
    promised = t.game.queries["combat"](t.play, {"hex": "0504"})
    assert sum(part.value for part in promised["attack_modifiers"] if part.key == "unit") == 12, "who may attack again"
    t.say("alone", hex="0504")
    assert t.prompt == "combat"
    t.roll(3, 2)
    resolved = t.told(CombatResolved)[-1]
    assert (resolved.attack - 3, resolved.defence - 2) == (promised["attack"], promised["defence"])


@pytest.mark.rule(GAME, "9.5.c/a")
def test_the_winner_must_spare_units_where_he_can() -> None:
    units = (
        "pl: dpleg-1@0404>E dpleg-2@0404 dpleg-3@0404 hq-1@0404 / ru: ds-5@0504>W ds-6@0504 ds-7@0504 "
        "ds-8@0704>W ds-10@0704 ds-11@0704 ds-17@0704"
    )
    t = fought(units, 6, 1)
    t.skip("loss")
    assert t.why_not(path=["0604", "0704"]) == "9.5.c/a"


# --- 9.6 ---


@pytest.mark.rule(GAME, "9.6/a", "9.4/e")
def test_a_headquarters_leaves_with_its_last_unit() -> None:
    t = fought("pl: dp-12@0404>E hq-1@0404 / ru: ds-5-@0504>W hq-15@0504", 1, 1)
    assert t.at("ru-ds-5") == "dead"
    assert [(event.unit, event.turn) for event in t.told(LeaderRemoved)] == [("hq-ru-15", 2)]


@pytest.mark.rule(GAME, "9.6/c")
def test_a_lone_headquarters_is_run_down() -> None:
    t = fight("pl: dp-12@0404>E art-1@0404 hq-1@0404 / ru: hq-15@0504 ds-5@1111>W")
    t.say("alone", hex="0404")
    assert [event.unit for event in t.told(LeaderRemoved)] == ["hq-ru-15"]
    assert t.told(CombatResolved) == [], "without dice"
    assert t.prompt == "pursue"
    t.say(unit=["pl-dp-12", "pl-art-1"]).say(facing="E")
    assert t.at("pl-art-1") == "0504", "here artillery goes along"


def test_a_retreat_is_told_with_its_way() -> None:
    t = fought("pl: dpleg-1@0404>E dpleg-2@0404 hq-1@0404 / ru: ds-5@0504>W", 2, 4)
    t.skip("loss", "retreat")
    assert len(t.told(Retreated)[0].path) == 3
