import { type Installation, shortId } from '../database/identity/installation.ts'

/** Why a backup was made; part of its file name. */
const backupKinds = ['daily', 'by-hand', 'before-upgrade', 'before-restore'] as const
export type BackupKind = (typeof backupKinds)[number]

/** The facts in the file name of a backup in the folder of backups. */
export interface BackupName {
  file: string
  kind: BackupKind
  /** To the second. */
  at: Date
  /** The beginning of the installation's number; absent if the backup is older than such numbers. */
  house?: string
  /** The beginning of the number of the instance that made it. */
  instance?: string
}

const pattern = new RegExp(
  `^inkwell-(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)Z-(${backupKinds.join('|')})(?:-([0-9a-f]{8})(?:-([0-9a-f]{8}))?)?\\.inkwell(\\.age)?$`,
)

/**
 * Builds the name of a backup: `inkwell-2026-11-22T02-30-00Z-daily-1f3a9c2e-5b6c7d8e.inkwell`. Sorted by name, backups
 * are sorted by time on every system, and no installation or instance overwrites the file of another.
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

/** The first second from `now` on whose name is not taken, and that name, so that no backup overwrites another. */
export function nextBackupName(
  nameAt: (at: Date) => string,
  now: Date,
  taken: ReadonlySet<string>,
): { name: string; at: Date } {
  let at = now
  while (taken.has(nameAt(at))) at = new Date(at.getTime() + 1000)
  return { name: nameAt(at), at }
}

/** Reads the name of a backup; undefined for any other file. */
export function readBackupName(file: string): BackupName | undefined {
  const [, day, hour, minute, second, word, installation, instance] = pattern.exec(file) ?? []
  const kind = backupKinds.find((known) => known === word)
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return kind === undefined || Number.isNaN(at.getTime())
    ? undefined
    : { file, kind, at, ...(installation && { house: installation }), ...(instance && { instance }) }
}

/** Whether a name belongs to this instance of this installation. An old name without numbers does. */
export function isNamedBy(name: BackupName, installation: Installation | undefined): boolean {
  const isOwn = (shown: string | undefined, own: string | undefined) =>
    shown === undefined || shown === (own && shortId(own))
  return isOwn(name.house, installation?.id) && isOwn(name.instance, installation?.instance)
}
