import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import { drawableText } from '../../contract/paper/drawable-text.ts'
import { MadeDocuments } from './made-documents.ts'
import { sourceFolder } from './source-folder.ts'
import { FairQueue } from '../fair-queue.ts'

export interface PdfRendererOptions {
  /** Where the `.typ` files are, at any depth; the sources by default. */
  templatesDir?: string
  /** How many documents are rendered at the same time, each in a process of its own. */
  processes?: number
  /** How many more may wait. */
  queueLimit: number
  /** How long one document may take, from the moment its turn comes. */
  timeLimitMs: number
  /** After how many documents the processes are replaced by fresh ones. */
  recycleAfter: number
}

interface PdfOrder {
  /** The key of who asks for the document. */
  person: number
  images?: readonly Buffer[]
}

export interface PdfRenderer {
  /**
   * The PDF that a template (a path below the templates' folder) makes of `data`, anything that JSON can hold, which
   * it reads as `json("/data.json")`, its strings cleaned as `drawableText` says. `images[n]` is its file `/image-n`,
   * and must be a picture that this server encoded, since one bad picture fails the document. Each person has one
   * document made at a time, and their turns are fair (`fair-queue.ts`, which says what it refuses). One that was made before
   * of the same data and pictures is not made again.
   * Throws the problem `unavailable`, with what happened as its cause, when the template fails, takes longer than the
   * time limit or brings its process down; other documents do not notice.
   */
  render(template: string, data: object, order: PdfOrder): Promise<Buffer>
  /** Refuses the documents that wait, ends the processes. */
  close(): Promise<void>
}

/** Renders PDFs in a few child processes, since the native compiler may crash or hang. They start at the first document. */
export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const { templatesDir = sourceFolder, processes = 2, queueLimit, timeLimitMs, recycleAfter } = options
  const queue = new FairQueue({
    all: processes,
    ofOne: 1,
    waiting: { all: queueLimit, ofOne: 4 },
    refusal: 'Some of your documents are still being created. Try again in a moment.',
  })
  const made = new MadeDocuments()
  let pool: Tinypool | undefined
  let rendered = 0
  let closed = false

  async function run(template: string, data: string, images: readonly Buffer[]): Promise<Buffer> {
    pool ??= startPool(processes)
    const signal = AbortSignal.timeout(timeLimitMs)
    try {
      const task = { templatesDir, template, data, images }
      const pdf: Uint8Array = await pool.run(task, { signal })
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
    } catch (cause) {
      if (signal.aborted) {
        const seconds = Math.ceil(timeLimitMs / 1000)
        throw failed(
          message('This document took longer than {count} seconds and was stopped. Try again in a moment.', {
            count: seconds,
          }),
          cause,
        )
      }
      throw failed(
        'This document could not be created. Try again in a moment.',
        new Error(`${template}: ${messageOf(cause)}`, { cause }),
      )
    } finally {
      rendered++
      if (rendered % recycleAfter === 0 && !closed) await pool.recycleWorkers()
    }
  }

  return {
    async render(template, data, { person, images = [] }) {
      const clean = JSON.stringify(data, (_key, value: unknown) =>
        typeof value === 'string' ? drawableText(value) : value,
      )
      const work = { template, data: clean, images }
      return (
        made.find(work) ??
        (await queue.take(person, async () => made.keep(work, await run(template, clean, images))))
      )
    },
    async close() {
      closed = true
      queue.close()
      await pool?.destroy()
    },
  }
}

function startPool(processes: number): Tinypool {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: join(sourceFolder, 'kernel/server/pdf/worker.mjs'),
    minThreads: processes,
    maxThreads: processes,
    // Pictures and PDFs travel as bytes.
    serialization: 'advanced',
    // Neither this process's flags nor its environment, which may hold secrets, are the child's business.
    execArgv: [],
    env: {},
  })
  // A process that dies between two documents fails nobody; the pool starts another for the next one.
  pool.on('error', () => {})
  return pool
}

/** What the person is told, and what the log keeps of it: the compiler's words mean nothing to people. */
function failed(message: DisplayText, cause: unknown): Problem {
  const problem = new Problem('unavailable', message, { retryAfter: 10 })
  return Object.assign(problem, { cause })
}

/** Errors come over from the child as plain objects. */
function messageOf(cause: unknown): string {
  const isObject = typeof cause === 'object' && cause !== null
  return isObject && 'message' in cause ? String(cause.message) : String(cause)
}
