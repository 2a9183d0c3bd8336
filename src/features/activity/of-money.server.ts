import sql, { type Sql } from 'sql-template-tag'
import type { Entity } from '../../kernel/contract/entity.ts'

const amounts = ['money', 'price', 'rate', 'percent']
/** What changes no figure wherever it stands. */
const words = ['note', 'picture']

/**
 * Whether an entry `h` of the history is about money: of a document that moves money whatever is no mere note, its lines
 * and its coming and going among it, and of other records their amounts, rates and percentages.
 */
export function isOfMoney({ name, fields }: Entity): Sql {
  // What can be cancelled stands in the ledger.
  const isDocument = Object.hasOwn(fields, 'cancelled_on')
  const telling = Object.entries(fields).flatMap(([field, { kind }]) =>
    (isDocument ? !words.includes(kind) : amounts.includes(kind)) ? [field] : [],
  )
  const changed = sql`jsonb_exists_any(h.changes, ${telling}::text[])`
  return isDocument
    ? sql`(h.owner_table = ${name} and (h.action <> 'update' or h.table_name <> ${name} or ${changed}))`
    : sql`(h.owner_table = ${name} and ${changed})`
}
