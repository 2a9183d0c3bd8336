-- Refunds: a payment to a customer uses unapplied credit, and cannot exceed it.

-- Locks the receipts, credit notes and customer opening balances that a payment refunds, and those of a customer with
-- unapplied credit: kind by kind, each by id.
create or replace function lock_unapplied_credit(payment integer, of_customer integer) returns void language sql set search_path = public as $$
  select from receipt_voucher where id in (
    select document from entry e where e.kind = 'receipt_voucher' and (e.customer = of_customer and e.open > 0
      or e.id in (select credit from settlement where debit = entry_of('payment_voucher', payment)))) order by id for no key update;
  select from credit_note where id in (
    select document from entry e where e.kind = 'credit_note' and (e.customer = of_customer and e.open > 0
      or e.id in (select credit from settlement where debit = entry_of('payment_voucher', payment)))) order by id for no key update;
  select from opening where id in (
    select document from entry e where e.kind = 'opening' and (e.customer = of_customer and e.usd < 0 and e.open > 0
      or e.id in (select credit from settlement where debit = entry_of('payment_voucher', payment)))) order by id for no key update
$$;

-- Takes a refund from unapplied credit, the oldest first. A changed refund is allocated again; without a customer its
-- credit is released.
create or replace function allocate_refund() returns trigger language plpgsql set search_path = public as $$
declare
  mine integer := entry_of('payment_voucher', new.id);
  wanted numeric := refund_usd(new);
  there numeric;
begin
  if tg_op = 'UPDATE' and (old.customer, refund_usd(old), takes_effect(old.approval)) is not distinct from (new.customer, wanted, takes_effect(new.approval))
    or tg_op = 'INSERT' and new.customer is null then return null; end if;
  perform lock_unapplied_credit(new.id, new.customer);
  delete from settlement where debit = mine;
  if new.customer is null then return null; end if;
  if wanted <= 0 then
    perform refuse('payment_voucher', 'amount_usd', 'Enter the refund amount.');
  end if;
  there := unapplied_credit_of(new.customer);
  if wanted > there then
    perform refuse('payment_voucher', case when coalesce(new.amount_usd, 0) > 0 then 'amount_usd' else 'amount_iqd' end,
      'Refund of {amount} exceeds the unapplied credit of {name}. Enter {left} or less.', jsonb_build_object('amount', format_amount(wanted, 'USD'),
        'left', format_amount(there, 'USD'), 'name', (select name from customer where id = new.customer)));
  end if;
  -- A refund pending approval takes nothing yet. It is allocated when it is approved.
  if takes_effect(new.approval) then perform allocate(mine); end if;
  return null;
end $$;
create trigger allocate_refund after insert or update of customer, amount_usd, amount_iqd, rate, approval on payment_voucher
  for each row execute function allocate_refund();

create or replace function lock_refunded() returns trigger language plpgsql set search_path = public as $$
begin
  perform lock_unapplied_credit(old.id, null);
  return old;
end $$;
create trigger lock_refunded before delete on payment_voucher
  for each row when (old.customer is not null) execute function lock_refunded();
