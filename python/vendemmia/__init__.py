"""Viticulture and Tuscany in Python: the game, environments, batches, bots, arena and study. docs/python.md is a tour."""

from ._native import (ANSWER_PARTS, FACTS, FEATURES, MAX_ANSWERS, PARTS_OF_ANSWER, Batch, Bot, Game, IllegalAnswer,
                      Observation, Options, __version__, action_code, action_text, bot_names, fact_groups, feature_names)
from .aec import AECEnv
from .lab import ArenaReport, BotResult, Estimate, StudyReport, arena, study
from .solo import SoloEnv

__all__ = [
    "ANSWER_PARTS", "AECEnv", "ArenaReport", "Batch", "Bot", "BotResult", "Estimate", "FACTS", "FEATURES", "Game",
    "IllegalAnswer", "MAX_ANSWERS", "Observation", "Options", "PARTS_OF_ANSWER", "SoloEnv", "StudyReport", "__version__",
    "action_code", "action_text", "arena", "bot_names", "fact_groups", "feature_names", "study",
]
