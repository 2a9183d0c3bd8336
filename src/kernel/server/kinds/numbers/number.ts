import type { Sql } from 'sql-template-tag'
import type { Cell } from '../../../../parts/spreadsheets/read-spreadsheet.ts'
import type { Label } from '../../../../i18n/messages.ts'
import type { Currency } from '../../../contract/values/money.ts'
import { amountInCell } from './amount-in-cell.ts'
import type { RawValue } from '../kind.ts'

/** Sorts by the stored value itself. */
export const byValue = (value: Sql): Sql => value

/** The number in a cell; amounts in another currency than the field's are refused. */
export function numberInCell(
  {
    label,
    currency = null,
    asShown = false,
  }: { label: Label; currency?: Currency | null; asShown?: boolean },
  shown: string,
  cell: Cell | undefined,
): RawValue {
  if (shown.trim() === '') return { value: null }
  if (typeof cell === 'object' && !asShown && !isShownRounded(cell.exact)) return { value: cell.exact }
  const amount = amountInCell(shown.replace(/%\s*$/, ''), currency)
  if ('number' in amount) return { value: amount.number }
  // A numeric cell shows a dot before its decimals, so 1.125 is not ambiguous there.
  if (typeof cell === 'object' && amount.asDecimals !== undefined) return { value: amount.asDecimals }
  return { reason: amount.reason(label) }
}

/** If 0.5175 is shown as 0.52, users have agreed on 0.52. */
function isShownRounded(exact: string): boolean {
  return /\.\d{3,}$/.test(exact)
}
