-- Payment vouchers: linked to their accounts, with approval beyond a limit.

call maintain_history('payment_voucher', unrecorded => array['bank_account', 'approval_seen', 'said_subject'],
  unversioned => array['bank_account', 'approval_seen', 'said_subject']);
call posts_to_ledger('payment_voucher');
call refuses_future('payment_voucher');
call maintain_numbers('payment_voucher', 'payment', 'voucher_no');
call uses_account('payment_voucher', 'bank_account', 'from_field');
call protect_printed('payment_voucher', 'voucher_no', 'Payment {number} has been printed and cannot be deleted. Cancel it instead.');
call protects_as_printed('payment_voucher', 'voucher_no', 'Payment {number} was printed. Cancel it and create a new one.',
  kept => '{"date": "date", "amount_usd": "amount_usd", "amount_iqd": "amount_iqd", "rate": "rate", "from_field": "bank_account",
    "customer": "customer", "to": "to"}',
  fillable => '{rate,from_field}', texts => '{subject,details,keyword,payroll_salary,cancelled_at}');

-- The amount of a refund in USD, converted once and rounded half up to cents; 0 without a customer.
create or replace function refund_usd(p payment_voucher) returns numeric language sql immutable parallel safe as $$
  select case when p.customer is null then 0
    else coalesce(p.amount_usd, 0) + coalesce(round(p.amount_iqd / p.rate, 2), 0) end
$$;

-- Money out of the account. With a customer also a debit: the refund uses unapplied credit.
create or replace function postings(p payment_voucher) returns setof posting language sql stable as $$
  select public.posting('payment_voucher', p.id, coalesce(p.counts_from, p.date), p.created_at, number => p.voucher_no::text, text => p.subject,
    party => p."to", customer => p.customer, usd => public.refund_usd(p),
    iqd => case when p.customer is not null or p.bank_account is null then nullif(-coalesce(p.amount_iqd, 0), 0) end, rate => p.rate,
    account => p.bank_account,
    amount => -coalesce(case a.currency when 'USD' then p.amount_usd when 'IQD' then p.amount_iqd end, 0),
    stray => -coalesce(case a.currency when 'USD' then p.amount_iqd else p.amount_usd end, 0))
  from (values (p.bank_account)) its (account) left join public.bank_account a on a.id = its.account
  where public.takes_effect(p.approval)
$$;

-- The amount that is compared with the approval limit: of a refund, or of a payment without a customer (dinars at the
-- daily rate).
create or replace function approval_amount(p payment_voucher) returns table (counts boolean, which text, amount numeric, usd numeric, field text, day date, account integer, recipient text)
language sql stable as $$
  select true, case when p.customer is null then 'payment_usd' else 'refund_usd' end, usd, usd,
    case when p.amount_usd > 0 then 'amount_usd' else 'amount_iqd' end, p.date, p.bank_account, concat_ws(' ', p.customer, p."to")
  from (select case when p.customer is null
    then coalesce(p.amount_usd, 0) + coalesce(round(p.amount_iqd / public.rate_near(p.date), 2), 0)
    else public.refund_usd(p) end as usd) its
$$;
call asks_approval('payment_voucher');
