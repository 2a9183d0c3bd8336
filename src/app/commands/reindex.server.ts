import type pg from 'pg'
import { readConfig } from '../../kernel/server/process/config.ts'
import { StartError } from '../../parts/program/start-error.ts'
import { onInstallation } from './backup.server.ts'

interface IndexedTable {
  /** The table's name in SQL. */
  name: string
  indexes: number
  /** Whether this role may rebuild the indexes. */
  isOwn: boolean
}

/**
 * Tables and materialized views with indexes, except those of PostgreSQL itself. Rebuilding a table's indexes includes
 * those of its TOAST table.
 */
const indexedTables = `
  select format('%I.%I', n.nspname, t.relname) as name, count(*)::integer as indexes,
    pg_has_role(t.relowner, 'usage') as "isOwn"
  from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_index i on i.indrelid = t.oid
  where t.relkind in ('r', 'm') and t.relpersistence <> 't' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  group by n.nspname, t.relname, t.relowner order by 1`

/**
 * Rebuilds the indexes of every table, one table after another. Returns what was done, and the failed tables with the
 * reason. If none failed, the count of damaged pages begins anew.
 */
export async function reindexTables(client: Pick<pg.ClientBase, 'query'>) {
  const { rows } = await client.query<IndexedTable>(indexedTables)
  const made: IndexedTable[] = []
  const failed: string[] = []
  for (const table of rows) {
    if (!table.isOwn) {
      failed.push(`${table.name}: only the role that owns it can rebuild its indexes`)
      continue
    }
    try {
      await client.query(`reindex table ${table.name}`)
      made.push(table)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      failed.push(`${table.name}: ${error.message}`)
    }
  }
  // Every page of these tables was read just now, so that what was found before is of the past. Only a superuser may
  // forget it.
  const { rows: roles } = await client.query<{ may: boolean }>(
    'select rolsuper as may from pg_roles where rolname = current_user',
  )
  if (failed.length === 0 && roles[0]?.may) await client.query('select pg_stat_reset()')
  return { tables: made.length, indexes: made.reduce((sum, { indexes }) => sum + indexes, 0), failed }
}

/**
 * Rebuilds all indexes. Nothing can be lost, since indexes are derived from tables. Inkwell may be running; queries on
 * a table wait while its indexes are rebuilt. Returns one line about what was done, or throws with the tables that are
 * left.
 */
export async function reindex(): Promise<string> {
  const { tables, indexes, failed } = await onInstallation(readConfig(process.env), reindexTables, {
    asOwner: true,
  })
  const done = `${indexes} indexes of ${tables} tables were rebuilt`
  if (failed.length > 0)
    throw new StartError(`${done}; those of ${failed.length} were not: ${failed.join('; ')}`)
  return `${done}.`
}
