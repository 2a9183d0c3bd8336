import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedConnection, startEmbedded } from '../../../parts/embedded-postgres/start.ts'
import { exists } from '../../../parts/embedded-postgres/server/processes.ts'
import { migrate } from '../database/upgrade/migrate.ts'
import { connectionTo } from '../database/connection/open.ts'
import { fastFolder } from '../../../parts/program/testing/fast-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that all tests share, with its superuser; its database is the migrated template. */
    postgres: EmbeddedConnection
  }
}

/** Tests may lose their data in a crash, and use many small databases at once. */
const quickSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
  shared_buffers: '128MB',
  autovacuum: 'off',
}

const prefix = 'inkwell-tests-'

/** Makes a folder for the server, and removes those of killed runs. */
function openFolder(): string {
  const parent = fastFolder()
  for (const name of readdirSync(parent)) {
    const owner = Number(name.slice(prefix.length))
    if (name.startsWith(prefix) && !exists(owner))
      rmSync(join(parent, name), { recursive: true, force: true })
  }
  const folder = join(parent, `${prefix}${process.pid}`)
  mkdirSync(folder)
  return folder
}

/** Starts one server for the whole test run, with a migrated database to clone, and stops it at the end. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = openFolder()
  const server = await startEmbedded(folder, (line) => process.stderr.write(`${line}\n`), quickSettings)
  const tearDown = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const pool = new pg.Pool({ ...connectionTo(server.connection), max: 2 })
  try {
    await migrate(pool)
  } catch (error) {
    await tearDown()
    throw error
  } finally {
    await pool.end()
  }
  project.provide('postgres', server.superuserConnection)
  return tearDown
}
