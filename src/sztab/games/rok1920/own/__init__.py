"""The scenarios' own rules, a module each: areas, limits, arrivals and victory."""
