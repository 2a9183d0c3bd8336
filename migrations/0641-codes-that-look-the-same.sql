-- Codes and user names that look the same are the same. Those that exist stay; npm run doctor lists them.
call keep_codes_apart('customer', 'code');
call keep_codes_apart('product', 'item_code');

update sign_in_name s set name = alike.key
from (
  select name, code_key(name) as key, row_number() over (partition by code_key(name) order by name <> code_key(name), user_id) as place
  from sign_in_name
) alike
where alike.name = s.name and alike.place = 1 and alike.key <> s.name;

-- An import of opening balances finds a document by its number in any such spelling.
create index opening_number_alike on opening (customer, code_key(number));
