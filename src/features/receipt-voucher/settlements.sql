-- What of a receipt settles which invoice: never more than either comes to, and the order says the same.

call keep_history('receipt_settlement', 'receipt_voucher', 'receipt_voucher');

-- What settles an invoice is written while voucher and invoice are held.
create or replace function hold_settled() returns trigger language plpgsql set search_path = public as $$
declare
  row receipt_settlement := case tg_op when 'DELETE' then old else new end;
begin
  perform from receipt_voucher where id = row.receipt_voucher for no key update;
  perform from invoice where id = row.invoice for no key update;
  return row;
end $$;
create trigger hold_settled before insert or update or delete on receipt_settlement
  for each row execute function hold_settled();

-- A voucher that goes holds its invoices in the order of their keys.
create or replace function hold_invoices_of_receipt() returns trigger language plpgsql set search_path = public as $$
begin
  perform from invoice where id in (select invoice from receipt_settlement where receipt_voucher = old.id)
  order by id for no key update;
  return old;
end $$;
create trigger hold_invoices before delete on receipt_voucher
  for each row execute function hold_invoices_of_receipt();

-- Orders follow what settles their invoices.
create or replace function follow_settlements() returns trigger language plpgsql set search_path = public as $$
begin
  perform from invoice_tracker where invoice in (select invoice from changed) order by id for update;
  update invoice_tracker set settled = settled_of(invoice)
  where invoice in (select invoice from changed) and settled <> settled_of(invoice);
  return null;
end $$;
create trigger follow_inserted after insert on receipt_settlement referencing new table as changed
  for each statement execute function follow_settlements();
create trigger follow_updated after update on receipt_settlement referencing new table as changed
  for each statement execute function follow_settlements();
create trigger follow_deleted after delete on receipt_settlement referencing old table as changed
  for each statement execute function follow_settlements();

create or replace function follow_use_of_receipts() returns trigger language plpgsql set search_path = public as $$
begin
  update receipt_voucher v set used_usd = used_of(v)
  where id in (select receipt_voucher from changed) and used_usd <> used_of(v);
  return null;
end $$;
create trigger use_inserted after insert on receipt_settlement referencing new table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_updated after update on receipt_settlement referencing new table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_deleted after delete on receipt_settlement referencing old table as changed
  for each statement execute function follow_use_of_receipts();

create or replace function judge_settled(of_invoice integer, of_table text) returns void language plpgsql set search_path = public as $$
begin
  if exists (select from invoice i where i.id = of_invoice and settled_of(i.id) + credited_of(i.id)
      > case i.status when 'issued' then i.grand_total else 0 end) then
    raise exception 'An invoice is settled by no more than it asks for.'
      using errcode = 'check_violation', table = of_table, constraint = of_table || '_invoice';
  end if;
end $$;

-- An invoice is settled by no more than it asks for, by receipts and credit notes together, and asks for no less than
-- they settle and than its credit notes come to.
create or replace function judge_settlement() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from receipt_voucher v where v.id = new.receipt_voucher and left_of(v) < 0) then
    raise exception 'A voucher settles no more than it brought.'
      using errcode = 'check_violation', table = 'receipt_settlement', constraint = 'receipt_settlement_amount_usd';
  end if;
  perform judge_settled(new.invoice, 'receipt_settlement');
  return null;
end $$;
create constraint trigger judge_settlement after insert or update on receipt_settlement
  deferrable initially deferred for each row execute function judge_settlement();

create or replace function judge_receipt() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from receipt_voucher v where v.id = new.id and left_of(v) < 0) then
    raise exception 'A voucher settles no more than it brought.'
      using errcode = 'check_violation', table = 'receipt_voucher', constraint = 'receipt_voucher_rate';
  end if;
  return null;
end $$;
create constraint trigger judge_receipt
  after update of rate, rounding_usd, cancelled_at,
    amount_usd_advance, amount_usd_final, net_usd, amount_iqd_advance, amount_iqd_final, net_iqd
  on receipt_voucher deferrable initially deferred for each row execute function judge_receipt();

create or replace function keep_total_of_settlements() returns trigger language plpgsql set search_path = public as $$
begin
  if greatest(settled_of(new.id) + credited_of(new.id), noted_of(new.id)) > new.grand_total then
    raise exception 'An invoice asks for no less than what settles it.'
      using errcode = 'check_violation', table = 'invoice', constraint = 'invoice_grand_total';
  end if;
  return new;
end $$;
create trigger keep_total_of_settlements before update of grand_total on invoice for each row
  when (new.grand_total < old.grand_total) execute function keep_total_of_settlements();
