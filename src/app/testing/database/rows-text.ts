import type pg from 'pg'

/** Returns every row of every table as text, so that equal data gives equal text. */
export async function rowsText(
  client: Pick<pg.ClientBase, 'query'>,
  but: readonly string[] = [],
): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
  const texts: string[] = []
  for (const { name } of tables.filter((table) => !but.includes(table.name))) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t order by 1`,
    )
    texts.push([name, ...rows.map(({ row }) => row)].join('\n'))
  }
  return texts.join('\n\n')
}
