import sql from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import { checkAll } from '../../contract/checks.ts'
import { type Endpoint, listQuery, type ReplyOf } from '../../contract/endpoint.ts'
import { bulkEndpoints } from '../../contract/endpoints/bulk.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database/query.ts'
import { assertMay } from '../http/authorization.ts'
import { apiBase } from '../http/mount.ts'
import type { Kernel } from '../kernel.ts'
import { sendExport } from '../lists/export.ts'
import { listedIn } from '../lists/listed.ts'
import type { BulkActions } from './bulk-action.ts'
import { type BulkJob, doneOf, jobOf, jobsListed, keepJob, progressOf, stopJob } from './bulk-jobs.ts'
import { bulkWork } from './bulk-work.ts'
import { startBulkRoute } from './start-bulk.ts'

const addressOf = ({ path }: Endpoint, { id }: BulkJob) => apiBase + path.replace(':job', id)

/** Mounts the calls of bulk actions. */
export function bulkRoutes(kernel: Kernel, kinds: readonly BulkActions[]): void {
  const { routes, lists, may, issuer, personNow } = kernel
  const work = bulkWork(kernel, kinds)
  const { kindOf, bulkActionOf, paperOf, papers, runner } = work
  startBulkRoute(kernel, work)

  async function own(db: Db, actor: Actor, params: Readonly<Record<string, string>>): Promise<BulkJob> {
    const job = await jobOf(db, actor, params['job'] ?? '')
    if (!job) throw new Problem('not_found', 'Not found. The record may have been deleted.')
    return job
  }

  routes.query(
    bulkEndpoints.read,
    async ({ params, actor }, db): Promise<ReplyOf<typeof bulkEndpoints.read>> => {
      const job = await own(db, actor, params)
      const of = job.ids.length
      if (job.action === 'export') {
        const url = addressOf(bulkEndpoints.file, job)
        return { done: of, of, failed: [], state: 'done', url, undoable: false }
      }
      const { through, failed, silent_s, undone, stopped } = await progressOf(db, job)
      const done = through - failed.length
      const isWhole = through >= of
      const isEnded = isWhole || stopped
      if (!isEnded) runner.takeUp(job, silent_s)
      return {
        done,
        of,
        failed,
        state: !isEnded ? 'running' : !isWhole ? 'stopped' : done === 0 && of > 0 ? 'refused' : 'done',
        url: isEnded && done > 0 && paperOf(job) ? addressOf(bulkEndpoints.papers, job) : null,
        undoable:
          isEnded && done > 0 && !undone && job.undoes === null && bulkActionOf(job)?.undo !== undefined,
      }
    },
  )

  routes.command(bulkEndpoints.undo, async ({ params, actor }, tx) => {
    const job = await own(tx, actor, params)
    // Locks the job, so that it is undone only once.
    await tx.run(sql`select id from bulk_job where id = ${job.id}::uuid for update`)
    const { through, undone, stopped } = await progressOf(tx, job)
    const undo = bulkActionOf(job)?.undo
    if (!undo || job.undoes !== null || undone || (through < job.ids.length && !stopped)) {
      throw new Problem('conflict', 'This action cannot be undone, or has already been undone.')
    }
    assertMay({ may }, actor, undo.endpoint.access)
    const ids = (await doneOf(tx, job.id)).map(({ record }) => record)
    const { resource, action, sent } = job
    const back = await keepJob(tx, { user_id: actor.id, resource, action, sent, ids, undoes: job.id })
    tx.afterCommit(() => runner.begin(back))
    return { data: { job: back.id } }
  })

  routes.query(bulkEndpoints.running, async (_call, db) => {
    const hasUndo = (job: Pick<BulkJob, 'resource' | 'action'>) => bulkActionOf(job)?.undo !== undefined
    const listed = await jobsListed(db)
    const results = await Promise.all(
      listed
        .filter((job) => job.state === 'running' || hasUndo(job))
        .map(async ({ user_id, ...job }) => ({
          ...job,
          user_name: (await personNow(user_id))?.name ?? null,
          undoable: job.state !== 'running' && hasUndo(job),
        })),
    )
    return { results, count: results.length }
  })

  routes.command(bulkEndpoints.stop, async ({ params, actor }, tx) => {
    await stopJob(tx, await own(tx, actor, params))
    return null
  })

  routes.query(bulkEndpoints.file, async ({ params, actor, query, t }, db, reply) => {
    const job = await own(db, actor, params)
    const listed = listedIn(lists, job.resource)
    if (!listed || job.action !== 'export')
      throw new Problem('not_found', 'Not found. The record may have been deleted.')
    const { entity, optionsFor } = listed
    assertMay({ may }, actor, { resource: entity.resource, verb: 'view' })
    const options = await optionsFor(checkAll({ ...listQuery, ...entity.filters }, {}), db, actor)
    return await sendExport({ reply, t, issuer: await issuer() }, db, entity, {
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
    if (!kind || !paperOf(job)) throw new Problem('not_found', 'Not found. The record may have been deleted.')
    return { job, kind }
  })
}
