import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../testing/bundle.ts'
import { crashRounds } from '../../testing/crash/rounds.ts'
import type { StartSubject } from '../../testing/crash/subject.ts'
import { processesOn } from '../../testing/crash/victims.ts'
import { writerSubjects } from '../../testing/crash/writer-subject.ts'
import { clusterIn } from './place.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { processesOf, signal, until } from './processes.ts'
import { startEmbedded } from './start.ts'

// Needs /proc to find whom to kill. scripts/crash-test.mjs does the same for longer.
describe.runIf(process.platform === 'linux')('after kill -9', { timeout: 60_000 }, () => {
  let folder: string
  let startWriter: StartSubject
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'inkwell-crash-')))
    startWriter = writerSubjects(await bundle('src/kernel/server/testing/crash/writer.ts', folder))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('of anything at any time, no acknowledged write is lost and the next start works', async () => {
    const report = await crashRounds(3, join(folder, 'rounds'), startWriter, () => {})
    expect(report.acknowledged).toBeGreaterThan(100)
  })

  test('of node, the server does not outlive it', async () => {
    const dataDir = join(folder, 'outlived')
    const subject = startWriter(dataDir)
    await subject.ready
    expect(processesOn(dataDir).length).toBeGreaterThan(3)
    signal(subject.pid, 'SIGKILL')
    expect(await until(() => processesOn(dataDir).length === 0, 15_000)).toBe(true)
  })

  test('of node and the watchdog, the next start takes the server over, and stops it in the end', async () => {
    const dataDir = join(folder, 'taken-over')
    const cluster = clusterIn(join(dataDir, 'postgres'))
    const subject = startWriter(dataDir)
    await subject.ready
    const left = readPostmasterFile(cluster)?.pid
    const servers = processesOf(cluster)
    const watchdogs = processesOn(dataDir).filter((pid) => !servers.includes(pid))
    for (const pid of [...watchdogs, subject.pid]) signal(pid, 'SIGKILL')
    await subject.ended

    const server = await startEmbedded(dataDir, () => {})
    const taken = readPostmasterFile(cluster)?.pid
    await server.stop()
    expect(taken).toBe(left)
    expect(await until(() => processesOn(dataDir).length === 0, 2000)).toBe(true)
  })
})
