-- What one piece costs may be finer than a cent, as far as the house wants that; all prices stay what they are.
alter table settings add column price_decimals integer not null default 2
  constraint settings_price_decimals check (price_decimals in (2, 3, 4));

alter table invoice_product alter column unit_price type numeric(16, 4);
alter table credit_note_line alter column unit_price type numeric(16, 4);

-- What is searched stands on the price, and has it as before: with its cents, and what of it is finer.
alter table product drop column search;
alter table product alter column unit_price type numeric(16, 4);
call make_searchable('product', $$replace(pen_type, '_', ' ')$$, 'item_code', 'items',
  'round(unit_price, greatest(2, scale(trim_scale(unit_price))))::text', 'description');
