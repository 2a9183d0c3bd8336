import { createHash } from 'node:crypto'
import type { Installation } from '../../database/identity/installation.ts'

/**
 * The current format: a header line, the tables, and a last line with the SHA-256 of everything before it. Each table
 * is a line, its rows in the format of COPY, in pieces (a line with a length, then so many bytes, up to a length of 0),
 * and a line with their checksum. Everything is compressed, then encrypted by age if there is a passphrase, otherwise
 * followed by a checksum line.
 */
export const presentFormat = 'inkwell backup 2'

/** The format of the first release: the same without pieces and checksums, with a line `\.` after the rows. */
export const firstFormat = 'inkwell backup 1'

/** The first line of a backup. */
export interface BackupHeader {
  format: typeof presentFormat | typeof firstFormat
  at: string
  /** The migrations that made the tables. */
  migrations: string[]
  /** The installation whose data it contains; absent if the backup was made before installations had numbers. */
  house?: Installation | undefined
  /** The statements that create its functions, views and triggers; absent in older backups. */
  rules?: string[] | undefined
}

/** The line before a table's rows. */
export interface BackupTable {
  table: string
  columns: string[]
  /** The next id that the table would have assigned. */
  next: number | null
}

/** The number of rows, and the SHA-256 of their bytes. */
export interface Sum {
  rows: number
  sha256: string
}

/** The last line; without it, the file was cut off. */
export interface BackupEnd extends Partial<Sum> {
  tables: number
  /** The installation's MAC of the checksum, made with its key. */
  signed?: string | undefined
}

export const backupLine = (value: BackupHeader | BackupTable | Sum | BackupEnd) =>
  Buffer.from(`${JSON.stringify(value)}\n`)

const lineFeed = 10

/** Counts rows and computes their SHA-256. COPY ends each row with a line feed and escapes all others. */
export function rowCounter(): { add(piece: Buffer): void; sum(): Sum } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(piece) {
      hash.update(piece)
      for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) rows += 1
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  }
}
