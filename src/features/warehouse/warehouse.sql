-- History of the warehouse.

call maintain_history('warehouse');
