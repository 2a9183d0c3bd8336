import type pg from 'pg'

/**
 * Drops all triggers, views and rules, and all functions except those that columns, indexes or constraints depend on.
 * Locks all tables meanwhile; objects of extensions stay.
 */
export async function dropSchemaObjects(client: pg.ClientBase): Promise<void> {
  await client.query(`
do $$
declare
  each text;
  own oid := 'public'::regnamespace;
begin
  select string_agg(oid::regclass::text, ', ' order by relname) into each from pg_class
  where relkind = 'r' and relnamespace = own;
  execute 'lock table ' || each || ' in access exclusive mode';

  select string_agg(oid::regclass::text, ', ') into each from pg_class c
  where relkind = 'v' and relnamespace = own
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e');
  if each is not null then execute 'drop view ' || each; end if;

  for each in
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger
    join pg_class on pg_class.oid = tgrelid where relnamespace = own and not tgisinternal
  loop
    execute each;
  end loop;

  for each in
    select format('drop rule %I on %s', rulename, ev_class::regclass) from pg_rewrite
    join pg_class on pg_class.oid = ev_class where relnamespace = own and relkind = 'r'
  loop
    execute each;
  end loop;

  select string_agg(oid::regprocedure::text, ', ') into each from pg_proc p
  where pronamespace = own and not exists (
    select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e'
      or refclassid = 'pg_proc'::regclass and refobjid = p.oid and classid <> 'pg_proc'::regclass);
  if each is not null then execute 'drop routine ' || each; end if;
end $$`)
}

/** The statements that create a database's functions, views and triggers, in the order of their creation. */
export async function schemaObjectsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    select text from (
      select 1 as step, oid, 'pg_proc'::regclass as kind, pg_get_functiondef(oid) as text
      from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      union all
      select 1, oid, 'pg_class'::regclass, format('create view %s as %s', oid::regclass, pg_get_viewdef(oid))
      from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
      union all
      select 2, t.oid, 'pg_trigger'::regclass, pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal
    ) rule
    where not exists (select from pg_depend where classid = kind and objid = rule.oid and deptype = 'e')
    order by step, oid`)
  return rows.map(({ text }) => text)
}

/** Replaces the functions, views and triggers of a database with these. */
export async function replaceSchemaObjects(client: pg.ClientBase, objects: readonly string[]): Promise<void> {
  await dropSchemaObjects(client)
  // A function may call one that is created later.
  await client.query('set local check_function_bodies = off')
  for (const object of objects) await client.query(object)
}
