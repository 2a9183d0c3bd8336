import type { Translate } from '../../../../i18n/translate.ts'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import { shownOf } from '../../../contract/shown-of.ts'
import { isMissing, valueText } from '../../show/values/value-text.ts'
import type { DrawnColumn } from '../table/columns/columns.ts'

/** The name of a row: its number and its party, such as `INV-2026-00001 · Two Rivers`. */
export function rowName<F extends Fields>(
  columns: readonly DrawnColumn<F>[],
  row: RowOf<F>,
  t: Translate,
): string {
  return (['number', 'who'] as const)
    .map((place) => columns.find(({ card }) => card === place))
    .flatMap((column) =>
      column && !isMissing(row[column.key])
        ? [valueText(column.field, shownOf(column.field, column.key, row), t)]
        : [],
    )
    .join(' · ')
}
