import type { JsonField } from '../../contract/kinds/json.ts'
import type { KindOnServer } from './kind.ts'

export const jsonOnServer: KindOnServer<JsonField> = {
  column: 'jsonb',
  schema: () => ({}),
}
