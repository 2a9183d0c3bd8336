-- Accounts: their keys and names in vouchers, and what they begin with.

call maintain_history('bank_account');

-- Account names match regardless of case and surrounding blanks.
create or replace function account_key(name text) returns text
language sql immutable parallel safe strict as $$ select lower(btrim(name) collate "und-x-icu") $$;

-- The account that a voucher means: the one that it had, for a voucher that comes back; else the one of that name; else
-- the one that had the name a day ago or less, since a form may have been opened before it was renamed. The lock lets
-- vouchers pass together, but no account is renamed, created or deleted before their transactions end.
create or replace function resolve_account(had integer, written text) returns bank_account language plpgsql set search_path = public as $$
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

-- Ties a record to the account that it names: a voucher keeps the name as it was written, unless its account is called
-- otherwise. An account that is not in use any more takes no new money, and gives none: whoever has some of it left takes it
-- into use again. The table's lock holds it so: no account goes or changes its currency meanwhile.
-- Arguments: the column with the account's key, and the field that names it, where that is another one.
create or replace function use_account() returns trigger language plpgsql set search_path = public as $$
declare
  now jsonb := to_jsonb(new);
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  written text := now ->> tg_argv[1];
  key integer := (now ->> tg_argv[0])::integer;
  account bank_account;
begin
  if tg_argv[1] <> tg_argv[0] and before ->> tg_argv[1] is distinct from written then
    account := resolve_account(case tg_op when 'INSERT' then key end, written);
    key := account.id;
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], key, tg_argv[1],
      case when account_key(written) <> account_key(account.name) then account.name else written end));
  end if;
  if key is null or key = (before ->> tg_argv[0])::integer then return new; end if;
  lock table bank_account in share mode;
  select * into account from bank_account where id = key and not active;
  if found then
    perform refuse(tg_table_name, tg_argv[1], '{name} is inactive. Choose another account.',
      jsonb_build_object('name', account.name));
  end if;
  return new;
end $$;

-- Lets the records of a table use accounts: `call uses_account(…)` once for each column with one. Not for what an account's
-- own triggers write.
create or replace procedure uses_account(of_table text, key_column text, name_column text default null) language plpgsql set search_path = public as $$
begin
  execute format('create trigger %I before insert or update on %I for each row when (pg_trigger_depth() = 0) execute function use_account(%L, %L)',
    'use_' || key_column, of_table, key_column, coalesce(name_column, key_column));
end $$;
