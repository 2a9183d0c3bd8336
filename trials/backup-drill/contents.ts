import type pg from 'pg'
import { excludedTables } from '../../src/features/backups/excluded-tables.server.ts'
import { tablesInOrder } from '../../src/kernel/server/backup/format/tables-in-order.ts'

/** The rows of every table in a backup as one checksum per table, to compare two databases. */
export async function contentsOf(pool: pg.Pool): Promise<Record<string, unknown>> {
  const client = await pool.connect()
  try {
    const sums: Record<string, unknown> = {}
    for (const { table } of await tablesInOrder(client)) {
      if (excludedTables.some((name) => name === table)) continue
      const { rows } = await client.query(
        `select count(*) as rows, md5(string_agg(t::text, '' order by t::text)) as md5 from "${table}" t`,
      )
      sums[table] = rows[0]
    }
    return sums
  } finally {
    client.release(true)
  }
}
