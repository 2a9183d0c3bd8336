import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createFirstSuperuser } from '../../src/features/people/sign-in/first-superuser.server.ts'
import { hashPassword } from '../../src/features/people/passwords/passwords.server.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { connectionTo, openDatabase } from '../../src/kernel/server/database/connection/open.ts'
import { apiClient, type Listed } from '../../src/kernel/server/testing/api-client.ts'
import { programRoleName } from '../../src/parts/embedded-postgres/cluster.ts'
import { startEmbedded } from '../../src/parts/embedded-postgres/start.ts'
import { fastFolder } from '../../src/parts/program/testing/fast-folder.ts'
import { openInkwell } from '../../src/app/inkwell.server.ts'
import { leaveRelease, releases } from '../backup-drill/releases.ts'
import { testConfig } from '../../src/app/testing/inkwell.ts'

const folder = mkdtempSync(path.join(fastFolder(), 'inkwell-releases-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const password = 'as it was then'

/**
 * A data folder as a release left it, from the backup that it wrote: the tables of that time, owned by the superuser of
 * the cluster until there was a role for the program, with everything that backups leave out.
 */
async function leaveFolder(release: string, dataDir: string): Promise<{ customers: number; email: string }> {
  const server = await startEmbedded(dataDir, () => {})
  const connection = connectionTo({ ...server.superuserConnection })
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('drop schema keeper cascade')
  await client.query(`reassign owned by ${programRoleName} to ${server.superuserConnection.user}`)
  await client.query(`drop role ${programRoleName}`)
  await leaveRelease(client, release)
  await client.query('update users set password_hash = $1 where is_superuser', [await hashPassword(password)])
  const { rows } = await client.query<{ customers: number; email: string }>(
    'select (select count(*)::int from customer) as customers, email from users where is_superuser',
  )
  await client.end()
  await server.stop()
  if (!rows[0]) throw new Error(`${release} knows nobody`)
  return rows[0]
}

test.each(await releases())('a data folder of %s is opened, and its users sign in', async (release) => {
  const dataDir = path.join(folder, release)
  const { customers, email } = await leaveFolder(release, dataDir)
  const database = await openDatabase({ dataDir }, () => {})
  try {
    let backups = 0
    await migrate(database.pool, undefined, async () => void backups++)
    expect(backups).toBe(1)
    // No superuser is created if there are users.
    expect(await createFirstSuperuser(database.pool, 'nobody@inkwell.local', undefined)).toBe(null)
    const inkwell = await openInkwell(database, { ...testConfig, dataDir })
    const { body } = await apiClient(inkwell.address).post<{ access_token: string }>('/auth/login', {
      user: email,
      password,
    })
    const api = apiClient(inkwell.address, body.access_token)
    expect((await api.get<Listed<unknown>>('/customer')).body.count).toBe(customers)
    await inkwell.close()
  } finally {
    await database.close()
  }
})
