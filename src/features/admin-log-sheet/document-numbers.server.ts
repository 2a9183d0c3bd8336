import sql, { raw } from 'sql-template-tag'
import type { Kernel } from '../../kernel/server/kernel.ts'
import type { nextDocumentNumber } from './documents.contract.ts'

/** The route of the next number: the largest numeric number in the year and type, plus one. */
export function documentNumberRoutes(
  { routes }: Kernel,
  table: string,
  endpoint: ReturnType<typeof nextDocumentNumber>,
): void {
  routes.query(endpoint, async ({ query }, db) => {
    const found = await db.row<{ next: string }>(sql`
      select (coalesce(max(document_number::bigint), 0) + 1)::text as next from ${raw(`"${table}"`)}
      where year = ${query.year} and document_type = ${query.document_type} and document_number ~ '^[0-9]{1,15}$'`)
    return { next: found?.next ?? '1' }
  })
}
