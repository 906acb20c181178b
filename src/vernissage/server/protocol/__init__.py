"""What the server says and hears beside the messages of the house: those of live connections."""
