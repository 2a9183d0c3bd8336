import { periodWords } from '../../kernel/contract/period-words.ts'
import { formatAmount, formatDay, formatMoney } from '../../kernel/contract/formats.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { minus, sumOf } from '../../kernel/contract/money.ts'
import { type Labelled, linesOf } from '../../kernel/contract/printable-text.ts'
import type { Say } from '../../words/say.ts'
import type { CompanyBlock } from '../settings/company-block.ts'
import { letterhead, type Letterhead } from '../settings/letterhead.ts'
import { type Age, ageLabels } from './ages.ts'
import { entryKinds } from './entry-kinds.ts'
import { entryRemark } from './entry-remark.ts'
import type { statementEndpoints } from './statement.contract.ts'

type Statement = ReplyOf<typeof statementEndpoints.statement>

/** A line of a printed statement. */
interface StatementLine {
  date: string
  /** What it is and which number it has. */
  document: string
  /** What people wrote of it, and the dinars with their rate. */
  details: string[]
  debit: string
  credit: string
  balance: string
}

/** Everything that stands on a printed statement, as text, in the order of reading: page and PDF print the same. */
export interface StatementDocument extends Letterhead {
  title: string
  /** Title of the page and of the file: `Statement C-0001 22-11-2026`. */
  name: string
  customer: { label: string; name: string; lines: string[] }
  facts: Labelled[]
  headings: Record<keyof Omit<StatementLine, 'details'>, string>
  opening: Labelled
  lines: StatementLine[]
  closing: Labelled
  ages: { title: string; amounts: Labelled[] }
}

/** An amount below zero with a minus that is as wide as a digit. */
const signed = (amount: number) => formatAmount(amount, 'USD').replace('-', '−')
const dollars = (amount: number) => formatMoney(amount, 'USD').replace('-', '−')
const ifAny = (amount: number) => (amount === 0 ? '' : formatAmount(amount, 'USD'))

/** The printed form of a customer's statement. */
export function statementDocument(
  statement: Statement,
  days: { from: string | null; to: string | null },
  company: CompanyBlock,
  say: Say,
): StatementDocument {
  const { customer, opening, entries, closing, left_out, today, ages, on_account } = statement
  const open = sumOf(Object.values(ages))
  return {
    ...letterhead(company, say),
    title: say('Statement of Account'),
    name: say('Statement {code} {day}', {
      code: customer.code,
      day: formatDay(days.to ?? today).replaceAll('/', '-'),
    }),
    customer: {
      label: say('Customer'),
      name: customer.name,
      lines: [...linesOf(customer.address), ...linesOf(customer.phone)],
    },
    facts: [
      { label: say('Customer No'), value: customer.code },
      { label: say('Date'), value: formatDay(today) },
      { label: say('Period'), value: say(periodWords(days)) },
      { label: closing < 0 ? say('In your favour') : say('Balance'), value: dollars(Math.abs(closing)) },
    ],
    headings: {
      date: say('Date'),
      document: say('Document'),
      debit: say('Debit USD'),
      credit: say('Credit USD'),
      balance: say('Balance USD'),
    },
    opening: {
      label:
        left_out > 0
          ? say('Opening balance, with {count} earlier entries', { count: left_out })
          : say('Opening balance'),
      value: signed(opening),
    },
    lines: entries.map((entry) => ({
      date: formatDay(entry.date),
      document: [say(entryKinds[entry.kind]), entry.number].filter(Boolean).join(' '),
      details: [entry.text, remarkOn(entry, say)].filter((text) => text !== null),
      debit: ifAny(entry.debit),
      credit: ifAny(entry.credit),
      balance: signed(entry.balance),
    })),
    closing: { label: say('Closing balance'), value: dollars(closing) },
    ages: {
      title: say('Open on {day}, by days past the due date', { day: formatDay(today) }),
      amounts: [
        ...(Object.keys(ageLabels) as Age[]).map((age) => ({
          label: say(ageLabels[age]),
          value: dollars(ages[age]),
        })),
        ...(on_account === 0 ? [] : [{ label: say('On account'), value: dollars(-on_account) }]),
        { label: say('Balance'), value: dollars(minus(open, on_account)) },
      ],
    },
  }
}

/** A remark in the language of the paper, whoever asked for its figures. */
function remarkOn(entry: Statement['entries'][number], say: Say): string | null {
  const remark = entryRemark(entry)
  return remark === null ? null : say(remark)
}

/** The lines of a text that people wrote, without the empty ones. */
