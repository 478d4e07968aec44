"""4.0, 5.0, 6.0, 10.0: resource points, depots, supply and replenishment."""
