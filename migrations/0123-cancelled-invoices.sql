-- An issued invoice that was cancelled stays, with who, when and why: its number, lines and paper are what they were. It
-- asks for nothing any more: what settled it goes back on account, and its order is closed with nothing outstanding.
alter table invoice
  drop constraint invoice_status_check,
  add constraint invoice_status_check check (status in ('draft', 'issued', 'cancelled')),
  drop constraint invoice_draft_has_no_number,
  add constraint invoice_draft_has_no_number check (status <> 'draft' or (invoice_no is null and order_no is null)),
  add column cancelled_at timestamptz,
  add column cancelled_by text,
  add column cancel_reason text,
  add constraint invoice_cancel_reason check (
    num_nonnulls(cancelled_at, cancel_reason) = case status when 'cancelled' then 2 else 0 end);
call searchable('invoice', 'discount_amount', 'cancel_reason');

alter table invoice_tracker add column cancelled boolean not null default false;
call count_versions('invoice_tracker');

-- What an order shows follows from what it is made of, of a cancelled invoice nothing is outstanding. One that comes back
-- counts what settles its invoice by then.
create or replace function count_order_money() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- An order that comes back waits for whoever is settling its invoice.
    perform from invoice where id = new.invoice for no key update;
    new.settled := settled_of(new.invoice);
    new.credited := credited_of(new.invoice);
    new.cancelled := coalesce((select status = 'cancelled' from invoice where id = new.invoice), false);
  elsif new.invoice_amount <> old.invoice_amount then
    new.written_off := 0;
  end if;
  if new.cancelled then
    if tg_op = 'UPDATE' and old.cancelled and new.status <> 'Close' then
      perform refuse(tg_table_name, 'status', format('%s is cancelled: its order stays closed.', new.invoice_number));
    end if;
    new.status := 'Close';
    new.written_off := 0;
  end if;
  new.typed_paid := greatest(new.typed_paid, -new.settled);
  new.total_paid := new.settled + new.typed_paid;
  new.outstanding := case when new.cancelled then 0
    else greatest(new.invoice_amount - new.credited - new.total_paid - new.written_off, 0) end;
  return new;
end $$;

-- A cancelled invoice stays as it is; one that was issued becomes no draft again.
create function keep_cancelled_invoice() returns trigger language plpgsql as $$
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
create function hold_settling(of_invoice integer) returns void language plpgsql as $$
begin
  perform from receipt_voucher where id in (select receipt_voucher from receipt_settlement where invoice = of_invoice)
  order by id for no key update;
  perform from credit_note where id in (select credit_note from credit_note_settlement where invoice = of_invoice)
  order by id for no key update;
  perform from invoice where id = of_invoice or id in (
    select s.invoice from receipt_settlement its join receipt_settlement s using (receipt_voucher) where its.invoice = of_invoice)
  order by id for no key update;
end $$;

create function close_cancelled_invoice() returns trigger language plpgsql as $$
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
