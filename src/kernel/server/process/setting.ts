import { readFileSync } from 'node:fs'
import { StartError } from '../../../parts/program/start-error.ts'

/** What may stand in a file instead, which `NAME_FILE` names. */
const secretNames = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SECRET_KEY',
  'SECRET_KEY_BEFORE',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
] as const

/** Every setting that there is; see docs/operations.md. */
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

/** A wrong value stops the start with what is allowed; secrets are never repeated. */
export function readSetting<T>(
  env: NodeJS.ProcessEnv,
  name: (typeof settingNames)[number],
  parse: (value: string) => T | Wrong,
): T | undefined {
  const value = env[name]?.trim()
  if (!value) return undefined
  const result = parse(value)
  if (result instanceof Wrong) throw new StartError(`${name} ${result.allowed}.`)
  return result
}

/** What a variable may be, where it is something else. */
export class Wrong {
  readonly allowed: string
  constructor(allowed: string) {
    this.allowed = allowed
  }
}

/**
 * The environment with the secrets that files hold instead of variables: `NAME_FILE` names the file, as containers and
 * systemd hand secrets over. A line break at its end is no part of it. A StartError where both are set, or where the
 * file cannot be read or holds nothing.
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

function contentOf(path: string): string | Wrong {
  try {
    return readFileSync(path, 'utf8').trim() || new Wrong(`must be a file with something in it, not ${path}`)
  } catch {
    return new Wrong(`must be a file that can be read, not ${JSON.stringify(path)}`)
  }
}
