from sztab.hexmap import bench
from sztab.hexmap.grid import Grid
from sztab.hexmap.hexmap import HexMap


def test_the_benchmark_measures_something_on_any_map() -> None:
    """Its figures are for `sztab bench`; here it only has to run on a map of any size."""
    grid = Grid()
    for columns, rows in ((1, 1), (4, 3)):
        hexmap = HexMap(grid, dict.fromkeys(grid.rectangle(columns, rows), "clear"))
        assert bench.supply_us(hexmap, repeats=3) > 0
        assert bench.reach_us(hexmap, repeats=3) > 0
        assert bench.sight_us(hexmap, repeats=3) > 0
