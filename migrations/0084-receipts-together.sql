-- A receipt may be written together with another, be for no invoice at all, settle invoices in full though coins are
-- missing, and be cancelled: it stays, with who, when and why, and counts nothing any more.
alter table receipt_voucher
  alter column invoice drop not null,
  alter column invoice_no drop not null,
  add column "group" integer,
  add column rounding_usd numeric(14, 2) not null default 0,
  add column cancelled_at timestamptz,
  add column cancelled_by text,
  add column cancel_reason text,
  add constraint receipt_voucher_invoice_no check (num_nonnulls(invoice, invoice_no) <> 1),
  add constraint receipt_voucher_cancel_reason check (num_nonnulls(cancelled_at, cancel_reason) <> 1);
create index receipt_voucher_group on receipt_voucher ("group") where "group" is not null;
-- What is on account is looked for by customer, and begins with few.
drop index receipt_voucher_account;
create index receipt_voucher_account on receipt_voucher (bank_account) include (
  cancelled_at, amount_iqd_advance, amount_iqd_final, amount_usd_advance, amount_usd_final, net_usd, net_iqd);

create or replace function receipt_usd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null
    then coalesce(r.amount_usd_advance, 0) + coalesce(r.amount_usd_final, 0) + coalesce(r.net_usd, 0) else 0 end
$$;
create or replace function receipt_iqd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null
    then coalesce(r.amount_iqd_advance, 0) + coalesce(r.amount_iqd_final, 0) + coalesce(r.net_iqd, 0) else 0 end
$$;
-- What a voucher may settle: what it brought, and the coins that were forgiven; what it still may, beyond what it does.
create function settles_up_to(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select usd_value(r) + r.rounding_usd
$$;
create function left_of(r receipt_voucher) returns numeric language sql stable as $$
  select settles_up_to(r) - settled_by(r.id)
$$;

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
create or replace function account_balance(account bank_account) returns numeric language sql stable as $$
  select account.opening_balance
    + (select coalesce(sum(case account.currency
        when 'USD' then coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0)
        else coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) end), 0)
      from receipt_voucher where bank_account = account.id and cancelled_at is null)
    - (select coalesce(sum(case account.currency when 'USD' then amount_usd else amount_iqd end), 0)
      from payment_voucher where bank_account = account.id)
$$;

-- Money that is for no invoice comes from anybody.
drop trigger take_money_from_customer on receipt_voucher;
create trigger take_money_from_customer before insert on receipt_voucher
  for each row when (new.invoice is not null) execute function take_money_from_customer();

create or replace function judge_settlement() returns trigger language plpgsql as $$
begin
  if exists (select from receipt_voucher v where v.id = new.receipt_voucher and left_of(v) < 0) then
    raise exception 'A voucher settles no more than it brought.'
      using errcode = 'check_violation', table = 'receipt_settlement', constraint = 'receipt_settlement_amount_usd';
  end if;
  if exists (select from invoice i where i.id = new.invoice and settled_of(i.id) > i.grand_total) then
    raise exception 'An invoice is settled by no more than it asks for.'
      using errcode = 'check_violation', table = 'receipt_settlement', constraint = 'receipt_settlement_invoice';
  end if;
  return null;
end $$;
create or replace function judge_receipt() returns trigger language plpgsql as $$
begin
  if exists (select from receipt_voucher v where v.id = new.id and left_of(v) < 0) then
    raise exception 'A voucher settles no more than it brought.'
      using errcode = 'check_violation', table = 'receipt_voucher', constraint = 'receipt_voucher_rate';
  end if;
  return null;
end $$;
drop trigger judge_receipt on receipt_voucher;
create constraint trigger judge_receipt
  after update of rate, rounding_usd, cancelled_at,
    amount_usd_advance, amount_usd_final, net_usd, amount_iqd_advance, amount_iqd_final, net_iqd
  on receipt_voucher deferrable initially deferred for each row execute function judge_receipt();

-- The numbers of vouchers: whoever writes one by a number shares them, whoever takes the next ones has them alone.
create function share_voucher_numbers() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared('receipt_voucher'::regclass::oid::integer, 0);
  return null;
end $$;
create trigger share_voucher_numbers before insert or update of voucher_no on receipt_voucher
  for each statement execute function share_voucher_numbers();

-- As before, over what a voucher has left.
create or replace function settle_receipt(voucher integer, most numeric default null) returns void
language plpgsql as $$
declare
  v receipt_voucher;
  amount numeric;
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  if v.invoice is null then return; end if;
  perform from invoice where id = v.invoice for no key update;
  amount := least(left_of(v), due_of(v.invoice), most);
  if amount <= 0 then return; end if;
  insert into receipt_settlement as s (receipt_voucher, invoice, customer, amount_usd)
  values (voucher, v.invoice, v.from_account, amount)
  on conflict (receipt_voucher, invoice) do update set amount_usd = s.amount_usd + excluded.amount_usd;
end $$;
create or replace function settle_instead_of_typed(voucher integer) returns void language plpgsql as $$
declare
  v receipt_voucher;
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  perform from invoice where id = v.invoice for no key update;
  update invoice_tracker set typed_paid = typed_paid - least(typed_paid, left_of(v))
  where invoice = v.invoice and typed_paid > 0;
  perform settle_receipt(voucher);
end $$;

-- Makes a voucher settle no more than it may: the newest settlements give way. Coins are forgiven for as long as all is
-- settled as it was.
create function trim_receipt(voucher integer) returns void language plpgsql as $$
declare
  v receipt_voucher;
  over numeric;
  s receipt_settlement;
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  perform from invoice
  where id = v.invoice or id in (select invoice from receipt_settlement where receipt_voucher = voucher)
  order by id for no key update;
  if v.rounding_usd <> 0 and left_of(v) <> 0 then
    update receipt_voucher set rounding_usd = 0 where id = voucher returning * into v;
  end if;
  over := -left_of(v);
  for s in select * from receipt_settlement where receipt_voucher = voucher order by id desc loop
    exit when over <= 0;
    if s.amount_usd <= over then
      delete from receipt_settlement where id = s.id;
    else
      update receipt_settlement set amount_usd = amount_usd - over where id = s.id;
    end if;
    over := over - s.amount_usd;
  end loop;
end $$;
create or replace function fit_receipt(voucher integer, was numeric) returns void language plpgsql as $$
declare
  v receipt_voucher;
begin
  perform trim_receipt(voucher);
  select * into v from receipt_voucher where id = voucher;
  if usd_value(v) > was then perform settle_receipt(voucher, usd_value(v) - was); end if;
end $$;
create or replace function refit_receipt(voucher integer) returns void language plpgsql as $$
declare
  s receipt_settlement;
  fits numeric;
begin
  for s in select * from receipt_settlement where receipt_voucher = voucher order by id loop
    fits := least(s.amount_usd, s.amount_usd + due_of(s.invoice));
    if fits <= 0 then
      delete from receipt_settlement where id = s.id;
    elsif fits < s.amount_usd then
      update receipt_settlement set amount_usd = fits where id = s.id;
    end if;
  end loop;
  perform trim_receipt(voucher);
end $$;

-- The smallest note of dinars that anybody has: what is owed in dinars is told, and settled, to the nearest one.
alter table settings add column iqd_note integer not null default 250
  constraint settings_iqd_note check (iqd_note between 1 and 50000);
