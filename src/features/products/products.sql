-- History of products.

call keep_history('product');
