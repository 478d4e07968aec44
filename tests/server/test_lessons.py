"""Lessons at the server: the learner answers, the others follow the script, the verdict comes with the moment."""

from collections.abc import Sequence
from typing import Any

import pytest

from sztab.lessons import course, games_with_lessons
from sztab.lessons.course import FirstGame, Lesson
from sztab.situations.asking import spoken
from tests.server.house import House, Json, house


class Learner:
    """Someone at a lesson's table."""

    def __init__(self, here: House, game: str, lesson: FirstGame | Lesson) -> None:
        reply = here.post("/api/analysis", {"game": game, "lesson": lesson.id})
        assert reply.status_code == 201, reply.text
        self.here, self.seat = here, lesson.seat
        self.path = f"/api/tables/{reply.json()['table']['id']}"
        self.secret = next(iter(reply.json()["seats"].values()))
        self.sent = 0

    @property
    def moment(self) -> Json:
        return dict(self.here.get(f"{self.path}?seat={self.seat}", self.secret).json()["moment"])

    @property
    def status(self) -> str:
        return str(self.moment["lesson"]["status"])

    def answer(self, wire: Any) -> Any:
        said, self.sent = spoken(wire), self.sent + 1
        seat = said.pop("by", self.seat)
        body = {"seat": seat, "version": self.moment["version"], "key": f"k{self.sent}", "answer": said}
        return self.here.post(f"{self.path}/answers", body, self.secret)

    def give(self, answers: Sequence[Any]) -> None:
        for wire in answers:
            reply = self.answer(wire)
            assert reply.status_code == 200, reply.text

    def act(self, act: str) -> Any:
        return self.here.post(f"{self.path}/lesson", {"act": act}, self.secret)


def first_game(game: str) -> FirstGame:
    found = course(game)
    assert found is not None
    assert found.first_game is not None
    return found.first_game


def plain_lessons(game: str) -> list[Lesson]:
    """Lessons whose ways are the learner's answers alone, on the lesson's own script."""
    found = course(game)
    assert found is not None
    return [lesson for lesson in found.lessons if _is_own(lesson.solution) and _is_own(lesson.wrongs[0].answers)]


def _is_own(way: Sequence[Any]) -> bool:
    return not any(isinstance(wire, dict) and "by" in wire for wire in way)


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_guided_game_is_walked_step_by_step(sqlite: str, game: str) -> None:
    with house(sqlite) as here:
        first = first_game(game)
        learner = Learner(here, game, first)
        for number, step in enumerate(first.steps):
            now = learner.moment["lesson"]
            assert (now["id"], now["kind"], now["step"], now["status"]) == (first.id, "first", number, "on")
            if step.do:
                assert learner.act("next").status_code == 409, "a step waits for its answers"
            for at, wire in enumerate(step.do):
                left = [spoken(one) for one in step.do[at:]]
                assert left in learner.moment["lesson"]["awaits"], "the client is told what the step waits for"
                learner.give([wire])
            assert learner.status == ("told" if step.do else "on")
            assert learner.moment["lesson"]["awaits"] == []
            assert learner.act("next").status_code == 200
        assert learner.status == "finished"


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_is_won_by_its_solution_and_lost_by_a_known_mistake(sqlite: str, game: str) -> None:
    with house(sqlite) as here:
        for lesson in plain_lessons(game)[:3]:
            learner = Learner(here, game, lesson)
            learner.give(lesson.solution)
            assert learner.status == "won", lesson.id
            assert learner.act("again").status_code == 200
            assert learner.status == "on"
            mistake = lesson.wrongs[0]
            if not (lesson.over and mistake.dice is None and mistake.replies is None):
                continue
            learner.give(mistake.answers)
            assert learner.status == "lost", lesson.id
            assert learner.moment["lesson"]["why"] == {"pl": mistake.why.pl, "en": mistake.why.en}


