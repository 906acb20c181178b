"""People at tables, simulated: a crowd that finds out how much a house holds."""
