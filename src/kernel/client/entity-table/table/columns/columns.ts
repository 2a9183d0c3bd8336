import type { ReactNode } from 'react'
import type { DisplayText } from '../../../../../i18n/messages.ts'
import type { Entity } from '../../../../contract/entity.ts'
import type { Field, Fields, RowOf } from '../../../../contract/fields.ts'
import { kindOf } from '../../../../contract/kinds.ts'

type FieldName<F extends Fields> = Extract<keyof F, string>

/**
 * The place of a value on the card of a record on phones: party and amount on the first line; number, date and status on
 * the second. The first column with the place `who` or `number` names a row of the table.
 */
export type CardPlace = 'picture' | 'who' | 'amount' | 'number' | 'day' | 'status'

/**
 * The display of some columns, by field name: the content of their cells, their place on the card of a phone, whether
 * they have space for long texts, and whether they are aligned at their end.
 */
export type ColumnDisplay<F extends Fields> = {
  readonly [N in FieldName<F>]?: {
    cell?(row: RowOf<F>): ReactNode
    card?: CardPlace
    onCard?(row: RowOf<F>): ReactNode
    wide?: true
    end?: true
  }
}

/** A column as the table shows it. */
export interface DrawnColumn<F extends Fields> {
  key: string
  label: DisplayText
  /** The name to order by; null if the column is not sortable. */
  sort: string | null
  /** Whether the column is aligned at its end, like numbers. */
  end: boolean
  /** Whether the column keeps its width on every page. */
  wide: boolean
  card: CardPlace | null
  /** Whether it names the row, and therefore stays visible while the table is scrolled. */
  naming: boolean
  field: Field
  cell: ((row: RowOf<F>) => ReactNode) | null
  onCard: ((row: RowOf<F>) => ReactNode) | null
}

const longText = 24

/** The columns of an entity's list, from its fields and their display. */
export function drawnColumns<F extends Fields>(
  fields: F,
  { columns, notSortable = [] }: Pick<Entity, 'columns' | 'notSortable'>,
  display: ColumnDisplay<F> = {},
): DrawnColumn<F>[] {
  const drawn = columns.map((name) => {
    const field = fieldOf(fields, name)
    const inTable = kindOf(field).inTable
    // The display is keyed by field names.
    const {
      cell = null,
      onCard = cell,
      card = null,
      wide = false,
      end = false,
    } = display[name as FieldName<F>] ?? {}
    return {
      key: name,
      label: field.label,
      sort: inTable.sorts && !notSortable.includes(name) ? name : null,
      end: end || inTable.atEnd === true,
      wide,
      card,
      field,
      cell,
      onCard,
    }
  })
  const naming = drawn.find(({ card }) => card === 'who' || card === 'number')
  return drawn.map((column) => ({ ...column, naming: column === naming }))
}

function fieldOf(fields: Fields, name: string): Field {
  const field = fields[name]
  if (!field) throw new Error(`The list shows ${name}, which its records do not have.`)
  return field
}

/** Whether these rows have a text so long that its column must not be narrow. */
export function isLong<F extends Fields>({ field, key }: DrawnColumn<F>, rows: readonly RowOf<F>[]): boolean {
  if (!kindOf(field).inTable.mayBeLong) return false
  return rows.some((row) => String(row[key] ?? '').length > longText)
}

/**
 * Returns the shown columns: those of the view in its order, otherwise all that the user has not hidden. The column that
 * names the rows is always shown.
 */
export function shownColumns<C extends Pick<DrawnColumn<Fields>, 'key' | 'naming'>>(
  columns: readonly C[],
  hidden: readonly string[],
  ordered: readonly string[] | null,
): C[] {
  if (!ordered) return columns.filter(({ key, naming }) => naming || !hidden.includes(key))
  const named = ordered.flatMap((name) => columns.find(({ key }) => key === name) ?? [])
  return [...columns.filter((column) => column.naming && !named.includes(column)), ...new Set(named)]
}
