-- Notifications. Whether the user may still see the record is checked when they are read.

-- Live updates go to the recipients only: the keys are those of the users.
create or replace function notify_of_notifications() returns trigger language plpgsql set search_path = public as $$
declare
  people integer[] := (select array_agg(distinct person) from changed_rows);
begin
  if people is not null then perform notify_change('notice', people); end if;
  return null;
end $$;
create trigger notify_of_new after insert on notice referencing new table as changed_rows
  for each statement execute function notify_of_notifications();
create trigger notify_of_changed after update on notice referencing new table as changed_rows
  for each statement execute function notify_of_notifications();
create trigger notify_of_deleted after delete on notice referencing old table as changed_rows
  for each statement execute function notify_of_notifications();

-- Notifies a user of the action of another. If the same person caused a notification of the same kind about the same
-- record in the last five minutes, that one is updated. Notifications of other people or kinds are never replaced. Of
-- each sender, the newest two hundred are stored.
create or replace function notify_person(recipient integer, its_kind text, of_resource text, of_record integer, its_comment integer default null)
returns void language plpgsql set search_path = public as $$
begin
  if recipient is null or recipient = acting_user_id() or not exists (select from users where id = recipient) then return; end if;
  -- A concurrent notification about the same record waits, then finds this row.
  perform pg_advisory_xact_lock(3, hashtext(concat_ws(' ', recipient, of_resource, of_record)));
  update notice set kind = its_kind, comment = its_comment, by_person = acting_user_id(), at = now(), read_at = null
  where id = (select id from notice where person = recipient and resource = of_resource and record = of_record
    and kind = its_kind and by_person is not distinct from acting_user_id()
    and begun_at > now() - interval '5 minutes' order by id desc limit 1);
  if found then return; end if;
  insert into notice (person, kind, resource, record, comment, by_person)
  values (recipient, its_kind, of_resource, of_record, its_comment, acting_user_id());
  delete from notice where person = recipient and by_person = acting_user_id() and id <= (
    select id from notice where person = recipient and by_person = acting_user_id() order by id desc offset 200 limit 1);
end $$;

-- A transfer waits for the custodian of the receiving cash box, until it is confirmed or cancelled.
create or replace function notify_custodian() returns trigger language plpgsql set search_path = public as $$
begin
  if not in_transit(new) then
    update notice set read_at = now()
    where resource = 'account_transfer' and record = new.id and kind = 'transfer' and read_at is null;
  elsif tg_op = 'INSERT' or not in_transit(old) or (old.to_account, old.amount_in) is distinct from (new.to_account, new.amount_in) then
    perform notify_person((select keeper from bank_account where id = new.to_account), 'transfer', 'account_transfer', new.id);
  end if;
  return null;
end $$;
create trigger notify_custodian after insert or update on account_transfer for each row execute function notify_custodian();

-- Notifies the salesman when somebody else sets an order to On hold or Overdue.
create or replace function notify_salesman() returns trigger language plpgsql set search_path = public as $$
begin
  perform notify_person((select salesman from invoice where id = new.invoice),
    case new.status when 'On_hold' then 'on_hold' else 'late' end, 'invoice_tracker', new.id);
  return null;
end $$;
create trigger notify_salesman after update of status on invoice_tracker for each row
  when (new.status in ('On_hold', 'Overdue') and old.status <> new.status) execute function notify_salesman();

-- A deleted or restored comment refreshes the notifications about it.
create or replace function notify_of_comment() returns trigger language plpgsql set search_path = public as $$
declare
  people integer[] := (select array_agg(distinct person) from notice where comment = coalesce(new.id, old.id));
begin
  if people is not null then perform notify_change('notice', people); end if;
  return null;
end $$;
create trigger notify_of_comment after insert or delete on comment for each row execute function notify_of_comment();
