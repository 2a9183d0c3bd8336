-- Posts the account opening balance, and protects the currency of an account in use.

create or replace function postings(a bank_account) returns setof posting language sql stable as $$
  select public.posting('account_opening', a.id, coalesce(a.opening_date, '-infinity'), a.created_at, account => a.id, amount => a.opening_balance)
  where a.opening_balance <> 0
$$;
call posts_to_ledger('bank_account');

create or replace function protect_opening_date() returns trigger language plpgsql set search_path = public as $$
begin
  perform refuse('bank_account', 'opening_date', 'Opening date cannot be in the future. Enter today’s date or earlier.');
  return new;
end $$;
create trigger protect_opening_date before insert or update of opening_date on bank_account for each row
  when (new.opening_date > company_today()) execute function protect_opening_date();

-- The number of vouchers of an account.
create or replace function account_vouchers(account integer) returns integer language sql stable as $$
  select (select count(*) from public.receipt_voucher where bank_account = account)::integer
    + (select count(*) from public.payment_voucher where bank_account = account)::integer
$$;

-- The number of documents of an account, including vouchers.
create or replace function account_documents(account integer) returns integer language sql stable as $$
  select public.account_vouchers($1)
    + (select count(*) from public.account_transfer t where $1 in (t.from_account, t.to_account))::integer
    + (select count(*) from public.petty_cash p where p.account = $1)::integer
    + (select count(*) from public.cash_close c where c.account = $1)::integer
$$;

-- Refuses another currency for an account with documents: their amounts are in the old one.
create or replace function protect_currency_of_entries() returns trigger language plpgsql set search_path = public as $$
declare
  vouchers integer := account_vouchers(new.id);
  documents integer := account_documents(new.id);
begin
  if documents = 0 then return new; end if;
  if documents = vouchers then
    perform refuse(tg_table_name, 'currency', 'This account has {count} vouchers in {currency}, so its currency cannot be changed. Create a new account instead.',
      jsonb_build_object('count', vouchers, 'currency', old.currency));
  end if;
  perform refuse(tg_table_name, 'currency', 'This account has {count} documents in {currency}, so its currency cannot be changed. Create a new account instead.',
    jsonb_build_object('count', documents, 'currency', old.currency));
end $$;
create trigger protect_currency_of_entries before update of currency on bank_account for each row
  when (old.currency <> new.currency) execute function protect_currency_of_entries();
