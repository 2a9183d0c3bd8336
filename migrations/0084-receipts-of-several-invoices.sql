-- What has been received for an invoice, by its vouchers and by those that settle others beside it. Of these it is what
-- they settle of it: dollars as far as there are any, the rest in dinars at their rate.
create function received_for(of_invoice integer) returns table (usd numeric, iqd numeric) language sql stable as $$
  select coalesce(sum(case when alone then receipt_usd(v) else least(receipt_usd(v), part) end), 0),
    coalesce(sum(case when alone then receipt_iqd(v)
      else round((part - least(receipt_usd(v), part)) * coalesce(v.rate, 0)) end), 0)
  from (
    select id from receipt_voucher where invoice = of_invoice
    union select receipt_voucher from receipt_settlement where invoice = of_invoice
  ) its join receipt_voucher v using (id), lateral (
    select coalesce(sum(amount_usd) filter (where s.invoice = of_invoice), 0) as part,
      count(*) filter (where s.invoice <> of_invoice) = 0 as alone
    from receipt_settlement s where s.receipt_voucher = v.id
  ) settles
$$;
create or replace function received_usd(of_invoice integer) returns numeric language sql stable as $$
  select usd from received_for(of_invoice)
$$;
create or replace function received_iqd(of_invoice integer) returns numeric language sql stable as $$
  select iqd from received_for(of_invoice)
$$;
-- What the vouchers of an invoice brought beyond all that they settle.
create function left_of_receipts(of_invoice integer) returns numeric language sql stable as $$
  select coalesce(sum(left_of(v)), 0) from receipt_voucher v where invoice = of_invoice
$$;
-- Whoever has paid an invoice stays its customer, whichever voucher settles it.
create or replace function has_receipts(of_invoice integer) returns boolean language sql stable as $$
  select exists (select from receipt_voucher where invoice = of_invoice)
    or exists (select from receipt_settlement where invoice = of_invoice)
$$;

-- Money that is for no invoice comes from anybody.
drop trigger take_money_from_customer on receipt_voucher;
create trigger take_money_from_customer before insert on receipt_voucher
  for each row when (new.invoice is not null) execute function take_money_from_customer();

-- The numbers of vouchers: whoever writes one by a number shares them, whoever takes the next ones has them alone.
create function share_voucher_numbers() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared('receipt_voucher'::regclass::oid::integer, 0);
  return null;
end $$;
create trigger share_voucher_numbers before insert or update of voucher_no on receipt_voucher
  for each statement execute function share_voucher_numbers();

-- The smallest note of dinars that anybody has: what is owed in dinars is told, and settled, to the nearest one.
alter table settings add column iqd_note integer not null default 250
  constraint settings_iqd_note check (iqd_note between 1 and 50000);
