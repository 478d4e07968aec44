"""A match as a situation tells it: who met whom, how the games ended, what the referee did (BW-M1 to M5, R1 to R7)."""

from collections.abc import Mapping
from typing import Any

from sztab.games.warszawa.tournament.match import (
    GAMES,
    Header,
    Lots,
    Match,
    MatchRules,
    add_game,
    add_test,
    punish,
    refusal_to_play,
    result,
    seats,
)
from sztab.games.warszawa.units.armies import PL, SIDES, SU
from sztab.kernel.errors import BadNotation, IllegalAnswer
from sztab.kernel.events import Outcome

KEYS = {"players", "polish", "games", "offences", "tests"}


def posed_match(rules: MatchRules, spec: Mapping[str, Any]) -> dict[str, Any]:
    """Points of both players, or who plays what next; every line goes through the same gate as a real one."""
    if unknown := sorted(map(str, set(spec) - KEYS)):
        raise BadNotation(f"ask: match: unknown {', '.join(unknown)} (known: {', '.join(sorted(KEYS))})")
    match = _begun(rules, spec)
    try:
        for offence in _listed(spec, "offences"):
            punish(match, str(offence.get("player")), str(offence.get("offence")))
        for game in _listed(spec, "games"):
            _play(match, game)
        tests = spec.get("tests") or {}
        if not isinstance(tests, Mapping):
            raise BadNotation(f"ask: match: tests are {tests!r}, not a mapping of players")
        for player, score in tests.items():
            add_test(match, str(player), score)
    except IllegalAnswer as error:
        raise BadNotation(f"ask: match: {error}") from None
    return _told(match)


def _begun(rules: MatchRules, spec: Mapping[str, Any]) -> Match:
    players = spec.get("players")
    if not isinstance(players, list) or len(players) != GAMES or len(set(map(str, players))) != GAMES:
        raise BadNotation("ask: match: players are two different names")
    one, two = map(str, players)
    polish = str(spec.get("polish", one))
    if polish not in (one, two):
        raise BadNotation(f"ask: match: {polish!r} does not play in this match")
    return Match(Header(players=(one, two), rules=rules, commitment=""), [Lots(polish=polish)])


def _play(match: Match, game: Mapping[str, Any]) -> None:
    """`winner` is a player, or with `side` the side that won; `points` are those of the Reds (BW-V1)."""
    number = len(match.games) + 1
    seated = {player: seat for seat, player in seats(match, min(number, GAMES)).items()}
    winner, points = game.get("winner"), game.get("points", 0)
    if not isinstance(winner, str) or winner not in seated or type(points) is not int or points < 0:
        raise BadNotation(f"ask: match: game {number}: a player as winner and the points of the Reds, not {game!r}")
    add_game(match, Outcome(seated[winner], "win", "", "", {SIDES[SU]: points}))


def _listed(spec: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    value = spec.get(key) or []
    if not isinstance(value, list) or not all(isinstance(item, Mapping) for item in value):
        raise BadNotation(f"ask: match: {key} is {value!r}, not a list of mappings")
    return value


def _told(match: Match) -> dict[str, Any]:
    decided = result(match)
    why = refusal_to_play(match)
    due = seats(match, len(match.games) + 1) if not why else {}
    return {
        "points": decided.points if decided else {},
        "reason": decided.reason if decided else "",
        "rules": list(decided.rules) if decided else [],
        "cards": {player: [o.sanction for o in match.offences_of(player)] for player in match.header.players},
        "next": {"pl": due[SIDES[PL]], "su": due[SIDES[SU]]} if due else {},
        "over": why,
    }
