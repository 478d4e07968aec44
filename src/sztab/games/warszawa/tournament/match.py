"""Match and rematch: lots, two games, points, knowledge test, referee (BW-S1, BW-S2, BW-M1 to M5, R1 to R7).

A match is a header and a list of lines; what is asked of it is worked out from these. `match_record` writes it down.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sztab.games.warszawa.rules import (
    BETTER_BOLSHEVIK,
    BOTH_BANNED,
    BOTH_LOST,
    BOTH_WON,
    KNOWLEDGE_TEST,
    LOTS,
    ONE_WIN_EACH,
    RED_CARD,
)
from sztab.games.warszawa.units.armies import PL, SIDES, SU
from sztab.kernel.box import Box, Card
from sztab.kernel.dice import FairDice, commitment
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Draw, Rule, Seat

FORMAT = 1
GAMES = 2
WARNING, YELLOW, RED = "warning", "yellow-card", "red-card"


class MatchRules(msgspec.Struct, frozen=True):
    """The points of the olympiad, and what follows an offence."""

    both_won: int
    better_draw: int
    worse_draw: int
    both_lost: int
    sanctions: tuple[str, ...]
    """BW-R2 to R5: what the first, second, third and fourth offence of a player bring."""
    offences: tuple[str, ...]
    """BW-R7: what to beware of."""


def read_match_rules(box: Box) -> MatchRules:
    """The match card of the box."""
    card = box.card("match")
    sanctions = _names(card, "sanctions")
    if not set(sanctions) <= {WARNING, YELLOW, RED} or RED in sanctions[:-1] or not sanctions:
        raise card.error("sanctions", f"they are {WARNING} and {YELLOW}, and {RED} only at the end")
    return MatchRules(
        card.get("both_won", int), card.get("better_draw", int), card.get("worse_draw", int),
        card.get("both_lost", int), sanctions, _names(card, "offences"),
    )  # fmt: skip


def _names(card: Card, path: str) -> tuple[str, ...]:
    return tuple(str(name) for name in card.get(path, list))


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who meets whom, and what the lot for sides was committed to."""

    match: int = FORMAT
    game: str = "bitwa-warszawska"
    players: tuple[str, str]
    rules: MatchRules
    commitment: str
    contributions: dict[str, str] = {}


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="line"):
    chain: str = ""


class Lots(_Line, frozen=True, kw_only=True, tag="lots"):
    """BW-S1: who plays the Polish Army in the first game."""

    polish: str


class Played(_Line, frozen=True, kw_only=True, tag="game"):
    """A finished game."""

    polish: str
    red: str
    winner: str
    """A player."""
    points: int
    """BW-V1: what the Red player scored."""
    reason: str
    record: str = ""
    """The chain hash at the end of the game's own record."""


class Offence(_Line, frozen=True, kw_only=True, tag="offence"):
    """BW-R1: the referee acts."""

    player: str
    offence: str
    sanction: str


class Exam(_Line, frozen=True, kw_only=True, tag="test"):
    """The result of a player in the knowledge test."""

    player: str
    result: int


class Closed(_Line, frozen=True, kw_only=True, tag="closed"):
    """The referee closes the match: nothing can be added any more."""

    points: dict[str, int]
    seed: str


Line = Lots | Played | Offence | Exam | Closed


class Result(msgspec.Struct, frozen=True):
    """Olympiad points of both players, and by which rules."""

    points: dict[str, int]
    reason: str
    rules: tuple[Rule, ...]


class Match(msgspec.Struct):
    """A meeting of two players."""

    header: Header
    lines: list[Line]

    @property
    def games(self) -> list[Played]:
        return [line for line in self.lines if isinstance(line, Played)]

    @property
    def is_closed(self) -> bool:
        return bool(self.lines) and isinstance(self.lines[-1], Closed)

    def offences_of(self, player: str) -> list[Offence]:
        return [line for line in self.lines if isinstance(line, Offence) and line.player == player]

    def has_red_card(self, player: str) -> bool:
        return any(line.sanction == RED for line in self.offences_of(player))

    def other(self, player: str) -> str:
        one, two = self.header.players
        return two if player == one else one


def begin(
    players: tuple[str, str], rules: MatchRules, seed: bytes, contributions: Mapping[str, str] | None = None
) -> Match:
    """BW-S1: two players meet, and the lot gives them their sides."""
    if len({player.strip().casefold() for player in players}) != GAMES or not all(player.strip() for player in players):
        raise IllegalAnswer(f"a match has two different players, not {' and '.join(players)}")
    header = Header(players=players, rules=rules, commitment=commitment(seed), contributions=dict(contributions or {}))
    return Match(header, [Lots(polish=drawn_lot(header, seed))])


def drawn_lot(header: Header, seed: bytes) -> str:
    """BW-S1: the player whom the seed and the players' contributions make Polish in the first game."""
    (polish,) = FairDice(seed, header.contributions).settle_at(0, Draw(header.players, 1, LOTS))
    return str(polish)


