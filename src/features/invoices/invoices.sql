-- History of invoices and their lines; an issued invoice becomes no draft again, a cancelled one stays as it is.

call keep_history('invoice', uncounted => array['without_order']);
call keep_history('invoice_product', 'invoice', 'invoice');

create or replace function keep_issued_invoice() returns trigger language plpgsql set search_path = public as $$
begin
  perform refuse(tg_table_name, 'status', format('%s is issued: it becomes no draft again.', old.invoice_no));
  return new;
end $$;
create trigger keep_issued before update of status on invoice for each row
  when (old.status <> 'draft' and new.status = 'draft') execute function keep_issued_invoice();

-- A cancelled invoice stays as it is; one that was issued becomes no draft again.
create or replace function keep_cancelled_invoice() returns trigger language plpgsql set search_path = public as $$
begin
  if old.status = 'cancelled' then
    if (old.status, old.customer, old.invoice_date, old.subtotal, old.discount, old.discount_amount, old.grand_total, old.invoice_no)
      is distinct from
      (new.status, new.customer, new.invoice_date, new.subtotal, new.discount, new.discount_amount, new.grand_total, new.invoice_no)
    then
      perform refuse(tg_table_name, 'status', format('%s is cancelled: it stays as it is.', old.invoice_no));
    end if;
  elsif new.status = 'cancelled' then
    if old.status <> 'issued' then
      perform refuse(tg_table_name, 'status', 'A draft is deleted, not cancelled.');
    elsif noted_of(new.id) > 0 then
      perform refuse(tg_table_name, 'status', format('%s credits it: cancel that first.',
        (select min(credit_note_no) from credit_note where invoice = new.id and cancelled_at is null)));
    end if;
  end if;
  return new;
end $$;
create trigger keep_cancelled before update on invoice for each row
  when (old.status = 'cancelled' or new.status = 'cancelled') execute function keep_cancelled_invoice();

-- Whoever cancels holds first the receipts and credit notes that settle the invoice, then all invoices that they settle.
create or replace function hold_settling(of_invoice integer) returns void language plpgsql set search_path = public as $$
begin
  perform from receipt_voucher where id in (select receipt_voucher from receipt_settlement where invoice = of_invoice)
  order by id for no key update;
  perform from credit_note where id in (select credit_note from credit_note_settlement where invoice = of_invoice)
  order by id for no key update;
  perform from invoice where id = of_invoice or id in (
    select s.invoice from receipt_settlement its join receipt_settlement s using (receipt_voucher) where its.invoice = of_invoice)
  order by id for no key update;
end $$;

create or replace function close_cancelled_invoice() returns trigger language plpgsql set search_path = public as $$
declare
  vouchers integer[];
begin
  perform hold_settling(new.id);
  vouchers := array(select receipt_voucher from receipt_settlement where invoice = new.id order by receipt_voucher);
  delete from receipt_settlement where invoice = new.id;
  delete from credit_note_settlement where invoice = new.id;
  -- Coins that were forgiven were forgiven for what is settled no more.
  perform trim_receipt(voucher) from unnest(vouchers) voucher;
  update invoice_tracker set cancelled = true where invoice = new.id;
  return null;
end $$;
create trigger close_cancelled after update of status on invoice for each row
  when (old.status <> 'cancelled' and new.status = 'cancelled') execute function close_cancelled_invoice();
