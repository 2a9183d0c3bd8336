import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { excludedTables } from '../../features/backups/excluded-tables.server.ts'
import { readArchiveState } from '../../kernel/server/archive/archive-state.ts'
import { migrate } from '../../kernel/server/database/upgrade/migrate.ts'
import { fastFolder } from '../../parts/program/testing/fast-folder.ts'
import { archiveBeside, secondIsOver } from '../testing/archive/archive-files.ts'
import { startArchived } from '../testing/archive/archived-server.ts'

// Several servers are started here.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const passphrase = 'the passphrase of the archive'
const folder = realpathSync(mkdtempSync(path.join(fastFolder(), 'inkwell-archive-')))
const { dataDir, backups, timelines, files, segments, restore } = archiveBeside(folder, passphrase)
let server = await startArchived(dataDir, passphrase)
await migrate(server.pool)
const { add, archiver } = server
afterAll(async () => {
  await server.stop().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})

const state = async () => readArchiveState(dataDir)

let betweenOneAndTwo = ''

test('the archive gets an encrypted base backup, and then only new WAL', async () => {
  await expect(restore('latest', path.join(folder, 'early'))).rejects.toThrow(
    /cannot restore latest: it has no complete copy of the database yet\. If Inkwell is running/,
  )
  await archiver.archiveWithBaseBackup()
  await add('one')
  betweenOneAndTwo = await secondIsOver()
  await add('two')
  await archiver.archiveNow()
  expect(server.logged).toEqual([])
  expect(await state()).toMatchObject({ trouble: null, moments: [{ until: expect.any(String) }] })
  const before = files()
  expect(before.filter((name) => name.startsWith('base-'))).toHaveLength(1)
  expect(
    before.every((name) => name.endsWith('.age') || name === 'strand.json' || name.startsWith('quiet-')),
  ).toBe(true)
  const until = (await state())?.until ?? ''
  await archiver.archiveNow()
  await archiver.archiveNow()
  // Without writes there is no new segment, but a later recovery time.
  expect(segments()).toEqual(before.filter((name) => !name.startsWith('quiet-')))
  expect(Date.parse((await state())?.until ?? '')).toBeGreaterThan(Date.parse(until))
})

test('notifications alone archive nothing, and transactions in progress are not missed', async () => {
  const before = segments()
  for (let beat = 0; beat < 3; beat++) {
    await server.pool.query(`select pg_notify('beat', 'still here')`)
    await archiver.archiveNow()
  }
  expect(segments()).toEqual(before)

  const moveTo = `update customer set address = 'Kirkuk' where code = $1`
  const slow = await server.pool.connect()
  try {
    await slow.query('begin')
    await slow.query(moveTo, ['one'])
    // A commit also writes WAL of other open transactions.
    await server.pool.query(moveTo, ['two'])
    await archiver.archiveNow()
    const during = segments()
    expect(during).not.toEqual(before)
    await slow.query('commit')
    await archiver.archiveNow()
    const after = segments()
    expect(after).not.toEqual(during)
    await server.pool.query(`select pg_notify('beat', 'still here')`)
    await archiver.archiveNow()
    expect(segments()).toEqual(after)
  } finally {
    slow.release(true)
  }
})

test('a missing archive disk is reported, and everything is archived when it is back', async () => {
  renameSync(backups, `${backups}.away`)
  writeFileSync(backups, 'a file in its place')
  await add('meanwhile')
  await archiver.archiveNow()
  expect(await state()).toMatchObject({
    trouble: {
      key: '{path} or its folder does not exist.',
      values: { path: expect.stringContaining(backups) },
    },
  })
  rmSync(backups)
  renameSync(`${backups}.away`, backups)
  await archiver.archiveNow()
  expect(await state()).toMatchObject({ trouble: null })
  expect(server.logged).toEqual([
    expect.stringMatching(/^Archive: .*backups/),
    'The archive is up to date again',
  ])
  expect(timelines()).toHaveLength(1)
})

test('after a restart the same timeline continues', async () => {
  await server.stop()
  server = await startArchived(dataDir, passphrase)
  await server.add('after the start')
  await server.archiver.archiveNow()
  expect(timelines()).toHaveLength(1)
  expect(await state()).toMatchObject({ trouble: null })
})

