"""What goes over the wire: messages, bodies, faults, and how a table is put into them."""
