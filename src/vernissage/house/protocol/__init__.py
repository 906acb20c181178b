"""Everything that crosses the wire. The OpenAPI document, and with it the client's types, is made from these."""
