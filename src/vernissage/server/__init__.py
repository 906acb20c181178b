"""The house: tables that people, bots and programs play at over HTTP and WebSocket. Knows no rules."""
