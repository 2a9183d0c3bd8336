import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { Problem, type ProblemCode } from '../../contract/problem.ts'
import type { UploadedFile } from '../../contract/uploaded-file.ts'
import { packageRoot } from '../package-root.ts'

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

type Told = { sheet: Sheet } | { refusal: { code: ProblemCode; message: string } }

const timeLimitMs = 30_000
const waitingMax = 20
/** A thread takes up to some hundreds of megabytes, so files are read one after the other. */
const oneAtATime = pLimit(1)
const workerFile = join(packageRoot, 'src/kernel/server/sheet/worker.mjs')

/** A refusal of the file that was sent, said at the file's field as well. */
export function fileProblem(code: ProblemCode, message: string): Problem {
  return new Problem(code, message, { errors: { file: [message] } })
}

/**
 * Reads an .xlsx, .xls or .csv file, told by its content, in a thread of its own that a hostile file can only make
 * fail. Throws a problem under `file`: `unsupported_media_type` for what is none or cannot be read, `too_large` for
 * more than the limits.
 */
export async function readSheet(file: UploadedFile): Promise<Sheet> {
  if (oneAtATime.pendingCount >= waitingMax) {
    throw new Problem('unavailable', 'Too many files are being read. Please try again in a moment.', {
      retryAfter: 5,
    })
  }
  const told = await oneAtATime(() => readInThread(file.bytes))
  if ('refusal' in told) throw fileProblem(told.refusal.code, told.refusal.message)
  return told.sheet
}

async function readInThread(bytes: Uint8Array): Promise<Told> {
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
function refusalFor(error: unknown): { code: ProblemCode; message: string } {
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