def test_another_way_than_the_guide_is_refused_until_one_leaves_it(sqlite: str) -> None:
    with house(sqlite) as here:
        learner = Learner(here, "bitwa-warszawska", first_game("bitwa-warszawska"))
        assert learner.act("next").status_code == 200
        assert learner.act("next").status_code == 200
        before = learner.moment
        refused = learner.answer({"answer": "move", "army": "pl-4a", "field": "kock"})
        assert (refused.status_code, refused.json()["key"]) == (409, "lesson-other-way")
        assert learner.moment == before
        assert learner.act("leave").status_code == 200
        assert learner.status == "left"
        learner.give([{"answer": "move", "army": "pl-4a", "field": "kock"}])


def test_where_the_guide_names_no_order_any_order_is_taken(sqlite: str) -> None:
    with house(sqlite) as here:
        first = first_game("bitwa-warszawska")
        (at,) = [number for number, step in enumerate(first.steps) if step.any_order]
        learner = Learner(here, "bitwa-warszawska", first)
        for step in first.steps[:at]:
            learner.give(step.do)
            learner.act("next")
        one, two, three, four = first.steps[at].do
        learner.give([three, one, four])
        assert learner.moment["lesson"]["awaits"] == [[spoken(two)]], "and what is left is waited for"
        learner.give([two])
        assert learner.status == "told"


def test_undo_leads_back_in_the_script_too(sqlite: str) -> None:
    with house(sqlite) as here:
        learner = Learner(here, "bitwa-warszawska", first_game("bitwa-warszawska"))
        steps = first_game("bitwa-warszawska").steps
        at = next(number for number, step in enumerate(steps) if step.id == "march")
        for step in steps[:at]:
            learner.give(step.do)
            learner.act("next")
        learner.give(steps[at].do[:1])
        body = {"seat": "pl", "version": learner.moment["version"]}
        assert here.post(f"{learner.path}/undo", body, learner.secret).status_code == 200
        learner.give(steps[at].do)
        assert learner.status == "told"


@pytest.mark.parametrize("game", sorted(games_with_lessons()))
def test_undo_takes_nothing_back_that_a_guided_game_has_told(sqlite: str, game: str) -> None:
    """What the others did by the script, and the steps before: taken back, the words would no longer fit."""
    with house(sqlite) as here:
        learner = Learner(here, game, first_game(game))
        for step in first_game(game).steps:
            stood = learner.moment
            assert stood["undo"]["key"] in ("undo-lesson", "undo-nothing", "undo-over"), step.id
            for seat in ("pl", "su", "ru"):
                body = {"seat": seat, "version": stood["version"]}
                assert here.post(f"{learner.path}/undo", body, learner.secret).status_code >= 400, (step.id, seat)
            assert learner.moment["view"] == stood["view"]
            learner.give(step.do)
            learner.act("next")


def test_a_lesson_survives_a_restart(database: str) -> None:
    game = "bitwa-warszawska"
    with house(database) as here:
        learner = Learner(here, game, first_game(game))
        for step in first_game(game).steps[:3]:
            learner.give(step.do)
            learner.act("next")
        before = learner.moment
    with house(database) as again:
        learner.here = again
        assert learner.moment["lesson"] == before["lesson"]
        assert learner.moment["view"] == before["view"]


def test_words_of_a_course_tell_no_solution_and_strange_lessons_are_refused(sqlite: str) -> None:
    with house(sqlite) as here:
        page = here.get("/api/games/bitwa-warszawska/lessons").json()
        assert len(page["lessons"]) >= 6
        assert not {"solution", "success", "dice", "replies"} & set(page["lessons"][0])
        assert here.get("/api/games/toy/lessons").json() == {"game": "toy", "first": None, "lessons": []}
        strange = here.post("/api/analysis", {"game": "bitwa-warszawska", "lesson": "no-such"})
        assert (strange.status_code, strange.json()["key"]) == (404, "no-lesson")
        made = here.open()
        path = f"/api/tables/{made['table']['id']}/lesson"
        assert here.post(path, {"act": "next"}, made["seats"]["red"]).json()["key"] == "no-lesson-here"
