import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../contract/access.ts'
import type { ReplyOf } from '../../contract/endpoint.ts'
import type { bulkEndpoints } from '../../contract/endpoints/bulk.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { validationProblem } from '../../contract/problem.ts'
import { whereAll } from '../database/where.ts'
import { madeBy } from '../database/advisory-locks.ts'
import type { Count, Db, Transaction } from '../database/query.ts'
import { shownIn } from '../database/shown-in.ts'
import type { BulkActions, Sent } from './bulk-action.ts'

/** A bulk action on the records that a user has chosen. */
export interface BulkJob {
  id: string
  /** The user who started it. */
  user_id: number
  resource: string
  action: string
  sent: Sent
  ids: number[]
  /** The job that this job undoes. */
  undoes: string | null
}

type ListedJob = Omit<ReplyOf<typeof bulkEndpoints.running>['results'][number], 'user_name' | 'undoable'> &
  Pick<BulkJob, 'user_id'>

export interface Refused {
  id: number
  label: string
  why: DisplayText
}

export interface Progress {
  through: number
  failed: Refused[]
  /** The seconds since its last record or, without one, since its start. */
  silent_s: number
  undone: boolean
  stopped: boolean
}

const kept = sql`now() - interval '7 days'`
const keptMost = 200
const atWorkMost = 2

/** Whether a job `j` still has records to process; a job without progress for five minutes has lost its node. */
export const jobAtWork = sql`j.stopped_at is null and j.action <> 'export'
  and greatest(j.created_at, (select max(at) from bulk_row where job = j.id)) > now() - interval '5 minutes'
  and (select count(*) from bulk_row where job = j.id) < cardinality(j.ids)`
const columns = sql`id, user_id, resource, action, sent, ids, undoes`

/** Throws if the user has the maximum number of running jobs; simultaneous starts wait for each other. */
async function assertPlace(tx: Transaction, user: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${madeBy(user, 'bulk_job')})`)
  const own = await tx.row<Count>(sql`
    select count(*) as count from bulk_job j
    where j.user_id = ${user} and j.created_at > now() - interval '1 day' and ${jobAtWork}`)
  if ((own?.count ?? 0) >= atWorkMost)
    throw validationProblem({
      action: [
        message('No more than {most} bulk actions run at once. Wait until one ends, or stop it.', {
          most: atWorkMost,
        }),
      ],
    })
}

/** Stores a new job of a user. Ended jobs older than a week are deleted, and the oldest beyond two hundred. */
export async function keepJob(tx: Transaction, job: Omit<BulkJob, 'id'>): Promise<BulkJob> {
  if (job.action !== 'export') await assertPlace(tx, job.user_id)
  await tx.run(sql`
    delete from bulk_job j where user_id = ${job.user_id} and not (${jobAtWork}) and (created_at < ${kept} or id in (
      select id from bulk_job where user_id = ${job.user_id} order by created_at desc offset ${keptMost}))`)
  const stored = await tx.row<BulkJob>(sql`
    insert into bulk_job (user_id, resource, action, sent, ids, undoes)
    values (${job.user_id}, ${job.resource}, ${job.action}, ${JSON.stringify(job.sent)}, ${job.ids}, ${job.undoes})
    returning ${columns}`)
  if (!stored) throw new Error('A job was not kept.')
  return stored
}

/** The user's own job, or any job for superusers; undefined for another user's. */
export async function jobOf(
  db: Db,
  { id: user, isSuperuser }: Actor,
  id: string,
): Promise<BulkJob | undefined> {
  // A malformed key is nobody's job.
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined
  return await db.row<BulkJob>(
    sql`select ${columns} from bulk_job where id = ${id}::uuid and (user_id = ${user} or ${isSuperuser})`,
  )
}

/** Stops a job: processed records stay as they are, and no other record follows. */
export async function stopJob(db: Db, { id }: Pick<BulkJob, 'id'>): Promise<void> {
  await db.run(sql`update bulk_job set stopped_at = now() where id = ${id}::uuid and stopped_at is null`)
}

/** Whether a job was stopped. */
export async function isStopped(db: Db, { id }: Pick<BulkJob, 'id'>): Promise<boolean> {
  return (
    (await db.row(sql`select from bulk_job where id = ${id}::uuid and stopped_at is not null`)) !== undefined
  )
}

/** All running jobs of all users, then the jobs of the last day that can still be undone; each newest first. */
export async function jobsListed(db: Db): Promise<ListedJob[]> {
  return await db.rows(sql`
    select j.id as job, j.user_id, j.resource, j.action, j.undoes is not null as is_undo, j.created_at as begun_at,
      come.through - come.failed as done, come.failed, cardinality(j.ids) as of, its.state
    from bulk_job j
    cross join lateral (select count(*) as through, count(why) as failed from bulk_row where job = j.id) come
    cross join lateral (select case when come.through >= cardinality(j.ids) then 'done'
      when j.stopped_at is not null then 'stopped' else 'running' end as state) its
    where j.action <> 'export' and j.created_at > now() - interval '1 day'
      and (its.state = 'running' or come.through > come.failed and j.undoes is null
        and not exists (select from bulk_job back where back.undoes = j.id))
    order by its.state = 'running' desc, j.created_at desc limit 100`)
}

/** The progress of a job, with all refused records. */
export async function progressOf(db: Db, { id }: BulkJob): Promise<Progress> {
  const found = await db.row<Progress>(sql`
    select (select count(*) from bulk_row where job = ${id}::uuid) as through,
      (select coalesce(json_agg(json_build_object('id', record, 'label', label, 'why', why) order by place), '[]')
        from bulk_row where job = ${id}::uuid and why is not null) as failed,
      (select extract(epoch from now() - greatest(j.created_at,
        (select max(at) from bulk_row where job = j.id)))::integer) as silent_s,
      exists (select from bulk_job where undoes = j.id) as undone, j.stopped_at is not null as stopped
    from bulk_job j where j.id = ${id}::uuid`)
  if (!found) throw new Error('A job is gone.')
  return found
}

/** The records that were processed, the last first, with the body of each call. */
export async function doneOf(db: Db, id: string): Promise<{ record: number; sent: Sent }[]> {
  return await db.rows(
    sql`select record, sent from bulk_row where job = ${id}::uuid and why is null order by place desc`,
  )
}

/** The label of a record; its key if the record does not exist any more or is not visible. */
export async function labelOf(db: Db, { entity, named }: BulkActions, id: number): Promise<string> {
  const where = whereAll([sql`t.id = ${id}`, ...db.visibleTo(entity)])
  const found = await db.row<{ label: string | null }>(
    sql`select ${named} as label from ${shownIn(entity)} t ${where}`,
  )
  return found?.label ?? `#${id}`
}

/** SQL that stores the result of one record; the primary key refuses a second result for the same place. */
export function rowKept(
  job: string,
  place: number,
  { record, ...came }: { record: number; sent?: Sent; why?: DisplayText; label?: string },
): Sql {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  return sql`
    insert into bulk_row (job, place, record, sent, why, label)
    values (${job}::uuid, ${place}, ${record}, ${json(came.sent)}, ${json(came.why)}, ${came.label ?? null})`
}