def seats(match: Match, number: int) -> dict[Seat, str]:
    """BW-S1, BW-S2: who plays which side in game 1 or 2; sides change for the rematch."""
    lots = match.lines[0]
    assert isinstance(lots, Lots)
    polish = lots.polish if number == 1 else match.other(lots.polish)
    return {SIDES[PL]: polish, SIDES[SU]: match.other(polish)}


def refusal_to_play(match: Match) -> str:
    """Why no further game is played; empty: the next one may begin."""
    if match.is_closed:
        return "the match is closed"
    if len(match.games) == GAMES:
        return "both games have been played (BW-S2)"
    return "a red card has ended the match (BW-R5)" if any(map(match.has_red_card, match.header.players)) else ""


def add_game(match: Match, outcome: Outcome, record: str = "") -> Played:
    """BW-S2: the game that was due has ended."""
    if refusal := refusal_to_play(match):
        raise IllegalAnswer(refusal)
    seated = seats(match, len(match.games) + 1)
    if outcome.winner not in seated:
        raise IllegalAnswer("a game of this match is won by one side")
    line = Played(
        polish=seated[SIDES[PL]], red=seated[SIDES[SU]], winner=seated[outcome.winner],
        points=outcome.score.get(SIDES[SU], 0), reason=outcome.reason, record=record,
    )  # fmt: skip
    match.lines.append(line)
    return line


def punish(match: Match, player: str, offence: str) -> Offence:
    """BW-R1, BW-R2, BW-R3, BW-R4, BW-R5, BW-R7: at any moment: a warning, a yellow card, a warning, a red card."""
    _check_open(match, player)
    rules = match.header.rules
    if offence not in rules.offences:
        raise IllegalAnswer(f"{offence!r} is no offence (there are: {', '.join(rules.offences)}) (BW-R7)")
    before = len(match.offences_of(player))
    if before >= len(rules.sanctions):
        raise IllegalAnswer(f"{player} has a red card already (BW-R5)")
    line = Offence(player=player, offence=offence, sanction=rules.sanctions[before])
    match.lines.append(line)
    return line


def add_test(match: Match, player: str, result: int) -> Exam:
    """BW-M5: a result of the knowledge test; a later one stands in place of an earlier one."""
    _check_open(match, player)
    if type(result) is not int or result < 0:
        raise IllegalAnswer(f"{result!r} is not a result of the knowledge test")
    line = Exam(player=player, result=result)
    match.lines.append(line)
    return line


def _check_open(match: Match, player: str) -> None:
    if match.is_closed:
        raise IllegalAnswer("the match is closed")
    if player not in match.header.players:
        raise IllegalAnswer(f"{player!r} does not play in this match")


def result(match: Match) -> Result | None:
    """BW-M1, BW-M2, BW-M3, BW-M4, BW-M5, BW-R5, BW-R6: the points of both players; None while they are open."""
    one, two = players = match.header.players
    rules = match.header.rules
    banned = [player for player in players if match.has_red_card(player)]
    if len(banned) == GAMES:
        return Result({one: 0, two: 0}, "both-red-cards", (BOTH_BANNED,))
    if banned:
        return _won_by(match, match.other(banned[0]), "red-card", (RED_CARD,))
    if len(match.games) < GAMES:
        return None
    winners = {game.winner for game in match.games}
    if len(winners) == 1:
        return _won_by(match, winners.pop(), "both-won", (BOTH_WON, BOTH_LOST))
    better, reason = _better_of_draw(match)
    if not better:
        return None
    by_test = (KNOWLEDGE_TEST,) if reason == "knowledge-test" else ()
    points = {better: rules.better_draw, match.other(better): rules.worse_draw}
    return Result({player: points[player] for player in players}, reason, (ONE_WIN_EACH, BETTER_BOLSHEVIK, *by_test))


def _won_by(match: Match, winner: str, reason: str, cited: tuple[Rule, ...]) -> Result:
    rules = match.header.rules
    points = {winner: rules.both_won, match.other(winner): rules.both_lost}
    return Result({player: points[player] for player in match.header.players}, reason, cited)


def _better_of_draw(match: Match) -> tuple[str, str]:
    """BW-M2, BW-M3, BW-M5: the better Bolshevik, then the better knowledge test; nobody while that is open."""
    one, two = match.header.players
    scored = {game.red: game.points for game in match.games}
    if scored[one] != scored[two]:
        return max(match.header.players, key=lambda player: scored[player]), "bolshevik-points"
    tests = tests_of(match)
    if one in tests and two in tests and tests[one] != tests[two]:
        return max(match.header.players, key=lambda player: tests[player]), "knowledge-test"
    return "", ""


def tests_of(match: Match) -> dict[str, int]:
    """The results of the knowledge test that stand."""
    return {line.player: line.result for line in match.lines if isinstance(line, Exam)}


def close(match: Match, seed: bytes) -> Closed:
    """The referee closes a decided match; the seed of the lot becomes public."""
    decided = result(match)
    if match.is_closed or decided is None:
        raise IllegalAnswer("the match is closed" if match.is_closed else "the match is not decided yet")
    if commitment(seed) != match.header.commitment:
        raise IllegalAnswer("this is not the seed that was committed to")
    line = Closed(points=decided.points, seed=seed.hex())
    match.lines.append(line)
    return line
