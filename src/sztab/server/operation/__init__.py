"""Running the server: settings, its parts and their life, figures, limits, updates."""
