"""The network in torch, and how it is taught: by what came of its choices (PPO), or by the answers of a mentor."""

from __future__ import annotations

from typing import Any

import numpy as np

from sztab.lab.learning.network import Weights, trusting
from sztab.lab.learning.selfplay import Batch
from sztab.lab.learning.subjects import Subject

CLIP = 0.2
PASSES = 3
"""How often what was played is looked at."""
VALUE_SHARE = 0.5
LESSONS, LESSON_RATE = 5, 1e-3
"""How often what a mentor did is looked at, and how fast it is learnt."""


class Learner:
    """The same network as in `network`."""

    def __init__(self, subject: Subject, weights: Weights, device: str) -> None:
        import torch

        self.torch, self.device, self.subject = torch, device, subject
        self.weights = {name: torch.tensor(weights[name], device=device, requires_grad=True) for name in subject.shapes}
        self.optimizer = torch.optim.Adam(self.weights.values(), lr=1e-3, eps=1e-5)

    def plain(self) -> Weights:
        found = {name: tensor.detach().cpu().numpy().copy() for name, tensor in self.weights.items()}
        found["views"][-1] = found["answers"][-1] = 0.0
        return found

    def _forward(self, views: Any, which: Any, answers: Any) -> tuple[Any, Any]:
        torch, w = self.torch, self.weights
        bag = torch.nn.functional.embedding_bag
        seen = torch.relu(bag(views, w["views"], mode="sum", padding_idx=self.subject.views) + w["views_bias"])
        inner = torch.relu(seen @ w["inner"] + w["inner_bias"])
        stands = torch.tanh(inner @ w["value"] + w["value_bias"])[:, 0]
        about = bag(answers, w["answers"], mode="sum", padding_idx=self.subject.answers)
        joined = torch.relu(about + (inner @ w["join"] + w["join_bias"])[which])
        return stands, (joined @ w["policy"])[:, 0]

    def _joined(self, batches: list[Batch], name: str, kind: Any) -> Any:
        array = np.concatenate([getattr(batch, name) for batch in batches])
        wide = array.astype(np.int32) if array.dtype == np.uint16 else array
        return self.torch.tensor(wide, device=self.device).to(kind)

    def _step(self, loss: Any) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_(list(self.weights.values()), 0.5)
        self.optimizer.step()

    def learn(self, batches: list[Batch], rate: float, entropy: float, portion: int) -> dict[str, float]:
        """Some passes over what was played, so many decisions at once."""
        torch = self.torch
        self._pace(rate)
        deck = _Deck(self, batches)
        logs, gains, ends = (self._joined(batches, name, torch.float32) for name in ("logs", "gains", "ends"))
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        told = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "moved": 0.0}
        steps = 0
        for _ in range(PASSES):
            for some in deck.shuffled(portion):
                stands, likely, mine = deck.asked(some)
                ratio = torch.exp(mine - logs[some])
                gain = gains[some]
                policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                value = ((stands - ends[some]) ** 2).mean()
                spread = -(likely.exp() * likely).sum() / len(some)
                self._step(policy + VALUE_SHARE * value - entropy * spread)
                steps += 1
                moved = (mine.detach() - logs[some]).abs().mean()
                for name, part in (("policy", policy), ("value", value), ("entropy", spread), ("moved", moved)):
                    told[name] += float(part.detach())
        return {name: part / steps for name, part in told.items()}

    def imitate(self, batches: list[Batch], portion: int) -> dict[str, float]:
        """Learn to answer as a mentor did without being told what he would, and who won; one game in ten (or some) is
        kept to see how well that went."""
        torch = self.torch
        split = max(1, len(batches) // 10)
        deck, tests = _Deck(self, batches[split:], bare=True), _Deck(self, batches[:split], bare=True)
        ends, results = (self._joined(some, "ends", torch.float32) for some in (batches[split:], batches[:split]))
        for lesson in range(LESSONS):
            self._pace(LESSON_RATE * (1 - 0.8 * lesson / (LESSONS - 1)))
            for some in deck.shuffled(portion):
                stands, _, mine = deck.asked(some)
                self._step(-mine.mean() + VALUE_SHARE * ((stands - ends[some]) ** 2).mean())
        with torch.no_grad():
            judged = [(*tests.asked(some), results[some]) for some in tests.shuffled(portion)]
            agreed = torch.cat([mine for _, _, mine, _ in judged]).exp()
            wrong = torch.cat([(stands - end) ** 2 for stands, _, _, end in judged])
        found = {"likely": agreed, "agreed": (agreed > 0.5).float(), "value": wrong}
        return {name: float(part.mean()) for name, part in found.items()}

    def follow(self, batches: list[Batch], astray: float) -> float:
        """Trust the mentor so much that the network answers otherwise in a share `astray` of the questions."""
        bare = self.plain()
        low, high = 0.0, 20.0
        for _ in range(12):
            trust = (low + high) / 2
            self.take(trusting(bare, trust))
            deck = _Deck(self, batches[: max(1, len(batches) // 10)])
            with self.torch.no_grad():
                likely = self.torch.cat([deck.asked(some)[2] for some in deck.shuffled(16384)]).exp()
            low, high = (trust, high) if float(1 - likely.mean()) > astray else (low, trust)
        return trust

    def take(self, weights: Weights) -> None:
        """Go on with other weights."""
        with self.torch.no_grad():
            for name, part in self.weights.items():
                part.copy_(self.torch.tensor(weights[name], device=self.device))

    def _pace(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate


class _Deck:
    """Decisions as tensors; `bare`: without what the mentor would answer."""

    def __init__(self, learner: Learner, batches: list[Batch], *, bare: bool = False) -> None:
        torch = learner.torch
        self.learner, self.torch, self.device = learner, torch, learner.device
        self.views, self.answers = (learner._joined(batches, name, torch.int32) for name in ("views", "answers"))
        if bare:
            self.answers[self.answers < learner.subject.hints] = learner.subject.answers
        self.counts, self.chosen = (learner._joined(batches, name, torch.int64) for name in ("counts", "chosen"))
        self.starts = torch.cumsum(self.counts, 0) - self.counts

    def shuffled(self, portion: int) -> Any:
        return self.torch.randperm(len(self.counts), device=self.device).split(portion)

    def asked(self, some: Any) -> tuple[Any, Any, Any]:
        """How some decisions stand, and how likely each answer is and the one that was given (as logarithms)."""
        torch, count = self.torch, len(some)
        rows = self.counts[some]
        which = torch.repeat_interleave(torch.arange(count, device=self.device), rows)
        begins = torch.cumsum(rows, 0) - rows
        place = torch.arange(len(which), device=self.device) - begins[which]
        stands, scored = self.learner._forward(self.views[some], which, self.answers[self.starts[some][which] + place])
        top = torch.full((count,), -1e9, device=self.device).scatter_reduce(0, which, scored.detach(), "amax")
        total = torch.zeros(count, device=self.device).index_add(0, which, torch.exp(scored - top[which]))
        likely = scored - top[which] - torch.log(total)[which]
        return stands, likely, likely[begins + self.chosen[some]]
