"""Messages that leave the house: pushed to browsers, and by mail."""
