-- History of customers.

call keep_history('customer');
