import type { DayField } from '../../contract/kinds/day.ts'
import { dayOfSerial, readDay } from '../../contract/values/read-day.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './numbers/number.ts'
import { shortBytes } from './form-bytes.ts'

export const dayOnServer: KindOnServer<DayField> = {
  column: 'date',
  bytesMax: shortBytes,
  schema: () => ({ type: 'string', format: 'date' }),
  order: byValue,
  // What is no date stays as it is shown, and the check says so.
  fromCell: (_, shown, cell, { order, today }) => {
    const text = typeof cell === 'object' ? cell.exact : shown.trim()
    return { value: dayOfSerial(text) ?? readDay(text, today)?.[order] ?? shown }
  },
  inFile: { cell: 'day', words: (_, value) => String(value) },
}
