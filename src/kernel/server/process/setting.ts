import { readFileSync } from 'node:fs'
import { StartError } from '../../../parts/program/start-error.ts'

/** The settings that can be read from a file instead, whose path is in `NAME_FILE`. */
const secretNames = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SECRET_KEY',
  'SECRET_KEY_BEFORE',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
] as const

/** The names of all settings; see docs/operations.md. */
export const settingNames = [
  ...secretNames,
  ...secretNames.map((name) => `${name}_FILE` as const),
  'ADMIN_EMAIL',
  'BACKUP_AT',
  'BACKUP_COMMAND',
  'BACKUP_DIR',
  'BACKUP_KEEP',
  'DATA_DIR',
  'HOST',
  'LOG_LEVEL',
  'PORT',
  'TLS_CERT',
  'TLS_KEY',
  'TRUST_PROXY',
  'WORKERS',
] as const

/**
 * Reads a setting; undefined if absent or empty. Throws a StartError with the allowed values; never repeats a secret.
 */
export function readSetting<T>(
  env: NodeJS.ProcessEnv,
  name: (typeof settingNames)[number],
  parse: (value: string) => T | InvalidSetting,
): T | undefined {
  const value = env[name]?.trim()
  if (!value) return undefined
  const result = parse(value)
  if (result instanceof InvalidSetting) throw new StartError(`${name} ${result.allowed}.`)
  return result
}

/** What a setting is allowed to be; returned instead of a value that is not. */
export class InvalidSetting {
  readonly allowed: string
  constructor(allowed: string) {
    this.allowed = allowed
  }
}

/**
 * Adds the secrets that are stored in files to the environment: `NAME_FILE` contains the path of the file, as
 * containers and systemd pass secrets. White space around the content is ignored. Throws a StartError if both are set,
 * or if the file cannot be read or is empty.
 */
export function withSecretsFromFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const found = secretNames.flatMap((name) => {
    const fromFile = `${name}_FILE` as const
    const value = readSetting(env, fromFile, contentOf)
    if (value === undefined) return []
    if (env[name]?.trim())
      throw new StartError(`${name} and ${fromFile} are both set; leave one of them out.`)
    return [[name, value]]
  })
  return { ...env, ...Object.fromEntries(found) }
}

function contentOf(path: string): string | InvalidSetting {
  try {
    return (
      readFileSync(path, 'utf8').trim() ||
      new InvalidSetting(`must be a file with something in it, not ${path}`)
    )
  } catch {
    return new InvalidSetting(`must be a file that can be read, not ${JSON.stringify(path)}`)
  }
}
