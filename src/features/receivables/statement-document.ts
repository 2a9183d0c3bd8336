import { formatDay } from '../../kernel/contract/day.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { formatAmount, formatMoney, minus, sumOf } from '../../kernel/contract/money.ts'
import type { Labelled } from '../../kernel/contract/printable-text.ts'
import type { CompanyBlock } from '../settings/company-block.ts'
import { type Age, ageLabels } from './ages.ts'
import { entryKinds } from './entry-kinds.ts'
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
export interface StatementDocument {
  title: string
  /** Title of the page and of the file: `Statement C-0001 22-11-2026`. */
  name: string
  language: 'en'
  company_name: string
  /** Address of the logo's picture. */
  logo: string | null
  customer: { label: string; name: string; lines: string[] }
  facts: Labelled[]
  headings: Record<keyof Omit<StatementLine, 'details'>, string>
  opening: Labelled
  lines: StatementLine[]
  closing: Labelled
  ages: { title: string; amounts: Labelled[] }
  footer: string[]
}

/** An amount below zero with a minus that is as wide as a digit. */
const signed = (amount: number) => formatAmount(amount, 'USD').replace('-', '−')
const dollars = (amount: number) => formatMoney(amount, 'USD').replace('-', '−')
const ifAny = (amount: number) => (amount === 0 ? '' : formatAmount(amount, 'USD'))

/** Of which days a statement tells. */
function periodWords({ from, to }: { from: string | null; to: string | null }): string {
  if (from && to) return `${formatDay(from)} to ${formatDay(to)}`
  if (from) return `Since ${formatDay(from)}`
  return to ? `Until ${formatDay(to)}` : 'All entries'
}

/** The printed form of a customer's statement. */
export function statementDocument(
  statement: Statement,
  days: { from: string | null; to: string | null },
  company: Pick<CompanyBlock, 'name' | 'logo' | 'address' | 'contact_email'>,
): StatementDocument {
  const { customer, opening, entries, closing, left_out, today, ages, on_account } = statement
  const open = sumOf(Object.values(ages))
  return {
    title: 'Statement of Account',
    name: `Statement ${customer.code} ${formatDay(days.to ?? today).replaceAll('/', '-')}`,
    language: 'en',
    company_name: company.name,
    logo: company.logo,
    customer: {
      label: 'Customer',
      name: customer.name,
      lines: [...linesOf(customer.address), ...linesOf(customer.phone)],
    },
    facts: [
      { label: 'Customer No', value: customer.code },
      { label: 'Date', value: formatDay(today) },
      { label: 'Period', value: periodWords(days) },
      { label: closing < 0 ? 'In your favour' : 'Balance', value: dollars(Math.abs(closing)) },
    ],
    headings: {
      date: 'Date',
      document: 'Document',
      debit: 'Debit USD',
      credit: 'Credit USD',
      balance: 'Balance USD',
    },
    opening: {
      label: left_out > 0 ? `Opening balance, with ${left_out} earlier entries` : 'Opening balance',
      value: signed(opening),
    },
    lines: entries.map((entry) => ({
      date: formatDay(entry.date),
      document: [entryKinds[entry.kind], entry.number].filter(Boolean).join(' '),
      details: [entry.text, entry.remark].filter((text) => text !== null),
      debit: ifAny(entry.debit),
      credit: ifAny(entry.credit),
      balance: signed(entry.balance),
    })),
    closing: { label: 'Closing balance', value: dollars(closing) },
    ages: {
      title: `Open on ${formatDay(today)}, by days past the due date`,
      amounts: [
        ...(Object.keys(ageLabels) as Age[]).map((age) => ({
          label: ageLabels[age],
          value: dollars(ages[age]),
        })),
        ...(on_account === 0 ? [] : [{ label: 'On account', value: dollars(-on_account) }]),
        { label: 'Balance', value: dollars(minus(open, on_account)) },
      ],
    },
    footer: [company.name, ...linesOf(company.address), ...linesOf(company.contact_email)],
  }
}

function linesOf(value: string | null): string[] {
  return (value ?? '').split('\n').flatMap((line) => line.trim() || [])
}
