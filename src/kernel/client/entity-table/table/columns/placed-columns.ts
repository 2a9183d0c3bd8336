import type { CSSProperties } from 'react'
import type { Fields } from '../../../../contract/fields.ts'
import type { DrawnColumn } from './columns.ts'
import inSight from '../in-sight.module.css'

/** A column where it stands in the table. */
export interface PlacedColumn<F extends Fields> extends DrawnColumn<F> {
  /** Whether somebody has said how wide it is. */
  sized: boolean
  /** What keeps it in sight, where anything does. */
  sticky: { className: string | undefined; style: CSSProperties } | undefined
}

const first = { className: inSight.naming, style: { insetInlineStart: 0 } }

/** Columns with what is said of each: as many of the first stay in sight as are held, else the one that names the rows. */
export function placedColumns<F extends Fields>(
  columns: readonly DrawnColumn<F>[],
  sized: readonly string[],
  held: number | null,
): PlacedColumn<F>[] {
  return columns.map((column, at) => ({
    ...column,
    sized: sized.includes(column.key),
    sticky:
      held === null
        ? column.naming
          ? first
          : undefined
        : at < held
          ? {
              className: at === held - 1 ? inSight.naming : inSight.held,
              style: { insetInlineStart: `var(--held-${at})` },
            }
          : undefined,
  }))
}
