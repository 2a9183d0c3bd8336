import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import { Problem } from '../../contract/problem.ts'
import { drawableText } from './drawable-text.ts'
import { sourceFolder } from './source-folder.ts'

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

export interface PdfRenderer {
  /**
   * The PDF that a template (a path below the templates' folder) makes of `data`, anything that JSON can hold, which
   * it reads as `json("/data.json")`, its strings cleaned as `drawableText` says. `images[n]` is its file `/image-n`,
   * and must be a picture that this server encoded, since one bad picture fails the document.
   * Throws the problem `unavailable` when too many documents wait, and a plain error when the template fails,
   * takes longer than the time limit or brings its process down; other documents do not notice.
   */
  render(template: string, data: object, images?: readonly Buffer[]): Promise<Buffer>
  /** Refuses the documents that wait, ends the processes. */
  close(): Promise<void>
}

/** Renders PDFs in a few child processes, since the native compiler may crash or hang. They start at the first document. */
export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const { templatesDir = sourceFolder, processes = 2, queueLimit, timeLimitMs, recycleAfter } = options
  const waiting: { start(): void; refuse(reason: Problem): void }[] = []
  let pool: Tinypool | undefined
  let running = 0
  let rendered = 0
  let closed = false

  // The queue is ours, not the pool's, so that the time limit starts when a document's turn comes.
  async function turn(): Promise<void> {
    if (closed) throw stopping()
    if (running < processes) {
      running++
      return
    }
    if (waiting.length >= queueLimit) {
      throw new Problem('unavailable', 'Too many documents are being made. Please try again in a moment.', {
        retryAfter: 2,
      })
    }
    await new Promise<void>((start, refuse) => waiting.push({ start, refuse }))
  }

  function endTurn(): void {
    const next = waiting.shift()
    if (next) next.start()
    else running--
  }

  async function run(template: string, data: string, images: readonly Buffer[]): Promise<Buffer> {
    pool ??= startPool(processes)
    const signal = AbortSignal.timeout(timeLimitMs)
    try {
      const task = { templatesDir, template, data, images }
      const pdf: Uint8Array = await pool.run(task, { signal })
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
    } catch (cause) {
      if (signal.aborted) throw new Error(`${template} took longer than ${timeLimitMs} ms`, { cause })
      throw new Error(`${template} could not be rendered: ${messageOf(cause)}`, { cause })
    } finally {
      rendered++
      if (rendered % recycleAfter === 0 && !closed) await pool.recycleWorkers()
    }
  }

  return {
    async render(template, data, images = []) {
      const clean = JSON.stringify(data, (_key, value: unknown) =>
        typeof value === 'string' ? drawableText(value) : value,
      )
      await turn()
      try {
        return await run(template, clean, images)
      } finally {
        endTurn()
      }
    },
    async close() {
      closed = true
      for (const document of waiting.splice(0)) document.refuse(stopping())
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

function stopping(): Problem {
  return new Problem('unavailable', 'The server is stopping.', { retryAfter: 10 })
}

/** Errors come over from the child as plain objects. */
function messageOf(cause: unknown): string {
  const isObject = typeof cause === 'object' && cause !== null
  return isObject && 'message' in cause ? String(cause.message) : String(cause)
}
