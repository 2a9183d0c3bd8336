import sql, { type Sql } from 'sql-template-tag'
import type { Entity } from '../../kernel/contract/entity.ts'

const amounts = ['money', 'price', 'rate', 'percent']
/** Kinds of fields that never change a figure. */
const words = ['note', 'picture']

/**
 * The condition that a history entry `h` is about money. For a document that moves money: every change of its lines,
 * its creation and deletion, and every change of its fields except notes and pictures. For any other record: changes of
 * amounts, prices, rates and percentages.
 */
export function isOfMoney({ name, fields }: Entity): Sql {
  // A record that can be cancelled is a document of the ledger.
  const isDocument = Object.hasOwn(fields, 'cancelled_on')
  const moneyFields = Object.entries(fields).flatMap(([field, { kind }]) =>
    (isDocument ? !words.includes(kind) : amounts.includes(kind)) ? [field] : [],
  )
  const changed = sql`jsonb_exists_any(h.changes, ${moneyFields}::text[])`
  return isDocument
    ? sql`(h.owner_table = ${name} and (h.action <> 'update' or h.table_name <> ${name} or ${changed}))`
    : sql`(h.owner_table = ${name} and ${changed})`
}
