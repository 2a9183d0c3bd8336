import { formatAmount, formatCount, formatDay, formats } from '../../../kernel/contract/values/formats.ts'
import { type Described, type Paper, type PaperTable, paperOf } from '../../../kernel/contract/paper/paper.ts'
import { type Currency, sumOf } from '../../../kernel/contract/values/money.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { letterhead } from '../../settings/letterhead.ts'
import { ofCashBox } from './amounts-of.ts'
import { type DayKind, dayKinds, type DailySummary, type GroupLine } from './daily-summary.contract.ts'
import { changeText } from './change-text.ts'
import { nameOfLine } from './line-name.ts'

interface Line {
  what: Described
  person: string | null
  usd: number
  iqd: number
}

/** A section of the printed summary. */
interface Part {
  label: DisplayText
  count: number
  lines: Line[]
  usd: number
  iqd: number
}

/** The printed daily summary, in the language of `t`. */
export function dailySummaryDocument(sheet: DailySummary, company: CompanyBlock, t: Translate): Paper {
  const date = formatDay(sheet.date)
  const parts = partsOf(sheet, t).filter(({ count }) => count > 0)
  const none = sheet.groups.filter(({ count }) => count === 0)
  return paperOf(letterhead(company, t), {
    title: t('Daily Summary'),
    name: t('Daily Summary {day}', { day: date.replaceAll('/', '-') }),
    facts: [{ label: t('Date'), value: date }],
    table: parts.length === 0 ? null : tableOf(parts, t),
    notes: [
      ...(sheet.takings.length === 0 ? [t('No receipts on this day.')] : []),
      ...(sheet.closings.length === 0 ? [t('No cash boxes closed on this day.')] : []),
      ...(none.length > 0
        ? [
            t('None on this day: {list}.', {
              list: formats(t).list(none.map(({ kind }) => t(dayKinds[kind]))),
            }),
          ]
        : []),
    ],
  })
}

/** The totals of all sections on the first page, then the lines of each section. */
function tableOf(parts: readonly Part[], t: Translate): PaperTable {
  return {
    columns: [
      { label: t('Type'), kind: 'text', strong: true },
      { label: t('Document'), kind: 'text', share: 2 },
      { label: t('User'), kind: 'text' },
      { label: 'USD', kind: 'figure' },
      { label: 'IQD', kind: 'figure' },
    ],
    opening: null,
    rows: [...parts.map((part) => sumsOf(part, t)), ...parts.flatMap((part) => rowsOf(part, t))],
    totals: null,
  }
}

const sumsOf = ({ label, count, ...sums }: Part, t: Translate): PaperTable['rows'][number] => [
  plain(t(label)),
  plain(formatCount(count)),
  plain(''),
  ...figures(sums),
]

const rowsOf = ({ label, lines }: Part, t: Translate): PaperTable['rows'] =>
  lines.map((line, place) => [
    plain(place === 0 ? t(label) : ''),
    line.what,
    plain(line.person ?? t('System')),
    ...figures(line),
  ])

const plain = (text: string): Described => ({ text, details: [] })

const figures = (amounts: { usd: number; iqd: number }): string[] =>
  [amounts.usd, amounts.iqd].map((amount, place) =>
    amount === 0 ? '–' : formatAmount(amount, place === 0 ? 'USD' : 'IQD').replace('-', '−'),
  )

const inColumns = (amount: number, currency: Currency) =>
  currency === 'USD' ? { usd: amount, iqd: 0 } : { usd: 0, iqd: amount }

function partsOf(sheet: DailySummary, t: Translate): Part[] {
  const takings = sheet.takings.map((taking): Line => ({
    what: {
      text: taking.account,
      details:
        taking.cancelled === 0
          ? []
          : [
              t('{all} received, {cancelled} cancelled', {
                all: ofCashBox(taking.amount, taking.currency),
                cancelled: ofCashBox(taking.cancelled, taking.currency),
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
              t('{counted} counted, {difference} over/short', {
                counted: ofCashBox(closing.counted, closing.currency),
                difference: ofCashBox(closing.difference, closing.currency),
              }),
            ],
    },
    person: closing.person,
    ...inColumns(closing.difference, closing.currency),
  }))
  const groups = sheet.groups.map(({ kind, results, ...sums }): Part => ({
    label: dayKinds[kind],
    ...sums,
    lines: results.map((line) => lineOf(kind, line, sheet.date, t)),
  }))
  return [partOf('Receipts by cashier', takings), ...groups, partOf('Cash Closings', closings)]
}

const partOf = (label: DisplayText, lines: Line[]): Part => ({
  label,
  count: lines.length,
  lines,
  usd: sumOf(lines.map(({ usd }) => usd)),
  iqd: sumOf(lines.map(({ iqd }) => iqd)),
})

function lineOf(kind: DayKind, line: GroupLine, date: string, t: Translate): Line {
  const { party, person, usd, iqd, day, reason } = line
  const booked = day === null || day === date || kind === 'rate_changes' ? [] : [formatDay(day)]
  const change = changeText(kind, line)
  return {
    what: {
      text: formats(t).list([t(nameOfLine(line)), ...(party === null ? [] : [party]), ...booked]),
      details: [...(change === null ? [] : [t(change)]), ...(reason === null ? [] : [reason])],
    },
    person,
    usd: usd ?? 0,
    iqd: iqd ?? 0,
  }
}
