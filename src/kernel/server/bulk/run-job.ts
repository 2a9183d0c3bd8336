import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import type { Actor } from '../../contract/access.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { problemFromDatabaseError } from '../database/failures/database-error.ts'
import { queryable, type Transaction } from '../database/query.ts'
import { transaction } from '../database/transaction.ts'
import { isAllowed } from '../http/authorization.ts'
import type { Kernel } from '../kernel.ts'
import { logLine } from '../process/log-line.ts'
import { FairQueue } from '../fair-queue.ts'
import type { BulkActions, Sent } from './bulk-action.ts'
import { type BulkJob, isStopped, labelOf, progressOf, rowKept, stopJob } from './bulk-jobs.ts'
import { doOne, type OneOfMany, reasonRefused } from './one-of-many.ts'

/** Nothing was heard of a job for so long: its node has gone. */
const leftAfterS = 20
const attempts = 5
const pauseMs = 1000

/** What is done of many is done beside what people wait for: a record at a time of each user, and a few of all. */
const share = {
  all: 3,
  ofOne: 1,
  waiting: { all: 10_000, ofOne: 100 },
  refusal: 'Too many requests. Try again in a moment.',
} as const

/** Keeps in a transaction what came of a record, and what its call was sent. */
type Keep = (tx: Transaction, sent: Sent) => Promise<unknown>

/** What a job does with one of its records. */
export interface Step {
  id: number
  actor: Actor
  endpoint: Endpoint
  /** Does it, in one transaction with what is kept of it. */
  do(keep: Keep): Promise<void>
}

/** What is done at each place, by who its user is at that moment. */
type Steps = (job: BulkJob) => Promise<(place: number, actor: Actor) => Step>

/** The step that does what a call does. */
export function callStep(
  { pool, kept, routes }: Pick<Kernel, 'pool' | 'kept' | 'routes'>,
  one: OneOfMany,
): Step {
  return {
    ...one,
    do: async (keep) =>
      await transaction(pool, one.actor, async (tx) => {
        tx.afterCommit(() => kept.drop())
        await keep(tx, await doOne(routes, one, tx))
      }),
  }
}

/** Does jobs record by record, each in a transaction of its own as by its own call, and goes on with what others left. */
export function jobRunner(
  { pool, policies, may, personNow }: Pick<Kernel, 'pool' | 'policies' | 'may' | 'personNow'>,
  bulkActionsOf: (job: BulkJob) => BulkActions,
  stepsOf: Steps,
) {
  const running = new Set<string>()
  const queue = new FairQueue(share)

  async function step(job: BulkJob, place: number, one: Step): Promise<void> {
    try {
      await one.do(async (tx, sent) => await tx.run(rowKept(job.id, place, { record: one.id, sent })))
    } catch (error) {
      if (isTaken(error)) throw error
      const reason = reasonNotDone(job, one.id, error)
      const label = await labelOf(policies.restrict(queryable(pool), one.actor), bulkActionsOf(job), one.id)
      await transaction(pool, one.actor, async (tx) => {
        await tx.run(rowKept(job.id, place, { record: one.id, why: reason, label }))
      })
    }
  }

  /** What is done at a place, where its user may still do it and nobody has stopped the job. */
  async function stillDone(
    job: BulkJob,
    oneAt: Awaited<ReturnType<Steps>>,
    place: number,
  ): Promise<Step | null> {
    if (await isStopped(queryable(pool), job)) return null
    const actor = await personNow(job.user_id)
    const one = actor && oneAt(place, actor)
    return one && isAllowed({ may }, one.actor, one.endpoint.access) ? one : null
  }

  async function run(job: BulkJob): Promise<void> {
    const oneAt = await stepsOf(job)
    const { through } = await progressOf(queryable(pool), job)
    let failures = 0
    for (let place = through; place < job.ids.length; place++) {
      try {
        const isDone = await queue.take(job.user_id, async () => {
          const one = await stillDone(job, oneAt, place)
          if (one) await step(job, place, one)
          return one !== null
        })
        if (!isDone) return await stopJob(queryable(pool), job)
        failures = 0
      } catch (error) {
        // Another node has taken over.
        if (isTaken(error)) return
        // The database is away for a while; after some time whoever asks for the job goes on with it.
        if (++failures === attempts) return
        await sleep(pauseMs * failures)
        place--
      }
    }
  }

  /** Begins, and does not wait for the end. */
  function begin(job: BulkJob): void {
    if (running.has(job.id)) return
    running.add(job.id)
    void run(job)
      // Whoever asks for it goes on with it.
      .catch((error: unknown) =>
        process.stderr.write(logLine('warn', `A job of many stopped: ${String(error)}`)),
      )
      .finally(() => running.delete(job.id))
  }

  return {
    begin,
    /** Goes on with a job that its node has left, where somebody asks for it. */
    takeUp: (job: BulkJob, silentS: number) => {
      if (silentS > leftAfterS) begin(job)
    },
  }
}

/**
 * Why it was refused; a fault of the program is told as one, and the others go on. Thrown on is what others than this
 * record have to do with, such as a database that is away.
 */
function reasonNotDone({ action, resource }: BulkJob, id: number, error: unknown): DisplayText {
  if (problemFromDatabaseError(error)) throw error
  try {
    return reasonRefused(error)
  } catch {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.stderr.write(logLine('warn', `${action} of ${resource} ${id}, one of many: ${what}`))
    return 'Internal Server Error'
  }
}

/** That what came of a record was kept already. */
function isTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'bulk_row_pkey'
}
