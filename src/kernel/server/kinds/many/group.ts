import type { GroupField } from '../../../contract/kinds/many/group.ts'
import type { KindOnServer } from '../kind.ts'
import { jsonBytesMax } from '../form-bytes.ts'

export const groupOnServer: KindOnServer<GroupField> = {
  column: 'jsonb',
  bytesMax: () => jsonBytesMax,
  schema: ({ fields }, _, recordOf) => recordOf(fields),
}
