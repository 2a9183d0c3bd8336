import type { JsonField } from '../../contract/kinds/json.ts'
import type { KindOnClient } from './kind.ts'

export const jsonOnClient: KindOnClient<JsonField> = {}
