"""How an officer thinks: in whole moves of whole stacks, by what a melee or a volley would bring in victory points."""
