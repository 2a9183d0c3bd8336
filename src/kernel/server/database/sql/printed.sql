-- Printed documents: who first requested the PDF or the print page of a document, when, and for which revision. A
-- printed document may be anywhere, so it cannot be deleted any more, only cancelled.

-- The given documents that have not been printed in their current revision, as rows of `record` and `revision`. Drafts
-- have no printed document, and that of an unapproved document is marked as such.
create or replace function not_printed(of_table text, ids integer[])
returns table (record integer, revision integer) language plpgsql stable set search_path = public as $$
begin
  return query execute format('
    select t.id, its.revision from %1$I t, to_jsonb(t) j,
      lateral (select coalesce((j ->> ''revision'')::integer, 1) as revision) its
    where t.id = any ($1) and j ->> ''status'' is distinct from ''draft'' and coalesce(j ->> ''approval'', ''approved'') = ''approved'' and not exists (
      select from printed p where p.resource = %1$L and p.record = t.id and p.revision = its.revision)', of_table) using ids;
end $$;

-- Records prints of some documents, and locks them until the transaction ends, so that their printed data is what was
-- recorded.
create or replace function record_prints(of_table text, ids integer[]) returns void language plpgsql set search_path = public as $$
begin
  execute format('select from %I where id = any ($1) order by id for share', of_table) using ids;
  insert into printed (resource, record, revision, by)
  select of_table, n.record, n.revision, acting_user_id() from not_printed(of_table, ids) n order by n.record
  on conflict do nothing;
end $$;

-- Whether a document was printed, in any revision or in this one.
create or replace function is_printed(of_table text, of_record integer, of_revision integer default null) returns boolean language plpgsql stable set search_path = public as $$
begin
  return (select exists (select from public.printed p where p.resource = of_table and p.record = of_record
      and (of_revision is null or p.revision = of_revision)));
end $$;

-- Arguments: the column with the number, and the message with the number that suggests cancelling instead.
create or replace function protect_printed() returns trigger language plpgsql set search_path = public as $$
begin
  if not is_printed(tg_table_name, old.id) then return old; end if;
  if to_jsonb(old) ->> 'cancelled_at' is not null then
    perform refuse_in_use('This document has been printed and cancelled, so it cannot be deleted.');
  end if;
  perform refuse_in_use(tg_argv[1], jsonb_build_object('number', to_jsonb(old) ->> tg_argv[0]));
  return old;
end $$;

-- Refuses to delete printed records: `call protect_printed(…)` once for each table whose records are deleted and
-- cancelled.
create or replace procedure protect_printed(of_table text, number_column text, words text) language plpgsql set search_path = public as $$
begin
  execute format('create trigger protect_printed before delete on %I for each row execute function protect_printed(%L, %L)',
    of_table, number_column, words);
end $$;
