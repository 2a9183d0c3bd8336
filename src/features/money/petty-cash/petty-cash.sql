-- Petty cash comes out of a box.

call keep_history('petty_cash');
call keep_books('petty_cash');

-- Comes out of its box, in dinars; what is in no box stands in the books as well, and in no balance.
create or replace function lines(p petty_cash) returns setof entry_line language sql stable as $$
  select public.line('petty_cash', p.id, p.date, p.created_at, number => p.receipt_no, text => p.project_name,
    party => p.paid_to, iqd => case when p.account is null then -p.project_amount end, account => p.account,
    amount => case a.currency when 'IQD' then -p.project_amount else 0 end,
    stray => case when a.currency <> 'IQD' then -p.project_amount else 0 end)
  from (values (p.account)) its (account) left join public.bank_account a on a.id = its.account
$$;

create or replace function usual_petty_cash_account() returns integer language sql stable as $$
  select petty_cash_account from public.settings
$$;

-- No account changes its currency or goes while petty cash is taken out of it.
create or replace function hold_petty_cash_account() returns trigger language plpgsql set search_path = public as $$
begin
  lock table bank_account in share mode;
  return new;
end $$;
create trigger hold_account before insert or update of account on petty_cash
  for each row when (new.account is not null) execute function hold_petty_cash_account();
create trigger use_active_account before insert or update on petty_cash
  for each row when (pg_trigger_depth() = 0) execute function use_active_account('account', 'account');

create trigger give_number before insert on petty_cash
  for each row execute function give_number('petty_cash', 'entry_no');
create trigger keep_number before update of entry_no on petty_cash
  for each row when (old.entry_no <> new.entry_no) execute function keep_number('entry_no');
