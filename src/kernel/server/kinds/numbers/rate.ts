import type { RateField } from '../../../contract/kinds/numbers/rate.ts'
import { plainInFile } from '../in-file.ts'
import type { KindOnServer } from '../kind.ts'
import { byValue, numberInCell } from './number.ts'
import { shortBytes } from '../form-bytes.ts'

export const rateOnServer: KindOnServer<RateField> = {
  column: 'numeric(10,2)',
  bytesMax: shortBytes,
  schema: () => ({ type: 'number', minimum: 100, maximum: 9999.99 }),
  order: byValue,
  fromCell: numberInCell,
  inFile: plainInFile,
}
