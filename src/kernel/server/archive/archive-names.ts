/** What a file of the archive is: a copy of the whole cluster, a piece of its log, or the word that nothing was written. */
const kinds = ['base', 'log', 'quiet'] as const
type ArchiveKind = (typeof kinds)[number]

/** What the name of a file in the archive says; nobody has to open one to know which moments there are. */
export interface ArchiveName {
  file: string
  kind: ArchiveKind
  timelineId: number
  /** From where in the log to where: what it holds, or, for a copy of the cluster, what must be replayed on it. */
  from: number
  to: number
  /**
   * To the microsecond, in UTC, by the clock of the database. For a copy: when it was finished. For the log: whatever was
   * acknowledged before it stands in the log up to `to`.
   */
  at: string
}

const pattern = new RegExp(
  `^(${kinds.join('|')})-([0-9a-f]{8})-([0-9a-f]{16})-([0-9a-f]{16})-` +
    String.raw`(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{6})Z(\.tar\.gz|\.wal\.gz)?(\.age)?$`,
)
const endings = { base: '.tar.gz', log: '.wal.gz', quiet: '' }

/** Sorted by name, the files of a kind are sorted by their place in the log. */
export function archiveName(facts: Omit<ArchiveName, 'file'>, encrypted: boolean): string {
  const { kind, timelineId, from, to, at } = facts
  const hex = (number: number, length: number) => number.toString(16).padStart(length, '0')
  const time = at.replaceAll(':', '-')
  const name = `${kind}-${hex(timelineId, 8)}-${hex(from, 16)}-${hex(to, 16)}-${time}${endings[kind]}`
  return encrypted && kind !== 'quiet' ? `${name}.age` : name
}

/** Undefined for every other file. */
export function readArchiveName(file: string): ArchiveName | undefined {
  const [, word, timelineId = '', from = '', to = '', day, hour, minute, second] = pattern.exec(file) ?? []
  const kind = kinds.find((known) => known === word)
  if (kind === undefined) return undefined
  const place = (hex: string) => Number.parseInt(hex, 16)
  const at = `${day}T${hour}:${minute}:${second}Z`
  return { file, kind, timelineId: place(timelineId), from: place(from), to: place(to), at }
}

/** Milliseconds since 1970; what is smaller is left away. */
export function timeOf({ at }: Pick<ArchiveName, 'at'>): number {
  return Date.parse(`${at.slice(0, 23)}Z`)
}
