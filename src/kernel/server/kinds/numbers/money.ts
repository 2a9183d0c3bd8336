import type { MoneyField } from '../../../contract/kinds/numbers/money.ts'
import type { KindOnServer } from '../kind.ts'
import { byValue, numberInCell } from './number.ts'
import { shortBytes } from '../form-bytes.ts'

export const moneyOnServer: KindOnServer<MoneyField> = {
  column: 'numeric(14,2)',
  bytesMax: shortBytes,
  schema: ({ min }) => ({ type: 'number', minimum: min }),
  order: byValue,
  fromCell: numberInCell,
  inFile: {
    cell: 'plain',
    words: (_, value) => (typeof value === 'number' ? value.toFixed(2) : String(value)),
    currency: ({ currency }) => currency,
  },
}
