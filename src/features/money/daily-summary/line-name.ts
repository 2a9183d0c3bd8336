import { formatCount } from '../../../kernel/contract/values/formats.ts'
import { type Label, type DisplayText, message, messageOf } from '../../../i18n/messages.ts'
import { factorRoles } from '../../people/factors/factors.contract.ts'
import { user } from '../../people/users.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { order } from '../../orders/orders.contract.ts'
import { badDebt } from '../bad-debts/bad-debts.contract.ts'
import { creditNote } from '../credit-notes/credit-notes.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'
import { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import { pettyCash } from '../petty-cash/petty-cash.contract.ts'
import { exchangeRate } from '../rates/exchange-rates.contract.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { accountTransfer } from '../transfers/account-transfers.contract.ts'
import type { GroupLine } from './daily-summary.contract.ts'

/** The kinds of records in the summary: documents of the ledger, their orders, exchange rates and users. */
export const shownKinds = [
  invoice,
  order,
  receiptVoucher,
  paymentVoucher,
  pettyCash,
  accountTransfer,
  creditNote,
  badDebt,
  opening,
  exchangeRate,
  user,
]

const labels: Readonly<Record<string, Label>> = factorRoles

/** The name of a line: kind and number, role and resource, or the number of records of a kind. */
export function nameOfLine({ resource, id, number, count, right }: GroupLine): DisplayText {
  if (right !== null && number !== null) {
    return message('{role}: {right}', { role: message(labels[number] ?? 'Role'), right: messageOf(right) })
  }
  const kind = shownKinds.find(({ name }) => name === resource)
  if (count > 1) {
    return message('{what}: {number}', {
      what: messageOf(kind?.plural ?? 'Document'),
      number: formatCount(count),
    })
  }
  return message('{label} {number}', {
    label: kind?.label ?? 'Document',
    number: number ?? `#${formatCount(id)}`,
  })
}
