import sql, { type Sql } from 'sql-template-tag'
import type { Db } from './database/query.ts'
import { tablesRead } from './database/tables-read.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** Where a list comes from: the database, and the answers that are kept of it. */
export interface ListSource {
  db: Db
  kept: KeptAnswers
}

/** How many records a list had, and at which moment: as the database's own name for what could be seen then. */
export interface Counted {
  count: number
  snapshot: string
  /** The tables that say how many there are. */
  tables: string[]
}

async function countNow(db: Db, asked: Sql, plan: 'kept' | 'anew'): Promise<Counted> {
  const [counted] = await db.rows<Omit<Counted, 'tables'>>(
    sql`select count(*) as count, pg_current_snapshot()::text as snapshot ${asked}`,
    plan,
  )
  if (!counted) throw new Error('A count gave no row.')
  return { ...counted, tables: tablesRead(asked.text) }
}

/**
 * The count of what is `asked` for, `from` and `where`: as it is kept, or counted anew because what was kept turned
 * out to be outdated.
 */
export function keptCount({ db, kept }: ListSource, asked: Sql, plan: 'kept' | 'anew') {
  const question = JSON.stringify([asked.text, asked.values])
  const known = () => kept.of(question, db, (reading) => countNow(reading, asked, plan))
  const anew = () => {
    kept.forget(question)
    return known()
  }
  return { known, anew }
}

/**
 * A condition on the whole statement: that nothing which it can see has changed the tables since the count. History
 * knows, as each change enters it with its transaction; what was committed in between are its last few rows.
 */
export function stillHolds({ snapshot, tables }: Counted): Sql {
  return sql`not exists (select from history where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot) and owner_table = any(${tables}))`
}

/** Whether a count is still right at this moment. */
export async function holdsNow(db: Db, counted: Counted): Promise<boolean> {
  return (await db.row(sql`select 1 as holds where ${stillHolds(counted)}`)) !== undefined
}
