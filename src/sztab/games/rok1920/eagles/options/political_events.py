"""23.3/b, A106: when political events are played, the reactions to them, and how the chain is resolved.

Whoever holds markers is asked, whatever they are, so that a question tells nothing. A played marker is public: it ends
the activity, and the next one asks the enemy for a reaction.
"""

from collections.abc import Iterator, Sequence

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action
from sztab.games.rok1920.command import partners, player
from sztab.games.rok1920.eagles.events import EventCancelled, EventPlayed, EventsPassed
from sztab.games.rok1920.eagles.options.bolshevik_events import BOLSHEVIK_EVENTS, BolshevikEvents
from sztab.games.rok1920.eagles.options.event_markers import (
    ANY,
    ATTACK,
    COUNT,
    REACTION,
    REPLACEMENT,
    PoliticalEvent,
    draw_events,
    hand,
    said,
    use,
)
from sztab.games.rok1920.eagles.options.polish_events import POLISH_EVENTS
from sztab.games.rok1920.eagles.rules import EVENT_PLAYED
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, SU, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps, choose

EVENTS = (POLISH_EVENTS, BOLSHEVIK_EVENTS)
TAG, NO, REACT = "event", "no", "react"
BASE = 2 * COUNT + 1
ESCALATION, COUNTER = COUNT - 2, COUNT - 1
"""The numbers of the reactions, from 0."""
DRAWN_BY_ESCALATION = 2


class EventChain(ChapterState, frozen=True):
    """23.3: events that answer one another."""

    chain: int = mark("event-chain")
    """The events that are on, each an answer to the one before: digits of base `BASE`, the first one lowest."""
    closed: int = mark("event-chain-closed")
    """1 once nobody answers the last one."""
    passed: int = mark("events-passed")
    """How many players have passed in the window of the replacement phase."""


def chain(state: State) -> list[tuple[Side, int]]:
    """The events that are on: whose, and their numbers."""
    found, rest = [], state.of[EventChain].chain
    while rest:
        rest, code = divmod(rest, BASE)
        found.append(divmod(code - 1, COUNT))
    return found


def play(war: War, state: State, side: Side, id: str) -> None:
    """23.3/b: a marker is played; what it does comes after the reactions."""
    number = next(n for n, event in enumerate(EVENTS[side]) if event.id == id)
    use(state, side, number)
    state.change(
        EventChain, chain=state.of[EventChain].chain + (1 + side * COUNT + number) * BASE ** len(chain(state)), closed=0
    )
    state.events.append(EventPlayed(side=SIDE_NAMES[side], political=id, rule=EVENTS[side][number].rule))


def held(war: War, state: State, side: Side, *phases: str) -> Iterator[PoliticalEvent]:
    """The markers in a hand that belong to these phases."""
    events = (EVENTS[side][number] for number in members(hand(state, side)))
    return (event for event in events if said(war, event.id).phase in phases)


def is_of(war: War, event: PoliticalEvent, player: str) -> bool:
    """Is it played in a player's own phases?"""
    return said(war, event.id).turn in (player, "any")


def playable(war: War, state: State, side: Side, *phases: str) -> list[str]:
    """23.3/b: those that a side may play in the phase that is on."""
    turn = SIDE_NAMES[state.phasing]
    return [e.id for e in held(war, state, side, *phases) if is_of(war, e, turn) and e.may_play(war, state)]


def _own_events(war: War, state: State, offered: Sequence[Answer], side: Side, prompt: str) -> list[str]:
    return [event.id for event in EVENTS[side]]


def _against_playing(
    id: str, war: War, state: State, offered: Sequence[Answer], side: Side, prompt: str
) -> Iterator[Refusal]:
    """23.3/b: why a marker is not played when one is asked for: it is not in the hand, belongs to another phase or is
    no reaction, or could do nothing."""
    event = {event.id: event for event in EVENTS[side]}[id]
    if event not in held(war, state, side, ANY, ATTACK, REPLACEMENT, REACTION):
        yield Refusal(EVENT_PLAYED, "event-not-held")
    elif prompt == REACT:
        yield Refusal(EVENT_PLAYED, "event-no-reaction")
    elif event.may_play(war, state):
        yield Refusal(EVENT_PLAYED, "event-not-now")
    else:
        yield Refusal(event.rule, "event-in-vain")


EVENT_TRIES = refusing(_own_events, _against_playing)
"""Case: war, state, what is offered, whose hand it is, the question."""


