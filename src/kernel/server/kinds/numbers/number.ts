import type { Sql } from 'sql-template-tag'
import type { Cell } from '../../../../parts/spreadsheets/read-spreadsheet.ts'
import type { Label } from '../../../../i18n/messages.ts'
import type { Currency } from '../../../contract/values/money.ts'
import { amountInCell } from '../../spreadsheet-import/amount-in-cell.ts'
import type { RawValue } from '../kind.ts'

/** Ordered by what it is. */
export const byValue = (value: Sql): Sql => value

/** The number that a cell tells; amounts in another currency than the field's are refused. */
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
  if (typeof cell === 'object' && !asShown && !isAgreedUpon(cell.exact)) return { value: cell.exact }
  const amount = amountInCell(shown.replace(/%\s*$/, ''), currency)
  if ('number' in amount) return { value: amount.number }
  // What a number shows has a dot before its decimals: 1.125 is no riddle there.
  if (typeof cell === 'object' && amount.asDecimals !== undefined) return { value: amount.asDecimals }
  return { reason: amount.reason(label) }
}

/** 0.5175 that is shown as 0.52 is what people have agreed upon. */
function isAgreedUpon(exact: string): boolean {
  return /\.\d{3,}$/.test(exact)
}
