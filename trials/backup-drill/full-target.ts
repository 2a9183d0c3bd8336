import { Writable } from 'node:stream'
import type pg from 'pg'
import { excludedTables } from '../../src/features/backups/excluded-tables.server.ts'
import { pipeBackup } from '../../src/kernel/server/backup/format/write-backup.ts'

/** A disk with this many free bytes. */
function diskOf(bytes: number): Writable {
  let left = bytes
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      left -= piece.length
      done(left < 0 ? Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }) : null)
    },
  })
}

/** Backs up onto disks of these sizes; throws if one takes the whole backup, or if a connection leaks. */
export async function fillDisks(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  rooms: readonly number[],
): Promise<void> {
  for (const room of rooms) {
    const failure = await pipeBackup(connection, diskOf(room), { excludedTables }).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!(failure instanceof Error) || !failure.message.includes('ENOSPC')) {
      throw new Error(`A disk with room for ${room} bytes took the backup`, { cause: failure })
    }
  }
  const { rows } = await pool.query(`select query from pg_stat_activity
    where datname = current_database() and query like 'copy %' and state = 'active'`)
  if (rows.length > 0) throw new Error('A backup that failed still holds a connection')
}
