-- What an account is, who keeps it, and whether it is still in use.
alter table bank_account
  add column kind text not null default 'bank'
    constraint bank_account_kind check (kind in ('bank', 'cash', 'petty', 'card')),
  add column keeper integer constraint bank_account_keeper references users on delete set null,
  add column active boolean not null default true;
-- It was never otherwise: neither versions nor history tell of it.
alter table bank_account disable trigger user;
update bank_account set kind = 'cash' where account_key(name) like '%cash%';
alter table bank_account enable trigger user;
call searchable('bank_account', 'kind');

-- All that came into an account and went out of it. Balances, cash books, closings and whatever else tells of an
-- account's money read this and nothing else, so that no two of them can differ. `amount` is in the account's currency
-- and negative where it went out; `stray` is what the document brings in the other currency, which is in no account.
create view account_entry as
  select v.bank_account as account, v.date, 'receipt_voucher' as kind, v.id as document, v.voucher_no::text as number,
    v.subject, v.from_account_name as party, v.created_at as written_at,
    case a.currency when 'USD' then in_usd else in_iqd end as amount,
    case a.currency when 'USD' then in_iqd else in_usd end as stray
  from receipt_voucher v join bank_account a on a.id = v.bank_account, lateral (select
    coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0) as in_usd,
    coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) as in_iqd) brings
  union all
  select v.bank_account, v.date, 'payment_voucher', v.id, v.voucher_no::text, v.subject, v."to", v.created_at,
    -coalesce(case a.currency when 'USD' then amount_usd else amount_iqd end, 0),
    -coalesce(case a.currency when 'USD' then amount_iqd else amount_usd end, 0)
  from payment_voucher v join bank_account a on a.id = v.bank_account;

create or replace function account_balance(account bank_account) returns numeric language sql stable as $$
  select ($1).opening_balance + coalesce((select sum(e.amount) from account_entry e where e.account = ($1).id), 0)
$$;

-- Another currency would turn all that came in and went out to nothing.
create or replace function keep_currency_of_entries() returns trigger language plpgsql as $$
begin
  if exists (select from account_entry e where e.account = new.id) then
    raise exception 'An account with entries keeps its currency.'
      using errcode = 'check_violation', table = 'bank_account', constraint = 'bank_account_currency';
  end if;
  return new;
end $$;
