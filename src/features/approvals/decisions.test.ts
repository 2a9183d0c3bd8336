import { expect, test } from 'vitest'
import { invoiceEndpoints } from '../invoices/invoices.contract.ts'
import { badDebtEndpoints } from '../money/bad-debts/bad-debts.contract.ts'
import { creditNoteEndpoints } from '../money/credit-notes/credit-notes.contract.ts'
import { paymentVoucherEndpoints } from '../money/payments/payment-voucher.contract.ts'
import { pettyCashEndpoints } from '../money/petty-cash/petty-cash.contract.ts'
import { accountTransferEndpoints } from '../money/transfers/account-transfers.contract.ts'
import { decisionsAbout } from './approvals.contract.ts'

test('deciding on several kinds of documents uses the calls of each kind', () => {
  const kinds = {
    invoice: invoiceEndpoints,
    credit_note: creditNoteEndpoints,
    payment_voucher: paymentVoucherEndpoints,
    bad_debt: badDebtEndpoints,
    petty_cash: pettyCashEndpoints,
    account_transfer: accountTransferEndpoints,
  }
  const paths = ({ approve, decline }: { approve: { path: string }; decline: { path: string } }) => [
    approve.path,
    decline.path,
  ]
  expect(Object.entries(decisionsAbout).map(([kind, its]) => [kind, paths(its)])).toEqual(
    Object.entries(kinds).map(([kind, its]) => [kind, paths(its)]),
  )
})
