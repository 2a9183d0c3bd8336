import type { InstantField } from '../../contract/kinds/instant.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './numbers/number.ts'
import { shortBytes } from './form-bytes.ts'

export const instantOnServer: KindOnServer<InstantField> = {
  column: 'timestamp with time zone',
  bytesMax: shortBytes,
  schema: () => ({ type: 'string', format: 'date-time' }),
  order: byValue,
  inFile: { cell: 'moment', words: (_, value) => String(value).slice(0, 16) },
}
