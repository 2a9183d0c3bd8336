import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { packageRoot } from '../program/package-root.ts'
import { runLimited } from './limited-process.ts'
import type { PackedSheet, SheetRefusal, WantedHeading } from './read-bytes.mjs'

/**
 * A cell as users see it; for numbers and dates also the exact value. `problem` says why the file does not
 * contain the value: a formula without a result, or a number with more digits than spreadsheets store. `is` is the type
 * that a spreadsheet program gave to the input, if that is not a number.
 */
export type Cell =
  | string
  | {
      shown: string
      exact: string
      problem?: 'formula' | 'digits'
      is?: 'day' | 'flag' | 'fraction'
    }

export interface SheetRow {
  /** The row number as in spreadsheet programs: the first row is 1. */
  number: number
  /** Created at each access: a row stores only four bytes per cell. */
  readonly cells: Cell[]
}

/** A sheet of a file: its rows without blank ones, and the pictures on its cells. */
export interface Sheet {
  /** Null for files that are no workbook. */
  name: string | null
  rows: SheetRow[]
  /**
   * The index of the row with the wanted headings, and the column of each heading, -1 if missing. The first row if
   * nothing was found.
   */
  headings: { row: number; columns: number[] }
  /** `row` is a row number as above; `column` counts from 0. */
  pictures: { row: number; column: number; bytes: Uint8Array }[]
}

const takesTooMuch = 'This file takes too much time or memory to read. Split it into smaller files.'
const limits = { memoryMb: 512, heapMb: 400, processorSeconds: 15, seconds: 40 }
// Plain JavaScript, run from the sources by the compiled server and by tests.
const workerFile = join(packageRoot, 'src/parts/spreadsheets/worker.mjs')

/**
 * Reads an .xlsx, .xls or .csv file, recognized by its content, in a process of its own, so that a hostile file can
 * only end that process. Returns the sheet with the wanted headings in one of its first rows, or the first sheet if
 * none are wanted or found; or why the file is refused. Throws only if the system cannot start a process. The caller
 * limits how many run at once.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  wanted: readonly WantedHeading[] = [],
): Promise<{ sheet: Sheet } | { refusal: SheetRefusal }> {
  const answer = await runLimited(workerFile, bytes, limits, JSON.stringify(wanted))
  if (answer === null) {
    return { refusal: { code: 'too_large', message: takesTooMuch, key: takesTooMuch, values: {} } }
  }
  const result: PackedSheet | { refusal: SheetRefusal } = deserialize(answer)
  return 'refusal' in result ? result : { sheet: unpacked(result) }
}

/** The rows of a packed sheet, whose cells are made when they are read. */
export function unpacked({
  numbers,
  lengths,
  cells,
  pictures,
  name,
  headings,
  ...packed
}: PackedSheet): Sheet {
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
  { bytes, ends, names, kinds }: Pick<PackedSheet, 'ends' | 'names' | 'kinds'> & { bytes: Buffer },
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
      return { shown, exact, problem: kind }
    default:
      return { shown, exact, is: kind }
  }
}
