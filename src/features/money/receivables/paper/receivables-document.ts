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
  const figures: { label: string; strong?: true; of(row: Figures): number }[] = [
    ...(Object.keys(agesFrom[from]) as Age[]).map((age) => ({
      label: t(agesFrom[from][age] ?? ageLabels[age]),
      of: (row: Figures) => row[age],
    })),
    { label: t('Unapplied credit'), of: (row) => minus(0, row.on_account) },
    { label: t('Total USD'), strong: true, of: (row) => row.total },
  ]
  // No column without an amount, except the total.
  const shown = figures.filter(
    ({ strong, of }) => strong || [...results, totals].some((row) => of(row) !== 0),
  )
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
        ...shown.map(({ label, strong }) => ({ label, kind: 'figure' as const, ...(strong && { strong }) })),
      ],
      opening: null,
      rows: results.map((row) => [
        { text: row.name, details: row.code ? [row.code] : [] },
        ...shown.map(({ of }) => ifAny(of(row))),
      ]),
      totals: { label: t('Total'), figures: shown.map(({ of }) => inColumn(of(totals))) },
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
