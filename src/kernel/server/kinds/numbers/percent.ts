import type { PercentField } from '../../../contract/kinds/numbers/percent.ts'
import { plainInFile } from '../in-file.ts'
import type { KindOnServer } from '../kind.ts'
import { byValue, numberInCell } from './number.ts'
import { shortBytes } from '../form-bytes.ts'

export const percentOnServer: KindOnServer<PercentField> = {
  column: 'numeric(5,2)',
  bytesMax: shortBytes,
  schema: () => ({ type: 'number', minimum: 0, maximum: 100 }),
  order: byValue,
  // 15 % is stored as 0.15 in a spreadsheet and shown as 15.
  fromCell: ({ label }, shown, cell) => numberInCell({ label, asShown: true }, shown, cell),
  inFile: plainInFile,
}
