-- What a receipt is worth, what it settles and what is left of it.

-- What a voucher brought, by its currency, and what that is in dollars: dinars count at the voucher's own rate, converted
-- once, half up to cents; without a rate they count nothing.
create or replace function receipt_usd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null
    then coalesce(r.amount_usd_advance, 0) + coalesce(r.amount_usd_final, 0) + coalesce(r.net_usd, 0) else 0 end
$$;

create or replace function receipt_iqd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null
    then coalesce(r.amount_iqd_advance, 0) + coalesce(r.amount_iqd_final, 0) + coalesce(r.net_iqd, 0) else 0 end
$$;

create or replace function usd_value(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select public.receipt_usd(r) + coalesce(round(public.receipt_iqd(r) / r.rate, 2), 0)
$$;

-- What a voucher may settle: what it brought, and the coins that were forgiven.
create or replace function settles_up_to(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select public.usd_value(r) + r.rounding_usd
$$;

-- Lowers what its customer owes, and fills its account.
create or replace function lines(v receipt_voucher) returns setof entry language sql stable as $$
  select public.line('receipt_voucher', v.id, v.date, v.created_at, number => v.voucher_no::text, text => v.subject,
    party => v.from_account_name, customer => v.from_account, usd => -public.settles_up_to(v), iqd => nullif(public.receipt_iqd(v), 0),
    rate => v.rate, account => v.bank_account, amount => case a.currency
      when 'USD' then public.receipt_usd(v) when 'IQD' then public.receipt_iqd(v) else 0 end,
    stray => case a.currency when 'USD' then public.receipt_iqd(v) when 'IQD' then public.receipt_usd(v) else 0 end)
  from (values (v.bank_account)) its (account) left join public.bank_account a on a.id = its.account where v.cancelled_at is null
$$;

-- What a receipt still may settle or pay back.
create or replace function left_of(r receipt_voucher) returns numeric language sql stable as $$
  select public.open_of('receipt_voucher', r.id)
$$;

-- What has been received for an invoice, by its vouchers and by those that settle others beside it. Of these it is what
-- they settle of it: dollars as far as there are any, the rest in dinars at their rate.
create or replace function received_for(of_invoice integer) returns table (usd numeric, iqd numeric) language sql stable as $$
  select coalesce(sum(case when alone then public.receipt_usd(v) else least(public.receipt_usd(v), part) end), 0),
    coalesce(sum(case when alone then public.receipt_iqd(v)
      else round((part - least(public.receipt_usd(v), part)) * coalesce(v.rate, 0)) end), 0)
  from (
    select id from public.receipt_voucher where invoice = of_invoice
    union select document from public.settling(of_invoice) where kind = 'receipt_voucher'
  ) its join public.receipt_voucher v using (id), lateral (
    select coalesce(sum(amount_usd) filter (where s.invoice = of_invoice), 0) as part,
      count(*) filter (where s.invoice <> of_invoice) = 0 as alone
    from public.settles('receipt_voucher', v.id) s
  ) settled
$$;

create or replace function received_usd(of_invoice integer) returns numeric language sql stable as $$
  select usd from public.received_for(of_invoice)
$$;

create or replace function received_iqd(of_invoice integer) returns numeric language sql stable as $$
  select iqd from public.received_for(of_invoice)
$$;

-- What the vouchers of an invoice brought beyond all that they settle.
create or replace function left_of_receipts(of_invoice integer) returns numeric language sql stable as $$
  select coalesce(sum(public.left_of(v)), 0) from public.receipt_voucher v where invoice = of_invoice
$$;

-- Whoever has paid an invoice, or was credited for it, stays its customer.
create or replace function has_receipts(of_invoice integer) returns boolean language sql stable as $$
  select exists (select from public.receipt_voucher where invoice = of_invoice)
    or exists (select from public.credit_note where invoice = of_invoice)
    or exists (select from public.settling(of_invoice) where kind in ('receipt_voucher', 'credit_note'))
$$;
