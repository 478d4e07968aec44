"""How an officer thinks: in whole stacks, by what a fight would bring, with his points kept for what matters."""
