"""BW-S1, S2, M1 to M5, R1 to R7: match and rematch, points, referee; and the record of a match."""

from collections import Counter

import msgspec
import pytest

from sztab.bots import make
from sztab.bots.bot import Glimpse
from sztab.games.warszawa.tournament import match as matches
from sztab.games.warszawa.tournament.match import (
    RED,
    WARNING,
    YELLOW,
    Match,
    add_game,
    add_test,
    begin,
    close,
    punish,
    result,
    seats,
)  # fmt: skip
from sztab.games.warszawa.tournament.match_record import parse, text_of, verify
from sztab.kernel.beginning import new_header
from sztab.kernel.errors import BadNotation, DataError, IllegalAnswer
from sztab.kernel.events import Outcome
from sztab.kernel.record import Line, RulesVersion
from sztab.kernel.record import parse as parse_game
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice
from sztab.words import LANGUAGES, words
from tests.warszawa.tables import game

GAME = "bitwa-warszawska"

SEED = b"a seed of 16 byte"
PLAYERS = ("Ala", "Olek")


def rules() -> matches.MatchRules:
    return matches.read_match_rules(game().box)


def opened(seed: bytes = SEED) -> Match:
    return begin(PLAYERS, rules(), seed)


def won(seat: str, points: int = 0) -> Outcome:
    return Outcome(seat, "win", "radzymin-held", "BW-E4", {"su": points})


def by(match: Match, player: str, points: int = 0) -> None:
    """The next game is won by this player; the Red player scored so many points."""
    seated = {name: seat for seat, name in seats(match, len(match.games) + 1).items()}
    add_game(match, won(seated[player], points))


@pytest.mark.rule(GAME, "BW-S1")
def test_the_lot_gives_each_player_each_side_as_often() -> None:
    lots = Counter(seats(opened(f"seed {n}".encode()), 1)["pl"] for n in range(400))
    assert set(lots) == set(PLAYERS)
    assert all(150 <= count <= 250 for count in lots.values())


@pytest.mark.rule(GAME, "BW-S1")
def test_a_player_can_add_to_the_lot_and_it_can_be_proven() -> None:
    lots = {seats(begin(PLAYERS, rules(), SEED, {"Ala": str(n)}), 1)["pl"] for n in range(20)}
    assert lots == set(PLAYERS), "a contribution changes what the seed gives"
    match = opened()
    by(match, "Ala")
    by(match, "Ala")
    close(match, SEED)
    assert verify(parse(text_of(match))) == []
    lots_line = match.lines[0]
    assert isinstance(lots_line, matches.Lots)
    swapped = Match(match.header, [matches.Lots(polish=match.other(lots_line.polish)), *match.lines[1:]])
    assert verify(swapped) == [f"the lot does not make {match.other(lots_line.polish)} Polish (BW-S1)"]


@pytest.mark.rule(GAME, "BW-S2")
def test_two_games_with_sides_exchanged_and_no_third() -> None:
    match = opened()
    first, second = seats(match, 1), seats(match, 2)
    assert first == {"pl": second["su"], "su": second["pl"]}
    by(match, "Ala")
    assert result(match) is None, "one game decides nothing"
    by(match, "Ala")
    third = won("pl")
    with pytest.raises(IllegalAnswer, match="BW-S2"):
        add_game(match, third)


@pytest.mark.rule(GAME, "BW-M1", "BW-M4")
@pytest.mark.parametrize("player", PLAYERS)
def test_who_wins_both_games_gets_three_points_the_other_none(player: str) -> None:
    match = opened()
    by(match, player, points=0)
    by(match, player, points=30)
    decided = result(match)
    assert decided is not None
    assert decided.points == {player: 3, match.other(player): 0}, "whatever the Bolsheviks scored"
    assert decided.rules == ("BW-M1", "BW-M4")


@pytest.mark.rule(GAME, "BW-M2", "BW-M3")
@pytest.mark.parametrize(("first", "second"), [(12, 7), (7, 12)])
def test_in_a_draw_the_better_bolshevik_gets_two_points_the_other_one(first: int, second: int) -> None:
    match = opened()
    by(match, "Ala", first)
    by(match, "Olek", second)
    reds = [game.red for game in match.games]
    better, worse = reds if first > second else reds[::-1]
    decided = result(match)
    assert decided is not None
    assert decided.points == {better: 2, worse: 1}
    assert (decided.reason, decided.rules) == ("bolshevik-points", ("BW-M2", "BW-M3"))


