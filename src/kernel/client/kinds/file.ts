import type { FileField } from '../../contract/kinds/file.ts'
import type { KindOnClient } from './kind.ts'

export const fileOnClient: KindOnClient<FileField> = {}
