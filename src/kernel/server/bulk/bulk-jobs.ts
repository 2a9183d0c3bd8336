import sql, { type Sql } from 'sql-template-tag'
import type { Said } from '../../../words/sentences.ts'
import { whereAll } from '../lists/list.ts'
import type { Db } from '../database/query.ts'
import { shownIn } from '../shown-in.ts'
import type { BulkDeeds, Sent } from './bulk-deed.ts'

/** Something that a person does with many records. */
export interface BulkJob {
  id: string
  resource: string
  action: string
  sent: Sent
  ids: number[]
  /** The job that it takes back. */
  undoes: string | null
}

export interface Refused {
  id: number
  label: string
  why: Said
}

/** How far a job has come. */
export interface Progress {
  through: number
  failed: Refused[]
  /** How long ago something was heard of it. */
  silent_s: number
  undone: boolean
}

const kept = sql`now() - interval '7 days'`
const columns = sql`id, resource, action, sent, ids, undoes`

/** Keeps a new job of a person; those of a week ago are forgotten. */
export async function keepJob(db: Db, user: number, job: Omit<BulkJob, 'id'>): Promise<BulkJob> {
  await db.run(sql`delete from bulk_job where user_id = ${user} and created_at < ${kept}`)
  const stored = await db.row<BulkJob>(sql`
    insert into bulk_job (user_id, resource, action, sent, ids, undoes)
    values (${user}, ${job.resource}, ${job.action}, ${JSON.stringify(job.sent)}, ${job.ids}, ${job.undoes})
    returning ${columns}`)
  if (!stored) throw new Error('A job was not kept.')
  return stored
}

/** A job of a person; undefined for another's. */
export async function jobOf(db: Db, user: number, id: string): Promise<BulkJob | undefined> {
  // What is no key at all is nobody's.
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined
  return await db.row<BulkJob>(
    sql`select ${columns} from bulk_job where id = ${id}::uuid and user_id = ${user}`,
  )
}

/** How far a job has come, with all that was refused. */
export async function progressOf(db: Db, { id }: BulkJob): Promise<Progress> {
  const found = await db.row<Progress>(sql`
    select (select count(*) from bulk_row where job = ${id}::uuid) as through,
      (select coalesce(json_agg(json_build_object('id', record, 'label', label, 'why', why) order by place), '[]')
        from bulk_row where job = ${id}::uuid and why is not null) as failed,
      (select extract(epoch from now() - greatest(j.created_at,
        (select max(at) from bulk_row where job = j.id)))::integer) as silent_s,
      exists (select from bulk_job where undoes = j.id) as undone
    from bulk_job j where j.id = ${id}::uuid`)
  if (!found) throw new Error('A job is gone.')
  return found
}

/** What was done, the last first, with what each call was sent. */
export async function doneOf(db: Db, id: string): Promise<{ record: number; sent: Sent }[]> {
  return await db.rows(
    sql`select record, sent from bulk_row where job = ${id}::uuid and why is null order by place desc`,
  )
}

/** What a record is called; its key where it is not there any more. */
export async function labelOf(db: Db, { entity, named }: BulkDeeds, id: number): Promise<string> {
  const where = whereAll([sql`t.id = ${id}`, ...db.seen(entity)])
  const found = await db.row<{ label: string | null }>(
    sql`select ${named} as label from ${shownIn(entity)} t ${where}`,
  )
  return found?.label ?? `#${id}`
}

/** Keeps what came of one record; who is the second to do so is refused by the key of the row. */
export function rowKept(
  job: string,
  place: number,
  { record, ...came }: { record: number; sent?: Sent; why?: Said; label?: string },
): Sql {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  return sql`
    insert into bulk_row (job, place, record, sent, why, label)
    values (${job}::uuid, ${place}, ${record}, ${json(came.sent)}, ${json(came.why)}, ${came.label ?? null})`
}
