import sql, { type Sql } from 'sql-template-tag'
import type { Seen } from './changed-since.ts'
import type { Db } from './database/query.ts'
import { tablesRead } from './database/tables-read.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** Where a list comes from: the database, and the answers that are kept of it. */
export interface ListSource {
  db: Db
  kept: KeptAnswers
}

/** How many records a list had, as the tables were seen that say so. */
export interface Counted extends Seen {
  count: number
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
