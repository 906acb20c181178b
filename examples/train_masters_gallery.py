"""Teach a small network Masters Gallery for two with MaskablePPO, and see how often it beats `random`.

pip install 'vernissage[research,training]', then: python examples/train_masters_gallery.py [--steps N] [--games N]
"""

import argparse
import time

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from vernissage.bots.results import wilson
from vernissage.envs.gymnasium import SeatEnv


def table(reward: str = "margin") -> SeatEnv:
    """A seat against `random`, another one in every game; it learns from the margin in points."""
    return SeatEnv("masters-gallery", seats=2, bots="random", reward=reward)


def share_of_wins(model: MaskablePPO, games: int) -> float:
    """Games won with deals that it has not learnt from, a shared win counted as half."""
    env, won = table("win"), 0.0
    for deal in range(games):
        (observation, _), reward, over = env.reset(seed=10_000 + deal), 0.0, False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        won += (reward + 1) / 2
    return won / games


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--steps", type=int, default=120_000)
    asked.add_argument("--games", type=int, default=1000)
    args, start = asked.parse_args(), time.perf_counter()
    torch.set_num_threads(1)  # the network is too small to share
    model = MaskablePPO(
        "MlpPolicy", DummyVecEnv([table] * 8), n_steps=256, batch_size=256, gamma=1.0, ent_coef=0.01, seed=1
    )
    model.learn(args.steps)
    share = share_of_wins(model, args.games)
    low, high = wilson(share, args.games)
    print(f"{args.steps} steps in {time.perf_counter() - start:.0f} s: won {share:.1%} of {args.games} games", end=" ")
    print(f"against random (between {low:.1%} and {high:.1%} with 95 % confidence)")
