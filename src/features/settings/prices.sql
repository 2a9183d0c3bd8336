-- Decimals of unit prices: the setting price_decimals applies to every new price, for every way of writing; existing
-- prices with more decimals stay.

-- Whether the acting user may change the settings: by the stored permissions, else by the defaults.
create or replace function may_change_settings() returns boolean language sql stable as $$
  select coalesce(bool_or(u.is_superuser or coalesce('update' = any (p.verbs), u.role = 'admin')), false)
  from public.users u left join public.permission p on p.resource = 'settings' and p.role = u.role
  where u.id = public.acting_user_id()
$$;

create or replace function has_more_decimals(price numeric, decimals integer) returns boolean language sql immutable parallel safe as $$
  select scale(trim_scale(price)) > decimals
$$;

-- Refuses a price with more decimals than the setting allows. The share lock keeps the setting from being lowered
-- meanwhile.
create or replace function refuse_too_many_decimals(of_table text, field text, price numeric) returns void
language plpgsql set search_path = public as $$
declare
  most integer;
begin
  if price is null or not has_more_decimals(price, 2) then return; end if;
  select price_decimals into most from settings for share;
  if not has_more_decimals(price, most) then return; end if;
  if most < 4 and may_change_settings() then
    perform refuse(of_table, field, '{label} must have at most {most} decimal places. Change “{setting}” in Settings to allow more.', jsonb_build_object(
      'label', format_label('Unit Price'), 'most', most, 'setting', format_label('Decimals of unit prices (2, 3 or 4)')));
  end if;
  perform refuse(of_table, field, '{label} must have at most {most} decimal places.', jsonb_build_object(
    'label', format_label('Unit Price'), 'most', most));
end $$;

-- The setting cannot be lowered while products or drafts have prices with more decimals.
create or replace function protect_price_decimals() returns trigger language plpgsql set search_path = public as $$
declare
  products bigint;
  drafts bigint;
begin
  select count(*) into products from product where has_more_decimals(unit_price, new.price_decimals);
  select count(distinct i.id) into drafts from invoice i join invoice_product l on l.invoice = i.id
  where i.status = 'draft' and has_more_decimals(l.unit_price, new.price_decimals);
  if products + drafts > 0 then
    perform refuse(tg_table_name, 'price_decimals',
      'Some prices have more decimals (products: {products}, drafts: {drafts}). Change them first.',
      jsonb_build_object('products', products, 'drafts', drafts));
  end if;
  return null;
end $$;
create trigger protect_price_decimals after update of price_decimals on settings for each row
  when (new.price_decimals < old.price_decimals) execute function protect_price_decimals();
