"""What every scenario of every game must keep to. Each check plays at random and looks at the play from one side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from sztab.bots.bot import random_play_out
from sztab.cli.telling import Teller
from sztab.kernel.beginning import new_header
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.game import Game
from sztab.kernel.play import Play, Position
from sztab.kernel.record import RulesVersion, parse
from sztab.kernel.recorder import Recorder
from sztab.kernel.refusing import intents, why_not
from sztab.kernel.replay import replay
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import follow, redealt, walk_together
from sztab.kernel.state_hash import state_hash
from sztab.kernel.verify import verify
from sztab.words import LANGUAGES, words
from tests.kernel.by_hand import check_dice

ENDLESS = 400_000
WALK = 8
"""How many answers two plays that a seat cannot tell apart are followed."""
GARBAGE: tuple[Any, ...] = (None, -1, 10**9, "no such answer", ("", 0), (), 1.5, [-1], ("order", "x"), b"", {})
RULES = RulesVersion("test", "", "")


def step(play: Play[Any], dice: RandomDice) -> None:
    """Any legal answer to whatever is asked."""
    question = play.question
    assert question is not None
    if isinstance(question, Choice):
        assert len(question.options) > 0, f"{question.prompt} has no answers"
        play.answer_index(dice.below(len(question.options)))
    else:
        play.answer(dice.settle(question))


def moments(play: Play[Any], seed: int, every: int) -> Iterator[Play[Any]]:
    """A random game, stopped about every so many answers; the play may be copied, not changed."""
    dice, luck = RandomDice(seed), RandomDice(f"moments {seed}")
    wait = luck.below(every)
    while play.question is not None:
        if wait == 0:
            yield play
            wait = 1 + luck.below(2 * every)
        wait -= 1
        step(play, dice)
        assert len(play.answers) < ENDLESS, "the game does not end"


def check_ends(game: Game[Any], scenario: str, seed: int) -> None:
    """Random play ends, with a reason; invariants hold after every answer; every question has different answers."""
    play = Play.begin(game, scenario)
    turns = game.scenario(scenario).turns
    for here in moments(play, seed, 1):
        game.check(here.state)
        question = here.question
        if isinstance(question, Choice):
            assert len(set(question.options)) == len(question.options), f"{question.prompt} offers an answer twice"
        assert 1 <= game.turn(here.state) <= turns, "a turn after the last"
    outcome = play.outcome
    assert outcome is not None
    assert outcome.reason
    assert game.number(outcome.rule)
    game.check(play.state)


def check_json(game: Game[Any], scenario: str, seed: int, every: int) -> None:
    """Every position survives JSON: the resumed play asks the same and goes on the same way."""
    for play in moments(Play.begin(game, scenario), seed, every):
        data = msgspec.json.encode(play.position())
        again = Play.resume(game, msgspec.json.decode(data, type=Position))
        assert again.question == play.question
        assert game.dump(again.state) == game.dump(play.state)
        assert msgspec.json.encode(again.position()) == data


def check_copies(game: Game[Any], scenario: str, seed: int, every: int) -> None:
    """Copy-and-continue equals continue, and a copy leaves the original alone."""
    for play in moments(Play.begin(game, scenario), seed, every):
        before = state_hash(game, play.state)
        ends = []
        for twin in (play.copy(), play.copy(memory=False), play.copy().copy()):
            random_play_out(twin, RandomDice(seed + 1))
            ends.append(state_hash(game, twin.state))
        assert len(set(ends)) == 1, "copies of one play ended differently"
        assert state_hash(game, play.state) == before, "a copy changed the play it was taken from"


def check_undo(game: Game[Any], scenario: str, seed: int, every: int) -> None:
    """Undo as far as it goes, and the same answers again give the same."""
    for here in moments(Play.begin(game, scenario), seed, every):
        play, dice = here.copy(), RandomDice(seed)
        for _ in range(4):
            if isinstance(play.question, Choice):
                step(play, dice)
        after, given = state_hash(game, play.state), len(play.answers)
        question = play.question
        answers = list(play.answers)
        seat = play.seats[-1] if play.seats else ""
        while play.answers and play.undo_refusal(seat) is None:
            play.undo(seat)
        assert len(play.answers) <= given
        for answer in answers[len(play.answers) :]:
            play.answer(answer)
        assert (state_hash(game, play.state), play.question) == (after, question)


def check_refusals(game: Game[Any], scenario: str, seed: int, every: int) -> None:
    """What was not offered is refused and changes nothing; "offered" and "no refusal" agree."""
    for play in moments(Play.begin(game, scenario), seed, every):
        question, before = play.question, state_hash(game, play.state)
        for answer in GARBAGE:
            offered = isinstance(question, Choice) and answer in question.options
            if not offered:
                try:
                    play.answer(answer)
                except (IllegalAnswer, TypeError):
                    pass
                else:
                    raise AssertionError(f"{answer!r} was taken as an answer to {question}")
        assert state_hash(game, play.state) == before
        if isinstance(question, Choice):
            for intent in intents(play):
                refusals = why_not(play, intent)
                offered = is_offered(play, intent)
                assert offered == (not refusals), f"{question.prompt}: {intent!r} offered: {offered}, but {refusals}"
                for refusal in refusals:
                    assert game.number(refusal.rule), f"{refusal} has no rule"
        assert state_hash(game, play.state) == before, "asking why not changed the state"


def is_offered(play: Play[Any], intent: Any) -> bool:
    """Are these answers, one after the other, among the options?"""
    if len(intent) == 1:
        question = play.question
        return isinstance(question, Choice) and intent[0] in question.options
    twin = play.copy()
    for answer in intent:
        question = twin.question
        if not isinstance(question, Choice) or answer not in question.options:
            return False
        twin.answer(answer)
    return True


def check_judgement(game: Game[Any], scenario: str, seed: int, every: int) -> None:
    """For bots: candidates are offered, each answer once; a settled state is worth what its view is worth. Plans take
    long: they are looked at in one moment of six."""
    for number, play in enumerate(moments(Play.begin(game, scenario), seed, max(1, every // 20))):
        question = play.question
        for finder in (game.candidates,) if number % 6 else (game.candidates, game.considered):
            if isinstance(question, Choice) and (found := finder(play.state, question)) is not None:
                assert len(found) > 0, question.prompt
                assert len(set(found)) == len(found), question.prompt
                assert set(found) <= set(range(len(question.options))), question.prompt
        if not play.tape and game.is_settled(play.state):
            for seat in game.scenario(scenario).seats:
                by_view = game.evaluate(game.view(play.state, seat), seat)
                assert abs(game.appraise(play.state, seat) - by_view) < 1e-6


def check_secrets(
    game: Game[Any], scenario: str, seed: int, every: int, options: Mapping[str, str] | None = None
) -> None:
    """Nothing leaks: another deal of what is hidden looks the same to a seat and to an onlooker, now and while both
    plays go on for a while."""
    dice = RandomDice(seed)
    for play in moments(Play.begin(game, scenario, options), seed, every):
        for seat in (*game.scenario(scenario).seats, None):
            twin = redealt(play, seat, dice)
            game.check(twin.state)
            question, here = play.question, twin.copy()
            if isinstance(question, Choice) and question.seat == seat:
                answer = question.options[dice.below(len(question.options))]
                found = list(follow(play.copy(), here, seat, answer))
                assert not found, f"{seat} can tell by answering: {found[0]}"
            found = list(walk_together(play.copy(), twin, seat, dice, WALK))
            assert not found, f"{seat} can tell: {found[0]}"


def check_record(game: Game[Any], scenario: str, seed: int) -> None:
    """A recorded game verifies, its dice without the rules too, and its replay gives the same states."""
    said = {seat: f"ćma {seat}" for seat in game.scenario(scenario).seats}
    header = new_header(game, scenario, {}, RULES, seed=b"s", seats={}, contributions=said, practice=seed)
    table, dice = Recorder(game, header, b"s"), RandomDice(seed)
    while (question := table.play.question) is not None:
        if isinstance(question, Choice):
            table.answer(question.options[dice.below(len(question.options))])
        else:
            table.settle()
    record = parse(table.text())
    result = verify(lambda _: game, record, RULES)
    assert result.ok, result.problems
    assert check_dice(table.text()) == result.rolls > 0
    half = replay(game, record, len(record.lines) // 2)
    assert half.play.answers == table.play.answers[: len(half.play.answers)]


def check_words(
    game: Game[Any], scenario: str, seed: int, every: int, options: Mapping[str, str] | None = None
) -> None:
    """Everything seen in a game has words in every language."""
    play = Play.begin(game, scenario, options)
    tellers = [Teller(game, words(language)) for language in LANGUAGES]
    told = 0
    for here in moments(play, seed, every):
        question = here.question
        events = [event for _, event in here.journal[told:]]
        told = len(here.journal)
        for tell in tellers:
            for event in events:
                _has_words(tell.event(event))
                for line in tell.modifiers(event):
                    _has_words(line)
            if isinstance(question, Choice):
                _has_words(tell.question(question))
                for option in question.options:
                    _has_words(tell.answer(question, option))
                for intent in intents(here):
                    for refusal in why_not(here, intent):
                        _has_words(tell.refusal(refusal))
    assert play.outcome is not None
    for tell in tellers:
        _has_words(tell.outcome(play.outcome))


def _has_words(text: str) -> None:
    start = text.partition("[")[2]
    key = start.partition("]")[0]
    assert not (key.count("-") >= 2 and key.islower()), f"no words for {key}"
    assert text.strip()
