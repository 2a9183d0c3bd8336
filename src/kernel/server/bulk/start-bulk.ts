import type { FastifyReply } from 'fastify'
import type { Actor } from '../../contract/access.ts'
import { checkAll } from '../../contract/checks.ts'
import { type Endpoint, listQuery } from '../../contract/endpoint.ts'
import { bulkEndpoints, bulkMax, bulkPapersMost } from '../../contract/endpoints/bulk.ts'
import { Problem, validationProblem } from '../../contract/problem.ts'
import { formatCount } from '../../contract/values/formats.ts'
import { message } from '../../../i18n/messages.ts'
import type { Db, Transaction } from '../database/query.ts'
import { rolledBack } from '../database/transaction.ts'
import { assertMay } from '../http/authorization.ts'
import type { Call } from '../http/routes.ts'
import type { Kernel } from '../kernel.ts'
import { assertIsList, listedIn } from '../lists/listed.ts'
import type { BulkAction, BulkActions, Sent } from './bulk-action.ts'
import { type BulkJob, keepJob, labelOf, type Refused, rowKept } from './bulk-jobs.ts'
import { type BulkWork, oneOf } from './bulk-work.ts'
import { chosenIds } from './chosen-ids.ts'
import { attempt } from './one-of-many.ts'
import { forgetPrintedFiles } from './printed-files.ts'

/** A requested job that has not started. */
type NewJob = Omit<BulkJob, 'id'>

interface BulkActionAsked {
  actor: Actor
  kind: BulkActions
  bulkAction: BulkAction
}

interface PapersAsked {
  actor: Actor
  kind: BulkActions
  /** The call that returns one document. */
  endpoint: Endpoint
  sent: Sent
}

function nothingDone(cannot: readonly Refused[]): Problem {
  const text = message('Nothing was changed. Records that failed: {many}.', {
    many: formatCount(cannot.length),
  })
  return new Problem('conflict', text, { cannot })
}

const tried = (ids: readonly number[], cannot: Refused[]) => ({
  data: null,
  can: ids.length - cannot.length,
  cannot,
})

const begun = ({ id }: BulkJob) => ({ data: { job: id }, can: null, cannot: [] })

/** The number of records that a dry run tries in one transaction: a few tenths of a second at most. */
const triedAtOnce = 25

/** Mounts the call that starts a bulk action; each record is changed by the call for one record. */
export function startBulkRoute(
  kernel: Kernel,
  { kindOf, bulkActionOf, paperOf, papers, runner }: BulkWork,
): void {
  const { routes, pool, lists, may, policies, assertConfirmed } = kernel

  /** Runs or tries an action on records in one transaction. Returns the refused records, and what was sent for the others. */
  async function each(
    tx: Transaction,
    { ids, ...job }: NewJob,
    { kind, bulkAction, actor }: BulkActionAsked,
    isTried: boolean,
  ) {
    const cannot: Refused[] = []
    const sent: Sent[] = []
    for (const id of ids) {
      const came = await attempt(routes, oneOf(job, bulkAction, { actor, id }), tx, isTried)
      if ('sent' in came) sent.push(came.sent)
      else cannot.push({ id, why: came.why, label: await labelOf(tx, kind, id) })
    }
    return { cannot, sent }
  }

  /**
   * Returns the records that an action would be refused for. The connection is returned to the pool between slices, and
   * a dry run ends when its client has disconnected.
   */
  async function refusedOf(job: NewJob, asked: BulkActionAsked, { raw }: FastifyReply): Promise<Refused[]> {
    const refused: Refused[] = []
    for (let start = 0; start < job.ids.length && !raw.destroyed; start += triedAtOnce) {
      const some = { ...job, ids: job.ids.slice(start, start + triedAtOnce) }
      const { cannot } = await rolledBack(pool, asked.actor, (tx) =>
        each(policies.restrict(tx, asked.actor), some, asked, true),
      )
      refused.push(...cannot)
    }
    return refused
  }

  /** Starts an action as a job, record by record, or runs it on all records in one transaction. */
  async function startBulkAction(tx: Transaction, job: NewJob, asked: BulkActionAsked, isWhole: boolean) {
    if (!isWhole) {
      const stored = await keepJob(tx, job)
      tx.afterCommit(() => runner.begin(stored))
      return begun(stored)
    }
    // One transaction locks all records, in the order of their ids, so that two transactions cannot deadlock.
    const ids = job.ids.toSorted((one, other) => one - other)
    const stored = await keepJob(tx, { ...job, ids })
    const { cannot, sent } = await each(tx, stored, asked, false)
    if (cannot.length > 0) throw nothingDone(cannot)
    for (const [place, record] of ids.entries()) {
      await tx.run(rowKept(stored.id, place, { record, sent: sent[place] ?? {} }))
    }
    return begun(stored)
  }

  /** Starts the job that renders the papers, each once. */
  async function startPapers(tx: Transaction, job: NewJob, asked: PapersAsked, isWhole: boolean) {
    const ids = await papers.onceEach(tx, job.ids, asked)
    const cannot = isWhole ? await papers.refused(tx, asked.kind, { ...asked, ids }) : []
    if (cannot.length > 0) throw nothingDone(cannot)
    await forgetPrintedFiles(tx)
    const stored = await keepJob(tx, { ...job, ids })
    tx.afterCommit(() => runner.begin(stored))
    return begun(stored)
  }

  /** Checks the request and the user's permissions, and returns the action with the ids of its records. */
  async function asked({ body, actor }: Call<typeof bulkEndpoints.start>, db: Db) {
    const { resource, action } = body
    assertIsList(lists, resource)
    const [listed, kind, bulkAction] = [listedIn(lists, resource), kindOf(resource), bulkActionOf(body)]
    const paper = paperOf(body)
    if (!listed || (!bulkAction && !paper && action !== 'export')) {
      throw validationProblem({ action: ['This bulk action is not available for these records.'] })
    }
    const { entity } = listed
    assertMay({ may }, actor, { resource: entity.resource, verb: 'view' })
    if (bulkAction) assertMay({ may }, actor, bulkAction.endpoint.access)
    const sent = checkAll(bulkAction?.values ?? paper?.query ?? {}, body.values ?? {})
    const query = { ...listQuery, ...entity.filters }
    const most = paper ? bulkPapersMost : bulkMax
    const ids = await chosenIds(policies.restrict(db, actor), listed, { ...body, query, actor, most })
    return {
      job: { user_id: actor.id, resource, action, sent, ids, undoes: null },
      papers: kind && paper ? { kind, endpoint: paper, actor, sent } : null,
      action: kind && bulkAction ? { kind, bulkAction, actor } : null,
    }
  }

  routes.command(
    bulkEndpoints.start,
    async (call, tx) => {
      const { job, ...wanted } = await asked(call, tx)
      if (wanted.action?.bulkAction.asksPassword) await assertConfirmed(call.token)
      const isWhole = call.body.all_or_nothing
      if (wanted.papers) return await startPapers(tx, job, wanted.papers, isWhole)
      const seen = policies.restrict(tx, call.actor)
      if (wanted.action) return await startBulkAction(seen, job, wanted.action, isWhole)
      return begun(await keepJob(tx, job))
    },
    async (call, db, reply) => {
      const { job, ...wanted } = await asked(call, db)
      if (wanted.papers) {
        const ids = await papers.onceEach(db, job.ids, wanted.papers)
        return tried(ids, await papers.refused(db, wanted.papers.kind, { ...wanted.papers, ids }))
      }
      return tried(job.ids, wanted.action ? await refusedOf(job, wanted.action, reply) : [])
    },
  )
}