@pytest.mark.rule(GAME, "BW-M5")
def test_with_equal_points_the_knowledge_test_decides() -> None:
    match = opened()
    by(match, "Ala", 10)
    by(match, "Olek", 10)
    assert result(match) is None
    add_test(match, "Ala", 17)
    assert result(match) is None, "one result is not a comparison"
    add_test(match, "Olek", 17)
    assert result(match) is None, "BA38: equal tests decide nothing"
    add_test(match, "Olek", 18)
    decided = result(match)
    assert decided is not None
    assert decided.points == {"Olek": 2, "Ala": 1}
    assert decided.rules[-1] == "BW-M5"


@pytest.mark.rule(GAME, "BW-M5")
def test_the_knowledge_test_changes_nothing_that_is_decided() -> None:
    match = opened()
    by(match, "Ala", 10)
    by(match, "Olek", 9)
    better = max(match.games, key=lambda game: game.points).red
    add_test(match, better, 0)
    add_test(match, match.other(better), 99)
    decided = result(match)
    assert decided is not None
    assert decided.points[better] == 2


@pytest.mark.rule(GAME, "BW-R1", "BW-R2", "BW-R3", "BW-R4", "BW-R5")
def test_offences_bring_a_warning_a_yellow_card_a_warning_and_a_red_card() -> None:
    match = opened()
    sanctions = [punish(match, "Ala", "prolongation").sanction for _ in range(4)]
    assert sanctions == [WARNING, YELLOW, WARNING, RED]
    assert match.offences_of("Olek") == [], "each player by himself"
    with pytest.raises(IllegalAnswer, match="red card already"):
        punish(match, "Ala", "prolongation")


@pytest.mark.rule(GAME, "BW-R1")
def test_the_referee_may_act_at_any_moment_until_he_closes_the_match() -> None:
    match = opened()
    punish(match, "Ala", "insult")
    by(match, "Ala")
    punish(match, "Ala", "insult")
    by(match, "Ala")
    assert punish(match, "Ala", "insult").sanction == WARNING, "BA33: counted through the whole match"
    close(match, SEED)
    with pytest.raises(IllegalAnswer, match="closed"):
        punish(match, "Ala", "insult")


@pytest.mark.rule(GAME, "BW-R5")
@pytest.mark.parametrize("games", [0, 1, 2])
def test_a_red_card_loses_the_match_whatever_the_score(games: int) -> None:
    match = opened()
    for _ in range(games):
        by(match, "Ala", 20)
    for _ in range(3):
        punish(match, "Ala", "vulgarity")
    assert (result(match) is not None) == (games == 2), "three offences end nothing"
    punish(match, "Ala", "vulgarity")
    decided = result(match)
    assert decided is not None
    assert decided.points == {"Ala": 0, "Olek": 3}
    assert decided.rules == ("BW-R5",)
    with pytest.raises(IllegalAnswer):
        by(match, "Ala")


@pytest.mark.rule(GAME, "BW-R6")
def test_with_red_cards_on_both_sides_both_end_with_nothing() -> None:
    match = opened()
    by(match, "Ala", 20)
    for player in PLAYERS:
        for _ in range(4):
            punish(match, player, "disturbance")
    decided = result(match)
    assert decided is not None
    assert decided.points == {"Ala": 0, "Olek": 0}
    assert decided.rules == ("BW-R6",)


@pytest.mark.rule(GAME, "BW-R7")
def test_the_sheet_names_what_is_an_offence() -> None:
    match = opened()
    assert {"prolongation", "disturbance", "vulgarity", "insult"} <= set(rules().offences)
    for offence in ("prolongation", "disturbance", "vulgarity"):
        punish(match, "Ala", offence)
    with pytest.raises(IllegalAnswer, match="BW-R7"):
        punish(match, "Ala", "winning")
    with pytest.raises(IllegalAnswer, match="does not play"):
        punish(match, "Jan", "insult")


def whole() -> Match:
    match = opened()
    by(match, "Ala", 10)
    punish(match, "Olek", "insult")
    by(match, "Olek", 10)
    add_test(match, "Ala", 5)
    add_test(match, "Olek", 4)
    close(match, SEED)
    return match


def test_a_match_is_saved_and_resumed_at_any_line() -> None:
    lines = text_of(whole()).splitlines(keepends=True)
    for cut in range(2, len(lines) + 1):
        text = "".join(lines[:cut])
        match = parse(text)
        assert text_of(match) == text
    half = parse("".join(lines[:3]))
    by(half, "Ala", 3)
    assert len(parse(text_of(half)).games) == 2


CHANGES = (('"points":10', '"points":11'), ("Ala", "Eva"), ("insult", "other"), ('"result":5', '"result":3'))


def test_any_change_of_a_record_is_found() -> None:
    lines = text_of(whole()).splitlines()
    for number, line in enumerate(lines):
        for old, new in CHANGES:
            if old in line:
                changed = [*lines[:number], line.replace(old, new, 1), *lines[number + 1 :]]
                with pytest.raises(BadNotation, match=f"match:{number + 1}"):
                    parse("\n".join(changed))
        if 0 < number < len(lines) - 1:
            with pytest.raises(BadNotation):
                parse("\n".join(lines[:number] + lines[number + 1 :]))


