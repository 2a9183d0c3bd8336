-- The account that receipts name by default is chosen by its key, so that it follows a renaming.
alter table settings
  add column default_account integer constraint settings_default_account references bank_account on delete set null;
update settings set default_account = (select id from bank_account where account_key(name) = account_key('PEN-COMPANY'));

-- Its name; where nothing is chosen, the one that the specification says.
create function default_account_name() returns text language sql stable as $$
  select coalesce((select a.name from settings s join bank_account a on a.id = s.default_account), 'PEN-COMPANY')
$$;
alter table receipt_voucher alter column to_account set default default_account_name();
