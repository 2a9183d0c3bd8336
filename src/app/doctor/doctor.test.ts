import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { forgetFailedStart, noteFailedStart } from '../../kernel/server/process/last-start.ts'
import { writeInstallationNote } from '../../kernel/server/process/installation-note.ts'
import { TransactionPooler } from '../../kernel/server/testing/transaction-pooler.ts'
import { english } from '../../i18n/english.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import { watchCertificate } from '../running/certificate-watch.server.ts'
import { lookAtState } from '../running/state-watch.server.ts'
import { examine } from './doctor.server.ts'
import { startTestInkwell } from '../testing/inkwell.ts'

const inkwell = await startTestInkwell()
const folder = mkdtempSync(join(tmpdir(), 'inkwell-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { host, port, user } = inject('postgres')
const socket = join(host, `.s.PGSQL.${port}`)
const { rows } = await inkwell.pool.query<{ name: string }>('select current_database() as name')
const DATABASE_URL = `postgres://${user}@localhost/${rows[0]?.name}?host=${encodeURIComponent(host)}`
const PORT = new URL(inkwell.address).port

const findings = async (env: NodeJS.ProcessEnv) =>
  (await examine(env)).map(({ state, text }) => `${state} ${text.split(':')[0]}`)

test('an installation in order gets one line per check', async () => {
  expect(await findings({ DATABASE_URL, PORT })).toEqual([
    'ok Backups',
    'ok Pooler',
    'ok Database',
    'ok Version',
    'ok Clocks',
    'ok Connections',
    // The tests' server runs without fsync.
    'bad Durability',
    'ok Schema',
    'ok Pages',
    'warn Backup',
    'ok Money',
    'ok Codes',
    'ok Security log',
    'ok Inkwell',
    'ok Proxy',
  ])
})

test('an embedded database that is stopped is examined as far as possible', async () => {
  const dataDir = join(folder, 'data')
  const [place, , backups, version, server, ...more] = await findings({ DATA_DIR: dataDir, PORT: '9' })
  expect([place, backups, version, server]).toEqual(['ok Folder', 'ok Backups', 'ok Version', 'bad Database'])
  expect(more).toEqual([])
})

test('a stopped Inkwell is named, with the error of its last start in the company’s time zone', async () => {
  const dataDir = join(folder, 'down')
  mkdirSync(dataDir)
  noteFailedStart(dataDir, 'This system user does not have permission to open PORT 80.')
  await writeInstallationNote(dataDir, { house: 'f'.repeat(32), timeZone: 'Asia/Baghdad' })
  const failed =
    /\. Its last start, at 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d \(Asia\/Baghdad\), failed: This system user does not have permission to open PORT 80/
  expect(await wrong('Database', { DATA_DIR: dataDir, PORT: '9' })).toEqual([expect.stringMatching(failed)])
  forgetFailedStart(dataDir)
  expect(await wrong('Database', { DATA_DIR: dataDir, PORT: '9' })).toEqual([
    expect.stringMatching(/; start it\. If it stops again, read the last lines of its log/),
  ])
  // An external database runs without Inkwell.
  expect(await wrong('Inkwell', { DATABASE_URL, PORT: '9' })).toEqual([
    expect.stringMatching(/^Inkwell: no answer on port 9; start it/),
  ])
})

test('missing parts of a cluster and a wrong file mode are named with the way to correct them', async () => {
  const dataDir = join(folder, 'damaged')
  const cluster = join(dataDir, 'postgres', 'cluster')
  const folders =
    'base/1 global pg_wal pg_xact pg_multixact/members pg_multixact/offsets pg_commit_ts pg_dynshmem pg_logical/mappings pg_logical/snapshots pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc pg_twophase'
  for (const name of folders.split(' ')) mkdirSync(join(cluster, name), { recursive: true })
  const files = 'PG_VERSION global/pg_control postgresql.conf pg_ident.conf pg_hba.conf'.split(' ')
  for (const name of files) writeFileSync(join(cluster, name), '18\n')
  const env = { DATA_DIR: dataDir, PORT: '9' }
  expect(await wrong('Mode', env)).toEqual([expect.stringContaining(`chmod 0700 '${cluster}'`)])
  chmodSync(cluster, 0o700)
  expect(await findings(env)).toContain('ok Files')
  const resolutions = {
    PG_VERSION: `cp '${join(cluster, 'base/1/PG_VERSION')}'`,
    'pg_hba.conf': `printf 'local all all trust`,
    'postgresql.conf': `printf ''`,
    pg_notify: `mkdir -m 0700 '${join(cluster, 'pg_notify')}'`,
    pg_wal: 'npm run restore -- --until latest',
    'global/pg_control': 'npm run restore -- --until latest',
  }
  for (const [name, resolution] of Object.entries(resolutions)) {
    renameSync(join(cluster, name), join(folder, 'away'))
    expect(await wrong('Files', env)).toEqual([
      expect.stringContaining(`${join(cluster, name)} is missing: ${resolution}`),
    ])
    expect(await wrong('DATA_DIR', env)).toEqual([])
    renameSync(join(folder, 'away'), join(cluster, name))
  }
  chmodSync(join(cluster, 'PG_VERSION'), 0o200)
  expect(await wrong('Mode', env)).toEqual([expect.stringContaining('chmod -R u+rwX')])
})

test('empty and misspelt settings are named', async () => {
  expect(await wrong('Settings', { DATABASE_URL, PORT, BACKUP_PASSPHRASE: '', PROT: '80' })).toHaveLength(2)
})

test('reasons that prevent a start are named: another PostgreSQL or a newer Inkwell, running or not', async () => {
  const dataDir = join(folder, 'other')
  const cluster = join(dataDir, 'postgres', 'cluster')
  mkdirSync(cluster, { recursive: true })
  const shown = async () =>
    (await examine({ DATA_DIR: dataDir, PORT: '9' })).filter(({ state }) => state === 'bad')
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
  expect(await shown()).toContainEqual({
    state: 'bad',
    text: expect.stringMatching(/^DATA_DIR: .* is of PostgreSQL 17, but this Inkwell brings 18;/),
  })
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n')
  expect((await shown()).map(({ text }) => text)).not.toContainEqual(
    expect.stringMatching(/is of PostgreSQL/),
  )
  const note = { house: 'f'.repeat(32), migration: '9999-later.sql' }
  await writeInstallationNote(dataDir, note)
  const newer =
    'Version: the database was upgraded by a newer version of Inkwell (9999-later.sql); run that version'
  expect(await shown()).toContainEqual({ state: 'bad', text: newer })
  await inkwell.pool.query(`insert into migration (name) values ('9999-later.sql')`)
  expect(await examine({ DATABASE_URL, PORT })).toContainEqual({ state: 'bad', text: newer })
  await inkwell.pool.query(`delete from migration where name = '9999-later.sql'`)
})

test('a missing backup folder, a pooler, an untrusted proxy, too few connections and a wrong variable are named', async () => {
  const pooler = new TransactionPooler(socket)
  const pooled = `postgres://${user}@127.0.0.1:${await pooler.open()}/${rows[0]?.name}`
  await inkwell.anyone.fetch('/healthz', { headers: { via: '1.1 proxy' } })
  const wrong = { DATABASE_URL: pooled, PORT, BACKUP_DIR: '/nowhere/at/all' }
  expect(await findings(wrong)).toEqual(['bad Backups', 'bad DATABASE_URL', 'ok Inkwell', 'bad Proxy'])
  await pooler.close()
  expect(await findings({ DATABASE_URL, PORT, WORKERS: '64' })).toContain('bad Connections')
  expect(await findings({ PORT: 'http' })).toEqual([
    'bad PORT must be a whole number from 0 to 65535, not "http".',
  ])
})

/** Returns the problems that the doctor finds in one check. */
const wrong = async (what: string, env: NodeJS.ProcessEnv = { DATABASE_URL, PORT }) =>
  (await examine(env))
    .filter(({ state, text }) => state === 'bad' && text.startsWith(what))
    .map(({ text }) => text)

test('each database setting that may lose acknowledged writes is named', async () => {
  expect(await wrong('Durability')).toEqual([
    expect.stringMatching(/^Durability: fsync, full_page_writes, synchronous_commit off/),
  ])
  await inkwell.pool.query(`alter database ${rows[0]?.name} set synchronous_commit = on`)
  expect(await wrong('Durability')).toEqual([
    expect.stringMatching(/^Durability: fsync, full_page_writes off/),
  ])
})

test('backups that are late, dated in the future, or failed in their command are named', async () => {
  const add = (file: string, at: string, message: string | null) =>
    inkwell.pool.query(
      `insert into backup (file, kind, status, taken_at, machine, message) values ($1, 'daily', 'verified', now() + $2::interval, 'here', $3)`,
      [file, at, message],
    )
  await add('old', '-3 days', 'The command ended with 1.')
  await add('later', '5 years', null)
  expect(await wrong('Backup:')).toEqual([
    expect.stringMatching(/^Backup: the newest verified one is 72 hours old/),
    expect.stringMatching(/^Backup: later is dated in the future/),
    'Backup: the newest one was made, but The command ended with 1.',
  ])
  await inkwell.pool.query('delete from backup')
})

test('unencrypted backups despite a passphrase are named, and superusers see an alert', async () => {
  await inkwell.pool.query(
    `insert into backup (file, kind, status, taken_at, machine) values ('plain.inkwell', 'daily', 'verified', now(), 'here')`,
  )
  const BACKUP_PASSPHRASE = 'one of theirs, long enough'
  const named = 'Backup: 1 are not encrypted though BACKUP_PASSPHRASE is set, such as plain.inkwell; '
  expect(await wrong('Backup:', { DATABASE_URL, PORT, BACKUP_PASSPHRASE })).toEqual([
    expect.stringContaining(named),
  ])
  expect(await wrong('Backup:')).toEqual([])
  const backups = { folder, at: 0, keep: { daily: 1, weekly: 0, monthly: 0 }, passphrase: BACKUP_PASSPHRASE }
  const shown = await messagesToSuperusers({ backups })
  expect(shown.get('backup-made')).toContain(`Something on the server needs attention: ${named}`)
  expect(shown.get('schema')).toBe(null)
  await inkwell.pool.query('delete from backup')
  expect((await messagesToSuperusers({ backups })).get('backup-made')).toBe(null)
})

/** Returns the alerts that superusers see for each of the doctor's checks. */
async function messagesToSuperusers(config: Partial<Parameters<typeof lookAtState>[1]>) {
  const shown = new Map<string, string | null>()
  const set = (name: string, text: DisplayText | null) => void shown.set(name, text && english(text))
  await lookAtState(inkwell.pool, { dataDir: folder, workers: 1, ...config }, { set })
  return shown
}

test('superusers see alerts about settings, connections and a data folder, like the doctor', async () => {
  const dataDir = join(folder, 'told')
  const cluster = join(dataDir, 'postgres', 'cluster')
  mkdirSync(cluster, { recursive: true })
  const well = await messagesToSuperusers({})
  expect(['ignored-setting', 'connections', 'data-folder'].map((name) => well.get(name))).toEqual([
    null,
    null,
    null,
  ])
  process.env['PROT'] = '80'
  const shown = await messagesToSuperusers({ dataDir, workers: 64 })
  delete process.env['PROT']
  expect(shown.get('ignored-setting')).toContain(
    'Settings: PROT is no setting and counts for nothing; write PORT',
  )
  expect(shown.get('connections')).toContain('raise max_connections')
  expect(shown.get('data-folder')).toContain(`chmod 0700 '${cluster}'`)
})

test('superusers see alerts about backups on the data’s disk that are over a day old, and about a missing folder', async () => {
  const dataDir = join(folder, 'data')
  const backups = { folder, at: 0, keep: { daily: 1, weekly: 0, monthly: 0 } }
  const messageOf = async (config: object) =>
    (await messagesToSuperusers({ dataDir, backups, ...config })).get('backup-place')
  expect(await messageOf({})).toBe(null)
  await inkwell.pool.query(`update migration set applied_at = applied_at - interval '40 hours'`)
  expect(await messageOf({})).toContain('is on the same disk as the data')
  expect(await messageOf({ databaseUrl: DATABASE_URL })).toBe(null)
  await inkwell.pool.query(`update migration set applied_at = applied_at + interval '40 hours'`)
  expect(await messageOf({ backups: { ...backups, folder: '/nowhere/at/all' } })).toContain(
    'Backups: /nowhere/at does not exist; check that its disk is mounted',
  )
  expect(await messageOf({ backups: undefined })).toBe(null)
})

test('a ledger check with faults, or none for two days, is named', async () => {
  await inkwell.pool.query(`update money_check set checked_at = now(), faults = '{one,two}'`)
  expect(await wrong('Money')).toEqual([
    'Money: the last check found 2 faults; npm run check-money names them',
  ])
  await inkwell.pool.query(`update money_check set checked_at = now() - interval '3 days', faults = '{}'`)
  expect(await wrong('Money')).toEqual([expect.stringMatching(/^Money: the ledger was last checked at /)])
  await inkwell.pool.query('update money_check set checked_at = null')
})

test('a certificate that has expired, or expires within a month, is named; one with more time is fine', async () => {
  const cert = join(folder, 'cert.pem')
  const key = join(folder, 'key.pem')
  const env = { DATABASE_URL, PORT, TLS_CERT: cert, TLS_KEY: key }
  const lasting = (days: string) =>
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=x',
        '-days',
        days,
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    )
  lasting('200')
  expect(await findings(env)).toContain('ok Certificate')
  lasting('20')
  expect(await wrong('Certificate', env)).toEqual([
    expect.stringMatching(/^Certificate: The https certificate expires in (19|20) days/),
  ])
  writeFileSync(cert, 'nothing')
  expect(await wrong('Certificate', env)).toEqual([
    expect.stringMatching(/^Certificate: .* is not a readable certificate/),
  ])
  const reported: string[] = []
  watchCertificate(cert, { set: (name, text) => text && reported.push(name) }, (line) =>
    reported.push(line),
  )()
  expect(reported).toEqual(['certificate', expect.stringMatching(/^The https certificate cannot be read/)])
})
