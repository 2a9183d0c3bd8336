-- Petty cash comes out of a box, and lowers it. What was written before stays in no account, unless somebody says.
alter table settings
  add column petty_cash_account integer constraint settings_petty_cash_account references bank_account on delete set null;
create function usual_petty_cash_account() returns integer language sql stable as $$
  select petty_cash_account from settings
$$;
alter table petty_cash add column account integer constraint petty_cash_account references bank_account;
alter table petty_cash alter column account set default usual_petty_cash_account();
create index petty_cash_account_id on petty_cash (account) include (date, project_amount);
create trigger tell_of_balances after insert or update or delete on petty_cash
  for each statement execute function tell_of_balances();

-- No account changes its currency or goes while petty cash is taken out of it.
create function hold_petty_cash_account() returns trigger language plpgsql as $$
begin
  lock table bank_account in share mode;
  return new;
end $$;
create trigger hold_account before insert or update of account on petty_cash
  for each row when (new.account is not null) execute function hold_petty_cash_account();
