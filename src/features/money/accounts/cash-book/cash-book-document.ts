import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { formatAmount, formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { type Paper, paperOf } from '../../../../kernel/contract/paper/paper.ts'
import { periodWords } from '../../../../kernel/contract/values/period-words.ts'
import type { Say } from '../../../../words/say.ts'
import { type Said, told } from '../../../../words/sentences.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { type cashBookEndpoints, entryKinds } from './cash-book.contract.ts'

type Book = ReplyOf<typeof cashBookEndpoints.read>

/** The printed form of the cash book of an account. */
export function cashBookDocument(
  book: Book,
  days: { from: string | null; to: string | null },
  company: CompanyBlock,
  say: Say,
): Paper {
  const { name, currency, opening, entries, closing, on_the_way } = book
  const signed = (amount: number) => formatAmount(amount, currency).replace('-', '−')
  const money = (amount: number) => formatMoney(amount, currency).replace('-', '−')
  const ifAny = (amount: number) => (amount === 0 ? '' : signed(amount))
  const inCurrency = (heading: 'In|money' | 'Out|money' | 'Balance') => `${say(heading)} ${currency}`
  return paperOf(letterhead(company, say), {
    title: say('Cash Book'),
    name: [say('Cash Book'), name].join(' '),
    parties: [{ label: say('Account'), name, lines: [] }],
    facts: [
      { label: say('Period'), value: say(periodWords(days)) },
      { label: say('Currency'), value: currency },
    ],
    table: {
      columns: [
        { label: say('Date'), kind: 'day' },
        { label: say('Document'), kind: 'text', strong: true },
        { label: inCurrency('In|money'), kind: 'figure' },
        { label: inCurrency('Out|money'), kind: 'figure' },
        { label: inCurrency('Balance'), kind: 'figure', strong: true },
      ],
      opening: { label: say(openingOf(book)), value: signed(opening) },
      rows: entries.map((entry) => [
        formatDay(entry.date),
        {
          text: [say(entryKinds[entry.kind]), entry.number].filter(Boolean).join(' '),
          details: [entry.party, subjectIn(entry, say), strayOf(entry, currency, say)].filter(
            (text) => text !== null,
          ),
        },
        ifAny(entry.in),
        ifAny(entry.out),
        signed(entry.balance),
      ]),
      totals: null,
    },
    sums: [{ label: say('Closing balance'), value: money(closing), grand: true }],
    notes: [
      ...(entries.length === 0 ? [say('No entries in this period.')] : []),
      ...(on_the_way > 0 ? [say('Transfers in transit: {amount}', { amount: money(on_the_way) })] : []),
    ],
  })
}

/** What the balance before the first entry is called. */
export function openingOf({ left_out }: Book): Said {
  return left_out > 0
    ? told('Balance brought forward, including {count} earlier entries', { count: left_out })
    : 'Balance brought forward'
}

/** What of an entry is in the other currency, and so in no account; null where nothing is. */
export function strayOf(
  { stray }: Book['entries'][number],
  currency: Book['currency'],
  say: Say,
): string | null {
  if (stray === 0) return null
  const amount = formatMoney(Math.abs(stray), currency === 'USD' ? 'IQD' : 'USD')
  return stray > 0
    ? say('{amount} not included in any account', { amount })
    : say('{amount} not deducted from any account', { amount })
}
