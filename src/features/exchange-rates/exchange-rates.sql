-- History of exchange rates.

call keep_history('exchange_rate');
