-- History of customers.

call keep_history('customer', hidden => array['looks_like']);
call keep_codes_of('customer', 'code');
