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
import { FairQueue } from '../queue/fair-queue.ts'
import type { BulkActions, Sent } from './bulk-action.ts'
import { type BulkJob, isStopped, labelOf, progressOf, rowKept, stopJob } from './bulk-jobs.ts'
import { doOne, type OneOfMany, reasonRefused } from './one-of-many.ts'

/** The seconds without progress after which a job has lost its node. */
const leftAfterS = 20
const attempts = 5
const pauseMs = 1000

/** Bulk jobs run beside the calls that users wait for: one record at a time for each user, and a few for all users. */
const share = {
  all: 3,
  ofOne: 1,
  waiting: { all: 10_000, ofOne: 100 },
  refusal: 'Too many requests. Try again in a moment.',
} as const

/** Stores the result of a record and its request body in the transaction. */
type Keep = (tx: Transaction, sent: Sent) => Promise<unknown>

/** The processing of one record of a job. */
export interface Step {
  id: number
  actor: Actor
  endpoint: Endpoint
  /** Processes the record, in one transaction with its stored result. */
  do(keep: Keep): Promise<void>
}

/** Returns the step at each place, for the user's permissions at that moment. */
type Steps = (job: BulkJob) => Promise<(place: number, actor: Actor) => Step>

/** A step that makes a call. */
export function callStep(
  { pool, queryCache, routes }: Pick<Kernel, 'pool' | 'queryCache' | 'routes'>,
  one: OneOfMany,
): Step {
  return {
    ...one,
    do: async (keep) =>
      await transaction(pool, one.actor, async (tx) => {
        tx.afterCommit(() => queryCache.drop())
        await keep(tx, await doOne(routes, one, tx))
      }),
  }
}

/** Runs jobs record by record, each in its own transaction like a single call, and continues jobs of other nodes. */
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

  /** The step at a place; null if its user is not allowed any more, or if the job was stopped. */
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
        // Another node has taken over this job.
        if (isTaken(error)) return
        // The database cannot be reached for a while; the next request for the job's progress continues it.
        if (++failures === attempts) return
        await sleep(pauseMs * failures)
        place--
      }
    }
  }

  /** Starts a job without waiting for its end. */
  function begin(job: BulkJob): void {
    if (running.has(job.id)) return
    running.add(job.id)
    void run(job)
      // The next request for the job's progress continues it.
      .catch((error: unknown) =>
        process.stderr.write(logLine('warn', `A job of many stopped: ${String(error)}`)),
      )
      .finally(() => running.delete(job.id))
  }

  return {
    begin,
    /** Continues a job that its node has left; called when a user requests its progress. */
    takeUp: (job: BulkJob, silentS: number) => {
      if (silentS > leftAfterS) begin(job)
    },
  }
}

/**
 * The reason why a record was refused. A fault of the program is logged, and the other records go on. Errors beyond
 * this record, such as an unreachable database, are thrown again.
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

/** Whether the result of a record was already stored. */
function isTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'bulk_row_pkey'
}
