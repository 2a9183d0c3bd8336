import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Field, Fields, RowOf } from '../../contract/fields.ts'
import { shownOf } from '../../contract/shown-of.ts'
import { useTranslate } from '../language/language.ts'
import { ShowValue } from '../show/values/show-value.tsx'
import { AmountTable } from './amount-table.tsx'
import { Card } from './card.tsx'

/** The number of rows shown at first. */
export const firstRows = 10

interface FirstRowsProps<F extends Fields, R extends RowOf<F> & { id: number }> {
  fields: F
  /** The columns; the first one names the row. */
  names: readonly Extract<keyof F, string>[]
  /** The content of a cell, if not the default of the field's kind. */
  display: { readonly [N in Extract<keyof F, string>]?: (row: R) => ReactNode }
  rows: readonly R[]
  /** The total number of rows. */
  count: number
  /** The text if there are no rows. */
  none: DisplayText
  /** The address of the full list. */
  all: string
}

/** The first rows of a list on the page of the record that they belong to, with a link to the full list. */
export function FirstRows<F extends Fields, R extends RowOf<F> & { id: number }>({
  fields,
  names,
  display,
  rows,
  count,
  none,
  all,
}: FirstRowsProps<F, R>) {
  const t = useTranslate()
  const columns = names.flatMap((name, place) => {
    const field = fields[name]
    if (!field) return []
    const cell = display[name] ?? ((row: R) => shown(field, shownOf(field, name, row)))
    const kind =
      field.kind === 'money' ? ('amount' as const) : place === 0 ? ('text' as const) : ('day' as const)
    return [{ label: field.label, kind, cell }]
  })
  if (count === 0) {
    return (
      <Card width="full">
        <Text c="dimmed" size="sm">
          {t(none)}
        </Text>
      </Card>
    )
  }
  return (
    <>
      <Card width="full" flush>
        <AmountTable flush columns={columns} rows={rows} keyOf={({ id }) => id} />
      </Card>
      {count > rows.length && (
        <Anchor component={Link} to={all} size="sm" mt="sm" display="inline-block">
          {t('View all {count}', { count })}
        </Anchor>
      )}
    </>
  )
}

/** Empty values stay blank here. */
function shown(field: Field, value: unknown): ReactNode {
  return value === null ? null : <ShowValue field={field} value={value} />
}
