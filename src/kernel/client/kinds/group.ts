import type { GroupField } from '../../contract/kinds/group.ts'
import type { KindOnClient } from './kind.ts'

export const groupOnClient: KindOnClient<GroupField> = {}
