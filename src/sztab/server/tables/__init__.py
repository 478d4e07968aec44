"""Tables: what they are, what players do at them, what is seen of them."""
