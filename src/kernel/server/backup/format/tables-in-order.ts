import type pg from 'pg'

/** All tables, each after those that its foreign keys refer to, with the columns that are stored, not generated. */
export async function tablesInOrder(client: pg.ClientBase): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select relname as table, array(
      select attname from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    )::text[] as columns
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migration', 'present')
    order by relname`)
  const { rows: references } = await client.query<{ table: string; needs: string }>(`
    select child.relname as table, parent.relname as needs
    from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`)
  const ordered: typeof rows = []
  let waiting = rows
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ table }) => table))
    const isReady = ({ table }: { table: string }) =>
      references.every((reference) => reference.table !== table || done.has(reference.needs))
    const ready = waiting.filter(isReady)
    if (ready.length === 0) throw new Error('The tables refer to one another in a circle.')
    ordered.push(...ready)
    waiting = waiting.filter((table) => !isReady(table))
  }
  return ordered
}

/** The next id that a table would assign; null if it assigns none. */
export async function nextKey(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
): Promise<number | null> {
  if (!columns.includes('id')) return null
  const { rows } = await client.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as sequence`,
    [`"${table}"`],
  )
  const sequence = rows[0]?.sequence
  if (!sequence) return null
  const { rows: values } = await client.query<{ next: number }>(
    `select last_value + case when is_called then 1 else 0 end as next from ${sequence}`,
  )
  return values[0]?.next ?? null
}
