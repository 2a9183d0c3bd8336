import sql from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import { checkAll } from '../../contract/checks.ts'
import { type Endpoint, listQuery, type ReplyOf } from '../../contract/endpoint.ts'
import { bulkEndpoints, bulkMost, bulkPapersMost } from '../../contract/endpoints/bulk.ts'
import { formatCount } from '../../contract/values/formats.ts'
import { Problem, validationProblem } from '../../contract/problem.ts'
import { told } from '../../../words/sentences.ts'
import { type Db, queryable, type Transaction } from '../database/query.ts'
import type { Kernel } from '../kernel.ts'
import { sendExport } from '../lists/export.ts'
import { assertMay } from '../http/gate.ts'
import { apiBase } from '../http/mount.ts'
import { conditionsOf } from '../records/sight.ts'
import type { BulkDeed, BulkDeeds, Sent } from './bulk-deed.ts'
import {
  type BulkJob,
  doneOf,
  jobOf,
  keepJob,
  labelOf,
  progressOf,
  type Refused,
  rowKept,
} from './bulk-jobs.ts'
import { chosenIds } from './chosen-ids.ts'
import { attempt, type OneOfMany } from './one-of-many.ts'
import { printMany } from './print-many.ts'
import { callStep, jobRunner } from './run-job.ts'

const nothing = async () => ({})

const addressOf = ({ path }: Endpoint, { id }: BulkJob) => apiBase + path.replace(':job', id)

function nothingDone(cannot: readonly Refused[]): Problem {
  const said = told('Nothing was done: {many} of them were refused.', { many: formatCount(cannot.length) })
  return new Problem('conflict', said, { cannot })
}

