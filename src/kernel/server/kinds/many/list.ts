import type { ListField } from '../../../contract/kinds/many/list.ts'
import type { KindOnServer } from '../kind.ts'
import { jsonBytesMax } from '../form-bytes.ts'

export const listOnServer: KindOnServer<ListField> = {
  column: 'jsonb',
  bytesMax: () => jsonBytesMax,
  schema: ({ fields, max }, _, recordOf) => ({ type: 'array', maxItems: max, items: recordOf(fields) }),
}
