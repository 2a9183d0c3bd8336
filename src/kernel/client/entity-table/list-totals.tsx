import type { Endpoint } from '../../contract/endpoint.ts'
import type { Fields } from '../../contract/fields.ts'
import type { ListState } from './list-state.ts'
import { useRead } from '../cache/query.ts'
import { directionOf } from '../show/values/direction-of.ts'
import { valueText } from '../show/values/value-text.ts'
import styles from './toolbar/toolbar.module.css'
import { useTranslate } from '../language/language.ts'

/** Sums of a list's amounts, for its search and filters. */
export type TotalsEndpoint = Endpoint<Fields, Fields, Fields>

interface ListTotalsProps {
  endpoint: TotalsEndpoint
  state: Pick<ListState, 'search' | 'filters'>
  /** What the list is narrowed to besides. */
  fixed?: Readonly<Record<string, string>>
}

/** What all rows that a list finds come to, over all its pages; it has its place before it is known, so that nothing jumps. */
export function ListTotals({ endpoint, state: { search, filters }, fixed }: ListTotalsProps) {
  const t = useTranslate()
  const read = useRead(endpoint, { query: { ...filters, ...fixed, search } })
  const sums: Readonly<Record<string, unknown>> = read.data ?? {}
  if (read.error) return null
  // A sum that is not there for every list is told only where there is one.
  const shown = Object.entries(endpoint.reply).filter(([name, { required }]) => required || sums[name])
  return (
    <dl className={styles.totals} data-stale={read.isPlaceholderData || undefined}>
      {shown.map(([name, field]) => (
        <div key={name}>
          <dt>{t(field.label)}</dt>
          <dd>{read.data ? <bdi dir={directionOf(field)}>{valueText(field, sums[name], t)}</bdi> : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
