"""`python -m sztab.lab.learning.training`: the network plays against itself and is taught by what came of it (PPO).

Every round all processes play games with the weights as they are, most against themselves, some against earlier ones;
then the learner makes choices that went better than expected likelier, the others less likely, and learns to foretell
who wins. Now and then it plays the levels of `docs/bots.md`, on other seeds.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

from sztab.lab.learning.network import SHAPES, Weights, fresh
from sztab.lab.learning.selfplay import Batch, Order, play_games

CLIP = 0.2
PASSES, PORTION = 3, 16384
"""How often what was played is looked at, and how many decisions at once."""
VALUE_SHARE = 0.5
PAST_SHARE, PAST_EVERY, MOST_PAST = 0.3, 15, 12
"""The share of processes that play against earlier weights; how often these are kept, and how many."""


class Learner:
    """The same network in torch."""

    def __init__(self, weights: Weights, device: str) -> None:
        import torch

        self.torch, self.device = torch, device
        self.weights = {name: torch.tensor(weights[name], device=device, requires_grad=True) for name in SHAPES}
        self.optimizer = torch.optim.Adam(self.weights.values(), lr=1e-3, eps=1e-5)

    def plain(self) -> Weights:
        found = {name: tensor.detach().cpu().numpy() for name, tensor in self.weights.items()}
        found["views"][-1] = found["answers"][-1] = 0.0
        return found

    def _forward(self, views: Any, which: Any, answers: Any) -> tuple[Any, Any]:
        torch, w = self.torch, self.weights
        bag = torch.nn.functional.embedding_bag
        seen = torch.relu(bag(views, w["views"], mode="sum", padding_idx=SHAPES["views"][0] - 1) + w["views_bias"])
        inner = torch.relu(seen @ w["inner"] + w["inner_bias"])
        stands = torch.tanh(inner @ w["value"] + w["value_bias"])[:, 0]
        about = bag(answers, w["answers"], mode="sum", padding_idx=SHAPES["answers"][0] - 1)
        joined = torch.relu(about + (inner @ w["join"] + w["join_bias"])[which])
        return stands, (joined @ w["policy"])[:, 0]

    def learn(self, batches: list[Batch], rate: float, entropy: float) -> dict[str, float]:
        """Some passes over what was played."""
        torch = self.torch
        for group in self.optimizer.param_groups:
            group["lr"] = rate

        def joined(name: str, kind: Any) -> Any:
            array = np.concatenate([getattr(batch, name) for batch in batches])
            wide = array.astype(np.int32) if array.dtype == np.uint16 else array
            return torch.tensor(wide, device=self.device).to(kind)

        views, answers = joined("views", torch.int32), joined("answers", torch.int32)
        counts, chosen = joined("counts", torch.int64), joined("chosen", torch.int64)
        logs, gains, ends = (joined(name, torch.float32) for name in ("logs", "gains", "ends"))
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        starts = torch.cumsum(counts, 0) - counts
        told = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "moved": 0.0}
        steps = 0
        for _ in range(PASSES):
            order = torch.randperm(len(counts), device=self.device)
            for portion in order.split(PORTION):
                rows = counts[portion]
                which = torch.repeat_interleave(torch.arange(len(portion), device=self.device), rows)
                begins = torch.cumsum(rows, 0) - rows
                place = torch.arange(len(which), device=self.device) - begins[which]
                stands, scored = self._forward(views[portion], which, answers[starts[portion][which] + place])
                top = torch.full((len(portion),), -1e9, device=self.device).scatter_reduce(0, which, scored, "amax")
                raised = torch.exp(scored - top.detach()[which])
                total = torch.zeros(len(portion), device=self.device).index_add(0, which, raised)
                likely = scored - top.detach()[which] - torch.log(total)[which]
                mine = likely[begins + chosen[portion]]
                ratio = torch.exp(mine - logs[portion])
                gain = gains[portion]
                policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                value = ((stands - ends[portion]) ** 2).mean()
                spread = -(likely.exp() * likely).sum() / len(portion)
                loss = policy + VALUE_SHARE * value - entropy * spread
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(list(self.weights.values()), 0.5)
                self.optimizer.step()
                steps += 1
                moved = (mine.detach() - logs[portion]).abs().mean()
                for name, part in (("policy", policy), ("value", value), ("entropy", spread), ("moved", moved)):
                    told[name] += float(part.detach())
        return {name: part / steps for name, part in told.items()}


def _work(pipe: Any) -> None:
    while (order := pipe.recv()) is not None:
        pipe.send(play_games(order))


class Crew:
    """Processes that play."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("fork")
        self.pipes = []
        for _ in range(count):
            mine, theirs = context.Pipe()
            context.Process(target=_work, args=(theirs,), daemon=True).start()
            self.pipes.append(mine)

    def play(self, orders: list[Order]) -> list[Batch]:
        for pipe, order in zip(self.pipes, orders):
            pipe.send(order)
        return [pipe.recv() for pipe, _ in zip(self.pipes, orders)]

    def stop(self) -> None:
        for pipe in self.pipes:
            pipe.send(None)


