import type { InstantField } from '../../contract/kinds/instant.ts'
import type { KindOnClient } from './kind.ts'

export const instantOnClient: KindOnClient<InstantField> = {}
