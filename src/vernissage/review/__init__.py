"""Reviews of finished games: what each answer cost, what was luck, from what each seat knew."""
