import type { Translate } from '../../../../i18n/translate.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { inWords } from '../../../../kernel/contract/in-words.ts'
import { broughtForward, type Report, type ReportText } from '../../../../kernel/contract/paper/report.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { paths } from '../../../paths.ts'
import { type EntryKind, entryKinds } from '../entries/entry-kinds.ts'
import { entryRemark } from '../entries/entry-remark.ts'
import { inColumn } from '../entries/signed-money.ts'
import type { statementEndpoints } from './statement.contract.ts'

export type Statement = ReplyOf<typeof statementEndpoints.statement>
type Entry = Statement['entries'][number]

/** The path of an entry's document. A manual payment is shown with its invoice. */
const documents: Record<EntryKind, (id: number) => string> = {
  opening: paths.opening.view,
  invoice: paths.invoice.view,
  receipt_voucher: paths.receiptVoucher.view,
  credit_note: paths.creditNote.view,
  refund: paths.paymentVoucher.view,
  typed_payment: paths.invoice.view,
  bad_debt: paths.badDebt.view,
}

const figure = { unit: 'USD', kind: 'figure' } as const
const ifAny = (amount: number) => (amount === 0 ? '' : inColumn(amount))

/** The entries of a customer's account between opening and closing balance. */
export function statementReport(statement: Statement, t: Translate): Report<Entry> {
  const { opening, entries, closing } = statement
  return {
    columns: [
      { label: t('Date'), kind: 'day', of: ({ date }) => formatDay(date) },
      { label: t('Document'), kind: 'text', strong: true, of: (entry) => documentOf(entry, t) },
      { label: t('Debit'), ...figure, of: ({ debit }) => ifAny(debit) },
      { label: t('Credit'), ...figure, of: ({ credit }) => ifAny(credit) },
      { label: t('Balance'), ...figure, strong: true, of: ({ balance }) => inColumn(balance) },
    ],
    rows: entries,
    opening: { label: t(broughtForward(statement)), value: inColumn(opening) },
    closing: { label: t('Closing balance'), value: inColumn(closing) },
    empty: t('No entries in this period.'),
  }
}

function documentOf(entry: Entry, t: Translate): ReportText {
  const { kind, document, invoice, number } = entry
  const remark = entryRemark(entry)
  return {
    text: number === null ? t(entryKinds[kind]) : t('{label} {number}', { label: entryKinds[kind], number }),
    path: documents[kind](kind === 'typed_payment' ? (invoice ?? document) : document),
    details: [{ texts: [inWords(entry.text, entry.said_subject, t)] }, { sentence: remark && t(remark) }],
  }
}
