/** The kinds of files in the archive: base backups, (parts of) WAL segments, and markers that nothing was written. */
const kinds = ['base', 'log', 'quiet'] as const
type ArchiveKind = (typeof kinds)[number]

/** The facts in the name of a file of the archive, so that no file must be opened to know the recovery points. */
export interface ArchiveName {
  file: string
  kind: ArchiveKind
  timelineId: number
  /** WAL positions: the range that the file contains or, for a base backup, the range that must be replayed on it. */
  from: number
  to: number
  /**
   * To the microsecond, in UTC, by the clock of the database. For a base backup: when it was finished. For WAL:
   * everything acknowledged before this time is in the WAL up to `to`.
   */
  at: string
}

const pattern = new RegExp(
  `^(${kinds.join('|')})-([0-9a-f]{8})-([0-9a-f]{16})-([0-9a-f]{16})-` +
    String.raw`(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{6})Z(\.tar\.gz|\.wal\.gz)?(\.age)?$`,
)
const endings = { base: '.tar.gz', log: '.wal.gz', quiet: '' }

/** Builds the name of a file. Sorted by name, the files of a kind are in the order of their WAL positions. */
export function archiveName(facts: Omit<ArchiveName, 'file'>, encrypted: boolean): string {
  const { kind, timelineId, from, to, at } = facts
  const hex = (number: number, length: number) => number.toString(16).padStart(length, '0')
  const time = at.replaceAll(':', '-')
  const name = `${kind}-${hex(timelineId, 8)}-${hex(from, 16)}-${hex(to, 16)}-${time}${endings[kind]}`
  return encrypted && kind !== 'quiet' ? `${name}.age` : name
}

/** Reads a file name of the archive; undefined for any other. */
export function readArchiveName(file: string): ArchiveName | undefined {
  const [, word, timelineId = '', from = '', to = '', day, hour, minute, second] = pattern.exec(file) ?? []
  const kind = kinds.find((known) => known === word)
  if (kind === undefined) return undefined
  const place = (hex: string) => Number.parseInt(hex, 16)
  const at = `${day}T${hour}:${minute}:${second}Z`
  return { file, kind, timelineId: place(timelineId), from: place(from), to: place(to), at }
}

/** Milliseconds since 1970; smaller parts are cut off. */
export function timeOf({ at }: Pick<ArchiveName, 'at'>): number {
  return Date.parse(`${at.slice(0, 23)}Z`)
}