def ask(war: War, state: State, side: Side, prompt: str, ids: Sequence[str]) -> Steps[Answer]:
    """A player says in secret whether he plays one of these; that he does not is seen by all."""
    seat, case = player(war, state, side), (war, state, (NO, *ids), side, prompt)
    answer = yield from choose(
        seat,
        prompt,
        (NO, *ids),
        rule=EVENT_PLAYED,
        secret=True,
        known_to=partners(war, state, seat),
        never_forced=True,
        tries=EVENT_TRIES,
        case=case,
    )
    if answer == NO:
        state.events.append(EventsPassed(side=SIDE_NAMES[side], rule=EVENT_PLAYED))
    return answer


def window(war: War, state: State) -> Steps[None]:
    """23.3/b: in a replacement phase the phasing player and then the other may play what belongs there."""
    passed = state.of[EventChain].passed
    if passed >= 2:
        state.change(EventChain, passed=0)
        advance(state)
        return
    side = state.phasing if passed == 0 else ENEMY[state.phasing]
    answer = NO
    if hand(state, side):
        phases = (REPLACEMENT, ANY) if side == state.phasing else (REPLACEMENT,)
        answer = yield from ask(war, state, side, "play-event", playable(war, state, side, *phases))
    if answer == NO:
        state.change(EventChain, passed=passed + 1)
    else:
        play(war, state, side, answer)


def pending(war: War, state: State) -> Steps[None] | None:
    """Reactions and effects before anything else; B4 after a combat of the squadron."""
    if state.of[EventChain].chain:
        return react(war, state)
    return spring_trap(war, state) if state.of[BolshevikEvents].trapped else None


def react(war: War, state: State) -> Steps[None]:
    """23.3.1/l, 23.3.1/m, 23.3.2/n, 23.3.2/o: the enemy of the last player may answer, then everything is resolved."""
    side = ENEMY[chain(state)[-1][0]]
    if hand(state, side) and not state.of[EventChain].closed:
        answer = yield from ask(war, state, side, REACT, [e.id for e in held(war, state, side, REACTION)])
        if answer == NO:
            state.change(EventChain, closed=1)
        else:
            play(war, state, side, answer)
        return
    yield from resolve(war, state)


def resolve(war: War, state: State) -> Steps[None]:
    """A106: the last one first: a counteraction cancels the event that it answers, an escalation draws two."""
    played = chain(state)
    state.change(EventChain, chain=0, closed=0)
    counts = [True] * len(played)
    for i in range(len(played) - 1, 0, -1):
        if counts[i] and played[i][1] == COUNTER:
            counts[i - 1] = False
    for (side, number), does in zip(played, counts):
        event = EVENTS[side][number]
        if not does:
            state.events.append(EventCancelled(side=SIDE_NAMES[side], political=event.id, rule=event.rule))
        elif number == ESCALATION:
            yield from draw_events(war, state, side, DRAWN_BY_ESCALATION)
        elif event.may_play(war, state):
            yield from event.run(war, state)


def spring_trap(war: War, state: State) -> Steps[None]:
    """B4: asked of the Bolshevik after a combat of the squadron, if he holds any marker."""
    answer = NO
    if hand(state, SU):
        answer = yield from ask(war, state, SU, "play-event", playable(war, state, SU, ATTACK))
    if answer == NO:
        state.change(BolshevikEvents, trapped=0)
    else:
        play(war, state, SU, answer)


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    """P3, B7, B8: in any phase of their player."""
    if not hand(state, side):
        return ()
    ids = [e.id for e in held(war, state, side, ANY) if is_of(war, e, SIDE_NAMES[side]) and e.may_play(war, state)]
    return [(TAG, id) for id in ids]


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.3/b: why a marker is not played in a movement or attack phase: it is not in the hand, belongs to another
    phase, or could do nothing."""
    event = next((event for event in EVENTS[side] if event.id == answer[1]), None)
    if event is None or event not in held(war, state, side, ANY, ATTACK, REPLACEMENT, REACTION):
        return Refusal(EVENT_PLAYED, "event-not-held")
    if said(war, event.id).phase != ANY or not is_of(war, event, SIDE_NAMES[side]):
        return Refusal(EVENT_PLAYED, "event-not-now")
    return None if event.may_play(war, state) else Refusal(event.rule, "event-in-vain")


def act(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    play(war, state, side, answer[1])
    return
    yield


ACTION = Action(TAG, offers, act, refusal=refusal)
"""In movement and attack phases."""
