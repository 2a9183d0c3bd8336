import type pg from 'pg'
import { differenceText } from '../../kernel/server/database/upgrade/catalog-differences.ts'
import { catalogDifferences } from '../../kernel/server/database/upgrade/apply-schema.ts'
import { bad, type Finding, ok, warn } from './doctor-finding.ts'

/** Compares tables, indexes, constraints, triggers, functions, views and privileges with those that Inkwell created. */
export async function schema(client: Pick<pg.Client, 'query'>): Promise<Finding[]> {
  const found = await catalogDifferences(client)
  if (!found) return []
  if (found.length === 0) return [ok('Schema: matches this version')]
  return found.map((each) => {
    const text = `Schema: ${differenceText(each)}`
    if (each.repaired) return bad(`${text}; restart Inkwell to repair it`)
    if (each.is === 'added') return warn(text)
    return bad(each.statement === null ? `${text}; restore a backup (docs/backups.md)` : text)
  })
}
