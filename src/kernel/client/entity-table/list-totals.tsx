import type { Endpoint } from '../../contract/endpoint.ts'
import type { Fields } from '../../contract/fields.ts'
import type { ListState } from './list-state.ts'
import { useRead } from '../cache/query.ts'
import { directionOf } from '../show/values/direction-of.ts'
import { valueText } from '../show/values/value-text.ts'
import styles from './toolbar/toolbar.module.css'
import { useTranslate } from '../language/language.ts'

interface ListTotalsProps {
  /** Sums of the list's amounts, for its search and filters. */
  endpoint: Endpoint<Fields, Fields, Fields>
  state: Pick<ListState, 'search' | 'filters'>
}

/** The totals of all rows that a list finds, over all pages. */
export function ListTotals({ endpoint, state: { search, filters } }: ListTotalsProps) {
  const read = useRead(endpoint, { query: { ...filters, search } })
  return read.error ? null : <Totals fields={endpoint.reply} sums={read.data} />
}

interface TotalsProps {
  fields: Fields
  /** Undefined until they are loaded; their place is kept, so that nothing moves. */
  sums: Readonly<Record<string, unknown>> | undefined
}

/** Labelled sums. */
export function Totals({ fields, sums }: TotalsProps) {
  const t = useTranslate()
  // An optional sum is shown only if it is not zero.
  const shown = Object.entries(fields).filter(([name, { required }]) => required || sums?.[name])
  return (
    <dl className={styles.totals}>
      {shown.map(([name, field]) => (
        <div key={name}>
          <dt>{t(field.label)}</dt>
          <dd>{sums ? <bdi dir={directionOf(field)}>{valueText(field, sums[name], t)}</bdi> : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
