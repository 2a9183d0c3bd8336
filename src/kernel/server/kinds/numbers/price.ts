import type { PriceField } from '../../../contract/kinds/numbers/price.ts'
import { decimalsOf } from '../../../contract/values/money.ts'
import { shortBytes } from '../form-bytes.ts'
import type { KindOnServer } from '../kind.ts'
import { byValue, numberInCell } from './number.ts'

export const priceOnServer: KindOnServer<PriceField> = {
  column: 'numeric(16,4)',
  bytesMax: shortBytes,
  schema: (_, direction) => ({
    type: 'number',
    minimum: 0,
    ...(direction === 'in' && { description: decimals }),
  }),
  order: byValue,
  fromCell: ({ label }, shown, cell) => numberInCell({ label, currency: 'USD' }, shown, cell),
  inFile: {
    cell: 'plain',
    words: (_, value) =>
      typeof value === 'number' ? value.toFixed(Math.max(2, decimalsOf(value))) : String(value),
    currency: () => 'USD',
  },
}

const decimals = 'At most as many decimals as the setting `price_decimals` says: 2, 3 or 4.'
