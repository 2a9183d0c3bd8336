import type { ReactNode } from 'react'
import type { Field, Fields, RowOf } from '../../contract/fields.ts'
import { onClient } from '../kinds.ts'

type FieldName<F extends Fields> = Extract<keyof F, string>

/**
 * Where a value stands on the card that a phone shows of a record: who or what and how much on its first line, number,
 * day and state on the second. The first column that says who or gives the number names a row of the table.
 */
export type CardPlace = 'picture' | 'who' | 'amount' | 'number' | 'day' | 'status'

/**
 * A column of a table: the name of a field, shown as its kind is; a field in another dress, with its place on the card
 * of a phone, or with room for long texts whatever else has to stand beside it; or something that is no field and
 * cannot be sorted by.
 */
export type Column<F extends Fields> =
  | FieldName<F>
  | { name: FieldName<F>; cell?(row: RowOf<F>): ReactNode; card?: CardPlace; wide?: true }
  | { label: string; cell(row: RowOf<F>): ReactNode; card?: CardPlace; end?: true }

/** A column as the table draws it. */
export interface DrawnColumn<F extends Fields> {
  key: string
  label: string
  /** The name to order by; null where the list cannot be ordered. */
  sort: string | null
  /** Numbers stand at the end of their column. */
  end: boolean
  /** Whether the column must have room on every page. */
  wide: boolean
  card: CardPlace | null
  /** Whether it names the row, and so stays in sight however far the table is scrolled. */
  naming: boolean
  field: Field | null
  cell: ((row: RowOf<F>) => ReactNode) | null
}

const longText = 24

/** The columns with all that their fields say. */
export function drawnColumns<F extends Fields>(fields: F, columns: readonly Column<F>[]): DrawnColumn<F>[] {
  const drawn = columns.map((column) => drawnColumn(fields, column))
  const naming = drawn.find(({ card }) => card === 'who' || card === 'number')
  return drawn.map((column) => ({ ...column, naming: column === naming }))
}

function drawnColumn<F extends Fields>(fields: F, column: Column<F>): DrawnColumn<F> {
  if (typeof column === 'object' && 'label' in column) {
    const { label, cell, card = null, end = false } = column
    return { key: label, label, sort: null, end, wide: false, card, naming: false, field: null, cell }
  }
  const {
    name,
    cell = null,
    card = null,
    wide = false,
  } = typeof column === 'string' ? { name: column } : column
  const field = fields[name] ?? null
  const inTable = field && onClient(field).column
  return {
    key: name,
    label: field?.label ?? name,
    sort: inTable?.sorts ? name : null,
    end: inTable?.atEnd === true,
    wide,
    card,
    naming: false,
    field,
    cell,
  }
}

/** Whether a text of these rows is so long that its column must not become narrow. */
export function isLong<F extends Fields>({ field, key }: DrawnColumn<F>, rows: readonly RowOf<F>[]): boolean {
  if (!field || !onClient(field).column.mayBeLong) return false
  return rows.some((row) => String(row[key] ?? '').length > longText)
}
