import { periodWords } from '../../../../kernel/contract/values/period-words.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import { type Paper, paperOf } from '../../../../kernel/contract/paper/paper.ts'
import { linesOf } from '../../../../kernel/contract/paper/printable-text.ts'
import type { Say } from '../../../../words/say.ts'
import { dinarFace } from '../../../invoices/paper/dinar-face.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'
import { inWords } from '../../../../kernel/contract/in-words.ts'
import { type Age, ageLabels } from '../ages.ts'
import { entryKinds } from '../entries/entry-kinds.ts'
import { entryRemark } from '../entries/entry-remark.ts'
import { dollars, inColumn } from '../entries/signed-money.ts'
import type { statementEndpoints } from './statement.contract.ts'

type Statement = ReplyOf<typeof statementEndpoints.statement>

const ifAny = (amount: number) => (amount === 0 ? '' : inColumn(amount))

/** The printed form of a customer's statement. */
export function statementDocument(
  statement: Statement,
  days: { from: string | null; to: string | null },
  company: CompanyBlock,
  say: Say,
): Paper {
  const { customer, opening, entries, closing, left_out, today, ages, ages_on, on_account } = statement
  const { dinar_rate: rate, dinar_rate_on: day } = statement
  const open = sumOf(Object.values(ages))
  return paperOf(letterhead(company, say), {
    title: say('Statement of Account'),
    name: say('Statement {code} {day}', {
      code: customer.code,
      day: formatDay(days.to ?? today).replaceAll('/', '-'),
    }),
    parties: [
      {
        label: say('Customer'),
        name: customer.name,
        lines: [...linesOf(customer.address), ...linesOf(customer.phone)],
      },
    ],
    facts: [
      { label: say('Customer No'), value: customer.code },
      { label: say('Date'), value: formatDay(today) },
      { label: say('Period'), value: say(periodWords(days)) },
      { label: balanceLabel(closing, days.to, say), value: dollars(Math.abs(closing)) },
    ],
    table: {
      columns: [
        { label: say('Date'), kind: 'day' },
        { label: say('Document'), kind: 'text', strong: true },
        { label: say('Debit USD'), kind: 'figure' },
        { label: say('Credit USD'), kind: 'figure' },
        { label: say('Balance USD'), kind: 'figure', strong: true },
      ],
      opening: {
        label:
          left_out > 0
            ? say('Balance brought forward, including {count} earlier entries', { count: left_out })
            : say('Balance brought forward'),
        value: inColumn(opening),
      },
      rows: entries.map((entry) => [
        formatDay(entry.date),
        {
          text: [say(entryKinds[entry.kind]), entry.number].filter(Boolean).join(' '),
          details: [inWords(entry.text, entry.said_subject, say), remarkOn(entry, say)].filter(
            (text) => text !== null,
          ),
        },
        ifAny(entry.debit),
        ifAny(entry.credit),
        inColumn(entry.balance),
      ]),
      totals: null,
    },
    sums: [
      { label: say('Closing balance'), value: dollars(closing), grand: true },
      ...(rate === null || day === null ? [] : [dinarFace({ usd: closing, rate, day }, say)]),
    ],
    boxes: {
      title: say('Open on {day}, by days past due', { day: formatDay(ages_on) }),
      facts: [
        ...(Object.keys(ageLabels) as Age[]).map((age) => ({
          label: say(ageLabels[age]),
          value: dollars(ages[age]),
        })),
        ...(on_account === 0 ? [] : [{ label: say('Unapplied credit'), value: dollars(-on_account) }]),
        { label: balanceLabel(0, ages_on, say), value: dollars(minus(open, on_account)) },
      ],
    },
  })
}

/** What a balance is called, with the day to which it belongs; without one everything written counts. */
function balanceLabel(balance: number, on: string | null, say: Say): string {
  if (on === null) return balance < 0 ? say('Credit balance|on a paper') : say('Balance')
  const day = formatDay(on)
  return balance < 0 ? say('Credit balance on {day}', { day }) : say('Balance on {day}', { day })
}

/** A remark in the language of the paper, whoever asked for its figures. */
function remarkOn(entry: Statement['entries'][number], say: Say): string | null {
  const remark = entryRemark(entry)
  return remark === null ? null : say(remark)
}
