import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoPassword, demoStaff } from '../../demo/people.ts'
import { faultsInMoney } from '../../doctor/check-money.server.ts'
import { openInkwell } from '../../inkwell.server.ts'
import { testConfig } from '../../testing/inkwell.ts'
import { startTestPostgres } from '../../testing/test-postgres.ts'
import { createDemoDatabase } from '../../testing/database/demo-database.ts'
import { rowsText } from '../../testing/database/rows-text.ts'
import { schemaText } from '../../testing/database/schema-text.ts'
import { apiClient, type Listed } from '../../../kernel/server/testing/api-client.ts'
import { writeBackup } from '../../../kernel/server/backup/format/write-backup.ts'
import { restoreBackup } from '../../../kernel/server/backup/restore-backup.ts'
import { migrate } from '../../../kernel/server/database/upgrade/migrate.ts'
import { catalogDifferences } from '../../../kernel/server/database/upgrade/apply-schema.ts'
import { connectionTo } from '../../../kernel/server/database/connection/open.ts'
import { testPool } from '../../../kernel/server/testing/database.ts'

const server = await startTestPostgres()
const folder = mkdtempSync(join(tmpdir(), 'inkwell-plain-dump-'))
const pools: ReturnType<typeof testPool>[] = []
afterAll(async () => {
  for (const pool of pools) await pool.end()
  await server?.stop()
  rmSync(folder, { recursive: true })
})

async function createDatabase(name: string) {
  if (!server) throw new Error('There is no server')
  await server.tool('psql', 'postgres', '-c', `create database ${name} template template0`)
  const connection = connectionTo({ ...server.connection, database: name })
  const pool = testPool({ ...connection, max: 5 })
  pools.push(pool)
  return { pool, connection }
}

test.runIf(server)(
  'a dump of pg_dump is restored by psql with every figure, and Inkwell starts on it; so is the schema alone',
  async () => {
    if (!server) return
    const first = await createDatabase('first')
    await migrate(first.pool)
    const demo = await createDemoDatabase()
    const backup = join(folder, 'demo.inkwell')
    await writeBackup(demo.connection, backup, { excludedTables: [] })
    await restoreBackup(first.connection, backup, { excludedTables: [] })
    await demo.drop()
    await server.tool('pg_dump', 'first', '--no-owner', '-f', server.file('all.sql'))
    const second = await createDatabase('second')
    await server.tool('psql', 'second', '-q', '-v', 'ON_ERROR_STOP=1', '-f', server.file('all.sql'))
    await second.pool.query('analyze')
    await second.pool.query('reindex database second')

    expect(await schemaText(second.pool)).toBe(await schemaText(first.pool))
    expect(await rowsText(second.pool)).toBe(await rowsText(first.pool))
    expect(await faultsInMoney(second.pool)).toEqual([])
    expect(await migrate(second.pool)).toEqual([])
    const inkwell = await openInkwell({ ...second, close: async () => {} }, testConfig)
    const { body } = await apiClient(inkwell.address).post<{ access_token: string }>('/auth/login', {
      user: demoStaff.owner.email,
      password: demoPassword,
    })
    const api = apiClient(inkwell.address, body.access_token)
    const found = await api.get<Listed<{ invoice_no: string }>>('/invoice?search=INV-')
    expect(found.body.count).toBeGreaterThan(10)
    await inkwell.close()

    // The catalog recorded at that start still matches after another dump.
    await server.tool('pg_dump', 'second', '--no-owner', '-f', server.file('again.sql'))
    const third = await createDatabase('third')
    await server.tool('psql', 'third', '-q', '-v', 'ON_ERROR_STOP=1', '-f', server.file('again.sql'))
    expect(await catalogDifferences(third.pool)).toEqual([])

    await server.tool('pg_dump', 'first', '--no-owner', '--schema-only', '-f', server.file('schema.sql'))
    const shape = await createDatabase('shape')
    await server.tool('psql', 'shape', '-q', '-v', 'ON_ERROR_STOP=1', '-f', server.file('schema.sql'))
    expect(await schemaText(shape.pool)).toBe(await schemaText(first.pool))
  },
  180_000,
)