/** Many records at once, each by the call that there is for one. */
export function bulkRoutes(kernel: Kernel, kinds: readonly BulkDeeds[]): void {
  const { routes, pool, lists, may, issuer } = kernel
  const kindOf = (name: string) => kinds.find(({ entity }) => entity.name === name)
  const deedOf = ({ resource, action }: Pick<BulkJob, 'resource' | 'action'>): BulkDeed | undefined =>
    Object.entries(kindOf(resource)?.deeds ?? {}).find(([name]) => name === action)?.[1]
  const paperOf = ({ resource, action }: Pick<BulkJob, 'resource' | 'action'>) =>
    action === 'print' ? kindOf(resource)?.paper : undefined
  const papers = printMany(kernel)

  const runner = jobRunner(
    kernel,
    ({ resource }) => {
      const kind = kindOf(resource)
      if (!kind) throw new Error(`Nothing is done with many of ${resource}.`)
      return kind
    },
    async (job, actor) => {
      const endpoint = paperOf(job)
      if (endpoint) {
        const { sent } = job
        return (place) => papers.step(job, place, { endpoint, actor, sent, id: job.ids[place] ?? 0 })
      }
      const deed = deedOf(job)
      if (!deed) throw new Error(`${job.action} is not done with many of ${job.resource}.`)
      const back = job.undoes === null ? [] : await doneOf(queryable(pool), job.undoes)
      return (place) =>
        callStep(kernel, oneOf(job, deed, { actor, id: job.ids[place] ?? 0, done: back[place]?.sent }))
    },
  )

  /** What is done with one record of a job, or taken back of it. */
  function oneOf(
    { undoes, sent }: Pick<BulkJob, 'undoes' | 'sent'>,
    { endpoint, send, undo }: BulkDeed,
    { actor, id, done = {} }: { actor: Actor; id: number; done?: Sent | undefined },
  ): OneOfMany {
    if (undoes === null || !undo) {
      return { endpoint, id, actor, send: (tx) => (send ?? nothing)(tx, id, sent) }
    }
    return { endpoint: undo.endpoint, id, actor, send: async () => undo.send?.(id, done) ?? {} }
  }

  /** Does all of them in one transaction, or only looks; answers with which it could not be done. */
  async function all(
    tx: Transaction,
    job: Omit<BulkJob, 'id'>,
    { kind, deed, actor, isTried }: { kind: BulkDeeds; deed: BulkDeed; actor: Actor; isTried: boolean },
  ) {
    const cannot: Refused[] = []
    const sent: Sent[] = []
    for (const id of job.ids) {
      const came = await attempt(routes, oneOf(job, deed, { actor, id }), tx, isTried)
      if ('sent' in came) sent.push(came.sent)
      else cannot.push({ id, why: came.why, label: await labelOf(tx, kind, id) })
    }
    return { cannot, sent }
  }

  /** Begins what is done record by record in any case, or only tells with which it could not be done. */
  async function begin(
    tx: Transaction,
    job: Omit<BulkJob, 'id'>,
    how: { actor: Actor; refused(): Promise<Refused[]>; isTried: boolean; isWhole: boolean },
  ) {
    const cannot = how.isTried || how.isWhole ? await how.refused() : []
    if (how.isTried) return { data: null, can: job.ids.length - cannot.length, cannot }
    if (cannot.length > 0) throw nothingDone(cannot)
    await papers.tidy(tx)
    const stored = await keepJob(tx, how.actor.id, job)
    tx.afterCommit(() => runner.begin(stored, how.actor))
    return { data: { job: stored.id }, can: null, cannot: [] }
  }

  async function own(db: Db, actor: Actor, params: Readonly<Record<string, string>>): Promise<BulkJob> {
    const job = await jobOf(db, actor.id, params['job'] ?? '')
    if (!job) throw new Problem('not_found', 'There is nothing here.')
    return job
  }

  routes.command(bulkEndpoints.start, async ({ body, actor }, tx) => {
    const { resource, action } = body
    const [listed, kind, deed] = [lists.get(resource), kindOf(resource), deedOf({ resource, action })]
    const paper = paperOf({ resource, action })
    if (!listed || (!deed && !paper && action !== 'export')) {
      throw validationProblem({ action: ['This is not done with many of these records.'] })
    }
    const { entity } = listed
    assertMay({ may }, actor, { resource: entity.resource, verb: 'view' })
    if (deed) assertMay({ may }, actor, deed.endpoint.access)
    const values = checkAll(deed?.values ?? paper?.query ?? {}, body.values ?? {})
    const seen = { ...tx, seen: (of: typeof entity) => conditionsOf(kernel.sights.of(actor, of)) }
    const query = { ...listQuery, ...entity.filters }
    const most = paper ? bulkPapersMost : bulkMost
    const ids = await chosenIds(seen, listed, { ...body, query, actor, most })
    const job = { resource, action, sent: values, ids, undoes: null }
    if (kind && paper) {
      const one = { endpoint: paper, actor, sent: values }
      const once = await papers.onceEach(tx, ids, one)
      const refused = async () => await papers.refused(tx, kind, { ...one, ids: once })
      return await begin(
        tx,
        { ...job, ids: once },
        { actor, refused, isTried: body.dry_run, isWhole: body.all_or_nothing },
      )
    }
    if (!kind || !deed) {
      if (body.dry_run) return { data: null, can: ids.length, cannot: [] }
      return { data: { job: (await keepJob(tx, actor.id, job)).id }, can: null, cannot: [] }
    }
    const how = { kind, deed, actor }
    if (body.dry_run) {
      const { cannot } = await all(seen, job, { ...how, isTried: true })
      return { data: null, can: ids.length - cannot.length, cannot }
    }
    const stored = await keepJob(tx, actor.id, job)
    if (body.all_or_nothing) {
      const { cannot, sent } = await all(seen, job, { ...how, isTried: false })
      if (cannot.length > 0) {
        throw nothingDone(cannot)
      }
      for (const [place, record] of ids.entries()) {
        await tx.run(rowKept(stored.id, place, { record, sent: sent[place] ?? {} }))
      }
    } else tx.afterCommit(() => runner.begin(stored, actor))
    return { data: { job: stored.id }, can: null, cannot: [] }
  })

  routes.query(
    bulkEndpoints.read,
    async ({ params, actor }, db): Promise<ReplyOf<typeof bulkEndpoints.read>> => {
      const job = await own(db, actor, params)
      const of = job.ids.length
      if (job.action === 'export') {
        const url = addressOf(bulkEndpoints.file, job)
        return { done: of, of, failed: [], state: 'done', url, undoable: false }
      }
      const { through, failed, silent_s, undone } = await progressOf(db, job)
      const done = through - failed.length
      const isEnded = through >= of
      if (!isEnded) runner.takeUp(job, actor, silent_s)
      return {
        done,
        of,
        failed,
        state: !isEnded ? 'running' : done === 0 && of > 0 ? 'refused' : 'done',
        url: isEnded && done > 0 && paperOf(job) ? addressOf(bulkEndpoints.papers, job) : null,
        undoable: isEnded && done > 0 && !undone && job.undoes === null && deedOf(job)?.undo !== undefined,
      }
    },
  )

  routes.command(bulkEndpoints.undo, async ({ params, actor }, tx) => {
    const job = await own(tx, actor, params)
    // Who is quicker takes it back, and the other is told so.
    await tx.run(sql`select id from bulk_job where id = ${job.id}::uuid for update`)
    const { through, undone } = await progressOf(tx, job)
    const undo = deedOf(job)?.undo
    if (!undo || job.undoes !== null || undone || through < job.ids.length) {
      throw new Problem('conflict', 'This cannot be taken back, or has been already.')
    }
    assertMay({ may }, actor, undo.endpoint.access)
    const ids = (await doneOf(tx, job.id)).map(({ record }) => record)
    const { resource, action, sent } = job
    const back = await keepJob(tx, actor.id, { resource, action, sent, ids, undoes: job.id })
    tx.afterCommit(() => runner.begin(back, actor))
    return { data: { job: back.id } }
  })

  routes.query(bulkEndpoints.file, async ({ params, actor, query, say }, db, reply) => {
    const job = await own(db, actor, params)
    const listed = lists.get(job.resource)
    if (!listed || job.action !== 'export') throw new Problem('not_found', 'There is nothing here.')
    const { entity, optionsFor } = listed
    assertMay({ may }, actor, { resource: entity.resource, verb: 'view' })
    const options = await optionsFor(checkAll({ ...listQuery, ...entity.filters }, {}), db, actor)
    return await sendExport({ reply, say, issuer: await issuer() }, db, entity, {
      ...options,
      format: query.format,
      search: null,
      ordering: null,
      shown: undefined,
      where: [sql`t.id = any (${job.ids})`],
    })
  })

  papers.mount(async (db, actor, params) => {
    const job = await own(db, actor, params)
    const kind = kindOf(job.resource)
    if (!kind || !paperOf(job)) throw new Problem('not_found', 'There is nothing here.')
    return { job, kind }
  })
}
