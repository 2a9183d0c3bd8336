-- Customer opening balances: what customers owed, or had as unapplied credit, in the previous system.

call maintain_history('opening');
call posts_to_ledger('opening');
call refuses_future('opening');

-- A debit for a positive amount, a credit for a negative one. Without invoice and salesman, so that it is not included
-- in sales.
create or replace function postings(o opening) returns setof posting language sql stable as $$
  select public.posting('opening', o.id, o.date, o.created_at, number => o.number, text => o.remark, customer => o.customer,
    usd => o.amount_usd, due => case when o.amount_usd > 0 then o.due_date end)
$$;

-- Fills in the copy of the customer's name, and the date as the default due date.
create or replace function complete_opening() returns trigger language plpgsql set search_path = public as $$
begin
  select name into new.customer_name from customer where id = new.customer;
  if not found then
    perform refuse('opening', 'customer', 'The selected customer does not exist. Choose another one.');
  end if;
  new.due_date := coalesce(new.due_date, new.date);
  return new;
end $$;
create trigger complete_opening before insert or update of customer, date, due_date on opening
  for each row execute function complete_opening();

-- Protects an opening balance with settlements: these were chosen for its customer, its side and its date.
create or replace function protect_settled_opening() returns trigger language plpgsql set search_path = public as $$
declare
  used numeric := used_of('opening', old.id);
begin
  if used = 0 then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    perform refuse_in_use('This opening balance has {amount} applied and cannot be deleted. Unapply the amount first.',
      jsonb_build_object('amount', format_amount(used, 'USD')));
  elsif new.customer <> old.customer then
    perform refuse('opening', 'customer', 'This opening balance has applied amounts, so its customer cannot be changed.');
  elsif new.date <> old.date then
    perform refuse('opening', 'date', 'This opening balance has applied amounts, so its date cannot be changed.');
  elsif sign(new.amount_usd) <> sign(old.amount_usd) or abs(new.amount_usd) < used then
    perform refuse('opening', 'amount_usd', 'Amount cannot be less than the {amount} already applied.',
      jsonb_build_object('amount', format_amount(used, 'USD')));
  end if;
  return new;
end $$;
create trigger protect_settled before delete or update of customer, date, amount_usd on opening
  for each row execute function protect_settled_opening();

-- The settlements of opening balances, in the form in which their history records them.
create view opening_settlement as
  select s.id, s.usd as amount_usd from settlement s
  where exists (select from entry where id in (s.debit, s.credit) and kind = 'opening');

-- Writes changed settlements into the history of the opening balance, and notifies its readers.
create or replace function sync_from_settled_opening() returns trigger language plpgsql set search_path = public as $$
declare
  s settlement := case tg_op when 'DELETE' then old else new end;
  its_key integer;
begin
  for its_key in select document from entry where id in (s.debit, s.credit) and kind = 'opening' order by document loop
    perform notify_change('opening', array[its_key]);
    insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
    values (nullif(current_setting('inkwell.user_id', true), '')::integer, nullif(current_setting('inkwell.user_name', true), ''),
      'opening', its_key, 'opening_settlement', s.id, lower(tg_op),
      jsonb_build_object('amount_usd', jsonb_build_array(old.usd, new.usd)));
  end loop;
  return null;
end $$;
create trigger sync_from_opening after insert or update or delete on settlement
  for each row execute function sync_from_settled_opening();

-- Unapplies what settled a cancelled debt: from that day on it is unapplied credit. Rounding write-offs of these
-- receipts are reversed, since they were made for this debt.
create or replace function close_cancelled_opening() returns trigger language plpgsql set search_path = public as $$
declare
  mine integer := entry_of('opening', new.id);
  vouchers integer[] := array(
    select c.document from pairs_of(mine) p join entry c on c.id = p.credit where c.kind = 'receipt_voucher' order by c.document);
begin
  perform settle(p.debit, p.credit, -p.usd, greatest(new.cancelled_on, p.day)) from pairs_of(mine) p order by p.debit, p.credit;
  perform trim_receipt(voucher, new.cancelled_on) from unnest(vouchers) voucher;
  return null;
end $$;
-- Fires before the trigger `post_to_ledger`, which reverses the entry (see trigger-order.sql).
create trigger close_cancelled after update of cancelled_on on opening for each row
  when (old.cancelled_on is null and new.cancelled_on is not null) execute function close_cancelled_opening();

-- Limits the opening balances of one customer: the customer's account loads all of them, and receipts are applied to
-- them one by one. Counted once for each statement, since an import may insert thousands.
create or replace function limit_openings() returns trigger language plpgsql set search_path = public as $$
declare
  most constant integer := tg_argv[0];
begin
  if exists (
    select from (select distinct customer from rows_now where cancelled_on is null) its
    where (select count(*) from opening o where o.customer = its.customer and o.cancelled_on is null) > most
  ) then
    perform refuse('opening', 'customer', 'No more than {most} opening balances of one customer. Add up the oldest ones.',
      jsonb_build_object('most', most));
  end if;
  return null;
end $$;
create trigger limit_new after insert on opening referencing new table as rows_now
  for each statement execute function limit_openings('10000');
create trigger limit_changed after update on opening referencing new table as rows_now
  for each statement execute function limit_openings('10000');
