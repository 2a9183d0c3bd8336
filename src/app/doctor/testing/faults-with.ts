import pg from 'pg'
import { inject } from 'vitest'
import { faultsInMoney } from '../check-money.server.ts'

/** Changes rows without triggers and foreign keys, returns the faults found, and rolls back. */
export async function faultsWith(database: string | undefined, change: string): Promise<string[]> {
  const client = new pg.Client({ ...inject('postgres'), database })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(change)
    return await faultsInMoney(client)
  } finally {
    await client.query('rollback')
    await client.end()
  }
}
