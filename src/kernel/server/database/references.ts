import sql from 'sql-template-tag'
import type { Db } from './query.ts'

/** A column of a table whose rows refer to those of another. */
export interface Reference {
  table: string
  column: string
  /** What the deletion of a row does to those that refer to it: it is refused, they go with it, or their link is cut. */
  on_delete: 'refuse' | 'cascade' | 'free'
}

/** What refers to the rows of a table, as its foreign keys say. */
export async function referencesTo(db: Db, table: string): Promise<Reference[]> {
  return await db.rows<Reference>(sql`
    select referring.relname as table, attname as column,
      case confdeltype when 'c' then 'cascade' when 'n' then 'free' else 'refuse' end as on_delete
    from pg_constraint
    join pg_class referring on referring.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${table}::regclass`)
}
