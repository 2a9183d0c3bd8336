import type { JsonField } from '../../contract/kinds/json.ts'
import type { KindOnServer } from './kind.ts'
import { jsonBytesMax } from './form-bytes.ts'

export const jsonOnServer: KindOnServer<JsonField> = {
  column: 'jsonb',
  bytesMax: () => jsonBytesMax,
  schema: () => ({}),
}
