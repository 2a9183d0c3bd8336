import type pg from 'pg'
import { connectionsOfNode } from '../../kernel/server/database/connection/open.ts'
import type { Config } from '../../kernel/server/process/config.ts'
import { bad, type Finding, ok } from './doctor-finding.ts'

/** Checks that the database allows all connections that this node may open. */
export async function connections(
  client: Pick<pg.Client, 'query'>,
  { workers }: Pick<Config, 'workers'>,
): Promise<Finding> {
  const { rows } = await client.query<{ most: number; others: number }>(`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity
        where backend_type = 'client backend' and application_name not like 'inkwell%') as others`)
  const { most = 0, others = 0 } = rows[0] ?? {}
  const needed = workers * connectionsOfNode
  const text = `Connections: the database allows ${most}, others use ${others}, and this node takes up to ${needed}`
  return most - others >= needed ? ok(text) : bad(`${text}; raise max_connections`)
}
