-- When an issued invoice that was printed is changed in a field of its paper, the previous state is stored, so that the
-- old paper can be printed again in any language, and the invoice gets the next revision. An invoice that was never
-- printed is just changed.

call protect_printed('invoice', 'invoice_no', '{number} has been printed and cannot be deleted. Cancel it instead.');

-- Stores the invoice with its lines before the first change; once for each printed revision.
create or replace function store_revision(of_invoice integer) returns void language plpgsql set search_path = public as $$
begin
  if not is_printed('invoice', of_invoice) then return; end if;
  insert into invoice_revision (invoice, revision, record, replaced_by)
  select i.id, i.revision, to_jsonb(i) - array['search', 'list_total', 'issued_list_total'] || jsonb_build_object('invoice_products', coalesce((
      select jsonb_agg(to_jsonb(l) - array['invoice', 'position', 'version', 'updated_at', 'list_price'] order by l.position)
      from invoice_product l where l.invoice = i.id), '[]')), acting_user_id()
  from invoice i join printed p on p.resource = 'invoice' and p.record = i.id and p.revision = i.revision
  where i.id = of_invoice
  on conflict do nothing;
end $$;

create or replace function store_revision_of_line() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    perform store_revision(old.invoice);
    return old;
  elsif (old.position, old.product_item, old.product_description, old.product_image, old.quantity, old.unit_price, old.total, old.notes)
    is distinct from
    (new.position, new.product_item, new.product_description, new.product_image, new.quantity, new.unit_price, new.total, new.notes)
  then
    perform store_revision(new.invoice);
  end if;
  return new;
end $$;
create trigger store_revision before insert or update or delete on invoice_product
  for each row execute function store_revision_of_line();

-- The same statement writes the lines before the invoice.
create or replace function count_revision() returns trigger language plpgsql set search_path = public as $$
begin
  if (old.status, old.invoice_date, old.invoice_no, old.order_no, old.po_ref, old.customer_name, old.customer_address,
      old.customer_code, old.customer_phone, old.subtotal, old.discount, old.discount_amount, old.grand_total, old.invoice_type,
      old.is_shipping_required, old.delivery_country, old.payment_method, old.advance_cash, old.delivery_cash, old.age_days,
      old.company, old.dinar_rate, old.dinar_rate_on)
    is distinct from
    (new.status, new.invoice_date, new.invoice_no, new.order_no, new.po_ref, new.customer_name, new.customer_address,
      new.customer_code, new.customer_phone, new.subtotal, new.discount, new.discount_amount, new.grand_total, new.invoice_type,
      new.is_shipping_required, new.delivery_country, new.payment_method, new.advance_cash, new.delivery_cash, new.age_days,
      new.company, new.dinar_rate, new.dinar_rate_on)
  then
    perform store_revision(old.id);
  end if;
  new.revision := old.revision;
  if exists (select from invoice_revision where invoice = old.id and revision = old.revision) then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;
create trigger count_revision before update on invoice for each row
  when (old.status <> 'draft') execute function count_revision();
