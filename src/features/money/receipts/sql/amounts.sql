-- The value of a receipt, what it is applied to, and what is left of it.

-- The amount of a voucher in each currency, even if it is cancelled.
create or replace function original_usd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select coalesce(r.amount_usd_advance, 0) + coalesce(r.amount_usd_final, 0) + coalesce(r.net_usd, 0)
$$;

create or replace function original_iqd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select coalesce(r.amount_iqd_advance, 0) + coalesce(r.amount_iqd_final, 0) + coalesce(r.net_iqd, 0)
$$;

-- The same, but 0 for a cancelled voucher; below, their value in USD: dinars at the voucher's rate, converted once and
-- rounded half up to cents, or 0 without a rate.
create or replace function receipt_usd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null then public.original_usd(r) else 0 end
$$;

create or replace function receipt_iqd(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null then public.original_iqd(r) else 0 end
$$;

create or replace function usd_value(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select public.receipt_usd(r) + coalesce(round(public.receipt_iqd(r) / r.rate, 2), 0)
$$;

-- The coins that were written off, as long as what they were written off for is settled.
create or replace function rounding_in_force(r receipt_voucher) returns numeric language sql immutable parallel safe as $$
  select case when r.cancelled_at is null and r.coins_back_on is null then r.rounding_usd else 0 end
$$;

-- A credit to the customer and money in the account. The posting `coins` reverses cash rounding on a later day, for
-- instance if the receipt's day is closed.
create or replace function postings(v receipt_voucher) returns setof posting language sql stable as $$
  select public.posting('receipt_voucher', v.id, v.date, v.created_at, number => v.voucher_no::text, text => v.subject,
    party => v.from_account_name, customer => v.from_account,
    usd => -(public.original_usd(v) + coalesce(round(public.original_iqd(v) / v.rate, 2), 0) + v.rounding_usd),
    iqd => nullif(public.original_iqd(v), 0), rate => v.rate, account => v.bank_account, amount => case a.currency
      when 'USD' then public.original_usd(v) when 'IQD' then public.original_iqd(v) else 0 end,
    stray => case a.currency when 'USD' then public.original_iqd(v) when 'IQD' then public.original_usd(v) else 0 end)
  from (values (v.bank_account)) its (account) left join public.bank_account a on a.id = its.account
  union all
  select public.posting('receipt_voucher', v.id, v.coins_back_on, v.created_at, side => 'coins', number => v.voucher_no::text,
    text => v.subject, party => v.from_account_name, customer => v.from_account, usd => v.rounding_usd)
  where v.coins_back_on is not null
$$;

-- The open amount of a receipt, which can still be applied or refunded.
create or replace function left_of(r receipt_voucher) returns numeric language sql stable as $$
  select public.open_of('receipt_voucher', r.id)
$$;

-- The amounts received for an invoice. A voucher that also settles other debts counts only with its part: dollars
-- first, the rest in dinars at its rate.
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

create or replace function received_usd(of_invoice integer) returns numeric language plpgsql stable set search_path = public as $$
begin
  return (select usd from public.received_for(of_invoice));
end $$;

create or replace function received_iqd(of_invoice integer) returns numeric language plpgsql stable set search_path = public as $$
begin
  return (select iqd from public.received_for(of_invoice));
end $$;

-- The open amounts of an invoice's vouchers.
create or replace function left_of_receipts(of_invoice integer) returns numeric language plpgsql stable set search_path = public as $$
begin
  return (select coalesce(sum(public.left_of(v)), 0) from public.receipt_voucher v where invoice = of_invoice);
end $$;

-- Whether an invoice has receipts, credit notes or applied customer opening balances. Then its customer cannot change.
create or replace function has_settlements(of_invoice integer) returns boolean language plpgsql stable set search_path = public as $$
begin
  return exists (select from public.receipt_voucher where invoice = of_invoice)
    or exists (select from public.credit_note where invoice = of_invoice)
    or exists (select from public.settling('invoice', of_invoice) where kind in ('receipt_voucher', 'credit_note', 'opening'));
end $$;
