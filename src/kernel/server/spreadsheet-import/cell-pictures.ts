import { createHash } from 'node:crypto'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import type { UploadedPicture } from '../../contract/values/uploaded-picture.ts'
import { pixelsOf } from '../picture-reader/picture-header.ts'
import { fileProblem } from '../spreadsheet/read-rows.ts'
import type { MatchedSpreadsheet } from './match-headings.ts'

const pixelsMax = 250_000_000
const megapixel = 1_000_000

/** Decodes a picture for the user who imports. */
export type ReadPicture = (bytes: Uint8Array) => Promise<UploadedPicture>

/** The picture of a cell, or the reason why it is refused. */
export type CellPicture = { value: UploadedPicture } | { reason: DisplayText }

/**
 * The pictures on the cells that an import reads. Each picture is decoded on first use, and only once even if it is on
 * several cells. Throws `too_large` if they have too many pixels in total, according to their headers: a few kilobytes
 * can take minutes to decode.
 */
export async function cellPictures(
  { columns, rows, pictures }: MatchedSpreadsheet,
  readPicture: ReadPicture,
): Promise<(row: number, column: number) => Promise<CellPicture> | undefined> {
  const places = new Set(
    rows.flatMap(({ number }) =>
      columns.filter(({ field }) => field.kind === 'picture').map(({ index }) => `${number} ${index}`),
    ),
  )
  const names = new Map<string, string>()
  const byName = new Map<string, Uint8Array>()
  for (const { row, column, bytes } of pictures) {
    const place = `${row} ${column}`
    // Of several pictures on a cell, the first.
    if (!places.has(place) || names.has(place)) continue
    const name = createHash('sha256').update(bytes).digest('hex')
    names.set(place, name)
    byName.set(name, bytes)
  }
  await assertFewPixels([...byName.values()])

  const decoded = new Map<string, Promise<CellPicture>>()
  return (row, column) => {
    const name = names.get(`${row} ${column}`)
    const bytes = name === undefined ? undefined : byName.get(name)
    if (name === undefined || !bytes) return undefined
    const picture = decoded.get(name) ?? reasonOr(readPicture(bytes))
    decoded.set(name, picture)
    return picture
  }
}

async function assertFewPixels(pictures: readonly Uint8Array[]): Promise<void> {
  let pixels = 0
  for (const bytes of pictures) {
    // A file that is not a picture, or is too large, is an error of its own row, and never decoded.
    pixels += await pixelsOf(bytes).catch(() => 0)
  }
  if (pixels <= pixelsMax) return
  throw fileProblem(
    'too_large',
    message(
      'The pictures in this file have {found} megapixels in total. The limit is {most}. Make them smaller or split the file.',
      { found: Math.ceil(pixels / megapixel), most: pixelsMax / megapixel },
    ),
  )
}

async function reasonOr(picture: Promise<UploadedPicture>): Promise<CellPicture> {
  try {
    return { value: await picture }
  } catch (error) {
    // An unreadable picture is an error of its row; an overloaded server is not.
    if (error instanceof Problem && !('retryAfter' in error.details)) return { reason: error.displayText }
    throw error
  }
}
