import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { MessageError } from '../../messages/message-error.ts'
import {
  type BackupHeader,
  type BackupTable,
  firstFormat,
  presentFormat,
  rowCounter,
} from './backup-format.ts'
import { ByteReader } from './byte-reader.ts'
import { damaged, type Verified } from '../integrity/open-verified.ts'

/** The parts of a backup in order; the rows of a table must be read to their end before the next part. */
export type BackupPart =
  | { header: BackupHeader }
  | { table: BackupTable; rows: AsyncIterable<Buffer> }
  | { tables: number; rows: number; sha256: string; signed?: string | undefined }

const number = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const header = z.object({
  format: z.string(),
  at: z.string(),
  migrations: z.array(z.string()),
  house: z.optional(z.object({ id: number, name: z.string(), instance: z.optional(number) })),
  rules: z.optional(z.array(z.string())),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()), next: z.nullable(z.number()) })
const sum = z.object({ rows: z.number(), sha256: z.string() })
const presentEnd = z.object({
  tables: z.number(),
  rows: z.number(),
  sha256: z.string(),
  signed: z.optional(z.string()),
})
const firstEnd = z.object({ tables: z.number() })

const cutOff = () => new MessageError('This backup is incomplete: the end of the file is missing.')

function jsonIn(line: string | undefined): unknown {
  if (line === undefined) throw cutOff()
  try {
    return JSON.parse(line)
  } catch {
    throw damaged()
  }
}

function headerIn(line: string | undefined): BackupHeader {
  const found = z.safeParse(header, line?.startsWith('{"format":') ? jsonIn(line) : undefined)
  if (!found.success) throw new MessageError('This file is not an Inkwell backup.')
  const { format } = found.data
  if (format === presentFormat || format === firstFormat) return { ...found.data, format }
  throw /^inkwell backup \d+$/.test(format)
    ? new MessageError('This backup is from a newer version of Inkwell. Update Inkwell first.')
    : damaged()
}

/** Rows in pieces, each after a line with its length, then their checksum, which is compared. */
async function* rowsInPieces(reader: ByteReader, count: (rows: number) => void): AsyncGenerator<Buffer> {
  const counter = rowCounter()
  for (;;) {
    const line = await reader.line()
    if (line === undefined) throw cutOff()
    if (!/^\d{1,10}$/.test(line)) throw damaged()
    if (Number(line) === 0) break
    for await (const piece of reader.bytes(Number(line))) {
      counter.add(piece)
      yield piece
    }
  }
  const shown = z.safeParse(sum, jsonIn(await reader.line()))
  const found = counter.sum()
  if (shown.data?.rows !== found.rows || shown.data.sha256 !== found.sha256) throw damaged()
  count(found.rows)
}

/** Rows of the first format, up to the line that ends a table. */
async function* rowsInLines(reader: ByteReader, count: (rows: number) => void): AsyncGenerator<Buffer> {
  for (let rows = 0; ; rows++) {
    const line = await reader.line()
    if (line === undefined) throw cutOff()
    if (line === '\\.') return count(rows)
    yield Buffer.from(`${line}\n`)
  }
}

/**
 * Reads a backup from the first byte to the last, and throws a StartError as soon as anything is not as it was written.
 * The caller must keep nothing of it before the end is reached.
 */
export async function* readBackup({ bytes, isVerified }: Verified): AsyncGenerator<BackupPart> {
  const whole = createHash('sha256')
  const reader = new ByteReader(unzipped(bytes), (piece) => whole.update(piece))
  try {
    const first = headerIn(await reader.line())
    // This format is always encrypted or has a checksum line, so that line was cut off or has changed.
    if (first.format === presentFormat && !isVerified) throw cutOff()
    yield { header: first }
    const rowsOf = first.format === presentFormat ? rowsInPieces : rowsInLines
    for (let tables = 0, rows = 0; ; tables++) {
      const before = whole.copy().digest('hex')
      const part = jsonIn(await reader.line())
      const next = z.safeParse(table, part)
      if (!next.success) {
        const end = z.safeParse(first.format === presentFormat ? presentEnd : firstEnd, part)
        if (end.data?.tables !== tables) throw end.success ? cutOff() : damaged()
        const shown = { rows, sha256: before, ...end.data }
        if (shown.rows !== rows || shown.sha256 !== before) throw damaged()
        if (!(await reader.isAtEnd())) throw damaged()
        yield { ...shown, tables, rows }
        return
      }
      yield { table: next.data, rows: rowsOf(reader, (count) => (rows += count)) }
    }
  } catch (error) {
    throw isZipError(error) ? zipError(error) : error
  }
}

/** The decompressed bytes; an error in reading the compressed bytes is thrown here. */
function unzipped(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const unzip = createGunzip()
  // If reading has ended early, nothing handles a later error.
  unzip.on('error', () => {})
  Readable.from(bytes, { objectMode: false })
    .on('error', (error) => unzip.destroy(error))
    .pipe(unzip)
  return unzip
}

/** Zlib's own error codes, for a file that is not gzip or is damaged. */
function isZipError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

function zipError(error: Error & { code: string }): MessageError {
  if (error.code === 'Z_BUF_ERROR') return cutOff()
  return new MessageError('This file is damaged or is not an Inkwell backup.', { cause: error })
}
