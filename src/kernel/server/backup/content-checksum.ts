import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { rowCounter } from './format/backup-format.ts'
import { tablesInOrder } from './format/tables-in-order.ts'

/** Computes a checksum of the rows of tables, one after the other: the same for a database and its backup. */
export function contentChecksum(): {
  add(table: string, rows: AsyncIterable<Buffer>): Promise<void>
  sum(): string
} {
  const hash = createHash('sha256')
  return {
    async add(table, rows) {
      const counter = rowCounter()
      for await (const piece of rows) counter.add(piece)
      hash.update(`${table} ${counter.sum().sha256}\n`)
    },
    sum: () => hash.digest('hex'),
  }
}

/** The checksum of the rows that a backup would contain, without writing one. */
export async function contentChecksumOf(
  client: pg.Client,
  excludedTables: readonly string[],
): Promise<string> {
  await client.query('begin isolation level repeatable read read only')
  const checksum = contentChecksum()
  for (const { table, columns } of await tablesInOrder(client)) {
    if (excludedTables.includes(table)) continue
    const list = columns.map((column) => `"${column}"`).join(', ')
    await checksum.add(table, client.query(copyTo(`copy "${table}" (${list}) to stdout`)))
  }
  await client.query('commit')
  return checksum.sum()
}