test('after a start without the archive disk, the same timeline continues when the disk is back', async () => {
  const before = await state()
  await server.stop()
  renameSync(backups, `${backups}.away`)
  writeFileSync(backups, 'a file in its place')
  server = await startArchived(dataDir, passphrase)
  await server.add('without the disk')
  await server.archiver.archiveNow()
  const during = await state()
  expect(during?.trouble).not.toBeNull()
  expect(during?.strand).toBe(before?.strand)
  // What can be restored from the disk, once it is mounted, has not changed.
  expect(during?.moments).toHaveLength(before?.moments.length ?? 0)
  rmSync(backups)
  renameSync(`${backups}.away`, backups)
  await server.archiver.archiveNow()
  expect(timelines()).toHaveLength(1)
  expect(await state()).toMatchObject({ trouble: null, strand: before?.strand })
})

test('a damaged or missing WAL segment is refused by name, and no partial recovery is left', async () => {
  const [timeline = ''] = timelines()
  const into = path.join(folder, 'refused')
  const segment = path.join(timeline, files().find((name) => name.startsWith('log-')) ?? '')
  const whole = readFileSync(segment)
  const flipped = Buffer.from(whole)
  flipped[200] = (whole[200] ?? 0) ^ 1
  for (const bad of [whole.subarray(0, -1), flipped]) {
    writeFileSync(segment, bad)
    await expect(restore('latest', into)).rejects.toThrow(`${segment} cannot be used.`)
    await expect(restore('latest', into)).rejects.toThrow(/ Without it the recovery points are none yet\.$/)
  }
  writeFileSync(segment, whole)
  renameSync(segment, `${segment}.away`)
  await expect(restore('latest', into)).rejects.toThrow('A WAL segment is missing')
  renameSync(`${segment}.away`, segment)
  await expect(restore('2020-01-01 00:00', into)).rejects.toThrow(
    /cannot restore .*: its recovery points are 20.*Baghdad/,
  )
  await expect(restore('yesterday', into)).rejects.toThrow('--until must be')
  await expect(restore('latest', dataDir)).rejects.toThrow('is not empty')
  expect(readdirSync(folder).toSorted()).toEqual(['backups', 'data'])
})

test('a deleted data folder is recovered to the last archived state, or to a second, without its sessions and keys', async () => {
  await server.pool.query(`insert into secret (name, value) values ('token key', 'of then')`)
  await server.add('the last one')
  await server.archiver.archiveNow()
  const last = await server.customers()
  await server.stop()
  rmSync(dataDir, { recursive: true })

  expect(await restore('latest')).toContainEqual(expect.stringContaining(`${dataDir} is restored to `))
  await restore(betweenOneAndTwo)
  const names = readdirSync(folder).toSorted()
  expect(names).toEqual([
    'backups',
    'data',
    `data-${betweenOneAndTwo.replaceAll(':', '-').replace(' ', 'T')}`,
  ])

  server = await startArchived(path.join(folder, names[2] ?? ''), passphrase)
  expect(await server.customers()).toEqual(['one'])
  await server.stop()
  server = await startArchived(dataDir, passphrase)
  expect(await server.customers()).toEqual(last)
  for (const table of excludedTables)
    expect((await server.pool.query(`select from ${table}`)).rowCount).toBe(0)
  // From here on it is another timeline.
  await server.archiver.archiveNow()
  expect(timelines()).toHaveLength(2)
})

test('a first or changed passphrase starts another timeline with a base backup', async () => {
  const newestIs = async (secret: string | undefined) => {
    await server.stop()
    const before = timelines()
    server = await startArchived(dataDir, secret)
    await server.archiver.archiveWithBaseBackup()
    const [begun, ...others] = timelines().filter((timeline) => !before.includes(timeline))
    return { others, written: begun === undefined ? [] : files(begun), logged: server.logged }
  }
  const another = expect.stringMatching(
    /^The archive was made without BACKUP_PASSPHRASE, with another one, or is damaged, so a new timeline begins/,
  )
  const copyEnding = (ending: string) =>
    expect.arrayContaining([expect.stringMatching(new RegExp(`^base-.*\\.tar\\.gz${ending}$`))])
  const anew = (ending: string) => ({ others: [], written: copyEnding(ending), logged: [another] })
  expect(await newestIs(undefined)).toEqual(anew(''))
  expect(await newestIs('the first passphrase of them')).toEqual(anew('\\.age'))
  expect(await newestIs('the passphrase after it')).toEqual(anew('\\.age'))
  expect(await newestIs('the passphrase after it')).toEqual({ others: [], written: [], logged: [] })
})
