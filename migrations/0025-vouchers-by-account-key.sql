-- Money is tied to an account by its key. The name beside it is what people write and read; a name that is no account
-- has no key.
alter table receipt_voucher add column bank_account integer;
alter table payment_voucher add column bank_account integer;

-- What is tied anew is no change of the voucher: no version, no history.
alter table receipt_voucher disable trigger user;
alter table payment_voucher disable trigger user;
update receipt_voucher set bank_account = a.id from bank_account a where account_key(to_account) = account_key(a.name);
update payment_voucher set bank_account = a.id from bank_account a where account_key(from_field) = account_key(a.name);
alter table receipt_voucher enable trigger user;
alter table payment_voucher enable trigger user;

alter table receipt_voucher
  add constraint receipt_voucher_bank_account foreign key (bank_account) references bank_account;
alter table payment_voucher
  add constraint payment_voucher_bank_account foreign key (bank_account) references bank_account;

drop index receipt_voucher_account;
drop index payment_voucher_account;
-- With all that a balance is made of, so that it needs no look at the vouchers themselves.
create index receipt_voucher_account on receipt_voucher (bank_account)
  include (amount_iqd_advance, amount_iqd_final, amount_usd_advance, amount_usd_final, net_usd, net_iqd);
create index payment_voucher_account on payment_voucher (bank_account) include (amount_usd, amount_iqd);
-- What waits for an account of its name.
create index receipt_voucher_untied on receipt_voucher (account_key(to_account)) where bank_account is null;
create index payment_voucher_untied on payment_voucher (account_key(from_field)) where bank_account is null;

-- The account that a voucher means: the one that it had, for a voucher that comes back; else the one of that name; else
-- the one that had the name a day ago or less, since a form may have been opened before it was renamed. The lock lets
-- vouchers pass together, but no account is renamed, created or deleted before their transactions end.
create function account_meant(had integer, written text) returns bank_account language plpgsql as $$
declare
  account bank_account;
begin
  lock table bank_account in share mode;
  select * into account from bank_account where id = had;
  if found then return account; end if;
  select * into account from bank_account where account_key(name) = account_key(written);
  if found then return account; end if;
  select a.* into account from history h join bank_account a on a.id = h.record_id
  where h.owner_table = 'bank_account' and h.action = 'update' and h.at > clock_timestamp() - interval '1 day'
    and account_key(h.changes -> 'name' ->> 0) = account_key(written)
  order by h.id desc limit 1;
  return account;
end $$;

-- A voucher keeps the name as it was written, unless its account is called otherwise.
create function tie_receipt_to_account() returns trigger language plpgsql as $$
declare
  account bank_account;
begin
  if tg_op = 'UPDATE' and new.to_account = old.to_account then return new; end if;
  account := account_meant(case when tg_op = 'INSERT' then new.bank_account end, new.to_account);
  new.bank_account := account.id;
  if account_key(new.to_account) <> account_key(account.name) then new.to_account := account.name; end if;
  return new;
end $$;
create function tie_payment_to_account() returns trigger language plpgsql as $$
declare
  account bank_account;
begin
  if tg_op = 'UPDATE' and new.from_field = old.from_field then return new; end if;
  account := account_meant(case when tg_op = 'INSERT' then new.bank_account end, new.from_field);
  new.bank_account := account.id;
  if account_key(new.from_field) <> account_key(account.name) then new.from_field := account.name; end if;
  return new;
end $$;
-- Not for what an account's own triggers write.
create trigger tie_to_account before insert or update of to_account on receipt_voucher
  for each row when (pg_trigger_depth() = 0) execute function tie_receipt_to_account();
create trigger tie_to_account before insert or update of from_field on payment_voucher
  for each row when (pg_trigger_depth() = 0) execute function tie_payment_to_account();

-- A renamed account renames itself in its vouchers; one that is new, restored or renamed takes those of its name that
-- had no account.
create function lead_vouchers() returns trigger language plpgsql as $$
begin
  update receipt_voucher set to_account = new.name where bank_account = new.id and to_account <> new.name;
  update payment_voucher set from_field = new.name where bank_account = new.id and from_field <> new.name;
  update receipt_voucher set bank_account = new.id
  where bank_account is null and account_key(to_account) = account_key(new.name);
  update payment_voucher set bank_account = new.id
  where bank_account is null and account_key(from_field) = account_key(new.name);
  return null;
end $$;
create trigger lead_vouchers after insert or update of name on bank_account
  for each row execute function lead_vouchers();

-- Whose key is given or taken without a word being changed is the same voucher as before. History tells the names;
-- only a deletion holds the key, so that a voucher finds its account when it comes back.
drop trigger count_version on receipt_voucher;
drop trigger count_version on payment_voucher;
create trigger count_version before update on receipt_voucher for each row
  when (old.bank_account is not distinct from new.bank_account) execute function count_version();
create trigger count_version before update on payment_voucher for each row
  when (old.bank_account is not distinct from new.bank_account) execute function count_version();
drop trigger record_insert on receipt_voucher;
drop trigger record_insert on payment_voucher;
drop trigger record_update on receipt_voucher;
drop trigger record_update on payment_voucher;
create trigger record_insert after insert on receipt_voucher referencing new table as new_rows
  for each statement execute function record_change('receipt_voucher', 'id', 'bank_account');
create trigger record_insert after insert on payment_voucher referencing new table as new_rows
  for each statement execute function record_change('payment_voucher', 'id', 'bank_account');
create trigger record_update after update on receipt_voucher referencing old table as old_rows new table as new_rows
  for each statement execute function record_change('receipt_voucher', 'id', 'bank_account');
create trigger record_update after update on payment_voucher referencing old table as old_rows new table as new_rows
  for each statement execute function record_change('payment_voucher', 'id', 'bank_account');

create or replace function account_balance(account bank_account) returns numeric language sql stable as $$
  select account.opening_balance
    + (select coalesce(sum(case account.currency
        when 'USD' then coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0)
        else coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) end), 0)
      from receipt_voucher where bank_account = account.id)
    - (select coalesce(sum(case account.currency when 'USD' then amount_usd else amount_iqd end), 0)
      from payment_voucher where bank_account = account.id)
$$;

-- How many vouchers an account has.
create function account_vouchers(account integer) returns integer language sql stable as $$
  select (select count(*) from receipt_voucher where bank_account = account)::integer
    + (select count(*) from payment_voucher where bank_account = account)::integer
$$;

-- Another currency would turn all that came in and went out to nothing.
create function keep_currency_of_entries() returns trigger language plpgsql as $$
begin
  if account_vouchers(new.id) > 0 then
    raise exception 'An account with vouchers keeps its currency.'
      using errcode = 'check_violation', table = 'bank_account', constraint = 'bank_account_currency';
  end if;
  return new;
end $$;
create trigger keep_currency_of_entries before update of currency on bank_account for each row
  when (old.currency <> new.currency) execute function keep_currency_of_entries();
