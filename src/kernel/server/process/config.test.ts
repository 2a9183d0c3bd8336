import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from '../../../parts/program/start-error.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    adminEmail: 'admin@inkwell.local',
    trustProxy: false,
    logLevel: 'info',
    backups: {
      folder: resolve('backups'),
      dataDir: resolve('data'),
      at: 150,
      keep: { daily: 14, weekly: 8, monthly: 12 },
    },
    workers: 1,
  })
})

test('a variable that is set but empty counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' })).toEqual(readConfig({}))
})

test('valid values are used', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::',
    DATA_DIR: 'somewhere/else',
    DATABASE_URL: 'postgres://ink:secret@db.example:5432/inkwell',
    ADMIN_EMAIL: 'owner@pens.example',
    ADMIN_PASSWORD: 'correct horse',
    SECRET_KEY: 'k'.repeat(32),
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    LOG_LEVEL: 'WARN',
    METRICS_TOKEN: 'm'.repeat(16),
    BACKUP_AT: '3:05',
    BACKUP_KEEP: '7, 4, 6',
    BACKUP_PASSPHRASE: 'not so short a one',
    BACKUP_COMMAND: 'rclone copy "$1" far:',
    WORKERS: '2',
  })
  expect(config).toEqual({
    port: 8080,
    host: '::',
    dataDir: resolve('somewhere/else'),
    databaseUrl: 'postgres://ink:secret@db.example:5432/inkwell',
    adminEmail: 'owner@pens.example',
    adminPassword: 'correct horse',
    secretKey: 'k'.repeat(32),
    trustProxy: 'loopback, 10.0.0.0/8',
    logLevel: 'warn',
    metricsToken: 'm'.repeat(16),
    backups: {
      folder: resolve('somewhere/backups'),
      at: 185,
      keep: { daily: 7, weekly: 4, monthly: 6 },
      passphrase: 'not so short a one',
      command: 'rclone copy "$1" far:',
    },
    backupPassphrase: 'not so short a one',
    workers: 2,
  })
})

test('backups can be turned off', () => {
  const turnedOff = readConfig({ BACKUP_DIR: 'off', BACKUP_PASSPHRASE: 'not so short a one' })
  expect(turnedOff.backups).toBe(undefined)
  // Backups made by a command are encrypted all the same.
  expect(turnedOff.backupPassphrase).toBe('not so short a one')
})

test('the proxies may be given by their number', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false)
})

test.each([
  ['PORT', 'http'],
  ['BACKUP_AT', '24:00'],
  ['BACKUP_KEEP', '14,8'],
  ['BACKUP_KEEP', '0,8,12'],
  ['BACKUP_PASSPHRASE', 'too short'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['HOST', 'http://localhost'],
  ['HOST', '127.0.0.256'],
  ['DATABASE_URL', 'mysql://db.example/inkwell'],
  ['DATABASE_URL', 'db.example'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['SECRET_KEY', 'short'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['WORKERS', '0'],
  ['WORKERS', '65'],
  ['WORKERS', 'many'],
  ['TLS_CERT', '/nowhere/cert.pem'],
  ['TLS_KEY', '/nowhere'],
])('%s=%s stops the start with one line that names the variable', (name, value) => {
  const reading = () => readConfig({ [name]: value })
  expect(reading).toThrow(StartError)
  expect(reading).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`))
})

test.each([
  'postgres://ink:hush@one,two/inkwell',
  'postgresql://ink:hush@one:5432,two:5433/inkwell?target_session_attrs=read-write',
  'postgres://ink:hush@/inkwell?host=one,two',
])('an address with several hosts is refused with what to use instead: %s', (address) => {
  expect(() => readConfig({ DATABASE_URL: address })).toThrow(
    /^DATABASE_URL must name one host: .*floating address or HAProxy/,
  )
  expect(
    readConfig({ DATABASE_URL: 'postgres://ink:a,b@one/ink,well?options=-c%20a=b,c' }).databaseUrl,
  ).toBeDefined()
})

test.each(['DATABASE_URL', 'ADMIN_PASSWORD', 'SECRET_KEY', 'METRICS_TOKEN'])(
  'an invalid %s is not repeated in the message',
  (name) => {
    expect(() => readConfig({ [name]: 'hush://' })).toThrow(expect.not.stringContaining('hush'))
  },
)

function aFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'secret')
  writeFileSync(path, content)
  return path
}

test.each([
  ['DATABASE_URL', 'postgres://ink:secret@db.example/inkwell'],
  ['ADMIN_PASSWORD', 'correct horse'],
  ['SECRET_KEY', 'k'.repeat(32)],
  ['SECRET_KEY_BEFORE', 'b'.repeat(32)],
  ['BACKUP_PASSPHRASE', 'not so short a one'],
  ['METRICS_TOKEN', 'm'.repeat(16)],
])('%s may be in a file, but not in both', (name, value) => {
  const fromFile = { [`${name}_FILE`]: aFile(`${value}\n`) }
  expect(readConfig(fromFile)).toEqual(readConfig({ [name]: value }))
  expect(readConfig({ ...fromFile, [name]: '' })).toEqual(readConfig({ [name]: value }))
  expect(() => readConfig({ ...fromFile, [name]: value })).toThrow(
    new StartError(`${name} and ${name}_FILE are both set; leave one of them out.`),
  )
  for (const wrong of ['/nowhere', aFile(' \n'), tmpdir()]) {
    expect(() => readConfig({ [`${name}_FILE`]: wrong })).toThrow(
      new RegExp(`^${name}_FILE must be a file [^\\n]+\\.$`),
    )
  }
  expect(() => readConfig({ [`${name}_FILE`]: aFile('hush') })).toThrow(
    new RegExp(`^${name} must [^\\n]+\\.$`),
  )
})
