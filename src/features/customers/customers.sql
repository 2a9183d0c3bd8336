-- History of customers.

call maintain_history('customer', hidden => array['looks_like']);
call maintain_codes_of('customer', 'code');
