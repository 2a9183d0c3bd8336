-- Receipts: linked to their account and customer, and shown with the order of their invoice.

call maintain_history('receipt_voucher', unrecorded => array['bank_account', 'said_subject', 'said_rate_reason'],
  unversioned => array['bank_account', 'said_subject', 'said_rate_reason']);
call posts_to_ledger('receipt_voucher');
call refuses_future('receipt_voucher');
call maintain_numbers('receipt_voucher', 'receipt', 'voucher_no');
call uses_account('receipt_voucher', 'bank_account', 'to_account');
call protect_printed('receipt_voucher', 'voucher_no', 'Receipt {number} has been printed and cannot be deleted. Cancel it instead.');
call protects_as_printed('receipt_voucher', 'voucher_no', 'Receipt {number} was printed. Cancel it and create a new one.',
  kept => '{"date": "date", "net_usd": "net_usd", "net_iqd": "net_iqd", "amount_usd_advance": "amount_usd_advance",
    "amount_iqd_advance": "amount_iqd_advance", "amount_usd_final": "amount_usd_final", "amount_iqd_final": "amount_iqd_final",
    "rate": "rate", "to_account": "bank_account", "from_account": "from_account", "invoice": "invoice"}',
  fillable => '{rate,to_account}', texts => '{subject,details,receipt_reference,keyword,cancelled_at}');

-- Locks the invoice for the settlement that follows. A shared lock would lead to deadlocks between two receipts.
create or replace function check_payer() returns trigger language plpgsql set search_path = public as $$
declare
  payer integer;
begin
  select customer into payer from invoice where id = new.invoice for no key update;
  if payer <> new.from_account then
    perform refuse('receipt_voucher', 'from_account', 'From Account must be the customer of the invoice.');
  end if;
  return new;
end $$;
create trigger check_payer before insert on receipt_voucher
  for each row when (new.invoice is not null) execute function check_payer();

-- The customer of an invoice cannot change once anything was applied to it, on any day. Manual payments do not count:
-- they move with the invoice.
create or replace function protect_customer_of_receipts() returns trigger language plpgsql set search_path = public as $$
declare
  applied text;
begin
  if has_settlements(new.id) then
    perform refuse('invoice', 'customer', 'This invoice has receipts, so its customer cannot be changed.');
  end if;
  applied := coalesce((select min(bad_debt_no) from bad_debt where invoice = new.id), (
    select min(c.number) from entry d join settlement s on s.debit = d.id join entry c on c.id = s.credit
    where d.invoice = new.id and d.kind in ('invoice', 'typed_payment')
      and c.kind not in ('invoice', 'typed_payment')));
  if applied is not null then
    perform refuse('invoice', 'customer', '{number} is or was applied to this invoice, so its customer cannot be changed.',
      jsonb_build_object('number', applied));
  end if;
  return new;
end $$;
create trigger protect_customer_of_receipts before update of customer on invoice for each row
  when (old.customer is distinct from new.customer) execute function protect_customer_of_receipts();

-- Notifies readers of the order, which shows the received money. Nothing about the voucher itself is sent.
create or replace function notify_of_received_money() returns trigger language plpgsql set search_path = public as $$
begin
  perform notify_change('invoice_tracker', array_agg(id))
  from invoice_tracker where invoice in (old.invoice, new.invoice) having count(*) > 0;
  return null;
end $$;
create trigger notify_of_received_money after insert or update or delete on receipt_voucher
  for each row execute function notify_of_received_money();

-- Refuses deleting a receipt that settles more than its own invoice: it must be cancelled. A receipt applied only to
-- its own invoice may be deleted with its settlement.
create or replace function protect_used_receipt() returns trigger language plpgsql set search_path = public as $$
declare
  settled text := (
    select max(d.kind) from entry c cross join pairs_of(c.id) s join entry d on d.id = s.debit
    where c.kind = 'receipt_voucher' and c.document = old.id and c.side = '' and d.kind <> 'payment_voucher'
      and not (d.kind in ('invoice', 'typed_payment') and d.invoice is not distinct from old.invoice));
begin
  if old.cancelled_at is null and settled is not null then
    perform refuse_in_use(case settled
        when 'opening' then 'Receipt {number} is applied to opening balances and cannot be deleted. Cancel it instead.'
        else 'Receipt {number} is also applied to other invoices and cannot be deleted. Cancel it instead.' end,
      jsonb_build_object('number', old.voucher_no));
  end if;
  return old;
end $$;
create trigger protect_used before delete on receipt_voucher for each row execute function protect_used_receipt();
