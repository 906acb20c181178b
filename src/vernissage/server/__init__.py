"""The house over HTTP and WebSocket, with a database, channels and processes. Knows no rules."""
