"""What players see and may ask: views, previews, further questions."""
