import type { Translate } from '../../../../i18n/translate.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { broughtForward, type Report, type ReportText } from '../../../../kernel/contract/paper/report.ts'
import { formatAmount, formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Currency } from '../../../../kernel/contract/values/money.ts'
import { paths } from '../../../paths.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { type cashBookEndpoints, entryKinds } from './cash-book.contract.ts'

export type CashBook = ReplyOf<typeof cashBookEndpoints.read>
type Entry = CashBook['entries'][number]

/** The path of the document behind an entry. */
const documents: Record<keyof typeof entryKinds, (id: number) => string> = {
  receipt_voucher: paths.receiptVoucher.view,
  payment_voucher: paths.paymentVoucher.view,
  account_transfer: paths.accountTransfer.view,
  petty_cash: paths.pettyCash.view,
  cash_close: paths.cashClose.view,
  opening: () => paths.bankAccount.table,
}

/** The entries of an account between the balance brought forward and the closing balance. */
export function cashBookReport(book: CashBook, t: Translate): Report<Entry> {
  const { currency, opening, entries, closing } = book
  const signed = (amount: number) => formatAmount(amount, currency).replace('-', '−')
  const ifAny = (amount: number) => (amount === 0 ? '' : signed(amount))
  const figure = { unit: currency, kind: 'figure' } as const
  return {
    columns: [
      { label: t('Date'), kind: 'day', of: (entry) => formatDay(entry.date) },
      { label: t('Document'), kind: 'text', strong: true, of: (entry) => documentOf(entry, currency, t) },
      { label: t('In|money'), ...figure, of: (entry) => ifAny(entry.in) },
      { label: t('Out|money'), ...figure, of: (entry) => ifAny(entry.out) },
      { label: t('Balance'), ...figure, strong: true, of: (entry) => signed(entry.balance) },
    ],
    rows: entries,
    opening: { label: t(broughtForward(book)), value: signed(opening) },
    closing: { label: t('Closing balance'), value: signed(closing) },
    empty: t('No entries in this period.'),
  }
}

function documentOf(entry: Entry, currency: Currency, t: Translate): ReportText {
  const { kind, document, number, party } = entry
  return {
    text: number === null ? t(entryKinds[kind]) : t('{label} {number}', { label: entryKinds[kind], number }),
    path: documents[kind](document),
    details: [
      { texts: [party, subjectIn(entry, t)] },
      { sentence: strayOf(entry, currency, t), wrong: true },
    ],
  }
}

/** The amount of an entry in the other currency, which is in no account; null if there is none. */
function strayOf({ stray }: Entry, currency: Currency, t: Translate): string | null {
  if (stray === 0) return null
  const amount = formatMoney(Math.abs(stray), currency === 'USD' ? 'IQD' : 'USD')
  return stray > 0
    ? t('{amount} not included in any account', { amount })
    : t('{amount} not deducted from any account', { amount })
}
