import type { ReactNode } from 'react'
import type { Field, Fields, RowOf } from '../../contract/fields.ts'

type FieldName<F extends Fields> = Extract<keyof F, string>

/**
 * A column of a table: the name of a field, shown as its kind is; a field in another dress, or with room for long
 * texts whatever else has to stand beside it; or something that is no field and cannot be sorted by.
 */
export type Column<F extends Fields> =
  | FieldName<F>
  | { name: FieldName<F>; cell?(row: RowOf<F>): ReactNode; wide?: true }
  | { label: string; cell(row: RowOf<F>): ReactNode }

/** A column as the table draws it. */
export interface DrawnColumn<F extends Fields> {
  key: string
  label: string
  /** The name to order by; null where the list cannot be ordered. */
  sort: string | null
  /** Numbers stand at the end of their column. */
  end: boolean
  /** Whether a text of this page is so long that the column must not become narrow. */
  long: boolean
  /** Whether the column must have room on every page. */
  wide: boolean
  field: Field | null
  cell: ((row: RowOf<F>) => ReactNode) | null
}

const sortable = ['text', 'note', 'money', 'quantity', 'percent', 'whole', 'day', 'instant', 'flag', 'choice']
const atEnd = ['money', 'quantity', 'percent']
const longText = 24

/** The columns with all that their fields, and the rows of the page, say. */
export function drawnColumns<F extends Fields>(
  fields: F,
  columns: readonly Column<F>[],
  rows: readonly RowOf<F>[],
): DrawnColumn<F>[] {
  return columns.map((column) => {
    if (typeof column === 'object' && 'label' in column) {
      const { label, cell } = column
      return { key: label, label, sort: null, end: false, long: false, wide: false, field: null, cell }
    }
    const { name, cell = null, wide = false } = typeof column === 'string' ? { name: column } : column
    const field = fields[name] ?? null
    const kind = field?.kind ?? ''
    return {
      key: name,
      label: field?.label ?? name,
      sort: sortable.includes(kind) ? name : null,
      end: atEnd.includes(kind),
      long: ['text', 'note'].includes(kind) && rows.some((row) => String(row[name] ?? '').length > longText),
      wide,
      field,
      cell,
    }
  })
}
