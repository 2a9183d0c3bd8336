-- Orders. Their money is stored with the entry of their invoice.

call maintain_history('invoice_tracker', hidden => array['shown_money'], unversioned => array['shown_money']);

-- An order with its money, for lists and views.
create view order_with_money as
  select t.*, e.usd::numeric(14, 2) as invoice_amount, e.received as settled, e.credited, e.typed as typed_paid, e.written_off,
    e.total_paid, e.outstanding, e.cancelled, e.due as due_date
  from invoice_tracker t left join entry e on e.kind = 'invoice' and e.document = t.invoice and e.side = '';

-- The search text of an order's money.
create or replace function money_shown(amount numeric, paid numeric, outstanding numeric, due date) returns text
language plpgsql immutable set search_path = public as $$
begin
  return (select concat_ws(' ', amount::numeric(16, 2), paid::numeric(16, 2), outstanding::numeric(16, 2), public.search_day(due)));
end $$;

-- A draft has no order, and the order of a cancelled invoice stays closed.
create or replace function maintain_order() returns trigger language plpgsql set search_path = public as $$
declare
  i invoice;
begin
  if tg_op = 'UPDATE' then
    if new.status <> 'Close' and (select status from invoice where id = new.invoice) = 'cancelled' then
      perform refuse(tg_table_name, 'status', '{invoice_number} is cancelled, so its order stays closed.',
        jsonb_build_object('invoice_number', new.invoice_number));
    end if;
    return new;
  end if;
  -- A restored order waits for a transaction that changes the money of its invoice.
  select * into i from invoice where id = new.invoice for no key update;
  if i.status in ('draft', 'waiting', 'declined') then
    perform refuse(tg_table_name, 'invoice', 'Drafts have no order. Issue the invoice first.');
  elsif i.status = 'cancelled' then
    new.status := 'Close';
  end if;
  new.shown_money := coalesce(
    (select money_shown(usd, total_paid, outstanding, due) from entry where kind = 'invoice' and document = i.id and side = ''),
    money_shown(i.grand_total, 0, i.grand_total, i.invoice_date + new.age_days));
  return new;
end $$;
create trigger maintain_order before insert or update of status on invoice_tracker
  for each row execute function maintain_order();

-- An invoice is due when its order says so, also after that is gone.
create or replace function post_due_date() returns trigger language plpgsql set search_path = public as $$
begin
  perform post_to_ledger('{}', array(select l from postings(i) l)) from invoice i join entry e on e.kind = 'invoice' and e.document = i.id and e.side = ''
  where i.id = new.invoice and e.due <> i.invoice_date + new.age_days;
  return null;
end $$;
create trigger post_due_date after insert or update of age_days on invoice_tracker for each row execute function post_due_date();

create or replace function store_due_days() returns trigger language plpgsql set search_path = public as $$
begin
  update invoice set due_days = nullif(old.age_days, age_days)
  where id = old.invoice and due_days is distinct from nullif(old.age_days, age_days);
  return old;
end $$;
create trigger store_due_days before delete on invoice_tracker for each row execute function store_due_days();

create or replace function clear_due_days() returns trigger language plpgsql set search_path = public as $$
begin
  new.due_days := null;
  return new;
end $$;
create trigger clear_due_days before update of age_days on invoice for each row
  when (old.age_days is distinct from new.age_days and old.due_days is not null) execute function clear_due_days();

-- A change of an invoice's money is written to the history and the search text of its order, and increases the order's
-- version once per transaction, so a user with outdated figures gets a conflict.
create or replace function notify_order() returns trigger language plpgsql set search_path = public as $$
declare
  its_key integer;
begin
  update invoice_tracker t set shown_money = money_shown(e.usd, e.total_paid, e.outstanding, e.due),
    version = t.version + case when t.xmin = pg_current_xact_id()::xid then 0 else 1 end,
    updated_at = case when t.xmin = pg_current_xact_id()::xid then t.updated_at else clock_timestamp() end
  from entry e where e.id = new.id and t.invoice = new.document returning t.id into its_key;
  if not found then return null; end if;
  insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
  select nullif(current_setting('inkwell.user_id', true), '')::integer, nullif(current_setting('inkwell.user_name', true), ''),
    'invoice_tracker', its_key, 'invoice_tracker', its_key, 'update', jsonb_object_agg(name, jsonb_build_array(was, is_now))
  from (values ('invoice_amount', to_jsonb(old.usd), to_jsonb(new.usd)),
    ('settled', to_jsonb(old.received), to_jsonb(new.received)), ('credited', to_jsonb(old.credited), to_jsonb(new.credited)),
    ('typed_paid', to_jsonb(old.typed), to_jsonb(new.typed)), ('written_off', to_jsonb(old.written_off), to_jsonb(new.written_off)),
    ('total_paid', to_jsonb(old.total_paid), to_jsonb(new.total_paid)), ('outstanding', to_jsonb(old.outstanding), to_jsonb(new.outstanding)),
    ('cancelled', to_jsonb(old.cancelled), to_jsonb(new.cancelled)), ('due_date', to_jsonb(old.due), to_jsonb(new.due))) figures (name, was, is_now)
  where was is distinct from is_now;
  perform notify_change('invoice_tracker', array[its_key]);
  return null;
end $$;
create trigger notify_order after update on entry for each row
  when (new.kind = 'invoice' and new.side = '' and (
    old.received is distinct from new.received or old.credited is distinct from new.credited
    or old.typed is distinct from new.typed or old.written_off is distinct from new.written_off
    or old.usd is distinct from new.usd or old.cancelled is distinct from new.cancelled
    or old.due is distinct from new.due))
  execute function notify_order();
