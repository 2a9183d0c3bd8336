-- What a receipt is worth, what it settles and what is left of it.

-- What a voucher brought, by its currency, and what that is in dollars: dinars count at the voucher's own rate, converted
-- once, half up to cents; without a rate they count nothing.
create or replace function brought_usd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select coalesce(r.amount_usd_advance, 0) + coalesce(r.amount_usd_final, 0) + coalesce(r.net_usd, 0)
$$;

create or replace function brought_iqd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select coalesce(r.amount_iqd_advance, 0) + coalesce(r.amount_iqd_final, 0) + coalesce(r.net_iqd, 0)
$$;

-- What is cancelled brings nothing any more.
create or replace function receipt_usd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null then public.brought_usd(r) else 0 end
$$;

create or replace function receipt_iqd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null then public.brought_iqd(r) else 0 end
$$;

create or replace function usd_value(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select public.receipt_usd(r) + coalesce(round(public.receipt_iqd(r) / r.rate, 2), 0)
$$;

-- The coins that were written off, as long as what they were written off for is settled.
create or replace function rounding_in_force(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null and r.coins_back_on is null then r.rounding_usd else 0 end
$$;

-- What a voucher may settle: what it brought, and the coins that are written off.
create or replace function settles_up_to(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select public.usd_value(r) + public.rounding_in_force(r)
$$;

-- Lowers what its customer owes, and fills its account. Coins that were written off in closed books are taken back on a day of
-- their own.
create or replace function postings(v receipt_voucher) returns setof posting language sql stable as $$
  select public.posting('receipt_voucher', v.id, v.date, v.created_at, number => v.voucher_no::text, text => v.subject,
    party => v.from_account_name, customer => v.from_account,
    usd => -(public.brought_usd(v) + coalesce(round(public.brought_iqd(v) / v.rate, 2), 0) + v.rounding_usd),
    iqd => nullif(public.brought_iqd(v), 0), rate => v.rate, account => v.bank_account, amount => case a.currency
      when 'USD' then public.brought_usd(v) when 'IQD' then public.brought_iqd(v) else 0 end,
    stray => case a.currency when 'USD' then public.brought_iqd(v) when 'IQD' then public.brought_usd(v) else 0 end)
  from (values (v.bank_account)) its (account) left join public.bank_account a on a.id = its.account
  union all
  select public.posting('receipt_voucher', v.id, v.coins_back_on, v.created_at, side => 'coins', number => v.voucher_no::text,
    text => v.subject, party => v.from_account_name, customer => v.from_account, usd => v.rounding_usd)
  where v.coins_back_on is not null
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
    union select document from public.settling('invoice', of_invoice) where kind = 'receipt_voucher'
  ) its join public.receipt_voucher v using (id), lateral (
    select coalesce(sum(amount_usd) filter (where s.invoice = of_invoice), 0) as part,
      count(*) filter (where s.invoice is distinct from of_invoice) = 0 as alone
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

-- Whoever has paid an invoice, here or in the old book, or was credited for it, stays its customer.
create or replace function has_receipts(of_invoice integer) returns boolean language sql stable as $$
  select exists (select from public.receipt_voucher where invoice = of_invoice)
    or exists (select from public.credit_note where invoice = of_invoice)
    or exists (select from public.settling('invoice', of_invoice) where kind in ('receipt_voucher', 'credit_note', 'opening'))
$$;
