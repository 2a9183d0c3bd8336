import type { FileField } from '../../contract/kinds/file.ts'
import type { KindOnServer } from './kind.ts'

export const fileOnServer: KindOnServer<FileField> = {
  column: null,
  schema: () => ({ type: 'string', format: 'binary' }),
}
