import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../src/parts/embedded-postgres/server/processes.ts'
import { apiClient } from '../../src/kernel/server/testing/api-client.ts'
import { auditLedgers } from './audit.ts'
import type { Fault, Cluster } from './faults.ts'
import { openScreen, Reader } from './open-screens.ts'
import { WorkerAtDesk } from './worker-at-desk.ts'

const returnMs = 30_000
/** For the refresh of a screen after the database is back, and for a read while writes hang. */
const refreshMs = 5000
const slowestReadMs = 3000
const readShare = 0.95

export interface FaultReport {
  name: string
  /**
   * Writes acknowledged, and requests refused (503) or broken, from the beginning of the fault until writing works
   * again.
   */
  acknowledged: number
  refused: number
  broken: number
  writesBackAfterMs: number
  screensBackAfterMs: number
  readsServed: number
  slowestReadMs: number
}

interface Drill {
  nodes: readonly string[]
  scene: Cluster
  signIn: { user: string; password: string }
  workers: number
  screensOnEach: number
  faults: readonly { fault: Fault; ms: number }[]
  print(line: string): void
}

/**
 * Lets users work through several nodes while one fault after the other is injected. Throws if an acknowledged write is
 * lost or duplicated, if anything but 503 with Retry-After is answered, if reads fail while writes hang, or if work or
 * an open screen does not recover in time.
 */
export async function haDrill({ nodes, scene, signIn, workers, screensOnEach, faults, print }: Drill) {
  let isOver = false
  const over = () => isOver
  const session = async (address: string) => {
    const answer = await apiClient(address).post<{ access_token: string; refresh_token: string }>(
      '/auth/login',
      signIn,
    )
    if (answer.status !== 200) throw new Error(`The sign-in was refused: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const people: WorkerAtDesk[] = []
  for (let index = 0; index < workers; index++) {
    const node = nodes[index % nodes.length] ?? ''
    people.push(new WorkerAtDesk(await session(node), nodes, index, over))
  }
  const { access_token } = await session(nodes[0] ?? '')
  const token = () => access_token
  const screens = nodes.flatMap((node) =>
    Array.from({ length: screensOnEach }, () => openScreen(node, token, over)),
  )
  const readers = nodes.map(() => new Reader())
  const failure: { first?: Error } = {}
  const fail = (error: unknown) => {
    failure.first ??= error instanceof Error ? error : new Error(String(error))
    isOver = true
  }
  const all = [
    ...people.map((person) => person.work()),
    ...readers.map((reader, index) => reader.read(nodes[index] ?? '', token, over)),
  ].map((each) => each.catch(fail))
  const sum = (of: (person: WorkerAtDesk) => number) =>
    people.reduce((total, person) => total + of(person), 0)
  const counts = () => ({
    acknowledged: sum(({ ledger }) => ledger.acknowledged),
    refused: sum(({ ledger }) => ledger.refused),
    broken: sum(({ ledger }) => ledger.broken),
  })

  async function runThrough(through: Fault, ms: number): Promise<FaultReport> {
    const before = counts()
    for (const reader of readers) reader.reset()
    await through.inject(scene, ms)
    const returned = Date.now()
    const reads = { served: 0, refused: 0, slowestMs: 0 }
    for (const reader of readers) {
      reads.served += reader.served
      reads.refused += reader.refused
      reads.slowestMs = Math.max(reads.slowestMs, reader.slowestMs)
    }
    const allWrite = () => isOver || people.every(({ ledger }) => ledger.lastAt > returned)
    if (!(await until(allWrite, returnMs)))
      throw new Error(`Writing did not come back after: ${through.name}`)
    const first = Math.min(...people.map(({ ledger }) => ledger.lastAt))
    const after = counts()
    const isFresh = () => isOver || screens.every(({ refreshedAt }) => refreshedAt > returned)
    if (through.losesUpdates && !(await until(isFresh, refreshMs))) {
      throw new Error(`An open screen was not refreshed within ${refreshMs} ms after: ${through.name}`)
    }
    if (failure.first) throw failure.first
    const share = reads.served / Math.max(1, reads.served + reads.refused)
    if (through.reads && (share < readShare || reads.slowestMs > slowestReadMs)) {
      throw new Error(`Reads were not served during ${through.name}: ${JSON.stringify(reads)}`)
    }
    const report = {
      name: through.name,
      acknowledged: after.acknowledged - before.acknowledged,
      refused: after.refused - before.refused,
      broken: after.broken - before.broken,
      writesBackAfterMs: first - returned,
      screensBackAfterMs: through.losesUpdates
        ? Math.max(...screens.map(({ refreshedAt }) => refreshedAt)) - returned
        : 0,
      readsServed: reads.served,
      slowestReadMs: reads.slowestMs,
    }
    print(
      `${report.name}: ${report.acknowledged} acknowledged, writes back after ${report.writesBackAfterMs} ms`,
    )
    return report
  }

  const reports: FaultReport[] = []
  try {
    for (const { fault, ms } of faults) {
      await sleep(500)
      reports.push(await runThrough(fault, ms))
    }
  } finally {
    isOver = true
    await Promise.all(all)
  }
  if (failure.first) throw failure.first
  await auditLedgers(
    nodes[0] ?? '',
    access_token,
    people.map(({ ledger }) => ledger),
  )
  return { reports, ...counts() }
}
