-- Accounts: how vouchers refer to them by id and by name.

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

-- The name of the default account. Without a setting, the name from the specification.
create or replace function default_account_name() returns text language sql stable as $$
  select coalesce((select a.name from public.settings s join public.bank_account a on a.id = s.default_account), 'PEN-COMPANY')
$$;

-- Copies the new name of an account into its vouchers. A new, restored or renamed account also gets the vouchers with
-- its name that had no account.
create or replace function sync_account_name_to_vouchers() returns trigger language plpgsql set search_path = public as $$
begin
  update receipt_voucher set to_account = new.name where bank_account = new.id and to_account <> new.name;
  update payment_voucher set from_field = new.name where bank_account = new.id and from_field <> new.name;
  update receipt_voucher set bank_account = new.id
  where bank_account is null and account_key(to_account) = account_key(new.name);
  update payment_voucher set bank_account = new.id
  where bank_account is null and account_key(from_field) = account_key(new.name);
  return null;
end $$;
create trigger sync_account_name_to_vouchers after insert or update of name on bank_account
  for each row execute function sync_account_name_to_vouchers();

-- Links a record to the account that it names. A voucher keeps the name as entered, unless the name differs from the
-- account's. Inactive accounts are refused: to move what is left in one, activate it first. The table lock keeps
-- accounts from being deleted or changing their currency meanwhile. Arguments: the column with the account's id, and
-- the field with its name if that is another column.
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

-- Adds `use_account` to a table: `call uses_account(…)` once for each column with an account. Updates by an account's
-- own triggers are not affected.
create or replace procedure uses_account(of_table text, key_column text, name_column text default null) language plpgsql set search_path = public as $$
begin
  execute format('create trigger %I before insert or update on %I for each row when (pg_trigger_depth() = 0) execute function use_account(%L, %L)',
    'use_' || key_column, of_table, key_column, coalesce(name_column, key_column));
end $$;
