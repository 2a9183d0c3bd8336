-- Petty cash comes out of a box, and lowers it. What was written before stays in no account, unless somebody says.
alter table settings
  add column petty_cash_account integer constraint settings_petty_cash_account references bank_account on delete set null;
create function usual_petty_cash_account() returns integer language sql stable as $$
  select petty_cash_account from settings
$$;
alter table petty_cash add column account integer constraint petty_cash_account references bank_account;
alter table petty_cash alter column account set default usual_petty_cash_account();
create index petty_cash_account_id on petty_cash (account) include (date, project_amount);
