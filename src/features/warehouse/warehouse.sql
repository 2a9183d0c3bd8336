-- History of the warehouse.

call keep_history('warehouse');
