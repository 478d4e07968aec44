"""Questions about a position: why not, what if, how likely, and the game's own.

With hidden things, the answer is worked out in a world that is dealt anew for the asking seat, so that nothing can be
learnt from it that the seat does not know. A number that hangs on them is the average of many worlds, which are dealt
by what the seat sees: as long as that does not change, neither does the number.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sztab.kernel import refusing
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import SztabError
from sztab.kernel.events import is_for
from sztab.kernel.odds import odds
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import dice_by_sight, redealt
from sztab.kernel.state_hash import state_hash
from sztab.server.tables.answering import NotOffered, spelled, walk
from sztab.server.wire.faults import Fault
from sztab.server.wire.messages_out import OddsFound, Outlook, Trials, Tried
from sztab.server.wire.models import Chance, Refusal
from sztab.server.wire.telling import Teller

TRIES = 2_000
"""How many trials are looked at."""
STRETCH = 0.005
"""Seconds at a stretch, before others have their turn."""
WORLDS = 60
FEW = 12
"""In how many worlds a number is looked for that hangs on hidden things; and after how many that agree it does not."""


def secret_dice() -> RandomDice:
    """Dice that nobody can know: known ones would tell from a dealt world how the cards really lie."""
    return RandomDice(secrets.token_hex(16))


def as_known(play: Play[Any], seat: str | None, *, everything: bool = False) -> Play[Any]:
    """The play to answer from: the real one, or where things are hidden one that the seat cannot tell from it."""
    if everything or not play.game.has_secrets:
        return play
    return redealt(play, seat, secret_dice())


def _question(play: Play[Any], seat: str | None) -> Choice:
    question = play.question
    if not isinstance(question, Choice) or question.seat != seat:
        raise Fault("not-asked", seat=seat) if seat else Fault("onlooker-not-asked")
    return question


def decode_intent(play: Play[Any], question: Choice, intent: Sequence[Mapping[str, Any]]) -> list[Any]:
    """Answers from their mappings, each read as an answer to the question after the one before."""
    game, prompt, answers = play.game, question.prompt, []
    for wire in intent:
        try:
            answer = game.codec.decode_at(prompt, wire)
        except SztabError as error:
            raise Fault("bad-notation", said=str(error)) from None
        answers.append(answer)
        prompt = game.follow_up(prompt, answer)
    return answers


def why_not(
    teller: Teller,
    play: Play[Any],
    seat: str,
    intent: Sequence[Mapping[str, Any]],
    *,
    everything: bool = False,
    forced: bool = False,
) -> list[Refusal]:
    """Why a seat may not answer so; empty when it may."""
    world = as_known(play, seat, everything=everything)
    question = _question(world, seat)
    if len(intent) > 1:
        # The last answer is judged where the others lead; what leaves no choice the table answers by itself.
        ahead = world.copy()
        try:
            found = walk(ahead, seat, intent[:-1], forced=forced)
        except NotOffered:
            pass  # one of the first is refused: that is said below
        else:
            if not found.stopped:
                world, question, intent = ahead, _question(ahead, seat), intent[-1:]
    answers = decode_intent(world, question, intent)
    if not answers:
        raise Fault("no-answers")
    return teller.refusals(refusing.why_not(world, answers))


async def tries(
    teller: Teller, play: Play[Any], seat: str, like: Mapping[str, Any], *, everything: bool = False
) -> Trials:
    """All that a seat could try, with refusals, filtered by fields of the first answers."""
    world = as_known(play, seat, everything=everything)
    world = world.copy() if world is play else world
    question = _question(world, seat)
    found: list[Tried] = []
    began = time.perf_counter()
    looked = itertools.islice(refusing.intents(world), TRIES + 1)
    number = 0
    for number, intent in enumerate(looked, 1):  # noqa: B007
        wires = encode_intent(world, question, intent)
        merged = {key: value for wire in reversed(wires) for key, value in wire.items()}
        if all(merged.get(key) == value for key, value in like.items()):
            found.append(Tried(wires, teller.refusals(refusing.why_not(world, intent))))
        if time.perf_counter() - began > STRETCH:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return Trials(tries=found, more=number > TRIES)


def encode_intent(play: Play[Any], question: Choice, intent: Sequence[Any]) -> list[dict[str, Any]]:
    prompt, wires = question.prompt, []
    for answer in intent:
        wires.append(play.game.codec.encode_at(prompt, answer))
        prompt = play.game.follow_up(prompt, answer)
    return wires


def outlook(
    teller: Teller,
    play: Play[Any],
    seat: str,
    answers: Sequence[Mapping[str, Any]],
    version: int,
    *,
    everything: bool = False,
    forced: bool = False,
    others: Sequence[Sequence[Mapping[str, Any]]] = (),
) -> Outlook:
    """Where answers of the seat would lead, up to chance, a reveal, another seat or the end."""
    imagined = play.game.has_secrets and not everything
    world = as_known(play, seat) if imagined else play.copy()
    _question(world, seat)
    before = world.copy() if others else None
    try:
        found = walk(world, seat, spelled(world, seat, answers, forced=forced), forced=forced)
    except NotOffered as error:
        why = [error.refusal] if error.refusal else refusing.why_not(world, (error.answer,))
        refusals = teller.refusals(why)
        fault = Fault("not-an-option", prompt=error.question.prompt, refusals=refusals)
        fault.params["answer"] = error.number
        raise fault from None
    following = world.question if not found.stopped else None
    return Outlook(
        question=teller.question(following) if isinstance(following, Choice) else None,
        events=[teller.event(event, version) for event in found.events if is_for(event, seat)],
        stopped=found.stopped,
        imagined=imagined,
        taken=found.taken,
        alike=[n for n, one in enumerate(others) if before and _leads_to(before.copy(), seat, one, world, forced)],
    )


def _leads_to(
    world: Play[Any], seat: str, answers: Sequence[Mapping[str, Any]], there: Play[Any], forced: bool
) -> bool:
    """Whether other answers come to the very same position and question: what was told on the way does not matter."""
    try:
        walk(world, seat, spelled(world, seat, answers, forced=forced), forced=forced)
    except NotOffered:
        return False
    asked = [world.question, there.question]
    about = [(one.prompt, one.about) for one in asked if isinstance(one, Choice)]
    same = type(asked[0]) is type(asked[1]) and (not about or about[0] == about[1])
    return same and state_hash(world.game, world.state) == state_hash(there.game, there.state)


def odds_after(play: Play[Any], seat: str | None, answers: Sequence[Mapping[str, Any]]) -> OddsFound:
    """How likely each result is, once the seat has given these answers."""
    given: list[Any] = []
    if answers:
        world = as_known(play, seat) if play.game.has_secrets else play.copy()
        try:
            answers = spelled(world, seat, answers, forced=False) if seat is not None else answers
        except NotOffered as error:
            raise Fault("not-an-option", prompt=error.question.prompt) from None
        for wire in answers:
            question = _question(world, seat)
            try:
                given.append(world.game.codec.decode(question, wire))
                world.answer(given[-1])
            except SztabError as error:
                raise Fault("illegal", said=str(error)) from None
    found = odds(play, seat, answers=given, dice=dice_by_sight(play, seat))
    chances = [Chance(c.result, c.probability, c.exact, c.error) for c in found.chances]
    return OddsFound(exact=found.exact, cases=found.cases, chances=chances)


def _in_worlds(play: Play[Any], seat: str | None, answer: Callable[[Play[Any]], Any]) -> list[Any]:
    dice, found = dice_by_sight(play, seat), list[Any]()
    while len(found) < WORLDS and not (len(found) == FEW and all(one == found[0] for one in found)):
        found.append(answer(redealt(play, seat, dice)))
    return found


def ask_game(
    teller: Teller, play: Play[Any], seat: str | None, name: str, args: Mapping[str, Any], *, everything: bool
) -> Any:
    """One of the game's own queries; `board` is what is printed on the board of this table, which may be drawn."""
    describe = getattr(play.game, "board", None)
    if name == "board" and describe is not None:
        return describe()
    query = play.game.queries.get(name)
    if query is None:
        known = ", ".join(play.game.queries) or "none"
        raise Fault("no-query", game=play.game.id, query=name[:40], known=known)
    together = play.game.estimates.get(name) if play.game.has_secrets and not everything else None
    try:
        if together is not None:
            return teller.plain(together(_in_worlds(play, seat, lambda world: query(world, args))))
        return teller.plain(query(as_known(play, seat, everything=everything).copy(), args))
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)) from None
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Fault("bad-arguments", query=name, said=type(error).__name__) from None
