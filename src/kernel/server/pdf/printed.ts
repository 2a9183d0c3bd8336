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

/** Which documents of a kind a paper is of, and the call by which its print page tells that it was asked for. */
export interface Documents {
  entity: Entity
  endpoint: ReturnType<typeof printedOf>
  /** Those that stand on the paper of a record; only itself where left out. */
  together?(db: Db, id: number): Promise<number[]>
}

async function keysOf({ together }: Documents, db: Db, id: number): Promise<number[]> {
  return together ? await together(db, id) : [id]
}

async function note(tx: Db, { entity }: Documents, ids: readonly number[]): Promise<void> {
  await tx.run(sql`select note_printed(${entity.name}, ${ids})`)
}

/** Mounts the call by which a print page tells that a paper was asked for. */
export function printedRoute({ routes }: Pick<Kernel, 'routes'>, documents: Documents): void {
  routes.command(documents.endpoint, async ({ id }, tx) => {
    await assertVisible(tx, documents.entity, id)
    await note(tx, documents, await keysOf(documents, tx, id))
    return null
  })
}

/**
 * Makes a paper, and keeps that it was asked for. The first time it is made while its documents are held: what was given
 * out is what they were when that was noted. A database that cannot write lets people print all the same.
 */
export async function madeAndNoted<T>(
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
      await note(tx, documents, ids)
      return await make({ ...tx, visibleTo: db.visibleTo })
    })
  } catch (error) {
    const trouble = error instanceof Problem ? error : problemFromDatabaseError(error)
    if (trouble?.code === 'unavailable') return made
    throw error
  }
}
