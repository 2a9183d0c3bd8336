-- History of products.

call maintain_history('product', hidden => array['looks_like']);
call maintain_codes_of('product', 'item_code');

create or replace function check_price() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' or new.unit_price is distinct from old.unit_price then
    perform refuse_too_many_decimals(tg_table_name, 'unit_price', new.unit_price);
  end if;
  return new;
end $$;
create trigger check_price before insert or update of unit_price on product for each row execute function check_price();
