import { createHash } from 'node:crypto'
import type { Installation } from '../installation.ts'

/**
 * What a backup is: a first line, then each table as its line, its rows as COPY writes them in pieces (a line with a
 * length, then so many bytes, up to a length of 0) and a line with the sum of them, then a last line with the sum of
 * all before it. All of it is compressed and then made verifiable: by age where there is a passphrase, else by a line of its
 * own behind the last byte.
 */
export const presentFormat = 'inkwell backup 2'

/** What the first release wrote: the same without pieces and sums, its rows up to a line `\.`. */
export const firstFormat = 'inkwell backup 1'

/** The first line of a backup. */
export interface BackupHeader {
  format: typeof presentFormat | typeof firstFormat
  at: string
  /** The migrations that had made the tables. */
  migrations: string[]
  /** Whose books it holds; absent in what was made before installations had numbers. */
  house?: Installation | undefined
  /** The statements that make its functions, views and triggers; absent in what was made before backups held them. */
  rules?: string[] | undefined
}

/** The line before a table's rows. */
export interface BackupTable {
  table: string
  columns: string[]
  /** The next key that the table would have given. */
  next: number | null
}

/** How many rows there were, and the SHA-256 of the bytes that held them. */
export interface Sum {
  rows: number
  sha256: string
}

/** The last line; a file without it was cut off. */
export interface BackupEnd extends Partial<Sum> {
  tables: number
  /** What the installation that made it says of the sum, by its key. */
  signed?: string | undefined
}

export const backupLine = (value: BackupHeader | BackupTable | Sum | BackupEnd) =>
  Buffer.from(`${JSON.stringify(value)}\n`)

const lineFeed = 10

/** Counts rows and takes their SHA-256, piece by piece. COPY ends each row by the one line feed that it holds. */
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
