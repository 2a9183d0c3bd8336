import {
  formatAmount,
  formatCount,
  formatDay,
  formatQuantity,
  formats,
} from '../../../kernel/contract/values/formats.ts'
import { type Described, type Paper, type PaperTable, paperOf } from '../../../kernel/contract/paper/paper.ts'
import { type Currency, sumOf } from '../../../kernel/contract/values/money.ts'
import type { Said } from '../../../words/sentences.ts'
import type { Say } from '../../../words/say.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { letterhead } from '../../settings/letterhead.ts'
import { ofBox } from './amounts-of.ts'
import { dayKinds, type DaySheet, type Done } from './day-sheet.contract.ts'
import { rowsEach } from './rows-each.ts'

/** So many lines, with a total each, fit on one page; the totals are of all, and the screen has the rest. */
const linesOnPage = 26

interface Line {
  what: Described
  person: string | null
  usd: number
  iqd: number
}

/** What stands together on the sheet under one word. */
interface Part {
  label: Said
  count: number
  lines: Line[]
  usd: number
  iqd: number
}

/** The sheet of a day, in the language of `say`. */
export function daySheetDocument(sheet: DaySheet, company: CompanyBlock, say: Say): Paper {
  const date = formatDay(sheet.date)
  const parts = partsOf(sheet, say).filter(({ count }) => count > 0)
  const none = sheet.groups.filter(({ count }) => count === 0)
  return paperOf(letterhead(company, say), {
    title: say('Day Sheet'),
    name: say('Day Sheet {day}', { day: date.replaceAll('/', '-') }),
    facts: [{ label: say('Date'), value: date }],
    table: parts.length === 0 ? null : tableOf(parts, say),
    notes: [
      ...(sheet.takings.length === 0 ? [say('No money was received on this day.')] : []),
      ...(sheet.closings.length === 0 ? [say('No box was closed on this day.')] : []),
      ...(none.length > 0
        ? [
            say('On this day nothing of: {list}.', {
              list: formats(say).list(none.map(({ kind }) => say(dayKinds[kind]))),
            }),
          ]
        : []),
    ],
  })
}

function tableOf(parts: readonly Part[], say: Say): PaperTable {
  const most = rowsEach(
    parts.map(({ count }) => count),
    linesOnPage,
  )
  return {
    columns: [
      { label: say('What'), kind: 'text', strong: true },
      { label: say('Document'), kind: 'text', share: 2 },
      { label: say('Person'), kind: 'text' },
      { label: 'USD', kind: 'figure' },
      { label: 'IQD', kind: 'figure' },
    ],
    opening: null,
    rows: parts.flatMap((part) => rowsOf(part, most, say)),
    totals: null,
  }
}

function rowsOf({ label, count, lines, usd, iqd }: Part, most: number, say: Say): PaperTable['rows'] {
  const shown = lines.slice(0, most)
  const rest = count - shown.length
  const total = rest > 0 ? say('Total, with {count} more', { count: rest }) : say('Total')
  return [
    ...shown.map((line, place) => [
      plain(place === 0 ? say(label) : ''),
      line.what,
      plain(line.person ?? say('The system')),
      ...figures(line),
    ]),
    ...(count > 1 ? [[plain(''), plain(total), plain(''), ...figures({ usd, iqd })]] : []),
  ]
}

const plain = (text: string): Described => ({ text, details: [] })

const figures = (amounts: { usd: number; iqd: number }): string[] =>
  [amounts.usd, amounts.iqd].map((amount, place) =>
    amount === 0 ? '–' : formatAmount(amount, place === 0 ? 'USD' : 'IQD').replace('-', '−'),
  )

const inColumns = (amount: number, currency: Currency) =>
  currency === 'USD' ? { usd: amount, iqd: 0 } : { usd: 0, iqd: amount }

function partsOf(sheet: DaySheet, say: Say): Part[] {
  const takings = sheet.takings.map((taking): Line => ({
    what: {
      text: taking.account,
      details:
        taking.cancelled === 0
          ? []
          : [
              say('{all} came in, {cancelled} was cancelled', {
                all: ofBox(taking.amount, taking.currency),
                cancelled: ofBox(taking.cancelled, taking.currency),
              }),
            ],
    },
    person: taking.person,
    ...inColumns(taking.net, taking.currency),
  }))
  const closings = sheet.closings.map((closing): Line => ({
    what: {
      text: closing.account,
      details:
        closing.difference === 0
          ? []
          : [
              say('{counted} counted, difference {difference}', {
                counted: ofBox(closing.counted, closing.currency),
                difference: ofBox(closing.difference, closing.currency),
              }),
            ],
    },
    person: closing.person,
    ...inColumns(closing.difference, closing.currency),
  }))
  const groups = sheet.groups.map(({ kind, results, ...sums }): Part => ({
    label: dayKinds[kind],
    ...sums,
    lines: results.map((done) => lineOf(done, sheet.date, say)),
  }))
  return [partOf('Takings', takings), ...groups, partOf('Cash Closings', closings)]
}

const partOf = (label: Said, lines: Line[]): Part => ({
  label,
  count: lines.length,
  lines,
  usd: sumOf(lines.map(({ usd }) => usd)),
  iqd: sumOf(lines.map(({ iqd }) => iqd)),
})

function lineOf(
  { id, number, party, person, usd, iqd, day, rate, day_rate }: Done,
  date: string,
  say: Say,
): Line {
  const names = [number ?? `#${formatCount(id)}`, ...(party === null ? [] : [party])]
  const earlier = day === null || day === date ? [] : [formatDay(day)]
  return {
    what: {
      text: formats(say).list([...names, ...earlier]),
      details:
        rate === null || day_rate === null
          ? []
          : [
              say('{rate} instead of {usual}', {
                rate: formatQuantity(rate),
                usual: formatQuantity(day_rate),
              }),
            ],
    },
    person,
    usd: usd ?? 0,
    iqd: iqd ?? 0,
  }
}
