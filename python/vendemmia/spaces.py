"""Spaces with the methods that learners ask Gymnasium's for, so that nothing else need be installed."""

from __future__ import annotations

from typing import Any

import numpy as np


class Discrete:
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int, seed: int | None = None) -> None:
        self.n = n
        self.shape: tuple[int, ...] = ()
        self.dtype = np.dtype(np.int64)
        self._chance = np.random.default_rng(seed)

    def seed(self, seed: int | None = None) -> None:
        self._chance = np.random.default_rng(seed)

    def sample(self, mask: np.ndarray | None = None) -> int:
        """Any of them; with a mask, any that is not 0 there."""
        if mask is None:
            return int(self._chance.integers(self.n))
        allowed = np.flatnonzero(mask)
        if allowed.size == 0:
            raise ValueError("the mask allows nothing")
        return int(self._chance.choice(allowed))

    def contains(self, value: Any) -> bool:
        return isinstance(value, (int, np.integer)) and not isinstance(value, bool) and 0 <= value < self.n

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __hash__(self) -> int:
        return hash(("Discrete", self.n))

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class MultiBinary:
    """Rows of n zeros and ones."""

    def __init__(self, n: int, seed: int | None = None) -> None:
        self.n = n
        self.shape = (n,)
        self.dtype = np.dtype(np.int8)
        self._chance = np.random.default_rng(seed)

    def seed(self, seed: int | None = None) -> None:
        self._chance = np.random.default_rng(seed)

    def sample(self) -> np.ndarray:
        return self._chance.integers(2, size=self.n, dtype=np.int8)

    def contains(self, value: Any) -> bool:
        array = np.asarray(value)
        return array.shape == self.shape and bool(np.isin(array, (0, 1)).all())

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MultiBinary) and other.n == self.n

    def __hash__(self) -> int:
        return hash(("MultiBinary", self.n))

    def __repr__(self) -> str:
        return f"MultiBinary({self.n})"


class Dict(dict):
    """Several spaces by name."""

    def sample(self) -> dict[str, Any]:
        return {name: space.sample() for name, space in self.items()}

    def contains(self, value: Any) -> bool:
        return (isinstance(value, dict) and value.keys() == self.keys()
                and all(self[name].contains(one) for name, one in value.items()))
