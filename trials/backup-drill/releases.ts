import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { excludedTables } from '../../src/features/backups/excluded-tables.server.ts'
import { onBackup } from '../../src/kernel/server/backup/check-backup.ts'
import { restoreBackup } from '../../src/kernel/server/backup/restore-backup.ts'
import { tablesInOrder } from '../../src/kernel/server/backup/format/tables-in-order.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { packageRoot } from '../../src/parts/program/package-root.ts'
import { makeEarlier } from '../../src/app/testing/database/earlier-state.ts'

const folder = path.join(packageRoot, 'src/app/testing/releases')

/** The backups written by releases, named by version; each release adds its own and changes none. */
export async function releases(): Promise<string[]> {
  return (await readdir(folder)).toSorted()
}

/** Turns a database into that of a release, with its functions and triggers, from the backup that the release wrote. */
export async function leaveRelease(client: pg.ClientBase, release: string): Promise<void> {
  await client.query('drop schema public cascade; create schema public')
  await onBackup(path.join(folder, release), {}, async (parts) => {
    for await (const part of parts) {
      if ('header' in part) {
        await makeEarlier(client, numberAfter(part.header.migrations))
        const tables = (await tablesInOrder(client)).map(({ table }) => table)
        for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
        await client.query(`truncate ${tables.join(', ')}`)
      } else if ('table' in part) {
        const { table, columns, next } = part.table
        const list = columns.map((name) => `"${name}"`).join(', ')
        const copy = client.query(copyFrom(`copy ${table} (${list}) from stdin`))
        await pipeline(Readable.from(part.rows, { objectMode: false }), copy)
        if (next !== null)
          await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [table, next])
        await client.query(`alter table ${table} enable trigger user`)
      }
    }
  })
}

const numberAfter = (migrations: readonly string[]) =>
  String(Number(migrations.at(-1)?.slice(0, 4)) + 1).padStart(4, '0')

/**
 * Restores the backup of a release and upgrades it; returns the numbers of customers, renamed ones, superusers and
 * deletions, which are the same in every release's backup.
 */
export async function openRelease(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  release: string,
): Promise<Record<string, number>> {
  await restoreBackup(connection, path.join(folder, release), { excludedTables })
  await migrate(pool)
  const { rows } = await pool.query<Record<string, number>>(`
    select (select count(*) from customer) as customers, (select count(*) from customer where name like 'زبون%!') as renamed,
      (select count(*) from users where is_superuser) as superusers,
      (select count(*) from history where owner_table = 'customer' and action = 'delete') as deletions`)
  return rows[0] ?? {}
}
