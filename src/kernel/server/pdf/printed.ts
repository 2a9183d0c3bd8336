import sql from 'sql-template-tag'
import type pg from 'pg'
import type { Actor } from '../../contract/access.ts'
import type { Entity } from '../../contract/entity.ts'
import type { printedOf } from '../../contract/printed.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database/query.ts'
import { transaction } from '../database/transaction.ts'
import { problemFromDatabaseError } from '../database/failures/database-error.ts'
import type { Kernel } from '../kernel.ts'
import { assertVisible } from '../records/records.ts'

/** The documents of a kind whose prints are recorded, and the call that records the use of the print page. */
export interface Documents {
  entity: Entity
  endpoint: ReturnType<typeof printedOf>
  /** The records on the printed document of a record; only the record itself if omitted. */
  recordsTogether?(db: Db, id: number): Promise<number[]>
}

async function keysOf({ recordsTogether }: Documents, db: Db, id: number): Promise<number[]> {
  return recordsTogether ? await recordsTogether(db, id) : [id]
}

async function recordPrint(tx: Db, { entity }: Documents, ids: readonly number[]): Promise<void> {
  await tx.run(sql`select record_prints(${entity.name}, ${ids})`)
}

/** Mounts the call with which a print page records that a document was printed. */
export function printedRoute({ routes }: Pick<Kernel, 'routes'>, documents: Documents): void {
  routes.command(documents.endpoint, async ({ id }, tx) => {
    await assertVisible(tx, documents.entity, id)
    await recordPrint(tx, documents, await keysOf(documents, tx, id))
    return null
  })
}

/**
 * Makes a printed document, and records the print. The first time, it is made while its documents are locked, so that
 * the printed data is what was recorded. If the database cannot be written, printing still works.
 */
export async function makeAndRecord<T>(
  { pool, actor, id, documents }: { pool: pg.Pool; actor: Actor; id: number; documents: Documents },
  db: Db,
  make: (db: Db) => Promise<T>,
): Promise<T> {
  const made = await make(db)
  const ids = await keysOf(documents, db, id)
  const isNew = await db.row(sql`select record from not_printed(${documents.entity.name}, ${ids}) limit 1`)
  if (!isNew) return made
  try {
    return await transaction(pool, actor, async (tx) => {
      await recordPrint(tx, documents, ids)
      return await make({ ...tx, visibleTo: db.visibleTo })
    })
  } catch (error) {
    const problem = error instanceof Problem ? error : problemFromDatabaseError(error)
    if (problem?.code === 'unavailable') return made
    throw error
  }
}
