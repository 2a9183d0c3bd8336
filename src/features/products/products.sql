-- History of products.

call keep_history('product', hidden => array['looks_like']);
call keep_codes_of('product', 'item_code');
