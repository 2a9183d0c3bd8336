import type pg from 'pg'
import type { Config } from '../../kernel/server/process/config.ts'
import { archiveAge, readArchiveState } from '../../kernel/server/archive/archive-state.ts'

/** Returns the age of the newest verified backup, in seconds; undefined if there is none. */
export async function backupAge(pool: Pick<pg.Pool, 'query'>): Promise<number | undefined> {
  const { rows: known } = await pool.query<{ known: boolean }>(
    `select to_regclass('backup') is not null as known`,
  )
  if (!known[0]?.known) return undefined
  const { rows } = await pool.query<{ age: number | null }>(
    `select extract(epoch from now() - max(taken_at))::float8 as age from backup
      where status = 'verified' and taken_at < now() + interval '1 day'`,
  )
  return rows[0]?.age ?? undefined
}

/**
 * Returns the seconds since the last verified backup. If Inkwell should make backups and there never was one, since the
 * database was set up.
 */
export async function withoutBackup(
  pool: Pick<pg.Pool, 'query'>,
  { backups }: Pick<Config, 'backups'>,
): Promise<number | undefined> {
  const age = await backupAge(pool)
  if (age !== undefined || !backups) return age
  const { rows } = await pool.query<{ age: number | null }>(
    'select extract(epoch from now() - min(applied_at))::float8 as age from migration',
  )
  return rows[0]?.age ?? undefined
}

/** Returns for how many seconds changes have not been archived; undefined if nothing is archived. */
export async function archiveAgeIn(dataDir: string | undefined): Promise<number | undefined> {
  const state = dataDir === undefined ? undefined : await readArchiveState(dataDir)
  return state && archiveAge(state, new Date())
}
