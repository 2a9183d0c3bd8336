import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../database/query.ts'

/** What was seen of some tables: as the database's own name for all that could be seen at that moment. */
export interface Seen {
  snapshot: string
  tables: string[]
}

/**
 * The entries of the history that were committed since some tables were seen, as something to select from. They are the
 * last few by their transactions, which only the order makes sure of: a plan that is kept takes a third of all history
 * for new, and would read all of it to find one.
 */
export function changesSince({ snapshot, tables }: Seen): Sql {
  return sql`(select owner_table, owner_id, transaction from history
    where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot) order by transaction offset 0) h
    where not pg_visible_in_snapshot(h.transaction, ${snapshot}::pg_snapshot) and h.owner_table = any(${tables})`
}

/** A condition on a whole statement: that nothing which it can see has changed the tables since they were seen. */
export function stillHolds(seen: Seen): Sql {
  return sql`not exists (select from ${changesSince(seen)})`
}

/** Whether what was seen is still right at this moment. */
export async function holdsNow(db: Db, seen: Seen): Promise<boolean> {
  return (await db.row(sql`select 1 as holds where ${stillHolds(seen)}`)) !== undefined
}
