import type { QuantityField } from '../../../contract/kinds/numbers/quantity.ts'
import { plainInFile } from '../in-file.ts'
import type { KindOnServer } from '../kind.ts'
import { byValue, numberInCell } from './number.ts'
import { shortBytes } from '../form-bytes.ts'

export const quantityOnServer: KindOnServer<QuantityField> = {
  column: 'numeric(14,2)',
  bytesMax: shortBytes,
  schema: () => ({ type: 'number', minimum: 0 }),
  order: byValue,
  fromCell: numberInCell,
  inFile: {
    ...plainInFile,
    currency: ({ currencyIn }) => (currencyIn === undefined ? undefined : { in: currencyIn }),
  },
}
