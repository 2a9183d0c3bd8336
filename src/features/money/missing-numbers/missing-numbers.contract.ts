import { endpoint, listQuery } from '../../../kernel/contract/endpoint.ts'
import { type Entity, recordFields } from '../../../kernel/contract/entity.ts'
import { exportEndpoint } from '../../../kernel/contract/endpoints/lists/export.ts'
import { required, type RowOf } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { accountTransfer } from '../transfers/account-transfers.contract.ts'
import { badDebt } from '../bad-debts/bad-debts.contract.ts'
import { creditNote } from '../credit-notes/credit-notes.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import { pettyCash } from '../petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { missingNumbersRight } from './missing-numbers-right.contract.ts'

/** The numbered series of documents with money. */
export const numberedBySeries = {
  receipt: receiptVoucher,
  payment: paymentVoucher,
  transfer: accountTransfer,
  petty_cash: pettyCash,
  credit_note: creditNote,
  invoice,
  bad_debt: badDebt,
} as const

export type Series = keyof typeof numberedBySeries

const series = {
  receipt: receiptVoucher.label,
  payment: paymentVoucher.label,
  transfer: accountTransfer.label,
  petty_cash: pettyCash.label,
  credit_note: creditNote.label,
  invoice: invoice.label,
  bad_debt: badDebt.label,
} as const satisfies Record<Series, unknown>

/** A number that no document has: the document was deleted, or a higher number was entered. */
const missingNumber = {
  id: recordFields.id,
  serial: recordFields.serial,
  series: required(choice('Series', series)),
  number: required(text('Number', { format: 'code' })),
  /** The last number, if many were skipped at once. */
  up_to: text('Up to', { format: 'code' }),
  deleted_by: text('Deleted or skipped by'),
  deleted_at: instant('Deleted or skipped'),
  text: note('Details'),
} as const

export type MissingNumber = RowOf<typeof missingNumber>

/** The list of missing numbers. It has no table of its own. */
export const missingNumbers = {
  name: 'missing_numbers',
  path: '/missing-numbers',
  label: 'Missing Numbers',
  plural: 'Missing Numbers',
  resource: missingNumbersRight,
  fields: missingNumber,
  columns: ['series', 'number', 'up_to', 'deleted_by', 'deleted_at', 'text'],
  filters: { series: choice('Series', series), year: whole('Year', { min: 1900, max: 2200 }) },
  ordering: 'number',
  notSortable: ['series', 'up_to', 'deleted_by', 'text'],
  messages: {},
  deletion: 'empty',
} as const satisfies Entity

export const missingNumbersEndpoints = {
  list: endpoint({
    method: 'GET',
    path: missingNumbers.path,
    summary:
      'The missing numbers of a series: who deleted or skipped each, when, and the content of a deleted document; `year` is the document’s',
    access: { resource: missingNumbersRight, verb: 'view' },
    topic: missingNumbers.name,
    refreshOn: Object.values(numberedBySeries).map(({ name }) => name),
    query: { ...listQuery, ...missingNumbers.filters },
    reply: { results: required(list('Results', missingNumber)), count: required(whole('Count')) },
  }),
  export: exportEndpoint(missingNumbers),
}
