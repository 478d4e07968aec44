"""Special forces, a module each: what their chapters add to the common procedures."""
