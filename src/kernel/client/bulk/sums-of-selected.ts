import type { DisplayText } from '../../../i18n/messages.ts'
import type { Fields, RowOf } from '../../contract/fields.ts'
import { formatMoney } from '../../contract/values/formats.ts'
import { sumOf } from '../../contract/values/money.ts'
import type { DrawnColumn } from '../entity-table/table/columns/columns.ts'

interface Sum {
  key: string
  label: DisplayText
  sum: string
}

/** The facts of a column that a sum needs. */
export type SummedColumn = Pick<DrawnColumn<Fields>, 'key' | 'label' | 'field'>

/** The sums of the selected rows: the first few amounts that the list shows. */
export function sumsOf<F extends Fields>(
  columns: readonly SummedColumn[],
  rows: readonly RowOf<F>[],
  most: number,
): Sum[] {
  return columns
    .flatMap(({ key, label, field }) => (field.kind === 'money' ? [{ key, label, field }] : []))
    .slice(0, most)
    .map(({ key, label, field }) => ({
      key,
      label,
      sum: formatMoney(sumOf(rows.map((row) => Number(row[key] ?? 0))), field.currency),
    }))
}
