import { databaseName, programRoleName } from '../cluster.ts'

/**
 * Creates the program's role and gives it the database and everything in it. Every start repeats this, which changes
 * nothing the second time. A cluster from before the role existed is converted at its next start.
 *
 * With `keeper.take` the program permanently gives a schema of its own away, and can then only read its tables and add
 * rows. The function takes only what belongs to the caller, so anybody may call it.
 */
export const grantToProgram = `
do $$
declare statement text;
begin
  if not exists (select from pg_roles where rolname = '${programRoleName}') then
    create role ${programRoleName} login;
  end if;
  for statement in
    select format('alter database %I owner to ${programRoleName}', datname) from pg_database
      where datname = '${databaseName}' and datdba = current_user::regrole
    union all
    select 'alter schema public owner to ${programRoleName}' from pg_namespace
      where nspname = 'public' and nspowner <> '${programRoleName}'::regrole
    union all
    select format('alter %s public.%I owner to ${programRoleName}',
        case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, relname)
      from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S') and relowner = current_user::regrole
        -- What belongs to an extension stays, and a sequence of a column goes with its table.
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid
          and deptype in ('e', 'i', 'a'))
    union all
    select format('alter routine %s owner to ${programRoleName}', p.oid::regprocedure)
      from pg_proc p
      where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  loop
    execute statement;
  end loop;
end $$;

create schema if not exists keeper;
grant usage on schema keeper to public;
create or replace function keeper.take(given text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare statement text;
begin
  if not exists (select from pg_namespace where nspname = given and nspowner = session_user::regrole) then
    return;
  end if;
  for statement in
    select format('alter table %I.%I owner to %I', given, relname, current_user) from pg_class
      where relnamespace = given::regnamespace and relkind = 'r' and relowner = session_user::regrole
    union all
    select format('grant select, insert on %I.%I to %I', given, relname, session_user) from pg_class
      where relnamespace = given::regnamespace and relkind = 'r'
    union all
    select format('alter routine %s owner to %I', oid::regprocedure, current_user) from pg_proc
      where pronamespace = given::regnamespace and proowner = session_user::regrole
    union all
    select format('alter schema %I owner to %I', given, current_user)
    union all
    select format('grant usage on schema %I to %I', given, session_user)
  loop
    execute statement;
  end loop;
end $$;
`
