import type pg from 'pg'
import * as z from 'zod'

const object = z.object({
  /** The kind of object; a grant is a privilege of the current role. */
  kind: z.enum(['column', 'constraint', 'function', 'grant', 'index', 'rule', 'table', 'trigger', 'view']),
  /** The schema. */
  space: z.string(),
  /** The table that it belongs to; empty if it belongs to none. */
  of: z.string(),
  name: z.string(),
  /** Its definition or, if that is long, a digest of it. */
  text: z.string(),
})

/** The objects of a database besides its rows. */
export const catalog = z.object({
  /** The major version of PostgreSQL: another one may write the same definition differently. */
  server: z.number(),
  /** Whether a superuser read the catalog, who has every privilege without a grant. */
  bySuperuser: z.boolean(),
  objects: z.array(object),
})

export type CatalogObject = z.infer<typeof object>
export type Catalog = z.infer<typeof catalog>

/** If a superuser owns the security log, Inkwell's role has only these privileges on it. */
const privileges = `case when nspname = 'watch' then array['select', 'insert']
  when nspname = 'house' then array['select', 'insert', 'update']
  else array['select', 'insert', 'update', 'delete', 'truncate'] end`

const columnText = `format_type(atttypid, atttypmod)
  || case when attidentity <> '' then ' identity ' || attidentity::text when attgenerated = 's' then ' generated ' || pg_get_expr(adbin, adrelid)
    when adbin is not null then ' default ' || pg_get_expr(adbin, adrelid) else '' end
  || case when attnotnull then ' not null' else '' end`

/** A digest without parentheses: PostgreSQL writes fewer of them after a dump was restored. */
const digest = (text: string) => `md5(translate(${text}, '() ', ''))`

/** One statement, since it runs at each start. */
const query = `
  with t as materialized (
    select c.oid, relname, nspname, relpersistence, relrowsecurity, relforcerowsecurity from pg_class c
    join pg_namespace n on n.oid = relnamespace where relkind = 'r' and nspname in ('public', 'watch', 'house')
  )
  select 'table' as kind, nspname as space, '' as of, relname::text as name,
    concat_ws(' ', case relpersistence when 'u' then 'unlogged' end, case when relrowsecurity or relforcerowsecurity then 'row security' end) as text
  from t
  union all
  select 'column', nspname, relname, attname, ${columnText}
  from t join pg_attribute on attrelid = t.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
  union all
  select 'constraint', nspname, relname, conname, pg_get_constraintdef(con.oid) || case when exists (
    select from pg_trigger where tgconstraint = con.oid and tgenabled not in ('O', 'A')) then ' disabled' else '' end
  from t join pg_constraint con on conrelid = t.oid where contype in ('p', 'u', 'f', 'c', 'x')
  union all
  select 'index', nspname, t.relname, i.relname, pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' invalid' end
  from t join pg_index on indrelid = t.oid join pg_class i on i.oid = indexrelid
  where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  union all
  select 'trigger', nspname, relname, tgname, ${digest('pg_get_triggerdef(g.oid)')} || case tgenabled when 'O' then '' else ' disabled' end
  from t join pg_trigger g on tgrelid = t.oid where not tgisinternal
  union all
  select 'rule', nspname, relname, rulename, ${digest('pg_get_ruledef(r.oid)')} from t join pg_rewrite r on ev_class = t.oid
  union all
  select 'grant', nspname, relname, p, '' from t, unnest(${privileges}) p where has_table_privilege(t.oid, p)
  union all
  select 'grant', nspname, '', 'usage', '' from pg_namespace where nspname in ('public', 'watch', 'house')
    and has_schema_privilege(oid, 'usage')
  union all
  select 'view', 'public', '', relname, ${digest('pg_get_viewdef(c.oid)')} from pg_class c
  where relkind = 'v' and relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
  union all
  select 'function', nspname, '', p.oid::regprocedure::text,
    md5(pg_get_functiondef(p.oid)) || case when has_function_privilege(p.oid, 'execute') then '' else ' revoked' end
  from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname in ('public', 'watch') and prokind in ('f', 'p')
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`

/** Reads the current catalog. Definitions depend on the search path, so a fixed one is set. */
export async function readCatalog(client: Pick<pg.ClientBase, 'query'>): Promise<Catalog> {
  const { rows: paths } = await client.query<{ path: string } & Omit<Catalog, 'objects'>>(
    `select current_setting('search_path') as path, current_setting('server_version_num')::int / 10000 as server,
      rolsuper as "bySuperuser" from pg_roles where rolname = current_user`,
  )
  const [before] = paths
  if (!before) throw new Error('A row was expected')
  await client.query(`select set_config('search_path', 'public', false)`)
  const { rows } = await client.query<CatalogObject>(query)
  await client.query(`select set_config('search_path', $1, false)`, [before.path])
  const { server, bySuperuser } = before
  return { server, bySuperuser, objects: rows }
}
