import sql, { type Sql } from 'sql-template-tag'
import type { Actor } from '../../../kernel/contract/access.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { CheckedInput } from '../../../kernel/contract/fields.ts'
import { Problem, validationProblem } from '../../../kernel/contract/problem.ts'
import type { Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import { mountRemove } from '../../../kernel/server/records/crud.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { flagCondition, listPage } from '../../../kernel/server/lists/list.ts'
import { insertRow, lockRecord, readRecord, updateRow } from '../../../kernel/server/records/records.ts'
import { kindNamed } from '../../../kernel/server/lists/kind-named.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { companyToday } from '../../settings/settings.server.ts'
import {
  activePeople,
  type AllRecords,
  targetIsVisible,
  namesOfTargets,
  peopleWhoSee,
  ruleByTarget,
  targetColumns,
  targetVisible,
  targetsOf,
} from '../about/targets.server.ts'
import { isTheirs, type Task, task, taskEndpoints } from './tasks.contract.ts'

type Stored = Row<typeof task>

/** The user of the call and their language. */
interface Asking {
  actor: Actor
  t: Translate
}

/** The computed fields; the record that a task is about is returned only to users who may see it. */
function expressionsFor(all: AllRecords, db: Db): Record<string, Sql> {
  const seen = targetIsVisible(targetsOf(all), (entity) => db.visibleTo(entity))
  return {
    person_name: sql`(select full_name from users where id = t.person)`,
    resource: sql`case when ${seen} then t.resource end`,
    record: sql`case when ${seen} then t.record end`,
  }
}

/** Adds the names of the records that the tasks are about. */
async function named(all: AllRecords, db: Db, rows: readonly Stored[], t: Translate): Promise<Task[]> {
  const names = await namesOfTargets(targetsOf(all), db, rows, t)
  return rows.map((row) => ({ ...row, ...names(row) }))
}

/** Whether a task `t` is due on a day. */
export const taskIsDue = (day: string): Sql => sql`t.done_at is null and t.due_on <= ${day}::date`

/** The conditions of the list's filters; `today` is the company's current day. */
function where(query: CheckedInput<typeof task.filters>, actor: Actor, today: string): Sql[] {
  const { person, all, done, due, resource, record } = query
  const ofRecord = resource !== null && record !== null
  return [
    ...(ofRecord ? [sql`t.resource = ${resource} and t.record = ${record}`] : []),
    ...(person !== null || (!all && !ofRecord) ? [sql`t.person = ${person ?? actor.id}`] : []),
    ...flagCondition(done, sql`t.done_at is not null`),
    ...flagCondition(due, taskIsDue(today)),
  ]
}

/** Converts a time for the database; throws `validation_failed` if it is invalid. */
function moment(sent: string | null | undefined): string | null | undefined {
  if (sent === null || sent === undefined) return sent
  const at = new Date(sent)
  const year = at.getUTCFullYear()
  if (!(year >= 1900 && year <= 9999))
    throw validationProblem({ done_at: ['Enter a valid completion date.'] })
  return at.toISOString()
}

type Values = Partial<Pick<Stored, 'resource' | 'record' | 'person'>>

/** Throws unless the record of a task is visible to the author and the assignee is an active user. */
async function assertSound(
  all: AllRecords,
  tx: Transaction,
  { resource, record, person }: Values,
): Promise<void> {
  if (typeof resource === 'string') kindNamed(targetsOf(all), resource)
  if ((resource ?? null) === null ? (record ?? null) !== null : (record ?? null) === null)
    throw validationProblem({
      record: ['Enter both the record type and the record ID, or leave both empty.'],
    })
  if (typeof resource === 'string' && typeof record === 'number')
    await targetVisible(tx, all, { resource, record })
  if (typeof person !== 'number') return
  const found = await tx.row(sql`select id from users where id = ${person} and user_status = 'active'`)
  if (!found) throw validationProblem({ person: ['This user does not exist.'] })
}

function mount({ routes, queryCache, policies }: Kernel, all: AllRecords): void {
  const { list, read, create, update, remove, people } = taskEndpoints
  const record = async (db: Db, id: number, t: Translate): Promise<Task> => {
    const row = await readRecord<Stored>(db, task, id, expressionsFor(all, db))
    const [found] = await named(all, db, [row], t)
    if (!found) throw new Problem('not_found', 'This task does not exist.')
    return found
  }
  const ownToChange = async (tx: Transaction, id: number, { actor, t }: Asking) => {
    await lockRecord(tx, task, id)
    const found = await record(tx, id, t)
    if (!isTheirs(found, actor.id))
      throw new Problem(
        'permission_denied',
        'You can change only tasks that you created or that are assigned to you.',
      )
    return found
  }

  routes.query(list, async ({ query, actor, t }, db) => {
    const { resource, record: key } = query
    if (resource !== null) kindNamed(targetsOf(all), resource)
    if (resource !== null && key !== null) await targetVisible(db, all, { resource, record: key })
    const page = await listPage<Stored>({ db, queryCache }, task, query, {
      where: where(query, actor, await companyToday(db)),
      expressions: expressionsFor(all, db),
    })
    return { ...page, results: await named(all, db, page.results, t) }
  })

  routes.query(people, async ({ query: { resource, record: key } }, db) => {
    if (resource !== null) kindNamed(targetsOf(all), resource)
    if (resource === null || key === null) return { results: await activePeople(db) }
    const entity = await targetVisible(db, all, { resource, record: key })
    return { results: await peopleWhoSee(db, policies, entity, key) }
  })

  routes.query(read, async ({ id, t }, db) => await record(db, id, t))

  routes.command(create, async ({ body, actor, t }, tx) => {
    const values = { ...body, person: body.person ?? actor.id, done_at: moment(body.done_at) }
    await assertSound(all, tx, values)
    const data = await record(tx, await insertRow(tx, task.name, values), t)
    return { message: task.messages.created, data }
  })

  routes.command(update, async ({ id, body, version, actor, t }, tx) => {
    const before = await ownToChange(tx, id, { actor, t })
    const { resource, record: key, person } = { ...before, ...body }
    const { resource: _, record: __, person: ___, ...rest } = body
    // Values that were sent back unchanged stay: not every user is shown the record of the task.
    const about = resource === before.resource && key === before.record ? {} : { resource, record: key }
    const whose = person === before.person ? {} : { person: person ?? actor.id }
    await assertSound(all, tx, { ...about, ...whose })
    const values = { ...rest, ...about, ...whose, done_at: moment(body.done_at) }
    await updateRow(tx, task, id, { version, values, expressions: expressionsFor(all, tx) })
    return { message: task.messages.updated, data: await record(tx, id, t) }
  })

  mountRemove({ routes }, task, remove, async (tx, { id, ...asking }) => {
    await ownToChange(tx, id, asking)
  })
}

/** Tasks: the user's own, and those about records that the user may see. */
export function taskServer(all: AllRecords): RecordFeature {
  return {
    entity: task,
    rows: (may) => {
      const seen = ruleByTarget(all, may)
      const isOwn = (actor: Actor) => sql`t.person = ${actor.id} or t.created_by = ${actor.id}`
      return {
        entity: task,
        columns: { ...targetColumns, person: 'integer', created_by: 'integer' },
        sees: (actor, mayView) => {
          if (actor.isSuperuser) return 'all'
          return mayView ? sql`${isOwn(actor)} or t.resource is not null and ${seen(actor)}` : 'none'
        },
        restores: isOwn,
      }
    },
    mount: (kernel) => mount(kernel, all),
  }
}
