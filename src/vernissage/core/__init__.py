"""The engine: steps, the agenda, and what every game is made of."""
