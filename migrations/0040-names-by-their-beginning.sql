-- Whoever picks a customer or a product types how its name or code begins: those come before what only mentions it.
create index customer_name_beginning on customer (search_normal(name) text_pattern_ops);
create index customer_code_beginning on customer (search_normal(code) text_pattern_ops);
create index product_items_beginning on product (search_normal(items) text_pattern_ops);
create index product_item_code_beginning on product (search_normal(item_code) text_pattern_ops);
