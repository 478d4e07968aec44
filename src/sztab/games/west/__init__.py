"""How the West Was Saved: the Russo-Polish War from April to October 1920, with depots, orders and hidden stacks."""
