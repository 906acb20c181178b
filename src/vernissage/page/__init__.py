"""The house in a page: the same tables, kept in the browser, without a server."""
