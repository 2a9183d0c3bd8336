-- Nobody may approve their own document through another account: an account with its role or password from the
-- requester does not count as a second person.

-- The users who gave a person their account: created, restored or activated it, set its role or password; and those who
-- gave these theirs, recursively.
create or replace function access_given_by(person integer) returns setof integer language sql stable set search_path = public as $$
  with recursive grantor (id) as (
    select person
    union
    select h.user_id from grantor join history h on h.owner_table = 'users' and h.owner_id = grantor.id
    where h.table_name = 'users' and h.user_id <> h.owner_id and (h.action = 'insert' or h.action = 'update'
      and (h.changes ?| array['role', 'is_superuser', 'password_set_at'] or h.changes -> 'user_status' ->> 1 = 'active'))
  )
  select id from grantor where id <> person
$$;

-- The users who wrote a document, or the named fields of it.
create or replace function writers_of(of_table text, of_document integer, fields text[] default null)
returns integer[] language sql stable set search_path = public as $$
  select coalesce(array_agg(distinct user_id) filter (where user_id is not null), '{}') from history
  where owner_table = of_table and owner_id = of_document and table_name in (of_table, of_table || '_line', of_table || '_product')
    and (action = 'insert' or action = 'update' and case when fields is null then not changes ? 'approved_at' else changes ?| fields end)
$$;

-- The name of a writer who gave the person their account, so the person may not decide; null if there is none. If every
-- active user has their account from the writers, there is no second person, and the rule is waived.
create or replace function depends_on_writer(person integer, writers integer[]) returns text language sql stable set search_path = public as $$
  select coalesce((select full_name from users where id = grantor),
    (select user_name from history where user_id = grantor order by id desc limit 1), 'Person #' || grantor)
  from (select array_remove(writers, null) as writers) known, access_given_by(person) as grantor
  where grantor = any (known.writers) and person <> all (known.writers) and exists (
    select from users u where u.user_status = 'active' and u.id <> person and u.id <> all (known.writers)
      and not exists (select from access_given_by(u.id) as other where other = any (known.writers)))
  order by grantor limit 1
$$;

-- Refuses a review by one of the writers, or by an account that they gave. Allowed for a superuser who is the only
-- active user.
create or replace function refuse_own_review(of_table text, writers integer[]) returns void language plpgsql set search_path = public as $$
begin
  if acting_user_id() = any (writers) and not exists (
      select from users me where me.id = acting_user_id() and me.is_superuser
        and not exists (select from users other where other.id <> me.id and other.user_status = 'active')) then
    perform refuse(of_table, 'reviewed_by', 'Another user must review your entry.');
  end if;
  perform refuse_dependent_reviewer(of_table, 'reviewed_by', writers);
end $$;

-- Refuses a decision by the acting user if one of the writers gave them their account.
create or replace function refuse_dependent_reviewer(of_table text, field text, writers integer[]) returns void language plpgsql set search_path = public as $$
declare
  writer text := depends_on_writer(acting_user_id(), writers);
begin
  if writer is null then return; end if;
  perform refuse(of_table, field,
    '{name} created this document and also created or activated your account, or set its role or password. Another user must decide.',
    jsonb_build_object('name', writer));
end $$;
