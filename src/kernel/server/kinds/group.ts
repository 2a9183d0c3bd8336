import type { GroupField } from '../../contract/kinds/group.ts'
import type { KindOnServer } from './kind.ts'

export const groupOnServer: KindOnServer<GroupField> = {
  column: 'jsonb',
  schema: ({ fields }, _, recordOf) => recordOf(fields),
}
