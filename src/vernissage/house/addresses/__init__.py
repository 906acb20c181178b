"""What a house can be asked, whoever carries the question: one address for each thing, and what it takes and gives."""

from __future__ import annotations

from vernissage.house.addresses import absence, foyer, lobby, puzzles, results, sheets, table, talk
from vernissage.house.addresses.address import Address

ADDRESSES: tuple[Address, ...] = (
    *absence.ADDRESSES,
    *foyer.ADDRESSES,
    *lobby.ADDRESSES,
    *puzzles.ADDRESSES,
    *results.ADDRESSES,
    *sheets.ADDRESSES,
    *table.ADDRESSES,
    *talk.ADDRESSES,
)
"""All of them; whoever carries questions adds what only they can answer."""
