-- What is on account of a customer goes back to them by a payment, and no more.

-- What a payment voucher pays back, in dollars; converted once, half up to cents.
create or replace function refund_usd(p payment_voucher) returns numeric language sql immutable parallel safe as $$
  select case when p.customer is null then 0
    else coalesce(p.amount_usd, 0) + coalesce(round(p.amount_iqd / p.rate, 2), 0) end
$$;

create or replace function paid_back_of(of_voucher integer) returns numeric language sql stable as $$
  select coalesce(sum(amount_usd), 0) from public.refund where receipt_voucher = of_voucher
$$;

-- What is on account of a customer: the rest of all receipts and credit notes.
create or replace function on_account_of(of_customer integer) returns numeric language sql stable as $$
  select (select coalesce(sum(public.left_of(v)), 0) from public.receipt_voucher v where from_account = of_customer)
    + (select coalesce(sum(public.left_of(n)), 0) from public.credit_note n where customer = of_customer)
$$;

-- What pays back is written while the receipt or credit note is held, and no more than it has left.
create or replace function hold_refund() returns trigger language plpgsql set search_path = public as $$
begin
  perform from receipt_voucher where id = new.receipt_voucher for no key update;
  perform from credit_note where id = new.credit_note for no key update;
  return new;
end $$;
create trigger hold_source before insert or update on refund for each row execute function hold_refund();

-- A refund takes what is on account, the oldest first; one that was changed takes it anew. It holds all receipts and then
-- all credit notes of the customer that have something left, in the order of their keys.
create or replace function take_refund() returns trigger language plpgsql set search_path = public as $$
declare
  wanted numeric := refund_usd(new);
  there numeric;
begin
  if tg_op = 'UPDATE' then
    if (old.customer, refund_usd(old)) is not distinct from (new.customer, wanted) then return null; end if;
    perform from receipt_voucher v where id in (select receipt_voucher from refund where payment_voucher = new.id)
      or from_account = new.customer and left_of(v) > 0 order by id for no key update;
    perform from credit_note n where id in (select credit_note from refund where payment_voucher = new.id)
      or customer = new.customer and left_of(n) > 0 order by id for no key update;
    delete from refund where payment_voucher = new.id;
  end if;
  if new.customer is null then return null; end if;
  if wanted <= 0 then
    perform refuse('payment_voucher', 'amount_usd', 'How much goes back?');
  end if;
  perform from receipt_voucher v where from_account = new.customer and left_of(v) > 0 order by id for no key update;
  perform from credit_note n where customer = new.customer and left_of(n) > 0 order by id for no key update;
  there := on_account_of(new.customer);
  if wanted > there then
    perform refuse('payment_voucher', case when coalesce(new.amount_usd, 0) > 0 then 'amount_usd' else 'amount_iqd' end,
      format('This is USD %s; no more than USD %s is on account of %s.', trim(to_char(wanted, '999,999,999,999,990.00')),
        trim(to_char(there, '999,999,999,999,990.00')), (select name from customer where id = new.customer)));
  end if;
  insert into refund (payment_voucher, customer, receipt_voucher, credit_note, amount_usd)
  select new.id, new.customer, receipt, note, least(rest, wanted - before)
  from (
    select *, coalesce(sum(rest) over (
      order by day, receipt nulls last, note rows between unbounded preceding and 1 preceding), 0) as before
    from (
      select v.date as day, v.id as receipt, null::integer as note, left_of(v) as rest
      from receipt_voucher v where from_account = new.customer
      union all
      select n.date, null, n.id, left_of(n) from credit_note n where customer = new.customer
    ) source where rest > 0
  ) in_order
  where before < wanted;
  return null;
end $$;
create trigger take_refund after insert or update of customer, amount_usd, amount_iqd, rate on payment_voucher
  for each row execute function take_refund();

create or replace function judge_refunded(payment integer) returns void language plpgsql set search_path = public as $$
begin
  if exists (select from payment_voucher p where id = payment
    and refund_usd(p) <> (select coalesce(sum(amount_usd), 0) from refund where payment_voucher = payment)) then
    perform refuse('payment_voucher', 'customer', 'A refund comes out of what is on account.');
  end if;
end $$;

create or replace function judge_refund() returns trigger language plpgsql set search_path = public as $$
declare
  row refund := case tg_op when 'DELETE' then old else new end;
begin
  perform judge_refunded(row.payment_voucher);
  if exists (select from receipt_voucher v where v.id = row.receipt_voucher and left_of(v) < 0)
    or exists (select from credit_note n where n.id = row.credit_note and left_of(n) < 0) then
    perform refuse('payment_voucher', 'customer', 'A refund is no more than what is on account.');
  end if;
  return null;
end $$;
create constraint trigger judge_refund after insert or update or delete on refund
  deferrable initially deferred for each row execute function judge_refund();

create or replace function judge_refunding_voucher() returns trigger language plpgsql set search_path = public as $$
begin
  perform judge_refunded(new.id);
  return null;
end $$;
create constraint trigger judge_refund after insert or update of customer, amount_usd, amount_iqd, rate on payment_voucher
  deferrable initially deferred for each row execute function judge_refunding_voucher();

-- What is left of receipts and notes has changed for whoever looks at them.
create or replace function tell_of_refund() returns trigger language plpgsql set search_path = public as $$
declare
  row refund := case tg_op when 'DELETE' then old else new end;
begin
  if row.receipt_voucher is not null then perform notify_change('receipt_voucher', array[row.receipt_voucher]); end if;
  if row.credit_note is not null then perform notify_change('credit_note', array[row.credit_note]); end if;
  return null;
end $$;
create trigger tell_of_refund after insert or update or delete on refund
  for each row execute function tell_of_refund();
create trigger use_of_receipts_inserted after insert on refund referencing new table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_of_receipts_updated after update on refund referencing new table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_of_receipts_deleted after delete on refund referencing old table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_of_notes_inserted after insert on refund referencing new table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_of_notes_updated after update on refund referencing new table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_of_notes_deleted after delete on refund referencing old table as changed
  for each statement execute function follow_use_of_notes();
