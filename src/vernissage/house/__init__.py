"""What a table of people and bots is: seats, who may answer, consent, asides, what a reader is shown.

It knows no transport, no database and no process. It reaches the world through four ports: the shelf where games are
kept, the crier who tells others that a table has changed, the herald who tells people who look elsewhere, and the
thinkers who answer for bots. A clock is passed in.
"""
