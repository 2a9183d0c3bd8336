import { isIP } from 'node:net'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { StartError } from '../../../parts/program/start-error.ts'
import { type BackupSettings, readBackupPassphrase, readBackupSettings } from './backup-settings.ts'
import { readSetting as read, withSecretsFromFiles, InvalidSetting } from './setting.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The settings of the environment; see docs/operations.md. */
export interface Config {
  /** 0 takes any free port. */
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** Absent: the embedded server. */
  databaseUrl?: string
  adminEmail: string
  /** Absent: a random one is generated and printed. */
  adminPassword?: string
  /** Absent: a random one is stored in the database. */
  secretKey?: string
  /** The key that `secretKey` has replaced: tokens signed with it stay valid until they expire. */
  secretKeyBefore?: string
  /** Whose X-Forwarded-* headers are trusted: nobody's, those of some addresses and networks, or of so many proxies. */
  trustProxy: false | string | number
  logLevel: (typeof logLevels)[number]
  /** The token that allows reading `/metrics` from another machine. Absent: other machines may not read it. */
  metricsToken?: string
  /** Absent: backups are made only by command. */
  backups?: BackupSettings
  /** Also for backups made by command. Absent: they are not encrypted. */
  backupPassphrase?: string
  /** How many processes serve the port; each is a node. */
  workers: number
  /** The files of the certificate and its key, if Inkwell itself serves https. */
  tls?: { cert: string; key: string }
}

/**
 * Reads the configuration from environment variables. A variable that is set but empty counts as not set, since compose
 * files and shells pass such variables. Throws a StartError that names the first wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = withSecretsFromFiles(environment)
  const databaseUrl = read(env, 'DATABASE_URL', databaseAddress)
  const adminPassword = read(env, 'ADMIN_PASSWORD', password)
  const secretKey = read(env, 'SECRET_KEY', secret)
  const secretKeyBefore = read(env, 'SECRET_KEY_BEFORE', secret)
  const metricsToken = read(env, 'METRICS_TOKEN', token)
  const dataDir = read(env, 'DATA_DIR', folder) ?? resolve('data')
  const backups = readBackupSettings(env, dataDir)
  const backupPassphrase = readBackupPassphrase(env)
  const tls = readTls(env)
  return {
    port: read(env, 'PORT', portNumber) ?? 3000,
    host: read(env, 'HOST', hostName) ?? '127.0.0.1',
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    adminEmail: read(env, 'ADMIN_EMAIL', emailAddress) ?? 'admin@inkwell.local',
    ...(adminPassword && { adminPassword }),
    ...(secretKey && { secretKey }),
    ...(secretKeyBefore && { secretKeyBefore }),
    trustProxy: read(env, 'TRUST_PROXY', trustedProxies) ?? false,
    logLevel: read(env, 'LOG_LEVEL', logLevel) ?? 'info',
    ...(metricsToken && { metricsToken }),
    ...(backups && { backups }),
    ...(backupPassphrase && { backupPassphrase }),
    workers: read(env, 'WORKERS', workerCount) ?? 1,
    ...(tls && { tls }),
  }
}

/** Requires both files or neither, and that both can be read. */
function readTls(env: NodeJS.ProcessEnv): Config['tls'] {
  const cert = read(env, 'TLS_CERT', readableFile)
  const key = read(env, 'TLS_KEY', readableFile)
  if (!cert && !key) return undefined
  if (!cert || !key)
    throw new StartError(`${cert ? 'TLS_KEY' : 'TLS_CERT'} must be set as well: https needs both.`)
  return { cert, key }
}

function readableFile(value: string): string | InvalidSetting {
  try {
    readFileSync(value)
    return resolve(value)
  } catch {
    return new InvalidSetting(`must be a file that can be read, not ${JSON.stringify(value)}`)
  }
}

const workersMax = 64

function workerCount(value: string): number | InvalidSetting {
  if (value.toLowerCase() === 'auto') return availableParallelism()
  const count = Number(value)
  if (/^\d{1,2}$/.test(value) && count >= 1 && count <= workersMax) return count
  return new InvalidSetting(
    `must be auto or a whole number from 1 to ${workersMax}, not ${JSON.stringify(value)}`,
  )
}

function portNumber(value: string): number | InvalidSetting {
  const port = Number(value)
  const fits = /^\d{1,5}$/.test(value) && port <= 65_535
  return fits
    ? port
    : new InvalidSetting(`must be a whole number from 0 to 65535, not ${JSON.stringify(value)}`)
}

function hostName(value: string): string | InvalidSetting {
  const fits =
    isIP(value) !== 0 || /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_-]+)*$/i.test(value)
  const misread = /^[\d.]+$/.test(value) && isIP(value) === 0
  if (fits && !misread) return value
  return new InvalidSetting(`must be an IP address or the name of a host, not ${JSON.stringify(value)}`)
}

function folder(value: string): string | InvalidSetting {
  return value.includes('\0') ? new InvalidSetting('must be the path of a folder') : resolve(value)
}

function databaseAddress(value: string): string | InvalidSetting {
  if (namesSeveralHosts(value)) {
    return new InvalidSetting(
      'must name one host: before several servers stands a floating address or HAProxy that leads to the primary (see docs/operations.md)',
    )
  }
  const url = URL.canParse(value) ? new URL(value) : undefined
  const fits = url && ['postgres:', 'postgresql:'].includes(url.protocol)
  return fits
    ? value
    : new InvalidSetting('must be an address like postgres://user:password@host:5432/database')
}

/** As libpq reads them: `one,two` or `one:5432,two:5432`, in the address or in its parameter `host`. */
function namesSeveralHosts(value: string): boolean {
  const [, hosts = '', parameters = ''] =
    /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#]*)[^?#]*(?:\?([^#]*))?/.exec(value) ?? []
  return [hosts, new URLSearchParams(parameters).get('host') ?? ''].some((each) => each.includes(','))
}

function emailAddress(value: string): string | InvalidSetting {
  const fits = /^[^\s@]+@[^\s@]+$/.test(value) && value.length <= 254
  return fits ? value : new InvalidSetting(`must be an e-mail address, not ${JSON.stringify(value)}`)
}

function password(value: string): string | InvalidSetting {
  return [...value].length >= 8 ? value : new InvalidSetting('must have at least 8 characters')
}

function secret(value: string): string | InvalidSetting {
  return value.length >= 32 ? value : new InvalidSetting('must have at least 32 characters')
}

function token(value: string): string | InvalidSetting {
  return /^\S{16,}$/.test(value)
    ? value
    : new InvalidSetting('must have at least 16 characters and no blanks')
}

/** Never trusts everybody's headers: clients who can choose their own address evade every limit by address. */
function trustedProxies(value: string): Config['trustProxy'] | InvalidSetting {
  const word = value.toLowerCase()
  if (['off', 'false', 'no'].includes(word)) return false
  if (/^[1-9]$/.test(value)) return Number(value)
  if (value.split(',').every((part) => isNetwork(part.trim()))) return value
  return new InvalidSetting(
    `must be off, the addresses and networks of the proxies such as 127.0.0.1,10.0.0.0/8, or their number from 1 to 9, not ${JSON.stringify(value)}`,
  )
}

function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', prefix, ...more] = value.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)
}

function logLevel(value: string): Config['logLevel'] | InvalidSetting {
  const level = logLevels.find((known) => known === value.toLowerCase())
  return level ?? new InvalidSetting(`must be one of ${logLevels.join(', ')}, not ${JSON.stringify(value)}`)
}
