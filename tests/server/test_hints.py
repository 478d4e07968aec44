"""Hints: what the best bot would do, where one may ask it, and that it knows no more than the seat."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.bots.bot import Glimpse
from sztab.bots.hints import FIRST, advise, adviser
from sztab.games import load
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt
from tests.kernel.toy import SEATS, Toy
from tests.server.house import House, Json, Player, house


def asked(player: Player, **more: Any) -> Json:
    return player.ask("ask-hints", seat=player.moment["question"]["seat"], **more)


def against_a_bot(here: House, **wish: Any) -> tuple[str, str]:
    made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "uniform"}}, **wish)
    return made["table"]["id"], made["seats"]["red"]


def test_a_player_against_a_bot_is_told_its_first_choices(database: str) -> None:
    with house(database) as here:
        table, mine = against_a_bot(here)
        with here.sit(table, mine) as player:
            assert player.welcome["table"]["hints"]
            player.wait_until(lambda m: m["question"])
            found = asked(player)
            assert found["type"] == "hints-found", found
            assert found["bot"] == adviser("toy")
            assert found["version"] == player.moment["version"]
            assert 1 <= len(found["hints"]) <= FIRST
            offered = player.moment["question"]["options"]
            for hint in found["hints"]:
                assert hint["option"] == offered[hint["option"]["index"]]
                assert hint["down"] <= 0 <= hint["up"]
                assert 0 <= hint["better"] <= hint["tries"]
            worths = [hint["worth"] for hint in found["hints"]]
            assert worths == sorted(worths, reverse=True)


def test_a_hint_is_asked_after_answers_that_are_only_thought_of(database: str) -> None:
    with house(database) as here:
        table, mine = against_a_bot(here)
        with here.sit(table, mine) as player:
            moment = player.wait_until(lambda m: m["question"] and m["question"]["prompt"] == "bid")
            first = moment["question"]["options"][0]["wire"]
            after = asked(player, answers=[first])
            assert [hint["option"]["wire"]["answer"] for hint in after["hints"]]
            assert {hint["option"]["wire"]["answer"] for hint in after["hints"]} <= {"yes", "no"}
            whole = asked(player)["hints"][0]
            taken = player.ask(
                *("answer",),
                seat="red",
                version=moment["version"],
                key="k",
                answers=[whole["option"]["wire"], *whole["then"]],
            )
            assert taken["type"] == "done"
            assert taken["rest"] == []


def test_between_people_only_where_the_table_allows_it_to_both(database: str) -> None:
    with house(database) as here:
        for allowed in (False, True):
            table, anna, jan, watch = here.open_with_friend(hints=allowed)
            with here.sit(table, anna) as red, here.sit(table, jan) as blue, here.sit(table, watch) as onlooker:
                assert {p.welcome["table"]["hints"] for p in (red, blue, onlooker)} == {allowed}
                for player, seat in ((red, "red"), (blue, "blue")):
                    player.wait_until(lambda m: m["question"])
                    found = player.ask("ask-hints", seat=seat)
                    if allowed:
                        assert found["type"] == "hints-found", found
                    else:
                        assert found["key"] == "no-hints-here"
                        assert here.post(f"/api/tables/{table}/queries/hints", {"seat": seat}, anna).status_code == 403
                    while player.moment["question"]:
                        player.answer(0)
                assert onlooker.ask("ask-hints", seat="red")["key"] == "not-your-seat"
                assert red.ask("ask-hints", seat="blue")["key"] == "not-your-seat"


def test_a_copy_of_a_game_without_hints_has_none_either(database: str) -> None:
    with house(database) as here:
        for allowed in (False, True):
            table, anna, _, _ = here.open_with_friend(hints=allowed)
            made = here.post("/api/analysis", {"table": table, "seat": "red"}, anna).json()
            again = here.post(
                "/api/analysis", {"table": made["table"]["id"], "seat": "red"}, made["seats"]["red"]
            ).json()
            for copy in (made, again):
                assert copy["table"]["hints"] == allowed
                found = here.post(
                    f"/api/tables/{copy['table']['id']}/queries/hints", {"seat": "red"}, copy["seats"]["red"]
                )
                assert (found.status_code == 403) == (not allowed), found.text


def test_a_seat_that_waits_for_someone_is_no_bots(database: str) -> None:
    with house(database) as here:
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "link"}})
        assert not made["table"]["hints"]


def test_after_the_end_every_moment_can_be_asked_about(database: str) -> None:
    with house(database) as here:
        table, anna, jan, watch = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            red.wait_until(lambda m: m["question"])
            asked_at = red.moment["version"]
            assert red.ask("ask-hints", seat="red", version=asked_at)["key"] == "no-hints-here"
            red.ask("resign", seat="red")
            blue.wait_until(lambda m: m["outcome"])
            with here.sit(table, watch) as onlooker:
                for player in (red, blue, onlooker):
                    assert player.ask("ask-hints", seat="red", version=asked_at)["type"] == "hints-found"
            assert red.ask("ask-hints", seat="red")["code"] != "failed"
            assert red.ask("ask-hints", seat="red")["type"] == "refused", "nobody is asked any more"


def test_hints_over_http_wait_in_the_queue_of_thoughts(database: str) -> None:
    with house(database) as here:
        table, mine = against_a_bot(here)
        with here.sit(table, mine) as player:
            player.wait_until(lambda m: m["question"])
        found = here.post(f"/api/tables/{table}/queries/hints", {"seat": "red"}, mine)
        assert found.status_code == 200, found.text
        turns: list[str] = []
        queue = here.services.thinkers.queue
        turn = queue.turn

        def counted(asker: str, *, network: str = "", background: bool = False) -> Any:
            turns.append(asker)
            return turn(asker, network=network, background=background)

        queue.turn = counted  # type: ignore[method-assign]
        assert here.post(f"/api/tables/{table}/queries/hints", {"seat": "red"}, mine).status_code == 200
        assert len(turns) == 1
        assert turns[0], "it waits in the line of whoever asks"


def moments(game: Any, scenario: str, seed: int, answers: int) -> list[Play[Any]]:
    """Moments of a game in which someone has a choice."""
    play, dice, found = Play.begin(game, scenario), RandomDice(seed), []
    for _ in range(answers):
        question = play.question
        if question is None:
            break
        if isinstance(question, Choice):
            if len(question.options) > 1:
                found.append(play.copy())
            play.answer(question.options[dice.below(len(question.options))])
        else:
            play.answer(dice.settle(question))
    return found


def differing(game: Any, scenario: str, seed: int, answers: int, most: int) -> tuple[int, int]:
    """At how many moments the advice changes when only what is hidden from the seat does; of how many."""
    found = moments(game, scenario, seed, answers)[::-1][:most]
    changed = 0
    for number, play in enumerate(found):
        question = play.question
        assert isinstance(question, Choice)
        seat = question.seat
        twin = redealt(play, seat, RandomDice(f"twin {number}"))
        mine, other = (advise(Glimpse(world, seat), f"s{number}") for world in (play, twin))
        changed += mine != other
    return changed, len(found)


class Peeking(Toy):
    """Its bots would read the other hand if they could."""

    def appraise(self, state: Any, seat: str) -> float:
        return float(sum(state.hands[seat == "red"]))

    def redeal(self, state: Any, seat: str | None, chance: Any) -> Any:
        """What is hidden is dealt from a sorted heap: the same dice deal the same, however it lies."""
        mine, twin = SEATS.index(seat or ""), state.copy()
        other = 1 - mine
        heap = sorted([*state.deck, *state.hands[other], *(bid for bid in [state.bids[other]] if bid >= 0)])
        twin.deck = [heap.pop() for _ in state.deck]
        twin.hands[other] = [heap.pop() for _ in state.hands[other]]
        twin.bids[other] = heap.pop() if heap else -1
        return super().redeal(twin, seat, chance)


@pytest.mark.parametrize("seed", range(4))
def test_advice_hangs_on_nothing_that_the_seat_does_not_see(seed: int) -> None:
    changed, of = differing(Peeking(), "one", seed, 40, 8)
    assert (changed, of) == (0, 8)


@pytest.mark.parametrize("game", ["bitwa-warszawska", "how-the-west-was-saved"])
def test_advice_of_a_real_game_leaks_nothing(game: str) -> None:
    loaded = load(game)
    changed, of = differing(loaded, next(iter(loaded.scenarios())), 5, 60, 6)
    assert (changed, of) == (0, 6)


def test_the_best_answer_comes_first_and_a_won_game_is_counted() -> None:
    state = Toy().place({"hands": [[0, 1, 3], [4, 5]], "deck": [], "prize": 30, "phase": 1})
    advice = advise(Glimpse(Play(Toy(), state), "red"), 1)
    first = advice.hints[0]
    assert first.index == 2, "blue can only bid 4 or 5, which lose to 3"
    assert first.better == first.tries


def test_advice_that_saw_the_real_cards_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    for way in ("imagine", "look"):
        monkeypatch.setattr(Glimpse, way, lambda glimpse, dice: glimpse._play.copy())
    assert sum(differing(Peeking(), "one", seed, 40, 8)[0] for seed in range(4)) > 0
