import type pg from 'pg'

/**
 * Drops indexes, unique constraints and foreign keys of all tables, since creating them after all rows are loaded costs
 * less. Primary keys stay, since rows come in their order. Returns the statements that create them again, which all
 * rows must satisfy; a transaction that is rolled back drops nothing.
 */
export async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows: constraints } = await client.query<{ drop: string; add: string; isReference: boolean }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
      contype = 'f' as "isReference"
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('f', 'u', 'x')
    order by contype = 'f' desc, oid`)
  const { rows: indexes } = await client.query<{ drop: string; add: string }>(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by indexrelid`)
  const all = [...constraints, ...indexes]
  for (const { drop } of all) await client.query(drop)
  // Foreign keys are added last: they need the unique constraints that they refer to.
  const keys = constraints.filter(({ isReference }) => !isReference)
  const references = constraints.filter(({ isReference }) => isReference)
  return [...keys, ...indexes, ...references].map(({ add }) => add)
}
