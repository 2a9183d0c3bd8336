import sql from 'sql-template-tag'
import type { Db } from './query.ts'

const sources = /\b(?:from|join)\s+((?:"?\w+"?(?:\s+(?:as\s+)?"?\w+"?)?\s*,\s*)*"?\w+"?)/gi

/**
 * The tables that a query reads: whatever stands behind a `from` or a `join` of it, sub-selects included. Names that are
 * no tables may be among them, such as those of functions; what a function of the database reads by itself is not.
 */
export function tablesRead(text: string): string[] {
  const lists = [...text.matchAll(sources)].flatMap(([, list = '']) => list.split(','))
  return [...new Set(lists.map((source) => /\w+/.exec(source)?.[0] ?? ''))]
}

/** The tables that each view reads, by its name. */
export type TablesBehind = ReadonlyMap<string, readonly string[]>

/** What stands behind the views of the database; what their functions read by themselves is not told. */
export async function tablesBehindViews(db: Db): Promise<TablesBehind> {
  const views = await db.rows<{ name: string; tables: string[] }>(sql`
    select v.relname as name, array_agg(distinct t.relname::text) as tables
    from pg_class v
    join pg_rewrite r on r.ev_class = v.oid
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
    join pg_class t on t.oid = d.refobjid and t.relkind = 'r'
    where v.relkind = 'v' and v.relnamespace = current_schema()::regnamespace
    group by v.relname`)
  return new Map(views.map(({ name, tables }) => [name, tables]))
}
