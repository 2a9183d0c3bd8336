import { type Installation, shortId } from './installation.ts'

/** Why a backup was made, as its name says. */
const backupKinds = ['daily', 'by-hand', 'before-upgrade', 'before-restore'] as const
export type BackupKind = (typeof backupKinds)[number]

/** What the name of a backup in the folder of backups says. */
export interface BackupName {
  file: string
  kind: BackupKind
  /** To the second. */
  at: Date
  /** The beginning of the number of the installation that made it; absent for one of before installations had any. */
  house?: string
  /** The same of the instance of it. */
  instance?: string
}

const pattern = new RegExp(
  `^inkwell-(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)Z-(${backupKinds.join('|')})(?:-([0-9a-f]{8})(?:-([0-9a-f]{8}))?)?\\.inkwell(\\.age)?$`,
)

/**
 * `inkwell-2026-11-22T02-30-00Z-daily-1f3a9c2e-5b6c7d8e.inkwell`: sorted by name they are sorted by time, on every system,
 * and no installation, nor another instance of it, writes over another's.
 */
export function backupName(
  kind: BackupKind,
  at: Date,
  encrypted: boolean,
  installation: Pick<Installation, 'id' | 'instance'> | undefined,
): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-')
  const of = [installation?.id, installation?.instance]
    .map((id) => (id === undefined ? '' : `-${shortId(id)}`))
    .join('')
  return `inkwell-${time}Z-${kind}${of}.inkwell${encrypted ? '.age' : ''}`
}

/**
 * The first second from `now` on whose name nobody has taken, and that name: two of one second would write over each
 * other.
 */
export function nextBackupName(
  nameAt: (at: Date) => string,
  now: Date,
  taken: ReadonlySet<string>,
): { name: string; at: Date } {
  let at = now
  while (taken.has(nameAt(at))) at = new Date(at.getTime() + 1000)
  return { name: nameAt(at), at }
}

/** Undefined for every other file. */
export function readBackupName(file: string): BackupName | undefined {
  const [, day, hour, minute, second, word, installation, instance] = pattern.exec(file) ?? []
  const kind = backupKinds.find((known) => known === word)
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return kind === undefined || Number.isNaN(at.getTime())
    ? undefined
    : { file, kind, at, ...(installation && { house: installation }), ...(instance && { instance }) }
}

/** Whether a name is of this installation and of this instance of it; what bears no number is of the time before there were any. */
export function isNamedBy(name: BackupName, installation: Installation | undefined): boolean {
  const isOwn = (shown: string | undefined, own: string | undefined) =>
    shown === undefined || shown === (own && shortId(own))
  return isOwn(name.house, installation?.id) && isOwn(name.instance, installation?.instance)
}
