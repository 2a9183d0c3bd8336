-- What comes in to an account and goes out of it, and its balance.

-- The entries of accounts as before, but each part says each column in the same type: with a whole 0 among decimals all
-- parts were read to their ends with all their columns, and a balance cost the whole rows of its vouchers.
create view account_entry as
  select v.bank_account as account, v.date, 'receipt_voucher' as kind, v.id as document, v.voucher_no::text as number,
    v.subject, v.from_account_name as party, v.created_at as written_at,
    case a.currency when 'USD' then in_usd else in_iqd end as amount,
    case a.currency when 'USD' then in_iqd else in_usd end as stray
  from receipt_voucher v join bank_account a on a.id = v.bank_account, lateral (select
    coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0) as in_usd,
    coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) as in_iqd) brings
  where v.cancelled_at is null
  union all
  select v.bank_account, v.date, 'payment_voucher', v.id, v.voucher_no::text, v.subject, v."to", v.created_at,
    -coalesce(case a.currency when 'USD' then amount_usd else amount_iqd end, 0),
    -coalesce(case a.currency when 'USD' then amount_iqd else amount_usd end, 0)
  from payment_voucher v join bank_account a on a.id = v.bank_account
  union all
  select t.from_account, t.date, 'account_transfer', t.id, t.id::text, t.subject, taker.name, t.created_at, -t.amount_out, 0::numeric
  from account_transfer t left join bank_account taker on taker.id = t.to_account where t.from_account is not null
  union all
  select t.to_account, t.confirmed_on, 'account_transfer', t.id, t.id::text, t.subject, giver.name, t.created_at, t.amount_in, 0::numeric
  from account_transfer t left join bank_account giver on giver.id = t.from_account
  where t.to_account is not null and t.confirmed
  union all
  select p.account, p.date, 'petty_cash', p.id, p.receipt_no, p.project_name, p.paid_to, p.created_at,
    case a.currency when 'IQD' then -p.project_amount else 0::numeric end,
    case a.currency when 'IQD' then 0::numeric else -p.project_amount end
  from petty_cash p join bank_account a on a.id = p.account
  union all
  select c.account, c.date, 'cash_close', c.id, c.id::text, c.reason, null, c.created_at, c.difference, 0::numeric
  from cash_close c where c.difference <> 0 and c.reopened_at is null;

create or replace function account_balance(account bank_account) returns numeric language sql stable as $$
  select ($1).opening_balance + coalesce((select sum(e.amount) from public.account_entry e where e.account = ($1).id), 0)
$$;

-- What should be in an account at the end of a day.
create or replace function account_balance_on(of_account integer, of_day date) returns numeric language sql stable as $$
  select a.opening_balance
    + coalesce((select sum(e.amount) from public.account_entry e where e.account = of_account and e.date <= of_day), 0)
  from public.bank_account a where a.id = of_account
$$;

-- How many vouchers an account has.
create or replace function account_vouchers(account integer) returns integer language sql stable as $$
  select (select count(*) from public.receipt_voucher where bank_account = account)::integer
    + (select count(*) from public.payment_voucher where bank_account = account)::integer
$$;

-- How many documents name an account, vouchers included.
create or replace function account_documents(account integer) returns integer language sql stable as $$
  select public.account_vouchers($1)
    + (select count(*) from public.account_transfer t where $1 in (t.from_account, t.to_account))::integer
    + (select count(*) from public.petty_cash p where p.account = $1)::integer
    + (select count(*) from public.cash_close c where c.account = $1)::integer
$$;

-- A voucher changes balances: whoever may see those hears that some have changed, and nothing of vouchers.
create or replace function tell_of_balances() returns trigger language plpgsql set search_path = public as $$
begin
  perform notify_change('bank_account', null);
  return null;
end $$;

-- Another currency would turn all that came in and went out to nothing.
create or replace function keep_currency_of_entries() returns trigger language plpgsql set search_path = public as $$
declare
  vouchers integer := account_vouchers(new.id);
  documents integer := account_documents(new.id);
begin
  if documents = 0 then return new; end if;
  perform refuse(tg_table_name, 'currency', format('This account has %s in %s, so its currency cannot change.',
    case
      when documents = vouchers then case vouchers when 1 then 'a voucher' else vouchers || ' vouchers' end
      else case documents when 1 then 'a document' else documents || ' documents' end
    end, old.currency));
end $$;
create trigger keep_currency_of_entries before update of currency on bank_account for each row
  when (old.currency <> new.currency) execute function keep_currency_of_entries();
