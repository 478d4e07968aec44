"""The first edition's scenarios, a module each: areas, limits, arrivals and victory."""
