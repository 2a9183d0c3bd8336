import path from 'node:path'
import { readSetting, Wrong } from '../process/setting.ts'

/** How many backups stay: the newest of so many days, weeks and months that have any. */
interface Keep {
  daily: number
  weekly: number
  monthly: number
}

/** Where backups go, when, and for how long; see docs/backups.md. */
export interface BackupSettings {
  /** Absolute. */
  folder: string
  /** That of the embedded database, whose disk is not the one for backups; absent with a server of one's own. */
  dataDir?: string
  /** The time of day of the daily one, where the company is: minutes after midnight. */
  at: number
  keep: Keep
  /** Absent: they are not encrypted. */
  passphrase?: string
  /** Called with each finished file. */
  command?: string
}

/** What encrypts backups, those that are asked for by a command among them; undefined where nothing does. */
export function readBackupPassphrase(env: NodeJS.ProcessEnv): string | undefined {
  return readSetting(env, 'BACKUP_PASSPHRASE', longEnough)
}

/** Reads what BACKUP_* say; undefined where BACKUP_DIR turns backups off. Throws a StartError like all settings. */
export function readBackupSettings(env: NodeJS.ProcessEnv, dataDir: string): BackupSettings | undefined {
  const folder = readSetting(env, 'BACKUP_DIR', folderOrOff) ?? path.join(path.dirname(dataDir), 'backups')
  const at = readSetting(env, 'BACKUP_AT', timeOfDay) ?? 2 * 60 + 30
  const keep = readSetting(env, 'BACKUP_KEEP', threeNumbers) ?? { daily: 14, weekly: 8, monthly: 12 }
  const passphrase = readBackupPassphrase(env)
  const command = readSetting(env, 'BACKUP_COMMAND', (value) => value)
  if (folder === 'off') return undefined
  return {
    folder,
    ...(readSetting(env, 'DATABASE_URL', (value) => value) === undefined && { dataDir }),
    at,
    keep,
    ...(passphrase && { passphrase }),
    ...(command && { command }),
  }
}

function folderOrOff(value: string): string | Wrong {
  if (value.toLowerCase() === 'off') return 'off'
  return value.includes('\0') ? new Wrong('must be the path of a folder, or off') : path.resolve(value)
}

function timeOfDay(value: string): number | Wrong {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
  if (hour === undefined) return new Wrong(`must be a time of day like 02:30, not ${JSON.stringify(value)}`)
  return Number(hour) * 60 + Number(minute)
}

function threeNumbers(value: string): Keep | Wrong {
  const [, daily, weekly, monthly] = /^(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})$/.exec(value) ?? []
  const keep = { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) }
  if (keep.daily > 0) return keep
  return new Wrong(
    `must be how many days, weeks and months to keep, such as 14,8,12, with at least one day, not ${JSON.stringify(value)}`,
  )
}

function longEnough(value: string): string | Wrong {
  return [...value].length >= 12 ? value : new Wrong('must have at least 12 characters')
}
