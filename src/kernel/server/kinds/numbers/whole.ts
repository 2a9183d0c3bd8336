import type { WholeField } from '../../../contract/kinds/numbers/whole.ts'
import { plainInFile } from '../in-file.ts'
import type { KindOnServer } from '../kind.ts'
import { byValue, numberInCell } from './number.ts'
import { shortBytes } from '../form-bytes.ts'

export const wholeOnServer: KindOnServer<WholeField> = {
  column: 'integer',
  bytesMax: shortBytes,
  schema: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
  order: byValue,
  fromCell: numberInCell,
  inFile: plainInFile,
}
