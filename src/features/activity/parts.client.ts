import type { PartKind } from '../../kernel/client/history/saves.ts'
import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { invoiceLine } from '../invoices/invoices.contract.ts'
import { creditLine } from '../money/credit-notes/credit-notes.contract.ts'

const { id: _id, product: _product, ...lineFields } = invoiceLine
const { invoice_product: _line, ...creditFields } = creditLine

const settles: PartKind = {
  label: 'Applied amount',
  fields: { amount_usd: money('Amount', 'USD') },
  named: 'amount_usd',
}
const typed = { fields: { usd: money('Amount', 'USD') }, named: 'usd' }

/** Parts of records that are shown within the history of their record, by table. */
export const parts: Readonly<Record<string, PartKind>> = {
  invoice_product: { label: 'Line', fields: lineFields, named: 'product_item' },
  credit_note_line: { label: 'Line', fields: creditFields, named: 'description' },
  receipt_settlement: settles,
  credit_note_settlement: settles,
  opening_settlement: settles,
  typed_payment: { label: 'Manual payments', ...typed },
  // Write-offs that earlier versions stored on orders; today they are bad debts.
  write_off: { label: 'Written off', ...typed },
}
