"""Around a game being played: matches, records, positions as data, texts. Knows no rules."""
