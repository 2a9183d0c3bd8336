-- Tasks and their notifications.

call maintain_history('task');

-- Notifies the new assignee. A completed or reassigned task marks its notifications as read.
create or replace function notify_of_task() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' and (new.done_at is not null or new.person is distinct from old.person) then
    update notice set read_at = now()
    where resource = 'task' and record = new.id and read_at is null and (new.done_at is not null or person is distinct from new.person);
  end if;
  if new.done_at is null and (tg_op = 'INSERT' or new.person is distinct from old.person) then
    perform notify_person(new.person, 'task', 'task', new.id);
  end if;
  return null;
end $$;
create trigger notify_of_task after insert or update on task for each row execute function notify_of_task();

-- Notifies of due dates that no action causes: a task that is due today or earlier and was not assigned on its due day;
-- an order past due since yesterday, or for up to seven days if this did not run meanwhile. Deletes notifications older
-- than 90 days. The table lock makes a concurrent call wait and find them written.
create or replace procedure notify_of_what_is_due() language plpgsql set search_path = public as $$
declare
  today date := company_today();
begin
  lock table notice in share row exclusive mode;
  perform notify_person(t.person, 'task_due', 'task', t.id) from task t, settings s
  where t.done_at is null and t.person is not null and t.due_on <= today
    and (t.created_at at time zone s.time_zone)::date < t.due_on
    and not exists (select from notice n where n.person = t.person and n.resource = 'task' and n.record = t.id
      and n.kind = 'task_due' and n.at >= t.due_on::timestamp at time zone s.time_zone);
  perform notify_person(i.salesman, 'late', 'invoice_tracker', t.id)
  from order_with_money t join invoice i on i.id = t.invoice, settings s
  where t.outstanding > 0 and t.due_date between today - 7 and today - 1
    and not exists (select from notice n where n.person = i.salesman and n.resource = 'invoice_tracker' and n.record = t.id
      and n.kind = 'late' and n.at >= t.due_date::timestamp at time zone s.time_zone);
  delete from notice where at < now() - interval '90 days';
end $$;

-- Limits the open tasks that one user can put into the lists of others.
create trigger limit_alike before insert on task for each row when (new.done_at is null)
  execute function limit_alike('500', 't.created_by = ($1).created_by and t.done_at is null',
  'text', 'No more than {most} open tasks created by one user. Complete or delete one first.');
create trigger limit_alike_again before update of done_at on task for each row
  when (new.done_at is null and old.done_at is not null)
  execute function limit_alike('500', 't.created_by = ($1).created_by and t.done_at is null',
  'done_at', 'No more than {most} open tasks created by one user. Complete or delete one first.');
