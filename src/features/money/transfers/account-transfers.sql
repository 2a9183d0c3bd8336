-- Rules of transfers between accounts.

call maintain_history('account_transfer', unrecorded => array['approval_seen'], unversioned => array['approval_seen']);
call posts_to_ledger('account_transfer');
call refuses_future('account_transfer');
call maintain_numbers('account_transfer', 'transfer', 'transfer_no');
call uses_account('account_transfer', 'from_account');
call uses_account('account_transfer', 'to_account');
call protect_printed('account_transfer', 'transfer_no', 'Transfer {number} has been printed and cannot be deleted. Cancel it instead.');
call protects_as_printed('account_transfer', 'transfer_no', 'Transfer {number} was printed. Cancel it and create a new one.',
  kept => '{"date": "date", "from_account": "from_account", "amount_out": "amount_out", "to_account": "to_account",
    "amount_in": "amount_in"}',
  fillable => '{}', texts => '{subject,cancelled_at}');

-- Money out of one account on the transfer's day, and into the other when it is confirmed.
create or replace function postings(t account_transfer) returns setof posting language sql stable as $$
  select public.posting('account_transfer', t.id, day, t.created_at, side => side, number => t.id::text, text => t.subject,
    party => (select name from public.bank_account where id = of_other), account => account, amount => amount)
  from (values ('out', coalesce(t.counts_from, t.date), t.from_account, t.to_account, -t.amount_out),
    ('in', greatest(t.confirmed_on, t.counts_from), t.to_account, t.from_account, t.amount_in)) sides (side, day, account, of_other, amount)
  where account is not null and (side = 'out' or t.confirmed) and public.takes_effect(t.approval)
$$;

-- The amount that is compared with the approval limit, for transfers with one account: in USD, dinars at the daily
-- rate. `recipient` is the direction: turning money in into money out is compared with the limit again.
create or replace function approval_amount(t account_transfer) returns table (counts boolean, which text, amount numeric, usd numeric, field text, day date, account integer, recipient text)
language sql stable as $$
  select true, 'one_sided_usd', usd, usd, case when t.from_account is null then 'amount_in' else 'amount_out' end, t.date,
    coalesce(t.from_account, t.to_account), case when t.from_account is null then 'in' else 'out' end
  from (select case when num_nonnulls(t.from_account, t.to_account) <> 1 then 0 else coalesce((
    select case a.currency when 'USD' then its.amount else round(its.amount / public.rate_near(t.date), 2) end
    from public.bank_account a, (values (coalesce(t.amount_out, t.amount_in))) its (amount) where a.id = coalesce(t.from_account, t.to_account)), 0) end as usd) its
$$;
call asks_approval('account_transfer');

-- Whether the transfer is in transit: not confirmed yet.
create or replace function in_transit(t account_transfer) returns boolean language sql immutable parallel safe as $$
  select not t.confirmed and t.cancelled_on is null and public.takes_effect(t.approval)
$$;

-- Copies the new name of an account into the entries of transfers with it.
create or replace function sync_account_name_to_transfers() returns trigger language plpgsql set search_path = public as $$
begin
  update entry e set party = new.name from account_transfer t
  where new.id in (t.from_account, t.to_account) and e.kind = 'account_transfer' and e.document = t.id and e.account <> new.id;
  return null;
end $$;
create trigger sync_account_name_to_transfers after update of name on bank_account
  for each row when (old.name <> new.name) execute function sync_account_name_to_transfers();

-- Confirmed transfers change only with the consent of both sides: the custodian undoes the confirmation, so that the
-- transfer is in transit again; then the sender changes or deletes it. Each of them can only act to their own charge,
-- and neither can do the other's part.

-- Whether a transfer brings another user's money to the custodian of the receiving cash box: it comes from an account
-- of another custodian, or another user transferred it out of an account without a custodian.
create or replace function is_from_another_user(t account_transfer) returns boolean language sql stable as $$
  select coalesce((
    select case when sender.keeper is null then t.created_by is distinct from receiver.keeper
      else sender.keeper <> receiver.keeper end
    from public.bank_account receiver left join public.bank_account sender on sender.id = t.from_account
    where receiver.id = t.to_account and receiver.keeper is not null), false)
$$;

