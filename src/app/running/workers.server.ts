import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import * as z from 'zod/mini'
import type { Database } from '../../kernel/server/database/connection/open.ts'

const longestPauseMs = 10_000
/** The environment variable with the parent's embedded server, for a worker. */
const serverVariable = 'INKWELL_WORKER_SERVER'
const stopWord = 'inkwell: stop'
const metricsWord = 'inkwell: metrics'

const embeddedServer = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  database: z.string(),
})
const metricsAnswer = z.object({ [metricsWord]: z.string() })

/** In a worker it provides the worker's metrics; in the parent it collects and adds them up. */
const metrics = new AggregatorRegistry()

/** Returns the parent's embedded server; undefined in a process that is no worker. */
export function serverOfParent(): z.infer<typeof embeddedServer> | undefined {
  const shown = process.env[serverVariable]
  return shown === undefined ? undefined : embeddedServer.parse(JSON.parse(shown))
}

/** Calls `stop` when the parent asks this worker to end. */
export function onStopByParent(stop: () => void): void {
  process.on('message', (message) => message === stopWord && stop())
}

/** Returns the metrics of all workers together, from the parent. */
export async function metricsOfAll(): Promise<string> {
  return await new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      const answer = metricsAnswer.safeParse(message)
      if (!answer.success) return
      process.off('message', hear)
      resolve(answer.data[metricsWord])
    }
    process.on('message', hear)
    process.send?.(metricsWord, (error: Error | null) => error && reject(error))
  })
}

/**
 * Starts workers on one port, each a node of its own, and replaces those that end. Resolves with the address once all
 * listen. The result's `stop` lets them complete their requests.
 */
export async function startWorkers(
  count: number,
  { embedded }: Pick<Database, 'embedded'>,
  print: (line: string) => void,
): Promise<{ address: { host: string; port: number }; stop(): Promise<void> }> {
  const all = new Set<Worker>()
  const listening = new Set<Worker>()
  let stopping = false
  let pause = 100

  function start(): Promise<{ host: string; port: number }> {
    const worker = cluster.fork(embedded ? { [serverVariable]: JSON.stringify(embedded) } : {})
    all.add(worker)
    worker.on('message', (message) => {
      if (message !== metricsWord) return
      void metrics.clusterMetrics().then((text) => worker.send({ [metricsWord]: text }))
    })
    return new Promise((resolve, reject) => {
      worker.once('listening', ({ address, port }) => {
        pause = 100
        listening.add(worker)
        resolve({ host: address, port })
        worker.once('exit', () => void replace())
      })
      worker.once('exit', (code) => {
        all.delete(worker)
        reject(new Error(`A worker ended with ${code} while it started`))
      })
    })
  }

  async function replace(): Promise<void> {
    while (!stopping) {
      print('A worker has ended unexpectedly; starting another')
      await sleep(pause, undefined, { ref: false })
      pause = Math.min(pause * 2, longestPauseMs)
      const started = await start().then(
        () => true,
        () => false,
      )
      if (started) return
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    await Promise.all(
      [...all].map(async (worker) => {
        const gone = new Promise<void>((resolve) => void worker.once('exit', () => resolve()))
        // A worker that is still starting has no requests to complete.
        if (!listening.has(worker)) worker.process.kill('SIGKILL')
        else if (worker.isConnected()) worker.send(stopWord)
        await gone
      }),
    )
  }

  try {
    const [address] = await Promise.all(Array.from({ length: count }, () => start()))
    if (!address) throw new Error('There is no worker')
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
