import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clusterIn } from '../../src/parts/embedded-postgres/postgres-folder.ts'
import { readPostmasterFile } from '../../src/parts/embedded-postgres/server/postmaster-file.ts'
import { processesOf, signal, until } from '../../src/parts/embedded-postgres/server/processes.ts'
import { startEmbedded } from '../../src/parts/embedded-postgres/start.ts'
import { packageRoot } from '../../src/parts/program/package-root.ts'
import { fastFolder } from '../../src/parts/program/testing/fast-folder.ts'
import { crashRounds } from './rounds.ts'
import { processesOn } from './victims.ts'
import { buildProgram, startProgram } from '../../src/app/testing/program.ts'

// Needs /proc to find the processes to kill. trials/crash.mjs runs the first test for longer.
describe.runIf(process.platform === 'linux')('after kill -9', { timeout: 180_000 }, () => {
  let folder: string
  let built: string
  let program: string
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(fastFolder(), 'inkwell-crash-')))
    const cache = join(packageRoot, '.cache')
    mkdirSync(cache, { recursive: true })
    built = mkdtempSync(join(cache, 'crash-'))
    program = await buildProgram(built)
  })
  afterAll(() => {
    for (const path of [folder, built]) rmSync(path, { recursive: true, force: true })
  })

  /** One folder for all tests, since creating one takes seconds; any state after a kill is a valid start. */
  const dataIn = () => join(folder, 'data')
  const start = () => startProgram(program, { DATA_DIR: dataIn(), ADMIN_PASSWORD: 'ink and paper' })

  test('of everything at any time, no acknowledged write is lost and the next start works', async () => {
    const report = await crashRounds(1, program, dataIn(), () => {}, 3000)
    expect(report.acknowledged).toBeGreaterThan(10)
  })

  test('of node, the database server does not outlive it', async () => {
    const dataDir = dataIn()
    const running = start()
    await running.ready
    expect(processesOn(dataDir).length).toBeGreaterThan(3)
    signal(running.pid, 'SIGKILL')
    expect(await until(() => processesOn(dataDir).length === 0, 30_000)).toBe(true)
  })

  test('of node and the watchdog, the next start takes the server over, and stops it in the end', async () => {
    const dataDir = dataIn()
    const cluster = clusterIn(join(dataDir, 'postgres'))
    const running = start()
    await running.ready
    const left = readPostmasterFile(cluster)?.pid
    const servers = processesOf(cluster)
    const watchdogs = processesOn(dataDir).filter((pid) => !servers.includes(pid))
    for (const pid of [...watchdogs, running.pid]) signal(pid, 'SIGKILL')
    await running.ended

    const server = await startEmbedded(dataDir, () => {})
    const taken = readPostmasterFile(cluster)?.pid
    await server.stop()
    expect(taken).toBe(left)
    expect(await until(() => processesOn(dataDir).length === 0, 30_000)).toBe(true)
  })
})
