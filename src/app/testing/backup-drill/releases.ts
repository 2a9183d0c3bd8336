import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { leftOut } from '../../../features/backups/left-out.server.ts'
import { restoreBackup } from '../../../kernel/server/backup/restore-backup.ts'
import { migrate } from '../../../kernel/server/database/migrate.ts'
import { packageRoot } from '../../../parts/program/package-root.ts'

const folder = path.join(packageRoot, 'src/app/testing/releases')

/** The backups that releases have written, by the version in their names; a release adds its own and changes none. */
export async function releases(): Promise<string[]> {
  return (await readdir(folder)).toSorted()
}

/**
 * Makes a database what a release would have left, and brings it up to date; answers what is left of the people that each
 * of these files holds.
 */
export async function openRelease(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  release: string,
): Promise<Record<string, number>> {
  await restoreBackup(connection, path.join(folder, release), { leftOut })
  await migrate(pool)
  const { rows } = await pool.query<Record<string, number>>(`
    select (select count(*) from customer) as customers, (select count(*) from customer where name like 'زبون%!') as renamed,
      (select count(*) from users where is_superuser) as superusers,
      (select count(*) from history where owner_table = 'customer' and action = 'delete') as deletions`)
  return rows[0] ?? {}
}
