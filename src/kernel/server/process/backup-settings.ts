import path from 'node:path'
import { readSetting, InvalidSetting } from './setting.ts'

/** How many backups stay: the newest of this number of days, weeks and months that have one. */
interface Keep {
  daily: number
  weekly: number
  monthly: number
}

/** The folder, the time and the retention of backups; see docs/backups.md. */
export interface BackupSettings {
  /** An absolute path. */
  folder: string
  /** The embedded database's data folder, whose disk should not be that of the backups; absent with DATABASE_URL. */
  dataDir?: string
  /** The time of the daily backup in the company's time zone: minutes after midnight. */
  at: number
  keep: Keep
  /** Absent: backups are not encrypted. */
  passphrase?: string
  /** Called with each finished file. */
  command?: string
}

/** The passphrase that encrypts backups, including those made by a command; undefined if they are not encrypted. */
export function readBackupPassphrase(env: NodeJS.ProcessEnv): string | undefined {
  return readSetting(env, 'BACKUP_PASSPHRASE', longEnough)
}

/** Reads the BACKUP_* settings; undefined if BACKUP_DIR is off. Throws a StartError that names a wrong setting. */
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

function folderOrOff(value: string): string | InvalidSetting {
  if (value.toLowerCase() === 'off') return 'off'
  return value.includes('\0')
    ? new InvalidSetting('must be the path of a folder, or off')
    : path.resolve(value)
}

function timeOfDay(value: string): number | InvalidSetting {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
  if (hour === undefined)
    return new InvalidSetting(`must be a time of day like 02:30, not ${JSON.stringify(value)}`)
  return Number(hour) * 60 + Number(minute)
}

function threeNumbers(value: string): Keep | InvalidSetting {
  const [, daily, weekly, monthly] = /^(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})$/.exec(value) ?? []
  const keep = { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) }
  if (keep.daily > 0) return keep
  return new InvalidSetting(
    `must be how many days, weeks and months to keep, such as 14,8,12, with at least one day, not ${JSON.stringify(value)}`,
  )
}

function longEnough(value: string): string | InvalidSetting {
  return [...value].length >= 12 ? value : new InvalidSetting('must have at least 12 characters')
}
