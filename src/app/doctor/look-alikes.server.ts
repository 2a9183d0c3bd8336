import type pg from 'pg'
import { type Finding, ok, warn } from './doctor-finding.ts'

/** Columns whose values must not look alike, with the name of their records. */
const codes = [
  { table: 'customer', column: 'code', name: 'Customers' },
  { table: 'product', column: 'item_code', name: 'Products' },
  { table: 'users', column: 'username', name: 'Users' },
] as const

/**
 * Finds records whose codes or user names look alike. New ones are refused, but old ones stay until somebody changes
 * them.
 */
export async function lookAlikes(client: Pick<pg.Client, 'query'>): Promise<Finding[]> {
  const { rows: known } = await client.query(`select where to_regproc('code_key') is not null`)
  if (known.length === 0) return []
  const findings: Finding[] = []
  for (const { table, column, name } of codes) {
    const { rows } = await client.query<{ key: string; ids: number[] }>(
      `select code_key(${column}) as key, array_agg(id order by id) as ids from ${table}
       group by 1 having count(*) > 1 order by 1`,
    )
    findings.push(
      ...rows.map(({ key, ids }) =>
        warn(
          `${name}: ${ids.map((id) => `#${id}`).join(', ')} look the same (${key}); change the ${column.replace('_', ' ')} of all but one`,
        ),
      ),
    )
  }
  return findings.length > 0 ? findings : [ok('Codes: no two codes look the same')]
}
