-- A line's price must have the decimals of the setting when it is written. A line restored from the trash was written
-- before: an issued invoice keeps its prices, a draft is checked again.
create or replace function check_line_price() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' and new.unit_price = old.unit_price or not has_more_decimals(new.unit_price, 2) then return new; end if;
  if tg_op = 'INSERT' and exists (select from invoice where id = new.invoice and status <> 'draft')
    and exists (select from history where owner_table = 'invoice' and owner_id = new.invoice and table_name = tg_table_name
      and record_id = new.id and action = 'delete') then return new; end if;
  perform refuse_too_many_decimals(tg_table_name, format('invoice_products.%s.unit_price', new.position), new.unit_price);
  return new;
end $$;
create trigger check_price before insert or update of unit_price on invoice_product
  for each row execute function check_line_price();
