-- Accounts: their keys and names in vouchers, and what they begin with.

call keep_history('bank_account');

-- Account names match regardless of case and surrounding blanks.
create or replace function account_key(name text) returns text
language sql immutable parallel safe strict as $$ select lower(btrim(name) collate "und-x-icu") $$;

-- The account that a voucher means: the one that it had, for a voucher that comes back; else the one of that name; else
-- the one that had the name a day ago or less, since a form may have been opened before it was renamed. The lock lets
-- vouchers pass together, but no account is renamed, created or deleted before their transactions end.
create or replace function account_meant(had integer, written text) returns bank_account language plpgsql set search_path = public as $$
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

-- Its name; where nothing is chosen, the one that the specification says.
create or replace function default_account_name() returns text language sql stable as $$
  select coalesce((select a.name from public.settings s join public.bank_account a on a.id = s.default_account), 'PEN-COMPANY')
$$;

-- A renamed account renames itself in its vouchers; one that is new, restored or renamed takes those of its name that
-- had no account.
create or replace function lead_vouchers() returns trigger language plpgsql set search_path = public as $$
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

-- An account that is not in use any more takes no new money, and gives none: whoever has some of it left takes it into use
-- again. The table's lock holds it so, which everybody who names an account has asked for before.
-- Arguments: the column with the account's key, and the field that names it.
create or replace function use_active_account() returns trigger language plpgsql set search_path = public as $$
declare
  key integer := (to_jsonb(new) ->> tg_argv[0])::integer;
  called text;
begin
  if key is null or tg_op = 'UPDATE' and key = (to_jsonb(old) ->> tg_argv[0])::integer then return new; end if;
  select name into called from bank_account where id = key and not active;
  if found then
    perform refuse(tg_table_name, tg_argv[1], '{name} is not in use any more: choose another account.',
      jsonb_build_object('name', called));
  end if;
  return new;
end $$;
