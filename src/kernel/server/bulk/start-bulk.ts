import type { Actor } from '../../contract/access.ts'
import { checkAll } from '../../contract/checks.ts'
import { type Endpoint, listQuery } from '../../contract/endpoint.ts'
import { bulkEndpoints, bulkMax, bulkPapersMost } from '../../contract/endpoints/bulk.ts'
import { Problem, validationProblem } from '../../contract/problem.ts'
import { formatCount } from '../../contract/values/formats.ts'
import { message } from '../../../i18n/messages.ts'
import type { Transaction } from '../database/query.ts'
import { assertMay } from '../http/authorization.ts'
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

interface How {
  actor: Actor
  /** Dry run: only returns the records that would be refused. */
  isTried: boolean
  /** All records are processed, or none. */
  isWhole: boolean
}

interface BulkActionAsked extends How {
  kind: BulkActions
  bulkAction: BulkAction
}

interface PapersAsked extends How {
  kind: BulkActions
  /** The call that returns one document. */
  endpoint: Endpoint
}

function nothingDone(cannot: readonly Refused[]): Problem {
  const text = message('Nothing was changed. Records that failed: {many}.', {
    many: formatCount(cannot.length),
  })
  return new Problem('conflict', text, { cannot })
}

const tried = ({ ids }: NewJob, cannot: Refused[]) => ({
  data: null,
  can: ids.length - cannot.length,
  cannot,
})

const begun = ({ id }: BulkJob) => ({ data: { job: id }, can: null, cannot: [] })

/** Mounts the call that starts a bulk action. */
export function startBulkRoute(
  kernel: Kernel,
  { kindOf, bulkActionOf, paperOf, papers, runner }: BulkWork,
): void {
  const { routes, lists, may, policies } = kernel

  /** Processes all records in one transaction, or in a dry run; returns the refused ones. */
  async function all(tx: Transaction, job: NewJob, { kind, bulkAction, actor, isTried }: BulkActionAsked) {
    const cannot: Refused[] = []
    const sent: Sent[] = []
    for (const id of job.ids) {
      const came = await attempt(routes, oneOf(job, bulkAction, { actor, id }), tx, isTried)
      if ('sent' in came) sent.push(came.sent)
      else cannot.push({ id, why: came.why, label: await labelOf(tx, kind, id) })
    }
    return { cannot, sent }
  }

  /** Starts a bulk action, either record by record or with all records in one transaction. */
  async function startBulkAction(tx: Transaction, job: NewJob, asked: BulkActionAsked) {
    const { isTried, isWhole } = asked
    if (isTried) return tried(job, (await all(tx, job, asked)).cannot)
    if (!isWhole) {
      const stored = await keepJob(tx, job)
      tx.afterCommit(() => runner.begin(stored))
      return begun(stored)
    }
    // One transaction locks all records: by their keys, so that two transactions never wait for each other.
    const ids = job.ids.toSorted((one, other) => one - other)
    const stored = await keepJob(tx, { ...job, ids })
    const { cannot, sent } = await all(tx, stored, asked)
    if (cannot.length > 0) throw nothingDone(cannot)
    for (const [place, record] of ids.entries()) {
      await tx.run(rowKept(stored.id, place, { record, sent: sent[place] ?? {} }))
    }
    return begun(stored)
  }

  /** Starts rendering the documents, each once. */
  async function startPapers(tx: Transaction, { ids, ...rest }: NewJob, asked: PapersAsked) {
    const { kind, endpoint, actor, isTried, isWhole } = asked
    const one = { endpoint, actor, sent: rest.sent }
    const job = { ...rest, ids: await papers.onceEach(tx, ids, one) }
    const cannot = isTried || isWhole ? await papers.refused(tx, kind, { ...one, ids: job.ids }) : []
    if (isTried) return tried(job, cannot)
    if (cannot.length > 0) throw nothingDone(cannot)
    await forgetPrintedFiles(tx)
    const stored = await keepJob(tx, job)
    tx.afterCommit(() => runner.begin(stored))
    return begun(stored)
  }

  routes.command(bulkEndpoints.start, async ({ body, actor }, tx) => {
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
    const seen = policies.restrict(tx, actor)
    const query = { ...listQuery, ...entity.filters }
    const most = paper ? bulkPapersMost : bulkMax
    const ids = await chosenIds(seen, listed, { ...body, query, actor, most })
    const job = { user_id: actor.id, resource, action, sent, ids, undoes: null }
    const how = { actor, isTried: body.dry_run, isWhole: body.all_or_nothing }
    if (kind && paper) return await startPapers(tx, job, { kind, endpoint: paper, ...how })
    if (kind && bulkAction) return await startBulkAction(seen, job, { kind, bulkAction, ...how })
    return how.isTried ? tried(job, []) : begun(await keepJob(tx, job))
  })
}
