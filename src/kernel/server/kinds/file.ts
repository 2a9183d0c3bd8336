import type { FileField } from '../../contract/kinds/file.ts'
import type { KindOnServer } from './kind.ts'

const fileBytesMax = 20 * 1024 * 1024

export const fileOnServer: KindOnServer<FileField> = {
  column: null,
  bytesMax: () => fileBytesMax,
  schema: () => ({ type: 'string', format: 'binary' }),
}
