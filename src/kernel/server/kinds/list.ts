import type { ListField } from '../../contract/kinds/list.ts'
import type { KindOnServer } from './kind.ts'

export const listOnServer: KindOnServer<ListField> = {
  column: 'jsonb',
  schema: ({ fields, max }, _, recordOf) => ({ type: 'array', maxItems: max, items: recordOf(fields) }),
}
