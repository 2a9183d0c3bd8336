import type { CSSProperties } from 'react'
import type { Fields } from '../../../../contract/fields.ts'
import type { DrawnColumn } from './columns.ts'
import inSight from '../in-sight.module.css'

/** A column with its place in the table. */
export interface PlacedColumn<F extends Fields> extends DrawnColumn<F> {
  /** Whether the user has set the width. */
  sized: boolean
  /** The style that freezes the column, if it is frozen. */
  sticky: { className: string | undefined; style: CSSProperties } | undefined
}

const first = { className: inSight.naming, style: { insetInlineStart: 0 } }

/** Columns with their widths and freezing: the first `held` columns are frozen, by default the one that names the rows. */
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
