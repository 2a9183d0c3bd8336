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
  // The error shows the format that users write, not the one of the API.
  fromCell: (_, shown, cell, { order, today }) => {
    const text = typeof cell === 'object' ? cell.exact : shown.trim()
    const day = dayOfSerial(text) ?? readDay(text, today)?.[order]
    if (day || text === '') return { value: day ?? null }
    return { reason: 'Enter a real date as dd/mm/yyyy, such as 27/11/2026.' }
  },
  inFile: { cell: 'day', words: (_, value) => String(value) },
}
