"""Learning to judge positions by playing: self-play, a fit, a gate, and again. Needs the extra `training`."""
