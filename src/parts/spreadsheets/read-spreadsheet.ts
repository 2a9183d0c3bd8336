import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageRoot } from '../program/package-root.ts'

/** A cell as people see it; of a number or date also what it is. */
export type Cell = string | { shown: string; exact: string }

export interface SheetRow {
  /** As the spreadsheet program counts: the first row is 1. */
  number: number
  cells: Cell[]
}

/** The first sheet of a file: its rows but the blank ones, and the pictures that lie on its cells. */
export interface Sheet {
  rows: SheetRow[]
  /** `row` counts as the rows do, `column` from 0. */
  pictures: { row: number; column: number; bytes: Uint8Array }[]
}

/** Why a file is not read, with words for the person who chose it. */
interface SheetRefusal {
  code: 'too_large' | 'unsupported_media_type' | 'validation_failed'
  message: string
}

type Told = { sheet: Sheet } | { refusal: SheetRefusal }

const timeLimitMs = 30_000
// Plain JavaScript, started from the sources by the compiled server and the tests alike.
const workerFile = join(packageRoot, 'src/parts/spreadsheets/worker.mjs')

/**
 * Reads an .xlsx, .xls or .csv file, told by its content, in a thread of its own that a hostile file can only make
 * fail. Answers the sheet, or why there is none; throws nothing about the file. A thread takes up to some hundreds of
 * megabytes: whoever calls decides how many run at once.
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Told> {
  const worker = new Worker(workerFile, {
    workerData: bytes,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 1000 },
  })
  try {
    const [told]: Told[] = await once(worker, 'message', { signal: AbortSignal.timeout(timeLimitMs) })
    if (!told) throw new Error('The thread said nothing.')
    return told
  } catch (error) {
    return { refusal: refusalFor(error) }
  } finally {
    await worker.terminate()
  }
}

/** A thread that ran out of time or memory, or broke on a file that nobody foresaw. */
function refusalFor(error: unknown): SheetRefusal {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR') {
    return {
      code: 'too_large',
      message: 'This file takes too long or too much memory to read. Please divide it.',
    }
  }
  return {
    code: 'unsupported_media_type',
    message: 'This spreadsheet is damaged and cannot be read. Please save it again and retry.',
  }
}
