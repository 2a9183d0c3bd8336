import sql, { type Sql } from 'sql-template-tag'
import { Problem } from '../../../kernel/contract/problem.ts'
import type { Count, Db, Transaction } from '../../../kernel/server/database/query.ts'
import type { RecordFeature } from '../../../kernel/server/feature.ts'
import type { Kernel } from '../../../kernel/server/kernel.ts'
import { pageIn, selectColumns } from '../../../kernel/server/lists/list.ts'
import { deleteRow, insertRow, recordVisible } from '../../../kernel/server/records/records.ts'
import {
  type ActivePerson,
  type AllRecords,
  peopleWhoSee,
  ruleByTarget,
  targetColumns,
  targetVisible,
} from '../about/targets.server.ts'
import { type Comment, comment, commentEndpoints } from './comments.contract.ts'
import { mentionsIn } from './mentions.ts'

type Stored = Omit<Comment, 'named'>

/** The people that a text mentions, each once. */
function named(text: string, people: readonly ActivePerson[]): ActivePerson[] {
  return [...new Set(mentionsIn(text, people).filter((piece) => typeof piece !== 'string'))]
}

const columns = sql`${selectColumns(comment)}, t.created_by`

/** The stored comment that the clause `where` selects. */
async function stored(db: Db, where: Sql): Promise<Stored> {
  const row = await db.row<Stored>(sql`select ${columns} from comment t ${where}`)
  if (!row) throw new Problem('not_found', 'This comment does not exist.')
  return row
}

/** Stores a comment and notifies the mentioned users who may see the record. */
export async function writeComment(
  tx: Transaction,
  values: Pick<Comment, 'resource' | 'record' | 'text'>,
  people: readonly ActivePerson[],
): Promise<Comment> {
  const id = await insertRow(tx, comment.name, values)
  const who = named(values.text, people)
  // Sorted, so that two comments that mention the same people cannot deadlock.
  for (const { id: person } of who.toSorted((one, other) => one.id - other.id))
    await tx.run(sql`select notify_person(${person}, 'named', ${values.resource}, ${values.record}, ${id})`)
  return { ...(await stored(tx, sql`where t.id = ${id}`)), named: who }
}

/** A user who may not see a record can neither read nor write its comments, and is not notified of them. */
function mount({ routes, policies }: Kernel, all: AllRecords): void {
  const { list, create, remove, people } = commentEndpoints

  routes.query(list, async ({ query }, db) => {
    const entity = await targetVisible(db, all, query)
    const who = await peopleWhoSee(db, policies, entity, query.record)
    const where = sql`where t.resource = ${query.resource} and t.record = ${query.record}`
    const { size, skip } = pageIn(query)
    const counted = await db.row<Count>(sql`select count(*) as count from comment t ${where}`)
    const rows = await db.rows<Stored>(
      sql`select ${columns} from comment t ${where} order by t.id desc limit ${size} offset ${skip}`,
    )
    return {
      results: rows.map((row) => ({ ...row, named: named(row.text, who) })),
      count: counted?.count ?? 0,
    }
  })

  routes.query(people, async ({ query }, db) => {
    const entity = await targetVisible(db, all, query)
    return { results: await peopleWhoSee(db, policies, entity, query.record) }
  })

  routes.command(create, async ({ body }, tx) => {
    const entity = await targetVisible(tx, all, body)
    const data = await writeComment(tx, body, await peopleWhoSee(tx, policies, entity, body.record))
    return { message: comment.messages.created, data }
  })

  routes.command(remove, async ({ id, actor }, tx) => {
    const { created_by } = await stored(tx, recordVisible(tx, comment, id))
    if (created_by !== actor.id)
      throw new Problem('permission_denied', 'You can delete only your own comments.')
    await deleteRow(tx, comment, id)
    return null
  })
}

/** Comments about records of all kinds that have a page. */
export function commentServer(all: AllRecords): RecordFeature {
  return {
    entity: comment,
    rows: (may) => {
      const seen = ruleByTarget(all, may)
      return {
        entity: comment,
        columns: { ...targetColumns, created_by: 'integer' },
        sees: (actor, mayView) => (mayView ? seen(actor) : 'none'),
        restores: (actor) => sql`t.created_by = ${actor.id}`,
      }
    },
    mount: (kernel) => mount(kernel, all),
  }
}