-- Refuses what would change or take away a transfer as it is, without the words that it needs. Whoever acts for nobody,
-- such as a migration, is not asked.
create or replace function protect_confirmation(t account_transfer) returns void language plpgsql set search_path = public as $$
declare
  box bank_account;
  called text;
begin
  if acting_user_id() is null then return; end if;
  select * into box from bank_account where id = t.to_account;
  if box.keeper is null then return; end if;
  select first_name || ' ' || last_name into called from users where id = box.keeper;
  if t.confirmed and box.keeper <> acting_user_id() then
    perform refuse('account_transfer', 'confirmed',
      '{name}, custodian of {account}, has confirmed this transfer. Ask them to undo the confirmation first.',
      jsonb_build_object('name', called, 'account', box.name));
  elsif t.confirmed and is_from_another_user(t) then
    perform refuse('account_transfer', 'confirmed',
      'You confirmed this transfer. Undo the confirmation, then ask the sender to change or delete the transfer.');
  elsif box.keeper = acting_user_id() and is_from_another_user(t) then
    perform refuse('account_transfer', 'confirmed', 'Only the sender can change, cancel or delete this transfer.');
  end if;
end $$;

-- What goes out of a cash box that somebody keeps is handed over by them alone: nobody else writes it, changes it, takes it back
-- or brings it back from the trash.
create or replace function protect_sender(t account_transfer) returns void language plpgsql set search_path = public as $$
declare
  box bank_account;
begin
  if acting_user_id() is null then return; end if;
  select * into box from bank_account where id = t.from_account;
  if box.keeper <> acting_user_id() then
    perform refuse('account_transfer', 'from_account', 'Only {name}, the custodian, can transfer money out of {account}.', jsonb_build_object(
      'name', (select first_name || ' ' || last_name from users where id = box.keeper), 'account', box.name));
  end if;
end $$;

-- The users who wrote the date, accounts or amounts of a transfer.
create or replace function transfer_writers(t account_transfer) returns integer[] language sql stable set search_path = public as $$
  select writers_of('account_transfer', t.id, array['date', 'from_account', 'amount_out', 'to_account', 'amount_in']) || t.created_by
$$;

-- Checks a new or changed transfer as if it were unconfirmed: a confirmation given for its previous content does not
-- count. So users cannot redirect to themselves what others send, or took back.
create or replace function check_consent(t account_transfer) returns void language plpgsql set search_path = public as $$
begin
  t.confirmed := false;
  perform protect_sender(t);
  perform protect_confirmation(t);
end $$;

-- Checks a transfer and sets its confirmation. The table lock keeps accounts from changing their currency meanwhile.
create or replace function check_transfer() returns trigger language plpgsql set search_path = public as $$
declare
  sender bank_account;
  receiver bank_account;
