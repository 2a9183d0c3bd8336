import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { minus } from '../../../../kernel/contract/values/money.ts'
import { type Paper, paperOf } from '../../../../kernel/contract/paper/paper.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import type { CompanyBlock } from '../../../settings/company-block.ts'
import { letterhead } from '../../../settings/letterhead.ts'
import { type Age, type AgeFrom, ageFrom, ageLabels, agesFrom } from '../ages.ts'
import { explained } from '../receivables-query.ts'
import { type ReceivablesBy, receivablesBy } from '../receivables.contract.ts'
import type { receivablesPaperEndpoints } from './receivables-paper.contract.ts'
import { dollars, inColumn } from '../entries/signed-money.ts'

type Found = ReplyOf<typeof receivablesPaperEndpoints.paper>
type Figures = Found['totals']

/** The query of the list. */
interface Listing {
  by: ReceivablesBy | null
  age_from: AgeFrom | null
  search: string | null
}

/** The printed receivables, in the language of `t`. */
export function receivablesDocument(
  found: Found,
  listing: Listing,
  company: CompanyBlock,
  t: Translate,
): Paper {
  const [by, from] = [listing.by ?? 'customer', listing.age_from ?? 'due']
  const ifAny = (amount: number) => (amount === 0 ? '–' : inColumn(amount))
  const { today, on, is_closed, count, results, totals, salesman_name } = found
  // No column without an amount.
  const ages = (Object.keys(agesFrom[from]) as Age[]).filter((age) =>
    [...results, totals].some((row) => row[age] !== 0),
  )
  const hasCredit = [...results, totals].some(({ on_account }) => on_account !== 0)
  const figuresOf = (row: Figures, written: (amount: number) => string) => [
    ...ages.map((age) => written(row[age])),
    ...(hasCredit ? [written(minus(0, row.on_account))] : []),
    written(row.total),
  ]
  const date = formatDay(on ?? today)
  return paperOf(letterhead(company, t), {
    sheet: 'wide',
    title: t('Receivables'),
    name: t('Receivables {day}', { day: date.replaceAll('/', '-') }),
    facts: [
      { label: t('Date'), value: date },
      { label: t('Group by'), value: t(receivablesBy[by]) },
      { label: t('Aging by'), value: t(ageFrom[from]) },
      ...(salesman_name === null ? [] : [{ label: t('Salesman'), value: salesman_name }]),
      ...(listing.search ? [{ label: t('Search'), value: listing.search }] : []),
      { label: t('Total'), value: dollars(totals.total) },
    ],
    explained: t(explained[from]),
    table: {
      columns: [
        { label: t(receivablesBy[by]), kind: 'text', strong: true },
        ...ages.map((age) => ({
          label: t(agesFrom[from][age] ?? ageLabels[age]),
          kind: 'figure' as const,
        })),
        ...(hasCredit ? [{ label: t('Unapplied credit'), kind: 'figure' as const }] : []),
        { label: t('Total USD'), kind: 'figure', strong: true },
      ],
      opening: null,
      rows: results.map((row) => [
        { text: row.name, details: row.code ? [row.code] : [] },
        ...figuresOf(row, ifAny),
      ]),
      totals: { label: t('Total'), figures: figuresOf(totals, inColumn) },
    },
    notes: [
      ...(count > results.length
        ? [
            t('Showing the first {shown} of {all}. The total includes all.', {
              shown: results.length,
              all: count,
            }),
          ]
        : []),
      ...(on === null || is_closed
        ? []
        : [
            t('As of {day}. The books are still open for this date, so these figures may change.', {
              day: date,
            }),
          ]),
    ],
  })
}
