import type { ReactNode } from 'react'
import type { DisplayText } from '../../../../../i18n/messages.ts'
import type { Entity } from '../../../../contract/entity.ts'
import type { Field, Fields, RowOf } from '../../../../contract/fields.ts'
import { kindOf } from '../../../../contract/kinds.ts'

type FieldName<F extends Fields> = Extract<keyof F, string>

/**
 * Where a value stands on the card that a phone shows of a record: who or what and how much on its first line, number,
 * day and state on the second. The first column that says who or gives the number names a row of the table.
 */
export type CardPlace = 'picture' | 'who' | 'amount' | 'number' | 'day' | 'status'

/**
 * The display of some columns, by the names of their fields: what stands in their cells where that is not what their
 * kind shows, their place on the card of a phone and what stands there where the table has more, whether they have room for long texts whatever else has to stand
 * beside them, and whether they stand at the end as numbers do.
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

/** A column as the table draws it. */
export interface DrawnColumn<F extends Fields> {
  key: string
  label: DisplayText
  /** The name to order by; null where the list cannot be ordered. */
  sort: string | null
  /** Numbers stand at the end of their column. */
  end: boolean
  /** Whether the column must have room on every page. */
  wide: boolean
  card: CardPlace | null
  /** Whether it names the row, and so stays in sight however far the table is scrolled. */
  naming: boolean
  field: Field
  cell: ((row: RowOf<F>) => ReactNode) | null
  onCard: ((row: RowOf<F>) => ReactNode) | null
}

const longText = 24

/** The columns of an entity's list, with all that their fields say and with their display. */
export function drawnColumns<F extends Fields>(
  fields: F,
  { columns, notSortable = [] }: Pick<Entity, 'columns' | 'notSortable'>,
  display: ColumnDisplay<F> = {},
): DrawnColumn<F>[] {
  const drawn = columns.map((name) => {
    const field = fieldOf(fields, name)
    const inTable = kindOf(field).inTable
    // The names of the display are those of the fields.
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

/** Whether a text of these rows is so long that its column must not become narrow. */
export function isLong<F extends Fields>({ field, key }: DrawnColumn<F>, rows: readonly RowOf<F>[]): boolean {
  if (!kindOf(field).inTable.mayBeLong) return false
  return rows.some((row) => String(row[key] ?? '').length > longText)
}

/**
 * The columns that are shown: those that a view names, in its order, else all but those that the person has hidden. The
 * one that names the rows is always there.
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