@pytest.mark.parametrize("text", ["", "{}", "[]", "no json", '{"match":9}'])
def test_what_is_no_record_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadNotation, match="match:1"):
        parse(text)


def test_a_line_that_the_rules_would_not_write_is_refused() -> None:
    """Chained anew from the start, but with a sanction that does not follow."""
    match = opened()
    match.lines.append(matches.Offence(player="Ala", offence="insult", sanction=RED))
    with pytest.raises(BadNotation, match="by the rules it would say"):
        parse(text_of(match))


def test_an_open_match_cannot_be_closed_nor_with_another_seed() -> None:
    match = opened()
    with pytest.raises(IllegalAnswer, match="not decided"):
        close(match, SEED)
    by(match, "Ala")
    by(match, "Ala")
    with pytest.raises(IllegalAnswer, match="seed"):
        close(match, b"another")
    with pytest.raises(IllegalAnswer, match="two different"):
        begin(("Ala", "Ala"), rules(), SEED)


def test_a_whole_match_of_bots_with_the_records_of_its_games() -> None:
    match = opened()
    records = []
    for number in (1, 2):
        version = RulesVersion("1", "rules", "box")
        header = new_header(game(), "olympiad", {}, version, seed=SEED, seats=seats(match, number))
        table = Recorder(game(), header, SEED)
        bots = {"pl": make("uniform", number), "su": make("uniform", number + 10)}
        while (question := table.play.question) is not None:
            if isinstance(question, Choice):
                table.answer(bots[question.seat].answer(Glimpse(table.play, question.seat)))
            else:
                table.settle()
        outcome = table.play.outcome
        assert outcome is not None
        records.append(parse_game(table.text()))
        add_game(match, outcome, records[-1].lines[-1].chain)
    assert verify(match, records) == []
    assert verify(match, records[::-1]) != []
    assert "3 records, but 2 games" in verify(match, [*records, records[0]])[0]
    signed = [*records[0].lines, Line(n=len(records[0].lines) + 1, key="00", signature="00")]
    assert verify(match, [msgspec.structs.replace(records[0], lines=signed)]) == [], "a server signs after the end"
    other = msgspec.structs.replace(records[0].header, game="rok-1920")
    assert verify(match, [msgspec.structs.replace(records[0], header=other)]) == ["game 1: its record is of rok-1920"]


def test_a_game_that_was_resigned_fits_its_record() -> None:
    match = opened()
    header = new_header(game(), "olympiad", {}, RulesVersion("1", "r", "b"), seed=SEED, seats=seats(match, 1))
    table = Recorder(game(), header, SEED)
    resigned = Outcome("pl", "win", "resigned", "")
    table.end(resigned, ("su",))
    add_game(match, resigned, table.lines[-1].chain)
    assert verify(match, [parse_game(table.text())]) == []


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('{"match"', '{ "match"', 1),
        ('"line":"lots"', '"line": "lots"', 2),
        ('"line":"lots"', '"line":"lots","line":"lots"', 2),
        ('}\n{"line":"game"', '}\r\n{"line":"game"', 2),
    ],
)
def test_a_match_that_says_the_same_in_other_bytes_is_refused(old: str, new: str, line: int) -> None:
    text = text_of(whole())
    assert old in text
    with pytest.raises(BadNotation, match=f"match:{line}: is not written"):
        parse(text.replace(old, new, 1))
    with pytest.raises(BadNotation, match="is not written"):
        parse(text[:-1])


def test_players_may_be_called_anything_but_the_same() -> None:
    match = begin(("An\u2028na\x85", "Jan"), rules(), SEED)
    assert parse(text_of(match)) == match
    for players in (("Ala", "Ala "), ("Ala", "ala"), (" ", "Ola")):
        with pytest.raises(IllegalAnswer, match="two different players"):
            begin(players, rules(), SEED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_a_match_has_words(language: str) -> None:
    say = words(language)
    for sanction in rules().sanctions:
        assert f"warszawa-sanction-{sanction}" in say
    for offence in rules().offences:
        assert f"warszawa-offence-{offence}" in say
    for reason in ("both-won", "bolshevik-points", "knowledge-test", "red-card", "both-red-cards"):
        assert f"warszawa-match-{reason}" in say


@pytest.mark.parametrize("sanctions", [["red-card", "warning"], ["shouting"], []])
def test_a_damaged_match_card_is_refused_with_its_line(sanctions: list[str]) -> None:
    box = game().box.overridden({"match": {"sanctions": sanctions}})
    with pytest.raises(DataError, match=r"match\.toml:6"):
        matches.read_match_rules(box)
