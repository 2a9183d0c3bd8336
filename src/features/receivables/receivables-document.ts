import { formatDay } from '../../kernel/contract/formats.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { minus } from '../../kernel/contract/money.ts'
import type { Labelled } from '../../kernel/contract/printable-text.ts'
import type { Say } from '../../words/say.ts'
import type { CompanyBlock } from '../settings/company-block.ts'
import { letterhead, type Letterhead } from '../settings/letterhead.ts'
import { type Age, type AgeFrom, ageFrom, ageLabels, agesFrom } from './ages.ts'
import { explained } from './receivables-asked.ts'
import { type ReceivablesBy, receivablesBy } from './receivables.contract.ts'
import type { receivablesPaperEndpoints } from './receivables-paper.contract.ts'
import { dollars, inColumn } from './signed-money.ts'

type Found = ReplyOf<typeof receivablesPaperEndpoints.paper>
type Figures = Found['totals']

/** How the list was asked for. */
interface Listing {
  by: ReceivablesBy | null
  age_from: AgeFrom | null
  search: string | null
}

/** Everything that stands on the printed receivables, as text, in the order of reading: page and PDF print the same. */
export interface ReceivablesDocument extends Letterhead {
  title: string
  /** Title of the page and of the file: `Receivables 22-11-2026`. */
  name: string
  facts: Labelled[]
  /** From which day the ages are counted. */
  explained: string
  /** Of the name, of each age, of the money on account and of the total. */
  headings: string[]
  lines: { name: string; code: string; amounts: string[] }[]
  totals: { label: string; amounts: string[] }
  /** What was left out of a very long list; empty where nothing was. */
  left_out: string
}

/** Puts together who owes what, in the language of `say`. */
export function receivablesDocument(
  found: Found,
  asked: Listing,
  company: CompanyBlock,
  say: Say,
): ReceivablesDocument {
  const [by, from] = [asked.by ?? 'customer', asked.age_from ?? 'due']
  const ages = Object.keys(agesFrom[from]) as Age[]
  const ifAny = (amount: number) => (amount === 0 ? '–' : inColumn(amount))
  const figuresOf = (row: Figures, written: (amount: number) => string) => [
    ...ages.map((age) => written(row[age])),
    written(minus(0, row.on_account)),
    written(row.total),
  ]
  const { today, count, results, totals, salesman_name } = found
  return {
    ...letterhead(company, say),
    title: say('Receivables'),
    name: say('Receivables {day}', { day: formatDay(today).replaceAll('/', '-') }),
    facts: [
      { label: say('Date'), value: formatDay(today) },
      { label: say('By'), value: say(receivablesBy[by]) },
      { label: say('Ages from'), value: say(ageFrom[from]) },
      ...(salesman_name === null ? [] : [{ label: say('Salesman'), value: salesman_name }]),
      ...(asked.search ? [{ label: say('Search'), value: asked.search }] : []),
      { label: say('Total'), value: dollars(totals.total) },
    ],
    explained: say(explained[from]),
    headings: [
      say(receivablesBy[by]),
      ...ages.map((age) => say(agesFrom[from][age] ?? ageLabels[age])),
      say('On account'),
      say('Total USD'),
    ],
    lines: results.map((row) => ({
      name: row.name,
      code: row.code ?? '',
      amounts: figuresOf(row, ifAny),
    })),
    totals: { label: say('Total'), amounts: figuresOf(totals, inColumn) },
    left_out:
      count > results.length
        ? say('The first {shown} of {all}; the total is of all.', { shown: results.length, all: count })
        : '',
  }
}
