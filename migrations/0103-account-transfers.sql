-- Money that goes from one account to another. One side may be empty: money of the owner's, other income, other expense.
-- What is handed over to a box that somebody else keeps is in no box until that keeper confirms it.
create table account_transfer (
  date date not null default company_today(),
  from_account integer constraint account_transfer_from_account references bank_account,
  amount_out numeric(14, 2) constraint account_transfer_amount_out check (amount_out > 0),
  to_account integer constraint account_transfer_to_account references bank_account,
  amount_in numeric(14, 2) constraint account_transfer_amount_in check (amount_in > 0),
  subject text not null,
  confirmed boolean not null default false,
  -- The day on which it came in.
  confirmed_on date,
  constraint account_transfer_sides check (num_nonnulls(from_account, to_account) > 0 and from_account <> to_account is not false
    and (from_account is null) = (amount_out is null) and (to_account is null) = (amount_in is null)),
  constraint account_transfer_confirmed check (confirmed = (confirmed_on is not null))
);
call keep_sheet('account_transfer');
create index account_transfer_date on account_transfer (date, id);
create index account_transfer_from on account_transfer (from_account) include (date, amount_out);
create index account_transfer_to on account_transfer (to_account) include (confirmed_on, amount_in);
call searchable('account_transfer', 'date', 'subject', 'amount_out', 'amount_in', 'created_by_email');

-- Refuses a value of a field in words that people are told as they are.
create function refuse(of_table text, field text, words text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'IK422', table = of_table, constraint = of_table || '_' || field, message = words;
end $$;

-- No account changes its currency meanwhile: whoever changes it waits for this lock.
create function judge_transfer() returns trigger language plpgsql as $$
declare
  giver bank_account;
  taker bank_account;
begin
  lock table bank_account in share mode;
  select * into giver from bank_account where id = new.from_account;
  select * into taker from bank_account where id = new.to_account;
  if new.from_account is null and new.to_account is null then
    perform refuse(tg_table_name, 'from_account', 'Choose the account that it comes from, or the one that it goes to.');
  elsif new.from_account = new.to_account then
    perform refuse(tg_table_name, 'to_account', 'Choose another account than the one that it comes from.');
  elsif new.from_account is null and new.amount_out is not null then
    perform refuse(tg_table_name, 'from_account', 'Choose the account that it goes out of.');
  elsif new.to_account is null and new.amount_in is not null then
    perform refuse(tg_table_name, 'to_account', 'Choose the account that it comes in to.');
  end if;
  -- Within one currency what goes out comes in: it need not be said twice.
  if giver.currency = taker.currency then
    new.amount_in := coalesce(new.amount_in, new.amount_out);
    new.amount_out := coalesce(new.amount_out, new.amount_in);
    if new.amount_in <> new.amount_out then
      perform refuse(tg_table_name, 'amount_in',
        format('Both accounts hold %s: as much comes in as goes out.', taker.currency));
    end if;
  end if;
  if new.from_account is not null and new.amount_out is null then
    perform refuse(tg_table_name, 'amount_out', 'How much goes out?');
  elsif new.to_account is not null and new.amount_in is null then
    perform refuse(tg_table_name, 'amount_in', 'How much comes in?');
  elsif giver.currency = 'IQD' and new.amount_out <> trunc(new.amount_out) then
    perform refuse(tg_table_name, 'amount_out', 'Dinars are whole.');
  elsif taker.currency = 'IQD' and new.amount_in <> trunc(new.amount_in) then
    perform refuse(tg_table_name, 'amount_in', 'Dinars are whole.');
  end if;

  if tg_op = 'INSERT' then
    -- One that comes back is as confirmed as it was.
    if new.confirmed_on is null then
      new.confirmed := coalesce(taker.keeper = acting_user_id(), taker.keeper is null);
      if new.confirmed then new.confirmed_on := new.date; end if;
    end if;
    return new;
  end if;
  if (new.to_account, new.amount_in) is distinct from (old.to_account, old.amount_in) then
    new.confirmed := coalesce(taker.keeper = acting_user_id(), taker.keeper is null);
  elsif new.confirmed and not old.confirmed and taker.keeper <> acting_user_id() then
    perform refuse(tg_table_name, 'confirmed', format('%s confirms it, who keeps %s.',
      (select first_name || ' ' || last_name from users where id = taker.keeper), taker.name));
  end if;
  new.confirmed_on := case
    when not new.confirmed then null
    when not old.confirmed then greatest(new.date, company_today())
    when old.confirmed_on = old.date then new.date
    else greatest(new.date, old.confirmed_on)
  end;
  return new;
end $$;
create trigger judge_transfer before insert or update on account_transfer
  for each row execute function judge_transfer();
create trigger tell_of_balances after insert or update or delete on account_transfer
  for each statement execute function tell_of_balances();
