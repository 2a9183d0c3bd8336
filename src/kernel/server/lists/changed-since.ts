import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../database/query.ts'

/** The state in which some tables were read, as a PostgreSQL snapshot. */
export interface ReadState {
  snapshot: string
  tables: string[]
}

/**
 * A subselect of the history entries of these tables that were committed after the snapshot. They are the last few by
 * transaction. `order by … offset 0` makes the database read them from the end: a cached plan assumes that a third of
 * all history is new, and would read all of it.
 */
export function changesSince({ snapshot, tables }: ReadState): Sql {
  return sql`(select owner_table, owner_id, transaction from history
    where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot) order by transaction offset 0) h
    where not pg_visible_in_snapshot(h.transaction, ${snapshot}::pg_snapshot) and h.owner_table = any(${tables})`
}

/** A condition on a whole statement: the tables have no visible change after the snapshot. */
export function unchangedSince(state: ReadState): Sql {
  return sql`not exists (select from ${changesSince(state)})`
}

/** Whether the tables are unchanged at this moment. */
export async function isUnchanged(db: Db, state: ReadState): Promise<boolean> {
  return (await db.row(sql`select 1 as holds where ${unchangedSince(state)}`)) !== undefined
}
