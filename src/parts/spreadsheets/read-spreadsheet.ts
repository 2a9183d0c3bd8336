import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { packageRoot } from '../program/package-root.ts'
import { runLimited } from './limited-process.ts'

/**
 * A cell as people see it; of a number or date also what it is. `trouble` says that the file does not tell it: a
 * formula without a result, or a number with more digits than are kept. `is` says what else than a number a
 * spreadsheet program has made of what was typed.
 */
export type Cell =
  | string
  | {
      shown: string
      exact: string
      trouble?: 'formula' | 'digits'
      is?: 'day' | 'flag' | 'fraction'
    }

/** A heading that is looked for: the names that it may have, and whether a table is none without it. */
export interface WantedHeading {
  names: readonly string[]
  isNeeded: boolean
}

export interface SheetRow {
  /** As the spreadsheet program counts: the first row is 1. */
  number: number
  /** Made anew whenever they are asked for: what is kept of a row are four bytes a cell. */
  readonly cells: Cell[]
}

/** A sheet of a file: its rows but the blank ones, and the pictures that lie on its cells. */
export interface Sheet {
  /** Null of a file that is one sheet and no workbook. */
  name: string | null
  rows: SheetRow[]
  /**
   * Which of the rows has the wanted headings, by its place among them, and the column of each heading, -1 where it has
   * none; the first row where nothing was found.
   */
  headings: { row: number; columns: number[] }
  /** `row` counts as the rows do, `column` from 0. */
  pictures: { row: number; column: number; bytes: Uint8Array }[]
}

/** Why a file is not read: in English, and as the sentence with its values, for the person who chose it. */
interface SheetRefusal {
  code: 'too_large' | 'unsupported_media_type' | 'validation_failed'
  message: string
  key: string
  values: Record<string, string | number>
}

/** What the process says: each value once, the rows with the places of theirs, and each picture once. */
interface Packed {
  bytes: Uint8Array
  /** Of each value where its shown text ends, and where the exact one. */
  ends: Uint32Array
  names: readonly ('text' | 'value' | 'formula' | 'digits' | 'day' | 'flag' | 'fraction')[]
  kinds: Uint8Array
  numbers: Int32Array
  lengths: Int32Array
  cells: Int32Array
  pictures: { files: Uint8Array[]; places: { row: number; column: number; file: number }[] }
  name: string | null
  headings: Sheet['headings']
}

const takesTooMuch = 'This file takes too much time or memory to read. Split it into smaller files.'
const limits = { memoryMb: 512, heapMb: 400, processorSeconds: 15, seconds: 40 }
// Plain JavaScript, started from the sources by the compiled server and the tests alike.
const workerFile = join(packageRoot, 'src/parts/spreadsheets/worker.mjs')

/**
 * Reads an .xlsx, .xls or .csv file, told by its content, in a process of its own that a hostile file can only make
 * end. Answers the sheet that has the wanted headings in one of its first rows, the first one where nothing is wanted or
 * found, or why there is none; throws nothing about the file, and only what the system says when it starts no process.
 * Whoever calls decides how many run at once.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  wanted: readonly WantedHeading[] = [],
): Promise<{ sheet: Sheet } | { refusal: SheetRefusal }> {
  const answer = await runLimited(workerFile, bytes, limits, JSON.stringify(wanted))
  if (answer === null) {
    return { refusal: { code: 'too_large', message: takesTooMuch, key: takesTooMuch, values: {} } }
  }
  const result: Packed | { refusal: SheetRefusal } = deserialize(answer)
  return 'refusal' in result ? result : { sheet: sheetOf(result) }
}

function sheetOf({ numbers, lengths, cells, pictures, name, headings, ...packed }: Packed): Sheet {
  const { buffer, byteOffset, byteLength } = packed.bytes
  const values = { ...packed, bytes: Buffer.from(buffer, byteOffset, byteLength) }
  let at = 0
  const rows = Array.from(numbers, (number, index): SheetRow => {
    const places = cells.subarray(at, (at += lengths[index] ?? 0))
    return {
      number,
      get cells() {
        return Array.from(places, (place) => cellAt(values, place))
      },
    }
  })
  return {
    name,
    rows,
    headings,
    pictures: pictures.places.map(({ row, column, file }) => ({
      row,
      column,
      bytes: pictures.files[file] ?? new Uint8Array(),
    })),
  }
}

function cellAt(
  { bytes, ends, names, kinds }: Pick<Packed, 'ends' | 'names' | 'kinds'> & { bytes: Buffer },
  place: number,
): Cell {
  const [start = 0, end, exactEnd] = [ends[place * 2 - 1], ends[place * 2], ends[place * 2 + 1]]
  const shown = bytes.toString('utf8', start, end)
  const kind = names[kinds[place] ?? 0]
  if (kind === undefined || kind === 'text') return shown
  const exact = bytes.toString('utf8', end, exactEnd)
  switch (kind) {
    case 'value':
      return { shown, exact }
    case 'formula':
    case 'digits':
      return { shown, exact, trouble: kind }
    default:
      return { shown, exact, is: kind }
  }
}
