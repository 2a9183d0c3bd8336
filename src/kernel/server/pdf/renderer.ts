import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { Problem } from '../../contract/problem.ts'
import { drawableText } from '../../contract/paper/drawable-text.ts'
import { MadeDocuments } from './made-documents.ts'
import { sourceFolder } from './source-folder.ts'
import { FairQueue } from '../queue/fair-queue.ts'

export interface PdfRendererOptions {
  /** The folder of the `.typ` files, at any depth; the sources by default. */
  templatesDir?: string
  /** How many documents are rendered at the same time, each in a separate process. */
  processes?: number
  /** How many more documents may wait. */
  queueLimit: number
  /** How long one document may take from its turn, in milliseconds. */
  timeLimitMs: number
  /** After how many documents the processes are replaced by new ones. */
  recycleAfter: number
}

interface PdfOrder {
  /** The key of the user. */
  person: number
  images?: readonly Buffer[]
}

export interface PdfRenderer {
  /**
   * Renders a template (a path below the templates' folder) with `data` as PDF. The template reads the data, any JSON,
   * as `json("/data.json")`; `drawableText` removes characters that cannot be drawn. `images[n]` is its file
   * `/image-n`, and must be a picture that this server encoded, since one bad picture fails the document. Each user has
   * one document rendered at a time, in fair turns (`fair-queue.ts`, with its errors). A document with the same data
   * and pictures comes from a cache. Throws the problem `unavailable`, with its cause, if the template fails, exceeds
   * the time limit or crashes its process; other documents are not affected.
   */
  render(template: string, data: object, order: PdfOrder): Promise<Buffer>
  /** Refuses the waiting documents and ends the processes. */
  close(): Promise<void>
}

/**
 * Renders PDFs in a few child processes, since the native compiler may crash or hang. They start with the first
 * document.
 */
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
    // Passes pictures and PDFs as bytes.
    serialization: 'advanced',
    // The child does not need this process's flags or environment, which may contain secrets.
    execArgv: [],
    env: {},
  })
  // A process that dies between two documents fails no request; the pool starts another one for the next document.
  pool.on('error', () => {})
  return pool
}

/** The problem for the user, with a cause for the log: the compiler's messages mean nothing to users. */
function failed(message: DisplayText, cause: unknown): Problem {
  const problem = new Problem('unavailable', message, { retryAfter: 10 })
  return Object.assign(problem, { cause })
}

/** Errors of the child process arrive as plain objects. */
function messageOf(cause: unknown): string {
  const isObject = typeof cause === 'object' && cause !== null
  return isObject && 'message' in cause ? String(cause.message) : String(cause)
}
