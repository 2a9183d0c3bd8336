import type { DayField } from '../../contract/kinds/day.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './numbers/number.ts'
import { shortBytes } from './form-bytes.ts'

export const dayOnServer: KindOnServer<DayField> = {
  column: 'date',
  bytesMax: shortBytes,
  schema: () => ({ type: 'string', format: 'date' }),
  order: byValue,
  fromCell: (_, shown, cell) => ({ value: typeof cell === 'object' ? cell.exact : shown }),
  inFile: { cell: 'day', words: (_, value) => String(value) },
}