begin
  if tg_op = 'DELETE' then
    perform protect_confirmation(old);
    perform protect_sender(old);
    return old;
  end if;
  lock table bank_account in share mode;
  if tg_op = 'UPDATE' and (new.date, new.from_account, new.amount_out, new.to_account, new.amount_in, new.cancelled_on)
    is distinct from (old.date, old.from_account, old.amount_out, old.to_account, old.amount_in, old.cancelled_on) then
    perform protect_confirmation(old);
    perform protect_sender(old);
    perform check_consent(new);
  elsif tg_op = 'INSERT' then
    perform check_consent(new);
  end if;
  select * into sender from bank_account where id = new.from_account;
  select * into receiver from bank_account where id = new.to_account;
  if new.from_account is null and new.to_account is null then
    perform refuse(tg_table_name, 'from_account', 'Choose a From Account or a To Account.');
  elsif new.from_account = new.to_account then
    perform refuse(tg_table_name, 'to_account', 'From Account and To Account must be different. Choose another account.');
  elsif new.from_account is null and new.amount_out is not null then
    perform refuse(tg_table_name, 'from_account', 'Choose a From Account, or clear Amount out.');
  elsif new.to_account is null and new.amount_in is not null then
    perform refuse(tg_table_name, 'to_account', 'Choose a To Account, or clear Amount in.');
  end if;
  -- Within one currency both amounts are equal, so one may be left out.
  if sender.currency = receiver.currency then
    new.amount_in := coalesce(new.amount_in, new.amount_out);
    new.amount_out := coalesce(new.amount_out, new.amount_in);
    if new.amount_in <> new.amount_out then
      perform refuse(tg_table_name, 'amount_in',
        'Both accounts are in {currency}. Enter the same amount in and out.',
        jsonb_build_object('currency', receiver.currency));
    end if;
  end if;
  if new.from_account is not null and new.amount_out is null then
    perform refuse(tg_table_name, 'amount_out', 'Enter the amount out.');
  elsif new.to_account is not null and new.amount_in is null then
    perform refuse(tg_table_name, 'amount_in', 'Enter the amount in.');
  elsif sender.currency = 'IQD' and new.amount_out <> trunc(new.amount_out) then
    perform refuse(tg_table_name, 'amount_out', 'Amount IQD must be a whole number.');
  elsif receiver.currency = 'IQD' and new.amount_in <> trunc(new.amount_in) then
    perform refuse(tg_table_name, 'amount_in', 'Amount IQD must be a whole number.');
  end if;

  if tg_op = 'INSERT' then
    if new.confirmed_on is null then
      new.confirmed := coalesce(receiver.keeper = acting_user_id(), receiver.keeper is null);
      if new.confirmed then new.confirmed_on := new.date; end if;
    elsif receiver.keeper <> acting_user_id() then
      -- A transfer restored by another user needs the custodian's confirmation again.
      new.confirmed := false;
      new.confirmed_on := null;
    end if;
    return new;
  end if;
  if (new.to_account, new.amount_in) is distinct from (old.to_account, old.amount_in) then
    new.confirmed := receiver.keeper is null
      or receiver.keeper is not distinct from acting_user_id() and depends_on_writer(receiver.keeper, transfer_writers(old)) is null;
  elsif new.confirmed <> old.confirmed and not takes_effect(old.approval) then
    perform refuse(tg_table_name, 'approval', 'This document is waiting for approval and cannot be changed.');
  elsif new.confirmed <> old.confirmed and receiver.keeper <> acting_user_id() then
    perform refuse(tg_table_name, 'confirmed', 'Only {name}, custodian of {account}, can confirm this transfer.', jsonb_build_object(
      'name', (select first_name || ' ' || last_name from users where id = receiver.keeper), 'account', receiver.name));
  elsif new.confirmed and not old.confirmed then
    perform refuse_dependent_reviewer(tg_table_name, 'confirmed', transfer_writers(old));
  end if;
  new.confirmed_on := case
    when not new.confirmed then null
    when not old.confirmed then greatest(new.date, company_today())
    when old.confirmed_on = old.date then new.date
    else greatest(new.date, old.confirmed_on)
  end;
  return new;
end $$;
create trigger check_transfer before insert or update or delete on account_transfer
  for each row execute function check_transfer();

-- The cash book of the receiving cash box shows money in transit.
create or replace function notify_of_balances() returns trigger language plpgsql set search_path = public as $$
begin
  perform notify_change('bank_account', null);
  return null;
end $$;
create trigger notify_of_balances after insert or update or delete on account_transfer
  for each statement execute function notify_of_balances();

-- Reviews of transfers with one account: by another user than those who wrote the transfer. Changing accounts, amounts
-- or date removes the review. A superuser who is the only user may review their own.
create or replace function check_review() returns trigger language plpgsql set search_path = public as $$
begin
  if (old.date, old.from_account, old.amount_out, old.to_account, old.amount_in)
    is distinct from (new.date, new.from_account, new.amount_out, new.to_account, new.amount_in) then
    new.reviewed_by := null;
    new.reviewed_at := null;
    return new;
  end if;
  if not takes_effect(new.approval) then
    perform refuse(tg_table_name, 'approval', 'This document is waiting for approval and cannot be changed.');
  elsif num_nonnulls(new.from_account, new.to_account) <> 1 then
    perform refuse(tg_table_name, 'reviewed_by', 'Only transfers with one account can be reviewed.');
  elsif new.cancelled_on is not null then
    perform refuse(tg_table_name, 'cancelled_at', 'This document is cancelled and cannot be changed.');
  end if;
  perform refuse_own_review(tg_table_name, transfer_writers(new));
  return new;
end $$;
create trigger check_review before update on account_transfer for each row
  when (old.reviewed_at is distinct from new.reviewed_at or old.date is distinct from new.date
    or old.from_account is distinct from new.from_account or old.amount_out is distinct from new.amount_out
    or old.to_account is distinct from new.to_account or old.amount_in is distinct from new.amount_in)
  execute function check_review();