def measured(crew: Crew, net: Weights, bot: str, games: int, seed: int) -> str:
    """How the network does against a bot, by its best answers."""
    each = max(2, 2 * round(games / len(crew.pipes) / 2))
    orders = [Order(net, each, seed + n, bot=bot, keeps=False) for n in range(len(crew.pipes))]
    found = crew.play(orders)
    share = float(np.mean([batch.won for batch in found]))
    seats = np.mean([batch.by_seat for batch in found], axis=0)
    return f"{bot} {share:.3f} (pl {seats[0]:.2f}, su {seats[1]:.2f}; {each * len(found)} games)"


def main() -> None:
    wish = argparse.ArgumentParser()
    wish.add_argument("--minutes", type=float, default=20.0)
    wish.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    wish.add_argument("--games", type=int, default=64, help="games of one process in a round")
    wish.add_argument("--out", type=Path, default=Path("."))
    wish.add_argument("--start", type=Path, help="weights to go on from (.npz)")
    wish.add_argument("--rate", type=float, default=1e-3)
    wish.add_argument("--entropy", type=float, default=0.01)
    wish.add_argument("--level", default="officer", help="a bot that it is measured against")
    wish.add_argument("--level-games", type=int, default=0)
    wish.add_argument("--every", type=int, default=20, help="rounds between two measurements against quick answers")
    given = wish.parse_args()
    crew = Crew(given.workers)
    import torch

    weights = dict(np.load(given.start)) if given.start else fresh(1)
    learner = Learner(weights, "cuda" if torch.cuda.is_available() else "cpu")
    began, ends = time.monotonic(), 60 * given.minutes
    past, played, number = [learner.plain()], 0, 0
    while (spent := time.monotonic() - began) < ends:
        net, left = learner.plain(), 1 - spent / ends
        dice = np.random.default_rng(number)
        orders = [
            Order(
                net, given.games, 1_000_000 + 1000 * number + n,
                other=past[dice.integers(len(past))] if n < PAST_SHARE * given.workers else None,
            )
            for n in range(given.workers)
        ]  # fmt: skip
        batches = crew.play(orders)
        thought = time.monotonic()
        told = learner.learn(batches, given.rate * max(0.05, left), given.entropy * max(0.1, left))
        played += sum(batch.games for batch in batches)
        number += 1
        if number % PAST_EVERY == 0:
            past = [*past[-MOST_PAST + 1 :], learner.plain()]
        if number % given.every == 0:
            line = " ".join(f"{name} {part:.3f}" for name, part in told.items())
            quick = measured(crew, learner.plain(), "quick", 400, 7_000_000)
            learnt = time.monotonic() - thought
            print(f"{spent:.0f} s, round {number}, {played} games: {line}; {quick}; {learnt:.1f} s", flush=True)
            np.savez(given.out / "weights.npz", **learner.plain())
        if given.level_games and number % (10 * given.every) == 0:
            print(measured(crew, learner.plain(), given.level, given.level_games, 8_000_000), flush=True)
    np.savez(given.out / "weights.npz", **learner.plain())
    print(f"{played} games in {number} rounds")
    print(measured(crew, learner.plain(), "quick", 1000, 7_000_000), flush=True)
    if given.level_games:
        print(measured(crew, learner.plain(), given.level, given.level_games, 9_000_000), flush=True)
    crew.stop()


if __name__ == "__main__":
    main()
