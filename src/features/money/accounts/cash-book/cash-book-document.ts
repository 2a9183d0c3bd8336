import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { formatAmount, formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { type Paper, paperOf } from '../../../../kernel/contract/paper/paper.ts'
import { periodWords } from '../../../../kernel/contract/values/period-words.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { type cashBookEndpoints, entryKinds } from './cash-book.contract.ts'

type Book = ReplyOf<typeof cashBookEndpoints.read>

/** The printed document of an account's cash book. */
export function cashBookDocument(
  book: Book,
  days: { from: string | null; to: string | null },
  company: CompanyBlock,
  t: Translate,
): Paper {
  const { name, currency, opening, entries, closing, on_the_way } = book
  const signed = (amount: number) => formatAmount(amount, currency).replace('-', '−')
  const money = (amount: number) => formatMoney(amount, currency).replace('-', '−')
  const ifAny = (amount: number) => (amount === 0 ? '' : signed(amount))
  const inCurrency = (heading: 'In|money' | 'Out|money' | 'Balance') => `${t(heading)} ${currency}`
  return paperOf(letterhead(company, t), {
    title: t('Cash Book'),
    name: [t('Cash Book'), name].join(' '),
    parties: [{ label: t('Account'), name, lines: [] }],
    facts: [
      { label: t('Period'), value: t(periodWords(days)) },
      { label: t('Currency'), value: currency },
    ],
    table: {
      columns: [
        { label: t('Date'), kind: 'day' },
        { label: t('Document'), kind: 'text', strong: true },
        { label: inCurrency('In|money'), kind: 'figure' },
        { label: inCurrency('Out|money'), kind: 'figure' },
        { label: inCurrency('Balance'), kind: 'figure', strong: true },
      ],
      opening: { label: t(openingOf(book)), value: signed(opening) },
      rows: entries.map((entry) => [
        formatDay(entry.date),
        {
          text: [t(entryKinds[entry.kind]), entry.number].filter(Boolean).join(' '),
          details: [entry.party, subjectIn(entry, t), strayOf(entry, currency, t)].filter(
            (text) => text !== null,
          ),
        },
        ifAny(entry.in),
        ifAny(entry.out),
        signed(entry.balance),
      ]),
      totals: null,
    },
    sums: [{ label: t('Closing balance'), value: money(closing), grand: true }],
    notes: [
      ...(entries.length === 0 ? [t('No entries in this period.')] : []),
      ...(on_the_way > 0 ? [t('Transfers in transit: {amount}', { amount: money(on_the_way) })] : []),
    ],
  })
}

/** The label of the balance brought forward. */
export function openingOf({ left_out }: Book): DisplayText {
  return left_out > 0
    ? message('Balance brought forward, including {count} earlier entries', { count: left_out })
    : 'Balance brought forward'
}

/** The amount of an entry in the other currency, which is in no account; null if there is none. */
export function strayOf(
  { stray }: Book['entries'][number],
  currency: Book['currency'],
  t: Translate,
): string | null {
  if (stray === 0) return null
  const amount = formatMoney(Math.abs(stray), currency === 'USD' ? 'IQD' : 'USD')
  return stray > 0
    ? t('{amount} not included in any account', { amount })
    : t('{amount} not deducted from any account', { amount })
}
