"""The server: tables that people and bots play at, live or over days; nothing lost, nothing leaked."""
