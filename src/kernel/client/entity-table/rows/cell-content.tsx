import type { ReactNode } from 'react'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import { shownOf } from '../../../contract/shown-of.ts'
import { ShowValue } from '../../show/values/show-value.tsx'
import type { DrawnColumn } from '../table/columns/columns.ts'

/** The content of a cell, in the table and on the card. */
export function cellContent<F extends Fields>(
  { key, field, cell }: DrawnColumn<F>,
  row: RowOf<F>,
): ReactNode {
  if (cell) return cell(row)
  return <ShowValue field={field} value={shownOf(field, key, row)} />
}
