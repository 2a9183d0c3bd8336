import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readArchiveState } from '../../src/kernel/server/archive/archive-state.ts'
import { archiveIn } from '../../src/kernel/server/archive/timelines/timelines.ts'
import { migrate } from '../../src/kernel/server/database/upgrade/migrate.ts'
import { fastFolder } from '../../src/parts/program/testing/fast-folder.ts'
import { formatTimeOf } from '../../src/app/doctor/company-time.server.ts'
import { examine } from '../../src/app/doctor/doctor.server.ts'
import { archiveBeside, secondIsOver } from '../../src/app/testing/archive/archive-files.ts'
import { startArchived } from '../../src/app/testing/archive/archived-server.ts'

const passphrase = 'the passphrase of the archive'
const folder = realpathSync(mkdtempSync(path.join(fastFolder(), 'inkwell-gaps-')))
const { dataDir, backups, timelines, files, segments, restore } = archiveBeside(folder, passphrase)
let server = await startArchived(dataDir, passphrase)
await migrate(server.pool)
await server.archiver.archiveWithBaseBackup()
const add = async (code: string) => server.add(code)
afterAll(async () => {
  await server.stop().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})
const state = async () => readArchiveState(dataDir)

/** Lets the server switch to another WAL segment, archived in a file of its own. */
async function nextSegment(code: string): Promise<void> {
  await add(code)
  await server.superuserPool.query('select pg_switch_wal()')
  await server.archiver.archiveNow()
}

/** Removes the newest complete segment from the archive; returns the function that restores it. */
function loseASegment(): () => void {
  const [timeline = ''] = timelines()
  const full = files().filter((name) => /^log-[0-9a-f]{8}-[0-9a-f]{10}000000-[0-9a-f]{10}000000-/.test(name))
  const segment = path.join(timeline, full.at(-1) ?? '')
  renameSync(segment, `${segment}.away`)
  return () => renameSync(`${segment}.away`, segment)
}

test('a missing part of the current segment is archived again, without a message', async () => {
  await add('to be lost')
  await server.archiver.archiveNow()
  const lost = files().findLast((name) => name.startsWith('log-')) ?? ''
  rmSync(path.join(timelines()[0] ?? '', lost))
  await server.archiver.archiveNow()
  expect(segments()).not.toContain(lost)
  expect(await state()).toMatchObject({ trouble: null, missing: [] })
  await restore('latest', path.join(folder, 'again'))
  rmSync(path.join(folder, 'again'), { recursive: true })
})

test('a missing WAL segment is reported, refused with the recoverable times, and followed by another base backup', async () => {
  await add('in time')
  const before = await secondIsOver()
  await server.archiver.archiveNow()
  await nextSegment('closes it')
  await nextSegment('lost')
  const putBack = loseASegment()
  const whole = readdirSync(folder).toSorted()
  await expect(restore('latest', path.join(folder, 'refused'))).rejects.toThrow(
    /^A WAL segment is missing in .*, so nothing after it can be restored\. Recovery points: 20\S+ \S+ \(Asia\/Baghdad\) to 20/,
  )
  expect(readdirSync(folder).toSorted()).toEqual(whole)
  await restore(before, path.join(folder, 'in-time'))
  rmSync(path.join(folder, 'in-time'), { recursive: true })

  // The next check finds the gap, and after it another base backup follows.
  server.logged.length = 0
  await server.archiver.archiveWithBaseBackup()
  expect(server.logged).toEqual([
    expect.stringMatching(/^Archive: Part of the continuous archive is missing or damaged\. /),
    'The archive is up to date again',
  ])
  const found = await state()
  expect(found).toMatchObject({ trouble: null, missing: [{ since: expect.any(String) }] })
  expect(found?.moments).toHaveLength(2)
  const [gap] = found?.missing ?? []
  const show = await formatTimeOf(server.pool)
  expect(await examine({ DATA_DIR: dataDir, BACKUP_DIR: backups, PORT: '9' })).toContainEqual({
    state: 'warn',
    text: `Archive: WAL segments are missing or damaged, so there is no recovery point from ${show(gap?.since ?? '')} to ${show(gap?.until ?? '')}`,
  })
  await restore('latest', path.join(folder, 'after'))
  rmSync(path.join(folder, 'after'), { recursive: true })
  putBack()
  await server.archiver.archiveNow()
  expect(await state()).toMatchObject({ missing: [], moments: [expect.anything()] })
})

test('every file is verified each night, and a changed one is excluded from recovery', async () => {
  await nextSegment('before the bit')
  await nextSegment('with the bit')
  await nextSegment('after the bit')
  const [timeline = ''] = timelines()
  const segment = path.join(
    timeline,
    files().findLast((name) => name.startsWith('log-') && name.includes('000000-20')) ?? '',
  )
  const wholeSegment = readFileSync(segment)
  const flipped = Buffer.from(wholeSegment)
  flipped[200] = (wholeSegment[200] ?? 0) ^ 1
  writeFileSync(segment, flipped)
  await server.archiver.archiveWithBaseBackup()
  // Only at night: reading the whole archive takes long.
  expect(await state()).toMatchObject({ damaged: [] })
  server.isNight = true
  await server.archiver.archiveWithBaseBackup()
  server.isNight = false
  await server.archiver.archiveNow()
  expect(await state()).toMatchObject({
    damaged: [path.relative(archiveIn(backups), segment)],
    missing: [{ since: expect.any(String), until: expect.any(String) }],
    trouble: null,
  })
  writeFileSync(segment, wholeSegment)
})

test('a log that ends before its archived part is reported, with the command for the rest', async () => {
  await server.archiver.archiveNow()
  await server.stop()
  // The state after a disk lost writes that it had confirmed.
  const kept = `${dataDir}.kept`
  cpSync(path.join(dataDir, 'postgres'), kept, { recursive: true })
  server = await startArchived(dataDir, passphrase)
  await server.add('archived, then lost')
  await server.archiver.archiveNow()
  const all = await server.customers()
  await server.stop()
  rmSync(path.join(dataDir, 'postgres'), { recursive: true })
  renameSync(kept, path.join(dataDir, 'postgres'))
  server = await startArchived(dataDir, passphrase)
  expect(await server.customers()).not.toEqual(all)
  await server.archiver.archiveNow()
  const [line = ''] = server.logged
  const until = /--until "(.*)"\.$/.exec(line)?.[1] ?? 'no moment'
  expect(line).toMatch(/^The database does not continue where its archive ends/)
  expect(timelines()).toHaveLength(2)
  await restore(until, path.join(folder, 'the-rest'))
  const rest = await startArchived(path.join(folder, 'the-rest'), passphrase)
  expect(await rest.customers()).toEqual(all)
  await rest.stop()
  rmSync(path.join(folder, 'the-rest'), { recursive: true })
  await server.archiver.archiveWithBaseBackup()
})
