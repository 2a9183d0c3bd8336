import type { GroupedField } from '../../../contract/kinds/many/grouped.ts'
import type { KindOnServer } from '../kind.ts'
import { jsonBytesMax } from '../form-bytes.ts'

export const groupedOnServer: KindOnServer<GroupedField> = {
  column: null,
  bytesMax: () => jsonBytesMax,
  schema: ({ fields }, _, recordOf) => ({
    type: 'object',
    additionalProperties: { type: 'array', items: recordOf(fields) },
  }),
}
