import pg from 'pg'
import { inject } from 'vitest'

/** Runs a statement as a superuser of the server, who may do everything. */
export async function forced(pool: pg.Pool, statement: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const admin = new pg.Client({ ...inject('postgres'), database: rows[0]?.name })
  await admin.connect()
  await admin.query(`set session_replication_role = replica; ${statement}`)
  await admin.end()
}
