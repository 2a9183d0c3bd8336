import sql from 'sql-template-tag'
import type { Db } from './query.ts'

/** A foreign key of a table. */
export interface Reference {
  table: string
  column: string
  /**
   * What the deletion of a row does to the referring rows: it is refused, deletes them, or sets their column to null.
   */
  on_delete: 'refuse' | 'cascade' | 'free'
}

/** The foreign keys that refer to a table. */
export async function referencesTo(db: Db, table: string): Promise<Reference[]> {
  return await db.rows<Reference>(sql`
    select referring.relname as table, attname as column,
      case confdeltype when 'c' then 'cascade' when 'n' then 'free' else 'refuse' end as on_delete
    from pg_constraint
    join pg_class referring on referring.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${table}::regclass`)
}
