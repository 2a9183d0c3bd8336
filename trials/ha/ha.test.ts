import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFirstSuperuser } from '../../src/features/people/sign-in/first-superuser.server.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { openDatabase } from '../../src/kernel/server/database/connection/open.ts'
import { DatabaseProxy } from '../../src/kernel/server/testing/database-proxy.ts'
import { quickParent } from '../../src/parts/program/testing/quick-folder.ts'
import { openInkwell } from '../../src/app/inkwell.server.ts'
import { haDrill } from './drill.ts'
import { faults } from './faults.ts'
import { startPair } from './postgres-pair.ts'
import { testConfig } from '../../src/app/testing/inkwell.ts'

const password = 'ink and paper'

// trials/ha.mjs does it with three nodes as processes, and with all that can break.
test('two nodes on a primary with a synchronous standby lose no acknowledged write in a failover', async () => {
  const folder = realpathSync(mkdtempSync(join(quickParent(), 'inkwell-ha-')))
  const { primary, standby } = await startPair(folder)
  const proxy = new DatabaseProxy(primary.socket)
  const databaseUrl = `postgres://inkwell@127.0.0.1:${await proxy.open()}/inkwell`
  const config = { ...testConfig, databaseUrl }
  const node = async () => {
    const database = await openDatabase(config, () => {})
    onTestFinished(() => database.close())
    await migrate(database.pool)
    await createFirstSuperuser(database.pool, config.adminEmail, password)
    const inkwell = await openInkwell(database, config)
    onTestFinished(() => inkwell.close())
    return inkwell.address
  }
  onTestFinished(async () => {
    await proxy.close()
    await Promise.all([primary.stop(), standby.stop()])
    rmSync(folder, { recursive: true, force: true })
  })
  const { reports, acknowledged } = await haDrill({
    nodes: [await node(), await node()],
    scene: {
      primary,
      standby,
      proxy,
      killNode: () => Promise.reject(new Error('No node is a process here')),
      upgrade: () => Promise.reject(new Error('No node is a process here')),
    },
    signIn: { user: config.adminEmail, password },
    workers: 3,
    screensOnEach: 1,
    faults: [
      { fault: faults.cut, ms: 0 },
      { fault: faults.standbyLost, ms: 1000 },
      { fault: faults.readOnly, ms: 300 },
      { fault: faults.failover, ms: 0 },
    ],
    say: () => {},
  })
  expect(reports).toHaveLength(4)
  expect(acknowledged).toBeGreaterThan(10)
}, 120_000)
